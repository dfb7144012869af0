import { describe, expect, test } from "vitest";
import { Fault, type FaultReason } from "../../../src/lib/fault.ts";
import type { WorkStanding } from "../../../src/run/memory/thread-work.ts";
import { notDone } from "../../../src/run/outcome/run-result.ts";
import { withNotes } from "../../../src/run/report/ending.ts";
import type { Run } from "../../../src/run/run.ts";
import { Settings } from "../../../src/runner/input/settings.ts";

const nothing: WorkStanding = { status: "none", kinds: [] };
const failed = notDone(new Fault("git", "The disk is full."));

function notesOf(work: WorkStanding, { isKept = true, hasStore = true, number = 7 } = {}): string {
  const memory = { isKept, hasStore, work, notes: new Set() };
  const thread = number > 0 ? { type: "issue", number } : { type: "none" };
  const job = { repository: { owner: "acme", name: "shop" }, runUrl: "https://github.test/acme/shop/actions/runs/9" };
  const run = {
    memory,
    github: {},
    settings: new Settings({}),
    world: { env: {} },
    trigger: { thread },
    job,
  } as unknown as Run; // the part that counts
  return withNotes("", run, failed);
}

test("a run that failed while its work was published does not say that everything is saved", () => {
  const memory = { isKept: true, hasStore: true, work: nothing, notes: new Set() };
  const run = { memory, github: {}, settings: new Settings({}), world: { env: {} } } as unknown as Run; // the part that counts
  const body = withNotes("", run, { ...failed, isWorkSaved: false });
  expect(body).toContain(
    "changes of this run may be lost. The next run looks, and does again what is missing. Write `@agent continue`",
  );
  expect(body).not.toContain("Everything so far is saved");
});

test("a run that failed before says so", () => {
  expect(notesOf(nothing)).toContain("Everything so far is saved. Write `@agent continue` to resume.");
});

describe("of a history that the endpoint refuses", () => {
  const notes = (reason: FaultReason, { isResumed = true, isKept = true } = {}) => {
    const memory = { isKept, isResumed, hasStore: true, work: nothing, notes: new Set() };
    const run = { memory, github: {}, settings: new Settings({}), world: { env: {} } } as unknown as Run; // the part that counts
    return withNotes("", run, notDone(new Fault("model", "It was refused.", { reason, isLasting: true })));
  };

  test("people read that `reset` helps, and what it costs", () => {
    for (const reason of ["context-window", "refused-pictures", "unknown-refusal", "unrepaired-history"] as const) {
      expect(notes(reason)).toContain("`@agent reset` helps");
      expect(notes(reason)).toContain("It costs what the agent has read and tried here");
    }
  });

  test("they do not where there is no history, or the reason is another", () => {
    expect(notes("unknown-refusal", { isResumed: false })).not.toContain("reset");
    expect(notes("unknown-refusal", { isKept: false })).not.toContain("reset");
    expect(notes("content-policy")).not.toContain("reset");
  });
});

describe("of unpublished work", () => {
  const proof = "read when the run began";
  const saved: WorkStanding = { status: "saved", kinds: ["work", "copies"], proof };

  test("what was read back is called saved, with the command that gives it back", () => {
    const body = notesOf(saved);
    expect(body).toContain("Everything so far is saved.");
    expect(body).toContain("Unpublished changes are saved");
    expect(body).toContain("saved as copies, byte for byte");
    expect(body).toContain("`node dist/index.js show --work 7 --repo acme/shop --out FOLDER`");
    expect(notesOf(saved, { number: 0 })).toContain(
      "`node dist/index.js show --work https://github.test/acme/shop/actions/runs/9 --out",
    );
  });

  test.for([
    ["being saved", { status: "saving", kinds: ["work"] }, /is being saved\. Write `@agent continue`/],
    [
      "not saved",
      { status: "unsaved", kinds: ["work"], why: "It is away." },
      /could not be saved.* It is away\.[\s\S]*may be lost/,
    ],
  ] as const)("what is %s is not called saved", ([, work, words]) => {
    const body = notesOf(work);
    expect(body).toMatch(words);
    expect(body).not.toMatch(/Everything so far is saved|changes are saved|deckhand show/);
  });

  test("nothing is said of it where nothing is saved of the thread", () => {
    const none = { isKept: false, hasStore: false };
    expect(notesOf({ status: "unsaved", kinds: ["work"], why: "" }, none)).toBe("");
    expect(notesOf(saved, none)).toBe("");
  });
});
