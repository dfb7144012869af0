import { expect, test } from "vitest";
import type { Publisher } from "../../../../src/git/publisher.ts";
import type { GitHub } from "../../../../src/github/client.ts";
import { Fault } from "../../../../src/lib/fault.ts";
import { instructionsOf, readKnowledge } from "../../../../src/run/agent/knowledge/knowledge.ts";
import type { StartingPoint } from "../../../../src/run/goal.ts";
import { Inputs } from "../../../../src/runner/input/inputs.ts";
import { exampleRepository, type Files, sourceOf } from "../../../core/skill/sources.ts";

const needed = { model: "test-1", "api-key": "sk-1", "github-token": "ghs_1" };

/** Commits by their names; `main` is the tip of the base branch. */
function read(
  inputs: Readonly<Record<string, string>>,
  commits: Readonly<Record<string, Files>>,
  startingPoint: object = {},
) {
  const sources = new Map(Object.entries(commits).map(([name, files]) => [name, sourceOf(files)]));
  // As Publisher: the part of it that is asked for commits.
  const publisher = {
    filesOf: (commit: string) => sources.get(commit) ?? sourceOf({}),
    fetchBranch: async (branch: string) => ({ commit: branch, isGone: false }),
    fetchCommit: async (_: string, commit: string) => {
      if (commit === missing)
        throw new Fault("config", "Not fetched.", { quote: "git fetch: not our ref", hint: "Check." });
    },
  } as unknown as Publisher;
  const here = {
    head: "main",
    branch: "main",
    goal: { base: "main" },
    pull: undefined,
    ...startingPoint,
  } as StartingPoint; // the part that counts
  return readKnowledge(Inputs.parse({ ...needed, ...inputs }), {
    publisher,
    startingPoint: here,
    serverUrl: "https://h",
    github,
    workspace: "/nowhere",
  });
}

/** As GitHub: it has repositories of these sizes in kB, and the token reads no others. */
const sizes: Readonly<Record<string, number>> = { "acme/.github": 12, "acme/huge": 2_000_000 };
const github = {
  request: async (_: string, { owner, repo }: Readonly<{ owner: string; repo: string }>) => {
    const size = sizes[`${owner}/${repo}`];
    if (size === undefined) throw Object.assign(new Error("Not Found"), { status: 404 });
    return { data: { size } };
  },
} as unknown as GitHub; // the part that is asked

const missing = "b".repeat(40);
const onPull = { head: "head", branch: "feature", pull: { base: { sha: "main" } } };
const skill = (name: string, words = "x") => ({
  [`.agents/skills/${name}/SKILL.md`]: `---\nname: ${name}\n---\n${words}\n`,
});
const named = (skills: readonly Readonly<{ name: string }>[]) => skills.map(({ name }) => name);

test("a repository that asks nothing is one about which nothing is known", async () => {
  const { skills, hooks, problems, systemPrompt, changedByHead } = await read({}, { main: { "a.js": "1" } });
  expect({ skills, hooks, problems, systemPrompt, changedByHead }).toEqual({
    skills: [],
    hooks: undefined,
    problems: [],
    systemPrompt: undefined,
    changedByHead: 0,
  });
});

test("real files in every format are read, each as its format says", async () => {
  const { skills } = await read({}, { main: exampleRepository() });
  expect(named(skills)).toEqual(
    expect.arrayContaining(["pdf-forms", "api-rules", "agents", "agents:web", "cursorrules"]),
  );
});

test("the log names every file that something was read from", async () => {
  const files = {
    ...{ "AGENTS.md": "x", ".agents/agents/main.md": "x", ".agents/agents/poet.md": "Write.", "src/a.js": "1" },
    ...{ ".agents/hooks.json": "{}", ".github/agent/rules.yml": "rules: []", "docs/prompt.md": "Be brief." },
  };
  const all = { hooks: "true", "sub-agents": "true", "system-prompt-file": "docs/prompt.md" };
  const paths = (knowledge: Awaited<ReturnType<typeof read>>) => knowledge.files.map(({ path }) => path).sort();
  expect(paths(await read(all, { main: files }))).toEqual(
    Object.keys(files)
      .filter((path) => path !== "src/a.js")
      .sort(),
  );
  expect(paths(await read({}, { main: files }))).toEqual([
    ...[".agents/agents/main.md", ".github/agent/rules.yml", "AGENTS.md"],
  ]);
});

