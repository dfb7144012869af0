/** A comment as a page that looks like GitHub: its Markdown, its colors, and the frame around a comment. */
import { readFileSync } from "node:fs";
import { writeHtml } from "../../src/markdown/parser/html.ts";
import { parseMarkdown } from "../../src/markdown/parser/parse.ts";

export type Look = "light" | "dark";

/** What somebody wrote, or without an author the step summary. `place` is the line that a comment of a review is about. */
export type Comment = Readonly<{ author?: string; body: string; place?: string }>;

const STYLES: Readonly<Record<Look, string>> = {
  light: import.meta.resolve("github-markdown-css/github-markdown-light.css"),
  dark: import.meta.resolve("github-markdown-css/github-markdown-dark.css"),
};

/** Folds that are not asked for stay closed, as on GitHub. */
export function pageOf(comments: readonly Comment[], look: Look): string {
  const css = readFileSync(new URL(STYLES[look]), "utf8");
  const all = comments.map(frameOf).join("\n");
  return `<!doctype html><meta charset="utf-8"><style>${css}${FRAME}</style><body class="${look}">${all}</body>`;
}

function frameOf(comment: Comment): string {
  const article = `<article class="markdown-body">${rendered(comment.body)}</article>`;
  return `<div class="comment"><header>${headOf(comment)}</header>${article}</div>`;
}

function headOf({ author, place }: Comment): string {
  if (author === undefined) return "<b>Summary</b> of the job";
  const isBot = author.endsWith("[bot]");
  const name = isBot ? `<b>${author.slice(0, -"[bot]".length)}</b> <span class="bot">bot</span>` : `<b>${author}</b>`;
  return place === undefined ? `${name} commented` : `${name} on <code>${place}</code>`;
}

/** In comments, a line end is one on the page too. */
function rendered(body: string): string {
  return writeHtml(parseMarkdown(body).root, "page")
    .split(/(<pre>.*?<\/pre>)/s)
    .map((part) => (part.startsWith("<pre>") ? colored(part) : part.replaceAll(/(?<=[^>\n])\n(?=[^<\n])/g, "<br>\n")))
    .join("")
    .replaceAll('<li><input type="checkbox"', '<li class="task"><input type="checkbox"')
    .replaceAll(/(?<=[\s(])#(\d+)\b(?![^<]*<\/(?:a|code|pre)>)/g, '<a href="#">#$1</a>');
}

/** The lines of a diff in the colors that GitHub gives them. */
function colored(block: string): string {
  const [, code] = /^<pre><code class="language-diff">(.*)<\/code><\/pre>$/s.exec(block) ?? [];
  if (code === undefined) return block;
  const lines = code.split("\n").map((line) => `<span class="${kindOf(line)}">${line}</span>`);
  return `<pre><code class="language-diff">${lines.join("\n")}</code></pre>`;
}

function kindOf(line: string): string {
  if (/^(?:diff|index|---|\+\+\+|@@|new|deleted)/.test(line)) return "meta";
  return line.startsWith("+") ? "added" : line.startsWith("-") ? "removed" : "same";
}

const FRAME = `
body { margin: 0; padding: 12px; font: 14px/1.5 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; box-sizing: border-box; }
@media (max-width: 767px) { body { padding: 16px; } }
body.light { background: #fff; color: #1f2328; --line: #d1d9e0; --head: #f6f8fa; --plus: #dafbe1; --minus: #ffebe9; --meta: #59636e; }
body.dark { background: #0d1117; color: #f0f6fc; --line: #3d444d; --head: #151b23; --plus: #033a16; --minus: #67060c; --meta: #9198a1; }
.comment { border: 1px solid var(--line); border-radius: 6px; overflow: hidden; }
.comment + .comment { margin-top: 12px; }
header { background: var(--head); border-bottom: 1px solid var(--line); padding: 8px 16px; color: var(--meta); }
header b { color: var(--text, inherit); }
.bot { border: 1px solid var(--line); border-radius: 1em; padding: 0 6px; font-size: 12px; }
.comment .markdown-body { padding: 16px; font-size: 14px; }
.comment .markdown-body li.task { list-style: none; }
.comment .markdown-body li.task input { margin: 0 .2em .25em -1.4em; vertical-align: middle; }
.comment pre code { display: block; overflow-x: auto; }
.added { background: var(--plus); } .removed { background: var(--minus); } .meta { color: var(--meta); }
`;
