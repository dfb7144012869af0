/**
 * A conversation that an agent server runs: its agent, its model and its key are there. Here is a copy of its log and its
 * state, which every event of the server brings up to date.
 */
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { generateTitle } from "../core/conversation/ask.ts";
import { type Conversation, finalResponse } from "../core/conversation/conversation.ts";
import type { PendingAction } from "../core/conversation/decision.ts";
import { type Fork, requireId, requireTags, type Tags } from "../core/conversation/fork.ts";
import { type Observer, Observers } from "../core/conversation/observers.ts";
import type { ConversationOptions } from "../core/conversation/open.ts";
import type { RunEnd } from "../core/conversation/run-end.ts";
import { isTerminal } from "../core/conversation/state/base-state.ts";
import { Message } from "../core/event/content.ts";
import { requireNoEvents } from "../core/event/event-log.ts";
import type { WriterLock } from "../core/event/file-store.ts";
import { NOTHING } from "../core/event/grant.ts";
import type { ActionEvent } from "../core/event/kind/actions.ts";
import type { MessageEvent } from "../core/event/kind/messages.ts";
import { FOLDER, LOCK } from "../core/event/recovery.ts";
import type { Secret } from "../core/secret/secret-registry.ts";
import { ratedAs, recordOf, type SecurityAnalyzer } from "../core/security/analyzers.ts";
import { type ConfirmationPolicy, isConfirmationActive } from "../core/security/policy.ts";
import { inputIn } from "../core/tool/wire-class.ts";
import { unmatchedActions } from "../core/view/view.ts";
import { Fault } from "../lib/fault.ts";
import { type AgentServer, ServerFault } from "./agent-server.ts";
import { RemoteCopy } from "./remote-copy.ts";
import { ConversationRequests, RemoteRun } from "./remote-run.ts";
import {
  findConversation,
  type HandedOver,
  identityOf,
  isSdkAnalyzer,
  notThere,
  removeKeys,
  secretsFor,
  secretsOf,
  startConversation,
} from "./start-conversation.ts";

export type RemoteConversationOptions = Readonly<{
  server: AgentServer;
  handed: HandedOver;
  /** On the server. */
  workingDir: string;
  options: ConversationOptions;
  /** Ends the opening, and the sending of a message. */
  signal: AbortSignal;
  /** Whether the server has made it as a copy of another one, which has no keys. */
  isCopy?: boolean;
}>;

type Parts = Readonly<{ copy: RemoteCopy; observers: Observers; lock: WriterLock }>;

/** A model that answers a question beside the task can take as long as any other. */
const MODEL_MS = 10 * 60_000;

/** For keys that are removed when a run ends: a job that was cancelled has little time. */
const REMOVAL_MS = 15_000;

const NOT_DELETED = "The conversation could not be deleted on the agent server.";
const NOT_REMOVED = "The keys could not be removed from the agent server.";

export class RemoteConversation implements Conversation {
  readonly #given: RemoteConversationOptions;
  readonly #copy: RemoteCopy;
  readonly #requests: ConversationRequests;
  readonly #run: RemoteRun;
  readonly #observers: Observers;
  readonly #lock: WriterLock;

  /**
   * Creates the conversation on the server, or attaches to it, and resolves when all its events are here. Rejects with a
   * Fault if the server does not answer, refuses the key, or cannot honour an option.
   */
  static async open(given: RemoteConversationOptions): Promise<RemoteConversation> {
    const { server, options, signal } = given;
    const { store, report = () => undefined } = options;
    const lock = store.lock(`${FOLDER}/${LOCK}`);
    try {
      const info = await startConversation(given);
      const secrets = secretsOf(given);
      const observers = new Observers(report);
      const copy = new RemoteCopy(server, { own: identityOf(given), info, secrets, observers });
      const conversation = new RemoteConversation(given, { copy, observers, lock });
      await copy.begin(signal);
      copy.keepIn(store);
      await conversation.updateSecrets(options.secrets ?? {}, signal);
      return conversation;
    } catch (error) {
      lock.release();
      throw error;
    }
  }

  private constructor(given: RemoteConversationOptions, { copy, observers, lock }: Parts) {
    this.#given = given;
    this.#copy = copy;
    this.#lock = lock;
    this.#requests = new ConversationRequests(given.server, given.options.id, copy);
    this.#run = new RemoteRun(copy, given.options.limits, (path, signal) => this.#requests.tell(path, signal));
    this.#observers = observers;
    for (const observer of given.options.observers ?? []) observers.add(observer);
  }

