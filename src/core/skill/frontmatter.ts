/** Reads a Markdown file that begins with YAML between two lines of dashes. */
import { parse } from "yaml";
import { plainFields } from "./plain-fields.ts";

export type Frontmatter = Readonly<{ fields: Readonly<Record<string, unknown>>; body: string }>;

const BLOCK = /^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?:\n|$)/;

/** Without such a block all of it is body. Throws an Error that says what is wrong with the YAML. */
export function readFrontmatter(file: string): Frontmatter {
  const text = file.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
  const [block, yaml = ""] = BLOCK.exec(text) ?? [];
  if (block === undefined) return { fields: {}, body: text.trim() };
  const fields: unknown = plainFields(yaml) ?? parseLeniently(yaml) ?? {};
  if (typeof fields !== "object" || fields === null || Array.isArray(fields)) throw new Error("it has no named fields");
  return { fields: { ...fields }, body: text.slice(block.length).trim() };
}

// Many people write `description: Use it when: …`, which is no YAML, and mean all of the line.
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
      throw error; // about what they wrote
    }
  }
}
