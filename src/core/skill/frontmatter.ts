/**
 * Reads a Markdown file that starts with YAML between two lines of dashes, as people write it: what is not YAML and can
 * only mean one thing is read as that.
 */
import { parse, YAMLParseError } from "yaml";

/** A field of which nothing can be read, and why. */
export type BrokenField = Readonly<{ field: string; why: string }>;

export type Frontmatter = Readonly<{
  fields: Readonly<Record<string, unknown>>;
  body: string;
  broken: readonly BrokenField[];
}>;

/** Lines of three dashes or more; the last one may be of dots. */
const BLOCK = /^-{3,}[ \t]*\n([\s\S]*?)(?<=\n)(?:-{3,}|\.\.\.)[ \t]*(?:\n|$)/;

/** A fence of code around the head, or around the whole file. */
const FENCED_HEAD = /^(`{3,})\w*\n(-{3,}[ \t]*\n[\s\S]*?\n-{3,}[ \t]*\n)\1[ \t]*(?:\n|$)/;
const FENCED = /^(`{3,})\w*\n(-{3,}[ \t]*\n[\s\S]*)\n\1\s*$/;

/** Without such a block, everything is the body. Throws an Error that says what is wrong with the YAML. */
export function readFrontmatter(file: string): Frontmatter {
  const text = file.replace(/^[\uFEFF\u200B]+/, "").replaceAll(/\r\n?/g, "\n");
  const inner = text.slice(lengthBefore(text)).replace(FENCED_HEAD, "$2").replace(FENCED, "$2");
  const [block, yaml = ""] = BLOCK.exec(inner) ?? [];
  if (block === undefined) return { fields: {}, body: text.trim(), broken: unclosed(inner) };
  const { fields, broken } = fieldsOf(yaml.replaceAll("\u00a0", " "));
  return { fields: withSmallNames(fields), broken, body: inner.slice(block.length).trim() };
}

/** No field differs from another in capitals alone. */
function withSmallNames(fields: Frontmatter["fields"]): Frontmatter["fields"] {
  const entries = Object.entries(fields);
  const small = entries.map(([name, field]) => [/^[A-Z][A-Za-z-]*$/.test(name) ? name.toLowerCase() : name, field]);
  return {
    ...Object.fromEntries(small),
    ...Object.fromEntries(entries.filter(([name]) => name === name.toLowerCase())),
  };
}

/** The same for a file whose fields restrict something: throws an Error for a field that cannot be read. */
export function readStrictFrontmatter(file: string): Pick<Frontmatter, "fields" | "body"> {
  const { broken, ...read } = readFrontmatter(file);
  const [first] = broken;
  if (first) throw new Error(first.why);
  return read;
}

/** White space and HTML comments, such as a licence. */
function lengthBefore(text: string): number {
  let at = 0;
  for (;;) {
    at += /^\s*/.exec(text.slice(at))?.[0].length ?? 0;
    const end = text.startsWith("<!--", at) ? text.indexOf("-->", at) : -1;
    if (end < 0) return at;
    at = end + 3;
  }
}

/** A line of dashes at the beginning is also how people write a rule; with a field below it, it begins a head. */
function unclosed(text: string): readonly BrokenField[] {
  if (!/^---[ \t]*\n[a-z][\w-]*:(?:\s|$)/.test(text)) return [];
  return [{ field: "---", why: "its head has no second line of dashes, so all of it counts as text" }];
}

function fieldsOf(yaml: string): Omit<Frontmatter, "body"> {
  const plain = plainFields(yaml);
  if (plain) return { fields: plain, broken: [] };
  const indented = yaml.replaceAll(/^\t+/gm, (tabs) => "  ".repeat(tabs.length));
  const entries = entriesOf(indented);
  const strict = parsed(indented);
  if ("value" in strict && (strict.value == null || isNamed(strict.value)) && !entries.some(hasHash))
    return { fields: { ...strict.value }, broken: [] };
  if (entries.length > 0) return eachOf(entries);
  if ("error" in strict) throw strict.error;
  throw new Error("it has no named fields");
}

type Parsed = Readonly<{ value: unknown }> | Readonly<{ error: Error }>;

/** `line` is that of its first line in the file. */
function parsed(yaml: string, line = 1): Parsed {
  try {
    return { value: parse(yaml, { logLevel: "error" }) };
  } catch (error) {
    return { error: notYaml(error, line) };
  }
}

