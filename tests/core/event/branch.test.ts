import { describe, expect, test } from "vitest";
import type { Event } from "../../../src/core/event/event.ts";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import { countingStamper, idOf } from "./counting-stamper.ts";
import { news, say } from "./drafts.ts";
import { example } from "./examples.ts";
import { faultOf } from "./fault-of.ts";

const openLog = (files = new Map<string, string>(), start = 0) =>
  new EventLog(memoryStore(files), countingStamper(start));
const idsOf = (events: Iterable<Event>) => [...events].map((event) => event.id);

/** 1 ─ 2 ─ 3, with news after 2. */
function chain(files = new Map<string, string>()): EventLog {
  const log = openLog(files);
  for (const draft of [say("one"), say("two"), { ...news, id: idOf(50) }]) log.append(draft);
  log.append({ ...say("three"), id: idOf(3) });
  return log;
}

describe("the branches of a log", () => {
  test("the branch leads from the root to the leaf and leaves out news of the state", () => {
    const log = chain();
    expect([idsOf(log.branch()), log.leaf, log.length]).toEqual([[idOf(1), idOf(2), idOf(3)], idOf(3), 4]);
    expect(idsOf(log.branch(idOf(2)))).toEqual([idOf(1), idOf(2)]);
    expect(log.branch(null)).toEqual([]);
  });

  test("after going back to an event, the next one is its child; nothing is removed", () => {
    const log = chain();
    log.navigateTo(idOf(1));
    expect([log.leaf, idsOf(log.branch())]).toEqual([idOf(1), [idOf(1)]]);
    log.append({ ...say("other"), id: idOf(60) });
    expect([idsOf(log.branch()), idsOf(log.branch(idOf(3)))]).toEqual([
      [idOf(1), idOf(60)],
      [idOf(1), idOf(2), idOf(3)],
    ]);
    expect(log.length).toBe(5);
  });

  test("after going back to nothing, the next event is a root", () => {
    const log = chain();
    log.navigateTo(null);
    expect([log.leaf, log.branch()]).toEqual([null, []]);
    expect(log.append({ ...say("fresh"), id: idOf(60) }).parent_id).toBe("__root__");
    expect(idsOf(log.branch())).toEqual([idOf(60)]);
  });

  test("an event may name its parent itself, and becomes the leaf", () => {
    const log = chain();
    log.append({ ...say("aside"), id: idOf(60), parent_id: idOf(1) });
    expect(idsOf(log.branch())).toEqual([idOf(1), idOf(60)]);
  });

  test("a place that is not there cannot be gone to", () => {
    const log = chain();
    expect(faultOf(() => log.navigateTo(idOf(99))).message).toContain(idOf(99));
    expect(faultOf(() => log.branch(idOf(99))).message).toContain(idOf(99));
    expect(log.leaf).toBe(idOf(3));
  });

  test("a log that is opened again goes on where the last event was", () => {
    const files = new Map<string, string>();
    const log = chain(files);
    log.navigateTo(idOf(1));
    log.append({ ...say("other"), id: idOf(60) });
    log.append({ ...news, id: idOf(61) });
    expect([openLog(files).leaf, idsOf(openLog(files).branch())]).toEqual([idOf(60), [idOf(1), idOf(60)]]);
  });
});

describe("a fork", () => {
  test("holds the branch alone, numbered afresh, and leaves the log as it was", () => {
    const log = chain();
    const store = memoryStore();
    const fork = log.fork(store, idOf(2));
    fork.append({ ...say("elsewhere"), id: idOf(60) });
    expect([idsOf(fork), idsOf(fork.branch())]).toEqual(Array(2).fill([idOf(1), idOf(2), idOf(60)]));
    expect(fork.slice(0, 2)).toStrictEqual(log.branch(idOf(2)));
    expect([log.length, log.leaf]).toEqual([4, idOf(3)]);
    expect(store.list("events").map((name) => name.slice(0, 11))).toEqual([
      "event-00000",
      "event-00001",
      "event-00002",
    ]);
  });

  test("is not made on top of another log", () => {
    const files = new Map<string, string>();
    openLog(files).append({ ...say("mine"), id: idOf(70) });
    expect(faultOf(() => chain().fork(memoryStore(files))).message).toContain("not empty");
    expect(chain().fork(memoryStore()).length).toBe(3);
  });
});

describe("logs that others wrote", () => {
  const wire = (number: number, parent_id?: string, kind = "PauseEvent") => {
    const { parent_id: _, ...fields }: Record<string, unknown> = { ...example(kind), id: idOf(number) };
    return [fileName(number), JSON.stringify({ ...fields, ...(parent_id !== undefined && { parent_id }) })] as const;
  };
  const fileName = (number: number) => `events/event-${String(number).padStart(5, "0")}-${idOf(number)}.json`;

  test("events of old without a parent follow the one before them", () => {
    const log = openLog(new Map([wire(0), wire(1), wire(2)]), 2);
    log.append(say("new"));
    expect(idsOf(log.branch())).toEqual([idOf(0), idOf(1), idOf(2), idOf(3)]);
    expect(log.at(1)).not.toHaveProperty("parent_id");
  });

  test.for([
    ["in a circle", [wire(0, idOf(1)), wire(1, idOf(0))]],
    ["itself", [wire(0, idOf(0))]],
    ["an event that is nowhere", [wire(0, "__root__"), wire(1, idOf(9))]],
  ] as const)("an event that follows %s follows the one before it, and is named", ([, files]) => {
    const log = openLog(new Map(files), 2);
    expect(log.findings).toMatchObject([{ kind: "unreadable", text: expect.stringContaining("PauseEvent.parent_id") }]);
    expect(log.branch().map(({ id }) => id)).toEqual(files.map((_, number) => idOf(number)));
  });
});
