/** A run that loses its thread to other runs tries again a few times, hears a cancel, and always has a result. */
import { expect, test } from "vitest";
import { Fault } from "../../../src/lib/fault.ts";
import { workUnderLease } from "../../../src/run/claim/lease.ts";
import { blankMemory } from "../../../src/run/memory/memory.ts";
import { notDone } from "../../../src/run/outcome/run-result.ts";
import { Settings } from "../../../src/runner/input/settings.ts";

/** Time passes only where the run sleeps. `onSleep` may cancel it there. */
function losingRun(wins = Number.POSITIVE_INFINITY, onSleep: (cancel: () => void) => void = () => undefined) {
  const controller = new AbortController();
  const cancel = () => controller.abort(new Fault("cancelled", "The run was cancelled."));
  const sleeps: number[] = [];
  let time = 0;
  const world = {
    ...{ env: {}, now: () => new Date(0), newId: () => "id" },
    clock: () => time,
    async sleep(ms: number, signal: AbortSignal) {
      sleeps.push(ms);
      time += ms;
      onSleep(cancel);
      signal.throwIfAborted();
    },
    signal: controller.signal,
  };
  const job = { runId: 7001, runAttempt: 1, runUrl: "u" };
  const settings = new Settings({ "state-store": "none", mode: "dry-run" });
  const run = { world, settings, mayWrite: false, job, trigger: { kind: "mention", key: "k" } } as never; // all that is asked of it
  let works = 0;
  const result = workUnderLease(run, {
    ...{ memory: blankMemory(undefined, "id"), commentId: 1, progress: undefined },
    work: async ({ claimed }) => {
      await claimed;
      works += 1;
      return works > wins ? notDone(new Fault("check", "It has worked.")) : "lost";
    },
  });
  return { result, sleeps, works: () => works };
}

const reasonOf = async ({ result }: ReturnType<typeof losingRun>) => {
  const end = await result;
  if (end.kind !== "done") throw new Error("The request was answered.");
  return end.done.report;
};

test("a run that always loses begins a bounded number of times, with growing pauses, and says why it did not work", async () => {
  const run = losingRun();
  const { outcome, reason, quote } = await reasonOf(run);
  expect(outcome).toBe("failed");
  expect(reason).toBe("Other runs change the saved state of this thread again and again, so this run did no work");
  expect(quote).toBe("This run waited for its turn on this thread, and gave up after 10 looks in 90 seconds.");
  expect(run.works()).toBe(10);
  expect(run.sleeps).toEqual([1000, 2000, 4000, 8000, 15000, 15000, 15000, 15000, 15000]);
});

test("one that loses a few times works then: the twin", async () => {
  const run = losingRun(3);
  expect(await reasonOf(run)).toMatchObject({ reason: "It has worked" });
  expect(run.works()).toBe(4);
});

test("a cancel is heard between two attempts, and is what the run reports", async () => {
  const run = losingRun(Number.POSITIVE_INFINITY, (cancel) => cancel());
  expect(await reasonOf(run)).toMatchObject({ outcome: "cancelled" });
  expect(run.works()).toBe(1);
});
