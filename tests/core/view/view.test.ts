import { describe, expect, test } from "vitest";
import type { EventDraft } from "../../../src/core/event/event.ts";
import { unmatchedActions, ViewBuilder, viewOf } from "../../../src/core/view/view.ts";
import { idOf } from "../event/counting-stamper.ts";
import { acted, answered, condensed, failed, history, outline, rejected, said, system } from "./events.ts";

const impossible: EventDraft = { ...acted("r1", "a"), action: null } as EventDraft;
const thoughtful = (reply: string, id: string): EventDraft =>
  ({ ...acted(reply, id), thinking_blocks: [{ type: "thinking", thinking: "Hm." }] }) as EventDraft;
const to = (id: string, action: number): EventDraft =>
  ({ ...answered(id, "x"), action_id: idOf(action) }) as EventDraft;

describe("calls without a result", () => {
  test.for<[string, EventDraft[], string[]]>([
    ["none in a history without calls", [said("user", "1"), said("agent", "2")], []],
    ["none when all have one", [acted("r1", "a"), acted("r1", "b"), answered("a", "1"), failed("b", "2")], []],
    ["none when somebody said no", [acted("r1", "a"), rejected("a", "no")], []],
    [
      "those that were cut off, in order",
      [acted("r1", "a"), acted("r1", "b"), acted("r1", "c"), answered("b", "")],
      ["a", "c"],
    ],
    ["a call that can never run, as long as nobody said so", [impossible], ["a"]],
    ["none when it was said", [impossible, failed("a", "Tool 'x' not found.")], []],
    [
      "the later one when an endpoint uses an id again",
      [acted("r1", "a"), answered("a", "1"), acted("r2", "a")],
      ["a"],
    ],
    ["a call when the result names another", [acted("r1", "a"), to("a", 9)], ["a"]],
    ["a call when the result came before it", [failed("a", "1"), acted("r1", "a")], ["a"]],
  ])("%s", ([, drafts, expected]) => {
    expect(unmatchedActions(history(...drafts)).map((action) => action.tool_call_id)).toEqual(expected);
  });
});

describe("what the model may see", () => {
  test.for<[string, EventDraft[], string[]]>([
    ["what was said and done", [system, said("user", "1"), said("agent", "2")], ["system", "user: 1", "agent: 2"]],
    ["not a call that is open", [said("user", "1"), acted("r1", "a")], ["user: 1"]],
    ["nor its batch", [acted("r1", "a"), acted("r1", "b"), answered("a", "1"), said("user", "1")], ["user: 1"]],
    ["but the batch before", [acted("r1", "a"), answered("a", "1"), acted("r2", "b")], ["call a", "result a: 1"]],
    ["the first of two results", [acted("r1", "a"), answered("a", "1"), answered("a", "2")], ["call a", "result a: 1"]],
    ["no result without a call", [answered("a", "1"), failed("b", "2"), said("user", "1")], ["user: 1"]],
    [
      "each result with its call when an id is used again",
      [acted("r1", "a"), answered("a", "1"), acted("r2", "a"), to("a", 3)],
      ["call a", "result a: 1", "call a", "result a: x"],
    ],
    ["an error as the result of a call that could not run", [impossible, failed("a", "no")], ["call a", "error a"]],
    [
      "a thinking loop up to a call that is open",
      [thoughtful("r1", "a"), answered("a", "1"), acted("r2", "b")],
      ["call a", "result a: 1"],
    ],
    [
      "nothing that is only news",
      [
        { kind: "ConversationStateUpdateEvent", key: "execution_status", value: "running" },
        { kind: "PauseEvent", source: "user" },
        { kind: "ConversationErrorEvent", code: "MaxIterationsReached", detail: "Too many." },
        said("agent", ""),
      ],
      [],
    ],
  ])("%s", ([, drafts, expected]) => {
    expect(outline(viewOf(history(...drafts)))).toEqual(expected);
  });
});

describe("a request to condense", () => {
  const request: EventDraft = { kind: "CondensationRequest" };
  test.for<[string, EventDraft[], boolean]>([
    ["is not there before it is made", [system], false],
    ["is there from then on", [system, request, said("user", "1")], true],
    ["is gone with the next condensation", [system, request, condensed([])], false],
    ["is there again when it is made again", [system, request, condensed([]), request], true],
  ])("%s", ([, drafts, expected]) => {
    const view = viewOf(history(...drafts));
    expect(view.unhandledCondensationRequest).toBe(expected);
    expect(outline(view)).not.toContain("CondensationRequest");
  });
});

test("a view that was given out does not change when its builder goes on", () => {
  const builder = new ViewBuilder();
  const [first, second] = history(said("user", "1"), said("user", "2"));
  if (first) builder.append(first);
  const view = builder.view();
  if (second) builder.append(second);
  expect([outline(view), outline(builder.view())]).toEqual([["user: 1"], ["user: 1", "user: 2"]]);
});
