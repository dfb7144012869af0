/** The options of a sub-agent's conversation: some are inherited from its caller, some are its own. */
import type { Agent } from "../../agent/agent.ts";
import type { SubAgent } from "../../agent/sub-agent.ts";
import { type FileStore, requireInside } from "../../event/file-store.ts";
import { mergeHooks } from "../../hook/hook-config.ts";
import { NO_WORLD } from "../../secret/stored-secrets.ts";
import { type SecurityAnalyzer, standardAnalyzer } from "../../security/analyzers.ts";
import { type ConfirmationPolicy, stricter } from "../../security/policy.ts";
import { readOnlyWorkspace } from "../../workspace/workspace.ts";
import type { Observer } from "../observers.ts";
import type { ConversationOptions } from "../open.ts";
import type { RunLimits } from "../run-end.ts";
import type { ConversationState } from "../state/conversation-state.ts";

export type CallingConversation = Readonly<{
  options: ConversationOptions;
  state: ConversationState;
  analyzer(): SecurityAnalyzer | undefined;
}>;

type ChildPlan = Readonly<{
  id: string;
  conversation: string;
  definition: SubAgent;
  agent: Agent;
  observer: Observer | undefined;
  onReply: ConversationOptions["onReply"];
}>;

/**
 * It has the secrets, the workspace and the restrictions of its caller. Nobody can be asked, and it starts no
 * sub-agents.
 */
export function childOptions(
  caller: CallingConversation,
  { id, conversation, definition, agent, observer, onReply }: ChildPlan,
): ConversationOptions {
  const { options, state } = caller;
  const { stamper, reportsCost, hiddenValues, secretWorld, cipher, report } = options;
  return {
    id: conversation,
    agent,
    workspace: definition.read_only ? readOnlyWorkspace(options.workspace) : options.workspace,
    store: storeOf(caller, id),
    limits: limitsOf(definition, options.limits),
    secrets: state.secrets.all(),
    hooks: hooksOf(definition, options),
    knowledge: { skills: options.knowledge?.skills ?? [], requestIn: () => "" },
    securityAnalyzer: analyzerFor(definition, caller),
    whenRisky: "refuse",
    whenGranted: options.whenGranted,
    onReply,
    observers: observer ? [observer] : [],
    stamper,
    reportsCost,
    hiddenValues,
    secretWorld: { ...NO_WORLD, ...secretWorld, onWeak: () => undefined }, // its caller has said so
    cipher,
    report,
  };
}

export function storeOf({ options }: Pick<CallingConversation, "options">, id: string): FileStore {
  return storeInside(options.store, `subagents/${id}`);
}

/** It is never less strict than the caller's policy. */
export function policyFor(
  { permission_mode }: SubAgent,
  { state }: Pick<CallingConversation, "state">,
): ConfirmationPolicy {
  const inherited = state.fields.confirmation_policy;
  return permission_mode === null ? inherited : stricter(inherited, POLICIES[permission_mode]);
}

const POLICIES: Readonly<Record<NonNullable<SubAgent["permission_mode"]>, ConfirmationPolicy>> = {
  always_confirm: { kind: "AlwaysConfirm" },
  never_confirm: { kind: "NeverConfirm" },
  confirm_risky: { kind: "ConfirmRisky", threshold: "HIGH", confirm_unknown: true },
};

/** The default analyzer, if the caller has none and the sub-agent needs one. */
function analyzerFor(
  { permission_mode }: SubAgent,
  { analyzer, state }: CallingConversation,
): SecurityAnalyzer | undefined {
  const needsNone = state.fields.confirmation_policy.kind !== "NeverConfirm" || permission_mode === null;
  return analyzer() ?? (needsNone ? undefined : standardAnalyzer());
}

/** The usage of a sub-agent also counts for its caller. */
function limitsOf({ max_iteration_per_run, max_budget_per_run }: SubAgent, { maxIterations }: RunLimits): RunLimits {
  return {
    maxIterations: Math.min(maxIterations, max_iteration_per_run ?? maxIterations),
    maxBudget: max_budget_per_run,
  };
}

/** The caller's hooks about calls. Whether the caller may stop has nothing to do with a sub-agent. */
function hooksOf(definition: SubAgent, { hooks }: ConversationOptions): ConversationOptions["hooks"] {
  if (!hooks) return undefined;
  const { PreToolUse, PostToolUse } = hooks.config;
  const config = mergeHooks([{ PreToolUse, PostToolUse }, ...(definition.hooks ? [definition.hooks] : [])]);
  return config && { config, run: hooks.run };
}

/** A folder of a file store as a separate store. */
function storeInside(store: FileStore, folder: string): FileStore {
  const inside = (name: string) => `${folder}/${requireInside(name)}`;
  return {
    write: (name, text) => store.write(inside(name), text),
    read: (name) => store.read(inside(name)),
    list: (name) => store.list(inside(name)),
    move: (from, to) => store.move(inside(from), inside(to)),
    remove: (name) => store.remove(inside(name)),
    lock: (name) => store.lock(inside(name)),
  };
}
