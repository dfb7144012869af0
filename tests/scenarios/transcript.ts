/** A play as one readable page: what was asked of GitHub, of git and of the model, and what came of it. */
import type { Exchange } from "../../src/rehearsal/github/server.ts";
import type { ChatMessage } from "../../src/rehearsal/model/request.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { requireShipped, unmarked } from "./play.ts";

type Request = NonNullable<Stage["model"]>["requests"][number];

/** Ids, times, sizes and addresses are replaced by their names, so that equal plays give equal pages. */
export function transcript(stage: Stage, rehearsal: Rehearsal): string {
  requireShipped(rehearsal);
  const exchanges = withoutProgress(rehearsal.exchanges);
  const page = [
    // Reads run beside each other and beside writes, so they come in any order; writes keep theirs.
    heading("GitHub was asked", exchanges.filter(isReading).map(exchangeLine).sort()),
    heading("GitHub was told", exchanges.filter((exchange) => !isReading(exchange)).map(exchangeLine)),
    heading(
      "git over HTTP",
      // The state is kept beside the work, so they come in any order.
      stage.github.gitRequests.map(({ method, path, status }) => `${method} ${path} → ${status}`).sort(),
    ),
    heading("The model was asked", modelLines(stage.model?.requests ?? [])),
    heading(
      "The log said",
      rehearsal.runner.log.map(({ kind, text }) => (kind === "text" ? text : `[${kind}] ${text}`)),
    ),
    heading(
      "Outputs",
      Object.entries(rehearsal.outputs).flatMap(([name, value]) => (value === "" ? [] : [`${name}: ${indent(value)}`])),
    ),
    `exit code ${rehearsal.runner.exitCode}, post ${rehearsal.runner.postExitCode}\n`,
  ];
  return stable(unmarked(page.join("\n")), stage);
}

function heading(title: string, lines: readonly string[]): string {
  return `## ${title}\n\n${lines.length === 0 ? "nothing\n" : lines.map((line) => `- ${line}\n`).join("")}`;
}

/** A slow machine edits the comment while the agent works, and looks before each edit whether it is still ours. */
function withoutProgress(exchanges: readonly Exchange[]): readonly Exchange[] {
  const kept: Exchange[] = [];
  for (const exchange of exchanges) {
    const said = JSON.stringify(exchange.requestBody ?? null);
    if (!said.includes("### 🟡") || !said.includes("**Now:**")) {
      kept.push(exchange);
      continue;
    }
    const look = kept.findLastIndex(({ requestBody }) =>
      JSON.stringify(requestBody ?? null).includes("query Standing"),
    );
    if (look >= 0) kept.splice(look, 1);
  }
  return kept;
}

function isReading({ method, path, requestBody }: Exchange): boolean {
  return method === "GET" || (path === "/graphql" && JSON.stringify(requestBody).startsWith('{"query":"query'));
}

function exchangeLine({ method, path, requestBody, status }: Exchange): string {
  const body =
    requestBody === undefined
      ? ""
      : Object.entries(requestBody as object)
          .map(fieldLine)
          .join("");
  return `${method} ${path} → ${status}${body}`;
}

function fieldLine([name, value]: [string, unknown]): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `\n  - ${name}: ${indent(text)}`;
}

/** Each request in full would repeat the one before it: only what is new is shown. */
function modelLines(requests: readonly Request[]): string[] {
  return requests.flatMap(({ body }, index) => {
    const known = requests[index - 1]?.body.messages.length ?? 0;
    return [`request ${index + 1}`, ...body.messages.slice(known).map((message) => `  ${messageLine(message)}`)];
  });
}

function messageLine(message: ChatMessage): string {
  if (message.role === "system") return "system: (prompts/system.md and context.md)";
  const calls = message.role === "assistant" ? (message.tool_calls ?? []) : [];
  const spoken = typeof message.content === "string" ? message.content : JSON.stringify(message.content);
  const called = calls.map(({ function: { name, arguments: json } }) => `${name}(${json})`);
  const shown = message.role === "tool" ? testFigures(spoken) : spoken;
  return `${message.role}: ${indent([shown === "null" ? "" : shown, ...called].filter(Boolean).join("\n"))}`;
}

/** What `node --test` prints differs from one version of Node to the next: only its figures and the exit code are shown. */
function testFigures(output: string): string {
  const figures = ["tests", "pass", "fail"].map((name) => new RegExp(`^(?:ℹ|#) ${name} \\d+$`, "m").exec(output)?.[0]);
  if (figures.some((figure) => figure === undefined)) return output;
  return [...figures.map((figure) => figure?.slice(2)), output.trimEnd().split("\n").at(-1)].join("\n");
}

function indent(text: string): string {
  return text.trimEnd().replaceAll("\n", "\n    ");
}

/** Ids, times, sizes and addresses are replaced by their names. */
export function stable(page: string, { folder, github }: Pick<Stage, "folder" | "github">): string {
  return page
    .replaceAll(folder, "<folder>")
    .replaceAll(github.serverUrl, "https://github.test")
    .replaceAll(new URL(github.serverUrl).host, "github.test")
    .replaceAll(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, "<uuid>")
    .replaceAll(/\b[0-9a-f]{40}\b/g, "<sha>")
    .replaceAll(/\b[0-9a-f]{32}\b/g, "<nonce>")
    .replaceAll(/(?<=[ `":])[0-9a-f]{12}(?=[ `":])/g, "<digest>")
    .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/g, "<time> UTC")
    .replaceAll(/`[0-9a-f]{7}`/g, "`<sha>`")
    .replaceAll(/\b\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<time>")
    .replaceAll(/(?<!\d)\d{4}-\d\d-\d\dT\d\d%3A\d\d%3A\d\d(?:\.\d+)?Z/g, "<time>")
    .replaceAll(/Date: \w{3}, \d+ \w{3} \d{4} [\d:]+ \+0000/g, "Date: <time>")
    .replaceAll(/(deckhand-)\w{6}\b/g, "$1<id>")
    .replaceAll(/duration_ms[ :]+[\d.]+/g, "duration_ms <n>")
    .replaceAll(/[\d,]+ tokens in, [\d,]+ out/g, "<n> tokens in, <n> out")
    .replaceAll(/(?<=steps? in )(?:\d+ min )?\d+ s\b/g, "<n> s")
    .replaceAll(/\b\d[\d,]* bytes?\b/g, "<n> bytes")
    .replaceAll(/(?<=\bsandbox(?: \(|: ))(?:root|sudo|bwrap)/gi, "<way>")
    .replaceAll(/\b\d+ checks\b/g, "<n> checks")
    .replaceAll(/([a-z]+-tokens|model-seconds|duration-seconds): [\d.]+/g, "$1: <n>")
    .replaceAll(/\(\d[\d.]*ms\)/g, "(<n> ms)");
}
