/**
 * Keeps the state of a thread in a ref on GitHub: a signed manifest, the conversation's folder, and work in progress. It
 * works in a private bare repository of its own, which no tool can reach.
 *
 *     const store = openStateStore({ folder, remote, environment, name, repositoryId, secret, isEncrypted, leaks, now });
 *     const found = await store.read();                    // none | unusable | found { manifest, files }
 *     const written = await store.write({ manifest, files }); // saved | lost: somebody else was faster; read again
 *     const back = await store.readBack(paths);               // saved: GitHub gave back these very bytes | unsaved
 *
 * Paths are `conversation/…` (the folder as it is on disk) and `work/…`. One store is one run's: calls do not overlap.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Git } from "../core/workspace/git/settings.ts";
import { git, makeBareRepository } from "../core/workspace/git.ts";
import type { GitRemote } from "../git/commit/push.ts";
import type { LeakScanner } from "../leak/scanner.ts";
import { Fault, toFault } from "../lib/fault.ts";
import { isWithoutRoom } from "../lib/system-error.ts";
import { enclose, type Owner, type Read, readStateAt, type StateKeys, stateKeys, type Unusable } from "./envelope.ts";
import type { Manifest } from "./manifest.ts";
import type { ReadBack } from "./read-back.ts";
import { Refusals } from "./refusals.ts";
import { writeState } from "./state-commit.ts";
import { FileCache, type Put, type StateFile, type StateName, type StoredFile, stateDigest } from "./state-file.ts";
import { type StateRemote, stateRemote, type Tips } from "./state-remote.ts";
import { requireSize } from "./too-large.ts";

export type StateStoreOptions = Readonly<{
  /** A folder of our own outside the workspace. */
  folder: string;
  /** Folders in which a state is made while the disk of `folder` has no room, in this order. Nothing stays there. */
  spares?: readonly string[] | undefined;
  remote: Omit<GitRemote, "allowedBranch">;
  environment: Readonly<Record<string, string>>;
  name: StateName;
  repositoryId: number;
  /** The secret that the keys are made from. */
  secret: string;
  /** Whether what is written can be read with the key only. */
  isEncrypted: boolean;
  leaks: LeakScanner;
  now: () => Date;
  /** The refs of the state, if somebody has asked for them already; the first `read` relies on them. */
  seen?: Promise<Tips | undefined> | undefined;
}>;

export type FoundState = Read | Unusable | Readonly<{ status: "none" }>;

/** `isBranch`: the server does not accept our refs, so the state is on a branch. */
export type SavedOrLost = Readonly<{ status: "saved"; isBranch: boolean } | { status: "lost" }>;

type StateDraft = Readonly<{ manifest: Manifest; files: readonly StateFile[] }>;

export type StateStore = Readonly<{
  /** Reads the current state; later writes are on top of it. A "git" Fault when GitHub cannot be asked. */
  read(): Promise<FoundState>;
  /** On top of what was read or written last, or not at all. A Fault when it is too large, or GitHub does not take it. */
  write(draft: StateDraft): Promise<SavedOrLost>;
  /** Has the next `write` ask GitHub, also if it has refused the one before only just now. */
  insist(): void;
  /** Asks GitHub for these files of what was written last, and compares them. Never rejects. */
  readBack(paths: readonly string[]): Promise<ReadBack>;
}>;

type OwnGit = (extra?: Readonly<Record<string, string>>) => Git;

export function openStateStore(options: StateStoreOptions): StateStore {
  return new Store(options);
}

/** A repository in which states are made. */
type Place = Readonly<{ gitDir: string; git: OwnGit; remote: StateRemote; cache: FileCache }>;

class Store implements StateStore {
  readonly #options: StateStoreOptions;
  #home: Place;
  /** Whether the commit that the ref is at was made in a spare folder, which is gone. */
  #isElsewhere = false;
  readonly #keys: StateKeys;
  readonly #owner: Owner;
  #ref: string;
  #tip = "";
  #seen: StateStoreOptions["seen"];
  #isOurs = false;
  readonly #refusals: Refusals;
  #written: ReadonlyMap<string, StoredFile> = new Map();

