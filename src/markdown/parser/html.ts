/** Writes the parsed text as HTML. Addresses and names stay as they are written. */
import { withoutDisallowedTag, withoutDisallowedTags } from "./html-tags.ts";
import { type MarkdownNode, type NodeKind, walk } from "./node.ts";

/**
 * `page` is what GitHub makes of it. `source` is for those who make Markdown of the page again: signs that were escaped
 * are, the number of a footnote is in brackets, and there is a line above the footnotes. `words` is the same with bare
 * addresses as text, so that each word of the text is one here too.
 */
export function writeHtml(root: MarkdownNode, form: Form): string {
  const writer = new HtmlWriter(form);
  for (const { node, isEntering } of walk(root)) writer.visit(node, isEntering);
  return writer.end();
}

type Form = "page" | "source" | "words";

type Write = (node: MarkdownNode, writer: HtmlWriter) => void;

class HtmlWriter {
  readonly #parts: string[] = [];
  #isAtStart = true; // of a line
  #image: MarkdownNode | undefined; // in an image, only words count
  #footnotes = 0;
  #depth = 0; // of quotes and lists
  readonly form: Form;

  constructor(form: Form) {
    this.form = form;
  }

  visit(node: MarkdownNode, isEntering: boolean): void {
    if (this.#image === node) this.#image = undefined;
    if (this.#image) {
      if (isEntering) this.#writeWords(node);
      return;
    }
    if (!this.#isTooDeep(node, isEntering)) (isEntering ? OPEN : CLOSE)[node.kind]?.(node, this);
    if (node.kind === "image" && isEntering) this.#image = node;
  }

  /** Browsers nest no deeper either: what is in such quotes and lists stands in the deepest one. A page has them all. */
  #isTooDeep({ kind }: MarkdownNode, isEntering: boolean): boolean {
    if (this.form === "page" || !NESTING.has(kind)) return false;
    const depth = isEntering ? this.#depth + 1 : this.#depth;
    this.#depth += isEntering ? 1 : -1;
    return depth > DEEPEST;
  }

  #writeWords({ kind, literal }: MarkdownNode): void {
    if (kind === "text" || kind === "code" || kind === "html") this.put(escapeHtml(literal));
    else if (kind === "soft-break" || kind === "hard-break") this.put(" ");
  }

  put(html: string): void {
    if (html === "") return;
    this.#parts.push(html);
    this.#isAtStart = html.endsWith("\n");
  }

