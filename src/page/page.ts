/** Writes the page of a run: one HTML file that loads nothing from elsewhere and runs no script but its own. */
import { createHash } from "node:crypto";
import type { Event } from "../core/event/event.ts";
import { CUT_OFF, type PageFacts, REPORT_FILE } from "../render/page-facts.ts";
import { Html, html } from "./html.ts";
import { LIVE_SCRIPT, SCRIPT, STYLE } from "./page-assets.ts";
import { renderDiff } from "./render-diff.ts";
import { pictures, renderItem } from "./render-item.ts";
import { type StoryItem, storyOf, type ToolCall } from "./story.ts";
import { duration, renderTimeline, segmentsOf } from "./timeline.ts";
import { type ReplyUsage, renderUsage, rowsOf } from "./usage.ts";

/** The log of a conversation and those of its sub-agents, by the id of the task that the caller's call names. */
export type Log = Readonly<{
  events: readonly Event[];
  subAgents: ReadonlyMap<string, readonly Event[]>;
  /** The picture of the last page in the agent's browser, as a data URL. */
  picture?: string | undefined;
  /** The usage of replies, by their ids. */
  usage: ReadonlyMap<string, ReplyUsage>;
  /** The unreadable parts: files of events, and the reason why the report cannot be used. */
  damage?: Readonly<{ events: readonly string[]; report?: string | undefined }>;
}>;

/** One sentence for each damage of a log, for people. `facts` are those that are used in spite of the report. */
export function noticesOf(
  { events, subAgents, damage }: Pick<Log, "events" | "damage"> & Partial<Pick<Log, "subAgents">>,
  facts: PageFacts | undefined,
): string[] {
  const lost = damage?.events ?? [];
  const read = events.length + [...(subAgents?.values() ?? [])].reduce((sum, inner) => sum + inner.length, 0);
  const named = `${lost.slice(0, NAMED).join(", ")}${lost.length > NAMED ? ", …" : ""}`;
  return [
    ...(lost.length > 0 ? [`${lost.length} of ${read + lost.length} events could not be read (${named}).`] : []),
    ...(events.length === 0 ? ["The log has no event that can be read."] : []),
    ...(damage?.report !== undefined && !facts ? [`${REPORT_FILE} could not be used: ${damage.report}.`] : []),
  ];
}

/** Files that a notice names; a log that lost more has another trouble than these. */
const NAMED = 5;

/**
 * The text of the page. `facts` is undefined for a run that ended without a report. `hide` takes secrets out of a text;
 * every text of the log and of the facts passes it before it is escaped.
 */
export function renderPage(
  log: Log,
  facts: PageFacts | undefined,
  hide: (text: string) => string,
  isLive = false,
): string {
  const { subAgents, picture, usage, damage } = log;
  const items = itemsOf(log, hide);
  const began = facts ? Date.parse(facts.beganAt) : 0;
  const first = items.findIndex(({ at }) => at >= began);
  const earlier = first < 0 ? items.length : first;
  const told = facts && hidden(facts, hide);
  const shown = told && isLive ? atWork(told) : told;
  const waiting = facts?.outcome === "awaiting-approval" ? "This has not run: it waits for approval." : undefined;
  const isWorking = isLive && (facts === undefined || facts.outcome === CUT_OFF);
  const lost = damage && damage.events.length > 0 ? LOST : undefined;
  const missing = isWorking ? "This has no result yet." : (waiting ?? lost);
  const inner = (call: StoryItem) => (call.kind === "call" ? subAgentOf(call, subAgents, hide, lost) : undefined);
  const notices = isLive && log.events.length === 0 ? [] : noticesOf(log, facts).map(hide);
  const title = shown ? `${shown.sign} ${shown.reason}` : isLive ? WORKING : headlineOf(log);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(isLive)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}${shown && ` · ${shown.repository} ${shown.thread}`}</title>
