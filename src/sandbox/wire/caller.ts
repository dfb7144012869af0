/** The broker's end of the pipe: calls with answers, which are cancelled when nobody waits for them any more. */
import type { Readable, Writable } from "node:stream";
import { z } from "zod";
import { Fault, Mistake } from "../../lib/fault.ts";
import { LineReader } from "../../lib/line-reader.ts";
import { parseJson, TooMuchJson } from "../../lib/parse-json.ts";
import { oneLine } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import { MAX_LINE, TOO_MUCH } from "./methods.ts";

/** Programs next to the host may control it, so its answers are untrusted. */
const Pong = z.object({ pong: z.int() });
const Answer = z.union([
  z.object({ id: z.int(), failure: z.object({ kind: z.enum(["mistake", "crash"]), message: z.string() }) }),
  z.object({ id: z.int(), result: z.unknown() }),
]);
type Answer = z.infer<typeof Answer>;

type WaitingCall = Readonly<{ take(answer: Answer): void; fail(error: unknown): void }>;

/** `lastWords` has what the host has written to its log of late: it may say why the host has ended. */
export type Pipe = Readonly<{ output: Writable; input: Readable; lastWords?: () => string }>;

/** How long to wait for an answer, and after a cancelled call: a program may have stopped the host. */
export type CallOptions = Readonly<{ signal?: AbortSignal | undefined; patienceMs?: number; graceMs?: number }>;

const PATIENCE_MS = { answer: 120_000, cancel: 3000 };

/**
 * While a call waits, the host is asked this often whether it is alive, and given up after this many missing answers in
 * a row.
 */
const PULSE = { everyMs: 2000, most: 4 };

export class Caller {
  readonly #pipe: Pipe;
  readonly #waiting = new Map<number, WaitingCall>();
  #last = 0;
  readonly #over = new AbortController();
  #end: Fault | Mistake | undefined;
  readonly #pulseMs: number;
  readonly #lost: Mistake | undefined;
  #pulse: NodeJS.Timeout | undefined;
  #missing = 0;
  #hasSpoken = false;

