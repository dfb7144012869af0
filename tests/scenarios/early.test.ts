/** Set-ups with which a run would be for nothing: people read what to change, in every place, and no model is paid. */
import { describe, expect, test } from "vitest";
import { BY_PULL_REQUEST, NAMES, NO_NEW_BRANCHES, type Rule } from "../../src/rehearsal/github/branch-rules.ts";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Happening } from "../../src/rehearsal/play.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { checkExchange } from "../openapi.ts";
import { repository } from "./instructed.ts";
import { answersOf, play, type StoryOptions, stageFor } from "./play.ts";

const edit = call("file_editor", { command: "create", path: "note.txt", file_text: "a note\n" });
const script: Script = [edit, call("finish", { message: "There is a note." })];

const errorsOf = ({ runner }: Rehearsal) => runner.log.filter(({ kind }) => kind === "error").map(({ text }) => text);

/** The places where people look, without the comment if there is none. */
const placesOf = (rehearsal: Rehearsal) => [
  ...answersOf(rehearsal),
  errorsOf(rehearsal).join("\n"),
  rehearsal.runner.summary,
];

/** The headline and the remedy are in each place, and no model was asked. */
function expectEarly(rehearsal: Rehearsal, headline: string, ...remedies: readonly string[]): void {
  expect(rehearsal.outputs).toMatchObject({ outcome: "failed", reason: expect.stringContaining(headline) });
  expect(rehearsal).toMatchObject({ modelRequests: 0, runner: { exitCode: 1 } });
  for (const place of placesOf(rehearsal)) for (const words of [headline, ...remedies]) expect(place).toContain(words);
}

/** Events without a thread, as a clock or a person at "Run workflow" makes them. */
const happens = (name: "schedule" | "workflow_dispatch") => {
  return (github: Stage["github"], issue: number): Happening => {
    const { repository, sender } = github.payloads.issues(issue, { action: "opened", sender: "maria" });
    const event = name === "schedule" ? { schedule: "0 0 * * *" } : { inputs: null, ref: "refs/heads/main", sender };
    return { name, actor: "maria", payload: { repository, ...event } };
  };
};

test.for(["schedule", "workflow_dispatch"] as const)("%s without a prompt is no green job", async (name) => {
  const { rehearsal } = await play({ script }, { happening: happens(name) });
  expectEarly(
    rehearsal,
    `"${name}" starts a run only with a prompt, and this one has none`,
    "Set `prompt` or `prompt-file` in the `with:` block of the workflow step",
  );
  expect(placesOf(rehearsal).join("\n").includes("an input named `prompt`")).toBe(name === "workflow_dispatch");
});

test.for(["schedule", "workflow_dispatch"] as const)("twin: %s with a prompt works", async (name) => {
  const { rehearsal } = await play({ script, inputs: { prompt: "Write a note." } }, { happening: happens(name) });
  expect(rehearsal.outputs.outcome).toBe("changed");
});

test("an end without a comment is in the summary of the step: a comment that is not for us, and one by a stranger", async () => {
  const ignored = await play({ script }, { body: "I have seen this, too." });
  expect(ignored.rehearsal.runner.summary).toBe("Outcome: `skipped` (the comment does not mention @agent)\n");
  const refused = await play({ script }, { author: "stranger" });
  expect(refused.rehearsal.runner.summary).toContain("stranger cannot start a run (role: read)");
  const asked = await play({ script }, { body: "@agent status" });
  expect(asked.rehearsal.runner.summary).toContain('Outcome: `answered` (Answered the command "status")');
});

test("a job that may not comment: the permission is in the annotation and the summary", async () => {
  const { rehearsal } = await play({ script, permissions: { issues: "read" } });
  expectEarly(rehearsal, "GitHub refused the comment", "`issues: write`");
});

const HEADLINE = "The token cannot push to this repository, so no work could be published";

