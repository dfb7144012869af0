/** Renders one item of the story. */
import type { StyledLine } from "../core/view/shown-content.ts";
import { startOf } from "../lib/text.ts";
import { type Html, html } from "./html.ts";
import { renderEdit } from "./render-diff.ts";
import {
  LONGEST_TITLE,
  type Note,
  type StoryItem,
  type StoryMessage,
  type StoryResult,
  TITLE,
  type ToolCall,
  titleOf,
} from "./story.ts";
import { duration } from "./timeline.ts";

const CUT_OFF = "No result: the call was cut off.";

/**
 * `inner` are the rendered items of a sub-agent that the item called, `missing` says why a call has no result, `isEarlier`
 * is true of an earlier run on the thread.
 */
type ItemContext = Readonly<{ inner?: Html | undefined; missing?: string | undefined; isEarlier?: boolean }>;

export function renderItem(item: StoryItem, about: ItemContext = {}): Html {
  const run = about.isEarlier ? " earlier" : "";
  switch (item.kind) {
    case "message":
      return renderMessage(item, run);
    case "call":
      return renderCall(item, run, about);
    case "note":
      return renderNote(item, run);
  }
}

const AUTHORS = { user: "Request", agent: "Agent", host: "Deckhand" } as const;

function renderMessage({ id, from, text, reasoning, images, at }: StoryMessage, run: string): Html {
  return html`<li class="item message ${from}${run}" id="${id}"><article aria-label="${AUTHORS[from]}">
<header><strong>${AUTHORS[from]}</strong> ${time(at)}</header>
${thoughts(reasoning)}${folded(text)}${pictures(images)}
</article></li>\n`;
}

/** Characters that a message or an output may have before it is folded. */
const SHORT = 1500;

function folded(text: string): Html {
  const block = html`<div class="words">${text}</div>`;
  return text.length <= SHORT
    ? block
    : html`<details><summary>${startOf(text, 160)}… (${text.length.toLocaleString("en-US")} characters)</summary>${block}</details>`;
}

function thoughts(reasoning: string): Html | false {
  return (
    reasoning.trim() !== "" &&
    html`<details class="reasoning"><summary>Reasoning</summary><div class="words">${reasoning}</div></details>`
  );
}

function renderCall(call: ToolCall, run: string, { inner, missing = CUT_OFF }: ItemContext): Html {
  const { id, step, words, reasoning, tool, at, endedAt, result, edit, risk } = call;
  const state = result === undefined ? "cut-off" : result.isError || (result.exitCode ?? 0) !== 0 ? "failed" : "ok";
  return html`<li class="item call ${state}${run}" id="${id}"><article aria-label="Step ${step}: ${tool}">
<header><a class="number" href="#${id}">${step}</a> <strong>${tool}</strong> <code class="title">${titleOf(call)}</code> ${badge(call)}${risk !== undefined && risk !== "LOW" && html` <span class="badge risk">risk: ${risk}</span>`} <span class="when">${endedAt !== undefined && duration(endedAt - at)} ${time(at)}</span></header>
${thoughts(reasoning)}${words !== "" && html`<div class="words">${words}</div>`}
${edit ? renderEdit(edit) : inputOf(call)}
${inner && html`<ol class="inner" aria-label="Work of the sub-agent">${inner}</ol>`}
${result ? html`${outputOf(result, state === "failed")}${pictures(result.images)}` : html`<p>${missing}</p>`}
</article></li>\n`;
}

function badge({ result, endedAt }: ToolCall): Html {
  if (result?.exitCode !== undefined) return html`<span class="badge">exit code ${result.exitCode}</span>`;
  if (result?.isError) return html`<span class="badge">error</span>`;
  return html`${endedAt === undefined && html`<span class="badge">no result</span>`}`;
}

/** The arguments that the title does not show in full. */
function inputOf(call: ToolCall): Html | false {
  const isCut = titleOf(call).endsWith("…");
  const left = Object.entries(call.input).filter(([name, value]) => isCut || !TITLE.includes(name) || isLong(value));
  const text = left.map(
    ([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value, null, 1)}`,
  );
  return (
    text.length > 0 && html`<details class="input"><summary>Arguments</summary><pre>${text.join("\n")}</pre></details>`
  );
}

function isLong(value: unknown): boolean {
  return typeof value === "string" && (value.includes("\n") || value.length > LONGEST_TITLE);
}

function outputOf({ text, styles = [] }: StoryResult, isOpen: boolean): Html {
  if (text.trim() === "") return html`<p class="empty">No output.</p>`;
  const lines = text.split("\n").length;
  const isLong = lines > 12 || text.length > SHORT;
  return html`<details class="result"${(isOpen || !isLong) && html` open`}><summary>Output, ${lines} ${lines === 1 ? "line" : "lines"}</summary><pre class="output">${styles.length === 0 ? text : withStyles(text, styles)}</pre></details>`;
}

/** In the colors that the output had in a terminal. */
function withStyles(text: string, styles: readonly StyledLine[]): Html {
  const byLine = new Map(styles.map((styled) => [styled.line, styled]));
  const lines = text.split("\n").map((line, at) => {
    const { length, spans } = byLine.get(at) ?? { length: -1, spans: [] };
    return line.length === length ? withSpans(line, spans) : html`${line}`;
  });
  return html`${lines.flatMap((line, at) => (at === 0 ? [line] : ["\n", line]))}`;
}

function withSpans(line: string, spans: StyledLine["spans"]): Html {
  let done = 0;
  const parts = spans.map(([from, to, style]) => {
    const before = line.slice(done, from);
    done = Math.max(done, to);
    return html`${before}<span class="${style.replaceAll(/[^ ]+/g, "ansi-$&")}">${line.slice(from, to)}</span>`;
  });
  return html`${parts}${line.slice(done)}`;
}

const PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=]+$/;

/** Images that are in the log. Others would be requests to somebody else's server. */
export function pictures(images: readonly string[]): Html {
  return html`${images.map((url) =>
    PICTURE.test(url)
      ? html`<details open><summary>Image</summary><img src="${url}" alt="Image that the model was shown"></details>`
      : html`<p>An image was shown to the model. It is not in this page.</p>`,
  )}`;
}

function renderNote({ id, tone, title, text, at }: Note, run: string): Html {
  return html`<li class="item note ${tone}${run}" id="${id}"><header><strong>${title}</strong> ${time(at)}</header>${text !== "" && folded(text)}</li>\n`;
}

function time(at: number): Html {
  const iso = new Date(at).toISOString();
  return html`<time datetime="${iso}">${iso.slice(11, 19)}</time>`;
}