function isNamed(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A field with the lines that belong to it. `value` is what follows its colon. */
type Entry = Readonly<{ field: string; value: string; lines: readonly string[]; line: number }>;

/** A line of a text may begin with another word in capitals and a colon. */
const START =
  /^([a-z][\w-]*|(?:Name|Description|Triggers|Paths|Inputs|Tools|Skills|Model|License|Version))[ \t]*[:：](?:[ \t]+|$|(?=[^\s/:]))(.*)$/;

function entriesOf(yaml: string): readonly Entry[] {
  const entries: { field: string; value: string; lines: string[]; line: number }[] = [];
  for (const [index, text] of yaml.split("\n").entries()) {
    const [, field, value = ""] = START.exec(text) ?? [];
    if (field !== undefined) entries.push({ field, value, lines: [], line: index + 1 });
    else entries.at(-1)?.lines.push(text);
  }
  return entries;
}

/** One that cannot be read costs no other. If two have one name, the last counts. */
function eachOf(entries: readonly Entry[]): Omit<Frontmatter, "body"> {
  const read = entries.map((entry) => ({ field: entry.field, ...readEntry(entry) }));
  const names = read.map(({ field }) => field);
  const twice = [...new Set(names.filter((name, index) => names.indexOf(name) < index))];
  return {
    fields: Object.fromEntries(read.flatMap((one) => ("value" in one ? [[one.field, one.value]] : []))),
    broken: [
      ...read.flatMap((one) => ("error" in one ? [{ field: one.field, why: one.error.message }] : [])),
      ...twice.map((field) => ({ field, why: `\`${field}\` is there twice, and the last one counts` })),
    ],
  };
}

function readEntry(entry: Entry): Parsed {
  const { field, value, lines, line } = entry;
  const whole = parsed([`${field}: ${value}`, ...lines].join("\n"), line);
  if ("value" in whole && isNamed(whole.value) && !hasHash(entry)) return { value: whole.value[field] };
  const below = lines.map((text) => text.trim()).filter((text) => text !== "");
  if (/^[[{|>]/.test(value) && !BEFORE_WORDS.test(value)) return "error" in whole ? whole : { value };
  if (value.trim() === "" && below.every((text) => text.startsWith("-"))) return { value: below.map(itemOf) };
  if (value.trim() === "") return "error" in whole && !below.every(isField) ? { value: below.join(" ") } : whole;
  return { value: [value.trim(), ...below].join(" ").replace(/^(["'])(.*)\1$/, "$2") };
}

/** Words in brackets before others are no list. */
const BEFORE_WORDS = /^(?:\[[^[\]]*\]|\{[^{}]*\})[ \t]+[^\s#]/;

function isField(text: string): boolean {
  return /^["']?[\w-]+["']?[ \t]*:(?:[ \t]|$)/.test(text);
}

/** A text after the dash, whatever YAML says of its first character. */
function itemOf(text: string): unknown {
  const item = text.slice(1).trim();
  const read = parsed(item);
  return "value" in read && typeof read.value !== "object" ? read.value : item;
}

/** YAML would end the text at `#12`, which is the number of an issue; a remark has a blank after the sign. */
function hasHash({ value, lines }: Entry): boolean {
  return [value, ...lines].some((text) => /^[^"'[{|>]/.test(text) && /\s#\S/.test(text));
}

/** The library adds an excerpt of the text below its first line. Lines count from the one with the dashes. */
function notYaml(cause: unknown, first: number): Error {
  if (!(cause instanceof YAMLParseError)) return new Error(String(cause), { cause });
  const [{ line, col } = { line: 0, col: 1 }] = cause.linePos ?? [];
  const why = cause.message.split(/ at line \d|\n/)[0];
  return new Error(`line ${line + first}, column ${col} is not valid YAML: ${why}`, { cause });
}

const FIELD = /^([a-z][\w-]*): +(.*?) *$/;

/** A plain scalar that needs no YAML parser: it has no special character and is neither a number nor a boolean. */
const WORDS = /^(?!(?:true|false|null)$)[a-z](?!.*(?::(?: |$)| #))[^\t]*$/i;
const LIST = /^\[ *([\w-]+(?:, *[\w-]+)*) *\]$/;
const NAME = /^(?!(?:true|false|null)$)[a-z][\w-]*$/i;

/** Returns undefined for anything else; then the YAML parser decides. */
export function plainFields(yaml: string): Readonly<Record<string, unknown>> | undefined {
  const fields: Record<string, unknown> = {};
  for (const line of yaml.replace(/\n$/, "").split("\n")) {
    const [, name, value = ""] = FIELD.exec(line) ?? [];
    const read = plainValue(value);
    if (name === undefined || name in fields || !NAME.test(name) || read === undefined) return undefined;
    fields[name] = read;
  }
  return fields;
}

function plainValue(text: string): string | readonly string[] | undefined {
  if (WORDS.test(text)) return text;
  const names = LIST.exec(text)?.[1]?.split(/, */);
  return names?.every((name) => NAME.test(name)) ? names : undefined;
}

/** Returns undefined for an empty one. Throws an Error that says what is wrong. */
export function parseYaml(text: string): unknown {
  return parse(text, { logLevel: "error" }) ?? undefined;
}
