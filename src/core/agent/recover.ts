/** What to do when the model fails: some failures the agent can fix. */
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
import type { StepContext } from "./step-context.ts";

/** How often in a row the agent is told what is wrong with its replies. */
const MOST_TOLD = 3;

/** Appends what makes the next step go better than the request with this view did, or throws what is wrong. */
export function recover(error: unknown, agent: Agent, context: StepContext, view: View): void {
  const remedy = error instanceof Fault ? remedyFor(error, agent, context, view) : undefined;
  if (!remedy) throw error;
  context.log.append(remedy);
}

function remedyFor(fault: Fault, { condenser }: Agent, context: StepContext, view: View): EventDraft | undefined {
  const { log } = context;
  const takesRequests = condenser?.handlesRequests === true;
  // A condenser that was asked and let the view be has nothing to leave out.
  const canCondense = takesRequests && !view.unhandledCondensationRequest;
  switch (fault.reason) {
    case "text-protocol":
      return tellAgain(fault, fault.headline, log);
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
    case "context-window":
      if (takesRequests && !canCondense) throw tooLong(fault);
      return canCondense ? { kind: "CondensationRequest" } : undefined;
    case "malformed-history":
      return canCondense ? condenseRefused(fault, context) : undefined;
    case undefined:
      return undefined;
  }
}

function tellAgain(fault: Fault, words: string, log: EventLog): EventDraft {
  if (toldInARow(log.branch()).length < MOST_TOLD) return tell(words);
  const hint = fault.hint ?? "Use another model, or ask for less at once.";
  throw worse(fault, `The model was told so ${MOST_TOLD} times in a row, and did it again.`, { hint });
}

/** Who did not listen to these words will not listen to them again. */
function tellOnce(words: string, log: EventLog, inVain: () => Fault): EventDraft {
  if (!toldInARow(log.branch()).includes(words)) return tell(words);
  throw inVain();
}

/** The attempts before the model was told so were as many as those after it. */
function onlyEmpty(fault: Fault): Fault {
  const attempts = 2 * (fault instanceof ModelFault ? fault.attempts : 1);
  const { hint, reason, isLasting } = fault;
  const headline = `The model returned only empty replies (${attempts} attempts).`;
  return new Fault("model", headline, { hint, reason, isLasting, cause: fault });
}

function tooLong(cause: Fault): Fault {
  const hint = "Use a model with a larger context, or ask for less at a time.";
  return worse(cause, "There is nothing in the conversation that could be left out.", { hint });
}

function worse(cause: Fault, more: string, { hint = cause.hint }: FaultOptions = {}): Fault {
  const { headline, quote, reason, isLasting } = cause;
  return new Fault("model", sentences(headline, more), { hint, quote, reason, isLasting, cause });
}

/** Said by the environment in the user's role: it is nobody's request, and does not count as one. */
export function tell(words: string): EventDraft {
  const llm_message = { role: "user" as const, content: [text(words)] };
  return { kind: "MessageEvent", source: "environment", llm_message };
}

/** What the environment has said since anything else happened that a model sees. */
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
/** `count` are the condensations for that request, `refusals` those of the endpoint in the whole conversation. */
const Counter = z.object({ request: z.string(), count: z.int(), refusals: z.int().default(0) });

/** How often an endpoint has refused the history of a conversation that could be condensed then. */
export function refusalsIn(agent_state: Readonly<Record<string, unknown>>): number {
  const counter = Counter.safeParse(agent_state[KEY]);
  return counter.success ? counter.data.refusals : 0;
}

/** Each condensation costs a call, and an endpoint that refuses every history with a call refuses the next one too. */
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
