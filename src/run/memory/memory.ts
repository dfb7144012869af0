/**
 * Holds what a run remembers of its thread, and saves what it leaves for the next one. Saving happens beside the work:
 * nobody waits for it before the end, and when it fails the work continues and the comment says so.
 */
import { freshManifest, type Lease, type Manifest, withAnswer } from "../../github/write/state/manifest.ts";
import type { Contents } from "../../github/write/state/read-state.ts";
import type { StateFile } from "../../github/write/state/state-file.ts";
import type { StateStore, Written } from "../../github/write/state/state-store.ts";
import { canonicalJson } from "../../lib/canonical-json.ts";
import { type Fault, toFault } from "../../lib/fault.ts";
import { sentences } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import { RUNS_FILE } from "../ledger.ts";
import { conversationFiles, PREFIX, restoreConversation, sameFiles } from "./conversation-files.ts";
import { PENDING_REPORT } from "./unpublished.ts";

export type MemoryStart = Readonly<{
  /** Without one, nothing is kept. */
  store: StateStore | undefined;
  manifest: Manifest;
  files: Contents;
  /** Why something that was kept of the thread cannot be used: a clause for people. */
  lost?: string | undefined;
}>;

type Change = (manifest: Manifest) => Manifest;

export class Memory {
  /** Sentences for the comment. */
  readonly notes = new Set<string>();
  /** What the run before this one held the thread by, if it has not let go of it. */
  readonly cutOff: Lease | null;
  #store: StateStore | undefined;
  #manifest: Manifest;
  readonly #read: Contents;
  #work: readonly StateFile[];
  #telling: readonly StateFile[] = [];
  readonly #joined: string[] = [];
  /** Something was kept of the thread that cannot be used. */
  readonly isLost: boolean;
  #isResumed: boolean;
  #isFresh = false;
  #folder: string | undefined;
  #saving: Promise<unknown> = Promise.resolve();
  #isQueued = false;
  /** Why it could not be saved last. */
  #failure: string | undefined;
  #lease: Lease | undefined;
  /** Of the work that this one is beside. */
  #beside: Memory | undefined;

  constructor({ store, manifest, files, lost }: MemoryStart) {
    this.#store = store;
    this.hasStore = store !== undefined;
    this.#manifest = manifest;
    this.#read = files;
    this.#work = sameFiles(this.workBefore);
    this.#isResumed = [...files.keys()].some((path) => path.startsWith("conversation/events/"));
    this.cutOff = manifest.lease;
    this.isLost = lost !== undefined;
    if (lost !== undefined) this.#sayUnusable(lost);
  }

  get wasCutOff(): boolean {
    return this.cutOff !== null;
  }

  get manifest(): Manifest {
    return this.#manifest;
  }

  /** Of the conversation. */
  get id(): string {
    return this.#manifest.conversation_id;
  }

  /** Whether what happens now will be known to the next run, as far as one can tell. */
  get isKept(): boolean {
    return this.#store !== undefined && this.#failure === undefined;
  }

  /** False where nothing is to be kept of the thread: of a review, or as the inputs say. */
  readonly hasStore: boolean;

  /** Whether there is an earlier conversation to go on with. */
  get isResumed(): boolean {
    return this.#isResumed;
  }

