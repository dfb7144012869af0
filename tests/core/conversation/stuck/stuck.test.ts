import { describe, expect, test } from "vitest";
import { prepareCall } from "../../../../src/core/agent/prepare-call.ts";
import { isStuck, type StuckPattern } from "../../../../src/core/conversation/stuck.ts";
import type { Event, EventDraft } from "../../../../src/core/event/event.ts";
import { toolbox } from "../../../../src/core/tool/toolbox.ts";
import { terminal } from "../../../../src/tools/terminal/terminal.ts";
import { processorMs } from "../../../processor-time.ts";
import { idOf } from "../../event/counting-stamper.ts";
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
const listed = (index: number) => shell({ command: "cat test.log" }, `took ${index} s`);
const polled = (output: string) => shell({ command: "sleep 2; test -e ready || echo not yet" }, output);

/** A call by which the agent only takes a note. */
const noted = (tool_name: string, text: string) => {
  const [call, result] = works(tool_name, "Noted.", { action: { kind: "NoteAction", text } });
  return [
    { ...call, tool_name },
    { ...result, tool_name },
  ] as EventDraft[];
};

/** Each takes back another edit, and all say the same. */
const undone = (path = "a.js", name = "undo_edit") => {
  const action = { kind: "FileEditorAction", command: name, path };
  const [call, result] = works("editor", `The last edit of "${path}" is undone.`, { action });
  return [{ ...call, tool_name: "file_editor" }, result] as EventDraft[];
};
const inTurn = (...names: string[]) => names.flatMap((name) => works(name));
const edited = (index: number) => works("edit", "done", { action: { kind: "EditAction", text: `${index}` } });
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
    ["runs the same tests sixteen times, which take another time each", times(16, tested), "action"],
    [
      "makes the same call sixteen times, and thinks something else each time",
      times(16, (index) => works("a", `${index}`, { thought: `Once more, ${index}.` })),
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
    ["does three things in turn", times(3, () => inTurn("a", "b", "c")), "alternating_pattern"],
    ["does four things in turn", times(3, () => inTurn("a", "b", "c", "d")), "alternating_pattern"],
    [
      "does four things in turn after others",
      [...works("d"), ...times(3, () => inTurn("a", "b", "b", "c"))],
      "alternating_pattern",
    ],
    [
      "fails and succeeds in turn with two calls",
      times(3, () => [...fails("a"), ...works("b")]),
      "alternating_pattern",
    ],
    ["fails and succeeds in turn with one call", times(3, () => [...fails("a"), ...works("a")]), "alternating_pattern"],
    [
      "does so, and numbers come of it",
      times(8, (i) => [...fails("a", `no, after ${i} ms`), ...works("a", `in ${i} ms`)]),
      "alternating_calls",
    ],
    [
      "does three things in turn six times, which take another time each",
      times(6, (i) => [...tested(i), ...listed(i), ...works("a", `${i} ms`)]),
      "alternating_calls",
    ],
    [
      "does four things in turn four times, which take another time each",
      times(4, (i) => [...tested(i), ...listed(i), ...works("a", `${i} ms`), ...works("b", `${i} ms`)]),
      "alternating_calls",
    ],
    [
      "runs the tests and looks at their log in turn eight times, which take another time each",
      times(8, (i) => [...tested(i), ...listed(i)]),
      "alternating_calls",
    ],
    [
      "does so and thinks something else each time",
      times(8, (i) => [
        ...works("a", `${i} ms`, { thought: `Once more, ${i}.` }),
        ...works("b", `${i} s`, { thought: `And ${i}.` }),
      ]),
      "alternating_calls",
    ],
    [
      "runs the same tests sixteen times, and thinks in between",
      times(16, (i) => [...tested(i), ...noted("think", `Perhaps ${"so ".repeat(i)}`)]),
      "action",
    ],
    [
      "does the same four times, and writes its list of tasks in between",
      times(4, (i) => [...works("a"), ...noted("task_tracker", `task ${"x".repeat(i)}`)]),
      "action_observation",
    ],
    ["thinks the same four times", times(4, () => noted("think", "Hm.")), "action_observation"],
    [
      "fails four times with the same call, and thinks in between",
      times(4, (i) => [...fails("a"), ...noted("think", "x".repeat(i))]),
      "action_observation",
    ],
    [
      "runs tests whose times have other units",
      times(16, (i) =>
        shell({ command: "npm test" }, i % 2 ? `1 failed in 95${i}ms, Mon Nov 3` : `1 failed in 1.${i} s, Tue Dec 4`),
      ),
      "action",
    ],
    ["sleeps twenty times, and nothing comes of it", times(20, () => polled("not yet")), "action_observation"],
    [
      "sleeps and looks in turn ten times, and nothing comes of it",
      times(10, () => [...shell({ command: "sleep 5" }, ""), ...shell({ command: "cat log" }, "not yet")]),
      "alternating_pattern",
    ],
    [
      "sleeps and does two more things in turn seven times",
      times(7, () => [...shell({ command: "sleep 5" }, ""), ...inTurn("a", "b")]),
      "alternating_pattern",
    ],
    ["does not really sleep", times(4, () => shell({ command: "sleep 0; cat log" }, "")), "action_observation"],
    ["only speaks of sleep", times(4, () => shell({ command: "man sleep" }, "")), "action_observation"],
    ["makes an edit and takes it back in turn", times(3, () => [...works("edit"), ...undone()]), "alternating_pattern"],
    [
      "wants to take back what is not there",
      times(4, () => {
        const [call] = undone();
        const { tool_call_id } = call as Extract<EventDraft, { kind: "ActionEvent" }>;
        return [call, failed(tool_call_id, "There is no edit to undo.")] as EventDraft[];
      }),
      "action_observation",
    ],
    [
      "repeats a call that cannot be made",
      times(4, () => fails("a", "no", { action: null, arguments: "{1}" })),
      "action_observation",
    ],
  ])("%s", ([, drafts, pattern]) => {
    expect(verdict(...task, ...drafts)).toMatchObject({ kind: "stuck", pattern });
  });
});

