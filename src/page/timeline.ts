/** Draws when the model worked, when tools did, and when the run waited. */
import { Html, html } from "./html.ts";
import type { StoryItem } from "./story.ts";

/** Times are in milliseconds since 1970; `id` is the item that a click leads to. */
export type Segment = Readonly<{ kind: "model" | "tool" | "waiting"; from: number; to: number; id: string }>;

/** One after the other, in the order of the story. Calls of one reply that run at the same time share a stretch. */
export function segmentsOf(items: readonly StoryItem[]): Segment[] {
  const segments: Segment[] = [];
  let now = items[0]?.at ?? 0;
  let isWaiting = false;
  const add = (kind: Segment["kind"], to: number, id: string) => {
    if (to > now) segments.push({ kind, from: now, to, id });
    now = Math.max(now, to);
  };
  for (const item of items) {
    const isHosts = item.kind === "note" || (item.kind === "message" && item.from !== "agent");
    add(isWaiting || isHosts ? "waiting" : "model", item.at, item.id);
    isWaiting = item.kind === "note" && item.tone === "waiting";
    if (item.kind === "call" && item.endedAt !== undefined) add("tool", item.endedAt, item.id);
  }
  return segments;
}

/** Milliseconds by kind. */
export function sumsOf(segments: readonly Segment[]): Readonly<Record<Segment["kind"], number>> {
  const sum = (kind: Segment["kind"]) =>
    segments.filter((segment) => segment.kind === kind).reduce((total, { from, to }) => total + to - from, 0);
  return { model: sum("model"), tool: sum("tool"), waiting: sum("waiting") };
}

const WIDTH = 1000;
/** A pause of days between two runs takes no more room than this share of the whole. */
const LONGEST_SHARE = 0.2;

/**
 * `began` is when this run began: what was before is of earlier runs. `""` if nothing took time. The slider below it is
 * for keyboards and screen readers; the script of the page moves to the step.
 */
export function renderTimeline(segments: readonly Segment[], began = 0): Html {
  const total = segments.reduce((sum, { from, to }) => sum + to - from, 0);
  if (total === 0) return new Html("");
  const shown = segments.map((segment) => ({ ...segment, share: shareOf(segment, total) }));
  const scale = WIDTH / shown.reduce((sum, { share }) => sum + share, 0);
  const sums = sumsOf(segments.filter(({ to }) => to > began));
  const before = sumsOf(segments.filter(({ to }) => to <= began));
  const earlier = before.model + before.tool;
  let x = 0;
  const bars = shown.map(({ kind, from, to, id, share }) => {
    const width = share * scale;
    const bar = html`<a href="#${id}" tabindex="-1"><rect class="${kind}${to <= began && " earlier"}" x="${x.toFixed(2)}" y="0" width="${Math.max(width, 0.5).toFixed(2)}" height="24"><title>${NAMES[kind]}: ${duration(to - from)}</title></rect></a>`;
    x += width;
    return bar;
  });
  return html`<section aria-labelledby="timeline-title"><h2 id="timeline-title">Timeline</h2>
<svg class="timeline" viewBox="0 0 ${WIDTH} 24" preserveAspectRatio="none" aria-hidden="true">${bars}</svg>
<input type="range" id="scrub" min="0" max="${segments.length - 1}" value="0" aria-label="Move through the run">
<p class="legend"><span class="key model"></span>Model ${duration(sums.model)} <span class="key tool"></span>Tools ${duration(sums.tool)} <span class="key waiting"></span>Waiting ${duration(sums.waiting)}${earlier > 0 && html` · pale: earlier runs, ${duration(earlier)}`}</p>
</section>`;
}

const NAMES = { model: "Model", tool: "Tool", waiting: "Waiting" } as const;

function shareOf({ from, to }: Segment, total: number): number {
  return Math.min((to - from) / total, LONGEST_SHARE);
}

/** `0.4 s`, `12 s`, `3 min 5 s`, `2 h 10 min`. */
export function duration(ms: number): string {
  if (ms < 10_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
