import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { folderStore } from "../../../src/core/event/file-store.ts";
import { countingStamper, idOf } from "./counting-stamper.ts";
import { say } from "./drafts.ts";
import { test } from "./log-folder.ts";

const openLog = (folder: string, start: number) => new EventLog(folderStore(folder), countingStamper(start));
const nameOf = (number: number, id = number + 1) => `event-${String(number).padStart(5, "0")}-${idOf(id)}.json`;
const pathOf = (folder: string, name: string) => join(folder, "events", name);
const kindsAndFiles = (log: EventLog) => log.findings.map(({ kind, file }) => [kind, file]);

/** A closed log of four events, `idOf(1)` to `idOf(4)`. */
function fourEvents(folder: string): void {
  const log = openLog(folder, 0);
  for (const words of ["one", "two", "three", "four"]) log.append(say(words));
  log.close();
}

/** Opens, looks, appends, and sees that the next opening finds nothing to do and the same events. */
function expectSoundFrom(folder: string, length: number): EventLog {
  const log = openLog(folder, 100);
  expect(log.length).toBe(length);
  log.append(say("on and on"));
  log.close();
  const again = openLog(folder, 200);
  expect([...again]).toStrictEqual([...log]);
  again.close();
  return log;
}

describe("a log that was shut in order", () => {
  test("has no findings", ({ folder }) => {
    fourEvents(folder);
    expect(expectSoundFrom(folder, 4).findings).toEqual([]);
  });
});

describe("the last file", () => {
  test.for([
    ["is empty", ""],
    ["is cut off", '{"kind":"MessageEvent","id":"0000'],
    ["holds zeros", "\0\0\0\0"],
  ] as const)("is set aside when it %s, and its bytes are kept", ([, text], { folder }) => {
    fourEvents(folder);
    writeFileSync(pathOf(folder, nameOf(3)), text);
    const log = expectSoundFrom(folder, 3);
    expect(kindsAndFiles(log)).toEqual([["torn-tail", `events/${nameOf(3)}`]]);
    expect(readFileSync(pathOf(folder, `${nameOf(3)}.corrupt`), "utf8")).toBe(text);
    expect(openLog(folder, 300).findings).toEqual([]);
  });

  test("may be several, after a power cut", ({ folder }) => {
    fourEvents(folder);
    for (const number of [1, 2, 3]) writeFileSync(pathOf(folder, nameOf(number)), "");
    expect(kindsAndFiles(expectSoundFrom(folder, 1)).map(([kind]) => kind)).toEqual(Array(3).fill("torn-tail"));
  });

  test("does not replace one that was set aside before", ({ folder }) => {
    fourEvents(folder);
    writeFileSync(pathOf(folder, `${nameOf(3)}.corrupt`), "older");
    writeFileSync(pathOf(folder, nameOf(3)), "");
    expectSoundFrom(folder, 3);
    expect(readFileSync(pathOf(folder, `${nameOf(3)}.corrupt`), "utf8")).toBe("older");
    expect(readFileSync(pathOf(folder, `${nameOf(3)}.corrupt-2`), "utf8")).toBe("");
  });
});

