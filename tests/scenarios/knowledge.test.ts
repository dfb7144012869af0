/** What the agent knows comes from the base commit and the inputs: instructions, skills, hooks, plugins, set-up. */
import { describe, expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import { firstRequest, git, repository, skill } from "./instructed.ts";
import { answersOf, stageFor } from "./play.ts";

const answer: Script = [call("finish", { message: "Looked." })];

describe("instructions", () => {
  test("only the words of whoever asks call for a skill, not those of the thread", async () => {
    const files = skill("tides", "HIGH-WATER", "triggers: [tides]\n");
    const said = { issueBody: "The tides are wrong." };
    const stage = await stageFor({ repository: repository(files), script: [...answer, ...answer] });
    await stage.play({ ...said, body: "@agent look at this" });
    expect(firstRequest(stage).user).not.toContain("HIGH-WATER");
    const asked = await stageFor({ repository: repository(files), script: answer });
    const rehearsal = await asked.play({ ...said, body: "@agent fix the tides" });
    expect(firstRequest(asked).user).toContain("HIGH-WATER");
    expect(rehearsal.runner.stdout).toContain("skills called for: tides");
  });

  test("a skill is fetched when the agent asks for it, with its commands as text, and rules come with their files", async () => {
    const files = {
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
    const last = JSON.stringify(stage.model?.requests.at(-1)?.body.messages);
    expect(firstRequest(stage).system).not.toContain("A BOWLINE.");
    expect(last).toContain("A BOWLINE. Depth: !`echo $((2 * 21))`");
    expect(last).toContain("DECK-RULE.");
    expect(answersOf(rehearsal)[0]).toContain("skills `agents:deck`, `knots`");
    expect(rehearsal.runner.stdout).toMatch(
      /instructions from [0-9a-f]{7}: \.agents\/skills\/knots\/SKILL\.md \([0-9a-f]{7}\)/,
    );
  });

  test("with `skill-commands: true`, what a command in a skill prints is seen", async () => {
    const files = skill("depth", "Depth: !`echo $((2 * 21))`");
    const script = [call("invoke_skill", { name: "depth" }), ...answer];
    const stage = await stageFor({ repository: repository(files), script, inputs: { "skill-commands": "true" } });
    await stage.play({ body: "@agent look" });
    expect(JSON.stringify(stage.model?.requests.at(-1)?.body.messages)).toContain("Depth: 42");
  });

  test.for([
    ["false", [], ["knots", "BASE-RULE"]],
    ["agents", ["BASE-RULE"], ["knots"]],
  ] as const)("the input `skills: %s` decides which are there", async ([skills, there, gone]) => {
    const files = { "AGENTS.md": "BASE-RULE\n", ...skill("knots", "x") };
    const stage = await stageFor({ repository: repository(files), script: answer, inputs: { skills } });
    await stage.play({ body: "@agent look" });
    const { system } = firstRequest(stage);
    for (const words of there) expect(system).toContain(words);
    for (const words of gone) expect(system).not.toContain(words);
  });

  test("two runs begin with the same bytes, up to where they are at work and when, all instructions among them", async () => {
    const files = { "AGENTS.md": "BASE-RULE\n", ...skill("knots", "x"), ...skill("tides", "x") };
    const inputs = { secrets: "TIDE_KEY=0123456789", "mixed-threads": "as-trusted" };
    const stage = await stageFor({ repository: repository(files), script: [...answer, ...answer], inputs });
    await stage.play({ title: "One", body: "@agent look" });
    await stage.play({ title: "Two", body: "@agent look again" });
    const [first = "", second = ""] = (stage.model?.requests ?? []).map(({ body }) => JSON.stringify(body.messages));
    const shared = first.slice(0, first.indexOf("Workspace: "));
    expect(shared).toMatch(/BASE-RULE.*- knots: .*- tides: .*- TIDE_KEY/);
    expect(second.startsWith(shared)).toBe(true);
    expect(first).not.toContain("0123456789");
  });

  test("a system prompt from the base commit takes the place of ours, but for what it says of trust", async () => {
    const inputs = { "system-prompt-file": ".github/agent.md", "system-prompt-suffix": "Speak plainly." };
    const stage = await stageFor({
      repository: repository({ ".github/agent.md": "You are the bosun.\n" }),
      script: answer,
      inputs,
    });
    await stage.play({ body: "@agent look" });
    const { system } = firstRequest(stage);
    expect(system).toMatch(/^You are the bosun\.\n\n# What you may trust\n/);
    expect(system).toContain("Speak plainly.");
    expect(system).not.toContain("You are Deckhand");
  });

  test("a system prompt that is not there stops the run, and says so", async () => {
    const stage = await stageFor({ script: answer, inputs: { "system-prompt-file": "nowhere.md" } });
    const rehearsal = await stage.play({ body: "@agent look" });
    expect(rehearsal).toMatchObject({ outputs: { outcome: "failed" }, modelRequests: 0 });
    expect(answersOf(rehearsal)[0]).toContain("system-prompt-file");
  });
});

describe("hooks", () => {
  const red = { "check.sh": "test -e green.txt || { echo RED >&2; exit 2; }\n" };
  const check = JSON.stringify({ Stop: [{ hooks: [{ command: "sh check.sh" }] }] });

  test("a hook that runs the tests when the agent stops turns a red finish into a green one", async () => {
    const fix = call("file_editor", { command: "create", path: "green.txt", file_text: "x\n" });
    const stage = await stageFor({
      repository: repository({ ...red, ".agents/hooks.json": check }),
      script: [call("finish", { message: "Done, I think." }), fix, call("finish", { message: "Now it is green." })],
      inputs: { hooks: "true" },
    });
    const rehearsal = await stage.play({ body: "@agent fix it" });
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed", "final-response": "Now it is green." });
    expect(JSON.stringify(stage.model?.requests[1]?.body.messages)).toContain("You are not done yet.");
    const [comment] = answersOf(rehearsal);
    expect(comment).toContain("2 hooks run, 1 blocked");
    expect(comment).toContain("| Stop | `RED` |");
    expect(rehearsal.runner.stdout).toContain("hook Stop blocks: RED");
  });

  test("are not run unless the workflow says so", async () => {
    const stage = await stageFor({ repository: repository({ ...red, ".agents/hooks.json": check }), script: answer });
    const rehearsal = await stage.play({ body: "@agent look" });
    expect(rehearsal.outputs).toMatchObject({ outcome: "answered", "final-response": "Looked." });
  });

  test("one that does not let a request through ends the run before the model is asked, and says why", async () => {
    const hooks = {
      UserPromptSubmit: [{ hooks: [{ command: "grep -q deploy && { echo no deploys >&2; exit 2; }; true" }] }],
    };
    const files = { ".openhands/hooks.json": JSON.stringify(hooks) };
    const stage = await stageFor({ repository: repository(files), script: answer, inputs: { hooks: "true" } });
    const refused = await stage.play({ body: "@agent deploy it" });
    expect(refused).toMatchObject({ outputs: { outcome: "failed" }, modelRequests: 0 });
    expect(answersOf(refused)[0]).toContain("no deploys");
    const heard = await stage.play({ title: "Else", body: "@agent look at it" });
    expect(heard.outputs.outcome).toBe("answered");
  });

  test("have no key, and what is wrong with them stops the run", async () => {
    const hooks = { PreToolUse: [{ matcher: "terminal", hooks: [{ command: "env >&2; exit 2" }] }] };
    const files = { ".agents/hooks.json": JSON.stringify(hooks) };
    const script = [call("terminal", { command: "touch x" }), ...answer];
    const stage = await stageFor({ repository: repository(files), script, inputs: { hooks: "true" } });
    const rehearsal = await stage.play({ body: "@agent look" });
    const last = JSON.stringify(stage.model?.requests.at(-1)?.body.messages);
    expect(last).toContain("OPENHANDS_TOOL_NAME=terminal");
    expect(last).not.toMatch(/INPUT_|_TOKEN|sk-rehearsal|ghs_rehearsal/);
    expect(rehearsal.outputs.outcome).toBe("answered"); // the file was not made
    const broken = await stageFor({
      repository: repository({ ".agents/hooks.json": "{" }),
      script: answer,
      inputs: { hooks: "true" },
    });
    expect(answersOf(await broken.play({ body: "@agent look" }))[0]).toContain(".agents/hooks.json cannot be used");
  });
});

describe("set-up", () => {
  test("is done before the agent begins, and its output is in the log", async () => {
    const inputs = { "setup-command": "echo made ready; mkdir -p .git/ready" };
    const stage = await stageFor({ script: [call("terminal", { command: "ls .git" }), ...answer], inputs });
    const rehearsal = await stage.play({ body: "@agent look" });
    expect(rehearsal.outputs.outcome).toBe("answered");
    expect(rehearsal.runner.stdout).toMatch(
      /::group::Setting up\n::stop-commands::(\S+)\n\| made ready\n::\1::\n::endgroup::/,
    );
    expect(JSON.stringify(stage.model?.requests.at(-1)?.body.messages)).toContain("ready");
  });
});

describe("plugins", () => {
  const manifest = { ".claude-plugin/plugin.json": JSON.stringify({ name: "rigging" }) };
  const plugin = {
    ...manifest,
    "skills/splice/SKILL.md": "---\nname: splice\ndescription: Joins ropes.\n---\nSPLICE-WORDS\n",
    "commands/hoist.md": "HOIST-WORDS\n",
  };

  test("of another repository are read at their commit, and are not in the workspace", async () => {
    const stage = await stageFor({
      repository: repository({}, plugin),
      script: [call("terminal", { command: "ls -a" }), ...answer],
    });
    const commit = git(stage.repository.gitDir, "rev-parse", "feature");
    const url = `${stage.github.serverUrl}/rehearsal/boats`;
    const rehearsal = await stage.play({
      body: "@agent /rigging:hoist it",
      environment: { INPUT_PLUGINS: `${url}@${commit}` },
    });
    expect(rehearsal.outputs.outcome).toBe("answered");
    expect(firstRequest(stage).system).toContain("- splice: Joins ropes.");
    expect(firstRequest(stage).user).toContain("HOIST-WORDS");
    expect(JSON.stringify(stage.model?.requests.at(-1)?.body.messages)).not.toContain("commands");
  });

  test("that are not there stop the run", async () => {
    const stage = await stageFor({ script: answer, inputs: { plugins: "tools/nothing" } });
    const rehearsal = await stage.play({ body: "@agent look" });
    expect(rehearsal).toMatchObject({ outputs: { outcome: "failed" }, modelRequests: 0 });
    expect(answersOf(rehearsal)[0]).toContain("There is no plugin at tools/nothing");
  });
});

describe("skills of another repository", () => {
  const organization = {
    "skills/splice/SKILL.md": "---\nname: splice\ndescription: Joins ropes.\n---\nSPLICE-WORDS\n",
    "skills/house.md": "HOUSE-RULE\n",
    "AGENTS.md": "NOT-FOR-OTHERS\n",
  };

  test("are read at their commit with a token that no tool sees, and are not in the workspace", async () => {
    const stage = await stageFor({
      repository: repository({}, organization),
      script: [call("invoke_skill", { name: "splice" }), call("terminal", { command: "ls -a; env" }), ...answer],
    });
    const commit = git(stage.repository.gitDir, "rev-parse", "feature");
    const label = `rehearsal/boats@${commit}`;
    const rehearsal = await stage.play({ body: "@agent look", environment: { "INPUT_SKILLS-FROM": label } });
    expect(rehearsal.outputs.outcome).toBe("answered");
    expect(firstRequest(stage).system).toMatch(/HOUSE-RULE.*- splice: Joins ropes\./s);
    expect(firstRequest(stage).system).not.toContain("NOT-FOR-OTHERS");
    const last = JSON.stringify(stage.model?.requests.at(-1)?.body.messages);
    expect(last).toContain("SPLICE-WORDS");
    expect(last).not.toMatch(/skills\/|ghs_rehearsal/);
    expect(rehearsal.runner.stdout).toContain(`skills from ${label}: house, splice`);
  });

  test.for([
    [`rehearsal/unseen@${"a".repeat(40)}`, "does not exist, or the token cannot read it"],
    [`rehearsal/boats@${"a".repeat(40)}`, "could not be fetched"],
    ["rehearsal/boats@main", "a branch or a tag is refused"],
  ])("%s stops the run before the model is asked, and says why", async ([from = "", why]) => {
    const stage = await stageFor({ repository: repository({}), script: answer, inputs: { "skills-from": from } });
    const rehearsal = await stage.play({ body: "@agent look" });
    expect(rehearsal).toMatchObject({ outputs: { outcome: "failed" }, modelRequests: 0 });
    expect(answersOf(rehearsal)[0]).toContain(why);
  });
});
