/** The tool host's end of the pipe: runs what is asked for and answers. Without a library, and without trust in order. */
import type { Readable, Writable } from "node:stream";
import { Mistake } from "../../lib/fault.ts";
import { LineReader } from "../../lib/line-reader.ts";
import { type Answer, type Call, type Cancel, type Failure, MAX_LINE } from "./frame.ts";

/** By name; each gets what the call carried, and a signal that is aborted when the call is cancelled. */
export type Methods = Readonly<Record<string, (params: never, signal: AbortSignal) => Promise<unknown>>>;

/** Answers until the input ends, which is when this promise resolves. */
export function answer(methods: Methods, input: Readable, output: Writable): Promise<void> {
  const running = new Map<number, AbortController>();
  const run = async ({ id, method, params }: Call) => {
    const controller = new AbortController();
    running.set(id, controller);
    const reply = await replyTo(methods[method], params, controller.signal);
    running.delete(id);
    await write(output, { id, ...reply });
  };
  const take = (line: string) => {
    const frame = JSON.parse(line) as Call | Cancel; // the broker's word, and it is the only writer
    if ("cancel" in frame) running.get(frame.cancel)?.abort(new Error("cancelled"));
    else void run(frame);
  };
  const reader = new LineReader(take, MAX_LINE);
  const { promise, resolve } = Promise.withResolvers<void>();
  input.on("data", (chunk: Buffer) => reader.push(chunk));
  input.once("close", resolve);
  return promise;
}

type Reply = Readonly<{ result: unknown }> | Readonly<{ failure: Failure }>;

async function replyTo(method: Methods[string] | undefined, params: unknown, signal: AbortSignal): Promise<Reply> {
  try {
    if (!method) throw new Error("There is no such method.");
    return { result: (await method(params as never, signal)) ?? null }; // each method reads its own parameters
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { failure: { kind: error instanceof Mistake ? "mistake" : "crash", message } };
  }
}

/** Waits while the broker does not read, so that answers do not pile up here. */
async function write(output: Writable, answer: Answer): Promise<void> {
  if (output.write(`${JSON.stringify(answer)}\n`)) return;
  await new Promise((resolve) => output.once("drain", resolve));
}
