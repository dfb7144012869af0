import { expect, test } from "vitest";
import { leaseStateOf } from "../../../src/run/claim/lease.ts";
import { freshManifest, type Lease, type Manifest, withAnswer } from "../../../src/state/manifest.ts";
import type { FoundState } from "../../../src/state/state-store.ts";

const now = new Date("2026-11-21T10:00:00Z");
const runKey = { key: "k", runId: 2, attempt: 1 };
const fresh = freshManifest("11111111-2222-4333-8444-555555555555");
const found = (changes: Partial<Manifest>): FoundState => ({
  ...{ status: "found", manifest: { ...fresh, ...changes }, files: new Map(), stored: new Map(), isEncrypted: false },
});
const lease = (changes: Partial<Lease> = {}): Lease => ({
  ...{
    run_id: 1,
    attempt: 1,
    run_url: "u",
    key: "other",
    taken: "2026-11-21T09:50:00Z",
    until: "2026-11-21T10:10:00Z",
  },
  ...changes,
});
const answered = (outcome: string) =>
  withAnswer(fresh, { key: "k", comment_url: null, outcome, time: "2026-11-21T09:00:00Z" });

test("a thread that nobody knows begins, and so does one whose state is not to be believed", () => {
  expect(leaseStateOf({ status: "none" }, runKey, now)).toEqual({ kind: "begin", lost: undefined });
  expect(leaseStateOf({ status: "unusable", why: "it is odd" }, runKey, now)).toEqual({
    kind: "begin",
    lost: "it is odd",
  });
  expect(leaseStateOf(found({}), runKey, now).kind).toBe("go-on");
});

test("what was answered is answered, also when the run is repeated", () => {
  expect(leaseStateOf(found(answered("changed")), runKey, now).kind).toBe("answered");
  expect(leaseStateOf(found(answered("changed")), { ...runKey, attempt: 2 }, now).kind).toBe("answered");
});

test("what failed or was stopped is answered too, unless somebody repeats the run", () => {
  expect(leaseStateOf(found(answered("failed")), runKey, now).kind).toBe("answered");
  for (const outcome of ["failed", "cancelled", "timed-out", "budget-exhausted", "stuck"]) {
    expect(leaseStateOf(found(answered(outcome)), { ...runKey, attempt: 2 }, now).kind).toBe("go-on");
  }
});

test("F39 another run is waited for until its lease is over", () => {
  expect(leaseStateOf(found({ lease: lease() }), runKey, now)).toMatchObject({ kind: "wait", lease: { run_id: 1 } });
  expect(leaseStateOf(found({ lease: lease({ until: "2026-11-21T10:00:00Z" }) }), runKey, now).kind).toBe("go-on");
});

test("an earlier attempt of this run holds nothing; another job of it does", () => {
  const ours = found({ lease: lease({ run_id: 2 }) });
  expect(leaseStateOf(ours, { ...runKey, attempt: 2 }, now).kind).toBe("go-on");
  expect(leaseStateOf(ours, runKey, now).kind).toBe("wait");
});
