/** A conversation: an agent works in a workspace, here or on another machine, until it is done or stopped. */
import { type Message, plainText } from "../event/content.ts";
import type { Event } from "../event/event.ts";
import type { EventLog } from "../event/event-log.ts";
import type { ActionEvent } from "../event/kind/actions.ts";
import { withoutThoughts } from "../model/thoughts.ts";
import type { Secret } from "../secret/secret-registry.ts";
import type { Assessment, SecurityAnalyzer } from "../security/analyzers.ts";
import type { ConfirmationPolicy } from "../security/policy.ts";
import type { CallResult } from "../tool/call-tool.ts";
import type { PendingAction } from "./decision.ts";
import type { Fork, Tags } from "./fork.ts";
import type { Observer } from "./observers.ts";
import type { ConversationOptions } from "./open.ts";
import type { RerunEnd } from "./rerun.ts";
import type { Approval } from "./run/run.ts";
import type { RunEnd } from "./run-end.ts";
import type { StateView } from "./state/conversation-state.ts";

/** The readable events of a log. Only its conversation appends to it. */
export type EventList = Omit<EventLog, "append" | "navigateTo" | "fork" | "close">;

/** Done when it returns, if the conversation is here; otherwise when the other machine has answered. Await it. */
type Done = void | Promise<void>;

/**
 * Methods that are not allowed while the agent runs throw or reject with a Fault, and so do those that the machine of
 * the conversation does not have. A method that takes a signal stops when that is aborted; without one, only
 * `interrupt` and `close` stop it.
 */
export interface Conversation {
  readonly log: EventList;
  readonly state: StateView;
  /** Whether somebody supervises the agent: there is a policy that asks, and an analyzer that rates. It decides nothing. */
  readonly isConfirmationModeActive: boolean;
  /** Whether the last run has come to its own end: `finished`, `error` or `stuck`. */
  readonly isTerminal: boolean;
  /**
   * Adds a request of the user, and before the first one the system prompt. Resolves when it is in the log: at once, or
   * after the current step.
   */
  send(message: string | Message, sender?: string): Promise<void>;
  /**
   * Runs steps until the agent is done or stopped. A finished or waiting conversation stays as it is. Every end is a
   * value and is in the log; rejects only if the log cannot be written or the agent is already running.
   */
  run(signal?: AbortSignal, deadline?: AbortSignal): Promise<RunEnd>;
  /** Runs exactly the pending actions, or those with these ids. Continues if no other action is pending. */
  approve(signal?: AbortSignal, deadline?: AbortSignal, ids?: readonly string[], approval?: Approval): Promise<RunEnd>;
  /**
   * Rejects the pending actions, or those with these ids. If no other action is pending, the next run tells the agent.
   */
  rejectPendingActions(reason?: string, ids?: readonly string[]): Done;
  /** The actions that a person has to decide about. Empty unless the conversation waits. */
  pendingActions(): Promise<readonly PendingAction[]>;
  /** The risk of an action of this conversation, and the reason. */
  assess(action: ActionEvent): Promise<Assessment>;
  /** Stops the run before its next step. Nothing that is running is interrupted. */
  pause(): Done;
  /** Interrupts a run or a condensation. If there is none, it is the same as `pause`. */
  interrupt(): Done;
  /** The agent's answer to a question outside of the task. The log does not change. */
  askAgent(question: string, signal?: AbortSignal): Promise<string>;
  /** A title for what was asked first. Rejects with a Fault if nothing was asked. */
  generateTitle(signal?: AbortSignal, maxLength?: number): Promise<string>;
  /** Condenses the view now. Rejects with a Fault if nothing can be left out. */
  condense(signal?: AbortSignal): Promise<void>;
  /** Calls a tool in the workspace without the agent. No policy is asked, and the log does not change. */
  executeTool(name: string, input: unknown, signal?: AbortSignal): Promise<CallResult>;
  /** Repeats the actions of the active branch; see `rerunActions`. */
  rerunActions(signal?: AbortSignal, results?: EventLog): Promise<RerunEnd>;
  /** Makes another conversation with this one's history and decisions. `agent` replaces the agent. */
  fork(
    fork: Fork & Readonly<{ agent?: ConversationOptions["agent"] | undefined }>,
  ): Conversation | Promise<Conversation>;
  /** Makes the conversation continue after that event; null means from the very beginning. Nothing is deleted. */
  navigateTo(id: string | null): Done;
  updateSecrets(secrets: Readonly<Record<string, string | Secret>>): Done;
  setConfirmationPolicy(policy: ConfirmationPolicy): Done;
  setSecurityAnalyzer(analyzer: SecurityAnalyzer | undefined): Done;
  setTags(tags: Tags): Done;
  /** Returns a function that removes the observer. */
  observe(observer: Observer): () => void;
  /** The agent's answer, or "" if there is none. */
  finalResponse(): string;
  /**
   * Interrupts what is running here, closes the tools, and releases the store. A run on another machine continues
   * there.
   */
  close(): Promise<void>;
}

/**
 * Returns the message of a `finish` or the text of an agent's message without its thoughts, whichever is later,
 * non-empty and after the user's last message; otherwise "".
 */
export function finalResponse(events: Iterable<Event>): string {
  let answer = "";
  for (const event of events) answer = isRequest(event) ? "" : answerIn(event) || answer;
  return answer;
}

function isRequest(event: Event): boolean {
  return event.kind === "MessageEvent" && event.source === "user";
}

function answerIn(event: Event): string {
  if (event.kind === "ActionEvent" && event.action?.kind === "FinishAction") return String(event.action.message ?? "");
  if (event.kind === "MessageEvent" && event.source === "agent")
    return withoutThoughts(plainText(event.llm_message.content));
  return "";
}
