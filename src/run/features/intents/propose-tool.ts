/**
 * Defines the tool with which the model proposes. Its schema is built from what the workflow declares, so nothing else
 * can be said. The proposals are read from the calls in the log.
 */
import { z } from "zod";
import { text } from "../../../core/event/content.ts";
import type { Event } from "../../../core/event/event.ts";
import type { Observation } from "../../../core/event/kind/actions.ts";
import { defineTool, type Tool } from "../../../core/tool/tool.ts";
import { inputIn } from "../../../core/tool/wire-class.ts";
import { answeredCalls } from "../../../core/view/properties.ts";
import type { ThreadPlace } from "../../../github/read/trigger/trigger.ts";
import { Mistake } from "../../../lib/fault.ts";
import { oneLine } from "../../../lib/text.ts";
import { prompt } from "../../../prompts.ts";
import { type Declaration, PROPOSE } from "./inputs.ts";
import { type CleanText, type DeclaredIntent, fits } from "./intent.ts";
import { cleanTextFor, declaredIntents, type IntentRun, threadOf } from "./registry.ts";

type ProposalTarget = Readonly<{ declared: readonly DeclaredIntent[]; thread: ThreadPlace; clean: CleanText }>;

/** Those that this run could carry out: where it has no thread, and none can be named, there is nothing to propose about. */
function offered(declared: readonly DeclaredIntent[], thread: ThreadPlace): readonly DeclaredIntent[] {
  return declared.filter(({ target, limits }) => target === "none" || limits.isAnywhere || fits(target, thread));
}

/** Undefined where nothing can be proposed. */
function proposeTool({ declared, thread, clean }: ProposalTarget): Tool | undefined {
  const [first, ...others] = offered(declared, thread);
  if (!first) return undefined;
  const counts = new Map<string, number>();
  const lines = [first, ...others].map(({ name, help, limits }) => `- \`${name}\` (at most ${limits.most}): ${help}`);
  // One schema for each declared intent, told apart by its name.
  const schemas = [first.input(thread), ...others.map((kind) => kind.input(thread))] as const;
  return defineTool({
    name: PROPOSE,
    description: prompt("intents/propose", { intents: lines.join("\n") }),
    input: z.object({ intent: z.discriminatedUnion("name", schemas) }),
    onlyProposes: true,
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    run: async ({ intent }) => {
      const kind = [first, ...others].find(({ name }) => name === Object(intent).name);
      if (!kind) throw new Mistake("The workflow does not declare this intent.");
      const before = counts.get(kind.name) ?? 0;
      if (before >= kind.limits.most)
        throw new Mistake(
          `This run may propose ${kind.name} at most ${kind.limits.most} times.\nPropose no more of it.`,
        );
      const proposed = kind.read(intent, { thread, clean });
      if ("why" in proposed) throw new Mistake(`This cannot be proposed: ${proposed.why}.\n${proposed.details ?? ""}`);
      counts.set(kind.name, before + 1);
      return { content: [text(prompt("intents/proposed"))] };
    },
  });
}

/**
 * The proposals of a log in their order, and the reasons why calls of the tool were refused, for people: the model reads
 * more of them, such as names of fields and what they take.
 */
export type InLog = Readonly<{ proposals: readonly ProposedIntent[]; turnedDown: readonly string[] }>;

/** As the log has it; nothing of it is believed before it has been read again. */
export type ProposedIntent = Readonly<{ name: string; value: unknown }>;

const Call = z.object({ intent: z.looseObject({ name: z.string().max(100) }) });

export function proposalsIn(events: Iterable<Event>): InLog {
  const proposals: ProposedIntent[] = [];
  const turnedDown: string[] = [];
  for (const [call, result] of answeredCalls(events)) {
    if (call.tool_name !== PROPOSE) continue;
    if (result.kind === "AgentErrorEvent") turnedDown.push(whyRefused(call.tool_call.arguments, result.error));
    if (result.kind !== "ObservationEvent") continue;
    const { data } = Call.safeParse(inputIn(call.action));
    if (data && !result.observation.is_error) proposals.push({ name: data.intent.name, value: data.intent });
    else turnedDown.push(firstSentence(wordsIn(result.observation)));
  }
  return { proposals, turnedDown };
}

/** Why a call never ran. An error of the input of a tool is written for models. */
function whyRefused(given: string, error: string): string {
  if (!error.startsWith("Error ")) return firstSentence(error);
  const [, name] = /"name"\s*:\s*"([a-z][a-z-]{0,40})"/.exec(given) ?? [];
  if (name !== undefined && /→ at intent\.name$/m.test(error))
    return `the workflow does not declare ${name}, or the run is restricted and can propose labels only`;
  return `the call${name === undefined ? "" : ` for ${name}`} is not of the declared form`;
}

/** The first sentence. */
function firstSentence(words: string): string {
  return oneLine(words.split(/\n|(?<=\.) /)[0] ?? "", 300);
}

function wordsIn({ content }: Observation): string {
  return content.map((part) => (part.type === "text" ? part.text : "")).join(" ");
}

/** `tools` are for the agent itself, and for none that it calls. */
export type Offer = Readonly<{ declared: readonly DeclaredIntent[]; tools: readonly Tool[] }>;

/** `had` are the tools of the conversation: one that goes on keeps the tool, closed. Throws as `declaredIntents` does. */
export function offerIntents(
  run: Pick<IntentRun, "settings" | "job" | "redact" | "trigger">,
  given: readonly Declaration[],
  how: Readonly<{ isRestricted: boolean; had: readonly string[] }>,
): Offer {
  const declared = declaredIntents(given, how);
  const tool = proposeTool({ declared, thread: threadOf(run), clean: cleanTextFor(run) });
  if (tool) return { declared, tools: [tool] };
  return { declared, tools: how.had.includes(PROPOSE) ? [closedTool()] : [] };
}

function closedTool(): Tool {
  const closed = prompt("intents/closed");
  const tool = defineTool({
    name: PROPOSE,
    description: prompt("intents/propose", { intents: "- (none in this run)" }),
    input: z.object({ intent: z.looseObject({ name: z.string() }) }),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    run: async () => {
      throw new Mistake(closed);
    },
  });
  return Object.freeze({ ...tool, closed });
}
