/** Reads `mix.lock`, which is a term of Elixir. Mix runs it as a program, so it must be plain data to its last sign. */
import type { Lock, Locked, Wanted } from "./lock.ts";
import { elsewhere } from "./npm.ts";

export const HEX_PLACES = ["hexpm"];

/** An atom is `{ atom }`, a tuple `{ tuple }`, and what is left of a keyword list is its pairs. */
type Term = string | boolean | Term[] | Readonly<{ atom: string }> | Readonly<{ tuple: Term[] }> | Pair;
type Pair = Readonly<{ key: string; value: Term }>;

// Texts have no escapes and nothing to be worked out in them. Comments are not written by Mix.
const TOKEN = /%\{|[{}[\],]|"[^"\\#\n]*"(?::(?=\s))?|:[a-z_]\w*|(?<!\w)[a-z_]\w*:(?=\s)|true\b|false\b/g;

/** Throws for what is not plain data. */
export function readMixLock(text: string): Lock {
  const tokens = (text.match(TOKEN) ?? []).reverse();
  if (text.replaceAll(TOKEN, "").trim() !== "") throw new Error("it is not plain data of Elixir");
  if (tokens.pop() !== "%{") throw notUnderstood();
  const pairs = partsOf(tokens, "}").map((term) => (isPair(term) ? term : undefined));
  if (tokens.length > 0) throw notUnderstood();
  const read = pairs.map((pair) => {
    if (!pair) throw notUnderstood();
    return packageOf(pair);
  });
  if (new Set(pairs.map((pair) => pair?.key)).size < pairs.length) throw new Error("a package is there twice");
  return { entries: read.map(({ entry }) => entry), wanted: read.flatMap(({ wanted }) => wanted), fixed: {} };
}

function notUnderstood(token = ""): Error {
  return new Error(`it is not a map of packages: ${token}`);
}

/** Takes what it reads from the end of the tokens. */
function partsOf(tokens: string[], end: string): Term[] {
  const parts: Term[] = [];
  while (tokens.at(-1) !== end) {
    parts.push(termOf(tokens));
    if (tokens.at(-1) === ",") tokens.pop();
    else if (tokens.at(-1) !== end) throw notUnderstood(tokens.at(-1));
  }
  tokens.pop();
  return parts;
}

function termOf(tokens: string[]): Term {
  const token = tokens.pop() ?? "";
  if (token === "[") return partsOf(tokens, "]");
  if (token === "{") return { tuple: partsOf(tokens, "}") };
  if (token === "true" || token === "false") return token === "true";
  if (token.startsWith(":")) return { atom: token.slice(1) };
  if (token.endsWith(":")) return { key: token.slice(0, -1).replaceAll('"', ""), value: termOf(tokens) };
  if (token.startsWith('"')) return token.slice(1, -1);
  throw notUnderstood(token);
}

function isPair(term: Term): term is Pair {
  return typeof term === "object" && "key" in term;
}

/** `{:hex, :name, "1.0.0", "hash", [:mix], [dependencies], "hexpm", "hash"}`. */
function packageOf({ key: name, value }: Pair): Readonly<{ entry: Locked; wanted: Wanted[] }> {
  const other = { entry: elsewhere(name, JSON.stringify(value)), wanted: [] };
  if (typeof value !== "object" || !("tuple" in value) || value.tuple.length !== 8) return other;
  const [scheme, real, version, inner, managers, needs, repository, outer] = value.tuple;
  const isPlain =
    atomOf(scheme) === "hex" && Array.isArray(managers) && managers.every((one) => atomOf(one) !== undefined);
  const label = atomOf(real);
  if (!isPlain || label === undefined || !Array.isArray(needs)) return other;
  if (!isText(version, /^\d[\w.+-]*$/) || !isText(repository, /^\w+(?::\w+)?$/)) return other;
  if (!isText(inner, /^[0-9a-f]{64}$/) || !isText(outer, /^[0-9a-f]{64}$/)) return other;
  const alias = label === name ? undefined : label;
  const entry = { name, version, from: [repository], hashes: [inner, outer], alias };
  return { entry, wanted: needs.map((need) => wantedOf(name, need, repository)) };
}

/** `{:jason, "~> 1.0", [hex: :jason, repo: "hexpm", optional: false]}`. Mix leaves out what is optional. */
function wantedOf(by: string, need: Term, repository: string): Wanted {
  const [name, range, options] = typeof need === "object" && "tuple" in need ? need.tuple : [];
  const label = atomOf(name);
  const pairs = new Map(Array.isArray(options) ? options.filter(isPair).map(({ key, value }) => [key, value]) : []);
  const isKnown = [...pairs.keys()].every((key) => /^(?:hex|repo|optional|app|manager|runtime|only)$/.test(key));
  const isPlain =
    isKnown && typeof range === "string" && [repository, "hexpm"].some((known) => known === pairs.get("repo"));
  const real = isPlain ? atomOf(pairs.get("hex")) : undefined;
  const isRequired = pairs.get("optional") === false;
  return {
    by,
    name: label ?? "",
    spec: JSON.stringify(need),
    real: label === undefined ? undefined : real,
    isRequired,
  };
}

function atomOf(term: Term | undefined): string | undefined {
  return typeof term === "object" && "atom" in term ? term.atom : undefined;
}

function isText(term: Term | undefined, pattern: RegExp): term is string {
  return typeof term === "string" && pattern.test(term);
}
