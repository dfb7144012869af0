import { describe, expect, test } from "vitest";
import { discoverSkills } from "../../../src/core/skill/discovery.ts";
import { Skill } from "../../../src/core/skill/skill.ts";
import { Fault } from "../../../src/lib/fault.ts";
import { exampleRepository, type Files, sourceOf } from "./sources.ts";

const find = (files: Files, model = "test-1", explicit: readonly Skill[] = []) =>
  discoverSkills(sourceOf(files), { model, explicit });

const namesIn = async (files: Files, model?: string) => (await find(files, model)).skills.map(({ name }) => name);

describe("a repository with a skill in every format", () => {
  test("gives each its name and what calls for it", async () => {
    const { skills, problems } = await find(exampleRepository());
    expect(problems).toEqual([]);
    expect(skills.map(({ name, trigger }) => [name, trigger?.type ?? "always"])).toEqual([
      ["api-rules", "path"],
      ["pdf-forms", "keyword"],
      ["release", "task"],
      ["docker", "keyword"],
      ["repo", "always"],
      ["cursorrules", "always"],
      ["copilot", "always"],
      ["agents", "always"],
      ["agents:web", "path"],
    ]);
  });

  test("tells all that a SKILL.md says, also where its YAML is none, and which files come with it", async () => {
    const { skills } = await find(exampleRepository());
    expect(skills.find(({ name }) => name === "pdf-forms")).toEqual({
      name: "pdf-forms",
      content: expect.stringMatching(/^# PDF forms\n/),
      trigger: { type: "keyword", keywords: ["pdf", "form field"] },
      source: ".agents/skills/pdf-forms/SKILL.md",
      inputs: [],
      is_agentskills_format: true,
      version: "1.0.0",
      description: "Fill in and read PDF forms. Use when: a task names a form, a field or a PDF.",
      license: "MIT",
      compatibility: "needs python3",
      metadata: { author: "the forms team", version: "1.2" },
      allowed_tools: ["Bash(python3:*)", "Read"],
      disable_model_invocation: false,
      resources: {
        skill_root: ".agents/skills/pdf-forms",
        scripts: ["scripts/fields.py"],
        references: ["references/fields.md"],
        assets: [],
      },
    });
  });

  test("has inputs for a task, which its name with a slash calls for too", async () => {
    const { skills } = await find(exampleRepository());
    const release = skills.find(({ name }) => name === "release");
    expect(release?.trigger).toEqual({ type: "task", triggers: ["cut a release", "/release"] });
    expect(release?.inputs).toEqual([{ name: "VERSION", description: "the version to release, as in 1.2.3" }]);
  });

  test.for([
    ["anthropic/claude-sonnet-5", ["claude"]],
    ["gemini-3-pro", ["gemini"]],
    ["gpt-6", []],
  ] as const)("gives %s the instructions of its family and no other's", async ([model, family]) => {
    const names = await namesIn(exampleRepository(), model);
    expect(names.filter((name) => ["claude", "gemini"].includes(name))).toEqual(family);
  });

  test("names the files that were used, and reads them all at once", async () => {
    const source = sourceOf(exampleRepository());
    const { files, skills } = await discoverSkills(source, { model: "test-1" });
    expect(files).toHaveLength(skills.length);
    expect(files.every(({ id }) => /^[0-9a-f]{40}$/.test(id))).toBe(true);
    expect(source.reads).toHaveLength(1);
  });

  test("is found the same in whatever order its files are listed", async () => {
    const files = exampleRepository();
    const reversed = Object.fromEntries(Object.entries(files).reverse());
    expect((await find(reversed)).skills).toEqual((await find(files)).skills);
  });
});

describe("which file counts", () => {
  test("of two skills with one name the folder that comes first does, and the other is reported", async () => {
    const { skills, problems } = await find({
      ".openhands/microagents/deploy.md": "old",
      ".openhands/skills/deploy.md": "new",
      ".agents/skills/deploy/SKILL.md": "newest",
    });
    expect(skills.map(({ content }) => content)).toEqual(["newest"]);
    expect(problems.map(({ path }) => path)).toEqual([
      ".openhands/skills/deploy.md",
      ".openhands/microagents/deploy.md",
    ]);
    expect(problems[0]?.problem).toBe("is not used: .agents/skills/deploy/SKILL.md has the name deploy too");
  });

  test("a skill from elsewhere takes precedence, but two of them may not have one name", async () => {
    const mine = Skill.parse({ name: "deploy", content: "mine" });
    const files = { ".agents/skills/deploy/SKILL.md": "theirs" };
    expect((await find(files, "test-1", [mine])).skills).toEqual([mine]);
    await expect(find(files, "test-1", [mine, mine])).rejects.toThrow(Fault);
  });

  test("a copy of the instructions, or a link to them, is read once", async () => {
    const files = { "AGENTS.md": "Same.", "CLAUDE.md": "Same.", "web/AGENTS.md": "Same." };
    expect(await namesIn(files, "claude-5")).toEqual(["agents", "agents:web"]);
    expect(await namesIn({ ...files, "CLAUDE.md": "Other." }, "claude-5")).toEqual(["agents", "claude", "agents:web"]);
  });

  test("instructions are found in whatever case, and not among installed packages or inside of skills", async () => {
    const names = await namesIn({
      "agents.md": "a",
      "docs/Agent.md": "b",
      "node_modules/x/AGENTS.md": "c",
      ".agents/skills/y/SKILL.md": "y",
      ".agents/skills/y/AGENTS.md": "d",
      "docs/AGENTS.md.txt": "e",
      "web/.cursorrules": "f",
    });
    expect(names).toEqual(["y", "agents", "agents:docs"]);
  });

  test("what is remembered has one file, at the root or in .agents, and the other is reported", async () => {
    const memory = { "MEMORY.md": "a", "docs/MEMORY.md": "c", "web/.agents/memory.md": "d" };
    expect(await namesIn(memory)).toEqual(["memory"]);
    const { skills, problems } = await find({ ...memory, ".agents/memory.md": "b" });
    expect(skills).toMatchObject([{ name: "memory", content: "b", trigger: null }]);
    expect(problems).toMatchObject([{ path: "MEMORY.md" }]);
  });

  test("Markdown beside a SKILL.md, a README and a SKILL.md too deep are no skills", async () => {
    const names = await namesIn({
      ".agents/skills/pdf/SKILL.md": "a",
      ".agents/skills/pdf/references/more.md": "b",
      ".agents/skills/README.md": "c",
      ".agents/skills/group/pdf/SKILL.md": "d",
      ".openhands/skills/group/plain.md": "e",
    });
    expect(names).toEqual(["pdf", "group/plain"]);
  });
});

test("servers are for skills that always apply, and of others it is told that they have none", async () => {
  const head = "mcp_tools: { mcpServers: { fetch: { command: fetch-mcp } } }";
  const { skills, problems } = await find({
    ".openhands/microagents/always.md": `---\n${head}\n---\nx`,
    ".openhands/microagents/called.md": `---\n${head}\ntriggers: [web]\n---\nx`,
    ".agents/skills/listed/SKILL.md": `---\nname: listed\n${head}\n---\nx`,
  });
  expect(skills.find(({ name }) => name === "always")?.mcp_tools).toMatchObject({ mcpServers: {} });
  expect(problems.map(({ path }) => path).sort()).toEqual([
    ".agents/skills/listed/SKILL.md",
    ".openhands/microagents/called.md",
  ]);
  const [listed, called] = problems.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  expect(listed?.problem).toMatch(
    /^is used, but its `mcp_tools` are not: a SKILL\.md is read when the agent calls for it/,
  );
  expect(listed?.problem).not.toContain("triggers");
  expect(called?.problem).toMatch(/^is used, but its `mcp_tools` are not: .*, one without triggers, inputs or paths$/);
});

describe("a file that is no skill", () => {
  const sound = { ".openhands/skills/sound.md": "Sound." };

  test.for([
    [
      "has YAML that is none where it says when it applies",
      ".openhands/skills/a.md",
      "---\npaths: [\n---\nx",
      "is not valid YAML",
    ],
    ["has a list where fields should be", ".openhands/skills/a.md", "---\n- a\n---\nx", "it has no named fields"],
    ["says nothing", ".openhands/skills/a.md", "---\nname: a\n---\n", "it is empty"],
    ["has a field of another shape", ".openhands/skills/a.md", "---\ninputs: 4\n---\nx", "inputs"],
    ["has a folder with a bad name", ".agents/skills/My_Skill/SKILL.md", "x", "the name of its folder"],
    ["has another name than its folder", ".agents/skills/a/SKILL.md", "---\nname: b\n---\nx", "its name is b"],
    ["is too large", ".agents/skills/a/SKILL.md", "x".repeat(100_001), "100001 bytes"],
  ] as const)("because it %s is reported, and the others are found", async ([, path, text, problem]) => {
    const { skills, problems } = await find({ ...sound, [path]: text });
    expect(skills.map(({ name }) => name)).toEqual(["sound"]);
    expect(problems).toEqual([{ path, problem: expect.stringContaining(problem) }]);
  });

  test("because it could not be read is reported too", async () => {
    const source = { ...sourceOf(sound), read: async () => new Map<string, string>() };
    const { problems } = await discoverSkills(source, { model: "test-1" });
    expect(problems).toEqual([{ path: ".openhands/skills/sound.md", problem: "is not used: it could not be read" }]);
  });
});

test("a description that is too long is cut and reported, one that is just short enough is not", async () => {
  const withDescription = (length: number) => `---\ndescription: ${"d".repeat(length)}\n---\nx`;
  const { skills, problems } = await find({
    ".agents/skills/long/SKILL.md": withDescription(1025),
    ".agents/skills/right/SKILL.md": withDescription(1024),
  });
  expect(skills.map(({ description }) => description?.length)).toEqual([1024, 1024]);
  expect(problems.map(({ path }) => path)).toEqual([".agents/skills/long/SKILL.md"]);
});

test("skills beyond 300 and files beyond 100 beside one of them are reported", async () => {
  const skills = Array.from({ length: 301 }, (_, index) => [`.openhands/skills/s${index}.md`, `${index}`]);
  const scripts = Array.from({ length: 101 }, (_, index) => [`.agents/skills/a/scripts/${index}.sh`, ""]);
  const files = { ...Object.fromEntries([...skills, ...scripts]), ".agents/skills/a/SKILL.md": "a" };
  const found = await find(files);
  expect(found.skills).toHaveLength(300);
  expect(found.skills.find(({ name }) => name === "a")?.resources?.scripts).toHaveLength(100);
  expect(found.problems.map(({ problem }) => problem)).toEqual([
    "is beyond the 300 that are read",
    "is beyond the 300 that are read",
    "has 101 files next to it; 100 are listed",
  ]);
});

test("a frontmatter with nothing in it is no part of the words", async () => {
  const { skills } = await find({
    ".openhands/skills/a.md": "---\n---\nBody.",
    ".openhands/skills/b.md": "---\nBody.",
  });
  expect(skills.map(({ content }) => content)).toEqual(["Body.", "---\nBody."]);
});

test("Windows line ends and a byte order mark do not hide the frontmatter", async () => {
  const { skills } = await find({
    ".openhands/skills/a.md": "\uFEFF---\r\ntriggers:\r\n  - deploy\r\n---\r\nBody.\r\n",
  });
  expect(skills).toMatchObject([{ trigger: { type: "keyword", keywords: ["deploy"] }, content: "Body." }]);
});
