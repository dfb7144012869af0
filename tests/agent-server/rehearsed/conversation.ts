/** A conversation of the rehearsed agent server: its log, its state, and an agent that does what a script says. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { execute } from "./machine.ts";
import { ServedModels } from "./models.ts";

/**
 * One reply of the agent: it runs a command in its folder, or only says that it has with an `output`; it answers, ends,
 * fails, or thinks until it is interrupted or paused.
 */
export type Turn =
  | Readonly<{ run: string; output?: string }>
  | Readonly<{ say: string }>
  | Readonly<{ finish: string }>
  | Readonly<{ fail: string }>
  | Readonly<{ think: true }>;

type Fields = Readonly<Record<string, unknown>>;
export type LogEvent = Fields & Readonly<{ id: string; kind: string }>;

export type Subscriber = Readonly<{
  stored(seq: number, event: LogEvent): void;
  passing(event: LogEvent): void;
  /** A piece of the reply that will be the event with that id. */
  delta(id: string, content: string): void;
}>;

/** The environment of its commands, and what it says that a reply costs. */
export type Machine = Readonly<{ env: NodeJS.ProcessEnv; cost: number }>;

export class ServedConversation {
  readonly events: LogEvent[] = [];
  readonly #subscribers = new Set<Subscriber>();
  readonly #script: Turn[];
  readonly #machine: Machine;
  readonly models = new ServedModels();
  #leaf: string | undefined;
  #fields: Fields;
  #stop: AbortController | undefined;
  #pause = new AbortController();
  #isPausing = false;
  #running: Promise<void> = Promise.resolve();

  constructor(fields: Fields, script: Turn[], machine: Machine) {
    this.#fields = { execution_status: "idle", ...fields };
    this.#script = script;
    this.#machine = machine;
  }

