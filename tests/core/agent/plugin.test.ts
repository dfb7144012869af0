import { describe, expect, test } from "vitest";
import { type PluginPlace, readPlugin } from "../../../src/core/agent/plugin.ts";
import { type Files, sourceOf } from "../skill/sources.ts";

const skill = (name: string, words = "Words.") => `---\nname: ${name}\ndescription: About ${name}.\n---\n${words}\n`;

const read = (files: Files, place: Partial<PluginPlace> = {}) =>
  readPlugin({ source: sourceOf(files), root: "p/", label: "p", isHere: true, model: "test-1", ...place });

const whole: Files = {
  "p/.plugin/plugin.json": '{"name": "rigging", "version": "1.0.0"}',
  "p/skills/splice/SKILL.md": skill("splice"),
  "p/skills/splice/scripts/rope.sh": "true",
  "p/skills/plain.md": "Plain words.",
  "p/commands/hoist.md": "---\ndescription: Hoists.\n---\nHoist it.",
  "p/agents/bosun.md": "---\ndescription: Orders.\n---\nYou order.",
  "p/hooks/hooks.json": '{"hooks": {"Stop": [{"hooks": [{"command": "true"}]}]}}',
  "elsewhere/SKILL.md": skill("elsewhere"),
};

describe("a plugin", () => {
  test("brings skills, commands, agents and hooks, under the name that it gives itself", async () => {
    const plugin = await read(whole);
    expect(plugin.name).toBe("rigging");
    expect(plugin.skills.map(({ name, source }) => [name, source])).toEqual([
      ["plain", "p/skills/plain.md"],
      ["splice", "p/skills/splice/SKILL.md"],
      ["rigging:hoist", undefined],
    ]);
    expect(plugin.skills[1]?.resources).toMatchObject({ skill_root: "p/skills/splice", scripts: ["scripts/rope.sh"] });
    expect(plugin.skills[2]?.trigger).toEqual({ type: "keyword", keywords: ["/rigging:hoist"] });
    expect(plugin.agents.map(({ name }) => name)).toEqual(["bosun"]);
    expect(plugin.hooks?.Stop).toHaveLength(1);
    expect(plugin.problems).toEqual([]);
  });

  test("that is not in the workspace names no files that the agent would look for", async () => {
    const { skills } = await read(whole, { isHere: false });
    expect(skills.every(({ source, resources }) => source === undefined && resources === undefined)).toBe(true);
  });

  test("may be one skill alone, and is called as its folder is unless it says so", async () => {
    const files = { "p/knots/SKILL.md": skill("knots"), "p/knots/references/a.md": "x" };
    const plugin = await read(files, { root: "p/knots/" });
    expect(plugin).toMatchObject({ name: "knots", skills: [{ name: "knots", source: "p/knots/SKILL.md" }] });
    expect(plugin.skills[0]?.resources).toMatchObject({ skill_root: "p/knots", references: ["references/a.md"] });
  });

  test("of another repository is called as that is", async () => {
    const label = `https://github.com/acme/Rope-Kit.git@${"a".repeat(40)}`;
    expect(await read({ "commands/x.md": "X" }, { root: "", label })).toMatchObject({ name: "rope-kit" });
  });

  test("can bring servers", async () => {
    expect((await read({ "p/SKILL.md": skill("p"), "p/.mcp.json": "{}" })).servers).toBe("{}");
    expect((await read({ "p/SKILL.md": skill("p") })).servers).toBeUndefined();
  });

  test("whose skill is none says so and keeps the rest", async () => {
    const { skills, problems } = await read({
      "p/skills/Bad Name/SKILL.md": "x",
      "p/skills/good/SKILL.md": skill("good"),
    });
    expect(skills.map(({ name }) => name)).toEqual(["good"]);
    expect(problems).toEqual([{ path: "p/skills/Bad Name/SKILL.md", problem: expect.stringContaining("not used") }]);
  });
});

test.for([
  [{ "q/SKILL.md": "x" }, "There is no plugin at p."],
  [{ "p/README.md": "x" }, "There is no plugin at p."],
  [{ "p/.plugin/plugin.json": "{", "p/commands/a.md": "x" }, "plugin.json of the plugin p cannot be used"],
  [{ "p/.plugin/plugin.json": '{"name": "a b"}' }, "It has to be one word."],
  [{ "p/hooks/hooks.json": '{"Start": []}' }, "hooks/hooks.json of the plugin p"],
  [{ "p/agents/x.md": "" }, "agents/x.md of the plugin p cannot be used"],
] as const)("%j is a Fault: %s", async ([files, message]) => {
  await expect(read(files)).rejects.toMatchObject({ code: "config", message: expect.stringContaining(message) });
});