  /** Begins a line. */
  line(html: string): void {
    if (!this.#isAtStart) this.put("\n");
    this.put(html);
  }

  beginFootnote(): void {
    if (this.#footnotes === 0) this.put(`${RULE[this.form]}<section class="footnotes">\n<ol>\n`);
    this.#footnotes += 1;
  }

  end(): string {
    if (this.#footnotes > 0) this.put("</ol>\n</section>\n");
    return this.#parts.join("");
  }
}

const NESTING: ReadonlySet<NodeKind> = new Set<NodeKind>(["quote", "list", "item"]);
const DEEPEST = 500;

const RULE = { page: "", source: "<hr />\n", words: "<hr />\n" };

/** Whether only its words are written. */
const isWords = ({ isBare }: MarkdownNode, { form }: HtmlWriter): boolean => isBare && form === "words";

function shownNumber(number: number, { form }: HtmlWriter): string {
  return form === "page" ? `${number}` : `[${number}]`;
}

function escaped({ literal, escapes }: MarkdownNode): string {
  if (!escapes) return literal;
  const parts = [0, ...escapes].map((start, index) => literal.slice(start, escapes[index]));
  return parts.join("\\");
}

function isTight({ parent }: MarkdownNode): boolean {
  return parent?.parent?.kind === "list" && parent.parent.isTight;
}

/** Only the first word of what stands behind a fence is used. */
function languageOf({ info }: MarkdownNode): string {
  const language = /^[^ \t\n\v\f\r]*/.exec(info)?.[0] ?? "";
  return info === "" ? "" : ` class="language-${escapeHtml(language)}"`;
}

function titleOf({ title }: MarkdownNode): string {
  return title === "" ? "" : ` title="${escapeHtml(title)}"`;
}

const isNestedStrong = ({ parent }: MarkdownNode): boolean => parent?.kind === "strong";

const OPEN: Readonly<Partial<Record<NodeKind, Write>>> = {
  quote: (_, out) => out.line("<blockquote>\n"),
  list: ({ mark }, out) =>
    out.line(mark?.type === "number" ? `<ol${mark.start === 1 ? "" : ` start="${mark.start}"`}>\n` : "<ul>\n"),
  item({ task }, out) {
    out.line("<li>");
    if (task) out.put(`<input type="checkbox"${task === "done" ? ' checked=""' : ""} disabled="" /> `);
  },
  "code-block"(node, out) {
    out.line(`<pre><code${languageOf(node)}>${escapeHtml(node.literal)}</code></pre>\n`);
  },
  "html-block"({ literal }, out) {
    out.line(withoutDisallowedTags(literal));
    out.line("");
  },
  paragraph(node, out) {
    if (!isTight(node)) out.line("<p>");
  },
  heading: ({ level }, out) => out.line(`<h${level}>`),
  rule: (_, out) => out.line("<hr />\n"),
  footnote({ number }, out) {
    out.beginFootnote();
    out.put(`<li id="fn-${number}">\n`);
  },
  table: (_, out) => out.line("<table>"),
  row({ isHead, previous }, out) {
    if (isHead) out.line("<thead>\n");
    else if (previous?.isHead) out.line("<tbody>\n");
    out.line("<tr>");
  },
  cell(node, out) {
    const align = node.parent?.parent?.alignments[node.number] ?? "";
    out.line(`<${node.parent?.isHead ? "th" : "td"}${align === "" ? "" : ` align="${align}"`}>`);
  },
  text: (node, out) => out.put(escapeHtml(out.form === "page" ? node.literal : escaped(node))),
  "soft-break": (_, out) => out.put("\n"),
  "hard-break": (_, out) => out.put("<br />\n"),
  code: ({ literal }, out) => out.put(`<code>${escapeHtml(literal)}</code>`),
  html: ({ literal }, out) => out.put(withoutDisallowedTag(literal)),
  emphasis: (_, out) => out.put("<em>"),
  strong: (node, out) => out.put(isNestedStrong(node) ? "" : "<strong>"),
  struck: (_, out) => out.put("<del>"),
  link: (node, out) => out.put(isWords(node, out) ? "" : `<a href="${escapeHtml(node.url)}"${titleOf(node)}>`),
  image: ({ url }, out) => out.put(`<img src="${escapeHtml(url)}" alt="`),
  "footnote-reference": ({ number }, out) =>
    out.put(`<sup class="footnote-ref"><a href="#fn-${number}">${shownNumber(number, out)}</a></sup>`),
};

const CLOSE: Readonly<Partial<Record<NodeKind, Write>>> = {
  quote: (_, out) => out.line("</blockquote>\n"),
  list: ({ mark }, out) => out.put(mark?.type === "number" ? "</ol>\n" : "</ul>\n"),
  item: (_, out) => out.put("</li>\n"),
  paragraph(node, out) {
    if (!isTight(node)) out.put("</p>\n");
  },
  heading: ({ level }, out) => out.put(`</h${level}>\n`),
  footnote: (_, out) => out.put("</li>\n"),
  table({ last }, out) {
    if (last && !last.isHead) out.line("</tbody>\n");
    out.line("</table>\n");
  },
  row({ isHead }, out) {
    out.line("</tr>");
    if (isHead) out.line("</thead>");
  },
  cell: (node, out) => out.put(node.parent?.isHead ? "</th>" : "</td>"),
  emphasis: (_, out) => out.put("</em>"),
  strong: (node, out) => out.put(isNestedStrong(node) ? "" : "</strong>"),
  struck: (_, out) => out.put("</del>"),
  link: (node, out) => out.put(isWords(node, out) ? "" : "</a>"),
  image: (node, out) => out.put(`"${titleOf(node)} />`),
};

function escapeHtml(text: string): string {
  if (!/[&<>"]/.test(text)) return text;
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
