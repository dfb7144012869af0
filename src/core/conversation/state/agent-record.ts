/**
 * Defines the record of the agent in base_state.json. The OpenHands SDK, and `agentFrom`, make the agent of a resumed
 * conversation from it.
 */
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { type Agent, AgentSettings, joinSettings, StuckThresholds, TextReply } from "../../agent/agent.ts";
import type { ToolSpec } from "../../tool/registry.ts";
import { BUILT_IN_TOOLS, type Tool } from "../../tool/tool.ts";
import { isOfSdk, kindOf } from "../../tool/wire-class.ts";
import { CondenserConfig } from "../../view/condenser/condenser-config.ts";

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
      .array(z.looseObject({ name: z.string(), params: z.record(z.string(), z.unknown()).optional() }).readonly())
      .readonly()
      .prefault([]),
    /** Class names of tools that every agent of the SDK can have. */
    include_default_tools: names.optional(),
    /** Ours: all tools by name. The SDK passes over it, and over the two below. */
    tool_names: names.optional(),
    condenser: z.unknown().optional(),
    /** A condenser that the SDK does not have. */
    own_condenser: z.unknown().optional(),
    tool_concurrency_limit: z.unknown().optional(),
    stuck_thresholds: z.unknown().optional(),
    system_prompt: z.string().nullish(),
    /** Ours: the part of the prompt that belongs to the conversation, and the schema of what `finish` also takes. */
    own_context: z.string().optional(),
    own_text_reply: TextReply.optional().catch(undefined),
    own_finish_schema: z.record(z.string(), z.unknown()).optional(),
    filter_tools_regex: z.string().nullish(),
  })
  .readonly();
export type AgentRecord = z.infer<typeof AgentRecord>;

/** Its agents have these by class, the other tools by name. */
const BUILT_IN: readonly string[] = BUILT_IN_TOOLS.map(kindOf);

/** Tools that it makes only as a set, by the names of the set. The first one is written. */
const SETS: Readonly<Record<string, readonly [string, ...string[]]>> = { task: ["task_tool_set", "TaskToolSet"] };

/** Under the name by which the SDK makes it. */
export function sdkName(name: string): string {
  return SETS[name]?.[0] ?? name;
}

/** The tool in a set that has only one; another name stays as it is. */
function memberOf(name: string): string {
  return Object.keys(SETS).find((tool) => SETS[tool]?.includes(name)) ?? name;
}

/** It attaches this tool itself, for an agent that has skills. */
const ATTACHED: ReadonlySet<string> = new Set(["InvokeSkillTool"]);

/** Adds the tools of this agent to a record of another program, which otherwise stays as it is. */
export function recordOfAgent(agent: Agent, stored?: AgentRecord): AgentRecord {
  const { model, toolbox, settings } = agent;
  const theirs = toolbox.tools.filter((tool) => isOfSdk(tool) && !ATTACHED.has(tool.kind));
  const isForeign = Object.keys(stored?.llm ?? {}).some((field) => field !== "model");
  const had = (stored?.tools ?? []).map((tool) => ({ ...tool, name: sdkName(tool.name) }));
  return {
    ...stored,
    kind: AGENT_KIND,
    llm: stored && isForeign ? stored.llm : { model: model.name },
    tools: [...had, ...theirs.filter((tool) => isNew(tool, had)).map(({ name }) => ({ name: sdkName(name) }))],
    include_default_tools: [
      ...new Set([...(stored?.include_default_tools ?? []), ...theirs.map(({ kind }) => kind).filter(isBuiltIn)]),
    ],
    tool_names: toolbox.names,
    ...(!isForeign && wordsOf(agent)),
    ...recordOfSettings(settings ?? {}, { model: model.name, stored }),
  };
}

function wordsOf({ systemPrompt, context, filterToolsRegex, finishSchema, textReply }: Agent): Partial<AgentRecord> {
  return {
    system_prompt: systemPrompt,
    own_context: context,
    filter_tools_regex: filterToolsRegex,
    own_finish_schema: finishSchema,
    own_text_reply: textReply,
  };
}

