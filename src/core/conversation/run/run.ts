/** One run of an agent: steps until it is done or stopped. Only one run or condensation is active at a time. */
import { Fault, toFault } from "../../../lib/fault.ts";
import { prompt } from "../../../prompts.ts";
import type { Approved, RunGranted, StepEnd } from "../../agent/step-context.ts";
import { text } from "../../event/content.ts";
import { closePending } from "../decision.ts";
import {
  Budget,
  type FinishVerdict,
  type Limit,
  limitError,
  MOST_EVENTS,
  PAUSED,
  type RunEnd,
  type RunLimits,
} from "../run-end.ts";
import { isStuck, type StuckPattern } from "../stuck.ts";
import type { Mailbox } from "./mailbox.ts";
import { type StepParts, type StepPlan, takeStep } from "./take-step.ts";

type RunParts = StepParts &
  Readonly<{
    mailbox: Mailbox;
    limits: RunLimits;
    /** Whether the cost of calls is known; undefined if the first call will show it. */
    reportsCost: boolean | undefined;
    /** Called when the agent says that it is done. */
    onFinish: ((signal: AbortSignal) => Promise<FinishVerdict>) | undefined;
  }>;

/** `onResults` is awaited when the approved actions have their results, before anything else happens. */
export type Approval = Readonly<{ onResults?: () => Promise<unknown>; runGranted?: RunGranted | undefined }>;

class Run {
  readonly #parts: RunParts;
  readonly #interruption = new AbortController();
  readonly #signal: AbortSignal;
  readonly #deadline: AbortSignal | undefined;

  /**
   * An aborted `deadline` means that the time limit is reached; an aborted `signal` means that somebody stopped the
   * run.
   */
  constructor(parts: RunParts, signal: AbortSignal, deadline: AbortSignal | undefined) {
    this.#parts = parts;
    this.#deadline = deadline;
    this.#signal = AbortSignal.any([signal, this.#interruption.signal, ...(deadline ? [deadline] : [])]);
  }

  /** Rejects only if something cannot be written. `approved` are the pending actions that the first step runs. */
  async play(approved: Approved, approval?: Approval): Promise<RunEnd> {
    const { log, mailbox, state } = this.#parts;
    try {
      state.update({ execution_status: "running" });
      if (approved === "none") closePending(log);
      await this.#parts.extensions.start();
      return await this.#steps(approved, approval);
    } catch (error) {
      return this.#breakOff(error);
    } finally {
      mailbox.open();
    }
  }

  /** Interrupts the current step or other work. */
  interrupt(): void {
    this.#interruption.abort(PAUSED);
  }

