/** The state of a conversation on a server: a snapshot, into which every later word of the server is merged. */
import { AGENT_KIND } from "../core/conversation/state/agent-record.ts";
import { type BaseState, stateFileText } from "../core/conversation/state/base-state.ts";
import type { StateView } from "../core/conversation/state/conversation-state.ts";
import { readableState } from "../core/conversation/state/read-state.ts";
import { totalsOf } from "../core/conversation/state/stats.ts";
import { maskTexts } from "../core/event/mask-texts.ts";
import type { SecretRegistry } from "../core/secret/secret-registry.ts";
import type { JsonObject } from "../lib/json.ts";

/** `own` is what no server decides. */
export type Ours = Readonly<{
  own: Pick<BaseState, "id" | "workspace" | "max_iterations">;
  secrets: SecretRegistry;
  countSteps(): number;
}>;

export class RemoteState implements StateView {
  readonly secrets: SecretRegistry;
  readonly #own: Ours["own"];
  readonly #countSteps: () => number;
  readonly #listeners = new Set<() => void>();
  #told: JsonObject;
  #state: BaseState;

  /** `info` is what the server says of the conversation. Throws a "config" Fault for what is none. */
  constructor(info: JsonObject, { own, secrets, countSteps }: Ours) {
    this.secrets = secrets;
    this.#own = own;
    this.#countSteps = countSteps;
    this.#told = this.#believed(info);
    this.#state = readableState(this.#told).value;
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

  /** Without hooks and an analyzer of its own, which a later process would carry out here. */
  #believed(told: JsonObject): JsonObject {
    const { hook_config, own_analyzer, ...rest } = present(told);
    return { ...rest, ...this.#own, ...("agent" in rest && { agent: { ...Object(rest.agent), kind: AGENT_KIND } }) };
  }

  /** A whole snapshot or a single field. A field of which a part is unreadable stays as it was. */
  merge(change: JsonObject): void {
    const believed = this.#believed(change);
    const { paths } = readableState({ ...this.#told, ...believed });
    const lost = new Set(paths.map((path) => path.split(".")[0]));
    this.#told = { ...this.#told, ...Object.fromEntries(Object.entries(believed).filter(([name]) => !lost.has(name))) };
    this.#state = readableState(this.#told).value;
    for (const listener of this.#listeners) listener();
  }

  /** Calls back after each change. */
  subscribe(listener: () => void): void {
    this.#listeners.add(listener);
  }

  /** The text of base_state.json, without secrets. The log knows its place best: a server does not tell of every move. */
  textWith({ leaf, length }: Readonly<{ leaf: string | null; length: number }>): string {
    const place = { leaf_event_id: leaf, head_is_empty: false, event_count: length };
    return stateFileText({
      ...maskTexts(this.#state, this.secrets.mask),
      ...place,
      secret_registry: this.secrets.dump(undefined),
    });
  }
}

/** Over REST, what is absent is null. */
function present(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null));
}