test("on a pull request the base branch's commit counts, and what its head changes is counted", async () => {
  const commits = {
    main: { "AGENTS.md": "base", ...skill("knots"), "x.js": "1" },
    head: { "AGENTS.md": "head", ...skill("knots"), ...skill("plunder"), "x.js": "2" },
  };
  const knowledge = await read({}, commits, onPull);
  expect(knowledge.commit).toBe("main");
  expect(knowledge.skills.find(({ name }) => name === "agents")?.content).toBe("base");
  expect(named(knowledge.skills)).not.toContain("plunder");
  expect(instructionsOf(knowledge)).toContain("base branch of 2 files");
  expect(instructionsOf(await read({}, { ...commits, head: commits.main }, onPull))).toBe("");
});

test("what is remembered is read from the base commit, unless the workflow wants none of it", async () => {
  const commits = { main: { "MEMORY.md": "base", "AGENTS.md": "x" }, head: { "MEMORY.md": "head", "AGENTS.md": "x" } };
  const knowledge = await read({}, commits, onPull);
  expect(knowledge.skills.find(({ name }) => name === "memory")?.content).toBe("base");
  expect(instructionsOf(knowledge)).toContain("base branch of 1 file,");
  const without = await read({ memory: "none" }, commits, onPull);
  expect([named(without.skills), without.files.map(({ path }) => path)]).toEqual([["agents"], ["AGENTS.md"]]);
});

test("the definition of the agent itself is the base commit's", async () => {
  const path = ".agents/agents/main.md";
  const base = { [path]: "base", ".openhands/agents/main.md": "old" };
  const { main } = await read({}, { main: base, head: { [path]: "head" } }, onPull);
  expect(main?.system_prompt_suffix).toBe("base");
  expect(
    (await read({ "sub-agents": "true" }, { main: { [path]: "x" } })).agents.map(({ name }) => name),
  ).not.toContain("main");
  await expect(read({}, { main: { [path]: "---\nmodel: x\n---" } })).rejects.toThrow("main.md cannot be used");
});

test("where the agent may propose lines, it is told in which file", async () => {
  const knowledge = await read({}, { main: { "MEMORY.md": "x" } });
  expect(knowledge.memoryFile).toBe("MEMORY.md");
  expect(instructionsOf(knowledge, knowledge.memoryFile)).toContain("`MEMORY.md` is what people have approved");
  expect((await read({}, { main: {} })).memoryFile).toBe(".agents/memory.md");
  const among = (skills: string) => read({ skills }, { main: { "MEMORY.md": "x", "AGENTS.md": "x" } });
  expect((await among("agents, memory")).memoryFile).toBe("MEMORY.md");
  for (const skills of ["false", "agents"]) expect((await among(skills)).memoryFile).toBeUndefined();
  expect(instructionsOf(knowledge)).toBe("");
});

test("a head whose branch is called as the base is a head all the same", async () => {
  const knowledge = await read({}, { main: {}, head: { "AGENTS.md": "head" } }, { ...onPull, branch: "main" });
  expect(knowledge.skills).toEqual([]);
});

test("hooks are there when they are asked for: the first file that is there, and after it those of plugins", async () => {
  const hook = (command: string) => JSON.stringify({ Stop: [{ hooks: [{ command }] }] });
  const main = {
    ".agents/hooks.json": hook("first"),
    ".openhands/hooks.json": hook("second"),
    "p/hooks/hooks.json": hook("plugin's"),
  };
  expect((await read({ plugins: "p" }, { main })).hooks).toBeUndefined();
  const { hooks } = await read({ plugins: "p", hooks: "true" }, { main });
  expect(hooks?.Stop?.map((group) => group.hooks[0]?.command)).toEqual(["first", "plugin's"]);
});

test("hooks that are asked for and are nowhere are told of", async () => {
  expect((await read({ hooks: "true" }, { main: {} })).problems).toMatchObject([
    { path: ".agents/hooks.json or .openhands/hooks.json" },
  ]);
  expect((await read({}, { main: {} })).problems).toEqual([]);
});

test("a later plugin's skill takes the place of an earlier one's, and both that of the repository's", async () => {
  const main = {
    ...skill("knots", "repository"),
    "one/skills/knots/SKILL.md": "---\nname: knots\n---\none",
    "two/skills/knots/SKILL.md": "---\nname: knots\n---\ntwo",
  };
  const { skills, problems } = await read({ plugins: "one, two" }, { main });
  expect(skills).toMatchObject([{ name: "knots", content: "two" }]);
  expect(problems).toMatchObject([{ path: ".agents/skills/knots/SKILL.md" }]);
});

const pinned = "a".repeat(40);
const from = (name: string) => ({ "skills-from": `acme/${name}@${pinned}` });

