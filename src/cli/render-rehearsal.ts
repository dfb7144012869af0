/**
 * Renders a rehearsal for a person (the conversation, the diff, the pull request, and how it ended), and says what the
 * command line needs of a stage and of a rehearsal. A stage that has more to give may be used.
 */
import { figure } from "../lib/text.ts";
import { type Paint, plain, readable } from "./readable.ts";

export type RehearsalView = Readonly<{
  repository: string;
  notes: readonly string[];
  issue: Readonly<{ number: number; title: string; author: string; body: string }>;
  comments: readonly Readonly<{ id: number; author: string; body: string }>[];
  reactions: readonly Readonly<{ comment: number; author: string; content: string }>[];
  pullRequests: readonly PullRequestView[];
  branches: readonly string[];
  diff: string;
  outputs: Readonly<Record<string, string>>;
  runner: Readonly<{
    exitCode: number;
    durationMs: number;
    errors: readonly string[];
    log: readonly LineView[];
  }>;
  modelRequests?: number;
  toolErrors: readonly Readonly<{ tool: string; text: string }>[];
  timings: Readonly<{ totalMs: number; firstRequestMs?: number }>;
  problems: readonly string[];
  folder?: string;
}>;

type PullRequestView = Readonly<{
  number: number;
  title: string;
  body: string;
  draft: boolean;
  head: string;
  base: string;
}>;

/** A line of the action's log; `kind` is text, group, error, warning and so on. */
export type LineView = Readonly<{ kind: string; text: string }>;

/** `issue` goes on with one that is there; `label` is put on it instead of a comment. */
export type PlayRequest = Readonly<{
  body?: string;
  issue?: number;
  label?: Readonly<{ by: string; name: string }>;
  signal?: AbortSignal;
}>;

export type StageView = Readonly<{
  folder: string;
  play(options: PlayRequest): Promise<RehearsalView>;
  merge(pull: number, by: string): Promise<readonly string[]>;
  close(): Promise<void>;
}>;

export type StageRequest = Readonly<{
  bundle: string;
  story: "fix" | "question" | "tour" | "approval";
  repository?: string;
  model?: Readonly<{ apiKey: string; model: string; baseUrl?: string }>;
  /** More inputs of the action, or other values. */
  inputs?: Readonly<Record<string, string>>;
  keep: boolean;
  onStep: (text: string) => void;
  onLine: (line: LineView) => void;
}>;

/** True when the action says how it ended and this is no failure; an action that says nothing has failed. */
export function hasSucceeded({ runner, outputs }: RehearsalView): boolean {
  const { outcome } = outputs;
  return runner.exitCode === 0 && runner.errors.length === 0 && outcome !== undefined && outcome !== "failed";
}

const width = 88;
const diffLimit = 60;
const logLimit = 15;

const emoji: Readonly<Record<string, string>> = {
  "+1": "👍",
  "-1": "👎",
  laugh: "😄",
  hooray: "🎉",
  confused: "😕",
  heart: "❤️",
  rocket: "🚀",
  eyes: "👀",
};

/** Plain text with a newline at the end; sections that have nothing to say are left out. */
export function render(rehearsal: RehearsalView, paint: Paint): string {
  const { issue, pullRequests } = rehearsal;
  const sections = [
    section(`${rehearsal.repository} · issue #${issue.number}: ${issue.title}`, conversation(rehearsal, paint), paint),
    section("Changes", changes(rehearsal.diff, paint), paint),
    ...pullRequests.map((pull) => section(pullTitle(pull), pullBody(pull), paint)),
    section("What went wrong", failures(rehearsal), paint),
    section("Result", result(rehearsal, paint), paint),
  ];
  return `${sections.filter(Boolean).join("\n\n")}\n`;
}

function section(title: string, body: string, paint: Paint): string {
  return body === "" ? "" : `${paint.bold(`── ${plain(title)}`)}\n\n${body}`;
}

