/** What the agent knows comes from the base commit and the inputs: instructions, skills, hooks, plugins, set-up. */
import { describe, expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import { firstRequest, git, repository, skill } from "./instructed.ts";
import { answersOf, stageFor } from "./play.ts";
import { commitOf, gitOf } from "./pull-story.ts";

const answer: Script = [call("finish", { message: "Looked." })];

/** A check that fails until there is a file. */
const red = "test -e green.txt || { echo RED >&2; exit 2; }\n";

describe("instructions", () => {
  test("only the words of whoever asks call for a skill, not those of the thread; two runs begin with the same bytes, up to where they are at work and when, all instructions among them", async () => {
    const tides = skill("tides", "HIGH-WATER", "triggers: [tides]\n");
    const files = { "AGENTS.md": "BASE-RULE\n", ...skill("knots", "x"), ...tides };
    const inputs = { secrets: "TIDE_KEY=0123456789", "mixed-threads": "as-trusted" };
    const stage = await stageFor({ repository: repository(files), script: [...answer, ...answer], inputs });
    const said = { issueBody: "The tides are wrong." };
    await stage.play({ ...said, title: "One", body: "@agent look at this" });
    const asked = await stage.play({ ...said, title: "Two", body: "@agent fix the tides" });
    const [first = "", second = ""] = (stage.model?.requests ?? []).map(({ body }) => JSON.stringify(body.messages));
    expect([first.includes("HIGH-WATER"), second.includes("HIGH-WATER")]).toEqual([false, true]);
    expect(asked.runner.stdout).toContain("skills called for: tides");
    const shared = first.slice(0, first.indexOf("Workspace: "));
    expect(shared).toMatch(/BASE-RULE.*- knots: .*- tides: .*- TIDE_KEY/);
    expect(second.startsWith(shared)).toBe(true);
    expect(first).not.toContain("0123456789");
  });

  test("a skill is fetched when the agent asks for it, with its commands as text, and rules come with their files; hooks are not run unless the workflow says so", async () => {
    const files = {
      ...{ "check.sh": red, ".agents/hooks.json": JSON.stringify({ Stop: [{ hooks: [{ command: "sh check.sh" }] }] }) },
      ...skill("knots", "A BOWLINE. Depth: !`echo $((2 * 21))`"),
      ...{ "deck/AGENTS.md": "DECK-RULE.\n", "deck/plank.md": "Walk.\n" },
    };
    const script = [
      call("invoke_skill", { name: "knots" }),
      call("file_editor", { command: "view", path: "deck/plank.md" }),
      ...answer,
    ];
    const stage = await stageFor({ repository: repository(files), script });
    const rehearsal = await stage.play({ body: "@agent look" });
    expect(rehearsal.outputs).toMatchObject({ outcome: "answered", "final-response": "Looked." });
    const last = JSON.stringify(stage.model?.requests.at(-1)?.body.messages);
    expect(firstRequest(stage).system).not.toContain("A BOWLINE.");
    expect(last).toContain("A BOWLINE. Depth: !`echo $((2 * 21))`");
    expect(last).toContain("DECK-RULE.");
    expect(answersOf(rehearsal)[0]).toContain("skills `agents:deck`, `knots`");
    expect(rehearsal.runner.stdout).toMatch(
      /instructions from [0-9a-f]{7}: \.agents\/skills\/knots\/SKILL\.md \([0-9a-f]{7}\)/,
    );
  });

  test("a system prompt from the base commit takes the place of ours, but for what it says of trust; with `skills: agents` only AGENTS.md is there beside it", async () => {
    const prompt = { "system-prompt-file": ".github/agent.md", "system-prompt-suffix": "Speak plainly." };
    const files = { ".github/agent.md": "You are the bosun.\n", "AGENTS.md": "BASE-RULE\n", ...skill("knots", "x") };
    const inputs = { ...prompt, skills: "agents" };
    const stage = await stageFor({ repository: repository(files), script: answer, inputs });
    await stage.play({ body: "@agent look" });
    const { system } = firstRequest(stage);
    expect(system).toMatch(/^You are the bosun\.\n\n# What you may trust\n/);
    expect(system).toContain("Speak plainly.");
    expect(system).not.toContain("You are Deckhand");
    expect([system.includes("BASE-RULE"), system.includes("knots")]).toEqual([true, false]);
  });
});

test("hooks: one that runs the tests when the agent stops turns a red finish into a green one, none has a key, and one that does not let a request through ends the run before the model is asked", async () => {
  const hooks = {
    UserPromptSubmit: [{ hooks: [{ command: "grep -q deploy && { echo no deploys >&2; exit 2; }; true" }] }],
    PreToolUse: [{ matcher: "terminal", hooks: [{ command: "env >&2; exit 2" }] }],
    Stop: [{ hooks: [{ command: "sh check.sh" }] }],
  };
  const fix = call("file_editor", { command: "create", path: "green.txt", file_text: "x\n" });
  const stage = await stageFor({
    repository: repository({ "check.sh": red, ".openhands/hooks.json": JSON.stringify(hooks) }),
    script: [
      call("terminal", { command: "touch x" }),
      call("finish", { message: "Done, I think." }),
      fix,
      call("finish", { message: "Now it is green." }),
    ],
    inputs: { hooks: "true" },
  });
  const rehearsal = await stage.play({ body: "@agent fix it" });
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed", "final-response": "Now it is green." });
  const [, blocked, sentBack] = (stage.model?.requests ?? []).map(({ body }) => JSON.stringify(body.messages));
  expect(blocked).toContain("OPENHANDS_TOOL_NAME=terminal");
  expect(blocked).not.toMatch(/INPUT_|_TOKEN|sk-rehearsal|ghs_rehearsal/);
  expect(sentBack).toContain("You are not done yet.");
  expect(rehearsal.diff).toContain("green.txt");
  expect(rehearsal.outputs["files-changed"]).toBe("1"); // the file x was not made
  const [comment] = answersOf(rehearsal);
  expect(comment).toContain("4 hooks run, 2 blocked");
  expect(comment).toContain("| Stop | `RED` |");
  expect(rehearsal.runner.stdout).toContain("hook Stop blocks: RED");

  const refused = await stage.play({ title: "Else", body: "@agent deploy it" });
  expect(refused).toMatchObject({ outputs: { outcome: "failed" }, modelRequests: 0 });
  expect(answersOf(refused)[0]).toContain("no deploys");
});

test("set-up is done before the agent begins, and its output is in the log; with `skill-commands: true`, what a command in a skill prints is seen", async () => {
  const inputs = { "setup-command": "echo made ready; mkdir -p .git/ready", "skill-commands": "true" };
  const files = skill("depth", "Depth: !`echo $((2 * 21))`");
  const script = [call("terminal", { command: "ls .git" }), call("invoke_skill", { name: "depth" }), ...answer];
  const stage = await stageFor({ repository: repository(files), script, inputs });
  const rehearsal = await stage.play({ body: "@agent look" });
  expect(rehearsal.outputs.outcome).toBe("answered");
  expect(rehearsal.runner.stdout).toMatch(
    /::group::Setting up\n::stop-commands::(\S+)\n\| made ready\n::\1::\n::endgroup::/,
  );
  const last = JSON.stringify(stage.model?.requests.at(-1)?.body.messages);
  expect(last).toContain("ready");
  expect(last).toContain("Depth: 42");
});

describe("of another repository", () => {
  const plugin = {
    ".claude-plugin/plugin.json": JSON.stringify({ name: "rigging" }),
    "skills/reef/SKILL.md": "---\nname: reef\ndescription: Makes sails smaller.\n---\nREEF-WORDS\n",
    "commands/hoist.md": "HOIST-WORDS\n",
  };
  const organization = {
    "skills/splice/SKILL.md": "---\nname: splice\ndescription: Joins ropes.\n---\nSPLICE-WORDS\n",
    "skills/house.md": "HOUSE-RULE\n",
    "AGENTS.md": "NOT-FOR-OTHERS\n",
  };

  test("plugins and skills are read at their commit with a token that no tool sees, and are not in the workspace", async () => {
    const stage = await stageFor({
      repository: repository({}, plugin),
      script: [call("invoke_skill", { name: "splice" }), call("terminal", { command: "ls -a; env" }), ...answer],
    });
    const commit = git(stage.repository.gitDir, "rev-parse", "feature");
    const label = `rehearsal/boats@${commitOf(stage, "main", organization)}`;
    gitOf(stage, ["branch", "shared", label.slice(-40)]);
    const rehearsal = await stage.play({
      body: "@agent /rigging:hoist it",
      environment: {
        INPUT_PLUGINS: `${stage.github.serverUrl}/rehearsal/boats@${commit}`,
        "INPUT_SKILLS-FROM": label,
      },
    });
    expect(rehearsal.outputs.outcome).toBe("answered");
    expect(firstRequest(stage).system).toMatch(/HOUSE-RULE.*- splice: Joins ropes\./s);
    expect(firstRequest(stage).system).toContain("- reef: Makes sails smaller.");
    expect(firstRequest(stage).system).not.toContain("NOT-FOR-OTHERS");
    expect(firstRequest(stage).user).toContain("HOIST-WORDS");
    const last = JSON.stringify(stage.model?.requests.at(-1)?.body.messages);
    expect(last).toContain("SPLICE-WORDS");
    expect(last).not.toMatch(/commands|skills\/|ghs_rehearsal/);
    expect(rehearsal.runner.stdout).toContain(`skills from ${label}: house, splice`);
  });

  // What else stops it: `tests/run/agent/knowledge/` and `tests/runner/input/knowledge-inputs.test.ts`.
  test("one that the token cannot read stops the run before the model is asked, and says why", async () => {
    const from = `rehearsal/unseen@${"a".repeat(40)}`;
    const stage = await stageFor({ repository: repository({}), script: answer, inputs: { "skills-from": from } });
    const rehearsal = await stage.play({ body: "@agent look" });
    expect(rehearsal).toMatchObject({ outputs: { outcome: "failed" }, modelRequests: 0 });
    expect(answersOf(rehearsal)[0]).toContain("does not exist, or the token cannot read it");
  });
});
