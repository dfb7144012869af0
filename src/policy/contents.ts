/** Reads what a change adds, and finds what is too large and what holds a secret. */
import type { Git } from "../core/workspace/git/settings.ts";
import type { LeakScanner } from "../leak/scanner.ts";
import { sizeText } from "../lib/text.ts";
import type { Withheld } from "./codes.ts";
import { ABSENT, type ChangeEntry, readBlobs, SUBMODULE, sizesOf } from "./entries.ts";
import type { Policy } from "./policy.ts";

/** More than this is not read: the change is far too large anyway. */
const READABLE_KB = 64 * 1024;

/** So much is read before its size is known, and at once. */
const SMALL_KB = 4 * 1024;

/**
 * `redacted` are contents with their secrets taken out, to be kept where the real ones cannot be; `blobs` are the new contents of
 * entries without a verdict.
 */
export type JudgedContents = Readonly<{
  verdicts: ReadonlyMap<ChangeEntry, Withheld>;
  redacted: ReadonlyMap<ChangeEntry, string>;
  blobs: ReadonlyMap<string, Buffer>;
}>;

/** A text that the base has already, or one of the `known` commits, anywhere and in the same form, is not reported. */
export async function judgeContents(
  git: Git,
  entries: readonly ChangeEntry[],
  { base, policy, leaks, known = [] }: Judging,
): Promise<JudgedContents> {
  const added = entries.filter(({ newMode }) => newMode !== ABSENT && newMode !== SUBMODULE);
  const both = added.flatMap(({ newObject, oldObject }) => [newObject, oldObject]);
  // Most changes are small: then git is asked once.
  const all = await readBlobs(git, both, SMALL_KB * 1024).catch(() => undefined);
  const sizes = all ? new Map([...all].map(([id, { length }]) => [id, length])) : await sizesOf(git, both);
  const large = largeAmong(added, sizes, policy);
  const small = added.filter((entry) => !large.has(entry));
  const isSmall = (object: string) => (sizes.get(object) ?? Number.POSITIVE_INFINITY) <= policy.maxFileKb * 1024;
  const read = async (ids: readonly string[]) => {
    const wanted = ids.filter(isSmall);
    return all ? new Map(wanted.map((id) => [id, all.get(id) ?? Buffer.alloc(0)])) : readBlobs(git, wanted);
  };
  const isPublic = (said: Buffer) => isInAny(git, [base, ...known], said);
  const verdicts = new Map(large);
  const redacted = new Map<ChangeEntry, string>();
  const blobs = new Map<string, Buffer>();
  const judge = async (entry: ChangeEntry, content: Buffer | undefined, before: Buffer | undefined) => {
    const verdict = leakInName(entry, leaks) ?? (await leakInside(entry, { content, before }, leaks, isPublic));
    if (!verdict && content) blobs.set(entry.newObject, content);
    if (!verdict) return;
    verdicts.set(entry, verdict);
    const text = content?.toString("utf8");
    if (verdict.code === "DKH-201" && text !== undefined && !text.includes("\ufffd"))
      redacted.set(entry, (await leaks.redactLong(text)).text);
  };
  const unread = [...entries.filter(({ newMode }) => newMode === ABSENT), ...large.keys()];
  for (const entry of unread) await judge(entry, undefined, undefined);
  for (const some of all ? [small] : inPortions(small, sizes)) {
    // Apart from each other: what was there before is held no longer than this.
    const now = await read(some.map(({ newObject }) => newObject));
    const before = await read(some.map(({ oldObject }) => oldObject));
    for (const entry of some) await judge(entry, now.get(entry.newObject), before.get(entry.oldObject));
  }
  return { verdicts, redacted, blobs };
}

