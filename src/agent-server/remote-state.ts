/** The state of a conversation on a server: a snapshot, into which every later word of the server is merged. */
import { AGENT_KIND } from "../core/conversation/state/agent-record.ts";
import { BaseState } from "../core/conversation/state/base-state.ts";
import type { StateView } from "../core/conversation/state/conversation-state.ts";
import { totalsOf } from "../core/conversation/state/stats.ts";
import { stateFileText } from "../core/conversation/state/stored-state.ts";
import { maskTexts } from "../core/event/mask-texts.ts";
import type { SecretRegistry } from "../core/secret/secret-registry.ts";
import type { JsonObject } from "../lib/json.ts";

export class RemoteState implements StateView {
  readonly secrets: SecretRegistry;
  readonly #countSteps: () => number;
  readonly #listeners = new Set<() => void>();
  readonly #ours: JsonObject;
  #told: JsonObject;
  #state: BaseState;

  /** `info` is what the server says of the conversation; its `id` and `workspace` stay. Throws a ZodError for what is none. */
  constructor(info: JsonObject, { secrets, countSteps }: Readonly<{ secrets: SecretRegistry; countSteps(): number }>) {
    this.secrets = secrets;
    this.#countSteps = countSteps;
    const { id, workspace } = info;
    this.#ours = { id, workspace };
    this.#told = present(info);
    this.#state = BaseState.parse(this.#withOurs(this.#told));
  }

  get identity(): StateView["identity"] {
    return this.#state;
  }

  get fields(): StateView["fields"] {
    return this.#state;
  }

  get status(): StateView["status"] {
    return this.#state.execution_status;
  }

  get stats(): StateView["stats"] {
    return this.#state.stats;
  }

  get totals(): StateView["totals"] {
    return totalsOf(this.#state.stats);
  }

  get steps(): number {
    return this.#countSteps();
  }

  /** A whole snapshot or a single field. One that cannot be read changes nothing. */
  merge(change: JsonObject): void {
    const told = { ...this.#told, ...present(change) };
    const state = BaseState.safeParse(this.#withOurs(told));
    if (!state.success) return;
    this.#told = told;
    this.#state = state.data;
    for (const listener of this.#listeners) listener();
  }

  #withOurs({ agent, ...told }: JsonObject): JsonObject {
    const isRecord = typeof agent === "object" && agent !== null && !Array.isArray(agent);
    return { ...told, ...this.#ours, agent: isRecord ? { ...agent, kind: AGENT_KIND } : agent };
  }

  /** Calls back after each change. */
  subscribe(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** The text of base_state.json, without secrets. The log knows its place best: a server does not tell of every move. */
  textWith({ leaf, length }: Readonly<{ leaf: string | null; length: number }>): string {
    const { stats, ...told } = this.#state;
    const place = { leaf_event_id: leaf, head_is_empty: false, event_count: length };
    return stateFileText({
      ...maskTexts(told, this.secrets.mask),
      ...place,
      stats,
      secret_registry: this.secrets.dump(undefined),
    });
  }
}

/** Over REST, what is absent is null. */
function present(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null));
}
