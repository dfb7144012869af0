/** The condenser port: makes a view that has grown too long short again. */
import type { EventDraft } from "../../event/event.ts";
import type { Spent, ToolSchema } from "../../model/model.ts";
import type { CountTokens } from "../../model/usage/usage.ts";
import { headOf } from "../condense.ts";
import type { View } from "../view.ts";
import { isRequest, type VisibleEvent } from "../visible-event.ts";

export type CondenserContext = Readonly<{
  /** What else goes into every request to the agent's model. */
  tools: readonly ToolSchema[];
  /** The tokens that the agent's model takes in, if that is known. */
  inputLimit: number | undefined;
  countTokens: CountTokens;
  signal: AbortSignal;
  /** JSON values that outlive the process. */
  memory: Readonly<{ get(key: string): unknown; set(key: string, value: unknown): void }>;
  /** Told of every reply that was paid for, also of those that are of no use. */
  onReply(spent: Spent): void;
}>;

export type CondensationDraft = Extract<EventDraft, { kind: "Condensation" }>;

/** Either a view to show to the model now, or a condensation to append to the log before the model is asked. */
export type Condensed =
  | Readonly<{ kind: "view"; view: View }>
  | Readonly<{ kind: "condensation"; condensation: CondensationDraft }>;

/**
 * Contract: `condense` changes nothing but its memory; it rejects with the signal's reason, or with a Fault when the view must be
 * condensed and cannot be.
 */
export interface Condenser {
  /** Whether a CondensationRequest in the log has an effect. */
  readonly handlesRequests: boolean;
  condense(view: View, context: CondenserContext): Promise<Condensed>;
}

/**
 * The events without the system prompt, the first request and the last one. A conversation is taken up again with a new
 * request, and an agent that knows that only from hearsay does the wrong thing well.
 */
export function forgettable(events: readonly VisibleEvent[]): VisibleEvent[] {
  const kept = new Set<VisibleEvent | undefined>([...headOf(events), events.findLast(isRequest)]);
  return events.filter((event) => !kept.has(event));
}
