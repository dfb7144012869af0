import { expect, test } from "vitest";
import { Memory } from "../../../src/run/memory/memory.ts";
import { requestKindOf } from "../../../src/run/thread/request-kind.ts";
import { Settings } from "../../../src/runner/input/settings.ts";
import { freshManifest } from "../../../src/state/manifest.ts";

const time = "2026-01-01T00:00:00Z";
const pending = {
  ...{ v: 1, repository: 1, thread: 1, run: 1, conversation: "c", policy: "p", requesters: [], created: time },
  ...{ expires: time, intent: "plan", value: "{}", words: "x" },
};

type Decided =
  | "approved"
  | "rejected"
  | "approved, and its work waited"
  | "rejected, and other work waited"
  | undefined;

/** A thread on which a plan was decided about so, if it was. What waited after that was approved. */
function memoryWith(decided: Decided): Memory {
  const [verdict, later] = decided?.split(", ") ?? [];
  const decision = { verdict: later ? "approved" : verdict, by: "maria", at: time, reason: "" };
  const waited = later ? { ...pending, intent: "close" } : pending;
  const item = { pending: waited, risk: "", reasons: [], shown: null, decision };
  const own = { v: 1, items: [item], comment: null, ...(later && verdict === "approved" && { of_plan: true }) };
  const proposal = decided === undefined ? null : JSON.parse(JSON.stringify(own));
  const manifest = { ...freshManifest("11111111-2222-4333-8444-555555555555"), proposal };
  return new Memory({ store: undefined, manifest, files: new Map() });
}

test.for<[string, string, boolean, Decided, string]>([
  ["mention", "fix it", false, undefined, "work"],
  ["mention", "plan a fix", false, undefined, "plan"],
  ["mention", "ask why", false, undefined, "ask"],
  ["mention", "ask why", true, undefined, "ask"],
  ["mention", "condense", true, undefined, "condense"],
  ["mention", "fix it", true, undefined, "plan"],
  ["mention", "fix it", true, "approved", "plan"],
  ["mention", "continue", true, undefined, "plan"],
  ["mention", "continue", true, "rejected", "plan"],
  ["mention", "continue", true, "approved", "work"],
  ["mention", "continue", true, "approved, and its work waited", "work"],
  ["mention", "fix it", true, "approved, and its work waited", "plan"],
  ["mention", "continue", true, "rejected, and other work waited", "plan"],
  ["label", "", true, undefined, "plan"],
  ["schedule", "plan it", false, undefined, "work"],
  ["decision", "", true, undefined, "work"],
  ["review", "", true, undefined, "work"],
  ["review-request", "plan", true, undefined, "work"],
])(
  "a %s that says %j, with plan-first %j and a plan that was %s, is for: %s",
  ([kind, request, first, verdict, wanted]) => {
    const settings = new Settings({ "plan-first": String(first) });
    const trigger = { kind, request, actors: [{ login: "maria", id: 7, type: "User", role: "writer" }] } as never;
    expect(requestKindOf({ settings, trigger, memory: memoryWith(verdict) })).toBe(wanted);
  },
);
