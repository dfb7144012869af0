/**
 * The broker's end of a mailbox on an agent server: the pipe to a tool host there, made of uploads and downloads. The
 * server streams the output of no command before it ends, so a pipe cannot be had otherwise. Messages are numbered, and
 * stay until they are taken: a broken connection loses none and repeats none.
 */
import { PassThrough, Writable } from "node:stream";
import type { Pipe } from "../sandbox/wire/caller.ts";
import { fromMessage, MAX_MESSAGE, toMessage } from "../sandbox/wire/mailbox-message.ts";
import type { AgentServer } from "./agent-server.ts";

/**
 * Between two looks: soon after something was sent, then less and less often. A look in vain takes the server as long as
 * one that finds something.
 */
const LOOK_MS = { first: 12, factor: 1.5, longest: 250 };

/** Looks in vain after which the host itself is looked for. */
const OFTEN = 40;

/** A caller that waits sends a sign of life more often than this, see `PULSE_MS`. Without one nothing will come. */
const QUIET_MS = 45_000;

/** For the caller at the other side of the pipe. */
export const PULSE_MS = 15_000;

/** `fail` is called once, when no message can be exchanged any more. Ends with the signal. */
export function openMailbox(
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
