/** The copy of a log of a server that says what it likes. */
import { expect, test } from "vitest";
import { RemoteLog } from "../../src/agent-server/remote-log.ts";
import { expectInProportion } from "../processor-time.ts";

const idOf = (number: number) => `aaaaaaaa-${String(number).padStart(8, "0")}`;
const pause = (number: number, parent?: number) => ({
  id: idOf(number),
  kind: "PauseEvent",
  source: "user",
  timestamp: "2026-01-01T00:00:00Z",
  ...(parent !== undefined && { parent_id: idOf(parent) }),
});
const nested = (depth: number): unknown => JSON.parse(`${"[".repeat(depth)}${"]".repeat(depth)}`);

test.each([
  ["parent_id", 5],
  ["parent_id", ""],
  ["timestamp", 5],
  ["timestamp", "now"],
  ["source", "xx"],
])("an event whose %s is %j is a finding, and its children have a parent", (name, value) => {
  for (const kind of ["PauseEvent", "KindOfTomorrow"]) {
    const log = new RemoteLog();
    log.take({ ...pause(1), kind, [name]: value });
    log.take(pause(2, 1));
    expect(log.slice().map(({ id }) => id)).toEqual([idOf(1), idOf(2)]);
    expect(log.findings).toHaveLength(kind === "KindOfTomorrow" && name === "source" ? 0 : 1);
  }
});

test.each([undefined, 5, "text", [], {}, { id: 1 }, { id: "../../x", kind: "PauseEvent" }, { id: idOf(1) }])(
  "%j is no event, and a finding",
  (value) => {
    const log = new RemoteLog();
    log.take(value);
    expect(log.length).toBe(0);
    expect(log.findings).toHaveLength(1);
  },
);

test("an event that is nested too deeply to be masked is a finding", () => {
  const log = new RemoteLog();
  log.take({ ...pause(1), kind: "KindOfTomorrow", x: nested(20_000) });
  expect(log.findings).toHaveLength(1);
  log.take({ ...pause(2), kind: "KindOfTomorrow", x: nested(50) });
  expect(log.slice().map(({ id }) => id)).toEqual([idOf(2)]);
});

test("findings are counted to a limit", () => {
  const log = new RemoteLog();
  for (let number = 0; number < 2000; number += 1) log.take({ number });
  expect(log.findings).toHaveLength(1000);
});

function takeFromTheLast(most: number): void {
  const log = new RemoteLog();
  for (let number = most; number > 0; number -= 1) {
    log.take(pause(number, number - 1));
    log.take(pause(number, number - 1));
  }
  expect([log.length, log.hasGap]).toEqual([0, true]);
  log.take(pause(0));
  expect(log.hasGap).toBe(false);
  expect(log.slice().map(({ id }) => id)).toEqual(Array.from({ length: most + 1 }, (_, number) => idOf(number)));
}

test("events in any order are taken once, each after its parent, and the time grows with their number", () => {
  takeFromTheLast(8000);
  expectInProportion(takeFromTheLast, 8000);
});

test("children that waited come in the order of their arrival", () => {
  const log = new RemoteLog();
  for (const number of [3, 2, 4]) log.take(pause(number, 1));
  log.take(pause(1));
  expect(log.slice().map(({ id }) => id)).toEqual([1, 3, 2, 4].map(idOf));
});

test("too many events without a parent are refused", () => {
  const log = new RemoteLog();
  const take = (count: number) => {
    for (let number = 0; number < count; number += 1) log.take(pause(number, 99_999));
  };
  take(10_000);
  expect(() => take(10_001)).toThrow("too many events whose parents are missing");
  log.take(pause(99_999));
  expect(log.length).toBe(10_001);
});
