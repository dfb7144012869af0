/** Leaves out what old calls gave, which is most of a long view and seldom read again. Needs no model. */
import { z } from "zod";
import { prompt } from "../../../prompts.ts";
import { text } from "../../event/content.ts";
import type { ObservationEvent } from "../../event/kind/actions.ts";
import { allowedCuts, nextCut } from "../properties.ts";
import type { View } from "../view.ts";
import { isResult, type VisibleEvent } from "../visible-event.ts";
import type { Condenser } from "./condenser.ts";

export type MaskingOptions = Readonly<{
  /** The last so many results are never masked. */
  keepLast?: number;
  /** Masked is in steps of so many results: in between, requests begin alike and endpoints can cache them. */
  step?: number;
  /** The first so many events are never masked; the same number as the summarising condenser keeps, or more. */
  keepFirst?: number;
  /** Shorter outputs than this, in characters, stay. */
  minimumLength?: number;
}>;

/** Only the view that is returned is masked; the log keeps everything, and errors of the agent stay as they are. */
export function observationMasking(options: MaskingOptions = {}): Condenser {
  const { keepLast = 20, step = 10, keepFirst = 4, minimumLength = 500 } = options;
  const masks = new WeakMap<ObservationEvent, ObservationEvent>();
  const mask = (event: VisibleEvent): VisibleEvent => {
    if (event.kind !== "ObservationEvent" || lengthOf(event) < minimumLength) return event;
    const masked = masks.get(event) ?? maskOf(event);
    masks.set(event, masked);
    return masked;
  };
  return Object.freeze<Condenser>({
    handlesRequests: false,
    async condense(view) {
      const old = oldResults(view.events, { keepLast, step, keepFirst });
      const masked: View = { ...view, events: view.events.map((event) => (old.has(event) ? mask(event) : event)) };
      return { kind: "view", view: masked };
    },
  });
}

type Reach = Readonly<Required<Pick<MaskingOptions, "keepLast" | "step" | "keepFirst">>>;

// What stands before a summary is spared, masked or not: after a condensation there are fewer results to count, and
// what had been masked would come back.
function oldResults(events: readonly VisibleEvent[], { keepLast, step, keepFirst }: Reach): Set<VisibleEvent> {
  const first = nextCut(allowedCuts(events), keepFirst) ?? events.length;
  const results = events.slice(first).filter(isResult);
  const count = Math.floor(Math.max(0, results.length - keepLast) / step) * step;
  return new Set(results.slice(0, count));
}

function lengthOf({ observation, extended_content }: ObservationEvent): number {
  return [...observation.content, ...extended_content].reduce(
    (sum, block) => sum + (block.type === "text" ? block.text.length : Number.POSITIVE_INFINITY),
    0,
  );
}

function maskOf(event: ObservationEvent): ObservationEvent {
  const file = fileOf(event);
  const words = file === undefined ? prompt("masked") : prompt("masked-in-file", { file });
  const { kind, is_error } = event.observation;
  return { ...event, observation: { kind, is_error, content: [text(words)] }, extended_content: [] };
}

const Kept = z.object({ metadata: z.object({ full_output_file: z.string() }) });

/** The file that holds an output whole, if it was too long to be shown. */
function fileOf({ observation }: ObservationEvent): string | undefined {
  return Kept.safeParse(observation).data?.metadata.full_output_file;
}
