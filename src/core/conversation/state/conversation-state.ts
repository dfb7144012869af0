/** The state of a conversation, the only mutable object. It is saved as base_state.json on every change. */
import { isDeepStrictEqual } from "node:util";
import { Fault } from "../../../lib/fault.ts";
import { frozenCopy } from "../../event/envelope.ts";
import type { FileStore } from "../../event/file-store.ts";
import { maskTexts } from "../../event/mask-texts.ts";
import type { Spent } from "../../model/model.ts";
import type { Secret, SecretRegistry } from "../../secret/secret-registry.ts";
import type { Cipher } from "../../secret/stored-secrets.ts";
import { type BaseState, type ExecutionStatus, type Fields, STATE_FILE, stateFileText } from "./base-state.ts";
import { type AskedModel, type Stats, type Totals, totalsOf, withReply } from "./stats.ts";

/** The fields that never change while a conversation is open. */
export type Identity = Pick<BaseState, "id" | "agent" | "workspace" | "persistence_dir" | "max_iterations">;

export type StateParts = Readonly<{
  identity: Identity;
  fields: Fields;
  secrets: SecretRegistry;
  cipher: Cipher | undefined;
  store: FileStore;
  /** The values that only the log has. */
  facts(): Pick<BaseState, "last_user_message_id" | "leaf_event_id" | "head_is_empty" | "event_count">;
}>;

type Change = Partial<Fields>;
type Listener = (key: keyof Fields, value: unknown) => void;

/** A read-only view of the state: only the conversation changes it. */
export type StateView = Pick<
  ConversationState,
  "identity" | "fields" | "status" | "stats" | "steps" | "totals" | "secrets"
>;

export class ConversationState {
  readonly #parts: StateParts;
  readonly #listeners = new Set<Listener>();
  #fields: Fields;
  readonly #blockedActions: Map<string, string>;
  readonly #blockedMessages: Map<string, string>;
  #steps = 0;
  #depth = 0;
  #isDirty = true;

  constructor(parts: StateParts) {
    this.#parts = parts;
    this.#fields = parts.fields;
    this.#blockedActions = new Map(Object.entries(parts.fields.blocked_actions));
    this.#blockedMessages = new Map(Object.entries(parts.fields.blocked_messages));
    this.batch(() => undefined);
  }

  get identity(): Identity {
    return this.#parts.identity;
  }

  get secrets(): SecretRegistry {
    return this.#parts.secrets;
  }

  get fields(): Fields {
    return this.#fields;
  }

  get status(): ExecutionStatus {
    return this.#fields.execution_status;
  }

  get stats(): Stats {
    return this.#fields.stats;
  }

  get totals(): Totals {
    return totalsOf(this.#fields.stats);
  }

  /** Why hooks forbid actions, by event id. It grows with the state. */
  get blockedActions(): ReadonlyMap<string, string> {
    return this.#blockedActions;
  }

  get blockedMessages(): ReadonlyMap<string, string> {
    return this.#blockedMessages;
  }

  block(what: "actions" | "messages", id: string, reason: string): void {
    const map = what === "actions" ? this.#blockedActions : this.#blockedMessages;
    map.set(id, reason);
    this.update({ [`blocked_${what}`]: Object.fromEntries(map) });
  }

  /** Saves once, and tells the listeners about each changed field. */
  update(change: Change): void {
    const changed = (Object.keys(change) as (keyof Fields)[]) // the keys of a Change are those of Fields
      .filter((key) => !isDeepStrictEqual(change[key], this.#fields[key]));
    if (changed.length === 0) return;
    this.batch(() => {
      this.#fields = { ...this.#fields, ...change };
      this.#isDirty = true;
    });
    for (const key of changed) for (const listener of this.#listeners) listener(key, change[key]);
  }

  /**
   * The number of steps of all runs of this process, which `maxIterations` limits. A step that only condensed or was
   * refused counts too.
   */
  get steps(): number {
    return this.#steps;
  }

  countStep(): void {
    this.#steps += 1;
  }

  /** Its texts are masked here, once: the statistics name every reply, and are saved at every change. */
  addReply(usageId: string, { name, features }: AskedModel, spent: Spent): void {
    const { mask } = this.#parts.secrets;
    const { id, model } = maskTexts({ id: spent.id, model: spent.model ?? name }, mask);
    const told = { ...spent, ...(id !== undefined && { id }), model };
    this.update({ stats: withReply(this.#fields.stats, usageId, { name: model, features }, told) });
  }

  /** JSON values of the agent and its tools, by name. */
  get agentState(): Readonly<{ get(key: string): unknown; set(key: string, value: unknown): void }> {
    return { get: (key) => this.#fields.agent_state[key], set: (key, value) => this.setAgentState(key, value) };
  }

  setAgentState(key: string, value: unknown): void {
    this.update({ agent_state: { ...this.#fields.agent_state, [key]: frozenCopy(value) } });
  }

  updateSecrets(secrets: Readonly<Record<string, string | Secret>>): void {
    this.#parts.secrets.update(secrets);
    this.save();
  }

  /** Saves once at the end of `act`, however much it changes, and also if it throws. */
  batch<T>(act: () => T): T {
    this.#depth += 1;
    try {
      return act();
    } finally {
      this.#depth -= 1;
      if (this.#depth === 0 && this.#isDirty) this.#write();
    }
  }

  /** Call this after a change of the log. */
  save(): void {
    this.batch(() => {
      this.#isDirty = true;
    });
  }

  /** Calls back after each change. */
  subscribe(listener: Listener): void {
    this.#listeners.add(listener);
  }

  #write(): void {
    const { identity, secrets, cipher, store, facts } = this.#parts;
    const { stats, ...fields } = this.#fields;
    const told = maskTexts({ ...identity, ...fields, ...facts() }, secrets.mask);
    const saved: BaseState = { ...told, stats, secret_registry: secrets.dump(cipher) };
    try {
      store.write(STATE_FILE, stateFileText(saved));
    } catch (cause) {
      const hint = "Check that the disk is not full and is writable.";
      throw new Fault("config", `The file ${STATE_FILE} cannot be written.`, { hint, cause });
    }
    this.#isDirty = false;
  }
}