  get log() {
    return this.#copy.log;
  }

  get state() {
    return this.#copy.state;
  }

  get isConfirmationModeActive(): boolean {
    const { confirmation_policy: policy, security_analyzer: analyzer } = this.state.fields;
    return isConfirmationActive({ policy, analyzer });
  }

  get isTerminal(): boolean {
    return isTerminal(this.state.status);
  }

  async send(message: string | Message): Promise<void> {
    const { role, content } = Message.parse(typeof message === "string" ? { role: "user", content: message } : message);
    const [{ signal }, from] = [this.#given, this.log.length];
    const isIn = (is: (message: MessageEvent) => boolean) => () =>
      this.log.slice(from).some((event) => event.kind === "MessageEvent" && event.source === "user" && is(event));
    const isSame = ({ llm_message }: MessageEvent) => isDeepStrictEqual(llm_message.content, content);
    await this.#requests.once("events", { role, content, run: false }, isIn(isSame), { signal });
    await this.#copy.until(
      isIn(() => true),
      signal,
    ); // the server may have hidden a secret in it
  }

  async run(signal = this.#copy.signal, deadline?: AbortSignal): Promise<RunEnd> {
    const start = async (cut: AbortSignal): Promise<RunEnd | undefined> => {
      await this.#copy.refresh(cut); // to start a conversation that waits is to approve
      if (this.state.status === "finished") return { status: "finished" };
      if (this.state.status === "waiting_for_confirmation") return { status: "waiting" };
      return this.#requests.start("run", cut);
    };
    return this.#run.play(start, { signal, deadline });
  }

  async approve(signal = this.#copy.signal, deadline?: AbortSignal, ids?: readonly string[]): Promise<RunEnd> {
    this.#requireAll(ids);
    const start = (cut: AbortSignal) => this.#requests.start("events/respond_to_confirmation", cut, { accept: true });
    return this.#run.play(start, { signal, deadline });
  }

  async rejectPendingActions(reason = "User rejected the action", ids?: readonly string[]): Promise<void> {
    this.#requireAll(ids);
    await this.#requests.post("events/respond_to_confirmation", { accept: false, reason });
    await this.#copy.refresh();
    await this.#copy.until(() => unmatchedActions(this.log.branch()).length === 0);
  }

  async pendingActions(): Promise<readonly PendingAction[]> {
    if (this.state.status !== "waiting_for_confirmation") return [];
    return unmatchedActions(this.log.branch()).map((action) => ({
      action,
      input: inputIn(action.action),
      risk: action.security_risk,
      reasons: [],
      grant: NOTHING,
    }));
  }

  /** The rating that the server has stored with the action. */
  async assess({ security_risk }: ActionEvent) {
    return ratedAs(security_risk);
  }

  pause(): Promise<void> {
    return this.#requests.post("pause");
  }

  interrupt(): Promise<void> {
    return this.#requests.post("interrupt");
  }

