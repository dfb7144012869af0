/** Runs the hooks of one conversation: before an event happens, so that they can forbid it, and after it. */

import { prompt } from "../../../prompts.ts";
import { type TextContent, text } from "../../event/content.ts";
import type { EventLog } from "../../event/event-log.ts";
import type { ActionEvent, Observation } from "../../event/kind/actions.ts";
import type { HookConfig, HookInput, HookRunner } from "../../hook/hook-config.ts";
import { type HookOutcome, hasHooks, runHooks } from "../../hook/run-hooks.ts";
import { inputIn } from "../../tool/wire-class.ts";
import type { ConversationState } from "../state/conversation-state.ts";

export type HookSettings = Readonly<{ config: HookConfig; run: HookRunner }>;

type Happening = Omit<HookInput, "session_id" | "working_dir" | "metadata">;
type About = Readonly<{ action_id?: string; message_id?: string }>;

const NO_OUTCOME: HookOutcome = { blocked: undefined, context: [] };

export class ConversationHooks {
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

  #run(happening: Happening, about: About = {}, signal: AbortSignal = unending()): Promise<HookOutcome> {
    const { config, run } = this.#settings;
    if (!hasHooks(happening, config)) return Promise.resolve(NO_OUTCOME);
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
export function wordsOf(context: readonly string[]): TextContent[] {
  return context.map((words) => text(prompt("hooks/context", { context: words })));
}

// Outside of a step, only the hook's own time limit stops it.
function unending(): AbortSignal {
  return new AbortController().signal;
}
