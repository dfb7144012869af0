/** The only way in which text from GitHub enters a prompt: made visible, labelled, and marked as data. */
import { Fault } from "../../../lib/fault.ts";
import { withoutInvisible } from "../../../markdown/shown/hidden-text.ts";
import { renderVisible } from "../../../markdown/shown/rendered.ts";

/**
 * `label` says where the text comes from; this program writes it. A `title` is above the text and is never Markdown.
 * Markdown is what people write on GitHub; logs, patches and lists are plain.
 */
export type Item = Readonly<{ label: string; title?: string; text: string; format: "markdown" | "plain" }>;

// A mark that we put into comments, or a similar one. It has no room for words, so its removal is not reported.
const mark =
  /<!-- deckhand:(?:answer|finding|intent|review|work)(?: (?:blocking|important|minor|fixed))?(?: [0-9a-f-]{1,36}){1,8} -->/g;

/** `data` is for the model; `hidden` is for people, who do not see the data. */
export type Fenced = Readonly<{ data: string; hidden: readonly Hidden[] }>;

/** The invisible parts of a text: `where` is a short description, `parts` their number. */
export type Hidden = Readonly<{ where: string; parts: number }>;

/**
 * Puts each text between two lines with the nonce, under a line with its label. A text cannot end its fence, because
 * the nonce is removed from it and cannot be guessed. Takes time in proportion to the texts. Throws a "bug" Fault for a
 * nonce of less than 16 letters and digits.
 */
export function fence(items: readonly Item[], nonce: string): Fenced {
  if (!/^[A-Za-z0-9]{16,}$/.test(nonce)) throw new Fault("bug", "A nonce is at least 16 letters and digits.");
  const all = items.map((item) => ({ item, ...reveal(item) }));
  return {
    data: all.map(({ item, shown, hidden }) => fenced(item.label, { shown, hidden }, nonce)).join("\n\n"),
    hidden: all.flatMap(({ item, hidden }) => (hidden === 0 ? [] : [{ where: placeIn(item.label), parts: hidden }])),
  };
}

/** A label starts with it: `comment 5002 by tom, …`. */
function placeIn(label: string): string {
  return label.split(/,| by | \(/)[0] ?? "";
}

type Revealed = Readonly<{ shown: string; hidden: number }>;

function fenced(label: string, { shown, hidden }: Revealed, nonce: string): string {
  const header = without(nonce, plain(label).replaceAll(/\s+/g, " ").trim());
  const count = hidden === 0 ? "" : ` [${hidden} hidden ${hidden === 1 ? "part" : "parts"} removed]`;
  return `${header}${count}\nBEGIN DATA ${nonce}\n${without(nonce, shown)}\nEND DATA ${nonce}`;
}

/** Returns a Markdown text as a person sees it on GitHub, as Markdown. Takes time in proportion to its length. */
export function visibleMarkdown(markdown: string): string {
  return renderVisible(markdown).shown;
}

/** Returns a text that is not Markdown, such as a name, without invisible characters. */
export function plain(text: string): string {
  return revealPlain(text).shown;
}

function reveal({ title = "", text, format }: Item): Revealed {
  const head = revealPlain(title);
  const body = format === "plain" ? revealPlain(text) : renderVisible(text.replaceAll(mark, ""));
  return { shown: `${head.shown}\n\n${body.shown}`.trim(), hidden: head.hidden + body.hidden };
}

function revealPlain(text: string): Revealed {
  return withoutInvisible(text.replaceAll(/\r\n?/g, "\n"));
}

/** A space stays, so that removing one nonce cannot make another. */
function without(nonce: string, text: string): string {
  return text.replaceAll(nonce, " ");
}
