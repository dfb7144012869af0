/** Reads the pages that users read: their code blocks, links, headings and the names in them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

export const root = join(import.meta.dirname, "..");
export const read = (name: string) => readFileSync(join(root, name), "utf8");

/** By their paths: README.md and docs/*.md. */
export const pages: readonly string[] = [
  "README.md",
  ...readdirSync(join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

/** The text without code blocks and HTML comments. */
function proseOf(text: string): string {
  return text.replaceAll(/^(`{3,})[^\n]*\n.*?^\1$/gms, "").replaceAll(/<!--.*?-->/gs, "");
}

/** The code blocks in this language, each under the heading above it. */
export function blocksOf(text: string, language: string): readonly Readonly<{ heading: string; code: string }>[] {
  const blocks = [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))];
  return blocks.map(({ 1: code = "", index }) => ({
    heading: headingsOf(text.slice(0, index)).at(-1) ?? "",
    code,
  }));
}

export function headingsOf(text: string): readonly string[] {
  return [...proseOf(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);
}

/** As GitHub makes them of headings. */
export function anchorsOf(text: string): readonly string[] {
  return headingsOf(text).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

export function linksOf(text: string): readonly string[] {
  return [...proseOf(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
}

/** What stands in backticks, outside of code blocks. */
export function codeSpansOf(text: string): readonly string[] {
  return [...proseOf(text).matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, code = ""]) => code);
}

/** The inputs of every step of Deckhand in a block: a workflow, or a list of steps. */
export function inputsIn(code: string): readonly Readonly<Record<string, unknown>>[] {
  const found: Readonly<Record<string, unknown>>[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("uses" in value && String(value.uses).includes("/deckhand@")) {
      found.push("with" in value ? (value.with as Readonly<Record<string, unknown>>) : {});
    }
    for (const child of Object.values(value)) visit(child);
  };
  visit(parse(code));
  return found;
}
