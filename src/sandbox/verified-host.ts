/**
 * Starts a tool host in a sandbox, and verifies from inside that the sandbox is closed. The one of the agent's commands
 * starts again when it is needed.
 */
import type { Readable } from "node:stream";
import type { Program, ProgramSpec } from "../core/workspace/workspace.ts";
import { Fault, machineFault } from "../lib/fault.ts";
import { type SystemTrouble, troubleInWords } from "../lib/system-error.ts";
import { oneLine } from "../lib/text.ts";
import { Attempts } from "./answer-schemas.ts";
import { type HostOptions, type HostProcess, startHost } from "./launch/start-host.ts";
import { endHost } from "./launch/take-down.ts";
import { sandboxWorkspace } from "./sandbox-workspace.ts";
import { Caller } from "./wire/caller.ts";
import type { Calls } from "./wire/methods.ts";

/** `checks` is the number of attempts that failed, as they should. */
export type VerifiedHost = Readonly<{ host: HostProcess; caller: Caller; checks: number }>;

/**
 * `hosts` contains it from its start to its end. Rejects with a "config" Fault if it does not start, or if its sandbox
 * has a hole.
 */
export async function startVerifiedHost(
  place: HostOptions,
  params: Calls["begin"],
  hosts: Set<HostProcess>,
): Promise<VerifiedHost> {
  const host = startHost(place);
  hosts.add(host);
  void host.ended.then(() => hosts.delete(host));
  const words = lastWords(host.words);
  try {
    const caller = new Caller({ output: host.input, input: host.output, lastWords: words });
    return { host, caller, checks: await begin(caller, params) };
  } catch (error) {
    await endHost(host);
    throw withWords(error, words());
  }
}

async function begin(caller: Caller, params: Calls["begin"]): Promise<number> {
  const attempts = await caller.call("begin", params, Attempts, { patienceMs: START_MS });
  const holes = attempts.filter(({ hole }) => hole !== "");
  if (holes.length === 0) return attempts.length;
  const list = holes.map(({ name, hole }) => `${name} (${hole})`).join("; ");
  throw new Fault("config", `The sandbox is not closed: inside it, a command can ${oneLine(list, 500)}.`, {
    hint: "Nothing was run. Use another runner, and please report this.",
  });
}

/** The time for the start of the host and its self-test. */
const START_MS = 30_000;

const MAX_WORDS = 4000;

/** The end of a stream's text. */
function lastWords(stream: Readable): () => string {
  let text = "";
  stream.on("data", (chunk: Buffer) => {
    text = (text + chunk.toString()).slice(-MAX_WORDS);
  });
  return () => text.trim();
}

/**
 * A sandbox that does not start says why on stderr. That it has ended, as the error says, is no news then, and no command has ended
 * it.
 */
function withWords(error: unknown, words: string): unknown {
  if (words === "" || (error instanceof Fault && error.code === "config")) return error;
  const trouble = troubleInWords(words);
  const what = "The sandbox could not be built.";
  if (trouble && !isRight(trouble)) return machineFault(trouble, new Error(words), what);
  return new Fault("config", `${what.slice(0, -1)}: ${oneLine(words, 500)}`, { hint: BUILD_HINT });
}

/** A right that is missing is said to be one of files, and building takes many others. */
const isRight = ({ code }: SystemTrouble) => code === "EPERM" || code === "EACCES";

const BUILD_HINT =
  "The words are those of a program of this runner. Use another runner, or report them with the log of this run.";

/** The tool host of the agent's commands. It can be ended and starts again when it is needed. */
export class ResidentHost {
  readonly #again: () => Promise<VerifiedHost>;
  readonly #over = new AbortController();
  #caller: Promise<Caller> | undefined;
  #isClosed = false;

  constructor(first: VerifiedHost, again: () => Promise<VerifiedHost>) {
    this.#again = again;
    this.#caller = Promise.resolve(this.#followed(first));
  }

  /** Aborted with a Fault when the host has ended unexpectedly, or cannot start again. */
  get over(): AbortSignal {
    return this.#over.signal;
  }

  /** The current host. */
  line(): Promise<Caller> {
    this.#caller ??= this.#start();
    return this.#caller;
  }

  /** From now on the host may end: its open calls become a `Mistake`, and the next call starts another host. */
  async retire(): Promise<void> {
    const caller = this.#caller;
    this.#caller = undefined;
    (await caller?.catch(() => undefined))?.retire();
  }

  /** It is not started again. */
  close(): void {
    this.#isClosed = true;
  }

  async #start(): Promise<Caller> {
    try {
      if (this.#isClosed) throw new Fault("bug", "The tools have ended.");
      return this.#followed(await this.#again());
    } catch (error) {
      this.#over.abort(error);
      throw error;
    }
  }

  #followed({ caller }: VerifiedHost): Caller {
    const { over } = caller;
    over.addEventListener("abort", () => caller.isRetired || this.#over.abort(over.reason), { once: true });
    return caller;
  }
}

/** Closing it takes its sandbox down. A `Mistake` if it cannot be started, a Fault if it cannot be walled off. */
export async function openApart(
  spec: ProgramSpec,
  params: Calls["begin"],
  start: () => Promise<VerifiedHost>,
): Promise<Program> {
  const { host, caller } = await start();
  const close = async () => void (await endHost(host));
  try {
    const program = await sandboxWorkspace({ line: async () => caller, ...params }).openProgram(spec);
    return Object.freeze<Program>({ ...program, close });
  } catch (error) {
    await close();
    throw error;
  }
}
