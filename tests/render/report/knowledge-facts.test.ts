import { expect, test } from "vitest";
import { blockedByHooks, knowledgeLine } from "../../../src/render/report/reading-facts.ts";

const nothing = { skills: [], hooksRun: 0, blocked: [] };

test("a run without skills and hooks says nothing of them", () => {
  expect(knowledgeLine(nothing)).toEqual([]);
  expect(blockedByHooks(nothing)).toBe("");
});

test("skills are named, as code, and no more than fit", () => {
  const skills = Array.from({ length: 12 }, (_, index) => `s${index}`);
  expect(knowledgeLine({ ...nothing, skills: ["a`b @all"] })).toEqual(["skills `` a`b @all ``"]);
  expect(knowledgeLine({ ...nothing, skills })[0]).toMatch(/^skills `s0`, .*`s9`, and 2 more$/);
});

test("hooks are counted, and what they forbade is shown, the last of it", () => {
  const blocked = Array.from({ length: 11 }, (_, index) => ({ event: "Stop", reason: `red\n${index}` }));
  expect(knowledgeLine({ ...nothing, hooksRun: 12, blocked })).toEqual(["12 hooks run, 11 blocked"]);
  const table = blockedByHooks({ ...nothing, blocked });
  expect(table).toContain("(the last 10 of 11)");
  expect(table).toContain("| Stop | `red 10` |");
  expect(table).not.toContain("`red 0`");
});
