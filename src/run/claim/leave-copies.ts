/** Keeps copies of the files of a run that no patch has, and says which are not kept. */
import { join } from "node:path";
import type { LeakScanner } from "../../leak/scanner.ts";
import { type CopiedWork, copyWork } from "../memory/copied-work.ts";
import { copiedBytes, MOST_COPIED } from "../memory/copies.ts";
import type { Memory } from "../memory/memory.ts";
import { noteUncopied } from "../memory/uncopied.ts";
import { isOfOther, type ToCopy, type UnpublishedWork, unpublishedIn } from "../memory/unpublished.ts";

/** `folder` is that of the publisher, and `base` the commit that the work began with. */
export type CopyPlace = Readonly<{
  folder: string;
  workspace: string;
  base: string;
  apart?: string | undefined;
  environment: Readonly<Record<string, string>>;
  leaks: LeakScanner;
  /** The work that earlier runs left. */
  before?: UnpublishedWork | undefined;
  /** Copies that are in the state already, and stay: all together have a limit. */
  others?: Iterable<readonly [string, Buffer]>;
  /** In milliseconds. Files that were not looked at by then are named. */
  limitMs: number;
  /** Copies are made of these files only. */
  only?: readonly string[] | undefined;
}>;

/** The copies as files of the state. Rejects for nothing that is in the work tree. */
export function copiesOf({ folder, limitMs, others = [], ...place }: CopyPlace): Promise<CopiedWork> {
  const room = MOST_COPIED.allBytes - copiedBytes(others);
  return copyWork({ ...place, room, gitDir: join(folder, "publisher.git"), signal: AbortSignal.timeout(limitMs) });
}

type WithCopies = Readonly<{ work: UnpublishedWork }> & Pick<CopiedWork, "lost" | "unnamed">;

/** Adds copies of the files that no patch has to the work that a run has left. `lost` are those that could not be copied. */
export async function withCopies(left: UnpublishedWork, toCopy: ToCopy, place: CopyPlace): Promise<WithCopies> {
  if (toCopy.length === 0) return { work: left, lost: [], unnamed: 0 };
  const {
    files,
    kept,
    lost: uncopied,
    unnamed,
  } = await copiesOf({ ...place, only: toCopy === "all" ? undefined : toCopy });
  const copied = unpublishedIn(new Map(files.map((file) => [file.path, file.read()])));
  const lost = copied?.lost ?? [];
  const known = new Set([...kept, ...lost].map(({ path }) => path));
  const all = [...lost, ...left.lost.filter(({ path }) => !known.has(path))];
  return { work: { ...left, copies: copied?.copies, lost: all }, lost: uncopied, unnamed };
}

/** Has the state keep the copies, and the comment name what is not kept. */
export async function leaveCopies(
  memory: Memory,
  place: Omit<CopyPlace, "before" | "others">,
): Promise<Pick<CopiedWork, "kept" | "lost">> {
  const { workBefore } = memory;
  const others = [...workBefore].filter(([path]) => isOfOther(path));
  const { files, kept, lost, unnamed } = await copiesOf({ ...place, others, before: unpublishedIn(workBefore) });
  memory.leaveWork(files);
  noteUncopied(memory, lost, unnamed);
  return { kept, lost };
}
