/** Runs one step of a conversation's agent. */
import { Fault } from "../../../lib/fault.ts";
import type { Agent } from "../../agent/agent.ts";
import { shortenView, step } from "../../agent/step.ts";
import type { Approved, RunGranted, StepContext, StepEnd } from "../../agent/step-context.ts";
import type { EventLog } from "../../event/event-log.ts";
import type { Model, Spent } from "../../model/model.ts";
import type { ToolSecrets } from "../../secret/secret-registry.ts";
import type { SecurityAnalyzer } from "../../security/analyzers.ts";
import type { Confirmation } from "../../security/policy.ts";
import type { Workspace } from "../../workspace/workspace.ts";
import type { ActiveBranch } from "../active-branch.ts";
import type { Extensions } from "../extension/extensions.ts";
import type { Observers } from "../observers.ts";
import type { Budget } from "../run-end.ts";
import type { ConversationState } from "../state/conversation-state.ts";
import type { SubConversations } from "../sub-agent/sub-conversations.ts";

/** These are the parts of the conversation. */
export type StepParts = Readonly<{
  agent: Agent;
  workspace: Workspace;
  log: EventLog;
  branch: ActiveBranch;
  state: ConversationState;
  toolSecrets?: ToolSecrets | undefined;
  extensions: Extensions;
  observers: Observers;
  analyzer(): SecurityAnalyzer | undefined;
  subAgents?: SubConversations | undefined;
  whenRisky?: Confirmation["whenRisky"];
  whenGranted?: Confirmation["whenGranted"];
  /** It is called with every reply, in addition to the state. */
  onReply?: ((spent: Spent, asked: Model) => void) | undefined;
}>;

export type StepPlan = Readonly<{
  signal: AbortSignal;
  approved: Approved;
  runGranted?: RunGranted | undefined;
  budget?: Budget;
}>;

/** Like `step`; every reply is counted. */
export function takeStep(parts: StepParts, plan: StepPlan): Promise<StepEnd> {
  return step(parts.agent, contextOf(parts, plan));
}

/** The part of a step before it asks the model. Throws a Fault if the view does not change. */
export async function condenseNow(parts: StepParts, signal: AbortSignal): Promise<void> {
  const view = await shortenView(parts.agent, contextOf(parts, { signal, approved: "none" }));
  if (view) throw new Fault("model", "Nothing in the conversation can be left out.");
}

function contextOf(parts: StepParts, { signal, approved, runGranted, budget }: StepPlan): StepContext {
  const { agent, workspace, log, branch, state, toolSecrets, extensions, analyzer, subAgents } = parts;
  const { whenRisky, whenGranted } = parts;
  return {
    log,
    workspace,
    signal,
    extensions,
    approved,
    runGranted,
    blockedActions: state.blockedActions,
    blockedMessages: state.blockedMessages,
    view: () => branch.view(),
    confirmation: { policy: state.fields.confirmation_policy, analyzer: analyzer(), whenRisky, whenGranted },
    lastUserMessageId: branch.lastUserMessageId,
    agentState: state.agentState,
    secrets: toolSecrets,
    subAgents: subAgents?.during(budget),
    deltas: () => parts.observers.deltas(toolSecrets),
    onReply(usageId, spent) {
      state.addReply(usageId, agent.model, spent);
      parts.onReply?.(spent, agent.model);
      budget?.add(spent);
    },
  };
}