  async askAgent(question: string, signal = this.#copy.signal): Promise<string> {
    const ask = { ...this.#requests.to("POST", "ask_agent", { question }), patienceMs: MODEL_MS, signal };
    return (await this.#given.server.ask(ask, z.object({ response: z.string() }))).response;
  }

  /** The server makes none: the agent's own model, which is here, writes it, and the server keeps it. */
  async generateTitle(signal = this.#copy.signal, maxLength = 50): Promise<string> {
    const { agent } = this.#given.options;
    const title = await generateTitle(this.log.branch(), maxLength, {
      agent,
      signal,
      mask: this.state.secrets.mask,
      onReply: () => undefined,
    });
    await this.#requests.ask("PATCH", "", { title });
    return title;
  }

  async condense(signal = this.#copy.signal): Promise<void> {
    const from = this.log.length;
    const isDone = () => this.log.slice(from).some(({ kind }) => kind === "Condensation");
    await this.#requests.once("condense", undefined, isDone, { patienceMs: MODEL_MS, signal });
    await this.#copy.sweep();
  }

  executeTool(): Promise<never> {
    return Promise.reject(notThere("A tool cannot be called without the agent"));
  }

  rerunActions(): Promise<never> {
    return Promise.reject(notThere("Actions cannot be repeated"));
  }

  async fork(fork: Fork & Readonly<{ agent?: ConversationOptions["agent"] | undefined }>): Promise<RemoteConversation> {
    const { id, store, title, tags, resetMetrics = true, fromEventId, agent } = fork;
    if (agent) throw notThere("A fork cannot have another agent");
    requireId(id);
    requireNoEvents(store);
    this.log.branch(fromEventId); // a Fault unless it has that event
    const body = {
      id,
      ...(title !== undefined && { title }),
      ...(tags && { tags: requireTags(tags) }),
      reset_metrics: resetMetrics,
      ...(fromEventId !== undefined && { from_event_id: fromEventId }),
    };
    const isThere = async () => (await findConversation(this.#given.server, id, this.#copy.signal)) !== undefined;
    await this.#requests.once("fork", body, isThere);
    const options = { ...this.#given.options, id, store, secrets: this.state.secrets.all() };
    // The copy has neither the key of the model nor the secrets.
    return RemoteConversation.open({ ...this.#given, options, isCopy: true });
  }

  async navigateTo(id: string | null): Promise<void> {
    await this.#requests.ask("POST", "navigate", { event_id: id });
    this.log.navigateTo(id);
    await this.#copy.refresh();
  }

  async updateSecrets(secrets: Readonly<Record<string, string | Secret>>, signal = this.#copy.signal): Promise<void> {
    if (Object.keys(secrets).length === 0) return;
    const body = { secrets: secretsFor(secrets) };
    this.state.secrets.update(secrets);
    await this.#requests.post("secrets", body, { signal });
  }

  async setConfirmationPolicy(policy: ConfirmationPolicy): Promise<void> {
    await this.#requests.post("confirmation_policy", { policy });
    this.state.merge({ confirmation_policy: policy });
  }

  async setSecurityAnalyzer(analyzer: SecurityAnalyzer | undefined): Promise<void> {
    if (analyzer && !isSdkAnalyzer(analyzer.kind)) throw notThere(`The analyzer ${analyzer.kind} cannot be used`);
    await this.#requests.post("security_analyzer", { security_analyzer: analyzer ? recordOf(analyzer) : null });
    await this.#copy.refresh();
  }

  async setTags(tags: Tags): Promise<void> {
    await this.#requests.ask("PATCH", "", { tags: requireTags(tags) });
    this.state.merge({ tags });
  }

  observe(observer: Observer): () => void {
    return this.#observers.add(observer);
  }

  finalResponse(): string {
    return finalResponse(this.log.branch());
  }

  /**
   * A run there continues. The conversation stays on the server unless `deletes` is given, or it was not to stay;
   * without its keys where the next one who opens it brings them. Can be called again.
   */
  async close({ deletes }: Readonly<{ deletes?: boolean }> = {}): Promise<void> {
    if (deletes === undefined && this.#copy.signal.aborted) return;
    const { handed, options } = this.#given;
    const goes = deletes ?? handed.stays === false;
    try {
      if (goes) await this.#delete();
      else if (handed.renews) await this.#removeKeys();
    } catch (error) {
      if (error instanceof ServerFault && error.status === 404) return;
      if (deletes) throw error;
      options.report?.(new Fault("config", goes ? NOT_DELETED : NOT_REMOVED, { cause: error }));
    } finally {
      await this.#copy.end();
      this.#lock.release();
    }
  }

  async #delete(): Promise<void> {
    await this.#requests.ask("DELETE", "");
    this.state.merge({ execution_status: "deleting" });
  }

  #removeKeys(): Promise<void> {
    const { server, handed, options } = this.#given;
    const keys = { llm: handed.llm, secrets: Object.keys(options.secrets ?? {}) };
    return removeKeys(server, options.id, keys, AbortSignal.any([this.#copy.signal, AbortSignal.timeout(REMOVAL_MS)]));
  }

  /** The server decides about all actions that wait, or none. */
  #requireAll(ids: readonly string[] | undefined): void {
    const waiting = unmatchedActions(this.log.branch()).map(({ id }) => id);
    if (this.state.status !== "waiting_for_confirmation") {
      throw new Fault("bug", `No action waits for approval: the conversation is ${this.state.status}.`);
    }
    if (ids && waiting.some((id) => !ids.includes(id))) throw notThere("Actions cannot be decided one by one");
  }
}
