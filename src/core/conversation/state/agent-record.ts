/** What base_state.json says of the agent. The OpenHands SDK makes the agent of a resumed conversation from it. */
import { z } from "zod";
import type { Agent } from "../../agent/agent.ts";
import type { Tool } from "../../tool/tool.ts";
import { isOfSdk } from "../../tool/wire-class.ts";

export const AGENT_KIND = "Agent";

const names = z.array(z.string()).readonly();

export const AgentRecord = z
  .looseObject({
    kind: z.string(),
    llm: z
      .looseObject({ model: z.string().default("") })
      .readonly()
      .prefault({}),
    /** The SDK's tools. */
    tools: z
      .array(z.looseObject({ name: z.string() }).readonly())
      .readonly()
      .prefault([]),
    /** Class names of tools that every agent of the SDK can have. */
    include_default_tools: names.optional(),
    /** Ours: all tools by name. The SDK passes over it. */
    tool_names: names.optional(),
  })
  .readonly();
export type AgentRecord = z.infer<typeof AgentRecord>;

/** Its agents have these by class, the other tools by name. */
const BUILT_IN: ReadonlySet<string> = new Set(["FinishTool", "ThinkTool"]);

/** It attaches this tool itself, for an agent that has skills. */
const ATTACHED: ReadonlySet<string> = new Set(["InvokeSkillTool"]);

/** Adds the tools of this agent to a record of another program, which otherwise stays as it is. */
export function recordOfAgent({ model, toolbox }: Agent, stored?: AgentRecord): AgentRecord {
  const theirs = toolbox.tools.filter((tool) => isOfSdk(tool) && !ATTACHED.has(tool.kind));
  const isForeign = Object.keys(stored?.llm ?? {}).some((field) => field !== "model");
  const had = stored?.tools ?? [];
  return {
    ...stored,
    kind: AGENT_KIND,
    llm: stored && isForeign ? stored.llm : { model: model.name },
    tools: [...had, ...theirs.filter((tool) => isNew(tool, had)).map(({ name }) => ({ name }))],
    include_default_tools: [
      ...new Set([...(stored?.include_default_tools ?? []), ...theirs.map(({ kind }) => kind).filter(isBuiltIn)]),
    ],
    tool_names: toolbox.names,
  };
}

function isNew({ name, kind }: Tool, had: AgentRecord["tools"]): boolean {
  return !isBuiltIn(kind) && !had.some((tool) => tool.name === name || tool.name === kind);
}

function isBuiltIn(kind: string): boolean {
  return BUILT_IN.has(kind);
}

/** The tools that the conversation has had, by name or class. */
export function toolNames({ tools, include_default_tools = [], tool_names = [] }: AgentRecord): readonly string[] {
  const known = [...tools.map(({ name }) => name), ...tool_names];
  return [...new Set([...known, ...include_default_tools.filter((kind) => !known.includes(nameOf(kind)))])];
}

/** `FinishTool` → `finish`. */
function nameOf(kind: string): string {
  return kind
    .replace(/Tool$/, "")
    .replaceAll(/(?!^)[A-Z]/g, "_$&")
    .toLowerCase();
}
