import { expect, test } from "vitest";
import {
  sectionsIn,
  taskListsIn,
  untickedTasks,
  withoutComments,
  withoutTasksOf,
} from "../../src/markdown/sections.ts";

const text = [
  "Before.",
  "",
  "## What & why? 🎉",
  "",
  "Words.",
  "",
  "Testing",
  "-------",
  "",
  "```md",
  "# code",
  "```",
  "> # quoted",
  "",
  "**Notes:**",
  "- [x] one",
  "",
].join("\n");

test("a text falls apart at headings of all kinds, and not at those in code and in quotes", () => {
  expect(sectionsIn(text)).toEqual([
    { heading: "", name: "", level: 0, text: "Before." },
    { heading: "## What & why? 🎉", name: "whatwhy", level: 2, text: "Words." },
    { heading: "Testing\n-------", name: "testing", level: 2, text: "```md\n# code\n```\n> # quoted" },
    { heading: "**Notes:**", name: "notes", level: 7, text: "- [x] one" },
  ]);
});

test("a paragraph with a word in bold is no heading, and neither is one of signs alone", () => {
  for (const one of ["**a** b", "**a**\nb", "a **b**", "**a** and **b**", "# ---", "**", "** a **"])
    expect(sectionsIn(one), one).toHaveLength(1);
});

test("boxes of tasks become empty, and other brackets stay", () => {
  const given = "- [x] a\n  1. [X] b\n\n> * [x] c\n\n[x] d `- [x]`\n\n```\n- [x] code\n```\n- [ ] e [x]\n[x]";
  expect(untickedTasks(given)).toBe(
    "- [ ] a\n  1. [ ] b\n\n> * [ ] c\n\n[x] d `- [x]`\n\n```\n- [x] code\n```\n- [ ] e [ ]\n[x]",
  );
});

test("lists of tasks are found as a whole, and lists without tasks are not", () => {
  expect(taskListsIn("Words.\n\n- [x] a\n  more\n- b\n\nWords.\n\n- c\n\nWords.\n\n1. [ ] d\n")).toBe(
    "- [ ] a\n  more\n- b\n\n1. [ ] d",
  );
  expect(taskListsIn("- a\n- b")).toBe("");
});

test("tasks that a list has are taken out of another text", () => {
  expect(withoutTasksOf("- [ ] I ran **the tests**.", "Words.\n- [x] I ran the tests\n- [ ] Other")).toBe(
    "Words.\n- [ ] Other",
  );
});

test.for([
  ["a <!-- b --> c", "a  c"],
  ["a\n<!-- b\n## c\n-->\nd", "a\nd"],
  ["a\n<!-- b\n\n## c", "a"],
  ["```\n<!-- code -->\n```", "```\n<!-- code -->\n```"],
  ["<!--\n```\n-->\nx", "x"],
  ["a --> b", "a --> b"],
  ["<!-- a --><!-- b -->c", "c"],
])("%j is shown as %j", ([given, shown]) => {
  expect(withoutComments(given ?? "")).toBe(shown);
});