/** Each portion has as much to read as is held at once, or is one file. */
function* inPortions(
  entries: readonly ChangeEntry[],
  sizes: ReadonlyMap<string, number>,
): Generator<readonly ChangeEntry[]> {
  let [portion, room]: [ChangeEntry[], number] = [[], SMALL_KB * 1024];
  for (const entry of entries) {
    const size = (sizes.get(entry.newObject) ?? 0) + (sizes.get(entry.oldObject) ?? 0);
    if (size > room && portion.length > 0) {
      yield portion;
      [portion, room] = [[], SMALL_KB * 1024];
    }
    portion.push(entry);
    room -= size;
  }
  if (portion.length > 0) yield portion;
}

type Judging = Readonly<{ base: string; policy: Policy; leaks: LeakScanner; known?: readonly string[] | undefined }>;

async function isInAny(git: Git, commits: readonly string[], said: Buffer): Promise<boolean> {
  for (const commit of commits) if (await isAtBase(git, commit, said)) return true;
  return false;
}

function largeAmong(entries: readonly ChangeEntry[], sizes: ReadonlyMap<string, number>, { maxFileKb }: Policy) {
  let left = READABLE_KB * 1024;
  const large = new Map<ChangeEntry, Withheld>();
  for (const entry of entries) {
    const size = sizes.get(entry.newObject) ?? 0;
    if (size > maxFileKb * 1024 || size > left) large.set(entry, tooLarge(entry, size));
    else left -= size;
  }
  return large;
}

function tooLarge({ path }: ChangeEntry, size: number): Withheld {
  return { path, code: "DKH-106", detail: sizeText(size) };
}

function leakInName(entry: ChangeEntry, leaks: LeakScanner): Withheld | undefined {
  const [found] = leaks.scan(entry.path);
  return found && { path: leaks.redact(entry.path).text, code: "DKH-202", detail: found.kind };
}

async function leakInside(
  { path }: ChangeEntry,
  { content, before }: Readonly<{ content: Buffer | undefined; before: Buffer | undefined }>,
  leaks: LeakScanner,
  isKnown: (said: Buffer) => Promise<boolean>,
): Promise<Withheld | undefined> {
  if (!content) return undefined;
  const encoding = content.includes(0) ? "latin1" : "utf8";
  const text = content.toString(encoding);
  for (const [index, { start, end, kind }] of (
    await leaks.scanFile(content, { public: before?.toString("utf8") ?? "" })
  ).entries()) {
    if (index < MOST_LOOKED_UP && (await isKnown(Buffer.from(text.slice(start, end), encoding)))) continue;
    const line = text.slice(0, start).split("\n").length;
    return { path, code: "DKH-201", detail: `line ${line}: ${kind}` };
  }
  return undefined;
}

/** So many places in one file are looked up; what is found beyond them is a leak. */
const MOST_LOOKED_UP = 20;

/**
 * Whether a file of the base commit contains all of it. Lines by themselves prove nothing: of a secret with one
 * character in each line, some file has every line.
 */
async function isAtBase(git: Git, base: string, said: Buffer): Promise<boolean> {
  const [longest = ""] = said
    .toString()
    .split(/\r?\n/)
    .sort((one, other) => other.length - one.length);
  if (longest.trim() === "") return false;
  try {
    // Through stdin: arguments can be read by every process of the machine.
    const grep = ["grep", "-l", "-z", "-a", "-F", "--no-color", "--full-name", "-f", "-", base, "--"];
    const names = (await git.raw(grep, `${longest}\n`)).split("\0").filter(Boolean).slice(0, MOST_LOOKED_UP);
    for (const name of names) if (holds(await git.bytes(["cat-file", "blob", name]), said)) return true;
  } catch {
    // It exits with 1 when there is nothing.
  }
  return false;
}

/** However the ends of lines are written. */
function holds(file: Buffer, said: Buffer): boolean {
  if (file.includes(said)) return true;
  const plain = (bytes: Buffer) => bytes.toString("latin1").replaceAll("\r\n", "\n");
  return said.includes("\n") && plain(file).includes(plain(said));
}
