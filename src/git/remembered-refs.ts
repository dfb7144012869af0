/** Remembers what the refs of the checkout named before any tool ran, in the private repository. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { untrustedText } from "../core/workspace/untrusted-files.ts";
import { allCommits, readCheckoutRefs } from "./checkout-refs.ts";
import { COMMIT } from "./ref-logs.ts";

const SEEN = "refs-before.json";
const LARGEST_SEEN = 256 * 1024 * 1024;

/** In bytes. */
const LARGEST_MERGE_HEAD = 64 * 1024;

/** The refs that the checkout had before the run, those that could not be read, and what a merge that was not ended joined. */
type RefsBefore = Readonly<{ commits: readonly string[]; unread: readonly string[]; merging: readonly string[] }>;

/** As `unread` has it where nothing could be read. */
const GIT = ".git";

/** Writes down what the checkout names before any tool runs. `gitDir` is the private repository. */
export function rememberRefs(workspace: string, gitDir: string): void {
  const refs = readCheckoutRefs(workspace);
  if (!refs || refs.unread.includes(GIT)) return;
  const seen: RefsBefore = { commits: allCommits(refs), unread: refs.unread, merging: mergeHeads(workspace) };
  writeFileSync(join(gitDir, SEEN), JSON.stringify(seen));
}

/** Undefined where nothing was written down. */
export function rememberedRefs(gitDir: string): RefsBefore | undefined {
  const written = untrustedText(gitDir, SEEN, LARGEST_SEEN);
  return written === undefined ? undefined : JSON.parse(written);
}

/** The commits of a merge that was begun and not committed. */
export function mergeHeads(workspace: string): readonly string[] {
  const lines = (untrustedText(workspace, ".git/MERGE_HEAD", LARGEST_MERGE_HEAD) ?? "").split("\n");
  return lines.filter((line) => COMMIT.test(line));
}
