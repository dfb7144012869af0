/** One event of a log is changed in one place: the others are read as before, the person is told which, and nothing is lost. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { StoredEvent } from "../../../src/core/event/event.ts";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import { toChat } from "../../../src/core/view/to-chat.ts";
import { viewOf } from "../../../src/core/view/view.ts";
import { oneChange } from "../../one-change.ts";
import { always } from "../invariants/runs.ts";
import { openaiProblems } from "../message-rules.ts";
import { randomLog } from "../view/random-log.ts";
import { countingStamper } from "./counting-stamper.ts";

const fileOf = (number: number, id: string) => `events/event-${String(number).padStart(5, "0")}-${id}.json`;

/** A log, the place of the event that changes, and its text then. */
const changed = randomLog
  .filter((events) => events.length > 2)
  .chain((events) =>
    fc.nat(events.length - 2).chain((place) => {
      const whole = JSON.stringify(events[place]);
      const texts = fc.oneof(
        {
          arbitrary: oneChange(JSON.parse(whole)).map(({ what, at, value }) => ({
            what: `${at.join(".")} ${what}`,
            text: JSON.stringify(value),
          })),
          weight: 6,
        },
        fc.nat(whole.length - 1).map((end) => ({ what: `cut at ${end}`, text: whole.slice(0, end) })),
      );
      return texts.map((change) => ({ events, place, ...change }));
    }),
  );

test("one bad event costs none of its neighbours, is told, and is written as it was", async () => {
  await always(150, changed, ({ events, place, text }) => {
    const files = new Map(events.map((event, number) => [fileOf(number, event.id), JSON.stringify(event)]));
    const name = fileOf(place, events[place]?.id ?? "");
    files.set(name, text);
    const log = new EventLog(memoryStore(files), countingStamper(1000));
    expect(log.length).toBe(events.length);
    expect(log.slice().toSpliced(place, 1)).toStrictEqual(events.toSpliced(place, 1));
    if (!isSound(text, events[place]?.id)) expect(log.findings.map(({ file }) => file)).toContain(name);
    else expect(log.findings).toEqual([]);
    expect(files.get(name)).toBe(text);
    const copy = new Map<string, string>();
    log.fork(memoryStore(copy)).close();
    if (log.findings.some(({ kind }) => kind === "unreadable"))
      expect(readable(copy.get(name) ?? "")).toEqual(readable(text));
  });
});

test("the model is asked with what is left", async () => {
  await always(150, changed, ({ events, place, text }) => {
    const files = new Map(events.map((event, number) => [fileOf(number, event.id), JSON.stringify(event)]));
    files.set(fileOf(place, events[place]?.id ?? ""), text);
    const log = new EventLog(memoryStore(files), countingStamper(1000));
    const before = openaiProblems(toChat(viewOf(events)));
    const after = openaiProblems(toChat(viewOf(log.branch())));
    expect(after.map(plain).filter((problem) => !before.map(plain).includes(problem))).toEqual([]);
  });
});

/** Messages have other numbers when one is gone. */
function plain(problem: string): string {
  return problem.replace(/^message \d+: /, "");
}

function isSound(text: string, id: string | undefined): boolean {
  const value = withoutNulls(readable(text));
  return StoredEvent.safeParse(value).success && Object(value).id === id;
}

/** They count as absent. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  const said = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(said.map(([name, field]) => [name, withoutNulls(field)]));
}

function readable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text; // it was cut
  }
}