  /** From here on the conversation is what is in this folder, into which that of earlier runs is put. */
  openIn(folder: string): void {
    // What runs have cost stays known when their conversation is let go.
    const kept = [...this.#read].filter(([path]) => !this.#isFresh || path === PREFIX + RUNS_FILE);
    restoreConversation(new Map(kept), folder);
    this.#folder = folder;
  }

  /** Of the conversation; undefined until it is opened. */
  get folder(): string | undefined {
    return this.#folder;
  }

  /** What earlier runs left of work that was on no branch, path by path. */
  get workBefore(): Contents {
    return new Map([...this.#read].filter(([path]) => path.startsWith("work/") && path !== PENDING_REPORT));
  }

  /** Whether the next run will begin with work that is on no branch. */
  get hasUnpublished(): boolean {
    return this.#work.some(({ path }) => path.startsWith("work/unpublished"));
  }

  /** Whether it will have a patch that it does not apply. */
  get hasAside(): boolean {
    return this.#work.some(({ path }) => path.startsWith("work/aside"));
  }

  /** What this run leaves of it, in its place. */
  leaveWork(files: readonly StateFile[]): void {
    this.#work = files;
  }

  /** What is said when all is kept; until the next run begins it can be said once more. */
  leavePendingReport(pendingReport: StateFile): void {
    this.#telling = [pendingReport];
  }

  /**
   * The same past for a run beside the work, which may do with it what it likes: of what it saves only its answer is
   * kept, and nothing that waits is its concern.
   */
  aside(): Memory {
    const manifest = { ...this.#manifest, proposal: null, lease: null };
    const memory = new Memory({ store: undefined, manifest, files: this.#read });
    memory.#beside = this;
    return memory;
  }

  /** The earlier conversation is let go; what else is known of the thread stays. `why` is a clause for people. */
  startAfresh(id: string, why?: string): void {
    if (why !== undefined) this.#sayUnusable(why);
    this.#manifest = { ...this.#manifest, conversation_id: id };
    this.#isResumed = false;
    this.#isFresh = true;
  }

  #sayUnusable(why: string): void {
    this.notes.add(prompt("state-unusable", { why }));
  }

  /** A request that came while this run was at work, and was taken up by it. */
  join(key: string): void {
    this.#joined.push(key);
  }

  get joined(): readonly string[] {
    return this.#joined;
  }

  update(change: Change): void {
    this.#manifest = change(this.#manifest);
  }

  /** Takes the thread for this run; "lost" if another one was faster. Never rejects. */
  async claim(lease: Lease, commentId: number | undefined): Promise<"ours" | "lost"> {
    this.update((manifest) => ({ ...manifest, lease, comment_id: commentId ?? manifest.comment_id }));
    const written = await this.#enqueue();
    this.#lease = lease;
    return written?.status === "lost" ? "lost" : "ours";
  }

  /** Saves what there is now, beside the work. Of several that wait, one is enough. */
  checkpoint(): void {
    if (this.#isQueued) return;
    this.#isQueued = true;
    void this.#enqueue().then((written) => this.#noteLost(written));
  }

  /** Saves what there is now, and waits for it. Never rejects. */
  async keep(): Promise<void> {
    this.#noteLost(await this.#enqueue());
  }

  /** Saves at once; whether it is there for every later run to see. If not, the change is taken back. Never rejects. */
  async settle(change: Change): Promise<boolean> {
    const before = this.#manifest;
    this.update(change);
    const written = await this.#enqueue();
    this.#noteLost(written);
    if (written?.status === "saved") return true;
    this.#manifest = before;
    return false;
  }

  /** Saves for the last time; whether it is there for every later run to see. Never rejects. */
  async close(change: Change): Promise<boolean> {
    if (this.#beside) return this.#beside.close((manifest) => answeredIn(manifest, change(this.#manifest)));
    this.update(change);
    const written = await this.#enqueue();
    this.#noteLost(written);
    return written?.status === "saved";
  }

  #enqueue(): Promise<Written | undefined> {
    const saved = this.#saving.then(() => this.#save());
    this.#saving = saved;
    return saved;
  }

  async #save(): Promise<Written | undefined> {
    this.#isQueued = false;
    try {
      const written = this.#store && (await this.#write(this.#store));
      this.#noteFailure(undefined);
      // Said once: after that, people know where the state is.
      const isNews = written?.status === "saved" && written.isBranch && this.#read.size === 0;
      if (isNews) this.notes.add(prompt("state-on-branch"));
      return written;
    } catch (error) {
      this.#noteFailure(error);
      return undefined;
    }
  }

  /** What was saved in the end is kept, whatever stood in the way before. */
  #noteFailure(error: unknown): void {
    if (this.#failure !== undefined) this.notes.delete(this.#failure);
    this.#failure = error === undefined ? undefined : notKept(toFault(error));
    if (this.#failure !== undefined) this.notes.add(this.#failure);
  }

  /** Another run may have answered meanwhile; a run that has taken the lease keeps it. */
  async #write(store: StateStore): Promise<Written> {
    const written = await store.write({ manifest: this.#manifest, files: this.#files() });
    const held = this.#lease;
    if (written.status === "saved" || !held) return written;
    const found = await store.read();
    if (found.status !== "found" || canonicalJson(found.manifest.lease) !== canonicalJson(held)) return written;
    this.update((manifest) => manifest.answered.reduce(withAnswer, { ...manifest, answered: found.manifest.answered }));
    return store.write({ manifest: this.#manifest, files: this.#files() });
  }

  /** Nobody else's work is overwritten: from here on nothing is saved. */
  #noteLost(written: Written | undefined): void {
    if (written?.status !== "lost") return;
    this.notes.add(prompt("state-taken-over"));
    this.#store = undefined;
  }

  #files(): StateFile[] {
    const read = () => sameFiles(this.#read).filter(({ path }) => !path.startsWith("work/"));
    return [
      ...(this.#folder === undefined ? read() : conversationFiles(this.#folder)),
      ...this.#work,
      ...this.#telling,
    ];
  }
}

/** With the answers, and with how often that was. */
function answeredIn(manifest: Manifest, { answered, counters }: Manifest): Manifest {
  return { ...answered.reduce(withAnswer, manifest), counters };
}

function notKept({ message, hint }: Fault): string {
  return prompt("state-not-kept", { why: sentences(message, hint) });
}

/** Of a thread that is new to us, or that we may not remember. */
export function blankMemory(store: StateStore | undefined, id: string, lost?: string): Memory {
  return new Memory({ store, manifest: freshManifest(id), files: new Map(), lost });
}
