/**
 * Brings the tool host to the machine of an agent server, starts it there, and starts another one when it is lost. It is
 * the host that works in the sandbox, so a workspace there is the local one over a distance.
 */
import { posix } from "node:path";
import { z } from "zod";
import { Fault, Mistake } from "../lib/fault.ts";
import { prompt } from "../prompts.ts";
import { Nothing } from "../sandbox/answer-schemas.ts";
import { Caller } from "../sandbox/wire/caller.ts";
import type { AgentServer } from "./agent-server.ts";
import { openMailbox, PULSE_MS } from "./mailbox.ts";
import { type OwnPrograms, quoted, type Started, startHost } from "./start-host.ts";

export type HostPlace = OwnPrograms &
  Readonly<{
    /** Absolute paths on the server. The first has to be there; the second is made, and removed at the end. */
    workingDir: string;
    folder: string;
    signal: AbortSignal;
  }>;

type Raised = Readonly<{ caller: Caller; pid: number; end(): void }>;

/** The host ends by itself when it hears nothing for longer. */
const ALIVE_MS = 5 * 60_000;

export class RemoteHost {
  readonly #server: AgentServer;
  readonly #place: HostPlace;
  readonly #over = new AbortController();
  #raised: Promise<Raised> | undefined;
  #count = 0;
  #closing: Promise<void> | undefined;

  constructor(server: AgentServer, place: HostPlace) {
    this.#server = server;
    this.#place = place;
  }

  /** For long outputs, on the server. */
  get outputDir(): string {
    return posix.join(this.#place.folder, "saved");
  }

  /** Aborted with a Fault when it cannot be started any more. */
  get over(): AbortSignal {
    return this.#over.signal;
  }

  /** The current host, which is started if there is none. Rejects with a Fault. */
  async line(): Promise<Caller> {
    this.#raised ??= this.#raise();
    return (await this.#raised).caller;
  }

  /** Ends it with all that it started, and removes what it left on the server outside of the workspace. */
  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    if (this.#count === 0) return;
    const raised = await this.#raised?.catch(() => undefined);
    await raised?.caller.call("end", null, Nothing, { patienceMs: 10_000 }).catch(() => undefined);
    raised?.end();
    const command = `${raised ? `kill -9 ${raised.pid}; ` : ""}rm -rf -- ${quoted(this.#place.folder)}`;
    // If nobody hears this, the host ends by itself.
    await this.#server.execute(command, 10, AbortSignal.timeout(15_000)).catch(() => undefined);
  }

  async #raise(): Promise<Raised> {
    try {
      if (this.#closing) throw new Fault("bug", "The tools have ended.");
      this.#count += 1;
      const folder = posix.join(this.#place.folder, String(this.#count));
      return await this.#begin(await startHost(this.#server, { ...this.#place, folder }), folder);
    } catch (error) {
      if (!(error instanceof Mistake)) this.#over.abort(error);
      throw error;
    }
  }

  async #begin({ pid, environment }: Started, folder: string): Promise<Raised> {
    const { workingDir, signal } = this.#place;
    const end = new AbortController();
    const over = AbortSignal.any([signal, end.signal]);
    const pipe = openMailbox(this.#server, { folder, signal: over, fail: () => lose() });
    const caller = new Caller(pipe, PULSE_MS, new Mistake(prompt("remote-host-lost")));
    const alive = setInterval(() => pipe.output.write('{"ping":0}\n'), ALIVE_MS).unref();
    const lose = () => {
      clearInterval(alive);
      end.abort(new Fault("bug", "The tools have ended."));
      this.#raised = undefined;
      caller.retire();
    };
    caller.over.addEventListener("abort", lose, { once: true });
    await caller.call("begin", { workingDir, outputDir: this.outputDir, environment }, z.unknown());
    return { caller, pid, end: lose };
  }
}
