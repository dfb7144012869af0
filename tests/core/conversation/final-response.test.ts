import { expect, test } from "vitest";
import { finalResponse } from "../../../src/core/conversation/conversation.ts";
import type { EventDraft } from "../../../src/core/event/event.ts";
import { acted, answered, history, said } from "../view/events.ts";

const finished = (message: string, isValid = true): EventDraft =>
  ({
    ...acted("r", "f"),
    tool_name: "finish",
    action: isValid ? { kind: "FinishAction", message } : null,
  }) as EventDraft;

test.for<[string, EventDraft[], string]>([
  ["nothing when the agent said nothing", [said("user", "Fix it.")], ""],
  [
    "the message of finish",
    [said("user", "Fix it."), acted("r", "a", "hm"), finished("Fixed."), answered("f", "")],
    "Fixed.",
  ],
  ["the agent's words when it did not finish", [said("agent", "It is 42.")], "It is 42."],
  ["finish rather than words before it", [said("agent", "Wait."), finished("Fixed.")], "Fixed."],
  ["words rather than a finish before them", [finished("Fixed."), said("agent", "And that, too.")], "And that, too."],
  ["the last of several", [said("agent", "1"), said("agent", "2")], "2"],
  ["words that were said before an empty reply", [said("agent", "It is 42."), said("agent", "")], "It is 42."],
  ["no finish that was not valid", [said("agent", "It is 42."), finished("", false)], "It is 42."],
  ["no thought beside a call", [acted("r", "a", "I will look.")], ""],
  ["neither user nor environment", [said("agent", "Yes."), said("environment", "Go on.")], "Yes."],
  ["no answer to an earlier request", [said("user", "1?"), finished("One."), said("user", "2?"), acted("s", "a")], ""],
])("the answer of a run is %s", ([, drafts, expected]) => {
  expect(finalResponse(history(...drafts))).toBe(expected);
});
