/** Defines everything that a conversation provides to each of its steps. */
import type { TextContent } from "../event/content.ts";
import type { EventDraft } from "../event/event.ts";
import type { EventLog } from "../event/event-log.ts";
import type { Grant } from "../event/grant.ts";
import type { ActionEvent, Observation } from "../event/kind/actions.ts";
import type { Delta, Spent } from "../model/model.ts";
import type { ToolSecrets } from "../secret/secret-registry.ts";
import type { Confirmation } from "../security/policy.ts";
import type { CallResult } from "../tool/call-tool.ts";
import type { SubAgents } from "../tool/tool.ts";
import type { View } from "../view/view.ts";
import type { Workspace } from "../workspace/workspace.ts";

/** JSON values that are saved with the conversation. */
export type AgentState = Readonly<{ get(key: string): unknown; set(key: string, value: unknown): void }>;

/** How hooks and skills take part in calls. */
export type StepExtensions = Readonly<{
  /** Asks about a batch before it is approved or run. Afterwards `blockedActions` contains the forbidden actions. */
  beforeCalls(actions: readonly ActionEvent[], signal: AbortSignal): Promise<void>;
  /** Text that the agent reads with the result of a call. It is not lost if the signal is aborted in the meantime. */
  afterCall(action: ActionEvent, observation: Observation, signal: AbortSignal): Promise<readonly TextContent[]>;
  /** The same for a result that is about to be recorded, in the order of the calls. */
  rulesFor(result: Extract<EventDraft, { kind: "ObservationEvent" }>, action: ActionEvent): readonly TextContent[];
}>;

/** The pending actions that a person approved, by event id. A step runs exactly these, or asks the model. */
export type Approved = "none" | "all" | ReadonlySet<string>;

/**
 * Runs one call in its own workspace, with its grants and without anything that other calls left. Resolves to its
 * result, with a text about the changes that were saved.
 */
export type RunGranted = (
  grant: Grant,
  use: (workspace: Workspace) => Promise<CallResult>,
) => Promise<Readonly<{ result: CallResult; note: string }>>;

/** `end` follows the last piece of a reply, however it ended. */
export type DeltaListener = Readonly<{ onDelta(delta: Delta): void; end(): void }>;

export type StepContext = Readonly<{
  log: EventLog;
  /** The events of the active branch. */
  view(): View;
  workspace: Workspace;
  signal: AbortSignal;
  confirmation: Confirmation;
  /** Why a hook forbids an action, by action id. It may be filled while actions are appended. */
  blockedActions: ReadonlyMap<string, string>;
  /** Why a hook forbids a message, by event id. */
  blockedMessages: ReadonlyMap<string, string>;
  lastUserMessageId: string | undefined;
  agentState: AgentState;
  secrets?: ToolSecrets | undefined;
  extensions?: StepExtensions | undefined;
  subAgents?: SubAgents | undefined;
  approved: Approved;
  /** Runs approved calls that need a secret or a host. Without it they run like all others. */
  runGranted?: RunGranted | undefined;
  /** It is called with every reply before anything is done with it, even if the reply is unusable. */
  onReply(usageId: string, spent: Spent): void;
  /** Makes a listener for the pieces of one reply, if anyone looks on. */
  deltas?: (() => DeltaListener | undefined) | undefined;
}>;

/** `waiting_for_confirmation`: the last actions have no result, and get one when they are approved or rejected. */
export type StepEnd = "continue" | "finished" | "waiting_for_confirmation";
