/** Parts a batch where the number of calls that may run at the same time changes. */
import type { RecordedCall } from "./execution/execute.ts";

export type Stretch = Readonly<{ calls: readonly RecordedCall[]; limit: number }>;

/** In order; one stretch is over before the next begins. `usual` holds for tools that say nothing of it. */
export function stretches(batch: readonly RecordedCall[], usual: number): readonly Stretch[] {
  const parts: { calls: RecordedCall[]; limit: number }[] = [];
  for (const recorded of batch) {
    const limit = Math.max(usual, limitOf(recorded));
    const last = parts.at(-1);
    if (last?.limit === limit) last.calls.push(recorded);
    else parts.push({ calls: [recorded], limit });
  }
  return parts;
}

function limitOf({ prepared }: RecordedCall): number {
  return prepared.status === "ready" ? (prepared.tool.atOnce ?? 1) : 1;
}
