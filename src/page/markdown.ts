/** The story of a run as Markdown: a table of its steps for the step summary, and the whole of it for `deckhand export`. */
import { createTwoFilesPatch } from "diff";
import { figure } from "../lib/text.ts";
import { codeBlock, codeInCell, codeWithin } from "../markdown/inline-code.ts";
import type { PageFacts } from "../render/page-facts.ts";
import { headlineOf, itemsOf, type Log, noticesOf } from "./page.ts";
import { type Edit, resultOf, type StoryItem, type StoryMessage, type ToolCall, titleOf } from "./story.ts";
import { duration, segmentsOf, sumsOf } from "./timeline.ts";
import type { ReplyUsage } from "./usage.ts";

/** Rows of the table: the first show how the run began, the last how it ended. */
const FIRST = 30;
const LAST = 70;

/** `""` if no tool was called. `began` is in milliseconds since 1970; what was before is left out. */
export function renderSteps(
  items: readonly StoryItem[],
  usage: ReadonlyMap<string, ReplyUsage>,
  began: number,
): string {
  const own = items.filter(({ at }) => at >= began);
  const calls = own.filter((item) => item.kind === "call");
  if (calls.length === 0) return "";
  const { model, tool, waiting } = sumsOf(segmentsOf(own));
  const rows = calls.map((call) => rowOf(call, usage));
  const left = rows.length - FIRST - LAST;
  const shown = left > 0 ? [...rows.slice(0, FIRST), `| | … ${left} more … | | | |`, ...rows.slice(-LAST)] : rows;
  return [
    `#### Steps\n\nModel ${duration(model)} · tools ${duration(tool)} · waiting ${duration(waiting)}\n`,
    "| Step | Call | Result | Time | Tokens in (cached), out |",
    "|-:|-|-|-:|-:|",
    ...shown,
  ].join("\n");
}

function rowOf(call: ToolCall, usage: ReadonlyMap<string, ReplyUsage>): string {
  const { step, tool, at, endedAt, reply = "" } = call;
  const took = usage.get(reply);
  const tokens = took ? `${figure(took.input)} (${figure(took.cached)}), ${figure(took.output)}` : "";
  const title = titleOf(call);
  const about = title === "" ? "" : ` ${codeInCell(title, 100)}`;
  const time = endedAt === undefined ? "" : duration(endedAt - at);
  return `| ${step} | ${codeInCell(tool, 60)}${about} | ${resultOf(call)} | ${time} | ${tokens} |`;
}

/** All that the page has, but for images. Texts of models, tools and people are code: nothing in them is a link. */
export function renderMarkdown(log: Log, facts: PageFacts | undefined, hide: (text: string) => string): string {
  const notices = noticesOf(log, facts).map((notice) => codeBlock("text", hide(notice)));
  const items = itemsOf(log, hide);
  return [headOf(facts, log), ...notices, ...items.map(partOf), ...(facts ? publishedIn(facts) : [])]
    .filter(Boolean)
    .join("\n\n")
    .concat("\n");
}

function headOf(facts: PageFacts | undefined, log: Log): string {
  if (!facts) return `# ${headlineOf(log)}`;
  const { sign, repository, thread, requester, reason, hint, links } = facts;
  const named = LINKS.flatMap(([name, label]) => (links[name] === undefined ? [] : [`- ${label}: <${links[name]}>`]));
  const said = [reason, hint].filter((text) => text !== "").map((text) => codeBlock("text", text));
  return [
    `# ${sign} ${codeWithin(100, `${repository} ${thread}`)}, requested by ${codeWithin(100, requester)}`,
    ...said,
    named.join("\n"),
  ]
    .filter(Boolean)
    .join("\n\n");
}

const LINKS = [
  ["thread", "Thread"],
  ["pullRequest", "Pull request"],
  ["commit", "Commit"],
  ["comment", "Comment"],
  ["run", "Job log"],
] as const;

function partOf(item: StoryItem): string {
  switch (item.kind) {
    case "message":
      return messageOf(item);
    case "call":
      return callOf(item);
    case "note":
      return [`## ${codeWithin(200, item.title)}`, item.text && codeBlock("text", item.text)]
        .filter(Boolean)
        .join("\n\n");
  }
}

const AUTHORS = { user: "Request", agent: "Agent", host: "Deckhand" } as const;

function messageOf({ from, text, images }: StoryMessage): string {
  const pictures = images.length === 0 ? [] : [`Images: ${images.length}`];
  return [`## ${AUTHORS[from]}`, codeBlock("text", text), ...pictures].join("\n\n");
}

function callOf(call: ToolCall): string {
  const { step, tool, words, input, result, edit } = call;
  const given = edit ? codeBlock("diff", diffOf(edit)) : codeBlock("json", JSON.stringify(input, null, 2));
  return [
    `## Step ${step}: ${codeWithin(60, tool)} (${resultOf(call)})`,
    words !== "" && codeBlock("text", words),
    given,
    result && result.text !== "" && codeBlock("text", result.text),
  ]
    .filter(Boolean)
    .join("\n\n");
}

function diffOf({ path, before, after }: Edit): string {
  return createTwoFilesPatch(path, path, before, after, "", "", { context: 3, timeout: 500 }) ?? "";
}

function publishedIn({ diff, withheld }: PageFacts): string[] {
  const kept = withheld.map(({ path, code }) => `- ${codeWithin(200, path)}: ${code}`);
  return [
    ...(diff === undefined ? [] : [`## Published changes\n\n${codeBlock("diff", diff)}`]),
    ...(kept.length === 0 ? [] : [`## Withheld\n\n${kept.join("\n")}`]),
  ];
}
