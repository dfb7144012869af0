import { describe, expect, test } from "vitest";
import { plainText } from "../../../src/core/event/content.ts";
import type { Event, EventDraft } from "../../../src/core/event/event.ts";
import { toChat } from "../../../src/core/view/to-chat.ts";
import { viewOf } from "../../../src/core/view/view.ts";
import { anthropicProblems } from "../message-rules.ts";
import { acted, answered, condensed, failed, history, rejected, said, system } from "./events.ts";

const chat = (...drafts: EventDraft[]) => toChat(viewOf(history(...drafts)));
/** `role: text [calls]` of each message. */
const outline = (...drafts: EventDraft[]) =>
  chat(...drafts).map(({ role, content, tool_calls = [] }) =>
    [`${role}:`, plainText(content).replaceAll("\n", " / "), ...tool_calls.map(({ id }) => `[${id}]`)]
      .filter((part) => part !== "")
      .join(" "),
  );

describe("what the model is shown", () => {
  test.for<[string, EventDraft[], string[]]>([
    [
      "what is the same for every run comes before what is not",
      [system, said("user", "Hi")],
      ["system: You help. / It is Monday.", "user: Hi"],
    ],
    [
      "the actions of one reply are one turn, with the thought of the first",
      [acted("r1", "a", "Let me see."), acted("r1", "b"), answered("a", "1"), answered("b", "2")],
      ["assistant: Let me see. [a] [b]", "tool: 1", "tool: 2"],
    ],
    [
      "the actions of two replies are two turns",
      [acted("r1", "a"), answered("a", "1"), acted("r2", "b"), answered("b", "2")],
      ["assistant: [a]", "tool: 1", "assistant: [b]", "tool: 2"],
    ],
    [
      "actions side by side that belong to two replies are not joined",
      [acted("r1", "a"), acted("r2", "b"), answered("a", "1"), answered("b", "2")],
      ["assistant: [a]", "tool: 1", "assistant: [b]", "tool: 2"],
    ],
    [
      "a reply whose id is used again is a turn of its own",
      [acted("", "a"), answered("a", "1"), acted("", "b"), answered("b", "2")],
      ["assistant: [a]", "tool: 1", "assistant: [b]", "tool: 2"],
    ],
    [
      "results come in the order of the calls",
      [acted("r1", "a"), acted("r1", "b"), answered("b", "2"), failed("a", "1")],
      ["assistant: [a] [b]", "tool: 1", "tool: 2"],
    ],
    [
      "what was said while calls ran comes after their results",
      [acted("r1", "a"), acted("r1", "b"), answered("a", "1"), said("user", "Quick!"), answered("b", "2")],
      ["assistant: [a] [b]", "tool: 1", "tool: 2", "user: Quick!"],
    ],
    [
      "a thought on a later call of a reply is kept",
      [acted("r1", "a", "One."), acted("r1", "b", "Two."), answered("a", "1"), answered("b", "2")],
      ["assistant: One. / Two. [a] [b]", "tool: 1", "tool: 2"],
    ],
    [
      "an id of a call that is used again gets a number, also in its result",
      [
        acted("r1", "a"),
        answered("a", "1"),
        acted("r2", "a"),
        answered("a", "2"),
        acted("r3", "a-2"),
        answered("a-2", "3"),
      ],
      ["assistant: [a]", "tool: 1", "assistant: [a-2]", "tool: 2", "assistant: [a-2-2]", "tool: 3"],
    ],
    [
      "a call that was refused says why",
      [acted("r1", "a"), rejected("a", "too risky")],
      ["assistant: [a]", "tool: Action rejected: too risky"],
    ],
    [
      "a summary joins the turn of the user before it",
      [
        said("user", "1"),
        acted("r1", "a"),
        answered("a", "x"),
        condensed([2, 3], "S", 1),
        acted("r2", "b"),
        answered("b", "y"),
      ],
      ["user: 1 / S", "assistant: [b]", "tool: y"],
    ],
    [
      "user turns side by side are one turn, whoever spoke them",
      [said("user", "Do it."), said("environment", "Go on."), said("user", "Please.")],
      ["user: Do it. / Go on. / Please."],
    ],
    [
      "an agent's turn keeps user turns apart",
      [said("user", "1"), said("agent", "2"), said("user", "3")],
      ["user: 1", "assistant: 2", "user: 3"],
    ],
    [
      "a reply without words is left out: endpoints refuse an empty turn",
      [said("user", "1"), said("agent", ""), said("environment", "Go on."), said("agent", " \n"), said("user", "4")],
      ["user: 1 / Go on. / 4"],
    ],
    [
      "an observation of an error carries a mark, another does not",
      [acted("r1", "a"), acted("r1", "b"), answered("a", "No such file.", true), answered("b", "fine")],
      ["assistant: [a] [b]", "tool: [An error occurred during execution.] /  / No such file.", "tool: fine"],
    ],
    [
      "an agent error is the result of its call",
      [acted("r1", "a"), failed("a", "Tool 'x' not found.")],
      ["assistant: [a]", "tool: Tool 'x' not found."],
    ],
    [
      "news of the state and the end of a run are not for the model",
      [
        said("user", "1"),
        { kind: "ConversationStateUpdateEvent", key: "execution_status", value: "running" },
        { kind: "ConversationErrorEvent", code: "MaxIterationsReached", detail: "Too many." },
        said("user", "2"),
      ],
      ["user: 1 / 2"],
    ],
  ])("%s", ([, drafts, expected]) => {
    expect(outline(...drafts)).toEqual(expected);
  });

  test("calls and results keep their ids, names and exact arguments", () => {
    const [turn, result] = chat(acted("r1", "a", "Hm."), answered("a", "1"));
    expect(turn).toMatchObject({
      reasoning_content: "why Hm.",
      tool_calls: [{ id: "a", name: "echo", arguments: '{"n":"a"}', origin: "completion" }],
    });
    expect(result).toMatchObject({ role: "tool", tool_call_id: "a", name: "echo" });
  });

  test("skills and the like follow the words of a message and the result of a call", () => {
    const extended_content = [{ type: "text" as const, text: "EXTRA" }];
    const drafts = [
      { ...said("user", "Hi"), extended_content },
      acted("r1", "a"),
      { ...answered("a", "1"), extended_content },
    ] as EventDraft[];
    expect(outline(...drafts)).toEqual(["user: Hi / EXTRA", "assistant: [a]", "tool: 1 / EXTRA"]);
  });

  test("making it changes no event and gives the same again", () => {
    const events = history(
      system,
      said("user", "1"),
      said("environment", "2"),
      acted("r1", "a", "t"),
      acted("r1", "b"),
      answered("b", "2"),
      answered("a", "1"),
    );
    const before = JSON.stringify(events);
    const first = toChat(viewOf(events));
    expect([toChat(viewOf(events)), JSON.stringify(events)]).toEqual([first, before]);
  });

  test("turns of the user with a name are not joined", () => {
    const named = { ...said("user", "2"), llm_message: { role: "user", name: "ann", content: "2" } } as EventDraft;
    expect(outline(said("user", "1"), named, said("user", "3"))).toEqual(["user: 1", "user: 2", "user: 3"]);
  });

  test("reasoning goes back as it came, with the first call of its reply", () => {
    const thinking_blocks = [{ type: "thinking" as const, thinking: "Hm.", signature: "s1" }];
    const responses_reasoning_item = { id: "rs1", summary: ["Hm."] };
    const first = { ...acted("r1", "a"), thinking_blocks, responses_reasoning_item } as EventDraft;
    const [turn] = chat(first, acted("r1", "b"), answered("a", "1"), answered("b", "2"));
    expect(turn).toMatchObject({ thinking_blocks, responses_reasoning_item });
  });

  test("a call whose id a later result of another call shares is answered by its own", () => {
    const drafts = [system, said("user", "1"), acted("r1", "a"), acted("r2", "a"), failed("a", "2"), failed("a", "1")];
    expect(outline(...drafts).slice(2)).toEqual(["assistant: [a]", "tool: 1", "assistant: [a-2]", "tool: 2"]);
    expect(anthropicProblems(chat(...drafts))).toEqual([]);
  });

  test("a longer history begins with the shorter one's messages, so that endpoints can cache them", () => {
    const drafts = [system, said("user", "1"), acted("r1", "a", "t"), acted("r1", "b"), answered("a", "1")];
    const all: Event[] = history(...drafts, answered("b", "2"), acted("r2", "c"), answered("c", "3"));
    const shorter = toChat(viewOf(all.slice(0, 6)));
    expect(shorter).toHaveLength(5);
    expect(toChat(viewOf(all)).slice(0, shorter.length)).toEqual(shorter);
  });
});
