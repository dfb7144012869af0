/** The events that shorten the view: which events are left out, and which summary replaces them. */
import { z } from "zod";
import { Source, stamp } from "../envelope.ts";

/**
 * From here on, the view leaves out `forgotten_event_ids` (a set) and has `summary`, if there is one, before its event
 * number `summary_offset`.
 */
export const Condensation = z
  .strictObject({
    kind: z.literal("Condensation"),
    ...stamp,
    source: Source.default("environment"),
    forgotten_event_ids: z.array(z.string()).readonly().prefault([]),
    summary: z.string().optional(),
    summary_offset: z.int().min(0).optional(),
    llm_response_id: z.string(),
  })
  .readonly();
export type Condensation = z.infer<typeof Condensation>;

/** The view is too long and must be condensed before the model is asked again. */
export const CondensationRequest = z
  .strictObject({ kind: z.literal("CondensationRequest"), ...stamp, source: Source.default("environment") })
  .readonly();
export type CondensationRequest = z.infer<typeof CondensationRequest>;

/** The summary of a condensation as an event of the view. The view makes it, and it is never stored. */
export const CondensationSummaryEvent = z
  .strictObject({
    kind: z.literal("CondensationSummaryEvent"),
    ...stamp,
    id: z.string().regex(/^[0-9a-fA-F-]{8,}-summary$/),
    source: Source.default("environment"),
    summary: z.string(),
  })
  .readonly();
export type CondensationSummaryEvent = z.infer<typeof CondensationSummaryEvent>;
