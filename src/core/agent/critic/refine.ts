/** Sends the agent back to work when its critic rejects the result, a limited number of times. */
import { z } from "zod";
import { prompt } from "../../../prompts.ts";
import { text } from "../../event/content.ts";
import type { Event } from "../../event/event.ts";
import type { Agent } from "../agent.ts";
import type { StepContext } from "../step-context.ts";
import type { CriticResult, Deed, IterativeRefinement } from "./critic.ts";

const KEY = "iterative_refinement";
const SENDER = "critic";

/** The request for which the work was sent back, and how often. Each new request starts at zero. */
const Counter = z.object({ request: z.string(), count: z.int() });

/** Whether the agent has to continue. `result` is undefined if there was no verdict. */
export function sendBack(
  result: CriticResult | undefined,
  refinement: IterativeRefinement | undefined,
  { log, agentState }: StepContext,
): boolean {
  if (!refinement || !result || hasFailed(result) || result.score >= refinement.success_threshold) return false;
  const events = log.branch();
  const request = events[requestIndex(events)]?.id ?? "";
  const counter = Counter.safeParse(agentState.get(KEY));
  const count = counter.success && counter.data.request === request ? counter.data.count : 0;
  if (count >= refinement.max_iterations) return false;
  agentState.set(KEY, { request, count: count + 1 });
  log.append(followUp(result, refinement));
  return true;
}

/** The index of the last message of a user, not counting the critic's; -1 if there is none. */
export function requestIndex(events: readonly Event[]): number {
  return events.findLastIndex(
    (event) => event.kind === "MessageEvent" && event.source === "user" && event.sender !== SENDER,
  );
}

// The message has the role of the user, because it is a new request: earlier repetitions do not make the agent stuck.
function followUp(result: CriticResult, { success_threshold }: IterativeRefinement) {
  const message = result.message ?? "No reason was given. Check the work against what was asked.";
  const slots = { score: result.score.toFixed(2), threshold: success_threshold.toFixed(2), message };
  const content = [text(prompt("refine", slots))];
  const llm_message = { role: "user" as const, content };
  return { kind: "MessageEvent" as const, source: "user" as const, sender: SENDER, llm_message, critic_result: result };
}

/** Returns undefined without a critic. If the critic failed, `hasFailed` is true for the result. */
export async function assess(deed: Deed, agent: Agent, context: StepContext): Promise<CriticResult | undefined> {
  const { log, workspace, signal } = context;
  const onReply: StepContext["onReply"] = (usageId, spent) => context.onReply(usageId, spent);
  if (!agent.critic) return undefined;
  try {
    return await agent.critic.judge({ events: log.branch(), deed, workspace, signal, onReply });
  } catch (error) {
    signal.throwIfAborted();
    const message = `The critic failed: ${error instanceof Error ? error.message : String(error)}`;
    return { score: 0, message, metadata: { failed: true } };
  }
}

const Failed = z.looseObject({ failed: z.literal(true) });

function hasFailed({ metadata }: CriticResult): boolean {
  return Failed.safeParse(metadata).success;
}
