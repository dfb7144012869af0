/**
 * Reads the YAML that pnpm, Yarn and Dart write: maps by indentation, lists of texts, and one line for each value. The
 * YAML library takes seconds for a large lock file. What is not of this form is refused, never guessed.
 */

const DOUBLE = String.raw`"(?:[^"\\]|\\.)*"`;
const SINGLE = "'(?:[^']|'')*'";
/** A text without quotes begins with no sign that means something to YAML. */
const START = "(?:[^\\s\\-?:,[\\]{}#&*!|>'\"%@`]|-(?=\\S))";
const REST = "(?:[^\\s:]|:(?=\\S)|\\s+(?=[^\\s#]))*";
const QUOTED = new RegExp(`^(?:${DOUBLE}|${SINGLE})$`);
const PLAIN = new RegExp(`^${START}${REST}$`);
const FIELD = new RegExp(`^(${DOUBLE}|${SINGLE}|${START}${REST}):(?: +(\\S.*))?$`);

type Line = Readonly<{ indent: number; text: string }>;
type Lines = { readonly all: readonly Line[]; at: number };

/** Every value is a text, a list or a map, and "" where there is none. Throws for what it does not understand. */
export function readPlainYaml(text: string): unknown {
  // Tabs are refused, and what some readers take for the end of a line, and others do not.
  if (/[^\P{Cc}\r\n]|[\u2028\u2029\ufeff]|\r(?!\n)/u.test(text)) throw new Error("it has a character that is not text");
  const all = text.split(/\r?\n/).flatMap((line): Line[] => {
    const indent = line.search(/\S/);
    return indent < 0 || line[indent] === "#" ? [] : [{ indent, text: line.slice(indent).trimEnd() }];
  });
  if (all.length === 0) return {};
  const lines: Lines = { all, at: 0 };
  const value = blockOf(lines, 0);
  if (lines.at < all.length) throw notUnderstood(all[lines.at]?.text);
  return value;
}

function notUnderstood(text = ""): Error {
  return new Error(`a line of it is not understood: ${text}`);
}

/** The block at one indentation, with all that is deeper. */
function blockOf(lines: Lines, indent: number): unknown {
  const isList = lines.all[lines.at]?.text.startsWith("- ");
  const map = new Map<string, unknown>();
  const list: unknown[] = [];
  for (let line = lines.all[lines.at]; line?.indent === indent; line = lines.all[lines.at]) {
    lines.at += 1;
    if (isList !== line.text.startsWith("- ")) throw notUnderstood(line.text);
    if (isList) list.push(textOf(line.text.slice(2)));
    else {
      const [key, value] = fieldOf(lines, line);
      if (map.has(key)) throw new Error(`the name ${key} is there twice`);
      map.set(key, value);
    }
  }
  return isList ? list : Object.fromEntries(map);
}

function fieldOf(lines: Lines, { indent, text }: Line): [string, unknown] {
  // A long name has a line of its own.
  const isLong = text.startsWith("? ") && lines.all[lines.at]?.text === ":" && lines.all[lines.at]?.indent === indent;
  if (isLong) lines.at += 1;
  const [, name, value] = FIELD.exec(isLong ? `${text.slice(2)}:` : text) ?? [];
  if (name === undefined) throw notUnderstood(text);
  const key = textOf(name);
  // Words for people, over several lines.
  const isProse = key === "deprecated" && /^[|>]-?$/.test(value ?? "");
  if (value !== undefined && !isProse) return [key, /^[[{]/.test(value) ? flowOf(value) : textOf(value)];
  const deeper = lines.all[lines.at]?.indent ?? 0;
  if (!isProse) return [key, deeper > indent ? blockOf(lines, deeper) : ""];
  while ((lines.all[lines.at]?.indent ?? 0) > indent) lines.at += 1;
  return [key, ""];
}

function textOf(text: string): string {
  if (QUOTED.test(text))
    return text.startsWith('"') ? String(JSON.parse(text)) : text.slice(1, -1).replaceAll("''", "'");
  if (!PLAIN.test(text)) throw notUnderstood(text);
  return text;
}

const FLOW = new RegExp(
  `${DOUBLE}|${SINGLE}|[[\\]{},]|:(?= )|(?:[^\\s,[\\]{}"':]|:(?=[^\\s,[\\]{}]))(?:[^,[\\]{}:]|:(?=[^\\s,[\\]{}]))*`,
  "g",
);

/** `{integrity: sha512-…, tarball: https://…}` and `[x64, arm]`, also in each other. */
function flowOf(text: string): unknown {
  const tokens = (text.match(FLOW) ?? []).map((token) => token.trim()).reverse();
  if (text.replaceAll(FLOW, "").trim() !== "") throw notUnderstood(text);
  const value = nextOf(tokens);
  if (tokens.length > 0) throw notUnderstood(text);
  return value;
}

/** Takes what it reads from the end of the tokens. */
function nextOf(tokens: string[]): unknown {
  const token = tokens.pop() ?? "";
  if (token === "[") return partsOf(tokens, "]", () => nextOf(tokens));
  if (token !== "{") return textOf(token);
  const pairs = partsOf(tokens, "}", () => pairOf(tokens));
  const map = new Map(pairs);
  if (map.size < pairs.length) throw new Error("a name is there twice");
  return Object.fromEntries(map);
}

function partsOf<Part>(tokens: string[], end: string, read: () => Part): Part[] {
  const parts: Part[] = [];
  while (tokens.at(-1) !== end) {
    parts.push(read());
    if (tokens.at(-1) === ",") tokens.pop();
    else if (tokens.at(-1) !== end) throw notUnderstood(tokens.at(-1));
  }
  tokens.pop();
  return parts;
}

function pairOf(tokens: string[]): [string, unknown] {
  const name = textOf(tokens.pop() ?? "");
  if (tokens.pop() !== ":") throw notUnderstood(name);
  return [name, nextOf(tokens)];
}
