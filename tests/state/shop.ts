/** States on an embedded GitHub, and a writer who can push whatever git lets him. For a single test. */
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { leakScanner } from "../../src/leak/scanner.ts";
import { freshManifest, type Manifest } from "../../src/state/manifest.ts";
import { type StateFile, threadState } from "../../src/state/state-file.ts";

import { openStateStore, type StateStore, type StateStoreOptions } from "../../src/state/state-store.ts";
import { openStory, type Story } from "../rehearsal/github/story.ts";

export type Shop = Readonly<{
  story: Story;
  /** Each has a folder of its own, as each run has. */
  store(options?: Partial<StateStoreOptions>): StateStore;
  /** Git in GitHub's own repository. */
  git(...args: string[]): string;
  /** The text of a file of the state that GitHub has. */
  show(path: string, ref?: string): string;
  /** Replaces the state by a tree of `fast-import` lines on top of what is there. */
  forge(lines: readonly string[], ref?: string): void;
}> &
  AsyncDisposable;

export const ref = "refs/deckhand/threads/7";
const id = "11111111-2222-4333-8444-555555555555";
const secret = "the-key-of-the-state";

export async function openShop(): Promise<Shop> {
  const story = await openStory();
  let stores = 0;
  const git = (...args: string[]) => execFileSync("git", ["--git-dir", story.gitDir, ...args], { encoding: "utf8" });
  return {
    ...{ story, git },
    store(options) {
      const folder = join(story.folder, `store-${++stores}`);
      mkdirSync(folder);
      return openStateStore({
        ...{ folder, name: threadState(7), repositoryId: 42, secret, isEncrypted: false },
        remote: { url: story.remote(), token: "bot-token" },
        environment: { PATH: process.env.PATH ?? "" },
        leaks: leakScanner([{ kind: "the model key", value: "sk-live-0123456789abcdef" }]),
        now: () => new Date("2026-11-21T10:00:00Z"),
        ...options,
      });
    },
    show: (path, name = ref) => git("show", `${name}:${path}`),
    forge(lines, name = ref) {
      const head = `commit refs/forged\ncommitter Mallory <m@example.test> 1760000300 +0200\ndata 6\nforged\n`;
      const input = `${head}from ${name}^0\n${lines.join("")}\n`;
      execFileSync("git", ["--git-dir", story.gitDir, "fast-import", "--quiet", "--force"], { input });
      git("update-ref", name, "refs/forged");
    },
    [Symbol.asyncDispose]: () => story[Symbol.asyncDispose](),
  };
}

export function manifest(changes: Partial<Manifest> = {}): Manifest {
  return { ...freshManifest(id), ...changes };
}

export function file(path: string, text: string | Buffer): StateFile {
  const bytes = Buffer.from(text);
  return { path, stamp: `${bytes.length} ${text}`, read: () => bytes };
}

export function inline(path: string, text: string, mode = "100644"): string {
  return `M ${mode} inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`;
}