describe("a token that cannot push", () => {
  const reading = { script, permissions: { contents: "read" } } as const;

  test.for([{}, { "state-store": "none" }, { "create-pr": "link" }])("is told with %j", async (inputs) => {
    const { rehearsal, problems } = await play({ ...reading, inputs });
    expect(problems).toEqual([]);
    expectEarly(rehearsal, HEADLINE, "`contents: write`", "`create-pr: none`");
    expect(answersOf(rehearsal)).toHaveLength(1);
  });

  test.for([
    [
      "where the agent is only to answer",
      { inputs: { "create-pr": "none" }, script: [call("finish", { message: "Yes." })] },
      "@agent is it so?",
    ],
    ["for a question", { script: [call("finish", { message: "Yes." })] }, "@agent ask is it so?"],
  ] as const)("twin: is enough %s", async ([, options, body]) => {
    const { rehearsal } = await play({ ...reading, ...options }, { body });
    expect(rehearsal.outputs.outcome).toBe("answered");
  });

  test("twin: without a saved state, one that can push works", async () => {
    const { rehearsal } = await play({ script, inputs: { "state-store": "none" } });
    expect(rehearsal.outputs.outcome).toBe("changed");
  });
});

describe("rules that forbid the branch", () => {
  const ruled = async (rule: Rule, { canBypass = false, ...options }: StoryOptions & { canBypass?: boolean } = {}) => {
    const stage = await stageFor({ script, ...options });
    Object.assign(stage.github.state, { rules: [rule], canBypass });
    const rehearsal = await stage.play();
    return { rehearsal, problems: rehearsal.exchanges.flatMap(checkExchange) };
  };

  test.for([
    [NO_NEW_BRANCHES, "new branches are restricted"],
    [BY_PULL_REQUEST, "changes must come by a pull request, also on this branch"],
    [NAMES, "the name of a branch must start with `feature/`"],
  ] as const)("%j: the ruleset is named", async ([rule, why]) => {
    const { rehearsal, problems } = await ruled(rule);
    expect(problems).toEqual([]);
    expectEarly(rehearsal, "The ruleset `All branches` does not allow this work on the branch", why, "Rulesets");
  });

  test.for([NO_NEW_BRANCHES, BY_PULL_REQUEST, NAMES])("twin: %j does not bind who may bypass it", async (rule) => {
    const { rehearsal, problems } = await ruled(rule, { canBypass: true });
    expect(problems).toEqual([]);
    expect(rehearsal.outputs.outcome).toBe("changed");
  });
});

describe("a repository in which Actions may not open pull requests", () => {
  const SETTING = "Allow GitHub Actions to create and approve pull requests";

  test("is told at the end once, then before the model is paid, and no longer when it works again", async () => {
    const more: Script = [call("finish", { message: "It is there." })];
    const stage = await stageFor({ script: [...script, ...more] });
    stage.github.state.actionsMayOpenPulls = false;
    const paid = () => stage.model?.requests.length ?? 0;
    const first = await stage.play();
    const issue = first.issue.number;
    expect(first.outputs).toMatchObject({ outcome: "failed", reason: "GitHub refused the pull request" });
    const before = paid();
    const again = { issue, body: "@agent continue" };
    const second = await stage.play(again);
    expect(second.outputs).toMatchObject({ outcome: "failed", reason: "GitHub refused the pull request" });
    for (const place of placesOf(second)) expect(place).toContain(SETTING);
    expect(paid()).toBe(before);
    stage.github.state.actionsMayOpenPulls = true;
    const third = await stage.play(again);
    expect(third.pullRequests).toHaveLength(1);
    const fourth = await stage.play({ issue, body: "@agent is it there?" });
    const asked = ({ exchanges }: Rehearsal) =>
      exchanges.filter(({ method, path }) => method === "POST" && path.endsWith("/pulls"));
    expect(asked(third)).toHaveLength(2); // the question, and the pull request
    expect(asked(fourth)).toHaveLength(0);
  });
});

