import { expect, test } from "vitest";
import { withOthers } from "../../../../src/run/features/other-repositories/together.ts";

const part = (name: string, number: number | undefined) =>
  ({ repository: { owner: "acme", name }, number, isOurs: true }) as const;

test("the others are named at the end, and later in the same place", () => {
  const first = withOthers("What I did.\n\n<!-- deckhand:work 1 -->", [part("lib", 5)]);
  expect(first).toBe(`What I did.

<!-- deckhand:work 1 -->

<!-- deckhand:together -->
This is one part of a change in several repositories:

- acme/lib#5
<!-- /deckhand:together -->`);
  const edited = `${first}\n\nA note of a person.`;
  const second = withOthers(edited, [part("lib", 5), part("web", undefined)]);
  expect(second).toBe(edited.replace("- acme/lib#5", "- acme/lib#5\n- acme/web: not published yet"));
  expect(withOthers(second, [part("lib", 5)])).toBe(edited);
});

const block = "<!-- deckhand:together -->\nOne part:\n\n- acme/old#1\n<!-- /deckhand:together -->";

test.for([
  ["begins in code", "See `<!-- deckhand:together -->` here.\n\nThe rest.\n\n<!-- deckhand:work 1 -->"],
  ["ends in code", "See `<!-- /deckhand:together -->` here.\n\n<!-- deckhand:work 1 -->"],
  ["holds more than a list", block.replace("- acme/old#1", "- acme/old#1\nWords of a person.\n- acme/old#2")],
  ["begins twice", `<!-- deckhand:together -->\n\nWords.`],
] as const)("a block that %s is not ours, so nothing of it is lost", ([, text]) => {
  const first = withOthers(text, [part("lib", 5)]);
  expect(first.startsWith(`${text}\n\n<!-- deckhand:together -->`)).toBe(true);
  expect(withOthers(first, [part("lib", 6)])).toBe(first.replace("acme/lib#5", "acme/lib#6"));
});

test("of two blocks the last is ours, also after a person edited the text on GitHub", () => {
  const body = `${block}\n\nWords.\n\n${block.replace("#1", "#2")}\n\nMore words.`;
  const written = withOthers(body.replaceAll("\n", "\r\n"), [part("lib", 5)]);
  expect(written.startsWith(`${block}\n\nWords.`)).toBe(true);
  expect(written.endsWith("- acme/lib#5\n<!-- /deckhand:together -->\n\nMore words.")).toBe(true);
  expect(written).not.toContain("acme/old#2");
});
