import { describe, expect, test } from "vitest";
import { call, end, fold } from "./chunks.ts";

describe("the calls of a streamed reply", () => {
  test.for<[string, object[], [id: string, name: string, args: string][]]>([
    [
      "come in pieces: name first, then fragments of the arguments",
      [call(0, "a", "echo"), call(0, undefined, undefined, '{"x"'), call(0, undefined, undefined, ":1}")],
      [["a", "echo", '{"x":1}']],
    ],
    [
      "may be interleaved",
      [call(0, "a", "one", "{"), call(1, "b", "two", "{"), call(0, undefined, undefined, "}"), call(1, "", "", "}")],
      [
        ["a", "one", "{}"],
        ["b", "two", "{}"],
      ],
    ],
    [
      "may come in any order, which their indexes fix",
      [call(1, "b", "two", "{"), call(0, "a", "one", "{}"), call(1, "", "", "}")],
      [
        ["a", "one", "{}"],
        ["b", "two", "{}"],
      ],
    ],
    [
      "may come again as a whole at the end",
      [
        call(0, "a", "one", ""),
        call(0, undefined, undefined, '{"x"'),
        call(0, undefined, undefined, ":1}"),
        call(0, "a", "one", '{"x":1}'),
      ],
      [["a", "one", '{"x":1}']],
    ],
    [
      "may come again without id and name, in other slices",
      [
        call(0, "a", "one", '{"x":1,"y":{}}'),
        call(0, undefined, undefined, '{"x":1'),
        call(0, undefined, undefined, ',"y":{}}'),
      ],
      [["a", "one", '{"x":1,"y":{}}']],
    ],
    [
      "may come again in part",
      [call(0, "a", "one", '{"x":1,"y":2}'), call(0, undefined, undefined, ',"y":2}')],
      [["a", "one", '{"x":1,"y":2}']],
    ],
    [
      "may come as all that there is so far",
      [call(0, "a", "one", '{"x"'), call(0, undefined, undefined, '{"x":1'), call(0, undefined, undefined, '{"x":1}')],
      [["a", "one", '{"x":1}']],
    ],
    [
      "keep pieces that are equal by chance",
      [
        call(0, "a", "one", '{"x":"'),
        call(0, undefined, undefined, "ab"),
        call(0, undefined, undefined, "ab"),
        call(0, "", "", '"}'),
      ],
      [["a", "one", '{"x":"abab"}']],
    ],
    [
      "keep what is no repetition",
      [call(0, "a", "one", '{"x":1}'), call(0, undefined, undefined, '{"y":2}{')],
      [["a", "one", '{"x":1}{"y":2}{']],
    ],
    ["may start at any index", [call(1, "a", "one", "{}")], [["a", "one", "{}"]]],
    [
      "may repeat id and name in every piece",
      [call(0, "a", "one", "{"), call(0, "a", "one", "}")],
      [["a", "one", "{}"]],
    ],
    [
      "may have a new id in every piece, as long as only the first is named",
      [call(0, "a", "one", "{"), call(0, "a2", undefined, "}")],
      [["a", "one", "{}"]],
    ],
    [
      "may all have the index 0",
      [call(0, "a", "one", "{}"), call(0, "b", "two", '{"x":1}')],
      [
        ["a", "one", "{}"],
        ["b", "two", '{"x":1}'],
      ],
    ],
    [
      "may have no index",
      [call(undefined, "a", "one", "{}"), call(null, "b", "two", "{}")],
      [
        ["a", "one", "{}"],
        ["b", "two", "{}"],
      ],
    ],
    [
      "may have neither index nor id",
      [call(undefined, "", "one", '{"x":'), call(undefined, "", undefined, "1}"), call(undefined, "", "two", "{}")],
      [
        ["call_reply-1_0", "one", '{"x":1}'],
        ["call_reply-1_1", "two", "{}"],
      ],
    ],
    [
      "may repeat the name in every piece, without any id",
      [call(0, "", "one", '{"x":{}'), call(0, "", "one", "}")],
      [["call_reply-1_0", "one", '{"x":{}}']],
    ],
    [
      "get an id each when the endpoint gives none",
      [call(0, "", "one", "{}"), call(1, undefined, "two", "{}")],
      [
        ["call_reply-1_0", "one", "{}"],
        ["call_reply-1_1", "two", "{}"],
      ],
    ],
    [
      "get an id each when the endpoint gives all the same",
      [call(0, "a", "one", "{}"), call(1, "a", "two", "{}")],
      [
        ["a", "one", "{}"],
        ["call_reply-1_1", "two", "{}"],
      ],
    ],
    [
      "are dropped when nothing names them",
      [call(0, "a", undefined, "{}"), call(1, "b", "two", "{}")],
      [["b", "two", "{}"]],
    ],
  ])("%s", ([, chunks, expected]) => {
    const { message } = fold(...chunks, end);
    expect(message.tool_calls?.map(({ id, name, arguments: args }) => [id, name, args])).toEqual(expected);
  });
});

describe("a reply in several choices", () => {
  const choice = (index: number, delta: object, finish_reason: string | null = null) => ({
    choices: [{ index, delta, finish_reason }],
  });
  const called = { index: 0, id: "a", type: "function", function: { name: "one", arguments: "{}" } };

  test("has the text of the first and the calls of all, streamed", () => {
    const { message, announcesCalls } = fold(
      choice(0, { content: "I will look." }),
      choice(1, { content: null, tool_calls: [called] }),
      {
        choices: [
          { index: 0, delta: {}, finish_reason: "stop" },
          { index: 1, delta: {}, finish_reason: "tool_calls" },
        ],
      },
    );
    expect(message).toMatchObject({ content: [{ text: "I will look." }], tool_calls: [{ id: "a", name: "one" }] });
    expect(announcesCalls).toBe(true);
  });

  test("keeps calls of one index in two choices apart", () => {
    const { message } = fold(
      choice(0, { tool_calls: [called] }),
      choice(1, { tool_calls: [{ ...called, id: "b", function: { name: "two", arguments: "{" } }] }),
      choice(1, { tool_calls: [{ index: 0, function: { arguments: "}" } }] }, "tool_calls"),
    );
    expect(message.tool_calls).toMatchObject([
      { id: "a", name: "one", arguments: "{}" },
      { id: "b", name: "two", arguments: "{}" },
    ]);
  });
});
