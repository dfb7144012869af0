/** Connects hooks and the repository's skills to a conversation. */

import { Fault } from "../../../lib/fault.ts";
import type { StepExtensions } from "../../agent/step-context.ts";
import { Message, plainText, text } from "../../event/content.ts";
import type { EventDraft } from "../../event/event.ts";
import type { EventLog, Stamper } from "../../event/event-log.ts";
import type { ActiveBranch } from "../active-branch.ts";
import type { FinishVerdict } from "../run/run-end.ts";
import type { ConversationState } from "../state/conversation-state.ts";
import { ConversationHooks, type HookSettings, wordsOf } from "./conversation-hooks.ts";
import { Knowledge, type KnowledgeSettings } from "./knowledge.ts";

export type ExtensionSettings = Readonly<{
  hooks?: HookSettings | undefined;
  knowledge?: KnowledgeSettings | undefined;
}>;

type ExtensionParts = Readonly<{
  log: EventLog;
  branch: ActiveBranch;
  state: ConversationState;
  stamper: Stamper;
}>;

type MessageDraft = Extract<EventDraft, { kind: "MessageEvent" }>;

/** Puts a message into the log at the right moment. The event is created then, not earlier. */
type Deliver = (make: () => MessageDraft) => Promise<void>;

const ALLOWED: FinishVerdict = { decision: "allow" };

export class Extensions implements StepExtensions {
  readonly #parts: ExtensionParts;
  readonly #hooks: ConversationHooks | undefined;
  readonly #knowledge: Knowledge;
  /** Settles when the hooks have been asked about every message so far. */
  #admitted: Promise<void> = Promise.resolve();

  constructor({ hooks, knowledge = {} }: ExtensionSettings, parts: ExtensionParts) {
    this.#parts = parts;
    this.#hooks = hooks && new ConversationHooks(hooks, parts);
    this.#knowledge = new Knowledge(knowledge, parts.state, () => parts.branch.view().events);
  }

  /** Delivers a user's message with the additions of hooks and skills: at once without hooks, otherwise in order. */
  admit(request: UserMessageDraft, deliver: Deliver): Promise<void> {
    const hooks = this.#hooks;
    if (!hooks) return deliver(() => ({ ...request, ...this.#knowledge.forMessage(request.llm_message) }));
    const admission = this.#admitted.then(() => this.#heard(hooks, request));
    this.#admitted = admission.then(ignore, ignore);
    return admission.then(deliver);
  }

  async #heard(hooks: ConversationHooks, request: UserMessageDraft): Promise<() => MessageDraft> {
    const { id } = this.#parts.stamper();
    const { blocked, context } = await hooks.submit(plainText(request.llm_message.content), id);
    return () => {
      if (blocked !== undefined) {
        this.#parts.state.block("messages", id, blocked);
        return { ...request, id };
      }
      const { activated_skills, extended_content } = this.#knowledge.forMessage(request.llm_message);
      return { ...request, id, activated_skills, extended_content: [...extended_content, ...wordsOf(context)] };
    };
  }

  async start(): Promise<void> {
    await this.#hooks?.start();
  }

  async end(): Promise<void> {
    await this.#hooks?.end();
  }

  readonly beforeCalls: StepExtensions["beforeCalls"] = async (actions, signal) => {
    await this.#hooks?.beforeCalls(actions, signal);
  };

  readonly afterCall: StepExtensions["afterCall"] = async (action, observation, signal) =>
    (await this.#hooks?.afterCall(action, observation, signal)) ?? [];

  readonly rulesFor: StepExtensions["rulesFor"] = (result, action) => this.#knowledge.forResult(result, action);

  /** Whether the agent is done, after asking the hooks. A forbidden message counts as done. */
  async mayFinish(signal: AbortSignal, other: (() => Promise<FinishVerdict>) | undefined): Promise<FinishVerdict> {
    const { lastUserMessageId = "" } = this.#parts.branch;
    const verdict = (await other?.()) ?? ALLOWED;
    if (verdict.decision === "deny" || this.#parts.state.blockedMessages.has(lastUserMessageId)) return verdict;
    const feedback = await this.#hooks?.stop(signal);
    return feedback === undefined ? ALLOWED : { decision: "deny", feedback };
  }
}

/** The sender of the message hears of it. */
function ignore(): void {}

/** The draft of a user's MessageEvent. */
type UserMessageDraft = Readonly<{ kind: "MessageEvent"; source: "user"; sender?: string; llm_message: Message }>;

/** Throws a Fault for a message with another role, such as an assistant's. */
export function userMessageOf(message: string | Message, sender: string | undefined): UserMessageDraft {
  const said =
    typeof message === "string" ? { role: "user" as const, content: [text(message)] } : Message.parse(message);
  if (said.role !== "user") throw new Fault("bug", `A ${said.role} cannot send a message, only a user.`);
  return { kind: "MessageEvent", source: "user", ...(sender !== undefined && { sender }), llm_message: said };
}