  /** `lost` is what waiting calls reject with when the host can be replaced, whatever its end was. */
  constructor(pipe: Pipe, pulseMs: number = PULSE.everyMs, lost?: Mistake) {
    this.#pipe = pipe;
    this.#lost = lost;
    this.#pulseMs = pulseMs;
    const reader = new LineReader((line) => this.#take(line), MAX_LINE);
    pipe.input.on("data", (chunk: Buffer) => {
      this.#hasSpoken = true;
      this.#missing = 0;
      this.#guarded(() => reader.push(chunk));
    });
    const fail = () => this.#fail(ended(pipe.lastWords?.() ?? ""));
    pipe.input.once("close", fail);
    pipe.output.on("error", fail);
  }

  /**
   * Aborted when no call will be answered any more: with a Fault, or with a `Mistake` if the broker ends it on purpose.
   */
  get over(): AbortSignal {
    return this.#over.signal;
  }

  get isRetired(): boolean {
    return this.#end instanceof Mistake;
  }

  /** From now on no calls are made, because the host ends for a reason that is not a failure. */
  retire(): void {
    this.#fail(new Mistake(prompt("sandbox-ended")));
  }

  /**
   * Resolves to the answer, parsed by `schema`. Rejects with the host's `Mistake`, with the signal's reason, with a
   * "machine" Fault if the host has ended or does not answer, or with a "bug" Fault if it answers something else.
   */
  async call<Result>(
    method: string,
    params: unknown,
    schema: z.ZodType<Result>,
    { signal, patienceMs = PATIENCE_MS.answer, graceMs = PATIENCE_MS.cancel }: CallOptions = {},
  ): Promise<Result> {
    signal?.throwIfAborted();
    if (this.#end) throw this.#end;
    const id = ++this.#last;
    const limit = setTimeout(() => this.#fail(silent()), patienceMs);
    const cancel = () => {
      this.#send({ cancel: id });
      setTimeout(() => this.#waiting.get(id)?.fail(signal?.reason), graceMs).unref();
    };
    signal?.addEventListener("abort", cancel, { once: true });
    try {
      const answer = await this.#answerTo(id, { id, method, params });
      signal?.throwIfAborted();
      return resultOf(answer, schema, method);
    } finally {
      clearTimeout(limit);
      signal?.removeEventListener("abort", cancel);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#endPulse();
    }
  }

  /**
   * A command can stop the host, which then looks busy. Pulses are counted, not time, so that a broker that was stopped
   * itself does not blame the host. Until its first message, the host is starting.
   */
  #beginPulse(): void {
    this.#missing = 0;
    this.#pulse ??= setInterval(() => {
      if (!this.#hasSpoken) return;
      if (this.#missing >= PULSE.most) this.#fail(silent());
      this.#missing += 1;
      this.#send({ ping: this.#missing });
    }, this.#pulseMs).unref();
  }

  #endPulse(): void {
    clearInterval(this.#pulse);
    this.#pulse = undefined;
  }

  #answerTo(id: number, frame: object): Promise<Answer> {
    const { promise, resolve: take, reject: fail } = Promise.withResolvers<Answer>();
    this.#waiting.set(id, { take, fail });
    if (this.#waiting.size === 1) this.#beginPulse();
    this.#send(frame);
    return promise;
  }

  #send(frame: object): void {
    if (this.#end) return;
    const line = JSON.stringify(frame);
    if (line.length > MAX_LINE) throw new Mistake("That is too much at once. Do it in parts.");
    this.#pipe.output.write(`${line}\n`);
  }

  #take(line: string): void {
    const frame = frameIn(line);
    const answer = Answer.safeParse(frame).data;
    if (answer)
      this.#waiting.get(answer.id)?.take(answer); // an answer that nobody waits for is late, or forged
    else Pong.parse(frame);
  }

  #guarded(action: () => void): void {
    try {
      if (!this.#end) action();
    } catch (cause) {
      this.#fail(new Fault("bug", "The tools in the sandbox sent an invalid answer.", { cause }));
    }
  }

  #fail(end: Fault | Mistake): void {
    this.#end ??= this.#lost ?? end;
    this.#over.abort(this.#end);
    for (const { fail } of this.#waiting.values()) fail(this.#end);
    this.#waiting.clear();
    this.#endPulse();
  }
}

/** Our host begins each answer with its id, so only the one call fails whose answer has too many values. */
function frameIn(line: string): unknown {
  try {
    return parseJson(line);
  } catch (error) {
    const [, id] = /^\{"id":(\d{1,15}),/.exec(line) ?? [];
    if (!(error instanceof TooMuchJson) || id === undefined) throw error;
    return { id: Number(id), failure: { kind: "mistake", message: TOO_MUCH } };
  }
}

/** An invalid list has a problem for each of its elements; the first ones say enough. */
const MOST_PROBLEMS = 5;

function resultOf<Result>(answer: Answer, schema: z.ZodType<Result>, method: string): Result {
  if ("failure" in answer) {
    const { kind, message } = answer.failure;
    throw kind === "mistake" ? new Mistake(message) : new Error(message);
  }
  const result = schema.safeParse(answer.result);
  if (result.success) return result.data;
  const cause = new z.ZodError(result.error.issues.slice(0, MOST_PROBLEMS));
  throw new Fault("bug", `The tools in the sandbox gave an invalid answer to "${method}".`, { cause });
}

function silent(): Fault {
  return new Fault("machine", "The tools in the sandbox no longer answer.", {
    hint: "A command may have stopped everything that it could reach. Run it again.",
  });
}

function ended(lastWords: string): Fault {
  return new Fault("machine", "The tools in the sandbox have ended.", {
    hint: "A command may have killed everything that it could reach. Run it again.",
    cause: lastWords === "" ? undefined : new Error(oneLine(lastWords, 1000)),
  });
}
