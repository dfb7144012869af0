/** Repeats recorded actions to bring a new workspace to the state of the old one. */
import { Fault } from "../../lib/fault.ts";
import type { Agent } from "../agent/agent.ts";
import { grantOf } from "../agent/judge.ts";
import { prepareCall } from "../agent/prepare-call.ts";
import { plainText } from "../event/content.ts";
import type { Event } from "../event/event.ts";
import type { EventLog } from "../event/event-log.ts";
import type { ActionEvent } from "../event/kind/actions.ts";
import { maskTexts } from "../event/mask-texts.ts";
import { secretsFor, type ToolSecrets } from "../secret/secret-registry.ts";
import { type CallResult, callTool } from "../tool/call-tool.ts";
import { stateOf } from "../tool/tool.ts";
import { wholeInput } from "../tool/wire-class.ts";
import { answeredCalls } from "../view/properties.ts";
import type { Result } from "../view/visible-event.ts";
import type { Workspace } from "../workspace/workspace.ts";
import type { StepParts } from "./run/take-step.ts";

type Rerun = Readonly<{
  agent: Agent;
  workspace: Workspace;
  signal: AbortSignal;
  secrets?: ToolSecrets | undefined;
  /** Gets the results. The log that is repeated does not change. */
  results?: EventLog | undefined;
}>;

/** How many actions ran again. `failed` is the last of them if it did not fail before, and what it says now. */
export type RerunEnd = Readonly<{ repeated: number; failed?: Readonly<{ action: ActionEvent; error: string }> }>;

/**
 * Runs every action that ran before, in order; invalid and rejected actions did not. Stops at the first one that fails
 * now and did not fail before. Rejects with a Fault for a missing tool.
 */
export async function rerunActions(
  events: Iterable<Event>,
  { agent, workspace, signal, secrets, results }: Rerun,
): Promise<RerunEnd> {
  let repeated = 0;
  for (const [call, result] of answeredCalls(events)) {
    if (!call.action || result.kind === "UserRejectObservation") continue;
    const tool = agent.toolbox.get(call.tool_name);
    if (!tool) throw new Fault("config", `There is no tool ${call.tool_name} to run the actions again.`);
    signal.throwIfAborted();
    const prepared = prepareCall(call.tool_call, agent.toolbox);
    const input = wholeInput(call.action, prepared.status === "ready" ? prepared.input : {});
    const granted = secrets && secretsFor(grantOf(tool, input, { workspace, secrets }).secrets, secrets);
    const unmasked = await callTool(tool, input, { workspace, signal, secrets: granted });
    const again = secrets ? maskTexts(unmasked, secrets.mask) : unmasked;
    repeated += 1;
    if (results) record(results, call, again);
    const error = errorOf(again);
    if (error !== undefined && !hadFailed(result)) return { repeated, failed: { action: call, error } };
  }
  return { repeated };
}

function record(results: EventLog, { id, tool_name, tool_call_id }: ActionEvent, result: CallResult): void {
  const about = { tool_name, tool_call_id };
  if (result.status === "crashed") results.append({ kind: "AgentErrorEvent", ...about, error: result.error });
  else results.append({ kind: "ObservationEvent", ...about, action_id: id, observation: result.observation });
}

function errorOf(result: CallResult): string | undefined {
  if (result.status === "crashed") return result.error;
  return result.observation.is_error ? plainText(result.observation.content) : undefined;
}

function hadFailed(result: Result): boolean {
  return result.kind === "AgentErrorEvent" || (result.kind === "ObservationEvent" && result.observation.is_error);
}

type ToolParts = Pick<StepParts, "agent" | "workspace" | "state" | "toolSecrets">;
type Call = Readonly<{ name: string; input: unknown; signal: AbortSignal }>;

/**
 * Calls a tool without the agent. No policy is asked and nothing is recorded, so no command gets a secret, whatever its
 * text says: a path in it could have the name of one. Secrets in the result are hidden.
 */
export async function executeTool({ agent, workspace, state, toolSecrets }: ToolParts, { name, input, signal }: Call) {
  const tool = agent.toolbox.get(name);
  if (!tool) throw new Fault("config", `There is no tool ${name}.`);
  const own = stateOf(name, state.agentState);
  const result = await callTool(tool, input, {
    workspace,
    signal,
    secrets: toolSecrets && secretsFor([], toolSecrets),
    state: own,
  });
  return maskTexts<CallResult>(result, state.secrets.mask);
}
