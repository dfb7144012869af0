/** Decides what to do when the model fails. The agent can correct some failures itself. */
import { z } from "zod";
import { Fault, type FaultOptions } from "../../lib/fault.ts";
import { sentences } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import { plainText, text } from "../event/content.ts";
import type { Event, EventDraft } from "../event/event.ts";
import type { EventLog } from "../event/event-log.ts";
import { ModelFault, replyIn } from "../model/failure/model-fault.ts";
import type { View } from "../view/view.ts";
import { isReply, isRequest, isResult } from "../view/visible-event.ts";
import type { Agent } from "./agent.ts";
import { repairHistory } from "./repair-history.ts";
import type { StepContext } from "./step-context.ts";

/** How many times in a row the agent is told what is wrong with its replies. */
const MOST_TOLD = 3;

/** Appends something that lets the next step succeed, or throws the failure. */
export function recover(error: unknown, agent: Agent, context: StepContext, view: View): void {
  const remedy = error instanceof Fault ? remedyFor(error, agent, context, view) : undefined;
  if (!remedy) throw error;
  context.log.append(remedy);
}

function remedyFor(fault: Fault, agent: Agent, context: StepContext, view: View): EventDraft | undefined {
  const { log } = context;
  switch (fault.reason) {
    case "text-protocol":
      return tellAgain(fault, (fault instanceof ModelFault && fault.told) || fault.headline, log);
    case "unparsed-call":
      return tellAgain(fault, prompt("unparsed-call"), log);
    case "rejected-call":
      return tellAgain(fault, prompt("rejected-call", { reply: replyIn(fault) ?? fault.quote ?? "" }), log);
    case "output-limit":
      return tellAgain(fault, prompt("write-less"), log);
    case "content-policy":
      return tellOnce(prompt("rephrase"), log, () => worse(fault, "It was asked once more in other words."));
    case "empty-reply":
      return tellOnce(prompt("nudge"), log, () => onlyEmpty(fault));
    case "malformed-history":
      return agent.condenser?.handlesRequests && !view.unhandledCondensationRequest
        ? condenseRefused(fault, context)
        : undefined;
    case "context-window":
    case "refused-pictures":
    case "unknown-refusal":
      return repairHistory(fault, agent, context, view);
    case "unrepaired-history":
    case undefined:
      return undefined;
  }
}

function tellAgain(fault: Fault, words: string, log: EventLog): EventDraft {
  if (toldInARow(log.branch()).length < MOST_TOLD) return tellModel(words);
  const hint = fault.hint ?? "Use another model, or ask for less at once.";
  throw worse(fault, `The model was told ${MOST_TOLD} times in a row, and repeated it.`, { hint });
}

/** The same message again would not help. */
function tellOnce(words: string, log: EventLog, inVain: () => Fault): EventDraft {
  if (!toldInARow(log.branch()).includes(words)) return tellModel(words);
  throw inVain();
}

/** The number of attempts before the model was told equals the number after it. */
function onlyEmpty(fault: Fault): Fault {
  const attempts = 2 * (fault instanceof ModelFault ? fault.attempts : 1);
  const { hint, reason, isLasting } = fault;
  const headline = `The model returned only empty replies (${attempts} attempts).`;
  return new Fault("model", headline, { hint, reason, isLasting, cause: fault });
}

function worse(cause: Fault, more: string, { hint = cause.hint }: FaultOptions = {}): Fault {
  const { headline, quote, reason, isLasting } = cause;
  return new Fault("model", sentences(headline, more), { hint, quote, reason, isLasting, cause });
}

/** The environment says this in the user's role. It does not count as a request. */
export function tellModel(words: string): EventDraft {
  const llm_message = { role: "user" as const, content: [text(words)] };
  return { kind: "MessageEvent", source: "environment", llm_message };
}

/** The messages of the environment since the last event that a model sees. */
function toldInARow(events: readonly Event[]): string[] {
  const start = events.findLastIndex((event) => isReply(event) || isRequest(event) || isResult(event));
  return events.slice(start + 1).flatMap((event) => {
    const isTold = event.kind === "MessageEvent" && event.source === "environment";
    return isTold ? [plainText(event.llm_message.content)] : [];
  });
}

/** How often a refused history is condensed for one request. */
const MOST_CONDENSED = 2;
const KEY = "condensed_refusals";
/**
 * `count` is the number of condensations for that request, `refusals` the number of refusals in the whole conversation.
 */
const Counter = z.object({ request: z.string(), count: z.int(), refusals: z.int().default(0) });

/** How often the endpoint refused a history that could still be condensed. */
export function refusalsIn(agent_state: Readonly<Record<string, unknown>>): number {
  const counter = Counter.safeParse(agent_state[KEY]);
  return counter.success ? counter.data.refusals : 0;
}

/** Each condensation costs a call, and an endpoint that refuses every history with a call also refuses the next one. */
function condenseRefused(fault: Fault, { log, agentState, lastUserMessageId: request = "" }: StepContext): EventDraft {
  const counter = Counter.safeParse(agentState.get(KEY));
  const { count, refusals } =
    counter.success && counter.data.request === request
      ? counter.data
      : { count: 0, refusals: counter.data?.refusals ?? 0 };
  const isLast = log.get(log.leaf ?? "")?.kind === "Condensation" || count >= MOST_CONDENSED;
  agentState.set(KEY, { request, count: isLast ? count : count + 1, refusals: refusals + 1 });
  if (isLast) throw worse(fault, "It also refused the history after it was condensed.");
  return { kind: "CondensationRequest" };
}
