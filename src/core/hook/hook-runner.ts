/** The port through which hooks run. The implementation runs them next to the tools, never next to a key. */
import { z } from "zod";
import { Json } from "../event/envelope.ts";
import { HookType } from "./hook-config.ts";

/** The JSON that a hook gets on stdin. */
export const HookInput = z
  .strictObject({
    event_type: HookType,
    tool_name: z.string().optional(),
    tool_input: Json.optional(),
    tool_response: Json.optional(),
    message: z.string().optional(),
    session_id: z.string().optional(),
    working_dir: z.string().optional(),
    metadata: z.record(z.string(), Json).readonly().prefault({}),
  })
  .readonly();
export type HookInput = z.infer<typeof HookInput>;

export type HookCommand = Readonly<{
  /** One line for a shell, which runs in the working folder. */
  command: string;
  stdin: string;
  /** Variables in addition to those of tools. */
  environment: Readonly<Record<string, string>>;
  timeoutMs: number;
  signal: AbortSignal;
}>;

export type HookEnd = Readonly<{ exitCode: number; stdout: string; stderr: string; timedOut: boolean }>;

/**
 * Contract: a command that fails or takes too long is a result, and none of its processes is left running. stdout and
 * stderr may be cut after 50,000 characters. Rejects with the reason of an aborted signal, or if nothing can be run at
 * all.
 */
export type HookRunner = (command: HookCommand) => Promise<HookEnd>;
