/** Answers of servers in which one member is wrong: it costs itself alone, and the model is told that something is missing. */
import { expect, test } from "vitest";
import { plainText } from "../../src/core/event/content.ts";
import { ServerTool } from "../../src/mcp/definition.ts";
import { readEach } from "../../src/mcp/lenient.ts";
import { CallResult, resultOf } from "../../src/mcp/result.ts";
import { changedInOnePlace } from "../core/invariants/one-place.ts";
import { always } from "../core/invariants/runs.ts";

const words = ["alpha", "beta", "gamma"];

test("of the blocks of a result", async () => {
  const sample = { content: words.map((text) => ({ type: "text", text })), isError: false };
  const isInBlock = ([first, ...rest]: readonly (string | number)[]) => first === "content" && rest.length > 0;
  await always(200, changedInOnePlace(sample, isInBlock), ({ value, path, how }) => {
    const shown = plainText(resultOf(CallResult.parse(value)).content);
    const bad = Number(path[1]);
    for (const word of words.filter((_, index) => index !== bad))
      expect(shown, `${path.join(".")} ${how}`).toContain(word);
    const isGone = path.length === 2 && how === "absent";
    const isChanged = ["cut", "doubled", "huge", "a text", "reordered"].includes(how);
    const { text: given } = Object(Object(value).content?.[bad]);
    const isSaid = given != null && shown.includes(typeof given === "string" ? given : JSON.stringify(given));
    if (!shown.includes(words[bad] ?? "") && !isGone && !isChanged && !isSaid)
      expect(shown, `${path.join(".")} ${how}`).toContain("[Left out: ");
  });
});

test("of the tools of a list", async () => {
  const tools = words.map((name) => ({
    name,
    description: `Says ${name}.`,
    inputSchema: { type: "object" },
    annotations: { readOnlyHint: true },
  }));
  await always(
    200,
    changedInOnePlace({ tools }, (path) => path.length > 1),
    ({ value, path, how }) => {
      const { tools: list } = value as { tools: unknown }; // a list still
      const { good, bad } = readEach(list, ServerTool);
      const neighbours = words.filter((_, index) => index !== path[1]);
      expect(
        good.map(({ name }) => name),
        `${path.join(".")} ${how}`,
      ).toEqual(expect.arrayContaining(neighbours));
      const isGone = path.length === 2 && how === "absent";
      expect(good.length + bad.length).toBe(isGone ? words.length - 1 : words.length);
    },
  );
});
