/**
 * Takes the message of an agent's commit that repeats or replaces others, so that it can be published again. Names of people
 * count only if a commit said them that was here before the run: the checkout is written by tools.
 */
import { createHash } from "node:crypto";
import type { Git } from "../../core/workspace/git/settings.ts";
import { startOf } from "../../lib/text.ts";
import type { KeptMessage } from "../../policy/entries.ts";

/** In UTF-16 code units, of a subject and of a body; and how many trailers are kept. */
const LONGEST_SUBJECT = 1000;
const LONGEST_BODY = 20_000;
const MOST_TRAILERS = 50;

/** In bytes, of the commits that are read. */
const LONGEST_HISTORY = 64 * 1024 * 1024;

/** Trailers that name a person, and those that are kept of them. */
const PERSON = /^[A-Za-z]{1,20}(?:-[A-Za-z]{1,20}){0,3}-by: [^<>\n]{1,100} <[^<>\s]{1,200}>$/i;

const KEPT = { all: PERSON, authors: /^Co-authored-by:/i, none: undefined } as const;

/** Those of a commit that we made, or approved: the new commit has its own. */
const OURS = /^(?:Agent-(?:Conversation|Run|Mark)|Approved-by):/i;

const PICKED = /^\(cherry picked from commit [0-9a-f]{40,64}\)$/;

/** `from` are commits that were here before the run; so many commits from there on are looked at. */
export type Genuine = Readonly<{ from: readonly string[]; most: number; isTaken(commit: string): boolean }>;

/** `without` is a line that is left out. `people` are the trailers that stay, if a genuine commit has them. */
export async function keptMessage(
  look: Git,
  commit: string,
  { genuine, people, without }: Readonly<{ genuine: Genuine; people: keyof typeof KEPT; without?: string }>,
): Promise<KeptMessage> {
  const message = await look.raw(["log", "-1", "--no-show-signature", "--format=%B", commit]);
  const { subject, paragraphs, block } = partsOf(message);
  const told = block.filter((line) => line !== without && !OURS.test(line));
  const named = told.filter((line) => PERSON.test(line) && KEPT[people]?.test(line));
  const said = named.length === 0 ? new Set<string>() : await genuineLines(look, genuine);
  const trailers = named.filter((line) => said.has(line)).slice(0, MOST_TRAILERS);
  const rest = told.filter((line) => !trailers.includes(line));
  const body = [...paragraphs, ...(rest.length === 0 ? [] : [rest.join("\n")])].join("\n\n");
  return { subject: startOf(subject, LONGEST_SUBJECT), body: startOf(body, LONGEST_BODY), trailers };
}

/** `block` has the lines of the last paragraph, if all of them are trailers. */
function partsOf(message: string) {
  const [first = "", ...paragraphs] = message
    .replaceAll(/\r\n?/g, "\n")
    .trim()
    .split(/\n\s*\n/);
  const last = paragraphs.at(-1)?.split("\n") ?? [];
  const isBlock = last.length > 0 && last.every((line) => /^[A-Za-z][\w-]*: \S/.test(line) || PICKED.test(line));
  return {
    subject: first.split("\n").join(" "),
    paragraphs: isBlock ? paragraphs.slice(0, -1) : paragraphs,
    block: isBlock ? last : [],
  };
}

/**
 * The lines of the commits that are taken. Each commit is compared with its id, from the first on: otherwise a file that
 * a tool wrote in its place could say anything.
 */
async function genuineLines(look: Git, { from, most, isTaken }: Genuine): Promise<ReadonlySet<string>> {
  const list = ["rev-list", `--max-count=${most}`, "--ignore-missing", "--stdin"];
  const ids = (await look.raw(list, `${from.join("\n")}\n`)).split("\n").filter(Boolean);
  const bytes = await look.bytes(["cat-file", "--batch"], `${ids.join("\n")}\n`, LONGEST_HISTORY);
  const texts = genuineIn(bytes);
  const reached = new Set<string>();
  const next = [...from];
  const lines = new Set<string>();
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    const text = texts.get(id);
    if (text === undefined || reached.has(id)) continue;
    reached.add(id);
    const head = text.slice(0, text.indexOf("\n\n"));
    for (const [, parent = ""] of head.matchAll(/(?<=^|\n)parent ([0-9a-f]+)(?=\n|$)/g)) next.push(parent);
    if (isTaken(id)) for (const line of text.slice(head.length).split("\n")) lines.add(line.trimEnd());
  }
  return lines;
}

/** Id → text of each commit in the output of `git cat-file --batch` whose id is that of its bytes. */
function genuineIn(output: Buffer): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf("\n", at);
    const [id = "", type, size] = output.toString("latin1", at, end).split(" ");
    const length = size === undefined ? -1 : Number(size); // `<id> missing` has no content
    const content = output.subarray(end + 1, end + 1 + length);
    if (type === "commit" && idOf(content, id.length) === id) texts.set(id, content.toString());
    at = end + 1 + length + 1;
  }
  return texts;
}

function idOf(content: Buffer, length: number): string {
  const hash = createHash(length === 64 ? "sha256" : "sha1");
  return hash.update(`commit ${content.length}\0`).update(content).digest("hex");
}
