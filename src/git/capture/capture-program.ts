/**
 * The program of `capture-job.ts`: reads a request from stdin, and writes what it captured to stdout, a line for each step. It has
 * no keys and no network settings but those of the request.
 */
import { text } from "node:stream/consumers";
import { toFault } from "../../lib/fault.ts";
import { type CaptureRequest, captureLine, captureWork } from "./capture.ts";

const WATCH_MS = 500;

/** Resolves to the exit code. */
export async function captureProgram(): Promise<number> {
  endWithParent();
  const request: CaptureRequest = JSON.parse(await text(process.stdin)); // our own parent has written it
  const write = (line: string) => new Promise<void>((resolve) => process.stdout.write(line, () => resolve()));
  try {
    const change = await captureWork(request, (files) => void write(captureLine("files", files)));
    await write(captureLine("whole", change));
    return 0;
  } catch (error) {
    const { code, message: why, headline, hint, isLasting } = toFault(error);
    const machine = code === "machine" ? { headline, hint, isLasting } : undefined;
    await write(`${JSON.stringify({ kind: "failed", why, machine })}\n`);
    return 1;
  }
}

/** When the action is killed, nobody ends this process and the git that it waits for. */
function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(-process.pid, "SIGKILL");
  }, WATCH_MS).unref();
}
