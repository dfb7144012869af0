import { describe, expect, test } from "vitest";
import type { EventDraft } from "../../../src/core/event/event.ts";
import { viewOf } from "../../../src/core/view/view.ts";
import { idOf } from "../event/counting-stamper.ts";
import { acted, answered, condensed, history, outline, said, system } from "./events.ts";

const seen = (...drafts: EventDraft[]) => outline(viewOf(history(...drafts)));
const start = [system, said("user", "task")];
const turn = (name: string): EventDraft[] => [acted(name, name), answered(name, name)];
const thoughtful = (name: string): EventDraft[] => [
  { ...acted(name, name), thinking_blocks: [{ type: "thinking", thinking: "Hm." }] } as EventDraft,
  answered(name, name),
];
const head = ["system", "user: task"];
const shown = (name: string) => [`call ${name}`, `result ${name}: ${name}`];

describe("a condensation", () => {
  test.for<[string, EventDraft[], string[]]>([
    ["forgets what it names", [...start, ...turn("a"), ...turn("b"), condensed([3, 4])], [...head, ...shown("b")]],
    ["ignores ids that are not there", [...start, condensed([70, 80])], head],
    [
      "puts its summary where it says, counted after the removal",
      [...start, ...turn("a"), ...turn("b"), ...turn("c"), condensed([3, 4, 5, 6], "S", 2)],
      [...head, "summary: S", ...shown("c")],
    ],
    ["puts in no empty summary", [...start, ...turn("a"), condensed([3, 4], "", 2)], head],
    ["puts in no summary without a place", [...start, ...turn("a"), condensed([3, 4], "S")], head],
    ["puts a summary from beyond the end there", [...start, condensed([], "S", 9)], [...head, "summary: S"]],
    [
      "goes on with what comes after it",
      [...start, ...turn("a"), condensed([3, 4], "S", 2), ...turn("b")],
      [...head, "summary: S", ...shown("b")],
    ],
    [
      "takes the result along with its call",
      [...start, ...turn("a"), ...turn("b"), condensed([3])],
      [...head, ...shown("b")],
    ],
    ["takes the call along with its result", [...start, ...turn("a"), condensed([4])], head],
    [
      "takes the whole batch along with one of its calls",
      [
        ...start,
        acted("r", "a"),
        acted("r", "b"),
        answered("a", "a"),
        answered("b", "b"),
        ...turn("c"),
        condensed([4]),
      ],
      [...head, ...shown("c")],
    ],
    [
      "takes the whole thinking loop along with one of its calls",
      [...start, ...thoughtful("a"), ...turn("b"), said("user", "2"), ...turn("c"), condensed([5])],
      [...head, "user: 2", ...shown("c")],
    ],
    [
      "leaves a call that is still open, for its result will come",
      [...start, ...turn("a"), acted("b", "b"), condensed([3, 4], "S", 2), answered("b", "b")],
      [...head, ...shown("b").slice(0, 1), "summary: S", ...shown("b").slice(1)],
    ],
    [
      "never forgets the system prompt and the task",
      [...start, ...turn("a"), condensed([1, 2, 3, 4], "S", 0)],
      [...head, "summary: S"],
    ],
    [
      "never puts its summary into a batch",
      [...start, acted("r", "a"), acted("r", "b"), answered("a", "a"), answered("b", "b"), condensed([], "S", 3)],
      [...head, "call a", "call b", "result a: a", "result b: b", "summary: S"],
    ],
  ])("%s", ([, drafts, expected]) => {
    expect(seen(...drafts)).toEqual(expected);
  });

  test("may stand beside an earlier one, and its summary in front of that one's", () => {
    const drafts = [
      ...start,
      ...turn("a"),
      ...turn("b"),
      condensed([5, 6], "later", 4),
      condensed([3, 4], "sooner", 2),
    ];
    expect(seen(...drafts)).toEqual([...head, "summary: sooner", "summary: later"]);
  });

  test("may forget an earlier summary", () => {
    const drafts = [...start, ...turn("a"), condensed([3, 4], "S1", 2), ...turn("b")];
    const again = { ...condensed([], "S2", 2), forgotten_event_ids: [`${idOf(5)}-summary`] } as EventDraft;
    expect(seen(...drafts, again)).toEqual([...head, "summary: S2", ...shown("b")]);
  });
});
