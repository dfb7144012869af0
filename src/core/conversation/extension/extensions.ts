/** Connects hooks and the repository's skills to a conversation. */
import { Fault } from "../../../lib/fault.ts";
import { prompt } from "../../../prompts.ts";
import type { StepExtensions } from "../../agent/step-context.ts";
import { Message, plainText, type TextContent, text } from "../../event/content.ts";
import type { EventDraft } from "../../event/event.ts";
import type { EventLog, Stamper } from "../../event/event-log.ts";
import type { ActionEvent, Observation } from "../../event/kind/actions.ts";
import { type HookConfig, type HookInput, type HookRunner, hasHooks } from "../../hook/hook-config.ts";
import type { HookOutcome } from "../../hook/run-hooks.ts";
import { inputIn } from "../../tool/wire-class.ts";
import type { ActiveBranch } from "../active-branch.ts";
import type { FinishVerdict } from "../run-end.ts";
import type { ConversationState } from "../state/conversation-state.ts";
import { KnowledgeMessages, type KnowledgeSettings } from "./knowledge.ts";

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
  readonly #knowledge: KnowledgeMessages;
  /** Settles when the hooks have been asked about every message so far. */
  #admitted: Promise<void> = Promise.resolve();

  constructor({ hooks, knowledge = {} }: ExtensionSettings, parts: ExtensionParts) {
    this.#parts = parts;
    this.#hooks = hooks && new ConversationHooks(hooks, parts);
    this.#knowledge = new KnowledgeMessages(knowledge, parts.state, () => parts.branch.view().events);
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

export type HookSettings = Readonly<{ config: HookConfig; run: HookRunner }>;

type Happening = Omit<HookInput, "session_id" | "working_dir" | "metadata">;
type About = Readonly<{ action_id?: string; message_id?: string }>;

const NO_OUTCOME: HookOutcome = { blocked: undefined, context: [] };

class ConversationHooks {
  readonly #settings: HookSettings;
  readonly #log: EventLog;
  readonly #state: ConversationState;
  readonly #background = new Set<Promise<void>>();
  #started: Promise<void> | undefined;
  /** The output of hooks at the start, which the agent reads with the next message. */
  #opening: readonly string[] = [];

  constructor(settings: HookSettings, { log, state }: Readonly<{ log: EventLog; state: ConversationState }>) {
    this.#settings = settings;
    this.#log = log;
    this.#state = state;
  }

  /** Starts the session in this process, once. */
  start(): Promise<void> {
    this.#started ??= this.#run({ event_type: "SessionStart" }).then(({ context }) => {
      this.#opening = context;
    });
    return this.#started;
  }

  /** Asks the hooks about a message, by the id that its event will have. */
  async submit(message: string, message_id: string): Promise<HookOutcome> {
    await this.start();
    const outcome = await this.#run({ event_type: "UserPromptSubmit", message }, { message_id });
    const context = [...this.#opening, ...outcome.context];
    if (outcome.blocked === undefined) this.#opening = [];
    return { ...outcome, context };
  }

  /** Afterwards the state contains the forbidden actions. */
  async beforeCalls(actions: readonly ActionEvent[], signal: AbortSignal): Promise<void> {
    for (const { id, tool_name, action } of actions) {
      if (!action) continue; // it will not run anyway
      const tool_input = inputIn(action);
      const { blocked } = await this.#run(
        { event_type: "PreToolUse", tool_name, tool_input },
        { action_id: id },
        signal,
      );
      if (blocked !== undefined) this.#state.block("actions", id, blocked);
    }
  }

  /** The text that the agent reads with an observation. */
  async afterCall(action: ActionEvent, response: Observation, signal: AbortSignal): Promise<readonly TextContent[]> {
    const { id: action_id, tool_name } = action;
    const tool_input = inputIn(action.action);
    const happening = { event_type: "PostToolUse" as const, tool_name, tool_input, tool_response: response };
    const { blocked, context } = await this.#run(happening, { action_id }, signal).catch((error) => {
      if (signal.aborted) return NO_OUTCOME; // the call has run already
      throw error;
    });
    const objection = blocked === undefined ? [] : [text(prompt("hooks/objection", { reason: blocked }))];
    return [...wordsOf(context), ...objection];
  }

  /** Why the agent may not stop yet, or undefined if it may. */
  async stop(signal: AbortSignal): Promise<string | undefined> {
    const { blocked } = await this.#run({ event_type: "Stop" }, {}, signal);
    return blocked === undefined ? undefined : prompt("hooks/stop", { reason: blocked });
  }

  /** Ends the session if it has started. Afterwards no hook is running. */
  async end(): Promise<void> {
    const hasStarted = this.#started !== undefined;
    await this.#started;
    this.#started = undefined;
    if (hasStarted) await this.#run({ event_type: "SessionEnd" });
    while (this.#background.size > 0) await Promise.all(this.#background);
  }

  async #run(happening: Happening, about: About = {}, signal: AbortSignal = unending()): Promise<HookOutcome> {
    const { config, run } = this.#settings;
    if (!hasHooks(happening, config)) return NO_OUTCOME;
    const { runHooks } = await import("../../hook/run-hooks.ts");
    const { id, workspace } = this.#state.identity;
    const input = { ...happening, session_id: id, working_dir: workspace.working_dir, metadata: {} };
    return runHooks(input, {
      config,
      run,
      about,
      signal,
      onExecution: (event) => void this.#log.append(event),
      onBackground: (end) => this.#keep(end),
    });
  }

  #keep(end: Promise<void>): void {
    this.#background.add(end);
    void end.then(() => this.#background.delete(end));
  }
}

/** The texts as the agent reads them. */
function wordsOf(context: readonly string[]): TextContent[] {
  return context.map((words) => text(prompt("hooks/context", { context: words })));
}

// Outside of a step, only the hook's own time limit stops it.
function unending(): AbortSignal {
  return new AbortController().signal;
}
