import { expect, test } from "vitest";
import { leaseOf, leaseStateOf, recall } from "../../../src/run/claim/lease.ts";
import { Settings } from "../../../src/runner/input/settings.ts";
import { freshManifest } from "../../../src/state/manifest.ts";

const now = new Date("2026-11-22T10:00:00.000Z");
const asked = (key: string, runAttempt = 2) => {
  const desk = {
    settings: new Settings({}),
    world: { now: () => now },
    job: { runId: 7101, runAttempt, runUrl: "u" },
    trigger: { key },
  };
  return desk as never; // all that is asked of them
};

test("a request that was cut off is at work since its first attempt, however often it is repeated", () => {
  const before = { ...leaseOf(asked("k", 1), null), taken: "2026-11-22T09:00:00.000Z" };
  expect(leaseOf(asked("k"), before)).toMatchObject({
    taken: before.taken,
    attempt: 2,
    until: "2026-11-22T10:35:00.000Z",
  });
  expect(leaseOf(asked("k", 3), leaseOf(asked("k"), before)).taken).toBe(before.taken);
  expect(leaseOf(asked("another"), before).taken).toBe(now.toISOString());
  expect(leaseOf(asked("k"), null).taken).toBe(now.toISOString());
});

test("F42 a lease outlasts the run by ten minutes, because clocks of runners differ", () => {
  const lease = leaseOf(asked("k"), null);
  expect(Date.parse(lease.until) - now.getTime()).toBe((25 + 10) * 60_000);
  const kept = { ...freshManifest("11111111-2222-4333-8444-555555555555"), lease };
  const found = { status: "found", manifest: kept, files: new Map(), stored: new Map(), isEncrypted: false } as const;
  const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
  const other = { key: "another", runId: 7102, attempt: 1 };
  // A run that takes all of its time, as a runner sees it whose clock is ten minutes ahead, or as many behind.
  for (const skew of [-10, 9.9]) expect(leaseStateOf(found, other, minutes(25 + skew)).kind).toBe("wait");
  expect(leaseStateOf(found, other, minutes(25 + 10)).kind).toBe("go-on");
});

test.for([
  ["a request begins another conversation if the workflow wants no earlier one", "mention", "never", 2],
  ["a request goes on otherwise", "mention", "auto", 1],
  ["a decision is about the conversation that waits, whatever the workflow wants", "decision", "never", 1],
] as const)("%s", async ([, kind, resume, id]) => {
  let ids = 0;
  const settings = new Settings({ "state-store": "none", mode: "dry-run", resume });
  const world = { newId: () => `${++ids}` };
  const found = await recall({ world, settings, mayWrite: false, trigger: { kind } } as never); // all that is asked of it
  expect(found).toMatchObject({ kind: "ours", memory: { id: String(id) } });
});
