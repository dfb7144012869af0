/** Reads and moves the refs of the served repository where git files them, see gitrepository-layout(5). */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { filesBelow } from "../../../lib/tree-of-files.ts";
import { typeOf } from "./objects.ts";

export type Tip = Readonly<{ ref: string; sha: string; type: string }>;

/** Returns the target of a full ref name (`refs/heads/main`), if it exists. */
export function tipOf(gitDir: string, ref: string): Tip | undefined {
  return tipsUnder(gitDir, ref).find((tip) => tip.ref === ref);
}

/**
 * The refs at or under a full name, e.g. `refs/heads`, in the order of their names. To start a git for each look takes a
 * hundred times as long.
 */
export function tipsUnder(gitDir: string, prefix: string): Tip[] {
  const isBelow = (ref: string) => ref === prefix || ref.startsWith(`${prefix}/`);
  const refs = new Map([...packedRefs(gitDir), ...looseRefs(gitDir, prefix)].filter(([ref]) => isBelow(ref)));
  // Only a tag can point at something else than a commit.
  const typeAt = (ref: string, sha: string) => (ref.startsWith("refs/tags/") && typeOf(gitDir, sha)) || "commit";
  const tips = [...refs].map(([ref, sha]) => ({ ref, sha, type: typeAt(ref, sha) }));
  return tips.sort((a, b) => (a.ref < b.ref ? -1 : 1));
}

/** Lines of `<object> <ref>`; others are comments, and what a tag leads to. */
function packedRefs(gitDir: string): [ref: string, sha: string][] {
  const path = join(gitDir, "packed-refs");
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
  return lines.flatMap((line): [string, string][] => {
    const [, sha, ref] = /^([0-9a-f]{40}) (refs\/.+)$/.exec(line) ?? [];
    return sha !== undefined && ref !== undefined ? [[ref, sha]] : [];
  });
}

function looseRefs(gitDir: string, prefix: string): [ref: string, sha: string][] {
  return filesBelow(join(gitDir, prefix)).flatMap((file): [string, string][] => {
    const [sha] = /^[0-9a-f]{40}(?=\n$)/.exec(readFileSync(file, "utf8")) ?? [];
    return sha === undefined ? [] : [[relative(gitDir, file), sha]]; // while git writes one, `<ref>.lock` is there
  });
}

/** Makes or moves a ref of a safe name in the way git does, by a lock beside it; throws if somebody else has the lock. */
export function setRef(gitDir: string, ref: string, sha: string): void {
  const path = join(gitDir, ref);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.lock`, `${sha}\n`, { flag: "wx" });
  renameSync(`${path}.lock`, path);
}
