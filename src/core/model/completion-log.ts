/** Logs every exchange with a model, for debugging. */
import { Fault } from "../../lib/fault.ts";
import type { Model, ModelReply, ModelRequest } from "./model.ts";

export type CompletionLog = Readonly<{
  /** `name` is a plain file name. Must not throw: a logging problem must not fail the exchange. */
  write(name: string, text: string): void;
  /** Masks secrets. */
  mask(text: string): string;
  now(): Date;
  /** From 0 to 1, without 1. */
  random(): number;
}>;

/**
 * Writes one JSON file for each completed call, `<model>-<unix seconds>-<4 hex digits>.json`, with the request and the
 * reply. The file of a failed call has `-error` before `.json`, and contains the fault.
 */
export function withCompletionLog(model: Model, log: CompletionLog): Model {
  const { name } = model;
  return Object.freeze<Model>({
    name,
    get features() {
      return model.features;
    },
    async complete(request) {
      try {
        const reply = await model.complete(request);
        record(log, name, request, { reply });
        return reply;
      } catch (error) {
        record(log, name, request, { error: describe(error) });
        throw error;
      }
    },
  });
}

type End = Readonly<{ reply: ModelReply }> | Readonly<{ error: object }>;

function record(log: CompletionLog, model: string, { messages, tools, stop }: ModelRequest, end: End): void {
  const time = log.now();
  const text = JSON.stringify(
    { model, timestamp: time.toISOString(), request: { messages, tools, stop }, ...end },
    null,
    1,
  );
  log.write(fileName(model, time, log.random(), "error" in end), log.mask(text));
}

function fileName(model: string, time: Date, chance: number, isError: boolean): string {
  const plain = model
    .replaceAll("/", "__")
    .replaceAll(/[^\w.-]/g, "_")
    .slice(0, 100);
  const seconds = Math.floor(time.getTime() / 1000);
  const digits = Math.floor(chance * 0x10000)
    .toString(16)
    .padStart(4, "0");
  return `${plain}-${seconds}-${digits}${isError ? "-error" : ""}.json`;
}

function describe(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, cause } = error;
  const about = error instanceof Fault ? { hint: error.hint, reason: error.reason } : {};
  return { name, message, ...about, ...(cause instanceof Error && { cause: `${cause.name}: ${cause.message}` }) };
}
