/**
 * The ignore rules of a work tree: as they are now, and as they were when the run began, which are those of the base and of files
 * that nobody has changed since.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Git } from "../../core/workspace/git/settings.ts";
import { readUntrusted } from "../../core/workspace/untrusted-files.ts";
import { readBlobs } from "../../policy/entries.ts";
import { compiledRules, folderOf, type Rules } from "./compiled-rules.ts";
import type { RuleFile } from "./readable-tree.ts";

/** `gitDir` is the private repository. */
export type RulePlace = Readonly<{ gitDir: string; workspace: string; base: string; rules: readonly RuleFile[] }>;

/** In bytes: a longer file is not followed, nor more than so much of the base. */
const LARGEST = 1024 * 1024;
const MOST_BYTES = 16 * 1024 * 1024;

const isIgnore = (path: string) => /(?:^|\/)\.gitignore$/.test(path);
const isAttributes = (path: string) => /(?:^|\/)\.gitattributes$/.test(path);

/** Whether the run may have changed which paths git ignores. */
export function areIgnoresNew({ rules }: RulePlace): boolean {
  return rules.some(({ path, isNew }) => isNew && isIgnore(path));
}

/** Nobody writes as many rules that take git long. */
const MOST_SLOW = 20;

/** Whether rules of this run would keep git until the time is over. */
export function areRulesSlow(place: Pick<RulePlace, "workspace" | "rules">): boolean {
  const fresh = contentsOf(
    place,
    place.rules.filter(({ isNew }) => isNew),
  );
  return compiledRules(fresh, { kind: "ignore", skipsSlow: true }).slow > MOST_SLOW;
}

/**
 * Writes the ignore rules of the start into a file, for `--exclude-from`, and returns its path. `objects` knows the base.
 * `isQuick`: without those that take git too long.
 */
export async function startExcludes(objects: Git, place: RulePlace, isQuick = false): Promise<string> {
  const now = new Map(place.rules.map((rule) => [rule.path, rule]));
  const before = [...(await baseFiles(objects, place.base))].filter(([path]) => now.get(path)?.isNew !== false);
  const same = place.rules.filter(({ path, isNew }) => !isNew && isIgnore(path));
  const ofBase = before.map(([path, text]) => ({ folder: folderOf(path), text }));
  return written(place, "start-excludes", [...ofBase, ...contentsOf(place, same)], isQuick);
}

/** The same for the rules as they are now, but for those that take git too long. */
export function quickExcludes(place: RulePlace): string {
  const files = place.rules.filter(({ path }) => isIgnore(path));
  return written(place, "quick-excludes", contentsOf(place, files), true);
}

/**
 * Has git in the private repository take the attributes of the work tree as they are, but for rules that take it too long. It
 * asks no other file for an attribute that this one has said.
 */
export function setQuickAttributes({ gitDir, ...place }: RulePlace): void {
  const files = contentsOf(
    place,
    place.rules.filter(({ path }) => isAttributes(path)),
  );
  const { text } = compiledRules(files, { kind: "attributes", skipsSlow: true });
  const unset = [...new Set([...KNOWN, ...files.flatMap(attributesIn)])].map((name) => `* !${name}\n`);
  writeFileSync(join(gitDir, "info", "attributes"), `${unset.join("")}${text}`, "latin1");
}

/** Attributes that git asks for, or defines. It goes on to the next file as long as it knows one of which nothing was said. */
const KNOWN = ["binary", "text", "crlf", "eol", "ident", "filter", "working-tree-encoding", "diff", "merge"];

/** The names that a file uses, as far as there can be any. */
function attributesIn({ text }: Rules): readonly string[] {
  return [...text.matchAll(/[ \t\]][-!]?([A-Za-z0-9_.][\w.-]{0,200})(?=[\s=]|$)/g)].map(([, name = ""]) => name);
}

/** Below the rules that are written is what the checkout ignored by itself when the run began. */
function written({ gitDir }: RulePlace, name: string, files: readonly Rules[], skipsSlow: boolean): string {
  const own = readUntrusted(gitDir, "info/exclude", LARGEST);
  const first = own.status === "read" ? own.bytes.toString("latin1") : "";
  const { text } = compiledRules([{ folder: "", text: first }, ...files], { kind: "ignore", skipsSlow });
  const path = join(gitDir, "info", name);
  writeFileSync(path, text, "latin1");
  return path;
}

function contentsOf({ workspace }: Pick<RulePlace, "workspace">, files: readonly RuleFile[]): readonly Rules[] {
  let left = MOST_BYTES;
  return files.flatMap(({ path }) => {
    const found = readUntrusted(workspace, Buffer.from(path, "latin1"), Math.min(LARGEST, left));
    if (found.status !== "read") return [];
    left -= found.bytes.length;
    return [{ folder: folderOf(path), text: found.bytes.toString("latin1") }];
  });
}

/** Path → rules, both as Latin-1. */
async function baseFiles(objects: Git, base: string): Promise<ReadonlyMap<string, string>> {
  const wanted: { id: string; path: string }[] = [];
  await objects.records(["ls-tree", "-r", "-z", base], (entry) => {
    const path = entry.slice(entry.indexOf("\t") + 1);
    if (isIgnore(path)) wanted.push({ id: entry.split(/[ \t]/)[2] ?? "", path });
  });
  const blobs = await readBlobs(objects, [...new Set(wanted.map(({ id }) => id))], MOST_BYTES);
  return new Map(wanted.map(({ path, id }) => [path, blobs.get(id)?.toString("latin1") ?? ""]));
}
