/**
 * The work of a thread that is on no branch, as files of its state, and whether it is saved: that is said only of what GitHub has given
 * back, byte for byte.
 */
import type { ReadBack, Saved } from "../../state/read-back.ts";
import type { StateContents, StateFile } from "../../state/state-file.ts";
import { AS_READ, sameFiles } from "./conversation-files.ts";
import { asOther, isOfOther, isUnpublished, PENDING_REPORT } from "./unpublished.ts";

export type WorkKind = "work" | "aside" | "copies";

/** `kinds` are those that there are. `saving`: nobody knows yet. `why` is a sentence for people. */
export type WorkStanding =
  | Readonly<{ status: "none" | "saving"; kinds: readonly WorkKind[] }>
  | Readonly<{ status: "saved"; kinds: readonly WorkKind[]; proof: Saved | "read when the run began" }>
  | Readonly<{ status: "unsaved"; kinds: readonly WorkKind[]; why: string }>;

const KINDS: readonly WorkKind[] = ["work", "aside", "copies"];

export class ThreadWork {
  /** Contents of earlier runs, by path. */
  readonly before: StateContents;
  #files: readonly StateFile[];
  #written: readonly StateFile[] | undefined;
  #checked: Readonly<{ files: readonly StateFile[]; back: ReadBack }> | undefined;

  /** `read` are the files of the state as the run found it. */
  constructor(read: StateContents) {
    this.before = new Map([...read].filter(([path]) => path.startsWith("work/") && path !== PENDING_REPORT));
    this.#files = sameFiles(this.before);
  }

  get files(): readonly StateFile[] {
    return this.#files;
  }

  /** Replaces the work of this repository. That of other repositories stays. */
  leave(files: readonly StateFile[]): void {
    this.#files = [...files, ...this.#files.filter(({ path }) => isOfOther(path))];
  }

  /** Keeps the work that is among these files of a state, of all repositories, and returns it. */
  replace(files: readonly StateFile[]): readonly StateFile[] {
    this.#files = files.filter(({ path }) => path.startsWith("work/") && path !== PENDING_REPORT);
    return this.#files;
  }

  leaveOther(id: number, files: readonly StateFile[]): void {
    this.#files = [
      ...this.#files.filter(({ path }) => !isOfOther(path, id)),
      ...files.map((file) => asOther(file, id)),
    ];
  }

  /** Notes that a state with these files was pushed. */
  noteWritten(files: readonly StateFile[]): void {
    this.#written = files;
  }

  /** Whether the work as it is now has been pushed. */
  get isWritten(): boolean {
    return this.#written === this.#files;
  }

  noteChecked(files: readonly StateFile[], back: ReadBack): void {
    this.#checked = { files, back };
  }

  /** Paths of new work, which is in no state that was read. */
  get fresh(): readonly string[] {
    const isWork = (path: string) => KINDS.some((kind) => isUnpublished(path, kind));
    return this.#files.filter(({ path, stamp }) => stamp !== AS_READ && isWork(path)).map(({ path }) => path);
  }

  get standing(): WorkStanding {
    const kinds = KINDS.filter((kind) => this.#files.some(({ path }) => isUnpublished(path, kind)));
    if (kinds.length === 0) return { status: "none", kinds };
    if (this.fresh.length === 0) return { status: "saved", kinds, proof: "read when the run began" };
    if (this.#checked?.files !== this.#files) return { status: "saving", kinds };
    const { back } = this.#checked;
    return back.status === "saved" ? { ...back, kinds } : { ...back, kinds };
  }
}
