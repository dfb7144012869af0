/**
 * Holds what a run remembers of its thread, and saves what the next run needs. Saving runs in the background until the
 * end. If it fails, the work continues and the comment says so.
 */
import { canonicalJson } from "../../lib/json.ts";
import { prompt } from "../../prompts.ts";
import {
  answeredIn,
  freshManifest,
  type Lease,
  type Manifest,
  withAnswer,
  workElsewhere,
} from "../../state/manifest.ts";
import type { StateContents, StateFile } from "../../state/state-file.ts";
import type { SavedOrLost, StateStore } from "../../state/state-store.ts";
import { isUnfit } from "../../state/too-large.ts";
import { RUNS_FILE } from "../ledger.ts";
import { conversationFiles, PREFIX, restoreConversation, sameFiles } from "./conversation-files.ts";
import { FailureNote } from "./failure-note.ts";
import { ThreadWork, type WorkStanding } from "./thread-work.ts";
import { ofOther } from "./unpublished.ts";

export type MemoryStart = Readonly<{
  /** Without a store, nothing is saved. */
  store: StateStore | undefined;
  manifest: Manifest;
  files: StateContents;
  /** Why the saved state of the thread cannot be used, as a clause for people. */
  lost?: string | undefined;
  /** Set for the part that is about another repository of the run. */
  other?: Readonly<{ id: number; memory: Memory }>;
}>;

type ManifestChange = (manifest: Manifest) => Manifest;

export class Memory {
  /** These sentences appear in the comment. */
  readonly notes: Set<string>;
  /** The lease of the run before this one, if that run did not release it. */
  readonly cutOff: Lease | null;
  readonly wasCutOff: boolean;
  #store: StateStore | undefined;
  #manifest: Manifest;
  readonly #read: StateContents;
  readonly #work: ThreadWork;
  #telling: readonly StateFile[] = [];
  /** The keys of other requests that this run answers. */
  readonly joined: string[] = [];
  /** There is a saved state that cannot be used. */
  readonly isLost: boolean;
  #isResumed: boolean;
  #isFresh = false;
  #folder: string | undefined;
  #saving: Promise<unknown> = Promise.resolve();
  #isQueued = false;
  /** Whether the last attempt to save failed, and why. */
  readonly failure: FailureNote;
  #lease: Lease | undefined;
  /** Whether the state that was saved last has a lease. */
  #isHeld = false;
  /** For a question: the thread's own memory, which another run may change meanwhile. */
  #beside: Memory | undefined;
  readonly #other: MemoryStart["other"];
  /** The manifest that was read. */
  readonly #begun: Manifest;

  constructor({ store, manifest, files, lost, other }: MemoryStart) {
    this.#store = store;
    this.#other = other;
    this.notes = other?.memory.notes ?? new Set();
    this.failure = new FailureNote(this.notes);
    this.hasStore = store !== undefined;
    this.#manifest = manifest;
    this.#begun = manifest;
    this.#read = files;
    this.#work = new ThreadWork(files);
    this.#isResumed = [...files.keys()].some((path) => path.startsWith("conversation/events/"));
    this.cutOff = manifest.lease;
    this.wasCutOff = manifest.lease !== null;
    this.isLost = lost !== undefined;
    if (lost !== undefined) this.notes.add(prompt("state-unusable", { why: lost }));
  }

  get manifest(): Manifest {
    return this.#manifest;
  }

  get id(): string {
    return this.#other?.memory.id ?? this.#manifest.conversation_id;
  }

  /** Whether the next run will probably know what happens now. */
  get isKept(): boolean {
    return this.#store !== undefined && !this.failure.isThere;
  }

  /** The lease that this run has and that its last save did not release, for the post step. */
  get heldLease(): Lease | undefined {
    return this.#isHeld && this.#store && !this.failure.lasting ? this.#lease : undefined;
  }

  /** False if nothing is saved of the thread: for a review, or because the inputs say so. */
  readonly hasStore: boolean;

