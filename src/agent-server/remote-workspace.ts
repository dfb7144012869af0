/**
 * The workspace port over an OpenHands agent server: a folder of another machine. Commands run there with the rights of
 * that server, and not in our sandbox. The tool host of the sandbox does the work there, and is started again when it is
 * lost.
 */
import { posix } from "node:path";
import { PassThrough, Writable } from "node:stream";
import { z } from "zod";
import type { ConversationHost } from "../core/conversation/open-conversation.ts";
import type { Workspace } from "../core/workspace/workspace.ts";
import { Fault, Mistake } from "../lib/fault.ts";
import { prompt } from "../prompts.ts";
import { Nothing } from "../sandbox/answer-schemas.ts";
import { sandboxWorkspace } from "../sandbox/sandbox-workspace.ts";
import { Caller, type Pipe } from "../sandbox/wire/caller.ts";
import { fromMessage, MAX_MESSAGE, toBase64, toMessage } from "../sandbox/wire/methods.ts";
import { AgentServer, type ServerAddress, type ServerWorld } from "./agent-server.ts";
import { RemoteConversation } from "./remote-conversation.ts";
import type { HandedOver } from "./start-conversation.ts";
import { type OwnPrograms, quoted, type Started, startHost } from "./start-host.ts";

export type RemoteWorkspaceOptions = ServerAddress &
  OwnPrograms &
  Readonly<{
    /** An absolute path on the server. It has to be there before the first call. */
    workingDir: string;
    /**
     * The folder of the tools on the server: it is made, and removed at the end. Default: a new folder below `/tmp`.
     */
    toolDir?: string | undefined;
    /** The folder for undo copies here. Without it, they stay in memory. */
    undoDir?: string | undefined;
    world: ServerWorld;
    /** Ends every request. */
    signal?: AbortSignal;
    /**
     * Has the server run whole conversations, with this model and its key. Without it, no key of a model goes there, and
     * the agent runs here.
     */
    handed?: HandedOver | undefined;
  }>;

export type RemoteWorkspace = Workspace &
  Partial<ConversationHost> &
  Readonly<{
    kind: "RemoteWorkspace";
    server: AgentServer;
    /** Aborted with a Fault when no tool can work there any more. */
    over: AbortSignal;
    /** Ends what was started there. The folder stays. Can be called again. */
    close(): Promise<void>;
  }>;

/**
 * Nothing is sent before the first call. A call whose connection is lost for good rejects with a `Mistake`, because it
 * may have been carried out; the next one starts the tools again.
 */
export function remoteWorkspace(options: RemoteWorkspaceOptions): RemoteWorkspace {
  const { workingDir, host, node, undoDir, handed, world, signal = new AbortController().signal, ...address } = options;
  const server = new AgentServer(address, world);
  const folder = options.toolDir ?? `/tmp/deckhand-${world.newId()}`;
  const tools = new RemoteHost(server, { workingDir, folder, host, node, signal });
  const { outputDir } = tools;
  const whole = AbortSignal.any([signal, ...(world.signal ? [world.signal] : [])]);
  const line = () => tools.line();
  const saveOutput: Workspace["saveOutput"] = async (name, bytes) =>
    (await line()).call("saveOutput", { name, bytes: toBase64(bytes) }, z.string());
  return Object.freeze<RemoteWorkspace>({
    ...sandboxWorkspace({ line, workingDir, outputDir, undoDir }),
    kind: "RemoteWorkspace",
    server,
    over: tools.over,
    saveOutput,
    close: () => tools.close(),
    ...(handed && {
      openConversation: (options) => RemoteConversation.open({ server, handed, workingDir, options, signal: whole }),
    }),
  });
}

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

class RemoteHost {
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

/**
 * Between two looks: soon after something was sent, then less and less often. A look in vain takes the server as long as
 * one that finds something.
 */
const LOOK_MS = { first: 12, factor: 1.5, longest: 250 };

/** So many looks find nothing before the host itself is looked for. */
const OFTEN = 40;

/** A caller that waits sends a sign of life more often than this, see `PULSE_MS`. Without one nothing will come. */
const QUIET_MS = 45_000;

/** For the caller at the other side of the pipe. */
const PULSE_MS = 15_000;

/**
 * The broker's end of a mailbox on an agent server: the pipe to a tool host there, made of uploads and downloads. The
 * server streams the output of no command before it ends, so a pipe cannot be had otherwise. Messages are numbered, and
 * stay until they are taken: a broken connection loses none and repeats none.
 *
 * `fail` is called once, when no message can be exchanged any more. Ends with the signal.
 */
function openMailbox(
  server: AgentServer,
  { folder, signal, fail }: Readonly<{ folder: string; signal: AbortSignal; fail(error: unknown): void }>,
): Pipe {
  const { sleep } = server.world;
  const input = new PassThrough();
  let [sent, taken, vain, returns] = [0, 0, 0, server.returns];
  let look: number = LOOK_MS.first;
  let quiet = 0;
  let isLooking = false;
  const stop = (error: unknown) => {
    input.destroy();
    fail(error);
  };
  const send = async (bytes: Buffer) => {
    sent += 1;
    const file = new Blob([new Uint8Array(toMessage({ taken, bytes }))]);
    await server.upload(`${folder}/in/${sent}`, file, signal);
  };
  /** A server that was away may be another one, where nobody answers. So may be one that has been silent for long. */
  const requireSame = async () => {
    if (returns === server.returns && (vain === 0 || vain % OFTEN !== 0)) return;
    returns = server.returns;
    if (!(await server.download(`${folder}/host.log`, MAX_MESSAGE, signal))) throw new Error("The tool host is gone.");
  };
  const lookOnce = async () => {
    const file = await server.download(`${folder}/out/${taken + 1}`, MAX_MESSAGE, signal);
    const message = file && fromMessage(file);
    vain = message ? 0 : vain + 1;
    await requireSame();
    if (!message) return false;
    taken += 1;
    input.write(message.bytes);
    return true;
  };
  const watch = async () => {
    isLooking = true;
    for (; quiet < QUIET_MS; quiet += look) {
      await sleep(look, signal);
      look = (await lookOnce()) ? 0 : Math.min(Math.max(look, LOOK_MS.first) * LOOK_MS.factor, LOOK_MS.longest);
    }
    isLooking = false;
  };
  const write = (bytes: Buffer, _: unknown, done: (error?: Error | null) => void) => {
    const sent = send(bytes).then(() => {
      [look, quiet] = [LOOK_MS.first, 0];
      done();
      if (!isLooking) return watch();
    });
    sent.catch(stop);
  };
  return { input, output: new Writable({ write }) };
}
