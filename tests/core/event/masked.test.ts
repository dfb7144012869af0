import fc from "fast-check";
import { expect, test } from "vitest";
import type { EventDraft } from "../../../src/core/event/event.ts";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import { maskTexts } from "../../../src/core/event/mask-texts.ts";
import { HIDDEN, maskOf } from "../../../src/lib/mask/mask.ts";
import { always } from "../invariants/runs.ts";
import { anyDraft } from "./any-event.ts";
import { countingStamper } from "./counting-stamper.ts";

const SECRET = "s3cr3t-canary";
const { mask } = maskOf([SECRET]);

test("no text of an event that is appended holds a secret, in memory, on disk or in a fork, and it still is an event", async () => {
  await always(150, anyDraft, (clean) => {
    const draft = planted(clean) as EventDraft; // a draft with other texts is a draft
    const files = new Map<string, string>();
    const log = new EventLog(memoryStore(files), countingStamper(), mask);
    const event = log.append(draft);
    expect(event.kind).toBe(draft.kind);
    const fork = new Map<string, string>();
    log.fork(memoryStore(fork)).append(draft);
    const all = JSON.stringify([event, ...files.values(), ...fork.values()]);
    expect(all).not.toContain(SECRET);
    expect(all.includes(HIDDEN)).toBe(JSON.stringify(draft).includes(SECRET));
  });
});

const CLOSED = new Set(["kind", "type", "role", "source", "origin", "id", "action_id", "message_id", "parent_id"]);
const LISTS = new Set(["forgotten_event_ids", "risks"]);
const ENUMS = new Set(["security_risk", "user_action"]);

/** The secret at the end of every text that may be any text. */
function planted(value: unknown, key = ""): unknown {
  if (typeof value === "string") return CLOSED.has(key) || ENUMS.has(key) ? value : `${value} ${SECRET}`;
  if (LISTS.has(key) || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((inner) => planted(inner));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, planted(inner, name)]));
}

test("a value in which nothing is hidden is the very same", () => {
  const value = { a: ["x", { b: 1, c: null }], d: "y" };
  expect(maskTexts(value, mask)).toBe(value);
  expect(maskTexts({ ...value, d: `y ${SECRET}` }, mask)).toEqual({ ...value, d: `y ${HIDDEN}` });
});

test("keys and the words of closed lists stay, whatever somebody has made a secret", () => {
  const weak = maskOf(["MessageEvent", "finish", "completion"]).mask;
  const draft = { kind: "MessageEvent", tool_name: "finish", origin: "completion", finish: "to finish" };
  expect(maskTexts(draft, weak)).toEqual({ ...draft, finish: `to ${HIDDEN}` });
});

test("what is no word is hidden even where a word belongs: a model can put anything there", () => {
  expect(maskTexts({ tool_name: SECRET, type: `a ${SECRET}` }, mask)).toEqual({
    tool_name: HIDDEN,
    type: `a ${HIDDEN}`,
  });
  fc.assert(fc.property(fc.jsonValue(), (value) => JSON.stringify(maskTexts(value, mask)) === JSON.stringify(value)));
});
