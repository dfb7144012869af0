import { expect, test } from "vitest";
import type { SkillSource } from "../../../../src/core/skill/skill.ts";
import { rulesIn } from "../../../../src/run/agent/knowledge/configuration.ts";

const path = ".github/agent/rules.yml";
const sourceOf = (text: string | undefined, size = text?.length ?? 1): SkillSource => ({
  list: async () => [{ path, size, id: "1".repeat(40) }],
  read: async () => new Map(text === undefined ? [] : [[path, text]]),
});
const rule = "rules:\n  - program: terraform\n    effect: forbid\n    reason: By people only.\n";

test("rules are those of the base commit, where it has any", async () => {
  expect((await rulesIn(sourceOf(rule)))?.rules).toMatchObject([{ program: "terraform", effect: "forbid" }]);
  expect(await rulesIn({ list: async () => [], read: async () => new Map() })).toBeUndefined();
});

test.for([
  ["no rules", sourceOf("rules: yes")],
  ["rules that would lower a risk", sourceOf(rule.replace("forbid", "low"))],
  ["too much", sourceOf(rule, 64_001)],
  ["no text", sourceOf(undefined)],
] as const)("a file with %s stops the run: nothing is left out in silence", async ([, source]) => {
  await expect(rulesIn(source)).rejects.toMatchObject({ code: "config", message: expect.stringContaining(path) });
});
