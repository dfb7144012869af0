/** Sees to it that one thing at a time is under way, a run or a condensation, and can be stopped. */
import { Fault } from "../../../lib/fault.ts";
import type { Approved } from "../../agent/step-context.ts";
import { type Approval, Run, type RunParts } from "./run.ts";
import { PAUSED, type RunEnd } from "./run-end.ts";

export type RunPlan = Readonly<{
  signal: AbortSignal;
  deadline: AbortSignal | undefined;
  approved: Approved;
  /** For what is approved. */
  approval?: Approval | undefined;
}>;

export class Runner {
  #current: Readonly<{ stop(): void; end: Promise<void> }> | undefined;

  play(parts: RunParts, { signal, deadline, approved, approval }: RunPlan): Promise<RunEnd> {
    const run = new Run(parts, signal, deadline);
    return this.#alone(
      () => run.interrupt(),
      () => run.play(approved, approval),
    );
  }

  /** Something else that no run may come between. Its signal is aborted with `signal` or by `interrupt`. */
  occupy(signal: AbortSignal, act: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const interruption = new AbortController();
    return this.#alone(
      () => interruption.abort(PAUSED),
      () => act(AbortSignal.any([signal, interruption.signal])),
    );
  }

  /** Says whether there was anything to interrupt; resolves when it has come to its end. */
  interrupt(): Promise<void> | undefined {
    this.#current?.stop();
    return this.#current?.end;
  }

  requireRest(): void {
    if (!this.#current) return;
    throw new Fault("bug", "The agent is at work already.", { hint: "Wait for the end of its run." });
  }

  async #alone<T>(stop: () => void, act: () => Promise<T>): Promise<T> {
    this.requireRest();
    const { promise: end, resolve } = Promise.withResolvers<void>();
    this.#current = { stop, end };
    try {
      return await act();
    } finally {
      this.#current = undefined;
      resolve();
    }
  }
}
