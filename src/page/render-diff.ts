/** Renders unified diffs with syntax colors. */
import { parsePatch, structuredPatch } from "diff";
import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import cpp from "highlight.js/lib/languages/cpp";
import csharp from "highlight.js/lib/languages/csharp";
import css from "highlight.js/lib/languages/css";
import dockerfile from "highlight.js/lib/languages/dockerfile";
import go from "highlight.js/lib/languages/go";
import ini from "highlight.js/lib/languages/ini";
import java from "highlight.js/lib/languages/java";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import kotlin from "highlight.js/lib/languages/kotlin";
import markdown from "highlight.js/lib/languages/markdown";
import php from "highlight.js/lib/languages/php";
import python from "highlight.js/lib/languages/python";
import ruby from "highlight.js/lib/languages/ruby";
import rust from "highlight.js/lib/languages/rust";
import sql from "highlight.js/lib/languages/sql";
import swift from "highlight.js/lib/languages/swift";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";
import { Html, html, visible } from "./html.ts";
import type { Edit } from "./story.ts";

/** Lines. Longer diffs are cut: they would make the page slow, and the commit has them. */
const MOST_LINES = 3000;

/** Renders the changes of an edit, with three lines around them; `""` if there are none. */
export function renderEdit({ path, before, after }: Edit): Html {
  const { hunks } = structuredPatch(path, path, before, after, "", "", { context: 3, timeout: 500 }) ?? { hunks: [] };
  if (hunks.length === 0) return new Html("");
  return renderFile(path, hunks);
}

/** A diff of git, a fold for each file. A text that is not a diff is shown as it is. */
export function renderDiff(text: string): Html {
  const files = parsed(text);
  if (!files) return html`<pre class="output">${text}</pre>`;
  return html`${files.map((file) => {
    const path = nameOf(file.newFileName) ?? nameOf(file.oldFileName) ?? "";
    return html`<details open class="file"><summary>${path} ${sumOf(file.hunks)}</summary>${renderFile(path, file.hunks)}</details>`;
  })}`;
}

type Hunks = ReturnType<typeof structuredPatch>["hunks"];

function parsed(text: string): ReturnType<typeof parsePatch> | undefined {
  try {
    return parsePatch(text);
  } catch {
    return undefined;
  }
}

function nameOf(name: string | undefined): string | undefined {
  return name === undefined || name === "/dev/null" ? undefined : name.replace(/^[ab]\//, "");
}

/** `+3 −1`. */
function sumOf(hunks: Hunks): Html {
  const amount = (sign: string) => hunks.flatMap(({ lines }) => lines).filter((line) => line.startsWith(sign)).length;
  return html`<span class="sum">+${amount("+")} −${amount("-")}</span>`;
}

function renderFile(path: string, hunks: Hunks): Html {
  let left = MOST_LINES;
  const rows = hunks.flatMap(({ oldStart, newStart, oldLines, newLines, lines }) => {
    const shown = lines.slice(0, Math.max(0, left));
    left -= lines.length;
    return [
      html`<span class="hunk">@@ -${oldStart},${oldLines} +${newStart},${newLines} @@</span>\n`,
      ...shown.map((line) => renderLine(line, path)),
    ];
  });
  const cut = left < 0 && html`<p>The diff continues: ${-left} more lines.</p>`;
  return html`<pre class="diff">${rows}</pre>${cut}`;
}

const CLASSES: Readonly<Record<string, string>> = { "+": "added", "-": "removed" };

function renderLine(line: string, path: string): Html {
  const sign = line.charAt(0);
  return html`<span class="${CLASSES[sign] ?? "same"}">${sign}${highlight(line.slice(1), path)}</span>\n`;
}

const LANGUAGES = {
  bash,
  cpp,
  csharp,
  css,
  dockerfile,
  go,
  ini,
  java,
  javascript,
  json,
  kotlin,
  markdown,
  php,
  python,
  ruby,
  rust,
  sql,
  swift,
  typescript,
  xml,
  yaml,
};

/** Characters. Longer lines are generated, and coloring them takes long. */
const LONGEST = 2000;

/** One line of a file. Each line is colored by itself, so a comment over many lines is colored in its first only. */
function highlight(line: string, path: string): Html {
  const language = languageOf(path);
  if (language === undefined || line.length > LONGEST) return html`${line}`;
  for (const [name, definition] of Object.entries(LANGUAGES)) {
    if (!hljs.getLanguage(name)) hljs.registerLanguage(name, definition);
  }
  return new Html(hljs.highlight(visible(line), { language, ignoreIllegals: true }).value);
}

function languageOf(path: string): string | undefined {
  const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  if (name === "dockerfile") return "dockerfile";
  const ending = name.slice(name.lastIndexOf(".") + 1);
  return BY_ENDING[ending];
}

const BY_ENDING: Readonly<Record<string, string>> = {
  sh: "bash",
  bash: "bash",
  c: "cpp",
  h: "cpp",
  cc: "cpp",
  cpp: "cpp",
  hpp: "cpp",
  cs: "csharp",
  css: "css",
  scss: "css",
  go: "go",
  ini: "ini",
  toml: "ini",
  cfg: "ini",
  lock: "ini",
  java: "java",
  js: "javascript",
  jsx: "javascript",
  mjs: "javascript",
  cjs: "javascript",
  json: "json",
  kt: "kotlin",
  md: "markdown",
  mdx: "markdown",
  php: "php",
  py: "python",
  rb: "ruby",
  rs: "rust",
  sql: "sql",
  swift: "swift",
  ts: "typescript",
  tsx: "typescript",
  mts: "typescript",
  html: "xml",
  svg: "xml",
  xml: "xml",
  vue: "xml",
  csproj: "xml",
  yml: "yaml",
  yaml: "yaml",
};
