/** What a step is given by the conversation that it is a step of. */
import type { TextContent } from "../event/content.ts";
import type { EventDraft } from "../event/event.ts";
import type { EventLog } from "../event/event-log.ts";
import type { Grant } from "../event/grant.ts";
import type { ActionEvent, Observation } from "../event/kind/actions.ts";
import type { Spent } from "../model/model.ts";
import type { ToolSecrets } from "../secret/secret-registry.ts";
import type { Confirmation } from "../security/policy.ts";
import type { CallResult } from "../tool/call-tool.ts";
import type { SubAgents } from "../tool/tool.ts";
import type { View } from "../view/view.ts";
import type { Workspace } from "../workspace/workspace.ts";

/** JSON values that outlive the process. */
export type AgentState = Readonly<{ get(key: string): unknown; set(key: string, value: unknown): void }>;

/** What hooks and skills have to do with calls. */
export type StepExtensions = Readonly<{
  /** Of a batch, before anybody is asked and anything runs. What is forbidden is in `blockedActions` afterwards. */
  beforeCalls(actions: readonly ActionEvent[], signal: AbortSignal): Promise<void>;
  /** What the agent reads along with what a call has come to, which is not lost if the signal is aborted meanwhile. */
  afterCall(action: ActionEvent, observation: Observation, signal: AbortSignal): Promise<readonly TextContent[]>;
  /** The same, of a result that is about to be written: asked in the order of the calls. */
  rulesFor(result: Extract<EventDraft, { kind: "ObservationEvent" }>, action: ActionEvent): readonly TextContent[];
}>;

/** Which pending actions a person has approved, by the ids of their events: a step executes exactly those, or asks the model. */
export type Approved = "none" | "all" | ReadonlySet<string>;

/**
 * Has one call run in a workspace of its own, with what it was granted and nothing that other calls left, and resolves
 * to what came of it, with words on what was kept of its work.
 */
export type RunGranted = (
  grant: Grant,
  use: (workspace: Workspace) => Promise<CallResult>,
) => Promise<Readonly<{ result: CallResult; note: string }>>;

export type StepContext = Readonly<{
  log: EventLog;
  /** Of the active branch. */
  view(): View;
  workspace: Workspace;
  signal: AbortSignal;
  confirmation: Confirmation;
  /** Why a hook forbids an action, by the action's id; it may be filled as actions are appended. */
  blockedActions: ReadonlyMap<string, string>;
  /** Why a hook forbids a message, by the id of its event. */
  blockedMessages: ReadonlyMap<string, string>;
  lastUserMessageId: string | undefined;
  agentState: AgentState;
  secrets?: ToolSecrets | undefined;
  extensions?: StepExtensions | undefined;
  subAgents?: SubAgents | undefined;
  approved: Approved;
  /** For approved calls that need a secret or a host; without it they run like all others. */
  runGranted?: RunGranted | undefined;
  /** Told of every reply before anything is done with it, and of those of which nothing can be made. */
  onReply(usageId: string, spent: Spent): void;
}>;

/** `waiting_for_confirmation`: the last actions have no result, and get one when they are approved or rejected. */
export type StepEnd = "continue" | "finished" | "waiting_for_confirmation";