describe("permissions that the workflow writes down", () => {
  const workflow = (permissions: string, token = "") =>
    `on: issue_comment\npermissions: ${permissions}\njobs:\n  agent:\n    steps:\n      - id: worker\n        uses: acme/deckhand@v1\n        with:\n          model: m\n${token}`;
  const written = (text: string) =>
    play({
      script,
      environment: { GITHUB_ACTION: "worker" },
      repository: repository({ ".github/workflows/agent.yml": text }),
    });

  test.for([
    ["{ contents: write, issues: write }", "`pull-requests: write`"],
    ["read-all", "`contents: write`, `pull-requests: write`"],
    ["{}", "`contents: write`, `pull-requests: write`"],
    ["{ contents: read, pull-requests: write }", "`contents: write`"],
  ] as const)("%s are too few", async ([permissions, lines]) => {
    const { rehearsal } = await written(workflow(permissions));
    expectEarly(rehearsal, "The workflow does not give this job", `under \`permissions:\` of the job: ${lines}.`);
  });

  test.for([
    workflow("{ contents: write, pull-requests: write, issues: write }"),
    workflow("write-all"),
    workflow("{ contents: read }", "          github-token: $" + "{{ secrets.AGENT_TOKEN }}\n"),
  ])("twin: these are enough, or another token is used: %s", async (text) => {
    const { rehearsal } = await written(text);
    expect(rehearsal.outputs.outcome).toBe("changed");
  });
});

describe("packages that nobody installed", () => {
  const lock = { "package.json": '{"scripts":{"test":"tidesx run"}}\n', "package-lock.json": "{}\n" };
  const fails = call("terminal", { command: "npm test" });
  const told = async (steps: Script, options: StoryOptions = {}) => {
    const { rehearsal } = await play({ script: steps, repository: repository(lock), ...options });
    return { rehearsal, answer: answersOf(rehearsal)[0] ?? "" };
  };

  test("are named with the set-up command that fits the lock file", async () => {
    const { answer, rehearsal } = await told([fails, ...script]);
    expect(rehearsal.outputs.outcome).toBe("changed");
    expect(answer).toContain(
      "Missing packages: `tidesx`. Install them before the agent starts: set `setup-command: npm ci`.",
    );
  });

  test.for([
    ["cd web && npm test", "set `setup-command: cd web && npm ci`."],
    ["npm --prefix api test", "set the input `setup-command` to the command that installs the packages"],
  ] as const)("are named by %j with the command for its folder, or with none", async ([command, advice]) => {
    const manifest = lock["package.json"];
    const files = {
      ...{ "web/package.json": manifest, "web/package-lock.json": "{}\n", "requirements.txt": "\n" },
      ...{ "api/package.json": manifest, "api/yarn.lock": "\n", "api/bun.lock": "\n" },
    };
    const steps = [call("terminal", { command }), ...script];
    const { answer } = await told(steps, { repository: repository(files) });
    expect(answer).toContain(`Missing packages: \`tidesx\`. Install them before the agent starts: ${advice}`);
  });

  test("are named where a set-up command ran without them", async () => {
    const { answer } = await told([fails, ...script], { inputs: { "setup-command": "true" } });
    expect(answer).toContain("The input `setup-command` is set, and did not install them");
  });

  test("twin: are no news once the agent has repaired it", async () => {
    const bin = "node_modules/.bin/tidesx";
    const make = call("terminal", { command: `mkdir -p node_modules/.bin && ln -s /bin/true ${bin}` });
    const tidy = call("terminal", { command: "rm -r node_modules" });
    const { answer } = await told([fails, make, fails, tidy, ...script]);
    expect(answer).not.toContain("Missing packages");
  });
});

test("wrong inputs are listed, one on each line, in every place", async () => {
  const inputs = {
    ...{ "max-iterations": "many", confirmation: "yes", "create-pr": "yes", "timeout-minutes": "0" },
    ...{ "commit-mode": "ssh", "approval-expires": "3 days", memory: "perhaps", setup_command: "npm ci" },
  };
  const { rehearsal } = await play({ script, inputs });
  expectEarly(
    rehearsal,
    "Invalid configuration: 8 inputs are wrong",
    ...Object.keys(inputs).map((name) => `\`${name}\` `),
  );
  for (const text of [...answersOf(rehearsal), rehearsal.runner.summary])
    expect(text.match(/^- `[\w-]+` .*\.$/gm)).toHaveLength(8);
});
