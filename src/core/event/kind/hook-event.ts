/** A hook ran: a command of the repository's that may object to what is about to happen. */
import { z } from "zod";
import { Source, stamp } from "../envelope.ts";
import { Json } from "../json.ts";

const LIMIT = 50_000;

/** Text of a hook's making, cut at 50,000 characters and never in the middle of one. */
const capped = z
  .string()
  .transform((value) => (value.length <= LIMIT ? value : value.slice(0, LIMIT).replace(/[\uD800-\uDBFF]$/, "")));

/** `hook_event_type` is e.g. `PreToolUse`; an open word, for newer writers know more of them. */
export const HookExecutionEvent = z
  .strictObject({
    kind: z.literal("HookExecutionEvent"),
    ...stamp,
    source: Source.default("hook"),
    hook_event_type: z.string(),
    hook_command: capped,
    tool_name: z.string().optional(),
    success: z.boolean(),
    blocked: z.boolean(),
    exit_code: z.int(),
    stdout: capped,
    stderr: capped,
    reason: capped.optional(),
    additional_context: capped.optional(),
    error: capped.optional(),
    action_id: z.string().optional(),
    message_id: z.string().optional(),
    hook_input: z.record(z.string(), Json).readonly().optional(),
  })
  .readonly();
export type HookExecutionEvent = z.infer<typeof HookExecutionEvent>;