describe("an agent that gets on", () => {
  test.for<[string, EventDraft[]]>([
    ["has done nothing", []],
    ["does the same three times", times(3, () => works("a"))],
    ["does the same four times, and something comes of it", times(4, (index) => works("a", `${index}`))],
    ["runs the same tests fifteen times", times(15, tested)],
    ["runs the same tests twenty times, with edits in between", times(20, (i) => [...tested(i), ...edited(i)])],
    ["waits twenty times for a program that runs", times(20, (i) => shell({ command: "" }, `line ${i}`))],
    ["waits twenty times for a program that is silent", times(20, () => silent({ command: "" }, true))],
    [
      "polls twenty times, and reads other words each time",
      times(20, (i) => shell({ command: "tail -3 build.log" }, `compiling ${"x".repeat(i)}`)),
    ],
    [
      "polls twenty times, each time about something else",
      times(20, (i) => shell({ command: `curl x/${i}` }, "not yet")),
    ],
    ["does three things in turn twice", [...times(2, () => inTurn("a", "b", "c")), ...inTurn("a", "b")]],
    ["does four things in turn twice", [...times(2, () => inTurn("a", "b", "c", "d")), ...inTurn("a", "b", "c")]],
    ["does five things in turn", times(4, () => inTurn("a", "b", "c", "d", "e"))],
    [
      "does four things in turn with other words in one of the results",
      times(5, (i) => [...inTurn("a", "b", "c"), ...works("d", "x".repeat(i))]),
    ],
    ["sleeps nineteen times, and nothing comes of it", times(19, () => polled("not yet"))],
    ["sleeps nineteen times, and numbers come of it", times(19, (i) => polled(`module_${i}`))],
    [
      "sleeps and looks in turn nine times",
      times(9, () => [...shell({ command: "sleep 5" }, ""), ...shell({ command: "cat log" }, "not yet")]),
    ],
    [
      "runs the same tests fifteen times, and thinks in between",
      times(15, (i) => [...tested(i), ...noted("think", "x".repeat(i))]),
    ],
    ["thinks something else each time it takes a note", times(9, (i) => noted("think", "x".repeat(i)))],
    ["types the same twenty times", times(20, (i) => shell({ command: "n", is_input: true }, `page ${i}`))],
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
    [
      "does two things in turn eight times with results that differ in words",
      times(8, (i) => [...works("a", "x".repeat(i)), ...works("b", `${i}`)]),
    ],
    [
      "does two things in turn seven times with other numbers in the results",
      times(7, (i) => [...tested(i), ...listed(i)]),
    ],
    ["waits for two programs in turn", times(12, (i) => [...tested(i), ...shell({ command: "" }, `line ${i}`)])],
    ["takes back four edits of a file", times(4, () => undone())],
    ["takes back nine edits of a file", times(9, () => undone())],
    ["takes back the edits of two files in turn", times(4, () => [...undone("a.js"), ...undone("b.js")])],
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

test("a word of the environment does not start the count at zero", () => {
  const drafts = [...times(2, () => works("a")), said("environment", "Go on."), ...times(2, () => works("a"))];
  expect(verdict(...task, ...drafts)).toMatchObject({ kind: "stuck", pattern: "action_observation" });
});

test("only the last 48 calls, results and messages count", () => {
  const thresholds = {
    action_observation: 25,
    action: 25,
    action_error: 25,
    monologue: 3,
    alternating_pattern: 50,
    alternating_calls: 50,
  };
  const same = history(...task, ...times(25, () => works("a")));
  expect(isStuck(same, thresholds)).toEqual({ kind: "no" });
  expect(isStuck(same, { ...thresholds, action_observation: 24 })).toMatchObject({
    kind: "stuck",
    pattern: "action_observation",
  });
});

test.for<[EventDraft[], string[], number]>([
  [times(16, tested), ["npm test"], 16],
  [times(8, (i) => [...tested(i), ...listed(i)]), ["npm test", "cat test.log"], 8],
])("what went round is named, with how often", ([drafts, commands, number]) => {
  const found = verdict(...task, ...drafts);
  const circle = found.kind === "stuck" ? found.circle : undefined;
  expect(circle?.calls.map(({ action }) => action?.command)).toEqual(commands);
  expect(circle?.times).toBe(number);
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
    expect(verdict(...drafts)).toMatchObject({ kind: "stuck", pattern: "action_error" });
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

test("a definition can have other limits, each by itself", () => {
  const events = history(...task, ...times(2, () => works("a")));
  expect(isStuck(events, { action_observation: 2 })).toMatchObject({ kind: "stuck", pattern: "action_observation" });
  expect(isStuck(events, { action_error: 2 })).toEqual({ kind: "no" });
  const four = history(...task, ...times(4, () => works("a")));
  expect([isStuck(four, { action_observation: 5 }).kind, isStuck(four).kind]).toEqual(["no", "stuck"]);
});

test("judging changes nothing and gives the same again", () => {
  const events: readonly Event[] = Object.freeze(history(...task, ...times(4, () => works("a"))));
  expect(isStuck(events)).toEqual(isStuck(events));
});

test("the time does not grow with what came before", () => {
  const quiet = history(...task, ...times(20_000, () => [news]), ...times(3, () => works("a")));
  const long = history(...task, ...times(20_000, edited), ...times(3, () => works("a")));
  const judge = () => {
    for (let step = 0; step < 100; step += 1) expect(isStuck(long)).toEqual({ kind: "no" });
    expect(isStuck(quiet)).toEqual({ kind: "no" });
  };
  expect(processorMs(judge)).toBeLessThan(5000);
});

test.for(["1", "a1", "1.1.", "1 m ", "Mon ", "deadbeef1", "12:34:56 ", "\n", '"', "\\"])(
  "equal calls are compared in time in proportion to their output, whatever it repeats: %j",
  (piece) => {
    const output = (index: number) => `${piece.repeat(300_000 / piece.length)}x${index}`;
    const events = history(...task, ...times(16, (index) => shell({ command: "npm test" }, output(index))));
    const judge = () => expect(isStuck(events)).toMatchObject({ kind: "stuck", pattern: "action" });
    expect(processorMs(judge)).toBeLessThan(3000);
  },
);

test("malformed calls are the same only if the model wrote the same", () => {
  const written = (text: string) =>
    prepareCall({ id: "c", name: "terminal", arguments: text, origin: "completion" }, toolbox([terminal()])).call;
  const malformed = (text: string) =>
    fails("terminal", "no JSON", { action: null, arguments: written(text).arguments });
  expect(verdict(...task, ...times(6, () => malformed('{"command": ls}')))).not.toEqual({ kind: "no" });
  expect(verdict(...task, ...times(6, (index) => malformed(`{"command": ls ${index}}`)))).toEqual({ kind: "no" });
});