describe("a file in the middle", () => {
  test.for<[string, string]>([
    ["is empty", ""],
    ["is cut off", '{"kind":"Mess'],
    ["is no event", '{"kind":"PauseEvent"}'],
    ["is another event", JSON.stringify({ kind: "PauseEvent", id: idOf(9), timestamp: "2026-01-01T00:00:00" })],
    ["is nested too deeply", "[".repeat(20_000) + "]".repeat(20_000)],
  ])("is kept, named and passed over when it %s; the others are as they were", ([, text], { folder }) => {
    fourEvents(folder);
    writeFileSync(pathOf(folder, nameOf(1)), text);
    const log = expectSoundFrom(folder, 4);
    expect(log.findings.slice(0, 1)).toEqual([
      { kind: "unreadable", file: `events/${nameOf(1)}`, text: expect.stringContaining("cannot be read") },
    ]);
    expect(log.branch().map(({ id, kind }) => [id, kind])).toMatchObject([
      [idOf(1), "MessageEvent"],
      [idOf(2), text.startsWith('{"kind":"PauseEvent"}') ? "PauseEvent" : "UnknownEvent"],
      [idOf(3), "MessageEvent"],
      [idOf(4), "MessageEvent"],
      [expect.anything(), "MessageEvent"],
    ]);
    expect(readFileSync(pathOf(folder, nameOf(1)), "utf8")).toBe(text);
  });

  test("follows the one before it when its parent is missing", ({ folder }) => {
    fourEvents(folder);
    const path = pathOf(folder, nameOf(1));
    const text = readFileSync(path, "utf8").replace(idOf(1), idOf(77));
    writeFileSync(path, text);
    const log = expectSoundFrom(folder, 4);
    expect(log.findings).toMatchObject([
      { kind: "unreadable", text: expect.stringContaining("MessageEvent.parent_id") },
    ]);
    expect(log.branch().length).toBe(5);
    const fork = folderStore(join(folder, "fork"));
    log.fork(fork).close();
    expect(fork.read(`events/${nameOf(1)}`)).toBe(text);
  });

  test("ends the log when it is missing, and the files after it are set aside", ({ folder }) => {
    fourEvents(folder);
    rmSync(pathOf(folder, nameOf(1)));
    const log = expectSoundFrom(folder, 1);
    expect(log.findings).toEqual([
      { kind: "gap", file: `events/${nameOf(2)}`, text: expect.stringMatching(/number 1 is missing; 2 files/) },
    ]);
    expect(readdirSync(join(folder, "events"))).toEqual(
      expect.arrayContaining([`${nameOf(2)}.corrupt`, `${nameOf(3)}.corrupt`]),
    );
  });

  test("ends the log when it is the first that is missing", ({ folder }) => {
    fourEvents(folder);
    rmSync(pathOf(folder, nameOf(0)));
    expect(kindsAndFiles(expectSoundFrom(folder, 0))).toEqual([["gap", `events/${nameOf(1)}`]]);
  });

  test("counts beside another of the same number", ({ folder }) => {
    fourEvents(folder);
    renameSync(pathOf(folder, nameOf(3)), pathOf(folder, nameOf(2, 4)));
    expect(kindsAndFiles(expectSoundFrom(folder, 4))).toEqual([["same-number", `events/${nameOf(2, 4)}`]]);
  });

  test("is passed over when an event before it has its id", ({ folder }) => {
    fourEvents(folder);
    const copy = readFileSync(pathOf(folder, nameOf(1)), "utf8");
    rmSync(pathOf(folder, nameOf(3)));
    writeFileSync(pathOf(folder, nameOf(3, 2)), copy.replace("two", "too"));
    const log = expectSoundFrom(folder, 3);
    expect(kindsAndFiles(log)).toEqual([["duplicate", `events/${nameOf(3, 2)}`]]);
    expect(JSON.stringify(log.get(idOf(2)))).toContain("two");
    expect(readdirSync(join(folder, "events"))).toContain(nameOf(4, 101));
  });
});

describe("other files", () => {
  test("that are no events are left alone", ({ folder }) => {
    fourEvents(folder);
    writeFileSync(pathOf(folder, "notes.txt"), "mine");
    writeFileSync(pathOf(folder, "notes.tmp"), "mine");
    expect(kindsAndFiles(expectSoundFrom(folder, 4))).toEqual([
      ["foreign-file", "events/notes.tmp"],
      ["foreign-file", "events/notes.txt"],
    ]);
    expect(readFileSync(pathOf(folder, "notes.txt"), "utf8")).toBe("mine");
  });

  test("that are writes cut short are removed", ({ folder }) => {
    fourEvents(folder);
    writeFileSync(pathOf(folder, `${nameOf(4)}.tmp`), '{"kind":"Mess');
    expect(kindsAndFiles(expectSoundFrom(folder, 4))).toEqual([["leftover-temporary", `events/${nameOf(4)}.tmp`]]);
    expect(readdirSync(join(folder, "events")).filter((name) => name.endsWith(".tmp"))).toEqual([]);
  });
});

describe("a newer program's events", () => {
  test("are kept to the letter and reported once for all alike", ({ folder }) => {
    fourEvents(folder);
    const change = (number: number, edit: (event: Record<string, unknown>) => object) => {
      const path = pathOf(folder, nameOf(number));
      writeFileSync(path, JSON.stringify(edit(JSON.parse(readFileSync(path, "utf8")))));
    };
    for (const number of [0, 2]) change(number, (event) => ({ ...event, mood: "good" }));
    for (const number of [1, 3]) change(number, (event) => ({ ...event, kind: "RumourEvent" }));
    const bytes = () => [0, 1, 2, 3].map((number) => readFileSync(pathOf(folder, nameOf(number)), "utf8"));
    const before = bytes();
    const log = expectSoundFrom(folder, 4);
    expect(log.findings).toEqual([
      { kind: "unknown-field", file: `events/${nameOf(0)}`, text: expect.stringMatching(/^MessageEvent\.mood .*2 ev/) },
      { kind: "unknown-kind", file: `events/${nameOf(1)}`, text: expect.stringMatching(/^RumourEvent .*2 events/) },
    ]);
    expect(log.slice(0, 4).map((event) => event.kind)).toEqual(Array(2).fill(["MessageEvent", "UnknownEvent"]).flat());
    expect(log.branch().length).toBe(5);
    expect(bytes()).toEqual(before);
    expect(log.fork(folderStore(join(folder, "fork"))).slice()).toStrictEqual(log.slice());
  });
});
