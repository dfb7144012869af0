import { describe, expect, test } from "vitest";
import { isStuck, type StuckPattern } from "../../../../src/core/conversation/stuck/stuck.ts";
import type { Event, EventDraft } from "../../../../src/core/event/event.ts";
import { idOf } from "../../event/log-folder.ts";
import { acted, answered, failed, history, rejected, said, system } from "../../view/events.ts";

type Making = Readonly<{ action?: object | null; thought?: string; arguments?: string }>;
let count = 0;

/** A call of `name` with what comes of it. Ids differ each time, as they do in life. */
function turn(
  name: string,
  result: (id: string) => EventDraft,
  { action, thought = "", ...call }: Making = {},
): EventDraft[] {
  count += 1;
  const id = `c${count}`;
  const draft = acted(`r${count}`, id, thought) as Extract<EventDraft, { kind: "ActionEvent" }>;
  const tool_call = { ...draft.tool_call, ...call };
  const made = action === undefined ? { kind: "EchoAction", name } : action;
  return [{ ...draft, tool_call, action: made } as EventDraft, result(id)];
}

const works = (name: string, output = name, making: Making = {}) => turn(name, (id) => answered(id, output), making);
const fails = (name: string, error = "no", making: Making = {}) => turn(name, (id) => failed(id, error), making);
const times = (number: number, make: (index: number) => EventDraft[]) =>
  Array.from({ length: number }, (_, index) => make(index)).flat();
/** A terminal call, as the tests are run again. */
const shell = (action: object, output: string) => {
  const [call, result] = works("terminal", output, { action: { kind: "TerminalAction", ...action } });
  return [{ ...call, tool_name: "terminal" }, result] as EventDraft[];
};
/** The terminal has nothing new to say; `timeout` means that the program has not ended. */
const silent = (action: object, timeout: boolean) => {
  const [call, result] = shell(action, "");
  const { observation } = result as Extract<EventDraft, { kind: "ObservationEvent" }>;
  return [call, { ...result, observation: { ...observation, timeout } }] as EventDraft[];
};
const tested = (index: number) => shell({ command: "npm test" }, `1 failed in ${index} ms`);
const edited = (index: number) => works("edit", `${index}`);
const task = [system, said("user", "task")];
const talk = (number: number) => times(number, (index) => [said("agent", `word ${index}`)]);
const news: EventDraft = { kind: "ConversationStateUpdateEvent", key: "k", value: 1 };
const verdict = (...drafts: EventDraft[]) => isStuck(history(...drafts));

describe("an agent that goes in circles", () => {
  test.for<[string, EventDraft[], StuckPattern]>([
    ["does the same four times", times(4, () => works("a")), "action_observation"],
    ["is refused the same four times", times(4, () => turn("a", (id) => rejected(id, "no"))), "action_observation"],
    [
      "with keys in another order",
      [
        ...times(2, () => works("a", "a", { action: { kind: "A", x: 1, y: 2 } })),
        ...times(2, () => works("a", "a", { action: { kind: "A", y: 2, x: 1 } })),
      ],
      "action_observation",
    ],
    ["with news in between", times(4, () => [...works("a"), news, news, news, news]), "action_observation"],
    [
      "four times at once",
      [
        ...times(4, () => works("a")).filter(({ kind }) => kind === "ActionEvent"),
        ...Array.from({ length: 4 }, (_, index) => answered(`c${count - index}`, "a")),
      ],
      "action_observation",
    ],
    [
      "fails with the same call four times, each in another way",
      times(4, (i) => fails("a", `no ${i}`)),
      "action_error",
    ],
    ["runs the same tests eight times, which take another time each", times(8, tested), "action"],
    [
      "makes the same call eight times, and thinks something else each time",
      times(8, (index) => works("a", `${index}`, { thought: `Once more, ${index}.` })),
      "action",
    ],
    ["talks three times and does nothing", talk(3), "monologue"],
    ["says nothing three times", times(3, () => [said("agent", ""), said("environment", "Go on.")]), "monologue"],
    ["does two things in turn", times(3, () => [...works("a"), ...works("b")]), "alternating_pattern"],
    [
      "does two things in turn after another",
      [...works("c"), ...times(3, () => [...works("a"), ...works("b")])],
      "alternating_pattern",
    ],
    [
      "repeats a call that cannot be made",
      times(4, () => fails("a", "no", { action: null, arguments: "{1}" })),
      "action_observation",
    ],
  ])("%s", ([, drafts, pattern]) => {
    expect(verdict(...task, ...drafts)).toEqual({ kind: "stuck", pattern });
  });
});

