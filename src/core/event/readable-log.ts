/** Keeps the readable events of a log in memory: the tree of their parent ids, and the leaf where it grows. */
import { Fault } from "../../lib/fault.ts";
import { ROOT } from "./envelope.ts";
import type { Event } from "./event.ts";

const NOWHERE = -1;
const NEWS = "ConversationStateUpdateEvent";

/**
 * A parent is always before its children, so there are no cycles. An event without a parent id, as in old logs, follows
 * the previous event.
 */
export class EventTree {
  readonly #events: Event[] = [];
  /** The position of each event's parent. */
  readonly #parents: number[] = [];
  readonly #positions = new Map<string, number>();
  #leaf = NOWHERE;

  get events(): readonly Event[] {
    return this.#events;
  }

  /** The id of the event that the next one follows; null before the first. */
  get leaf(): string | null {
    return this.#events[this.#leaf]?.id ?? null;
  }

  /** Returns -1 if there is no such event. */
  indexOf(id: string): number {
    return this.#positions.get(id) ?? NOWHERE;
  }

  /** Throws a Fault for an existing id and for a missing parent. */
  check(event: Event): void {
    if (this.#positions.has(event.id)) throw new Fault("bug", `There is an event ${event.id} already.`);
    this.#parentOf(event);
  }

  /** Whether the event it follows is here, or it follows none. */
  hasParentOf({ parent_id }: Event): boolean {
    return parent_id === undefined || parent_id === ROOT || this.indexOf(parent_id) !== NOWHERE;
  }

  /** Adds a checked event. A state update does not become the leaf. */
  add(event: Event): void {
    this.#parents.push(this.#parentOf(event));
    const position = this.#events.push(event) - 1;
    this.#positions.set(event.id, position);
    if (event.kind !== NEWS) this.#leaf = position;
  }

  /** null means the place before the first event. A state update is not a place: its parent is used instead. */
  moveTo(id: string | null): void {
    let position = this.#require(id);
    while (this.#events[position]?.kind === NEWS) position = this.#parents[position] ?? NOWHERE;
    this.#leaf = position;
  }

  /** The events from the root to that event. */
  branchTo(id: string | null): Event[] {
    const branch: Event[] = [];
    for (let position = this.#require(id); position !== NOWHERE; position = this.#parents[position] ?? NOWHERE) {
      branch.push(...this.#events.slice(position, position + 1));
    }
    return branch.reverse();
  }

  #require(id: string | null): number {
    if (id === null) return NOWHERE;
    const position = this.indexOf(id);
    if (position === NOWHERE) {
      const hint = "Use the `id` of an event of its log.";
      throw new Fault("config", `There is no event ${id} in this conversation.`, { hint });
    }
    return position;
  }

  #parentOf({ id, parent_id }: Event): number {
    if (parent_id === undefined) return this.#events.length - 1;
    if (parent_id === ROOT) return NOWHERE;
    const position = this.indexOf(parent_id);
    if (position === NOWHERE) throw new Fault("bug", `The event ${id} follows ${parent_id}, which is not before it.`);
    return position;
  }
}

/** The log that extends it adds events through `announce`. */
export abstract class ReadableLog implements Iterable<Event> {
  protected abstract readonly tree: EventTree;
  readonly #listeners = new Set<(event: Event) => void>();

  get length(): number {
    return this.tree.events.length;
  }

  /** A negative `index` counts from the end. */
  at(index: number): Event | undefined {
    return this.tree.events.at(index);
  }

  slice(start?: number, end?: number): Event[] {
    return this.tree.events.slice(start, end);
  }

  get(id: string): Event | undefined {
    return this.tree.events[this.tree.indexOf(id)];
  }

  /** Returns -1 if there is no such event. */
  indexOf(id: string): number {
    return this.tree.indexOf(id);
  }

  [Symbol.iterator](): IterableIterator<Event> {
    return this.tree.events.values();
  }

  /** The id of the event that the next one will follow; null before the first. */
  get leaf(): string | null {
    return this.tree.leaf;
  }

  /** The events from the root to `leaf`: the active branch, if the log has more than one. */
  branch(leaf: string | null = this.leaf): Event[] {
    return this.tree.branchTo(leaf);
  }

  /** From now on events follow that one; null starts a new root. Nothing is removed or written. */
  navigateTo(id: string | null): void {
    this.tree.moveTo(id);
  }

  /**
   * Calls back for each event from now on, in order. The listener must not throw or append. Returns a function that
   * stops it.
   */
  subscribe(listener: (event: Event) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Adds an event and tells everybody who has subscribed. */
  protected announce(event: Event): void {
    this.tree.add(event);
    for (const listener of [...this.#listeners]) listener(event);
  }
}
