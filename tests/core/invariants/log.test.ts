/** The invariants of the log, whatever is written to it and wherever one goes in it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ROOT } from "../../../src/core/event/envelope.ts";
import { Event } from "../../../src/core/event/event.ts";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import { dumpEvent, readEvent } from "../../../src/core/event/wire.ts";
import { anyDraft, anyWire } from "../event/any-event.ts";
import { countingStamper } from "../event/counting-stamper.ts";
import { notFrozen } from "../event/frozen.ts";
import { randomPlan } from "./random-agent.ts";
import { play } from "./random-run.ts";
import { always } from "./runs.ts";

/** Appends the draft, or first goes to one of the events, or to before the first. */
const walk = fc.array(fc.tuple(anyDraft, fc.option(fc.nat(30))), { maxLength: 25 });

function walked(moves: readonly (readonly [object, number | null])[], onAppend: (log: EventLog) => void = () => {}) {
  const files = new Map<string, string>();
  const log = new EventLog(memoryStore(files), countingStamper());
  for (const [draft, goTo] of moves) {
    if (goTo !== null) log.navigateTo(goTo === 0 ? null : (log.at(goTo % Math.max(1, log.length))?.id ?? null));
    log.append(draft as never); // a draft of any kind
    onAppend(log);
  }
  return { log, files };
}

test("invariant 1: an event cannot be changed, nor through what it was made from", async () => {
  await always(100, anyWire, (wire) => {
    const draft = structuredClone(wire);
    const event = Event.parse(draft);
    const before = JSON.stringify(event);
    spoil(draft);
    expect([notFrozen(event), JSON.stringify(event)]).toEqual([[], before]);
  });
});

function spoil(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const inner of Object.values(value)) spoil(inner);
  for (const key of Object.keys(value)) Reflect.set(value, key, "spoilt");
}

test("invariant 8: what listeners hear is what the files hold, and what another process reads", async () => {
  await always(60, walk, (moves) => {
    const heard: Event[] = [];
    const files = new Map<string, string>();
    const log = new EventLog(memoryStore(files), countingStamper());
    log.subscribe((event) => heard.push(event));
    for (const [draft] of moves) log.append(draft as never);
    expect(heard.map(dumpEvent)).toEqual([...files.values()]);
    expect([...files.values()].map((text) => readEvent(JSON.parse(text)).event)).toStrictEqual(heard);
    expect([...log]).toStrictEqual(heard);
  });
});

test("invariant 9: nothing but the workspace, the model client and the store of the log reaches for the machine", () => {
  const doors = ["workspace/", "model/", "event/file-store.ts", "event/recovery.ts"];
  const core = join(import.meta.dirname, "../../../src/core");
  const outside = readdirSync(core, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !doors.some((door) => path.startsWith(door)))
    .filter((path) => {
      const text = readFileSync(join(core, path), "utf8");
      const reaches =
        /from "node:(fs|child_process|net|http|https|tls|dgram|worker_threads|os|process)|process\.[a-z]|\bfetch\(/;
      return reaches.test(text);
    });
  expect(outside).toEqual([]);
});

test("invariant 10: ids are unique, numbers have no gap, and what is written stays as it is", async () => {
  await always(60, walk, (moves) => {
    let before: string[] = [];
    const { log, files } = walked(moves, (growing) => {
      const now = [...growing].map(dumpEvent);
      expect(now.slice(0, -1)).toEqual(before);
      before = now;
    });
    expect([...files.values()]).toEqual(before);
    expect(new Set([...log].map(({ id }) => id)).size).toBe(log.length);
    expect([...files.keys()].map((name) => Number(name.slice(13, 18)))).toEqual([...files.keys()].map((_, n) => n));
  });
});

test("invariant 10: no step of an agent changes or removes what was written before it", async () => {
  await always(40, randomPlan, async (plan) => {
    const { log, files, steps } = await play(plan);
    expect([...files.values()]).toEqual([...log].map(dumpEvent));
    expect(files.size).toBe(log.length);
    for (const [index, { from, to }] of steps.entries()) {
      expect(to).toBeGreaterThanOrEqual(from);
      expect(from).toBeGreaterThanOrEqual(steps[index - 1]?.to ?? 0);
    }
    expect(new Set([...log].map(({ id }) => id)).size).toBe(log.length);
  });
});

test("invariant 10: an event whose id is taken is refused, and nothing is written", async () => {
  await always(30, fc.tuple(walk, fc.nat(30)), ([moves, which]) => {
    const { log, files } = walked(moves);
    const id = log.at(which % Math.max(1, log.length))?.id;
    if (id === undefined) return;
    const before = [...files];
    expect(() => log.append({ kind: "PauseEvent", id })).toThrow("already");
    expect([...files]).toEqual(before);
  });
});

test("invariant 11: every parent is there before its child, and every branch ends at a root", async () => {
  await always(60, walk, (moves) => {
    const { log } = walked(moves);
    for (const [index, { id, parent_id = "" }] of [...log].entries()) {
      expect(parent_id === ROOT || (log.indexOf(parent_id) >= 0 && log.indexOf(parent_id) < index)).toBe(true);
      const branch = log.branch(id);
      expect([branch[0]?.parent_id, branch.at(-1)?.id]).toEqual([ROOT, id]);
      expect(new Set(branch).size).toBe(branch.length);
      for (const [place, event] of branch.entries()) expect(event.parent_id).toBe(branch[place - 1]?.id ?? ROOT);
    }
  });
});

test("invariant 11: an event that follows one that is not there is refused", async () => {
  await always(30, walk, (moves) => {
    const { log, files } = walked(moves);
    const before = files.size;
    const parent_id = "00000000-0000-4000-8000-999999999999";
    expect(() => log.append({ kind: "PauseEvent", parent_id })).toThrow("not before it");
    const own = "00000000-0000-4000-8000-999999999998";
    expect(() => log.append({ kind: "PauseEvent", id: own, parent_id: own })).toThrow("not before it");
    expect(files.size).toBe(before);
  });
});