  get status(): string {
    return String(this.#fields.execution_status);
  }

  get info(): Fields {
    return this.#fields;
  }

  get rest(): Promise<void> {
    return this.#running;
  }

  /** Begins with a snapshot; ends with the returned function. */
  subscribe(subscriber: Subscriber): () => void {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  }

  snapshot(): LogEvent {
    return stamped({
      kind: "ConversationStateUpdateEvent",
      source: "environment",
      key: "full_state",
      value: this.#fields,
    });
  }

  update(key: string, value: unknown): void {
    if (isDeepStrictEqual(this.#fields[key], value)) return;
    this.#fields = { ...this.#fields, [key]: value };
    this.#store({ kind: "ConversationStateUpdateEvent", source: "environment", key, value });
  }

  say(content: unknown): void {
    if (this.events.length === 0)
      this.#store({ kind: "SystemPromptEvent", source: "agent", system_prompt: text("You help."), tools: [] });
    if (this.status === "finished" || this.status === "stuck") this.update("execution_status", "idle");
    const event = {
      kind: "MessageEvent",
      source: "user",
      llm_message: { role: "user", content },
      activated_skills: [],
      extended_content: [],
    };
    this.#store(event);
    this.update("last_user_message_id", this.events.at(-1)?.id);
  }

  /** Whether it began: false while it runs already. What waits is carried out. */
  run(): boolean {
    if (this.status === "running") return false;
    this.#stop = new AbortController();
    if (this.status !== "finished") this.#running = this.#play(this.#stop.signal);
    return true;
  }

  reject(reason: string): void {
    for (const action of this.#waiting()) {
      const about = { tool_name: action.tool_name, tool_call_id: action.tool_call_id, action_id: action.id };
      this.#store({ kind: "UserRejectObservation", source: "environment", ...about, rejection_reason: reason });
    }
    this.update("execution_status", "idle");
  }

  pause(): void {
    this.#isPausing = true;
    this.#pause.abort();
    if (this.status !== "running") this.#pauseNow("PauseEvent");
  }

  interrupt(): void {
    if (this.status === "running") this.#stop?.abort();
  }

  condense(): void {
    this.#store({ kind: "CondensationRequest", source: "environment" });
    this.#store({
      kind: "Condensation",
      source: "environment",
      forgotten_event_ids: [],
      llm_response_id: randomUUID(),
    });
  }

  navigate(id: string | null): void {
    this.#leaf = id ?? undefined;
    this.#fields = { ...this.#fields, leaf_event_id: id };
  }

  fork(id: string): ServedConversation {
    const fork = new ServedConversation({ ...this.#fields, id, execution_status: "idle" }, this.#script, this.#machine);
    fork.events.push(...this.events);
    fork.models.switch({ ...this.models.present, api_key: null }); // a real server keeps no key in a copy
    fork.navigate(this.#leaf ?? null);
    return fork;
  }

  async #play(signal: AbortSignal): Promise<void> {
    this.#isPausing = false;
    this.#pause = new AbortController();
    this.update("execution_status", "running");
    for (const action of this.#waiting()) await this.#answer(action);
    while (this.status === "running") {
      await sleep(1);
      if (this.#isPausing) this.#pauseNow("PauseEvent");
      else await this.#step(this.#script.shift() ?? { finish: "Nothing more." }, signal);
    }
    this.#publish((subscriber) => subscriber.passing(this.snapshot()));
  }

  async #step(turn: Turn, signal: AbortSignal): Promise<void> {
    if ("think" in turn) {
      await sleep(60_000, undefined, { signal: AbortSignal.any([signal, this.#pause.signal]) }).catch(() => undefined);
      this.#pauseNow(signal.aborted ? "InterruptEvent" : "PauseEvent");
    } else if ("fail" in turn) {
      this.#store({
        kind: "ConversationErrorEvent",
        source: "environment",
        code: "LLMAuthenticationError",
        detail: turn.fail,
      });
      this.update("execution_status", "error");
    } else if ("finish" in turn) {
      this.#count();
      await this.#answer(this.#act("finish", { kind: "FinishAction", message: turn.finish }));
      this.update("execution_status", "finished");
    } else if ("say" in turn) {
      const id = randomUUID();
      if (Object(Object(this.#fields.agent).llm).stream === true)
        for (const piece of turn.say.match(/.{1,5}/gs) ?? [])
          this.#publish((subscriber) => subscriber.delta(id, piece));
      this.#count();
      const llm_message = { role: "assistant", content: [text(turn.say)] };
      this.#store({
        id,
        kind: "MessageEvent",
        source: "agent",
        llm_message,
        activated_skills: [],
        extended_content: [],
      });
      this.update("execution_status", "finished");
    } else {
      this.#count();
      const action = this.#act("terminal", { kind: "TerminalAction", command: turn.run });
      if (turn.output !== undefined) this.#outputs.set(action.id, turn.output);
      if (Object(this.#fields.confirmation_policy).kind === "AlwaysConfirm")
        this.update("execution_status", "waiting_for_confirmation");
      else await this.#answer(action);
    }
  }

  #count(): void {
    this.update("stats", this.models.count(this.#machine.cost));
  }

  readonly #outputs = new Map<string, string>();

  #act(tool_name: string, action: Fields): LogEvent {
    const id = `call_${this.events.length}`;
    const { kind: _, ...input } = action;
    const tool_call = { id, name: tool_name, arguments: JSON.stringify(input), origin: "completion" };
    const call = { tool_name, tool_call_id: id, tool_call, llm_response_id: `r${this.events.length}` };
    return this.#store({
      kind: "ActionEvent",
      source: "agent",
      thought: [],
      action,
      ...call,
      security_risk: "UNKNOWN",
    });
  }

  async #answer({ id, tool_name, tool_call_id, action }: LogEvent): Promise<void> {
    const { kind, command } = Object(action);
    const isCommand = kind !== "FinishAction";
    const done = isCommand ? (this.#outputs.get(id) ?? (await this.#carryOut(String(command)))) : "";
    const { output, exit_code } = typeof done === "string" ? { output: done, exit_code: 0 } : done;
    const observation =
      kind === "FinishAction"
        ? { kind: "FinishObservation", content: [text("Done.")], is_error: false }
        : {
            kind: "TerminalObservation",
            command,
            exit_code,
            content: [text(output)],
            is_error: false,
          };
    this.#store({
      kind: "ObservationEvent",
      source: "environment",
      tool_name,
      tool_call_id,
      action_id: id,
      observation,
    });
  }

  async #carryOut(command: string) {
    const cwd = String(Object(this.#fields.workspace).working_dir);
    const { body } = await execute({ command: `${command} 2>&1`, cwd, timeout: 60 }, this.#machine.env);
    const { stdout, exit_code } = JSON.parse(body.toString());
    return { output: String(stdout ?? ""), exit_code: Number(exit_code) };
  }

  #waiting(): readonly LogEvent[] {
    const answered = new Set(this.events.map(({ action_id }) => action_id));
    return this.events.filter(({ id, kind }) => kind === "ActionEvent" && !answered.has(id));
  }

  #pauseNow(kind: string): void {
    this.#isPausing = false;
    this.#store({ kind, source: "user" });
    this.update("execution_status", "paused");
  }

  #store(fields: Fields & Readonly<{ kind: string }>): LogEvent {
    const event = stamped({ ...fields, ...(this.#leaf !== undefined && { parent_id: this.#leaf }) });
    const seq = this.events.push(event) - 1;
    if (event.kind !== "ConversationStateUpdateEvent") this.#leaf = event.id;
    this.#publish((subscriber) => subscriber.stored(seq, event));
    return event;
  }

  #publish(tell: (subscriber: Subscriber) => void): void {
    for (const subscriber of [...this.#subscribers]) tell(subscriber);
  }
}

function stamped<Given extends Fields & Readonly<{ kind: string }>>(fields: Given): Given & LogEvent {
  return { id: randomUUID(), timestamp: new Date().toISOString().replace("Z", ""), ...fields };
}

function text(value: string) {
  return { type: "text", text: value, cache_prompt: false };
}
