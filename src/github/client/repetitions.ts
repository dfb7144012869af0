/**
 * Ends what asks GitHub the same thing again and again although nothing changes: a loop that no other limit ends would use
 * up the allowance of the whole repository.
 *
 * A request counts where the one before it was sent less than `SOON_MS` earlier and had the same answer. So anyone who waits
 * for something to change can do so for hours, as long as it pauses.
 */
import { createHash } from "node:crypto";
import type { Fault } from "../../lib/fault.ts";
import { GitHubFault } from "./github-fault.ts";

/** In a row, without another answer. */
const MOST = 20;

/** The number of repetitions with pauses. At `SOON_MS` they take more than eight hours. */
const MOST_WITH_PAUSES = 3000;

const SOON_MS = 10_000;

/** The number of remembered questions, some hundred bytes each. The oldest questions are forgotten. */
const KEPT = 5000;

/** How often a question had this answer: `soon` after the one before, and `later`. */
type Asked = Readonly<{ answer: string; at: number; soon: number; later: number }>;

/** A request to Octokit: `method`, `url`, and the parameters with these names, among others. */
export type Question = Readonly<{ method: string; url: string; query?: unknown }>;

export class Repetitions {
  readonly #clock: () => number;
  readonly #asked = new Map<string, Asked>();

  /** `clock` is in milliseconds. */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Rejects with a GitHubFault, without asking, where the answer has been the same too often. */
  async ask<Reply>(question: Question, isReading: boolean, send: () => Reply | Promise<Reply>): Promise<Reply> {
    const key = keyOf(question);
    const before = this.#asked.get(key);
    if (before && (before.soon >= MOST || before.later >= MOST_WITH_PAUSES)) throw repeated(question, before);
    const at = this.#clock();
    try {
      const reply = await send();
      this.#remember(key, at, answerOf(reply, isReading));
      return reply;
    } catch (error) {
      this.#remember(key, at, error instanceof GitHubFault ? String(error.status) : "none");
      throw error;
    }
  }

  #remember(key: string, at: number, answer: string): void {
    const before = this.#asked.get(key);
    this.#asked.delete(key); // the newest stand at the end
    this.#asked.set(key, before?.answer === answer ? counted(before, at) : { answer, at, soon: 1, later: 0 });
    for (const oldest of this.#asked.keys()) {
      if (this.#asked.size <= KEPT) break;
      this.#asked.delete(oldest);
    }
  }
}

function counted({ answer, at: before, soon, later }: Asked, at: number): Asked {
  return at - before < SOON_MS ? { answer, at, soon: soon + 1, later } : { answer, at, soon, later: later + 1 };
}

/** Everything that is asked for, but not how it is sent. */
function keyOf(question: Question): string {
  const { headers: _, request: __, baseUrl: ___, mediaType: ____, ...asked } = question as Record<string, unknown>; // Octokit's options
  return digestOf(asked);
}

/** The answer to a write has a new id and a new time each time, so only its status counts as the answer. */
function answerOf(reply: unknown, isReading: boolean): string {
  const { status, headers, data } = reply as Readonly<{ status: number; headers?: { etag?: string }; data?: unknown }>; // Octokit's response
  return isReading ? `${status} ${headers?.etag ?? digestOf(data)}` : String(status);
}

function digestOf(value: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(value) ?? "")
    .digest("base64");
}

function repeated({ method, url }: Question, { soon, later }: Asked): Fault {
  const times = soon >= MOST ? soon : later;
  return new GitHubFault(0, `This run asked GitHub ${times} times for the same thing and always got the same answer.`, {
    quote: `${method} ${url}.`,
    hint: "It was not asked again. Run the job again; if it happens again, report it with the log of this run.",
  });
}
