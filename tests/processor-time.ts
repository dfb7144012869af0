/** How much work something is, whatever else the machine does: the time of the processor that this thread had. */
import { expect } from "vitest";

/**
 * Milliseconds of the processor that `work` takes, without the garbage collector and others beside it. Many kernels count
 * in ticks of 4 ms or 10 ms, so a figure of a few milliseconds says nothing.
 */
export function processorMs(work: () => unknown): number {
  const start = process.threadCpuUsage();
  work();
  return process.threadCpuUsage(start).user / 1000;
}

/** The same for work that waits. */
export async function processorMsOf(work: () => Promise<unknown>): Promise<number> {
  const start = process.threadCpuUsage();
  await work();
  return process.threadCpuUsage(start).user / 1000;
}

const ROUNDS = 8;

/**
 * Throws if twice the size takes more than three times as long: it takes four times as long where the time grows with the
 * square. Other programs share the caches of the processor, which costs even our own time, but not in every round. What
 * takes less than `quickMs` is too short to be judged: half of it has to be many ticks of the kernel's clock.
 */
export function expectInProportion(work: (size: number) => unknown, size: number, quickMs = 200): void {
  let [whole, half] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 1; round <= ROUNDS; round += 1) {
    whole = Math.min(
      whole,
      processorMs(() => work(size)),
    );
    if (whole < quickMs) return;
    half = Math.min(
      half,
      processorMs(() => work(size / 2)),
    );
    if (whole < (round < 3 ? 2.5 : 3) * half) return;
  }
  expect(whole, `milliseconds of a size of ${size}, of half of it: ${half}`).toBeLessThan(3 * half);
}
