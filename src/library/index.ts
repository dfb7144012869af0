/** The library: all that programs import from this package. docs/library.md explains it. */

// Agents and conversations.
export type { HandedOver } from "../agent-server/start-conversation.ts";
export { type Agent, introduce } from "../core/agent/agent.ts";
export {
  agentFinishedCritic,
  type Critic,
  emptyPatchCritic,
  exitCodeCritic,
  type IterativeRefinement,
  modelCritic,
  passCritic,
} from "../core/agent/critic.ts";
export { builtInSubAgents, discoverSubAgents, SubAgent } from "../core/agent/sub-agent.ts";
export type { Conversation, EventList } from "../core/conversation/conversation.ts";
export type { PendingAction } from "../core/conversation/decision.ts";
export type { Fork, Tags } from "../core/conversation/fork.ts";
export { lineOf } from "../core/conversation/line-of.ts";
export { LocalConversation } from "../core/conversation/local-conversation.ts";
export type { Observer } from "../core/conversation/observers.ts";
export type { ConversationOptions, SubAgentSettings } from "../core/conversation/open.ts";
export type { ConversationHost } from "../core/conversation/open-conversation.ts";
export { type RerunEnd, rerunActions } from "../core/conversation/rerun.ts";
export type { RunEnd, RunLimits } from "../core/conversation/run-end.ts";
export { AgentRecord } from "../core/conversation/state/agent-record.ts";
export type { BaseState, ExecutionStatus } from "../core/conversation/state/base-state.ts";
export { type Stats, type Totals, totalsOf } from "../core/conversation/state/stats.ts";
export { type AgentMakers, agentFrom } from "../core/conversation/state/stored-agent.ts";
// Events and where they are kept.
export { Content, Message, plainText, text } from "../core/event/content.ts";
export { Event, type EventDraft } from "../core/event/event.ts";
export { EventLog } from "../core/event/event-log.ts";
export { type FileStore, folderStore, memoryStore } from "../core/event/file-store.ts";
export { dumpEvent, readEvent } from "../core/event/wire.ts";
// Hooks.
export { HookConfig, type HookRunner, mergeHooks, readHookConfig } from "../core/hook/hook-config.ts";
export { hooksIn } from "../core/hook/run-hooks.ts";
// Models.
export { type CompletionLog, withCompletionLog } from "../core/model/completion-log.ts";
export { ModelFault } from "../core/model/failure/model-fault.ts";
export { featuresOf } from "../core/model/features/features.ts";
export { ModelFeatures, UNKNOWN_MODEL } from "../core/model/features/model-features.ts";
export type { Delta, Model, ModelReply, ModelRequest, Spent, ToolSchema, Usage } from "../core/model/model.ts";
export { type Models, modelsFor, withRouter } from "../core/model/open-model.ts";
export { withFallback, withRetries } from "../core/model/retry.ts";
// Secrets.
export { describeSecrets, type Secret } from "../core/secret/secret-registry.ts";
export { aesCipher, type Cipher } from "../core/secret/stored-secrets.ts";
// Who is asked, and about what.
export {
  type Assessment,
  ensemble,
  llmSecurityAnalyzer,
  patternAnalyzer,
  policyRail,
  type SecurityAnalyzer,
  standardAnalyzer,
} from "../core/security/analyzers.ts";
export { ConfirmationPolicy } from "../core/security/policy.ts";
// Skills.
export { discoverSkills } from "../core/skill/discovery.ts";
export { Skill, type SkillSource } from "../core/skill/skill.ts";
// Tools.
export { defineToolset, type ToolRegistry, toolRegistry } from "../core/tool/registry.ts";
export { defineTool, type Tool, type ToolContext, type ToolResult } from "../core/tool/tool.ts";
// The view of the model.
export type { Condenser } from "../core/view/condenser/condenser.ts";
export { CondenserConfig, condenserOf, noCondenser, pipeline } from "../core/view/condenser/condenser-config.ts";
export { llmSummarizing } from "../core/view/condenser/llm-summarizing.ts";
export { observationMasking } from "../core/view/condenser/observation-masking.ts";
export { toChat } from "../core/view/to-chat.ts";
export { unmatchedActions, type View, viewOf } from "../core/view/view.ts";
// The workspace of the tools.
export { toolEnvironment } from "../core/workspace/environment.ts";
export { readOnlyWorkspace, type Workspace } from "../core/workspace/workspace.ts";
export { Fault, Mistake } from "../lib/fault.ts";
export type { Servers } from "../mcp/servers.ts";
export type { Visualizer } from "../page/live-page.ts";
export {
  described,
  standardRegistry,
  standardTools,
  TOOL_NAMES,
  type ToolSettings,
  toolsNamed,
} from "../tools/standard-tools.ts";
export { subAgentTools } from "../tools/sub-agent-tools.ts";
// With defaults.
export {
  type AgentOptions,
  agentIn,
  agentOf,
  type OpenModelSettings,
  openModel,
  type StoredAgent,
  usualTools,
} from "./agent.ts";
export { type OpenOptions, openConversation } from "./conversation.ts";
export {
  type ScriptedModel,
  type ScriptedModelOptions,
  type ScriptedReply,
  type ScriptedTurn,
  scriptedModel,
} from "./scripted-model.ts";
export { openServers, type ServersOptions } from "./servers.ts";
export { skillsIn } from "./skills.ts";
export type { SubAgentOptions } from "./sub-agents.ts";
export { consoleVisualizer, openVisualizer, type VisualizerOptions } from "./visualizers.ts";
export {
  localWorkspace,
  type RemoteWorkspaceOptions,
  remoteWorkspace,
  type SandboxWorkspace,
  type SandboxWorkspaceOptions,
  sandboxWorkspace,
} from "./workspace.ts";