<style>${new Html(STYLE)}</style>
</head>
<body>
<a class="skip" href="#steps">Skip to the steps</a>
<main>
<div data-part="head">${notices.map((notice) => html`<p class="damage" role="note">${notice}</p>`)}${shown ? renderHead(shown, earlier) : html`<h1>${title}</h1><p>${isLive ? "There is no report yet. Each event is shown as it comes." : whyNoReport(log)}</p>`}</div>
<div data-part="timeline">${renderTimeline(segmentsOf(items), began)}
${renderUsage(rowsOf(items, usage))}</div>
<section aria-labelledby="steps"><h2 id="steps" tabindex="-1">Steps</h2>
${toolbar(earlier > 0)}
<ol class="steps">
${items.map((item, at) => html`${at === earlier && at > 0 && BEGIN}${renderItem(item, { inner: inner(item), missing, isEarlier: at < earlier })}`)}</ol></section>
${picture !== undefined && html`<section aria-labelledby="last-page"><h2 id="last-page">Last page in the browser</h2>${pictures([picture])}</section>`}
<div data-part="work">${shown && renderWork(shown)}</div>
</main>
<script>${new Html(SCRIPT)}</script>${isLive && html`<script>${new Html(LIVE_SCRIPT)}</script>`}
</body>
</html>
`.text;
}

const LOST = "No result: its event may be among those that could not be read.";

/** Returns the headline of a run whose report is not there, or cannot be used. */
export function headlineOf({ damage }: Pick<Log, "damage">): string {
  return damage?.report === undefined ? "A run without a report" : "A run whose report could not be used";
}

function whyNoReport({ damage }: Log): string {
  const why = damage?.report === undefined ? "The run stopped before it could report. " : "";
  return `${why}This is what its log has.`;
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Nothing is loaded or sent; a live page asks its own server what is new. The style and the scripts are known by their
 * hashes, so nothing in a text can be either.
 */
export function policyOf(isLive: boolean): string {
  const live = isLive ? ` ${hashOf(LIVE_SCRIPT)}; connect-src 'self'` : "";
  return `default-src 'none'; style-src ${hashOf(STYLE)}; script-src ${hashOf(SCRIPT)}${live}; img-src data:; base-uri 'none'; form-action 'none'`;
}

const BEGIN = html`<li class="begin" id="this-run"><strong>This run begins here.</strong> The entries above are of earlier runs on this thread.</li>\n`;

const toolbar = (isResumed: boolean) => html`<form class="toolbar" role="search">
<label for="find">Find</label><input id="find" type="search" autocomplete="off"><output id="found" for="find"></output>
<label><input id="failed" type="checkbox"> Errors and failed commands only</label>
${isResumed && html`<label><input id="own" type="checkbox"> This run only</label>`}
<button type="button" id="open">Unfold all</button><button type="button" id="close">Fold all</button>
</form>`;

const [SIGN, REASON] = ["🟡", "Working on it"];
const WORKING = `${SIGN} ${REASON}`;

/** Until a live run reports, its report says that it was cut off: it is running. */
function atWork(facts: PageFacts): PageFacts {
  return facts.outcome === CUT_OFF ? { ...facts, sign: SIGN, reason: REASON, hint: "" } : facts;
}

/** The items of a log, clean of secrets. */
export function itemsOf({ events }: Pick<Log, "events">, hide: (text: string) => string): StoryItem[] {
  return hidden(storyOf(events), hide);
}

/** A copy in which every string has passed `hide`, but for ids, kinds and images. */
function hidden<Value>(value: Value, hide: (text: string) => string): Value {
  return JSON.parse(JSON.stringify(value), (name, part) =>
    typeof part === "string" && !OURS.has(name) && !part.startsWith("data:image/") ? hide(part) : part,
  );
}

const OURS: ReadonlySet<string> = new Set(["id", "reply", "kind", "tone", "from"]);

function subAgentOf(
  call: ToolCall,
  logs: Log["subAgents"],
  hide: (text: string) => string,
  missing: string | undefined,
): Html | undefined {
  const ids = [...logs.keys()].filter(
    (id) => JSON.stringify(call.input).includes(id) || call.result?.text.includes(id),
  );
  const items = ids.flatMap((id) => itemsOf({ events: logs.get(id) ?? [] }, hide));
  return items.length > 0 ? html`${items.map((item) => renderItem(item, { missing }))}` : undefined;
}

function renderHead(facts: PageFacts, earlier: number): Html {
  const { sign, reason, quote, hint, repository, thread, requester, links } = facts;
  return html`<header class="head"><p class="where">${link(links.thread, `${repository} ${thread}`)} · requested by ${requester}</p>
