/**
 * The contents of base_state.json in OpenHands' format: the state of a conversation beside its events, and its agent.
 * The OpenHands SDK makes the agent of a resumed conversation from it.
 */
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { type Agent, AgentSettings, joinSettings, StuckThresholds } from "../../agent/agent.ts";
import { Json } from "../../event/envelope.ts";
import { StoredSecrets } from "../../secret/stored-secrets.ts";
import { AnalyzerRecord } from "../../security/analyzers.ts";
import { ConfirmationPolicy } from "../../security/policy.ts";
import type { Tool } from "../../tool/tool.ts";
import { isOfSdk } from "../../tool/wire-class.ts";
import { CondenserConfig } from "../../view/condenser/condenser-config.ts";
import { Stats } from "./stats.ts";

export const AGENT_KIND = "Agent";

const names = z.array(z.string()).readonly();

const AgentRecord = z
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
    /** Ours: all tools by name. The SDK passes over it, and over the two below. */
    tool_names: names.optional(),
    condenser: z.unknown().optional(),
    /** A condenser that the SDK does not have. */
    own_condenser: z.unknown().optional(),
    tool_concurrency_limit: z.unknown().optional(),
    stuck_thresholds: z.unknown().optional(),
  })
  .readonly();
type AgentRecord = z.infer<typeof AgentRecord>;

/** Its agents have these by class, the other tools by name. */
const BUILT_IN: ReadonlySet<string> = new Set(["FinishTool", "ThinkTool"]);

/** It attaches this tool itself, for an agent that has skills. */
const ATTACHED: ReadonlySet<string> = new Set(["InvokeSkillTool"]);

/** Adds the tools of this agent to a record of another program, which otherwise stays as it is. */
export function recordOfAgent({ model, toolbox, settings }: Agent, stored?: AgentRecord): AgentRecord {
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
    ...recordOfSettings(settings ?? {}, { model: model.name, stored }),
  };
}

type About = Readonly<{ model: string; stored: AgentRecord | undefined }>;

/** What another program wrote stays as it is where it says the same. */
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

/** The settings that an agent can be made from again. What cannot be read, of whatever program, is left out. */
export function settingsIn(record: AgentRecord | undefined): AgentSettings {
  const { condenser, own_condenser, tool_concurrency_limit: limit, stuck_thresholds } = record ?? {};
  return joinSettings({
    condenser: CondenserConfig.safeParse(own_condenser ?? withoutModel(condenser)).data,
    tool_concurrency_limit: AgentSettings.unwrap().shape.tool_concurrency_limit.safeParse(limit).data,
    stuck_thresholds: StuckThresholds.safeParse(stuck_thresholds).data,
  });
}

const Modelled = z.looseObject({ llm: z.unknown().optional(), condensers: z.array(z.unknown()).optional() });

function withoutModel(config: unknown): unknown {
  const { llm: _, condensers, ...rest } = Modelled.safeParse(config).data ?? {};
  return condensers ? { ...rest, condensers: condensers.map(withoutModel) } : rest;
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

export const ExecutionStatus = z.enum([
  "idle",
  "running",
  "paused",
  "waiting_for_confirmation",
  "finished",
  "error",
  "stuck",
]);
export type ExecutionStatus = z.infer<typeof ExecutionStatus>;

const skillNames = z.array(z.string()).readonly().prefault([]);
const reasons = z.record(z.string(), z.string()).readonly().prefault({});
const text = z.string().nullish();

/**
 * Reads leniently, because other programs may have written the file: missing fields get defaults, unknown fields are
 * kept. An unknown confirmation policy asks about everything.
 */
export const BaseState = z
  .looseObject({
    id: z.string(),
    agent: AgentRecord,
    workspace: z.looseObject({ kind: z.string(), working_dir: z.string() }).readonly(),
    persistence_dir: text,
    max_iterations: z.int().min(1).default(500),
    stuck_detection: z.boolean().default(true),
    execution_status: ExecutionStatus.catch("idle"),
    confirmation_policy: ConfirmationPolicy.catch({ kind: "AlwaysConfirm" }).prefault({ kind: "NeverConfirm" }),
    security_analyzer: AnalyzerRecord.nullish(),
    /** In the file alone: an analyzer that the SDK does not have. */
    own_analyzer: AnalyzerRecord.nullish(),
    activated_knowledge_skills: skillNames,
    activated_path_rules: skillNames,
    invoked_skills: skillNames,
    /** Why a hook forbids an action or a message, by event id. */
    blocked_actions: reasons,
    blocked_messages: reasons,
    last_user_message_id: text,
    /** Where the next event goes, unless the log has grown beyond `event_count` since; see `restoreHead`. */
    leaf_event_id: text,
    head_is_empty: z.boolean().default(false),
    event_count: z.int().min(0).nullish(),
    stats: Stats.prefault({}),
    secret_registry: StoredSecrets.prefault({}),
    tags: z.record(z.string(), z.string()).readonly().prefault({}),
    agent_state: z.record(z.string(), Json).readonly().prefault({}),
    hook_config: Json.optional(),
  })
  .readonly();
export type BaseState = z.infer<typeof BaseState>;

/** The fields that change during a conversation. */
export type Fields = Pick<
  BaseState,
  | "stuck_detection"
  | "execution_status"
  | "confirmation_policy"
  | "security_analyzer"
  | "activated_knowledge_skills"
  | "activated_path_rules"
  | "invoked_skills"
  | "blocked_actions"
  | "blocked_messages"
  | "stats"
  | "tags"
  | "agent_state"
  | "hook_config"
>;
