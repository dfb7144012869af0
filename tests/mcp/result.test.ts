/** What becomes of the blocks that servers answer with, whatever is in them. */
import { expect, test } from "vitest";
import { plainText } from "../../src/core/event/content.ts";
import { CallResult, contentsOf, ReadResult, resultOf } from "../../src/mcp/result.ts";

const result = (content: readonly object[], more: object = {}) => resultOf(CallResult.parse({ content, ...more }));
const words = (content: readonly object[], more: object = {}) => plainText(result(content, more).content);
const image = { type: "image", data: "iVBORw0KGgo=", mimeType: "image/png" };

test("texts lose what only a terminal would see, and keep the rest", () => {
  expect(words([{ type: "text", text: "\u001b[31mred\u001b[0m\tand\nplain é\u0007" }])).toBe("red\tand\nplain é");
});

test("images that models take are shown, at most ten, and no others", () => {
  const url = "data:image/png;base64,iVBORw0KGgo=";
  expect(result([image]).content).toEqual([{ type: "image", image_urls: [url], cache_prompt: false }]);
  const many = result(Array.from({ length: 12 }, () => image)).content;
  expect(many.filter(({ type }) => type === "image")).toHaveLength(10);
  const { data, mimeType } = image;
  for (const odd of [
    { type: "image", data, mime_type: mimeType },
    { type: "image", data: url },
    { ...image, data: url },
  ])
    expect(result([odd]).content).toEqual([{ type: "image", image_urls: [url], cache_prompt: false }]);
  expect(words([{ ...image, mimeType: "image/svg+xml" }])).toBe("[Left out: an image (image/svg+xml).]");
  expect(words([{ ...image, data: '"><script>' }])).toContain("cannot be shown");
  expect(words([{ ...image, data: "A".repeat(6_000_000) }])).toContain("cannot be shown");
});

test.for([
  [{ type: "audio", data: "AA", mimeType: "audio/wav" }, "[Left out: sound (audio/wav).]"],
  [{ type: "hologram", data: 1 }, 'hologram: {"data":1}'],
  [{ type: "hologram", data: "A".repeat(5000) }, 'hologram: {"data":"[5000 characters]"}'],
  [{ type: "hologram" }, "[Left out: a block of the kind hologram.]"],
  [{ type: "json", json: { a: [1] } }, '{"a":[1]}'],
  [{ type: "text", text: { a: 1 } }, '{"a":1}'],
  [{ type: "text", text: 42 }, "42"],
  [{ text: "no kind" }, "no kind"],
  [{ resource: { uri: "x:1", text: "inside" } }, "inside"],
  [{ type: "resource", uri: "x:1", text: "flat" }, "flat"],
  [{ type: "resource", resource: { uri: "x:1", blob: "aMOpbGxv", mimeType: "text/plain" } }, "héllo"],
  [{ type: "resource", resource: { uri: "x:1", blob: "/w==", mimeType: "text/plain" } }, "4 characters of text/plain"],
  [{ type: "resource_link", uri: "file:///a", name: "a" }, "a: file:///a"],
  [{ type: "resource", resource: { uri: "x:1", text: "inside" } }, "inside"],
  [
    { type: "resource", resource: { uri: "x:1", blob: "AAAA", mimeType: "application/zip" } },
    "4 characters of application/zip",
  ],
] as const)("%j is told in words", ([block, told]) => {
  expect(words([block])).toContain(told);
});

test("structured content is told unless the text says the same, and nothing is said to be nothing", () => {
  expect(words([], { structuredContent: { a: 1 } })).toBe('{"a":1}');
  expect(words([{ type: "text", text: "1 item" }], { structuredContent: { a: "p-101" } })).toBe(
    '1 item\n{"a":"p-101"}',
  );
  expect(words([{ type: "text", text: "one\ntwo\n" }], { structuredContent: { content: "one\ntwo\n" } })).toBe(
    "one\ntwo\n",
  );
  expect(words([{ type: "text", text: '{"s":"a\\nb"}' }], { structuredContent: { s: "a\nb" } })).toBe('{"s":"a\\nb"}');
  expect(words([{ type: "text", text: '{ "b": 2, "a": 1 }' }], { structuredContent: { a: 1, b: 2 } })).toBe(
    '{ "b": 2, "a": 1 }',
  );
  expect(words([{ type: "text", text: "one" }], { structuredContent: null })).toBe("one");
  expect(words([])).toBe("(The server returned an empty result.)");
});

test("an error is one, and what is read keeps its order", () => {
  expect(result([{ type: "text", text: "no" }], { isError: true }).is_error).toBe(true);
  const read = contentsOf(
    ReadResult.parse({
      contents: [
        { uri: "a", text: "one" },
        { uri: "b", blob: "AAAA", mimeType: "image/png" },
      ],
    }),
  );
  expect(read.content.map(({ type }) => type)).toEqual(["text", "image"]);
});

test.for<[string, object, string, boolean]>([
  [
    "null for what is absent",
    { content: null, structuredContent: null, isError: null },
    "(The server returned an empty result.)",
    false,
  ],
  ["nothing at all", {}, "(The server returned an empty result.)", false],
  ["a text alone", { content: "done" }, "done", false],
  ["texts that are no blocks", { content: ["one", "two"] }, "one\ntwo", false],
  ["the result of another method", { contents: [{ uri: "a:1", text: "inside" }], _meta: {} }, "inside", false],
  ["an answer of an older version", { toolResult: { a: 1 }, content: [] }, '{"toolResult":{"a":1}}', false],
  ["an answer in no form", { answer: 42, why: null }, '{"answer":42}', false],
  ["content beside other fields", { content: "done", answer: 42 }, "done", false],
  ["a block alone", { content: { type: "text", text: "done" } }, "done", false],
  ["an error as a text", { content: "no", isError: "true" }, "no", true],
  [
    "one bad block among good ones",
    { content: [{ type: "text", text: "a" }, 7, null, { type: "text", text: null }, { type: "text", text: "b" }] },
    "a\n[Left out: a block of the kind text.]\nb\n[Left out: 2 blocks that could not be read.]",
    false,
  ],
  [
    "nulls in a link",
    {
      content: [
        {
          type: "resource_link",
          uri: "file:///a",
          name: "a",
          title: null,
          description: "The plan.",
          mimeType: "text/plain",
        },
      ],
    },
    "a: file:///a (text/plain, The plan.)",
    false,
  ],
])("%s is read", ([, answer, words, isError]) => {
  const { content, is_error } = resultOf(CallResult.parse(answer));
  expect(plainText(content)).toBe(words);
  expect(is_error).toBe(isError);
});

test.for<[object]>([[{ content: 7 }], [{ content: [7, {}] }], [{ content: true }]])("%j is no answer", ([answer]) => {
  expect(CallResult.safeParse(answer).success).toBe(false);
});
