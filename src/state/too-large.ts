/** Whether the files of a state are within `LIMITS`, and the error if they are not. */
import { Fault } from "../lib/fault.ts";
import { isWithoutRoom } from "../lib/system-error.ts";
import { isCopy, LIMITS, type StoredFile } from "./state-file.ts";

/** Throws `TooLarge` for files that could not be read again. */
export function requireSize(files: ReadonlyMap<string, StoredFile>): void {
  const bytesOf = (some: readonly StoredFile[]) => some.reduce((all, { bytes }) => all + bytes, 0);
  const beside = [...files].flatMap(([path, file]) => (isCopy(path) ? [] : [file]));
  if (beside.length >= LIMITS.filesBesideCopies || bytesOf(beside) >= LIMITS.besideCopies)
    throw new TooLarge("conversation");
  if (files.size >= LIMITS.files || bytesOf([...files.values()]) >= LIMITS.allBytes) throw new TooLarge("copies");
}

/** Nothing was written, because this part has more files, or more bytes, than a state may have. */
export class TooLarge extends Fault {
  readonly part: "conversation" | "copies";

  constructor(part: TooLarge["part"]) {
    const what = part === "conversation" ? "conversation has" : "saved changes have";
    super("config", `The ${what} become too long to be saved.`, {
      hint: "Mention me with `reset` to start a new conversation.",
    });
    this.part = part;
  }
}

/** Whether a state with fewer files could be written. */
export function isUnfit(error: unknown): boolean {
  return error instanceof TooLarge || isWithoutRoom(error);
}
