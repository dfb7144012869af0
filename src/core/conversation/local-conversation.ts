/** A conversation whose agent runs in this process, step by step. The interface documents the methods. */
import { Fault } from "../../lib/fault.ts";
import { introduce } from "../agent/agent.ts";
import { lessonOf, withoutRefused } from "../agent/endpoint-lessons.ts";
import { nothingAsked } from "../agent/step.ts";
import type { Message } from "../event/content.ts";
import type { EventLog } from "../event/event-log.ts";
import type { ActionEvent } from "../event/kind/actions.ts";
import type { Secret } from "../secret/secret-registry.ts";
import { type Assessment, recordOf, type SecurityAnalyzer } from "../security/analyzers.ts";
import { type ConfirmationPolicy, isConfirmationActive } from "../security/policy.ts";
import type { CallResult } from "../tool/call-tool.ts";
import { closeTools } from "../tool/toolbox.ts";
import { isRequest } from "../view/visible-event.ts";
import type { QuestionContext } from "./ask.ts";
import { type Conversation, finalResponse } from "./conversation.ts";
import { approvalFor, assessment, hasPending, type PendingAction, pendingActions, rejectActions } from "./decision.ts";
import { userMessageOf } from "./extension/extensions.ts";
import { type Fork, requireTags, type Tags, writeFork } from "./fork.ts";
import type { Observer, Observers } from "./observers.ts";
import { analyzerOf, type ConversationOptions, type OpenedConversation, openLog } from "./open.ts";
import type { RerunEnd } from "./rerun.ts";
import { Mailbox } from "./run/mailbox.ts";
import { type Approval, Runner, type RunPlan } from "./run/run.ts";
import { condenseNow, type StepParts } from "./run/take-step.ts";
import type { RunEnd } from "./run-end.ts";
import { isTerminal } from "./state/base-state.ts";
import type { StateView } from "./state/conversation-state.ts";
import { subConversations } from "./sub-agent/sub-conversations.ts";

/** State changes that are also events in the log. The others follow from its events. */
const NEWS: ReadonlySet<string> = new Set(["execution_status", "confirmation_policy", "security_analyzer", "tags"]);

/** Methods that are not allowed while the agent runs throw a Fault. */
export class LocalConversation implements Conversation {
  readonly log: EventLog;
  readonly state: StateView;
  readonly #options: ConversationOptions;
  readonly #parts: OpenedConversation & Pick<StepParts, "subAgents" | "analyzer">;
  readonly #mailbox = new Mailbox();
  readonly #runner = new Runner();
  readonly #observers: Observers;
  #analyzer: SecurityAnalyzer | undefined;
  #closing: Promise<void> | undefined;

  /**
   * Opens the conversation in the store, or a new one if the store is empty. Rejects with a Fault if the store has
   * another conversation.
   */
  static open(options: ConversationOptions): LocalConversation {
    return new LocalConversation(options, openLog(options));
  }

