/**
 * Reads the history of the checkout by git: its commits, who has changed which line, and what a commit says. It reads the
 * copy that was made before any tool ran, so nothing that the agent does to `.git` has a say.
 */
import { READ_ONLY_GIT } from "../../../core/workspace/git/settings.ts";
import { git } from "../../../core/workspace/git.ts";
import { cut, type FoundItem } from "../../../github/read/lookup.ts";
import { Fault, Mistake } from "../../../lib/fault.ts";
import { oneLine, startOf } from "../../../lib/text.ts";
import type { CheckoutHistory } from "../../feature.ts";

export type HistoryAsk = Readonly<
  | { what: "history"; path?: string | undefined; since?: string | undefined }
  | { what: "blame"; path: string; from?: number | undefined; to?: number | undefined }
  | { what: "commit"; sha: string }
>;

const TIMEOUT_MS = 30_000;
const MOST_COMMITS = 30;
const MOST_LINES = 300;
const MOST_FILES = 200;
const MOST_BYTES = 1_000_000;
const LONGEST_LINE = 300;

type Run = (...args: readonly string[]) => Promise<string>;

/** Rejects with a `Mistake` for what is not there, and when git takes too long. */
export async function lookUpCheckout(
  { gitDir, environment }: CheckoutHistory,
  ask: HistoryAsk,
): Promise<readonly FoundItem[]> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const run: Run = (...args) =>
    git({ folder: gitDir, environment: { ...environment, ...READ_ONLY_GIT }, signal }).raw(args);
  try {
    const item = { ...(await itemFor(run, ask)), format: "plain" as const };
    const note = (await isShallow(run)) ? [plain("note", SHALLOW)] : [];
    return [{ item, author: undefined }, ...note];
  } catch (error) {
    if (signal.aborted) throw new Mistake(`git took longer than ${TIMEOUT_MS / 1000} seconds.`);
    throw error instanceof Fault && ["git", "machine"].includes(error.code) ? new Mistake(error.message) : error;
  }
}

const SHALLOW =
  "The checkout has its last commits only, so older changes seem to be part of the first of them. With `fetch-depth: 0` at actions/checkout, the workflow would have all.";

async function isShallow(run: Run): Promise<boolean> {
  return (await run("rev-parse", "--is-shallow-repository")).trim() === "true";
}

type Words = Readonly<{ label: string; text: string }>;

async function itemFor(run: Run, ask: HistoryAsk): Promise<Words> {
  if (ask.what === "blame") return blame(run, ask);
  return ask.what === "commit" ? commit(run, ask.sha) : log(run, ask);
}

const LINE = "--format=%h %aI %an: %s";

async function log(run: Run, { path, since }: Extract<HistoryAsk, { what: "history" }>): Promise<Words> {
  const after = since === undefined ? [] : [`--since=${since}`];
  const at = path === undefined ? [] : [path];
  const found = await run("log", `--max-count=${MOST_COMMITS}`, "--abbrev=10", LINE, ...after, "HEAD", "--", ...at);
  const text = found
    .split("\n")
    .filter(Boolean)
    .map((line) => oneLine(line, LONGEST_LINE))
    .join("\n");
  return { label: `commits of the checkout${path === undefined ? "" : ` to ${path}`}`, text };
}

async function commit(run: Run, sha: string): Promise<Words> {
  const options = ["--no-ext-diff", "--no-textconv", "--no-renames", "--diff-merges=first-parent", "--numstat", "-z"];
  const found = await run("log", "--max-count=1", ...options, "--format=%H %aI %an%n%n%B", sha, "--");
  const [words = "", ...files] = found.split("\0").filter(Boolean);
  const shown = files.slice(0, MOST_FILES).map((file) => oneLine(file, LONGEST_LINE));
  const rest = files.length > shown.length ? [`(${files.length - shown.length} more files)`] : [];
  const list = ["Lines added, lines removed, file:", ...shown, ...rest].join("\n");
  return { label: `commit ${sha}`, text: `${cut(words.trim(), 4000)}\n\n${list}` };
}

async function blame(run: Run, { path, from = 1, to }: Extract<HistoryAsk, { what: "blame" }>): Promise<Words> {
  const size = await sizeOf(run, path);
  if (size > MOST_BYTES) throw new Mistake(`${path} has more than ${MOST_BYTES} bytes.`);
  const last = Math.min(to ?? from + MOST_LINES - 1, from + MOST_LINES - 1);
  if (last < from) throw new Mistake("`to` is before `from`.");
  const range = `${from},${last}`;
  const lines = await run("blame", "--porcelain", "--no-textconv", "-L", range, "HEAD", "--", path);
  return { label: `who changed the lines ${range} of ${path}`, text: blameText(lines) };
}

/** Asked of the tree only: for a path that is not there, other commands of git say whether the machine has such a file. */
async function sizeOf(run: Run, path: string): Promise<number> {
  const entry = await run("ls-tree", "-z", "-l", "HEAD", "--", path);
  const [, size, found] = /^\d+ blob [0-9a-f]+ +(\d+)\t([^\0]*)\0$/.exec(entry) ?? [];
  if (size === undefined || found !== path) throw new Mistake(`The last commit of the checkout has no file ${path}.`);
  return Number(size);
}

/** Lines in a row of the same commit are under one heading. */
function blameText(porcelain: string): string {
  const known = new Map<string, Record<string, string>>();
  const out: string[] = [];
  let [sha, number, before] = ["", "", ""];
  for (const line of porcelain.split("\n")) {
    const [, id, at] = /^([0-9a-f]{40,64}) \d+ (\d+)/.exec(line) ?? [];
    if (id !== undefined && at !== undefined) {
      [sha, number] = [id, at];
      if (!known.has(sha)) known.set(sha, {});
    } else if (line.startsWith("\t")) {
      if (sha !== before) out.push(headingOf(sha, known.get(sha) ?? {}));
      before = sha;
      out.push(`${number.padStart(5)}  ${oneLineOfCode(line.slice(1))}`);
    } else {
      const [, name = "", value = ""] = /^([a-z-]+) (.*)$/.exec(line) ?? [];
      Object.assign(known.get(sha) ?? {}, { [name]: value });
    }
  }
  return out.join("\n");
}

function headingOf(sha: string, { author = "", summary = "", ...facts }: Readonly<Record<string, string>>): string {
  const day = new Date(Number(facts["author-time"] ?? 0) * 1000).toISOString().slice(0, 10);
  return oneLine(`${sha.slice(0, 10)} ${day} ${author}: ${summary}`, LONGEST_LINE);
}

function oneLineOfCode(line: string): string {
  return line.length > LONGEST_LINE ? `${startOf(line, LONGEST_LINE)} …` : line;
}

function plain(label: string, text: string): FoundItem {
  return { item: { label, text, format: "plain" }, author: undefined };
}