  /** Whether there is an earlier conversation to continue. */
  get isResumed(): boolean {
    return this.#isResumed;
  }

  /** Restores the conversation of earlier runs into this folder. From now on the folder is what is saved. */
  openIn(folder: string): void {
    // The costs of runs stay known when their conversation is dropped.
    const kept = [...this.#read].filter(([path]) => !this.#isFresh || path === PREFIX + RUNS_FILE);
    restoreConversation(new Map(kept), folder);
    this.#folder = folder;
  }

  /** The folder of the conversation. Undefined until it is opened. */
  get folder(): string | undefined {
    return this.#folder;
  }

  /** The unpublished changes of earlier runs, by path. */
  get workBefore(): StateContents {
    return this.#work.before;
  }

  /** The unpublished changes that the next run will find, and whether they are saved. */
  get work(): WorkStanding {
    return this.#work.standing;
  }

  /** Replaces the unpublished changes by those of this run. Those of other repositories stay. */
  leaveWork(files: readonly StateFile[]): void {
    if (this.#other) this.#other.memory.#work.leaveOther(this.#other.id, files);
    else this.#work.leave(files);
  }

  /** Saves new unpublished changes, and has GitHub give them back: `work` says then whether they are saved. Never rejects. */
  async checkWork(): Promise<void> {
    const { files, fresh } = this.#work;
    if (fresh.length === 0) return;
    if (!this.#work.isWritten) await this.#saved(true);
    const back = this.isKept ? await this.#store?.readBack(fresh) : undefined;
    this.#work.noteChecked(files, back ?? { status: "unsaved", why: "" }); // a note says why
  }

  /**
   * Returns the memory of another repository in which runs on this thread work: its branch is in `manifest.work`, and
   * `leaveWork` replaces its unpublished changes. Everything else, such as notes, is the thread's.
   */
  of(id: number): Memory {
    const manifest = { ...this.#manifest, work: workElsewhere(this.#manifest, id), lease: this.cutOff };
    return new Memory({ store: undefined, manifest, files: ofOther(this.#read, id), other: { id, memory: this } });
  }

  /** Saves the pending report with the state. Until the next run begins it can be posted again. */
  leavePendingReport(pendingReport: StateFile): void {
    this.#telling = [pendingReport];
  }

  /**
   * Returns a memory for a question, which holds no lease, so that another run may begin to work on the thread meanwhile. It
   * has the same past. Only its answer is saved, and it has no pending proposal.
   */
  aside(): Memory {
    const manifest = { ...this.#manifest, proposal: null, lease: null };
    const memory = new Memory({ store: undefined, manifest, files: this.#read });
    memory.#beside = this;
    return memory;
  }

  /** Drops the earlier conversation. Everything else that is known of the thread stays. `why` is a clause for people. */
  startAfresh(id: string, why?: string): void {
    if (why !== undefined) this.notes.add(prompt("state-unusable", { why }));
    this.#manifest = { ...this.#manifest, conversation_id: id };
    this.#isResumed = false;
    this.#isFresh = true;
  }

  /** Records a request that came during this run, and that this run answers. */
  join(key: string): void {
    this.joined.push(key);
  }

  update(change: ManifestChange): void {
    this.#manifest = change(this.#manifest);
  }

  /** Takes the lease on the thread. Resolves to "lost" if another run was faster. Never rejects. */
  async claim(lease: Lease, commentId: number | undefined): Promise<"ours" | "lost"> {
    this.update((manifest) => ({ ...manifest, lease, comment_id: commentId ?? manifest.comment_id }));
    const written = await this.#enqueue();
    this.#lease = lease;
    return written?.status === "lost" ? "lost" : "ours";
  }

  /** Saves the present state in the background. Several waiting saves become one. */
  checkpoint(): void {
    if (this.#isQueued) return;
    this.#isQueued = true;
    void this.#saved();
  }

  /** Saves the present state, and waits for it. Never rejects. */
  async keep(): Promise<void> {
    await this.#saved();
  }

  /** Saves at once, and resolves to whether every later run will see it. If not, the change is undone. Never rejects. */
  async settle(change: ManifestChange): Promise<boolean> {
    const before = this.#manifest;
    this.update(change);
    const written = await this.#saved();
    if (written?.status !== "saved") this.#manifest = before;
    return written?.status === "saved";
  }

  /** Saves for the last time, and resolves to whether every later run will see it. Never rejects. */
  async close(change: ManifestChange): Promise<boolean> {
    if (this.#beside) return this.#beside.close((manifest) => answeredIn(manifest, change(this.#manifest)));
    this.update(change);
    const written = await this.#saved(true);
    if (!written && this.#isHeld && this.#store) {
      const [{ releaseOnly }, begun] = [await import("./fitting-state.ts"), this.#begun];
      this.#isHeld = !(await releaseOnly(this.#store, { begun, ended: this.#manifest, files: this.#read }));
    }
    return written?.status === "saved";
  }

  #enqueue(isLast = false): Promise<SavedOrLost | undefined> {
    const saved = this.#saving.then(() => this.#save(isLast));
    this.#saving = saved;
    return saved;
  }

  /** While the agent works, a server that refuses is left alone for a while. The end of a run does not come again. */
  async #save(isLast: boolean): Promise<SavedOrLost | undefined> {
    this.#isQueued = false;
    if (isLast) this.#store?.insist();
    try {
      const written = this.#store && (await this.#write(this.#store));
      this.failure.clear();
      const isFirst = this.#read.size === 0; // the comment says it once
      if (isFirst && written?.status === "saved" && written.isBranch) this.notes.add(prompt("state-on-branch"));
      return written;
    } catch (error) {
      this.failure.set(error);
      return undefined;
    }
  }

  /** If another run has saved an answer in the meantime, this run adds it and saves again, as long as it has the lease. */
  async #write(store: StateStore): Promise<SavedOrLost> {
    const written = await this.#push(store);
    const held = this.#lease;
    if (written.status === "saved" || !held) return written;
    const found = await store.read();
    if (found.status !== "found" || canonicalJson(found.manifest.lease) !== canonicalJson(held)) return written;
    this.update((manifest) => manifest.answered.reduce(withAnswer, { ...manifest, answered: found.manifest.answered }));
    return this.#push(store);
  }

  async #push(store: StateStore): Promise<SavedOrLost> {
    let { files } = this.#work;
    const draft = { manifest: this.#manifest, files: this.#files() };
    const written = await store.write(draft).catch(async (error: unknown) => {
      if (!isUnfit(error)) throw error;
      const fewer = await (await import("./fitting-state.ts")).writeFitting(store, draft, error, this.notes);
      if (this.#manifest.proposal === draft.manifest.proposal) this.#manifest = { ...this.#manifest, ...fewer.kept };
      if (files === this.#work.files) files = this.#work.replace(fewer.files);
      return fewer.written;
    });
    if (written.status !== "saved") return written;
    this.#work.noteWritten(files);
    this.#isHeld = draft.manifest.lease !== null;
    return written;
  }

  /** A run that has lost saves nothing from then on, because that would overwrite the work of another run. */
  async #saved(isLast = false): Promise<SavedOrLost | undefined> {
    const written = await this.#enqueue(isLast);
    if (written?.status !== "lost") return written;
    this.notes.add(prompt("state-taken-over"));
    this.#store = undefined;
    return written;
  }

  #files(): StateFile[] {
    const read = () => sameFiles(this.#read).filter(({ path }) => !path.startsWith("work/"));
    const conversation = this.#folder === undefined ? read() : conversationFiles(this.#folder);
    return [...conversation, ...this.#work.files, ...this.#telling];
  }
}

/** Makes the memory of a new thread, or of one that must not be remembered. */
export function blankMemory(store: StateStore | undefined, id: string, lost?: string): Memory {
  return new Memory({ store, manifest: freshManifest(id), files: new Map(), lost });
}
