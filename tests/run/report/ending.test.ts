import { expect, test } from "vitest";
import { Fault } from "../../../src/lib/fault.ts";
import { notDone } from "../../../src/run/outcome/run-result.ts";
import { withNotes } from "../../../src/run/report/ending.ts";
import type { Run } from "../../../src/run/run.ts";

const memory = { isKept: true, hasUnpublished: false, hasAside: false, notes: new Set() };
const run = { memory, github: {}, world: { env: {} } } as unknown as Run; // the part that counts

test("a run that failed while its work was published does not say that everything is saved", () => {
  const done = { ...notDone(new Fault("git", "The disk is full.")), isWorkSaved: false };
  const body = withNotes("", run, done);
  expect(body).toContain("changes of this run may be lost. Write `@agent continue`");
  expect(body).not.toContain("Everything so far is saved");
});

test("a run that failed before says so", () => {
  const body = withNotes("", run, notDone(new Fault("git", "The disk is full.")));
  expect(body).toContain("Everything so far is saved. Write `@agent continue` to resume.");
});