  constructor(options: StateStoreOptions) {
    const { folder, name, secret, repositoryId } = options;
    this.#options = options;
    this.#keys = stateKeys(secret, repositoryId);
    this.#owner = { repositoryId, name: name.name };
    this.#ref = name.ref;
    this.#seen = options.seen;
    this.#refusals = new Refusals(options.now);
    this.#home = this.#placeIn(folder);
  }

  #placeIn(folder: string): Place {
    const gitDir = join(folder, "state.git");
    const run: OwnGit = (extra = {}) => {
      const environment = { ...this.#options.environment, ...extra };
      return git(extra.GIT_DIR === undefined ? { folder, gitDir, environment } : { folder, environment });
    };
    makeBareRepository(gitDir);
    return { gitDir, git: run, remote: stateRemote(run, this.#options.remote), cache: this.#emptyCache() };
  }

  async read(): Promise<FoundState> {
    for (let attempt = 1; attempt <= MOST_READS; attempt += 1) {
      const found = await this.#readNow();
      if (found !== "moved") return found;
    }
    throw busy();
  }

  /** "moved": somebody has put another state there between the look at where it is and our fetching it. */
  async #readNow(): Promise<FoundState | "moved"> {
    const { ref, branch } = this.#options.name;
    const { git, remote, cache } = this.#renewed();
    const tips = (await this.#seen) ?? (await remote.tips([ref, branch]));
    this.#seen = undefined;
    // There is a branch only where the server has refused the ref, so a ref beside it is older.
    this.#ref = tips.has(branch) ? branch : ref;
    this.#tip = tips.get(this.#ref) ?? "";
    this.#isOurs = false;
    this.#isElsewhere = false;
    if (this.#tip === "") return { status: "none" };
    if ((await remote.fetch(this.#ref)) !== this.#tip) return "moved";
    const read = await readStateAt(git(), this.#tip, this.#owner, this.#keys);
    if (read.status === "found" && read.isEncrypted === this.#options.isEncrypted) cache.learn(read);
    return read;
  }

  insist(): void {
    this.#refusals.forget();
  }

  async write(draft: StateDraft): Promise<SavedOrLost> {
    this.#refusals.requireAnother();
    try {
      return await this.#writeIn(this.#home, draft);
    } catch (error) {
      if (!isWithoutRoom(error)) throw error;
      return this.#writeInSpare(draft, error);
    }
  }

  /** Rejects with `full` where none of the spare folders has room either. */
  async #writeInSpare(draft: StateDraft, full: unknown): Promise<SavedOrLost> {
    for (const above of this.#spares) {
      let folder: string | undefined;
      try {
        folder = mkdtempSync(join(above, "deckhand-state-"));
        const written = await this.#writeIn(this.#placeIn(folder), draft);
        this.#isElsewhere = true;
        return written;
      } catch (error) {
        if (folder !== undefined && !isWithoutRoom(error)) throw error;
      } finally {
        if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
      }
    }
    throw full;
  }

  async #writeIn(place: Place, draft: StateDraft): Promise<SavedOrLost> {
    const { commit, stored } = await this.#commit(place, draft);
    const verdict = await this.#move(place, commit).catch((error: unknown) => {
      if (isWithoutRoom(error)) throw error;
      return this.#refusals.add(toFault(error));
    });
    if (verdict === "refused") return this.#refusals.add(refused());
    this.#refusals.forget();
    if (verdict === "lost") return { status: "lost" };
    this.#tip = commit;
    this.#isOurs = true;
    this.#isElsewhere = false;
    this.#written = stored;
    return { status: "saved", isBranch: this.#isBranch };
  }

  /** If the server refuses the ref, the state goes to the branch; if it refuses that too, everything is as before. */
  async #move({ remote }: Place, commit: string): Promise<"moved" | "lost" | "refused"> {
    const { branch } = this.#options.name;
    const verdict = await remote.move(this.#ref, commit, this.#tip);
    if (verdict !== "refused" || this.#isBranch) return verdict;
    const second = await remote.move(branch, commit, "");
    if (second !== "refused") this.#ref = branch;
    return second;
  }

  async readBack(paths: readonly string[]): Promise<ReadBack> {
    const { folder, environment, remote } = this.#options;
    const pushed = { ref: this.#ref, commit: this.#tip, files: this.#written };
    const tips = (ref: string) => this.#home.remote.tips([ref]);
    const source = { folders: [folder, ...this.#spares], environment, remote, tips };
    return (await import("./read-back.ts")).Saved.readBack(source, pushed, paths);
  }

  async #commit(
    place: Place,
    { manifest: draft, files }: StateDraft,
  ): Promise<Pick<Put, "stored"> & { commit: string }> {
    const { isEncrypted, leaks, now, name } = this.#options;
    const { gitDir, cache } = place;
    const manifest = await withoutSecrets(draft, leaks);
    const forget = cache.remember();
    const seconds = Math.floor(now().getTime() / 1000);
    try {
      const { stored, added } = await cache.put(files);
      requireSize(stored);
      const parent = await this.#parentIn(place);
      const envelope = enclose({ manifest, files: stateDigest(stored), isEncrypted }, this.#owner, this.#keys);
      const message = `State of ${name.name}\n`;
      const commit = writeState(gitDir, { envelope, files: stored, added, parent, seconds, message });
      return { commit, stored };
    } catch (error) {
      forget(); // it is unknown what of it is in the repository
      throw error;
    }
  }

  /** A run begins a new history, so that the server can forget the old one. Branches are not to be forced. */
  async #parentIn(place: Place): Promise<string | undefined> {
    if (this.#tip === "" || !(this.#isOurs || this.#isBranch)) return undefined;
    if (!this.#isElsewhere && place === this.#home) return this.#tip;
    if (!this.#isBranch) return undefined;
    await place.remote.fetch(this.#ref);
    return this.#tip;
  }

  /** It is not known any more that earlier reads are stored. */
  #renewed(): Place {
    this.#home = { ...this.#home, cache: this.#emptyCache() };
    return this.#home;
  }

  get #spares(): readonly string[] {
    return (this.#options.spares ?? []).filter((path) => existsSync(path));
  }

  get #isBranch(): boolean {
    return this.#ref === this.#options.name.branch;
  }

  #emptyCache(): FileCache {
    const { isEncrypted, leaks } = this.#options;
    return new FileCache(leaks, (bytes) => (isEncrypted ? this.#keys.encrypt(bytes) : bytes));
  }
}

/** So many looks at a ref that somebody moves on all the time. */
const MOST_READS = 10;

function busy(): Fault {
  return new Fault("git", "The state of this thread was changed again and again while it was read.", {
    hint: "Ask again when the other runs on this thread have ended.",
  });
}

function refused(): Fault {
  return new Fault("git", "GitHub accepts neither a ref nor a branch for the state of this thread.", {
    hint: "Allow `refs/deckhand/` or branches `deckhand/state/` in the rules of the repository, or set the input `state-store: none`.",
  });
}

/**
 * The names of files and branches that a command has made, and of things that wait for a person. An action or a change
 * that is rewritten here is not the one that anybody approves.
 */
async function withoutSecrets(manifest: Manifest, leaks: LeakScanner): Promise<Manifest> {
  const { reason, work, repositories, proposal } = manifest;
  const found = new Map<string, string>();
  for (const text of new Set(stringsIn({ reason, work, repositories, proposal })))
    found.set(text, (await leaks.redactLong(text)).text);
  const clean = <Part>(part: Part): Part =>
    JSON.parse(JSON.stringify(part), (_, value) => (typeof value === "string" ? found.get(value) : value));
  const cleaned = { reason: clean(reason), work: clean(work), repositories: clean(repositories) };
  return { ...manifest, ...cleaned, proposal: clean(proposal) };
}

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