  async #steps(approved: Approved, { onResults, runGranted }: Approval = {}): Promise<RunEnd> {
    const { limits, log, reportsCost } = this.#parts;
    const budget = new Budget(limits, reportsCost);
    const events = { before: log.length, most: limits.maxEvents ?? MOST_EVENTS };
    let end = approved === "none" ? undefined : await this.#advance(approved, budget, runGranted);
    if (approved !== "none") await onResults?.();
    for (let steps = 0; !end && steps < limits.maxIterations; steps += 1) {
      const isFull = log.length - events.before >= events.most;
      end =
        this.#mustStop() ?? (isFull ? this.#exhausted({ of: "events", most: events.most }) : await this.#next(budget));
    }
    return end ?? this.#paused() ?? this.#exhausted({ of: "steps", most: limits.maxIterations });
  }

  #mustStop(): RunEnd | undefined {
    this.#signal.throwIfAborted();
    return this.#paused() ?? this.#stuck();
  }

  #next(budget: Budget): Promise<RunEnd | undefined> {
    this.#parts.state.countStep();
    return this.#advance("none", budget);
  }

  /** Runs one step, and returns the end of the run if it ended. */
  async #advance(approved: Approved, budget: Budget, runGranted?: RunGranted): Promise<RunEnd | undefined> {
    const { branch } = this.#parts;
    const request = branch.lastUserMessageId;
    const end = await this.#step({ signal: this.#signal, approved, budget, runGranted });
    if (end === "waiting_for_confirmation") return this.#wait();
    const mayFinish = end === "finished" && (await this.#mayFinish());
    if (mayFinish && branch.lastUserMessageId === request) return this.#finish(); // else a new message has arrived
    const { reached } = budget;
    return reached && this.#exhausted(reached);
  }

  async #step(plan: StepPlan): Promise<StepEnd> {
    const { mailbox } = this.#parts;
    mailbox.shut();
    const end = await takeStep(this.#parts, plan); // if it fails, the mailbox stays shut until its calls are closed
    mailbox.open();
    return end;
  }

  async #mayFinish(): Promise<boolean> {
    const verdict = await this.#parts.onFinish?.(this.#signal);
    if (!verdict || verdict.decision === "allow") return true;
    if (verdict.feedback) this.#tell(verdict.feedback);
    return false;
  }

  #tell(words: string): void {
    const llm_message = { role: "user" as const, content: [text(words)] };
    this.#parts.log.append({ kind: "MessageEvent", source: "environment", llm_message });
  }

  #finish(): RunEnd {
    this.#parts.state.update({ execution_status: "finished" });
    return { status: "finished" };
  }

  #wait(): RunEnd {
    this.#parts.state.update({ execution_status: "waiting_for_confirmation" });
    return { status: "waiting" };
  }

  #paused(): RunEnd | undefined {
    return this.#parts.state.status === "paused" ? { status: "interrupted", reason: PAUSED } : undefined;
  }

  /**
   * Returns undefined if the agent makes progress. An agent that repeats an error is told once before it counts as
   * stuck.
   */
  #stuck(): RunEnd | undefined {
    const { agent, branch, state } = this.#parts;
    const verdict = state.fields.stuck_detection ? isStuck(branch.events, agent.settings?.stuck_thresholds) : undefined;
    if (verdict?.kind === "nudge") this.#tell(prompt("repeated-error"));
    if (verdict?.kind !== "stuck") return undefined;
    const { kind: _, ...found } = verdict;
    this.#end("stuck", "Stuck", `The agent goes in circles: ${IN_WORDS[found.pattern]}.`);
    return { status: "stuck", ...found };
  }

  #exhausted(limit: Limit): RunEnd {
    const { code, detail } = limitError(limit);
    this.#end("error", code, detail);
    return { status: "exhausted", limit };
  }

  #breakOff(error: unknown): RunEnd {
    const { log, state } = this.#parts;
    closePending(log);
    if (!this.#signal.aborted) return this.#fail(toFault(error));
    const { reason } = this.#signal;
    if (this.#deadline?.aborted && this.#deadline.reason === reason) {
      this.#end("error", "DeadlineReached", "The run reached its time limit.");
      return { status: "deadline" };
    }
    log.append({ kind: "InterruptEvent" });
    state.update({ execution_status: "paused" });
    return { status: "interrupted", reason };
  }

  #fail(fault: Fault): RunEnd {
    this.#end("error", fault.code, fault.message);
    return { status: "failed", fault };
  }

  #end(execution_status: "error" | "stuck", code: string, detail: string): void {
    this.#parts.log.append({ kind: "ConversationErrorEvent", code, detail });
    this.#parts.state.update({ execution_status });
  }
}

const IN_WORDS: Readonly<Record<StuckPattern, string>> = {
  action_observation: "it makes the same call again and again, and gets the same result",
  action: "it makes the same call again and again, and gets results that differ in their numbers only",
  action_error: "it makes the same call again and again, and it fails every time",
  monologue: "it writes messages and calls no tool",
  alternating_pattern: "it makes the same calls in turn, and gets the same results",
  alternating_calls: "it makes the same calls in turn, and gets results that differ in their numbers only",
};

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

  /** Interrupts what runs. The promise resolves when that has ended; undefined if nothing runs. */
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
