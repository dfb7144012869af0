/** Leaves out the results of old calls, which are most of a long view and rarely needed again. It needs no model. */
import { z } from "zod";
import { prompt } from "../../../prompts.ts";
import { plainText, text } from "../../event/content.ts";
import type { ObservationEvent } from "../../event/kind/actions.ts";
import { allowedCuts, nextCut } from "../properties.ts";
import { shownContent } from "../shown-content.ts";
import type { View } from "../view.ts";
import { isResult, type VisibleEvent } from "../visible-event.ts";
import type { Condenser } from "./condenser.ts";

export type MaskingOptions = Readonly<{
  /** The number of last results that are never masked. */
  keepLast?: number;
  /** Results are masked in steps of this number. In between, requests start equally, so endpoints can cache them. */
  step?: number;
  /** The number of first events that are never masked: at least as many as the summarizing condenser keeps. */
  keepFirst?: number;
  /** Outputs with fewer characters than this are never masked. */
  minimumLength?: number;
}>;

/** Only the returned view is masked. The log keeps everything, and errors of the agent stay. */
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

// Results before a summary stay as they are: after a condensation there are fewer results to count, and masked ones
// would come back.
function oldResults(events: readonly VisibleEvent[], { keepLast, step, keepFirst }: Reach): Set<VisibleEvent> {
  const first = nextCut(allowedCuts(events), keepFirst) ?? events.length;
  const results = events.slice(first).filter(isResult);
  const count = Math.floor(Math.max(0, results.length - keepLast) / step) * step;
  return new Set(results.slice(0, count));
}

function lengthOf({ observation, extended_content }: ObservationEvent): number {
  return [...shownContent(observation), ...extended_content].reduce(
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

/** The file with the complete output, if the output was too long to be shown. Most classes name it in the text alone. */
function fileOf({ observation }: ObservationEvent): string | undefined {
  const noted = Kept.safeParse(observation).data?.metadata.full_output_file;
  return noted ?? NOTICE.exec(plainText(observation.content))?.[1];
}

const NOTICE = /\[\.\.\. cut: [^\n]{0,200} in (\S+)\. \.\.\.\]/;