function conversation({ issue, comments, reactions }: RehearsalView, paint: Paint): string {
  const posts = [{ id: 0, ...issue }, ...comments].map(({ id, author, body }) => {
    const given = reactions.filter(({ comment }) => comment === id).map(({ content }) => emoji[content] ?? content);
    const head = [paint.cyan(`@${author}`), ...given].join("  ");
    return `${head}\n${indent(readable(body, width))}`;
  });
  return posts.join("\n\n");
}

function changes(diff: string, paint: Paint): string {
  const lines = plain(diff).trimEnd().split("\n");
  const rest = lines.length - diffLimit;
  const more = rest > 0 ? [paint.dim(`… ${rest} more lines`)] : [];
  return indent([...lines.slice(0, diffLimit).map((line) => paintDiff(line, paint)), ...more].join("\n"));
}

function paintDiff(line: string, paint: Paint): string {
  if (/^(diff|index|---|\+\+\+|@@) /.test(line)) return paint.dim(line);
  if (line.startsWith("+")) return paint.green(line);
  return line.startsWith("-") ? paint.red(line) : line;
}

function pullTitle({ number, title, draft }: PullRequestView): string {
  return `Pull request #${number}${draft ? " (draft)" : ""}: ${title}`;
}

function pullBody({ head, base, body }: PullRequestView): string {
  return indent(`${head} → ${base}\n\n${readable(body, width)}`);
}

/** Errors that were told, and the end of the log of an action that failed: there a cause is named, if anywhere. */
function failures(rehearsal: RehearsalView): string {
  const { runner, problems, toolErrors } = rehearsal;
  const told = runner.log.filter(({ kind }) => kind === "error").map(({ text }) => text);
  const calls = toolErrors.map(({ tool, text }) => `${tool}: ${text.trim().split("\n").at(0)}`);
  const reasons = [...told, ...calls, ...runner.errors, ...problems].map((reason) => `- ${plain(reason)}`);
  const end = runner.log.filter(({ kind }) => kind === "text" || kind === "group").slice(-logLimit);
  if (hasSucceeded(rehearsal) || end.length === 0) return indent(reasons.join("\n"));
  return indent([...reasons, "The log of the action ends with:", ...end.map(({ text }) => plain(text))].join("\n"));
}

function result(rehearsal: RehearsalView, paint: Paint): string {
  const { outputs, runner, timings, modelRequests, toolErrors, branches, folder, notes } = rehearsal;
  const outcome = outputs.outcome ?? "none: the action did not report how it ended";
  const outcomeColour = hasSucceeded(rehearsal) ? paint.green : paint.red;
  const rows: (readonly [string, string | undefined])[] = [
    ["outcome", outcomeColour(plain(`${outcome} (exit code ${runner.exitCode})`))],
    ["branches", branches.length > 0 ? plain(branches.join(", ")) : undefined],
    ["cost", outputs["cost-usd"] ? plain(`$${outputs["cost-usd"]}`) : "not reported"],
    ["tokens", tokens(outputs)],
    ["requests", modelRequests === undefined ? undefined : `${modelRequests} to the model`],
    ["tool calls", toolErrors.length === 0 ? "none ended in an error" : `${toolErrors.length} ended in an error`],
    ["time", time(runner.durationMs, timings)],
    ["note", notes.length > 0 ? plain(notes.join(" ")) : undefined],
    ["files", folder ?? "removed; keep them with --keep"],
    ["page", folder && outputs["page-path"] ? plain(outputs["page-path"]) : undefined],
  ];
  return indent(rows.flatMap(([name, value]) => (value ? [`${name.padEnd(12)}${value}`] : [])).join("\n"));
}

function tokens(outputs: Readonly<Record<string, string>>): string | undefined {
  const [input, output] = [outputs["input-tokens"], outputs["output-tokens"]];
  return input === undefined || output === undefined
    ? undefined
    : plain(`${figure(Number(input))} in, ${figure(Number(output))} out`);
}

function time(actionMs: number, { totalMs, firstRequestMs }: RehearsalView["timings"]): string {
  const first = firstRequestMs === undefined ? "" : `, its first request to the model after ${seconds(firstRequestMs)}`;
  return `${seconds(totalMs)}; the action ${seconds(actionMs)}${first}`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, "  ");
}
