/** Runs jobs at the same time and hands out what comes of them in the order of the jobs. */

/**
 * At most `limit` jobs run at a time, and they are begun in order. `take` gets each result as soon as those before it
 * have been taken; with a limit of 1, before the next job begins. If jobs reject, the others still run to their end and
 * their results are taken; then it rejects with the first error. If `take` throws, no further job begins.
 */
export async function runInOrder<Result>(
  jobs: readonly (() => Promise<Result>)[],
  limit: number,
  take: (result: Result) => void,
): Promise<void> {
  const settled: (PromiseSettledResult<Result> | undefined)[] = jobs.map(() => undefined);
  const queue = jobs.entries();
  let taken = 0;
  let isBroken = false;
  const takeReady = () => {
    isBroken = true; // unless all goes well
    for (let next = settled[taken]; next; next = settled[taken]) {
      taken += 1;
      if (next.status === "fulfilled") take(next.value);
    }
    isBroken = false;
  };
  const work = async () => {
    for (const [index, job] of queue) {
      [settled[index]] = await Promise.allSettled([job()]);
      if (isBroken) return;
      takeReady();
    }
  };
  const workers = Array.from({ length: Math.min(jobs.length, Math.max(1, limit || 1)) }, work);
  const ends = await Promise.allSettled(workers);
  const failed = [...ends, ...settled].find((result) => result?.status === "rejected");
  if (failed?.status === "rejected") throw failed.reason;
}
