/** What can be read of a log, wherever its events come from. */
import type { Event } from "./event.ts";
import type { EventTree } from "./event-tree.ts";

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