<h1>${sign} ${withCode(reason)}</h1>
${quote !== undefined && html`<blockquote>${quote}</blockquote>`}
${hint !== "" && html`<p>${withCode(hint)}</p>`}
<p class="facts">${figuresOf(facts)}</p>
${earlier > 0 && html`<p>This thread has earlier runs. <a href="#this-run">This run begins</a> after their ${earlier} ${earlier === 1 ? "entry" : "entries"}.</p>`}
<p class="links">${NAMED_LINKS.map(([name, label]) => links[name] !== undefined && html`${link(links[name], label)} `)}</p>
</header>`;
}

/** Shows text between two backticks as code, and everything else as it is. */
function withCode(text: string): Html {
  const parts = text.split(/`([^`\n]+)`/);
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

function figuresOf({ durationMs, steps, costUsd, beganAt, endedAt }: PageFacts): Html {
  const parts = [
    durationMs !== undefined && duration(durationMs),
    steps !== undefined && `${steps} ${steps === 1 ? "step" : "steps"}`,
    costUsd !== undefined && `$${costUsd.toFixed(2)}`,
  ].filter((part) => part !== false);
  const [word, at] = endedAt === undefined ? ["began", beganAt] : ["ended", endedAt];
  const time = html`${word} <time datetime="${at}">${at.slice(0, 16).replace("T", " ")} UTC</time>`;
  return html`${parts.map((part) => `${part} · `)}${time}`;
}

const NAMED_LINKS = [
  ["pullRequest", "Pull request"],
  ["commit", "Commit"],
  ["comment", "Comment"],
  ["run", "Job log"],
] as const;

/** The facts name links of GitHub only; everything else on the page is text. */
function link(url: string | undefined, label: string): Html {
  return url === undefined ? html`${label}` : html`<a href="${url}" rel="noreferrer">${label}</a>`;
}

function renderWork({ diff, withheld, others = [], blockedHosts, checks, uses }: PageFacts): Html {
  return html`
${diff !== undefined && html`<section aria-labelledby="diff"><h2 id="diff">Published changes</h2>${renderDiff(diff)}</section>`}
${withheldTable("Withheld", withheld)}${others.map(
  (work) => html`<section><h2>${work.repository}</h2><p>${link(work.link, work.label)}</p>
${work.diff !== undefined && renderDiff(work.diff)}${withheldTable(`Withheld in ${work.repository}`, work.withheld)}</section>`,
)}
${
  blockedHosts.length > 0 &&
  table(
    "Blocked network access",
    ["Host"],
    blockedHosts.map((host) => [host]),
  )
}
${
  checks.length > 0 &&
  table(
    "Commands",
    ["Command", "Exit code"],
    checks.map(({ command, exitCode }) => [command, exitCode]),
  )
}
${
  uses.length > 0 &&
  table(
    "Models",
    ["Model", "Replies", "Tokens in", "of them cached", "Tokens out", "Cost"],
    uses.map((use) => [
      use.name,
      use.replies,
      number(use.inputTokens),
      number(use.cachedTokens),
      number(use.outputTokens),
      use.costUsd === undefined ? "unknown" : `$${use.costUsd.toFixed(4)}`,
    ]),
  )
}`;
}

function withheldTable(title: string, withheld: PageFacts["withheld"]): Html | false {
  const rows = withheld.map(({ path, code, message }) => [path, code, message]);
  return rows.length > 0 && table(title, ["File", "Code", "Why"], rows);
}

function table(title: string, names: readonly string[], rows: readonly (readonly (string | number)[])[]): Html {
  const id = title.toLowerCase().replaceAll(" ", "-");
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2><div class="wide" tabindex="0" role="region" aria-labelledby="${id}"><table>
<thead><tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div></section>`;
}

function number(value: number): string {
  return value.toLocaleString("en-US");
}
