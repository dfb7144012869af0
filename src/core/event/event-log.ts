/** The append-only log of events, from which everything else is derived. */
import { z } from "zod";
import { Fault } from "../../lib/fault.ts";
import { ROOT } from "./envelope.ts";
import { type Event, type EventDraft, StoredEvent } from "./event.ts";
import type { FileStore, WriterLock } from "./file-store.ts";
import { maskTexts } from "./mask-texts.ts";
import { type EventTree, ReadableLog } from "./readable-log.ts";
import { FOLDER, fileOf, LOCK, type RecoveryFinding, recover } from "./recovery.ts";
import { dumpEvent } from "./wire.ts";

/** Gives an event its id (a UUID) and its time (UTC). */
export type Stamper = () => Readonly<{ id: string; timestamp: string }>;

/** Hides secrets in a text. */
export type MaskText = (text: string) => string;

/**
 * Events are frozen, and are never changed or removed. Each is on disk as `events/event-00000-<id>.json` before
 * `append` returns and before any subscriber gets it. A store can have one open log at a time; `close` releases it.
 */
export class EventLog extends ReadableLog {
  /** Problems of the files that were found and solved when the log was opened. */
  readonly findings: readonly RecoveryFinding[];
  readonly #store: FileStore;
  readonly #stamper: Stamper;
  readonly #mask: MaskText;
  readonly #lock: WriterLock;
  protected readonly tree: EventTree;
  #next: number;
  #isOpen = true;

  /**
   * Reads the events of the store. Rejects with a Fault if another log is open on it, or if an event cannot be read.
   * Every appended text goes through `mask`, so that nothing made from the log contains a secret.
   */
  constructor(store: FileStore, stamper: Stamper, mask: MaskText = (text) => text) {
    super();
    this.#store = store;
    this.#stamper = stamper;
    this.#mask = mask;
    this.#lock = store.lock(`${FOLDER}/${LOCK}`);
    try {
      const { tree, next, findings } = recover(store);
      this.tree = tree;
      this.#next = next;
      this.findings = [...staleLock(this.#lock), ...findings];
    } catch (error) {
      this.#lock.release();
      throw error;
    }
  }

  /** Masks, stamps, parses, stores and announces an event, and returns it frozen. Throws a Fault for an invalid one. */
  append(draft: EventDraft): Event {
    const { id, timestamp } = this.#stamper();
    const event = StoredEvent.safeParse({
      id,
      parent_id: this.leaf ?? ROOT,
      ...maskTexts(draft, this.#mask),
      timestamp,
    });
    if (event.success) return this.#take(event.data);
    throw new Fault("bug", `A ${draft.kind} was to be appended that is invalid: ${z.prettifyError(event.error)}`);
  }

  /** Makes a log in an empty store with the branch that ends in `leaf`. From there, both logs are independent. */
  fork(store: FileStore, leaf: string | null = this.leaf): EventLog {
    requireNoEvents(store);
    const fork = new EventLog(store, this.#stamper, this.#mask);
    for (const event of this.branch(leaf)) fork.#take(event);
    return fork;
  }

  /** Releases the store. Events that were read stay readable, but nothing can be appended. */
  close(): void {
    if (this.#isOpen) this.#lock.release();
    this.#isOpen = false;
  }

  #take(event: Event): Event {
    if (!this.#isOpen) throw new Fault("bug", "The event log is closed.");
    this.tree.check(event);
    this.#write(fileOf(this.#next, event.id), dumpEvent(event));
    this.#next += 1;
    this.announce(event);
    return event;
  }

  #write(name: string, text: string): void {
    try {
      this.#store.write(name, text);
    } catch (cause) {
      const hint = "Check that the disk is not full and is writable.";
      throw new Fault("config", `The event file ${name} cannot be written.`, { hint, cause });
    }
  }
}

function staleLock({ tookOver }: WriterLock): RecoveryFinding[] {
  if (tookOver === undefined) return [];
  const text = `${tookOver} ended without closing the log; its lock was taken over.`;
  return [{ kind: "stale-lock", file: `${FOLDER}/${LOCK}`, text }];
}

/** Throws a "config" Fault for a store that a fork cannot have, because it has events. */
export function requireNoEvents(store: FileStore): void {
  if (store.list(FOLDER).length === 0) return;
  const hint = "Give it an empty folder, or a store without events.";
  throw new Fault("config", "The store of a fork is not empty.", { hint });
}
