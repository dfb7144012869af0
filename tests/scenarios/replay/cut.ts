/** Cuts a run off at one of its calls, as a machine does that fails: just before anybody hears of it, or just after. */
import type { Stage } from "../../../src/rehearsal/stage.ts";

/**
 * `killed`: the process is gone, and the step after it runs. `lost`: the machine is gone. `call` counts from 1 through all
 * calls to GitHub, git's too, and to the model, as they came in a whole run. Calls that are made side by side come in another
 * order on a busy machine, so the cut is at the `nth` call of that kind.
 */
export type CallCut = Readonly<{
  call: number;
  name: string;
  nth: number;
  moment: "before" | "after";
  way: "killed" | "lost";
}>;

/** Killed as soon as so many events are in the log of its conversation. */
export type EventCut = Readonly<{ events: number }>;

export type Cut = CallCut | EventCut;

/** Where a run is kept and has not told yet, or has told and is not kept. */
export const whereItTells = /^lost before call \d+: PATCH|^lost after call \d+: POST .*comments$/;

/** Numbers, ids and times in an address are others on another stage. */
export function kindOf(call: string): string {
  return call.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|[0-9a-f]{40}|\d+/g, "#");
}

export function wordsOf(cut: Cut): string {
  if ("events" in cut) return `killed after event ${cut.events}`;
  return `${cut.way} ${cut.moment} call ${cut.call}: ${cut.name}`;
}

/** What the action is started with that is to die of it. */
export function switchFor({ events }: EventCut): Readonly<Record<string, string>> {
  const file = new URL("./kill-switch.ts", import.meta.url);
  return { NODE_OPTIONS: `--import=${file}`, KILL_AFTER_EVENTS: String(events) };
}

/** Hears what a run calls, from `watch` to `end`. */
export class Watch {
  /** Those that came, in their order. */
  readonly calls: string[] = [];
  readonly #kill = new AbortController();
  readonly #cut: CallCut | undefined;
  #left: number;
  #isOn = false;

  constructor(cut?: CallCut) {
    this.#cut = cut;
    this.#left = cut?.nth ?? 0;
  }

  get signal(): AbortSignal {
    return this.#kill.signal;
  }

  begin(stage: Stage): void {
    stage.github.loseIf((request) => this.#comes(request));
    stage.github.listen((request) => this.#isDone(request));
    this.#isOn = true;
  }

  end(): void {
    this.#isOn = false;
  }

  /** Somebody asks the model, which is a call as well. What is said to somebody who is gone is not heard. */
  asked(): void {
    this.#comes("POST the model");
    this.#isDone("POST the model");
  }

  /** What the step after a kill calls is not the run's. */
  get #isHearing(): boolean {
    return this.#isOn && !this.signal.aborted;
  }

  /** Whether it gets lost on its way. */
  #comes(request: string): boolean {
    if (!this.#isHearing) return false;
    this.calls.push(request);
    this.#reaches("before", request);
    return this.signal.aborted;
  }

  #isDone(request: string): void {
    if (this.#isHearing) this.#reaches("after", request);
  }

  #reaches(moment: CallCut["moment"], request: string): void {
    if (this.#cut?.moment !== moment || kindOf(this.#cut.name) !== kindOf(request)) return;
    this.#left -= 1;
    if (this.#left === 0) this.#kill.abort();
  }
}