/** Ours in the order in which the model reads them, then what only another program has named. */
export function specsIn(record: AgentRecord): readonly ToolSpec[] {
  const all = [...(record.tool_names ?? []), ...toolNames(record)];
  const names = new Set(all.map(plainName));
  return [...names].map((name) => ({
    name,
    params: record.tools.find((tool) => plainName(tool.name) === name)?.params,
  }));
}

/** `FileEditorTool` → `file_editor`. */
function plainName(name: string): string {
  return /^[A-Z]\w*Tool$/.test(name) ? nameOf(name) : memberOf(name);
}

type About = Readonly<{ model: string; stored: AgentRecord | undefined }>;

/** An entry of another program stays as it is if it says the same. */
function recordOfSettings(settings: AgentSettings, { model, stored }: About): Partial<AgentRecord> {
  const { condenser, ...plain } = settings;
  if (!condenser || isDeepStrictEqual(condenser, settingsIn(stored).condenser)) return plain;
  const theirs = condenserRecord(condenser, { model, usage_id: "condenser" });
  return { ...plain, ...(theirs ? { condenser: theirs, own_condenser: undefined } : { own_condenser: condenser }) };
}

/** As the SDK writes it, with the model of the summaries; undefined for one that it does not have. */
function condenserRecord(config: CondenserConfig, llm: object): object | undefined {
  if (config.kind === "ObservationMaskingCondenser") return undefined;
  if (config.kind === "LLMSummarizingCondenser") return { ...config, llm };
  if (config.kind === "NoOpCondenser") return config;
  const condensers = config.condensers.map((one) => condenserRecord(one, llm));
  return condensers.every((one) => one !== undefined) ? { ...config, condensers } : undefined;
}

/** The settings that an agent can be made from again. Unreadable entries, of any program, are left out. */
export function settingsIn(record: AgentRecord | undefined): AgentSettings {
  const { condenser, own_condenser, tool_concurrency_limit: limit, stuck_thresholds } = record ?? {};
  return joinSettings({
    condenser: CondenserConfig.safeParse(own_condenser ?? withoutModel(condenser)).data,
    tool_concurrency_limit: AgentSettings.unwrap().shape.tool_concurrency_limit.safeParse(limit).data,
    stuck_thresholds: StuckThresholds.safeParse(stuck_thresholds).data,
  });
}

/** Their places in base_state.json. */
export function unreadableSettings(record: AgentRecord): readonly string[] {
  const read = settingsIn(record);
  const given = {
    condenser: record.own_condenser ?? record.condenser,
    tool_concurrency_limit: record.tool_concurrency_limit,
    stuck_thresholds: record.stuck_thresholds,
  };
  const names = ["condenser", "tool_concurrency_limit", "stuck_thresholds"] as const;
  return names.filter((name) => given[name] != null && read[name] === undefined).map((name) => `agent.${name}`);
}

const Modelled = z.looseObject({ llm: z.unknown().optional(), condensers: z.array(z.unknown()).optional() });

function withoutModel(config: unknown): unknown {
  const { llm: _, condensers, ...rest } = Modelled.safeParse(config).data ?? {};
  return condensers ? { ...rest, condensers: condensers.map(withoutModel) } : rest;
}

function isNew({ name, kind }: Tool, had: AgentRecord["tools"]): boolean {
  return !isBuiltIn(kind) && !had.some((tool) => memberOf(tool.name) === name || tool.name === kind);
}

function isBuiltIn(kind: string): boolean {
  return BUILT_IN.includes(kind);
}

/** The tools that the conversation has had, by name or class. */
export function toolNames({ tools, include_default_tools = [], tool_names = [] }: AgentRecord): readonly string[] {
  const known = [...tools.map(({ name }) => memberOf(name)), ...tool_names];
  return [...new Set([...known, ...include_default_tools.filter((kind) => !known.includes(nameOf(kind)))])];
}

/** `FinishTool` → `finish`. */
function nameOf(kind: string): string {
  return kind
    .replace(/Tool$/, "")
    .replaceAll(/(?!^)[A-Z]/g, "_$&")
    .toLowerCase();
}
