/** The one way in which text from GitHub enters a prompt: made visible, labelled, and fenced off as data. */
import { Fault } from "../../../lib/fault.ts";
import { withoutConcealed } from "./concealed.ts";

/** `label` says where the text comes from, in our words. */
export type Item = Readonly<{ label: string; text: string }>;

// Control characters but tab and line feed, lone surrogates, interlinear marks, and all that Unicode calls ignorable
// (zero width, bidi, tags, fillers, variation selectors), save the selector that makes the emoji before it colourful.
const invisible = /[[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]--[\n\t\uFE0F]]|(?<!\p{Emoji})\uFE0F/gv;

// A mark of ours, or one of its form: it has no room for words, so nobody has to be told that it was left out.
const mark =
  /<!-- deckhand:(?:answer|finding|review|work)(?: (?:blocking|important|minor|mended))?(?: [0-9a-f-]{1,36}){1,8} -->/g;

/**
 * Each text between two lines that carry the nonce, under a line with its label. A text cannot end its fence: the
 * nonce is taken out of it, and it must be one that nobody can guess.
 */
export function fence(items: readonly Item[], nonce: string): string {
  if (!/^[A-Za-z0-9]{16,}$/.test(nonce)) throw new Fault("bug", "A nonce is at least 16 letters and digits.");
  return items.map((item) => fenced(item, nonce)).join("\n\n");
}

/** What was not visible of a text: `where` in a few words of ours, `parts` how often. */
export type Hidden = Readonly<{ where: string; parts: number }>;

/** For people, who do not see the fences. */
export function hiddenIn(items: readonly Item[]): readonly Hidden[] {
  return items.flatMap(({ label, text }) => {
    const { hidden: parts } = reveal(text);
    return parts === 0 ? [] : [{ where: placeIn(label), parts }];
  });
}

/** A label begins with it: `comment 5002 by tom, …`. */
function placeIn(label: string): string {
  return label.split(/,| by | \(/)[0] ?? "";
}

function fenced({ label, text }: Item, nonce: string): string {
  const { shown, hidden } = reveal(text);
  const header = without(nonce, visible(label).replaceAll(/\s+/g, " ").trim());
  const count = hidden === 0 ? "" : ` [${hidden} hidden ${hidden === 1 ? "part" : "parts"} removed]`;
  return `${header}${count}\nBEGIN DATA ${nonce}\n${without(nonce, shown)}\nEND DATA ${nonce}`;
}

/**
 * The text as a person reading it on GitHub sees it: no HTML comments, no invisible characters, no words in attributes,
 * titles and alternative texts. Idempotent, linear.
 */
export function visible(text: string): string {
  return reveal(text).shown;
}

/** What is visible of a text, and how many hidden parts that leaves out. */
function reveal(text: string): { shown: string; hidden: number } {
  const characters = withoutInvisible(text.replaceAll(/\r\n?/g, "\n").replaceAll(mark, ""));
  const comments = withoutComments(characters.shown);
  const plain = withoutConcealed(comments.shown);
  return { shown: plain.shown, hidden: characters.hidden + comments.hidden + plain.hidden };
}

function withoutInvisible(text: string): { shown: string; hidden: number } {
  let hidden = 0;
  let end = -1;
  const shown = text.replaceAll(invisible, (character, offset: number) => {
    if (offset !== end) hidden++; // a run of them is one part
    end = offset + character.length;
    return "";
  });
  return { shown, hidden };
}

/** Also inside code: what is code to us need not be code to GitHub, and a comment hides best where nobody looks. */
function withoutComments(text: string): { shown: string; hidden: number } {
  const pieces: string[] = [];
  let tail = ""; // the last three characters shown; asking the text so far for them would be quadratic
  let at = 0;
  for (;;) {
    const start = text.indexOf("<!--", at);
    const closer = start === -1 ? -1 : text.indexOf("-->", start + 2); // `<!-->` is whole
    if (closer === -1) break;
    const before = text.slice(at, start);
    at = closer + 3;
    tail = (tail + before).slice(-3);
    // Where closing the gap would make a new opening, a space stays; else a second pass would find more.
    const isOpening = (tail + text.slice(at, at + 3)).includes("<!--");
    pieces.push(isOpening ? `${before} ` : before);
    if (isOpening) tail = "";
  }
  return withoutOpenComment(pieces.join("") + text.slice(at), pieces.length);
}

/** Without its end, a comment hides all that follows, but only from the beginning of a line: elsewhere it is words. */
function withoutOpenComment(text: string, hidden: number): { shown: string; hidden: number } {
  const line = /^[\t >*+\-\d.)]*<!--/m.exec(text);
  if (!line) return { shown: text, hidden };
  return { shown: text.slice(0, line.index + line[0].length - "<!--".length), hidden: hidden + 1 };
}

/** A space stays, so that what stood around one nonce cannot make another. */
function without(nonce: string, text: string): string {
  return text.replaceAll(nonce, " ");
}
