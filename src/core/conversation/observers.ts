/** The port for anyone who looks on: consoles, comments, files. */
import { Fault } from "../../lib/fault.ts";
import type { DeltaListener } from "../agent/step-context.ts";
import type { Event } from "../event/event.ts";
import type { Delta } from "../model/model.ts";
import type { ToolSecrets } from "../secret/secret-registry.ts";

/** If it throws, nothing else is affected. */
export interface Observer {
  /** Every event, after it is on disk. */
  onEvent?(event: Event): void;
  /** The reply of the agent's model while it comes, without secrets. The text is in the event that follows. */
  onDelta?(delta: Delta): void;
}

export type ReportProblem = (problem: Fault) => void;

/** Passes events on. Only the first failure of each observer is reported. */
export class Observers {
  readonly #observers = new Set<Observer>();
  readonly #failed = new WeakSet<Observer>();
  readonly #report: ReportProblem;

  constructor(report: ReportProblem) {
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
        observer.onEvent?.(event);
      } catch (cause) {
        this.#fail(observer, event.kind, cause);
      }
    }
  }

  /** A listener for the pieces of one reply, if anyone looks on. A piece that may be the beginning of a secret waits. */
  deltas(secrets: Pick<ToolSecrets, "masker"> | undefined): DeltaListener | undefined {
    const listeners = [...this.#observers].filter(({ onDelta }) => onDelta !== undefined);
    if (listeners.length === 0) return undefined;
    const [text, thoughts] = [secrets?.masker(), secrets?.masker()];
    const tell = (content: string, reasoning_content: string) => {
      if (content === "" && reasoning_content === "") return;
      const delta = { ...(content && { content }), ...(reasoning_content && { reasoning_content }) };
      for (const listener of listeners) this.#tellDelta(listener, delta);
    };
    return {
      onDelta: ({ content = "", reasoning_content = "" }) =>
        tell(text?.push(content) ?? content, thoughts?.push(reasoning_content) ?? reasoning_content),
      end: () => tell(text?.end() ?? "", thoughts?.end() ?? ""),
    };
  }

  #tellDelta(observer: Observer, delta: Delta): void {
    try {
      observer.onDelta?.(delta);
    } catch (cause) {
      this.#fail(observer, "StreamingDeltaEvent", cause);
    }
  }

  #fail(observer: Observer, kind: string, cause: unknown): void {
    if (this.#failed.has(observer)) return;
    this.#failed.add(observer);
    const message = cause instanceof Error ? cause.message : String(cause);
    this.#report(new Fault("bug", `An observer failed at a ${kind}: ${message}`, { cause }));
  }
}