describe("an agent that gets on", () => {
  test.for<[string, EventDraft[]]>([
    ["has done nothing", []],
    ["does the same three times", times(3, () => works("a"))],
    ["does the same four times, and something comes of it", times(4, (index) => works("a", `${index}`))],
    ["runs the same tests seven times", times(7, tested)],
    ["runs the same tests eight times, with edits in between", times(8, (i) => [...tested(i), ...edited(i)])],
    ["waits eight times for a program that runs", times(8, (i) => shell({ command: "" }, `line ${i}`))],
    ["waits eight times for a program that is silent", times(8, () => silent({ command: "" }, true))],
    ["types the same eight times", times(8, (i) => shell({ command: "n", is_input: true }, `page ${i}`))],
    ["does something else each time", times(4, (index) => works(`${index}`, "same"))],
    ["thinks something else each time", times(4, (index) => works("a", "a", { thought: `${index}` }))],
    ["does something else the fourth time", [...times(3, () => works("a")), ...works("b")]],
    ["fails twice", times(2, () => fails("a"))],
    ["fails with other calls", [...fails("a"), ...fails("b"), ...fails("c"), ...fails("d")]],
    [
      "fails with calls that cannot be made, each another",
      times(4, (i) => fails("a", "no", { action: null, arguments: `{"x":${i}}` })),
    ],
    ["corrects itself after three failures", [...times(3, () => fails("a")), ...works("a")]],
    ["talks twice", talk(2)],
    ["talks three times with a deed in between", [...talk(2), ...works("a"), ...talk(1)]],
    ["does two things in turn five times", [...times(2, () => [...works("a"), ...works("b")]), ...works("a")]],
    ["does two things in turn with other results", times(3, (i) => [...works("a", `${i}`), ...works("b")])],
    ["waits for the fourth of four same calls", times(4, () => works("a")).slice(0, -1)],
    ["has heard from the user since", [...times(4, () => works("a")), said("user", "Try b.")]],
    [
      "was told something by the user in between",
      [...times(2, () => works("a")), said("user", "Again."), ...times(2, () => works("a"))],
    ],
  ])("%s", ([, drafts]) => {
    expect(verdict(...task, ...drafts)).toEqual({ kind: "no" });
  });
});

test("a word of the environment does not start the count anew", () => {
  const drafts = [...times(2, () => works("a")), said("environment", "Go on."), ...times(2, () => works("a"))];
  expect(verdict(...task, ...drafts)).toEqual({ kind: "stuck", pattern: "action_observation" });
});

test("only the last twenty calls, results and messages count", () => {
  const thresholds = { action_observation: 11, action: 11, action_error: 11, monologue: 3, alternating_pattern: 22 };
  const same = history(...task, ...times(11, () => works("a")));
  expect(isStuck(same, thresholds)).toEqual({ kind: "no" });
  expect(isStuck(same, { ...thresholds, action_observation: 10 })).toEqual({
    kind: "stuck",
    pattern: "action_observation",
  });
});

describe("a call that failed three times", () => {
  const three = times(3, (index) => fails("a", `no ${index}`));
  const error = idOf(task.length + three.length);

  test("calls for a word to the agent", () => {
    expect(verdict(...task, ...three)).toEqual({ kind: "nudge", errorEventId: error });
  });

  test("calls for it once", () => {
    expect(verdict(...task, ...three, said("environment", "Try something else."))).toEqual({ kind: "no" });
  });

  test("and a fourth time after that is stuck", () => {
    const drafts = [...task, ...three, said("environment", "Try something else."), ...fails("a", "no again")];
    expect(verdict(...drafts)).toEqual({ kind: "stuck", pattern: "action_error" });
  });

  test("calls for one again when another call has failed three times", () => {
    const drafts = [
      ...task,
      ...three,
      said("environment", "Try something else."),
      ...times(3, (i) => fails("b", `${i}`)),
    ];
    expect(verdict(...drafts)).toEqual({ kind: "nudge", errorEventId: idOf(drafts.length) });
  });
});

test("judging changes nothing and gives the same again", () => {
  const events: readonly Event[] = Object.freeze(history(...task, ...times(4, () => works("a"))));
  expect(isStuck(events)).toEqual(isStuck(events));
});