test("skills of another repository are those in its folders of skills, and its own instructions are not among them", async () => {
  const organization = {
    "AGENTS.md": "How to work on this repository.",
    "skills/knots/SKILL.md": "---\nname: knots\n---\nA bowline.\n",
    "skills/knots/scripts/tie.sh": "x",
    "microagents/house.md": "Be kind.",
    ...skill("tides", "theirs"),
  };
  const main = { ...skill("tides", "ours"), "AGENTS.md": "ours" };
  const { skills, brought, problems } = await read(from(".github"), { main, [pinned]: organization });
  expect(named(skills)).toEqual(["tides", "agents", "knots", "house"]);
  expect(skills.map(({ content }) => content)).toEqual(["ours", "ours", "A bowline.", "Be kind."]);
  expect(skills.slice(2)).toEqual(skills.slice(2).map(({ source: _, resources: __, ...rest }) => rest));
  expect([brought.map(({ label }) => label), problems]).toEqual([[`acme/.github@${pinned}`], []]);
  const { brought: none } = await read({ ...from("unseen"), skills: "false" }, { main });
  expect(none).toEqual([]);
});

test.for([
  ["skills-from", `acme/.github@${missing}`],
  ["plugins", `https://h/acme/.github@${missing}`],
] as const)("a commit that is not there is told with its input: %s", async ([input, entry]) => {
  await expect(read({ [input]: entry }, { main: {} })).rejects.toMatchObject({
    code: "config",
    headline: `\`${entry}\` of the input \`${input}\` could not be fetched.`,
    quote: "git fetch: not our ref",
  });
});

test.for([
  ["true", ["agents", "knots"]],
  ["agents", ["agents"]],
  ["false", []],
] as const)("the input `skills: %s` decides which are there", async ([choice, there]) => {
  const main = { "AGENTS.md": "x", ...skill("knots") };
  const { skills } = await read({ skills: choice }, { main });
  expect(named(skills).sort()).toEqual(there);
});

test("a skill that the input names and that is not there is told of", async () => {
  const { skills, problems } = await read({ skills: "knots, rope" }, { main: { ...skill("knots"), "AGENTS.md": "x" } });
  expect(named(skills)).toEqual(["knots"]);
  expect(problems).toMatchObject([{ path: "rope" }]);
});

test("the agents that can be called are ours, the base commit's, and the plugins', of which the last counts", async () => {
  const main = {
    ".agents/agents/reviewer.md": "The repository's.",
    ".agents/agents/bosun.md": "The repository's.",
    "p/agents/bosun.md": "The plugin's.",
  };
  expect((await read({ plugins: "p" }, { main })).agents).toEqual([]);
  const { agents } = await read({ plugins: "p", "sub-agents": "true" }, { main });
  const words = new Map(agents.map((agent) => [agent.name, agent.system_prompt_suffix]));
  expect(words.get("reviewer")).toBe("The repository's.");
  expect(words.get("bosun")).toBe("The plugin's.");
  expect(words.has("general-purpose")).toBe(true);
});

test.for([
  [{ hooks: "true" }, { ".agents/hooks.json": "" }, /hooks in .agents\/hooks.json cannot be used/],
  [{ hooks: "true" }, { ".agents/hooks.json": "{" }, /hooks in .agents\/hooks.json cannot be used/],
  [{ hooks: "true" }, { ".openhands/hooks.json": '{"OnFire": []}' }, /hooks in .openhands\/hooks.json cannot be used/],
  [{ "system-prompt-file": "x.md" }, {}, /`system-prompt-file` names x.md/],
  [{ "system-prompt-file": "x.md" }, { "x.md": " \n" }, /`system-prompt-file` names x.md/],
  [
    { "system-prompt-file": "x.md" },
    { "x.md": "y".repeat(100_001) },
    /`system-prompt-file` names x.md, which has more than 100 kB/,
  ],
  [from("unseen"), {}, /repository acme\/unseen of `skills-from` does not exist, or the token cannot read it/],
  [from("huge"), {}, /repository acme\/huge of `skills-from` is too large: 2000 MB/],
  [{ plugins: `http://elsewhere/a/b@${"a".repeat(40)}` }, {}, /without encryption/],
] as const)("%j is a Fault in plain words", async ([inputs, main, message]) => {
  await expect(read(inputs, { main })).rejects.toMatchObject({
    code: "config",
    message: expect.stringMatching(message),
  });
});

test("more skills of another repository than are read is a Fault that says how many", async () => {
  const many = Object.fromEntries(Array.from({ length: 301 }, (_, at) => [`skills/s${at}.md`, "x"]));
  await expect(read(from(".github"), { main: {}, [pinned]: many })).rejects.toThrow("too many: 301 files, 301 bytes");
  const long = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`skills/s${at}.md`, "x".repeat(99_999)]));
  await expect(read(from(".github"), { main: {}, [pinned]: long })).rejects.toThrow(
    "too many: 21 files, 2099979 bytes",
  );
});
