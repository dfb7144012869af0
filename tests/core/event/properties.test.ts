import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Event, StoredEvent } from "../../../src/core/event/event.ts";
import { EventLog, type Stamper } from "../../../src/core/event/event-log.ts";
import { type FileStore, memoryStore } from "../../../src/core/event/file-store.ts";
import { dumpEvent, readEvent } from "../../../src/core/event/wire.ts";
import { anyDraft, anyWire, storedKinds } from "./any-event.ts";
import { countingStamper } from "./counting-stamper.ts";
import { news, say } from "./drafts.ts";
import { notFrozen } from "./frozen.ts";

test("random events are of every kind that is stored", () => {
  expect(new Set(storedKinds)).toEqual(new Set(StoredEvent.options.map((option) => option.unwrap().shape.kind.value)));
});

describe("any event", () => {
  test("comes back from its dump as it was, frozen through and through, and dumps the same again", () => {
    fc.assert(
      fc.property(anyWire, (wire) => {
        const event = Event.parse(wire);
        const { event: again, unknownFields } = readEvent(JSON.parse(dumpEvent(event)));
        expect(again).toStrictEqual(event);
        expect([unknownFields, notFrozen(event), dumpEvent(again)]).toEqual([[], [], dumpEvent(event)]);
      }),
      { numRuns: 400 },
    );
  });

  test("keeps what a newer program added to it", () => {
    const value = fc.jsonValue({ maxDepth: 2 }).map((json) => JSON.parse(JSON.stringify(json))); // so without -0
    const additions = fc.dictionary(fc.stringMatching(/^new_[a-z]{1,5}$/), value, { minKeys: 1 });
    fc.assert(
      fc.property(anyWire, additions, (wire, added) => {
        const known = Object.fromEntries(Object.entries(added).filter(([, value]) => value !== null));
        const { event } = readEvent({ ...wire, ...known });
        expect(event).toStrictEqual({ ...Event.parse(wire), ...known });
        expect([notFrozen(event), readEvent(JSON.parse(dumpEvent(event))).event]).toEqual([[], event]);
      }),
    );
  });

  test("of any unknown kind is kept to the letter", () => {
    fc.assert(
      fc.property(anyWire, fc.stringMatching(/^New[A-Z][a-z]{0,9}$/), (wire, kind) => {
        const { event } = readEvent({ ...wire, kind });
        expect([event.kind, dumpEvent(event)]).toEqual(["UnknownEvent", JSON.stringify({ ...wire, kind })]);
        expect(notFrozen(event)).toEqual([]);
      }),
    );
  });
});

type Move = Readonly<{ kind: "say" | "news" | "reopen" | "root" | "go" | "graft"; to: number }>;

const anyMove: fc.Arbitrary<Move> = fc.record({
  kind: fc.constantFrom("say", "say", "say", "news", "news", "go", "graft", "root", "reopen"),
  to: fc.nat(50),
});

/** The log as simply as it can be told: who follows whom. */
type Model = { parents: Map<string, string | null>; leaf: string | null };

function branchOf({ parents, leaf }: Model): string[] {
  return leaf === null ? [] : [...branchOf({ parents, leaf: parents.get(leaf) ?? null }), leaf];
}

describe("any history", () => {
  test("has the branches that were walked, and is the same when it is opened again", () => {
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 40 }), (moves) => {
        const store = memoryStore();
        const stamper = countingStamper();
        const model: Model = { parents: new Map(), leaf: null };
        let log = new EventLog(store, stamper);
        for (const move of moves) {
          if (move.kind === "reopen") log = reopen(log, store, stamper);
          else play(log, model, move);
          if (move.kind === "reopen") model.leaf = log.leaf;
          expect(log.branch().map(({ id }) => id)).toEqual(branchOf(model));
          expect([...log].map(({ id }) => id)).toEqual([...model.parents.keys()]);
        }
      }),
    );
  });

  test("of events of any kind is the same when it is opened again, and numbered without a gap", () => {
    fc.assert(
      fc.property(fc.array(anyDraft, { maxLength: 12 }), (drafts) => {
        const store = memoryStore();
        const log = new EventLog(store, countingStamper());
        for (const draft of drafts) log.append(draft as never);
        log.close();
        const again = new EventLog(store, countingStamper(100));
        expect([again.findings, [...again], again.leaf]).toStrictEqual([[], [...log], log.leaf]);
        expect(store.list("events").map((name) => Number(name.slice(6, 11)))).toEqual(drafts.map((_, index) => index));
      }),
    );
  });

  test("whose end was torn anywhere is a beginning of what it was, and every loss is reported", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.nat(1000), (length, cut) => {
        const files = new Map<string, string>();
        const log = new EventLog(memoryStore(files), countingStamper());
        for (let number = 0; number < length; number += 1) log.append(say(`number ${number}`));
        const last = [...files.keys()].at(-1) ?? "";
        const whole = files.get(last) ?? "";
        files.set(last, whole.slice(0, cut % whole.length));
        const again = new EventLog(memoryStore(files), countingStamper(100));
        expect([...again]).toStrictEqual(log.slice(0, -1));
        expect(again.findings.map(({ kind, file }) => [kind, file])).toEqual([["torn-tail", last]]);
        expect(again.append(say("on")).parent_id).toBe(log.at(-2)?.id ?? "__root__");
      }),
    );
  });
});

function reopen(before: EventLog, store: FileStore, stamper: Stamper): EventLog {
  before.close();
  const after = new EventLog(store, stamper);
  expect([after.findings, [...after]]).toStrictEqual([[], [...before]]);
  expect(after.leaf).toBe([...after].findLast(({ kind }) => kind !== news.kind)?.id ?? null);
  return after;
}

/** Makes the move in the log and in the model. */
function play(log: EventLog, model: Model, { kind, to }: Move): void {
  const target = [...model.parents.keys()][to % Math.max(1, model.parents.size)] ?? null;
  if (kind === "root" || kind === "go") {
    const aim = kind === "go" ? target : null;
    log.navigateTo(aim);
    model.leaf = aim;
    while (model.leaf && log.get(model.leaf)?.kind === news.kind) model.leaf = model.parents.get(model.leaf) ?? null;
    return;
  }
  const parent = kind === "graft" ? target : model.leaf;
  const draft = kind === "news" ? news : say("words");
  const { id } = log.append({ ...draft, ...(kind === "graft" && { parent_id: target ?? "__root__" }) });
  model.parents.set(id, parent);
  if (kind !== "news") model.leaf = id;
}
