import { describe, expect, test } from "vitest";
import type { EventDraft } from "../../../src/core/event/event.ts";
import { allowedCuts, forget, nextCut, withoutOpenCalls } from "../../../src/core/view/properties.ts";
import type { VisibleEvent } from "../../../src/core/view/visible-event.ts";
import { idOf } from "../event/counting-stamper.ts";
import { acted, answered, failed, history, outline, said, system } from "./events.ts";

const thoughtful = (reply: string, id: string): EventDraft =>
  ({ ...acted(reply, id), thinking_blocks: [{ type: "thinking", thinking: "Hm." }] }) as EventDraft;
const visible = (...drafts: EventDraft[]) => history(...drafts) as VisibleEvent[];
// none of another kind is made here
const word = said("user", "1");
const turn = (name: string) => [acted(name, name), answered(name, name)];

describe("a view can be cut", () => {
  test.for<[string, EventDraft[], number[]]>([
    ["anywhere, when nothing was done", [system, word, word], [0, 1, 2, 3]],
    ["nowhere but at its ends, when it is empty", [], [0]],
    ["not between a call and its result", [word, ...turn("a"), word], [0, 1, 3, 4]],
    ["not inside a batch", [acted("r", "a"), acted("r", "b"), answered("b", "2"), failed("a", "1"), word], [0, 4, 5]],
    ["not where somebody spoke while a call ran", [acted("r", "a"), word, answered("a", "1"), word], [0, 3, 4]],
    ["between batches", [...turn("a"), ...turn("b")], [0, 2, 4]],
    [
      "not inside a thinking loop",
      [...turn("a"), thoughtful("b", "b"), answered("b", "1"), ...turn("c"), word],
      [0, 2, 6, 7],
    ],
    [
      "between thinking loops",
      [thoughtful("a", "a"), answered("a", "1"), word, thoughtful("b", "b"), answered("b", "1")],
      [0, 2, 3, 5],
    ],
  ])("%s", ([, drafts, cuts]) => {
    expect(allowedCuts(visible(...drafts))).toEqual(cuts);
  });

  test.for<[number, number | undefined]>([
    [0, 0],
    [2, 3],
    [3, 3],
    [5, undefined],
  ])("at the next place from %i on", ([position, expected]) => {
    expect(nextCut([0, 3, 4], position)).toBe(expected);
  });
});

describe("what is forgotten takes along", () => {
  const left = (drafts: EventDraft[], ...places: number[]) =>
    outline({ events: forget(visible(...drafts), places.map(idOf)) });

  test.for<[string, EventDraft[], number[], string[]]>([
    ["nothing, if it was said", [word, ...turn("a")], [1], ["call a", "result a: a"]],
    ["nothing, if it is not there", [...turn("a")], [9], ["call a", "result a: a"]],
    [
      "its batch with all results",
      [acted("r", "a"), acted("r", "b"), answered("a", "1"), answered("b", "2"), word],
      [3],
      ["user: 1"],
    ],
    ["its batch also while that is open", [acted("r", "a"), acted("r", "b"), answered("a", "1")], [3], []],
    [
      "its thinking loop, and what that takes along",
      [
        thoughtful("a", "a"),
        answered("a", "1"),
        acted("b", "b"),
        word, // ends the loop
        thoughtful("c", "c"),
        answered("b", "2"), // belongs to both loops
        answered("c", "3"),
      ],
      [1],
      ["user: 1"],
    ],
  ])("%s", ([, drafts, places, expected]) => {
    expect(left(drafts, ...places)).toEqual(expected);
  });
});

test("a batch with an open call is left out, those around it are not", () => {
  const events = visible(...turn("a"), acted("b", "b1"), acted("b", "b2"), answered("b1", "1"), ...turn("c"));
  expect(outline({ events: withoutOpenCalls(events) })).toEqual(["call a", "result a: a", "call c", "result c: c"]);
});
