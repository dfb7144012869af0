/** The append-only log of what happened: the single trace from which everything else is derived. */
import { z } from "zod";
import { Fault } from "../../lib/fault.ts";
import { ROOT } from "./envelope.ts";
import { type Event, type EventDraft, StoredEvent } from "./event.ts";
import type { EventTree } from "./event-tree.ts";
import type { FileStore } from "./file-store.ts";
import { masked } from "./masked.ts";
import { type Finding, FOLDER, fileOf, LOCK, recover } from "./recovery.ts";

import { dumpEvent } from "./wire.ts";
import type { Lock } from "./writer-lock.ts";

/** Gives an event its id (a UUID) and its time (UTC). */
export type Stamper = () => Readonly<{ id: string; timestamp: string }>;

/** Hides secrets in a text. */
export type MaskText = (text: string) => string;

/**
 * Events are frozen, never changed and never removed. Each is on disk as `events/event-00000-<id>.json` before `append`
 * returns and before any subscriber hears of it. One log at a time is open on a store; close it to let go.
 */
export class EventLog implements Iterable<Event> {
  /** What was wrong with the files when the log was opened, and has been dealt with. */
  readonly findings: readonly Finding[];
  readonly #store: FileStore;
  readonly #stamper: Stamper;
  readonly #mask: MaskText;
  readonly #lock: Lock;
  readonly #tree: EventTree;
  readonly #listeners = new Set<(event: Event) => void>();
  #next: number;
  #isOpen = true;

  /**
   * Reads what the store already holds. A Fault if another log is open on it, or if an event in it cannot be read. Every
   * text that is appended goes through `mask`, so that what is made from the log holds no secret either.
   */
  constructor(store: FileStore, stamper: Stamper, mask: MaskText = (text) => text) {
    this.#store = store;
    this.#stamper = stamper;
    this.#mask = mask;
    this.#lock = store.lock(`${FOLDER}/${LOCK}`);
    try {
      const { tree, next, findings } = recover(store);
      this.#tree = tree;
      this.#next = next;
      this.findings = [...staleLock(this.#lock), ...findings];
    } catch (error) {
      this.#lock.release();
      throw error;
    }
  }

  get length(): number {
    return this.#tree.events.length;
  }

  /** Counts from the end if `index` is negative. */
  at(index: number): Event | undefined {
    return this.#tree.events.at(index);
  }

  slice(start?: number, end?: number): Event[] {
    return this.#tree.events.slice(start, end);
  }

  get(id: string): Event | undefined {
    return this.#tree.events[this.#tree.indexOf(id)];
  }

  /** -1 if there is no such event. */
  indexOf(id: string): number {
    return this.#tree.indexOf(id);
  }

  [Symbol.iterator](): IterableIterator<Event> {
    return this.#tree.events.values();
  }

  /** The id of the event that the next one will follow; null before the first. */
  get leaf(): string | null {
    return this.#tree.leaf;
  }

  /** The events from the root to `leaf`: what counts, if the log has more than one branch. */
  branch(leaf: string | null = this.leaf): Event[] {
    return this.#tree.branchTo(leaf);
  }

  /** From here on events follow that one; null starts a new root. Nothing is removed, and nothing is written. */
  navigateTo(id: string | null): void {
    this.#tree.moveTo(id);
  }

  /** Masks, stamps, parses, stores and announces an event; returns it frozen. A Fault for one that is not as it should be. */
  append(draft: EventDraft): Event {
    const { id, timestamp } = this.#stamper();
    const event = StoredEvent.safeParse({ id, parent_id: this.leaf ?? ROOT, ...masked(draft, this.#mask), timestamp });
    if (event.success) return this.#take(event.data);
    throw new Fault("bug", `A ${draft.kind} was to be appended that is none: ${z.prettifyError(event.error)}`);
  }

  /** A log in an empty store with the branch that ends in `leaf`; from there the two go their own ways. */
  fork(store: FileStore, leaf: string | null = this.leaf): EventLog {
    if (store.list(FOLDER).length > 0) throw new Fault("bug", "The store of a fork is not empty.");
    const fork = new EventLog(store, this.#stamper, this.#mask);
    for (const event of this.branch(leaf)) fork.#take(event);
    return fork;
  }

  /**
   * Calls back for each event from now on, in order; a listener does not throw and appends nothing. Returns the function
   * that stops it.
   */
  subscribe(listener: (event: Event) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Lets others open the store. What was read stays readable; nothing can be appended. */
  close(): void {
    if (this.#isOpen) this.#lock.release();
    this.#isOpen = false;
  }

  #take(event: Event): Event {
    if (!this.#isOpen) throw new Fault("bug", "The event log is closed.");
    this.#tree.check(event);
    this.#write(fileOf(this.#next, event.id), dumpEvent(event));
    this.#next += 1;
    this.#tree.add(event);
    for (const listener of [...this.#listeners]) listener(event);
    return event;
  }

  #write(name: string, text: string): void {
    try {
      this.#store.write(name, text);
    } catch (cause) {
      const hint = "See that the disk is not full and may be written to.";
      throw new Fault("config", `The event file ${name} cannot be written.`, { hint, cause });
    }
  }
}

function staleLock({ tookOver }: Lock): Finding[] {
  if (tookOver === undefined) return [];
  const text = `${tookOver} ended without closing the log; its lock was taken over.`;
  return [{ kind: "stale-lock", file: `${FOLDER}/${LOCK}`, text }];
}
