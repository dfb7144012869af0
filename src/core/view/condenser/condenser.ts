/** The condenser port: it shortens a view that has become too long. */
import type { EventDraft } from "../../event/event.ts";
import type { Spent, ToolSchema } from "../../model/model.ts";
import type { CountTokens } from "../../model/usage.ts";
import { headOf, type View } from "../view.ts";
import { isRequest, type VisibleEvent } from "../visible-event.ts";

export type CondenserContext = Readonly<{
  /** The parts that every request to the agent's model has in addition to the view. */
  tools: readonly ToolSchema[];
  /** The context window of the agent's model in tokens, if it is known. */
  inputLimit: number | undefined;
  countTokens: CountTokens;
  signal: AbortSignal;
  /** JSON values that are saved with the conversation. */
  memory: Readonly<{ get(key: string): unknown; set(key: string, value: unknown): void }>;
  /** It is called with every reply that was paid for, including unusable ones. */
  onReply(spent: Spent): void;
}>;

export type CondensationDraft = Extract<EventDraft, { kind: "Condensation" }>;

/** A view for the model, or a condensation to append to the log before the model is asked. */
export type Condensed =
  | Readonly<{ kind: "view"; view: View }>
  | Readonly<{ kind: "condensation"; condensation: CondensationDraft }>;

/**
 * Contract: `condense` changes nothing except its memory. It rejects with the signal's reason, or with a Fault if the
 * view must be condensed and cannot be.
 */
export interface Condenser {
  /** Whether a CondensationRequest in the log has an effect. */
  readonly handlesRequests: boolean;
  condense(view: View, context: CondenserContext): Promise<Condensed>;
}

/**
 * The events without the system prompt, the first request and the last one. A conversation is resumed with a new
 * request, and an agent that knows that request only from a summary does the wrong thing.
 */
export function forgettable(events: readonly VisibleEvent[]): VisibleEvent[] {
  const kept = new Set<VisibleEvent | undefined>([...headOf(events), events.findLast(isRequest)]);
  return events.filter((event) => !kept.has(event));
}
