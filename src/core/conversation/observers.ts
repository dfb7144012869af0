/** The port for anyone who looks on: consoles, comments, files. */
import { Fault } from "../../lib/fault.ts";
import type { Event } from "../event/event.ts";

/** It gets every event after it is on disk. If it throws, nothing else is affected. */
export interface Observer {
  onEvent(event: Event): void;
}

export type Report = (problem: Fault) => void;

/** Passes events on. Only the first failure of each observer is reported. */
export class Observers {
  readonly #observers = new Set<Observer>();
  readonly #failed = new WeakSet<Observer>();
  readonly #report: Report;

  constructor(report: Report) {
    this.#report = report;
  }

  /** Returns a function that removes the observer. */
  add(observer: Observer): () => void {
    this.#observers.add(observer);
    return () => this.#observers.delete(observer);
  }

  tell(event: Event): void {
    for (const observer of [...this.#observers]) {
      try {
        observer.onEvent(event);
      } catch (cause) {
        this.#fail(observer, event, cause);
      }
    }
  }

  #fail(observer: Observer, event: Event, cause: unknown): void {
    if (this.#failed.has(observer)) return;
    this.#failed.add(observer);
    const message = cause instanceof Error ? cause.message : String(cause);
    this.#report(new Fault("bug", `An observer failed at a ${event.kind}: ${message}`, { cause }));
  }
}
