/** Reads a Markdown file that starts with YAML between two lines of dashes. */
import { parse, YAMLParseError } from "yaml";

type Frontmatter = Readonly<{ fields: Readonly<Record<string, unknown>>; body: string }>;

const BLOCK = /^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?:\n|$)/;

/** Without such a block, everything is the body. Throws an Error that says what is wrong with the YAML. */
export function readFrontmatter(file: string): Frontmatter {
  const text = file.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const [block, yaml = ""] = BLOCK.exec(text) ?? [];
  if (block === undefined) return { fields: {}, body: text.trim() };
  const fields: unknown = plainFields(yaml) ?? parseLeniently(yaml) ?? {};
  if (typeof fields !== "object" || fields === null || Array.isArray(fields)) throw new Error("it has no named fields");
  return { fields: { ...fields }, body: text.slice(block.length).trim() };
}

// Many people write `description: Use it when: …`, which is not YAML, and mean the whole line.
function parseLeniently(yaml: string): unknown {
  try {
    return parse(yaml, { logLevel: "error" });
  } catch (error) {
    const quoted = yaml.replaceAll(/^([\w-]+): +([^"'[{|>&*!\n].*)$/gm, (_, key, value) => {
      return `${key}: ${JSON.stringify(value.trim())}`;
    });
    try {
      return parse(quoted, { logLevel: "error" });
    } catch {
      throw notYaml(error); // about what they wrote
    }
  }
}

/** The library adds an excerpt of the text below its first line. Lines count from the one with the dashes. */
function notYaml(cause: unknown): Error {
  if (!(cause instanceof YAMLParseError)) return new Error(String(cause), { cause });
  const [{ line, col } = { line: 0, col: 1 }] = cause.linePos ?? [];
  const why = cause.message.split(/ at line \d|\n/)[0];
  return new Error(`line ${line + 1}, column ${col} is not valid YAML: ${why}`, { cause });
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
