import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { folderStore, memoryStore } from "../../../src/core/event/file-store.ts";
import { countingStamper, idOf } from "./counting-stamper.ts";
import { news, say } from "./drafts.ts";
import { faultOf } from "./fault-of.ts";
import { eventFiles, test } from "./log-folder.ts";

const openLog = (folder: string, start = 0) => new EventLog(folderStore(folder), countingStamper(start));
const openInMemory = () => new EventLog(memoryStore(), countingStamper());

describe("an event log", () => {
  test("keeps each event in a file named by its number and id, and leaves nothing else behind", ({ folder }) => {
    const log = openLog(folder);
    const first = log.append(say("one"));
    log.append(say("two"));
    log.close();
    const names = [`event-00000-${idOf(1)}.json`, `event-00001-${idOf(2)}.json`];
    expect([readdirSync(folder), readdirSync(join(folder, "events")).sort()]).toEqual([["events"], names]);
    expect(JSON.parse(readFileSync(join(folder, "events", names[0] ?? ""), "utf8"))).toEqual(first);
  });

  test("chains events by parent; news of the state has a parent but is none", () => {
    const log = openInMemory();
    for (const draft of [say("one"), news, say("two"), say("three")]) log.append(draft);
    expect([...log].map((event) => event.parent_id)).toEqual(["__root__", idOf(1), idOf(1), idOf(3)]);
  });

  test("is read by position from both ends, by id, in slices and in order", () => {
    const log = openInMemory();
    const events = [log.append(say("one")), log.append(say("two")), log.append(say("three"))];
    expect([log.length, log.at(0), log.at(-1), log.at(3), log.at(-4)]).toEqual([
      3,
      events[0],
      events[2],
      undefined,
      undefined,
    ]);
    expect([log.slice(1), log.slice(-2, -1), log.slice()]).toEqual([events.slice(1), events.slice(1, 2), events]);
    expect([log.get(idOf(2)), log.indexOf(idOf(2))]).toEqual([events[1], 1]);
    expect([log.get(idOf(9)), log.indexOf(idOf(9))]).toEqual([undefined, -1]);
    expect([...log]).toEqual(events);
  });

  test("tells subscribers once the file is there, and no longer than they want", ({ folder }) => {
    const log = openLog(folder);
    const heard: [string, boolean][] = [];
    const stop = log.subscribe((event) => {
      heard.push([event.id, existsSync(join(folder, "events", `event-00000-${event.id}.json`))]);
    });
    log.append(say("one"));
    stop();
    log.append(say("two"));
    expect(heard).toEqual([[idOf(1), true]]);
  });

  test.for([
    ["is not valid", { ...say("one"), source: "nobody" }],
    ["has a field that nobody knows", { ...say("one"), mood: "good" }],
    ["is of an unknown kind", { kind: "RumourEvent" }],
    ["is made for the view", { kind: "CondensationSummaryEvent", summary: "x" }],
    ["is a piece of a reply", { kind: "StreamingDeltaEvent", content: "x" }],
    ["comes from a server's socket", { kind: "ServerErrorEvent", code: "x", detail: "y" }],
    ["stands for one that we could not read", { kind: "UnknownEvent", source: "user", wire: {} }],
    ["has the id of another", { ...say("one"), id: idOf(1) }],
    ["has a parent that is not there", { ...say("one"), parent_id: idOf(99) }],
  ] as const)("neither stores nor announces an event that %s", ([, draft]) => {
    const files = new Map<string, string>();
    const log = new EventLog(memoryStore(files), countingStamper());
    log.append(say("zero"));
    const heard: string[] = [];
    log.subscribe((event) => heard.push(event.id));
    expect(faultOf(() => log.append(draft as never)).code).toBe("bug");
    expect([log.length, heard, files.size]).toEqual([1, [], 1]);
    log.append({ ...say("good"), id: idOf(77), parent_id: "__root__" });
    expect([log.length, heard, files.size]).toEqual([2, [idOf(77)], 2]);
  });

  test("is not changed by what becomes of the values it was given", () => {
    const value = { list: ["a"] };
    const event = openInMemory().append({ kind: "ConversationStateUpdateEvent", key: "list", value });
    value.list.push("b");
    expect(event).toMatchObject({ value: { list: ["a"] } });
  });

  test("F36 goes on as before when an event could not be written", () => {
    const store = memoryStore();
    let isFull = true;
    const write = (name: string, text: string) => {
      if (isFull) throw new Error("ENOSPC: no space left on device");
      store.write(name, text);
    };
    const log = new EventLog({ ...store, write }, countingStamper());
    const fault = faultOf(() => log.append(say("one")));
    expect(fault).toMatchObject({ code: "config", hint: expect.stringContaining("disk"), cause: expect.any(Error) });
    isFull = false;
    log.append(say("two"));
    expect([log.length, store.list("events")]).toEqual([1, [`event-00000-${idOf(2)}.json`]]);
  });

  test("takes nothing more once it is closed, and can still be read", () => {
    const log = openInMemory();
    log.append(say("one"));
    log.close();
    log.close();
    expect(faultOf(() => log.append(say("two"))).message).toContain("closed");
    expect(log.length).toBe(1);
  });
});

describe("an event log that is opened again", () => {
  test("holds equal events and goes on with the next number and the right parent", ({ folder }) => {
    const before = openLog(folder);
    for (const draft of [say("one"), say("two"), news]) before.append(draft);
    before.close();
    const after = openLog(folder, 3);
    expect([...after]).toStrictEqual([...before]);
    expect(after.findings).toEqual([]);
    expect(after.append(say("four")).parent_id).toBe(idOf(2));
    expect(eventFiles(folder).at(-1)).toBe(`event-00003-${idOf(4)}.json`);
  });

  test("counts on beyond five digits", () => {
    const event = { ...say("x"), timestamp: "2026-01-01T00:00:00.000Z" };
    const name = (index: number) => `events/event-${String(index).padStart(5, "0")}-${idOf(index)}.json`;
    const file = (_: unknown, index: number) => [name(index), JSON.stringify({ ...event, id: idOf(index) })] as const;
    const files = new Map(Array.from({ length: 100_001 }, file));
    const log = new EventLog(memoryStore(files), countingStamper(100_001));
    expect(log.at(-1)?.id).toBe(idOf(100_000));
    expect(log.append(say("next")).parent_id).toBe(idOf(100_000));
    expect([...files.keys()].at(-1)).toBe(`events/event-100001-${idOf(100_002)}.json`);
  });
});