  private constructor(options: ConversationOptions, parts: OpenedConversation) {
    const { log, state } = parts;
    this.#options = options;
    const caller = { options, state, analyzer: () => this.#analyzer };
    this.#parts = { ...parts, analyzer: caller.analyzer, subAgents: subConversations(caller, LocalConversation.open) };
    this.log = log;
    this.state = state;
    this.#observers = parts.observers;
    state.subscribe((key, value) => {
      if (NEWS.has(key)) log.append({ kind: "ConversationStateUpdateEvent", key, value: value ?? null });
    });
    this.#analyzer = analyzerOf(options, state.fields.security_analyzer ?? undefined);
  }

  get isConfirmationModeActive(): boolean {
    return isConfirmationActive({ policy: this.state.fields.confirmation_policy, analyzer: this.#analyzer });
  }

  get isTerminal(): boolean {
    return isTerminal(this.state.status);
  }

  /**
   * Adds a request of the user, and before the first one the system prompt. Resolves when it is in the log: at once, or
   * after the current step.
   */
  send(message: string | Message, sender?: string): Promise<void> {
    const { state, extensions } = this.#parts;
    return extensions.admit(userMessageOf(message, sender), (make) =>
      this.#mailbox.post(() => {
        this.#introduce();
        this.log.append(make());
        if (state.status === "finished" || state.status === "stuck") state.update({ execution_status: "idle" });
      }),
    );
  }

  /**
   * Runs steps until the agent is done or stopped. A finished or waiting conversation stays as it is. Every end is a
   * value and is in the log; rejects only if the log cannot be written or the agent is already running.
   */
  async run(signal = unending(), deadline?: AbortSignal): Promise<RunEnd> {
    if (this.state.status === "finished") return { status: "finished" };
    if (this.#isWaiting) return { status: "waiting" };
    if (this.#parts.branch.events.some(isRequest)) this.#introduce(); // its system prompt may be unreadable
    return this.#play({ signal, deadline, approved: "none" });
  }

  /** Runs exactly the pending actions, or those with these ids. Continues if no other action is pending. */
  async approve(signal = unending(), deadline?: AbortSignal, ids?: readonly string[], approval?: Approval) {
    return this.#play({ signal, deadline, approved: approvalFor(this.#stepParts(), ids), approval });
  }

  /**
   * Rejects the pending actions, or those with these ids. If no other action is pending, the next run tells the agent.
   */
  rejectPendingActions(reason = "User rejected the action", ids?: readonly string[]): void {
    rejectActions(this.#stepParts(), reason, ids);
  }

  /** The actions that a person has to decide about. Empty unless the conversation waits. */
  async pendingActions(): Promise<readonly PendingAction[]> {
    return this.#isWaiting ? pendingActions(this.#stepParts(), this.#analyzer) : [];
  }

  /** The risk of an action of this conversation, and the reason. */
  assess(action: ActionEvent): Promise<Assessment> {
    return assessment(action, this.#stepParts(), this.#analyzer);
  }

  /** Stops the run before its next step. Nothing that is running is interrupted. */
  pause(): void {
    const { status } = this.state;
    if (status !== "idle" && status !== "running") return;
    this.#parts.state.update({ execution_status: "paused" });
    this.log.append({ kind: "PauseEvent" });
  }

  /** Interrupts a run or a condensation. If there is none, it is the same as `pause`. */
  interrupt(): void {
    if (!this.#runner.interrupt()) this.pause();
  }

  /** The agent's answer to a question outside of the task. The log does not change. */
  async askAgent(question: string, signal = unending()): Promise<string> {
    const [{ agent }, { branch, state }] = [this.#options, this.#parts];
    if (!branch.events.some(isRequest)) throw nothingAsked();
    const view = withoutRefused(branch.view(), lessonOf(state.agentState, agent.model.name));
    return (await import("./ask.ts")).askAgent(view, question, this.#asking("ask-agent-llm", signal));
  }

  async generateTitle(signal = unending(), maxLength = 50): Promise<string> {
    const { generateTitle } = await import("./ask.ts");
    return generateTitle(this.#parts.branch.events, maxLength, this.#asking("title", signal));
  }

  /** Condenses the view now. Rejects with a Fault if nothing can be left out. */
  async condense(signal = unending()): Promise<void> {
    if (!this.#options.agent.condenser?.handlesRequests) {
      throw new Fault("config", "The agent has no condenser that can be asked to condense.");
    }
    return this.#runner.occupy(signal, async (signal) => {
      this.log.append({ kind: "CondensationRequest" });
      await this.#mailbox.shutDuring(() => condenseNow(this.#stepParts(), signal));
    });
  }

  /** Calls a tool in the workspace without the agent. No policy is asked, and the log does not change. */
  async executeTool(name: string, input: unknown, signal = unending()): Promise<CallResult> {
    const { executeTool } = await import("./rerun.ts");
    return executeTool(this.#stepParts(), { name, input, signal });
  }

  /** Like `rerunActions`, for the active branch. */
  async rerunActions(signal = unending(), results?: EventLog): Promise<RerunEnd> {
    const { rerunActions } = await import("./rerun.ts");
    const { agent, workspace, toolSecrets: secrets } = this.#stepParts();
    return rerunActions(this.#parts.branch.events, { agent, workspace, signal, secrets, results });
  }

  /** Makes another conversation with this one's history and decisions. `agent` replaces the agent. */
  fork({ agent = this.#options.agent, ...fork }: Fork & Readonly<{ agent?: ConversationOptions["agent"] }>) {
    this.#runner.requireRest();
    writeFork(this.#parts, fork);
    const own = { id: fork.id, store: fork.store, agent, onClose: undefined };
    const conversation = LocalConversation.open({ ...this.#options, ...own });
    conversation.updateSecrets(this.state.secrets.all());
    return conversation;
  }

  /** Makes the conversation continue after that event; null means from the very beginning. Nothing is deleted. */
  navigateTo(id: string | null): void {
    this.#runner.requireRest();
    const { branch, state } = this.#parts;
    this.log.navigateTo(id);
    branch.rebuild();
    state.batch(() => {
      state.save();
      if (this.#isWaiting && !hasPending(this.log)) state.update({ execution_status: "idle" });
    });
  }

  updateSecrets(secrets: Readonly<Record<string, string | Secret>>): void {
    this.#parts.state.updateSecrets(secrets);
  }

  setConfirmationPolicy(confirmation_policy: ConfirmationPolicy): void {
    this.#parts.state.update({ confirmation_policy });
  }

  setSecurityAnalyzer(analyzer: SecurityAnalyzer | undefined): void {
    this.#analyzer = analyzer;
    this.#parts.state.update({ security_analyzer: analyzer && recordOf(analyzer) });
  }

  setTags(tags: Tags): void {
    this.#parts.state.update({ tags: requireTags(tags) });
  }

  /**
   * Records that a hook forbids an action or a message, by event id: the action does not run, the message is not
   * answered.
   */
  block(what: "actions" | "messages", id: string, reason: string): void {
    this.#parts.state.block(what, id, reason);
  }

  /** Returns a function that removes the observer. */
  observe(observer: Observer): () => void {
    return this.#observers.add(observer);
  }

  /** The agent's answer, or "" if there is none. */
  finalResponse(): string {
    return finalResponse(this.#parts.branch.events);
  }

  /** Interrupts what is running, waits for its end, closes the tools, and releases the store. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await this.#runner.interrupt();
    await this.#parts.extensions.end();
    const { agent, report, onClose } = this.#options;
    for (const fault of await closeTools(agent.toolbox.tools)) report?.(fault);
    this.log.close();
    await onClose?.();
  }

  #introduce(): void {
    if (this.#parts.branch.events.some(({ kind }) => kind === "SystemPromptEvent")) return;
    this.log.append(introduce(this.#options.agent));
  }

  #play(plan: RunPlan): Promise<RunEnd> {
    const { limits, reportsCost } = this.#options;
    const onFinish = (cut: AbortSignal) => this.#parts.extensions.mayFinish(cut, this.#options.onFinish);
    const parts = { ...this.#stepParts(), mailbox: this.#mailbox, limits, reportsCost, onFinish };
    return this.#runner.play(parts, plan);
  }

  #stepParts(): StepParts {
    const { agent, workspace, whenRisky, whenGranted, onReply } = this.#options;
    return { ...this.#parts, agent, workspace, whenRisky, whenGranted, onReply };
  }

  #asking(usageId: string, signal: AbortSignal): QuestionContext {
    const [{ agent }, { state }] = [this.#options, this.#parts];
    return { agent, signal, mask: state.secrets.mask, onReply: (spent) => state.addReply(usageId, agent.model, spent) };
  }

  get #isWaiting(): boolean {
    return this.state.status === "waiting_for_confirmation";
  }
}

/** Nobody aborts it. */
function unending(): AbortSignal {
  return new AbortController().signal;
}
