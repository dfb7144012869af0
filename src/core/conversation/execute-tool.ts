/** Calls a tool past the agent. */
import { Fault } from "../../lib/fault.ts";
import { masked } from "../event/masked.ts";
import { type CallResult, callTool } from "../tool/call-tool.ts";
import { stateOf } from "../tool/tool-state.ts";
import type { StepParts } from "./run/take-step.ts";

type Parts = Pick<StepParts, "agent" | "workspace" | "state" | "toolSecrets">;
type Call = Readonly<{ name: string; input: unknown; signal: AbortSignal }>;

/** No policy is asked, and nothing is written down. Secrets in the result are hidden. */
export async function executeTool({ agent, workspace, state, toolSecrets }: Parts, { name, input, signal }: Call) {
  const tool = agent.toolbox.get(name);
  if (!tool) throw new Fault("config", `There is no tool ${name}.`);
  const own = stateOf(name, state.agentState);
  const result = await callTool(tool, input, { workspace, signal, secrets: toolSecrets, state: own });
  return masked<CallResult>(result, state.secrets.mask);
}
