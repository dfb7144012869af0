/** Makes sure that only one run or condensation is active, and that it can be stopped. */
import { Fault } from "../../../lib/fault.ts";
import type { Approved } from "../../agent/step-context.ts";
import { type Approval, Run, type RunParts } from "./run.ts";
import { PAUSED, type RunEnd } from "./run-end.ts";

export type RunPlan = Readonly<{
  signal: AbortSignal;
  deadline: AbortSignal | undefined;
  approved: Approved;
  /** The actions that are approved. */
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

  /** Runs something that no run may interrupt. Its signal is aborted with `signal` or by `interrupt`. */
  occupy(signal: AbortSignal, act: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const interruption = new AbortController();
    return this.#alone(
      () => interruption.abort(PAUSED),
      () => act(AbortSignal.any([signal, interruption.signal])),
    );
  }

  /** Returns whether there was anything to interrupt. Resolves when it has ended. */
  interrupt(): Promise<void> | undefined {
    this.#current?.stop();
    return this.#current?.end;
  }

  requireRest(): void {
    if (!this.#current) return;
    throw new Fault("bug", "The agent is already running.", { hint: "Wait until its run has ended." });
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
