/**
 * Prints the steps of the agent: each is a group in the log of the job, with what its calls printed and which files they
 * edited. Output is of anybody, and GitHub's runner obeys lines of a log: see `commands.ts`.
 */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { lineOf } from "../core/conversation/line-of.ts";
import { plainText } from "../core/event/content.ts";
import type { Event } from "../core/event/event.ts";
import type { ActionEvent, Observation } from "../core/event/kind/actions.ts";
import { outputOf } from "../core/view/shown-content.ts";
import type { Redact } from "../lib/mask/mask.ts";
import { endGroup, info, printQuoted, startGroup } from "./commands.ts";
import { breakRunnerCommands } from "./console.ts";
import type { Env } from "./world.ts";

/** `newToken` makes a word that nobody can guess. Without `showsOutput`, what commands print is told by its size only. */
export type StepLogOptions = Readonly<{ redact: Redact; newToken: () => string; showsOutput: boolean }>;

export type StepLog = Readonly<{
  onEvent(event: Event): void;
  /** Ends the group of a step that was cut off. */
  close(): void;
}>;

/** A reply of the model: its calls that have no result yet, and the lines that follow the group. */
type Step = { readonly reply: string; readonly waiting: Set<string>; readonly results: string[] };

export function stepLog(options: StepLogOptions): StepLog {
  let steps = 0;
  let step: Step | undefined;
  const print = (line: string) => info(printable(line, options.redact));
  const close = () => {
    if (!step) return;
    endGroup();
    for (const line of step.results) print(line);
    step = undefined;
  };
  const begin = (event: ActionEvent, line: string) => {
    if (step?.reply === event.llm_response_id) return print(line);
    close();
    const thought = plainText(event.thought).trim();
    if (thought !== "") print(`agent says: ${thought}`);
    steps += 1;
    startGroup(printable(`Step ${steps}: ${line.slice("-> ".length)}`, options.redact));
    step = { reply: event.llm_response_id, waiting: new Set(), results: [] };
  };
  const onEvent = (event: Event) => {
    const line = lineOf(event);
    if (event.kind === "ActionEvent" && line !== undefined) {
      begin(event, line);
      step?.waiting.add(event.tool_call_id);
      step?.results.push(...verdictsIn(event));
      return;
    }
    for (const verdict of verdictsIn(event)) print(verdict);
    const call = "tool_call_id" in event ? event.tool_call_id : "";
    if (!step?.waiting.delete(call)) {
      if (event.kind === "MessageEvent" || event.kind === "ConversationErrorEvent") close();
      return line === undefined ? undefined : print(line);
    }
    if (event.kind === "ObservationEvent") printResult(event.observation, options);
    if (line !== undefined) step.results.push(line);
    if (step.waiting.size === 0) close();
  };
  return { onEvent, close };
}

/** A line that was changed to be no command is searched again: that may have put a secret together. */
function printable(line: string, redact: Redact): string {
  const redacted = redact(line);
  const broken = breakRunnerCommands(redacted);
  return broken === redacted ? broken : redact(broken);
}

const Verdict = z.object({
  check: z.object({ command: z.string(), exit_code: z.int(), timed_out: z.boolean() }).optional(),
  opinion: z.object({ score: z.number().optional(), message: z.string() }).optional(),
});
const Judged = z.object({ critic_result: z.object({ metadata: Verdict }) });

/**
 * Why the agent may finish or goes on: how the check ended, and what a model says. The message that sends it back
 * repeats that.
 */
function verdictsIn(event: Event): readonly string[] {
  if ("source" in event && event.source === "user") return [];
  const judged = Judged.safeParse(event.kind === "ConversationStateUpdateEvent" ? event.value : event).data;
  const { check, opinion } = judged?.critic_result.metadata ?? {};
  const how = check?.exit_code === 0 ? "passed" : `failed with exit code ${check?.exit_code}`;
  const score = opinion?.score === undefined ? "it could not be had" : `${opinion.score} of 1`;
  return [
    ...(check ? [`check ${check.command}: ${check.timed_out ? "did not end in time" : how}`] : []),
    ...(opinion ? [`second opinion of the model: ${score}: ${opinion.message}`] : []),
  ];
}

/** Prints the output of a command, the message of a failed call, and the files that an edit changed. */
function printResult(observation: Observation, options: StepLogOptions): void {
  const isSaid = observation.kind === "TerminalObservation" || observation.is_error;
  if (options.showsOutput && isSaid) printQuoted(plainText(outputOf(observation)), { ...options, most: LAST_LINES });
  for (const line of editedIn(observation)) info(options.redact(breakRunnerCommands(options.redact(line))));
}

const LAST_LINES = 40;

const Contents = z.object({ old_content: z.string().optional(), new_content: z.string().optional() });
const Edited = Contents.extend({ path: z.string(), prev_exist: z.boolean() });
const Patched = z.object({
  commit: z.object({ changes: z.record(z.string(), Contents.extend({ type: z.enum(["add", "update", "delete"]) })) }),
});

/** `edited src/a.ts +2 −1` for each file whose texts are in the log. */
function editedIn(observation: Observation): readonly string[] {
  const one = Edited.safeParse(observation).data;
  if (one) return editLine(one.path, { ...one, type: one.prev_exist ? "update" : "add" });
  const { changes = {} } = Patched.safeParse(observation).data?.commit ?? {};
  return Object.entries(changes).flatMap(([path, change]) => editLine(path, change));
}

type LoggedChange = z.infer<typeof Contents> & Readonly<{ type: "add" | "update" | "delete" }>;

function editLine(path: string, { type, old_content: before, new_content: after }: LoggedChange): readonly string[] {
  const old = type === "add" ? "" : before;
  const now = type === "delete" ? "" : after;
  if (old === undefined || now === undefined || old === now) return [];
  return [`edited ${path} +${linesBeyond(now, old)} −${linesBeyond(old, now)}`];
}

/** How many lines the one has that the other has not. A line that was moved counts as the same. */
function linesBeyond(one: string, other: string): number {
  const left = new Map<string, number>();
  for (const line of linesOf(other)) left.set(line, (left.get(line) ?? 0) + 1);
  let beyond = 0;
  for (const line of linesOf(one)) {
    const there = left.get(line) ?? 0;
    if (there === 0) beyond += 1;
    else left.set(line, there - 1);
  }
  return beyond;
}

/** A final newline ends the last one. */
function linesOf(text: string): readonly string[] {
  return text === "" ? [] : text.replace(/\n$/, "").split("\n");
}

const Payload = z.object({ repository: z.object({ private: z.boolean() }) });

/** Whether output is shown: with "auto" in private repositories, whose logs only members read, as far as the event tells. */
export function showsOutput(setting: "auto" | "full" | "none", env: Env): boolean {
  if (setting !== "auto") return setting === "full";
  try {
    const payload = Payload.safeParse(JSON.parse(readFileSync(env.GITHUB_EVENT_PATH ?? "", "utf8")));
    return payload.data?.repository.private === true;
  } catch {
    return false; // an event that cannot be read says nothing of the repository
  }
}
