/** Sends the agent back to work when its critic is not content, a few times at most. */
import { z } from "zod";
import { prompt } from "../../../prompts.ts";
import { text } from "../../event/content.ts";
import type { Event } from "../../event/event.ts";
import type { Agent } from "../agent.ts";
import type { StepContext } from "../step-context.ts";
import type { CriticResult, Deed, IterativeRefinement } from "./critic.ts";

const KEY = "iterative_refinement";
const SENDER = "critic";

/** For which request the work was sent back, and how often: so that each new request starts from zero. */
const Counter = z.object({ request: z.string(), count: z.int() });

/** Whether the agent was told to go on. `result` is undefined if nobody judged. */
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

/** Where a user spoke last, the critic not counted; -1 if nobody has. */
export function requestIndex(events: readonly Event[]): number {
  return events.findLastIndex(
    (event) => event.kind === "MessageEvent" && event.source === "user" && event.sender !== SENDER,
  );
}

// From the user, because it is a new request to the agent: what it did before does not make it stuck.
function followUp(result: CriticResult, { success_threshold }: IterativeRefinement) {
  const message = result.message ?? "No reason was given. Check the work against what was asked.";
  const slots = { score: result.score.toFixed(2), threshold: success_threshold.toFixed(2), message };
  const content = [text(prompt("refine", slots))];
  const llm_message = { role: "user" as const, content };
  return { kind: "MessageEvent" as const, source: "user" as const, sender: SENDER, llm_message, critic_result: result };
}

/** undefined without a critic. A critic that fails gives a result that says so, see `hasFailed`. */
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
