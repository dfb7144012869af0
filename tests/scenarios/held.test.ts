/** Protected files are held back, somebody decides, and that very change is published or is not: stories of several events. */
import { describe, expect, test, vi } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { checkExchange } from "../openapi.ts";
import { labels, waiting } from "./approving.ts";
import {
  alone,
  branch,
  digestIn,
  filesOf,
  finish,
  inputs,
  labelsOn,
  mixed,
  onGitHub,
  pushFile,
  rules,
  write,
} from "./holding.ts";
import { repository } from "./instructed.ts";
import { answersOf, play } from "./play.ts";
import { pullStory } from "./pull-story.ts";

// Several whole runs each.
vi.setConfig({ testTimeout: 180_000 });

/** What the model was sent last, as one text. */
const told = ({ model }: Stage) => JSON.stringify(model?.requests.at(-1)?.body.messages);

describe("a change to protected files", () => {
  test("is shown in full beside what was published, and becomes one commit of exactly that when somebody approves", async () => {
    const { stage, first, pass } = await waiting(mixed, { inputs });
    expect(first.outputs).toMatchObject({ outcome: "changed", "pr-number": "2", branch, "files-changed": "1" });
    expect(filesOf(stage, `main..${branch}`)).toEqual(["src/note.txt"]);
    expect(answersOf(first)[0]).toContain("+Ask `@maria` first.␠\n");
    expect(labelsOn(stage)).toEqual(["agent:needs-approval"]);

    const second = await stage.play({ issue: 1, author: "octavia", body: `@agent approve ${digestIn(first)}` });
    expect(second.outputs).toMatchObject({ outcome: "changed", "pr-number": "2", "pending-actions": "" });
    expect([second.modelRequests, labelsOn(stage)]).toEqual([0, []]);
    expect(filesOf(stage, `${branch}~1..${branch}`)).toEqual(["AGENTS.md"]);
    expect(onGitHub(stage, "rev-parse", `${branch}~1`).trim()).toBe(first.outputs["commit-sha"]);
    expect(onGitHub(stage, "show", `${branch}:AGENTS.md`)).toBe(rules);
    const trailers = onGitHub(stage, "log", "-1", "--format=%(trailers:only)", branch);
    expect(trailers).toMatch(/^Co-authored-by: maria <.*>\nApproved-by: octavia <1001\+octavia@.*>\nAgent-/);
    expect(answersOf(second)[0]).toMatch(
      /### 🟢 Approved\n\n- `\w{12}` `AGENTS.md` approved by octavia at .* UTC: committed as `\w{7}`/,
    );
    expect(second.runner.stdout).toContain(`Change ${digestIn(first)} (AGENTS.md) was approved by octavia.`);
    expect(
      [first, second].flatMap(({ problems, exchanges }) => [...problems, ...exchanges.flatMap(checkExchange)]),
    ).toEqual([]);

    pass(5000);
    const again = await stage.play({ issue: 1, happening: labels("maria") });
    expect(again.outputs).toMatchObject({ outcome: "skipped", reason: "It was used already: approved by octavia." });
    expect(filesOf(stage, `${branch}~1..${branch}`)).toEqual(["AGENTS.md"]);
  });

  test("that is all there is waits without a branch, and is a pull request when somebody approves", async () => {
    const { stage, first } = await waiting(alone, { inputs });
    expect(first.outputs).toMatchObject({ outcome: "awaiting-approval", branch: "", "pr-number": "" });
    expect([first.branches, first.runner.exitCode]).toEqual([[], 0]);
    const second = await stage.play({ issue: 1, happening: labels("maria") });
    expect(second.outputs).toMatchObject({ outcome: "changed", branch, "pr-number": "2" });
    expect(second.pullRequests[0]).toMatchObject({ title: "Rules for agents", draft: true });
    expect(second.pullRequests[0]?.body).toContain("I wrote them down.");
    expect(filesOf(stage, `main..${branch}`)).toEqual(["AGENTS.md"]);
  });

  test("that somebody rejects is not published, and the next run tells the agent so", async () => {
    const { stage, pass } = await waiting(mixed, { inputs });
    const second = await stage.play({ issue: 1, author: "octavia", body: "@agent reject: no rules, please" });
    expect(second.outputs).toMatchObject({ outcome: "answered", "commit-sha": "" });
    expect([second.modelRequests, labelsOn(stage), filesOf(stage, `main..${branch}`)]).toEqual([
      0,
      [],
      ["src/note.txt"],
    ]);
    expect(answersOf(second)[0]).toMatch(/### ⚪ Rejected\n\n- .* rejected by octavia at .*: no rules, please/);
    pass(5000);
    await stage.play({ issue: 1, body: "@agent then only mend it" });
    expect(told(stage)).toContain("octavia rejected the change to AGENTS.md: no rules, please");
    expect(told(stage)).not.toContain("in the workspace again");
  });

  test("is taken up again by another request, of which the agent is told, and asked about anew", async () => {
    const { stage, first, pass } = await waiting([...mixed, finish], { inputs });
    const second = await stage.play({ issue: 1, body: "@agent and now something else" });
    expect(told(stage)).toContain("Your changes to AGENTS.md waited for approval. Nobody has given it");
    expect(told(stage)).toContain("in the workspace again: `AGENTS.md`");
    expect(answersOf(second)[0]).toContain("### ⚪ No longer waiting");
    pass(5000);
    const late = await stage.play({ issue: 1, body: `@agent approve ${digestIn(first)}` });
    expect([late.outputs.outcome, filesOf(stage, `main..${branch}`)]).toEqual(["skipped", ["src/note.txt"]]);
    pass(5000);
    const good = await stage.play({ issue: 1, body: `@agent approve ${digestIn(second)}` });
    expect([good.outputs.outcome, filesOf(stage, `main..${branch}`)]).toEqual([
      "changed",
      ["AGENTS.md", "src/note.txt"],
    ]);
  });
});

test("two people who approve at once let one commit through", async () => {
  const { stage } = await waiting(mixed, { inputs });
  const plays = await Promise.all(["maria", "octavia"].map((who) => stage.play({ issue: 1, happening: labels(who) })));
  const [one, other] = plays.map(({ outputs }) => outputs.outcome).sort();
  // Whoever comes second learns it before it is published, or when the decision cannot be marked as used any more.
  expect([one, ["skipped", "failed"].includes(other ?? "")]).toEqual(["changed", true]);
  expect(onGitHub(stage, "rev-list", "--count", `main..${branch}`).trim()).toBe("2");
  expect([filesOf(stage, `${branch}~1..${branch}`), labelsOn(stage)]).toEqual([["AGENTS.md"], []]);
});

describe("a branch that has moved", () => {
  test("elsewhere does not matter: the change is committed on top", async () => {
    const { stage } = await waiting(mixed, { inputs });
    const commit = pushFile(stage, branch, "src/other.txt", "other\n");
    const second = await stage.play({ issue: 1, happening: labels("maria") });
    expect(second.outputs.outcome).toBe("changed");
    expect(onGitHub(stage, "rev-parse", `${branch}~1`).trim()).toBe(commit);
    expect(filesOf(stage, `${branch}~1..${branch}`)).toEqual(["AGENTS.md"]);
  });

  const lines = Array.from({ length: 20 }, (_, line) => `line ${line}\n`);
  const lock = (...changes: (readonly [number, string])[]) =>
    lines.map((line, at) => changes.find(([which]) => which === at)?.[1] ?? line).join("");
  const locked = async () => {
    const change = { command: "str_replace", path: "yarn.lock", old_str: "line 2\n", new_str: "two\n" };
    const script = [call("file_editor", change), write("note.txt", "mended\n"), finish];
    return waiting(script, { inputs, repository: repository({ "yarn.lock": lock() }) });
  };

  test("in these files is asked again with what the change is now, and that is good then", async () => {
    const { stage, first, pass } = await locked();
    const commit = pushFile(stage, branch, "yarn.lock", lock([15, "theirs\n"]));
    const second = await stage.play({ issue: 1, happening: labels("maria") });
    expect([second.outputs.outcome, second.modelRequests]).toEqual(["awaiting-approval", 0]);
    expect(answersOf(second)[1]).toContain(`It is asked again. These files were changed on ${branch} meanwhile.`);
    expect(answersOf(second)[1]).toMatch(/What has changed since `\w{7}`, for which it was shown before:/);
    expect(answersOf(second)[1]).toContain(`- \`${commit.slice(0, 7)}\``);
    expect(answersOf(second)[1]).toContain("-line 15\n+theirs\n");
    expect(answersOf(second)[0]).toContain("### ⚪ No longer waiting");
    expect(digestIn(second)).not.toBe(digestIn(first));
    pass(5000);
    const old = await stage.play({ issue: 1, author: "maria", body: `@agent approve ${digestIn(first)}` });
    expect(old.outputs.outcome).toBe("skipped");
    pass(5000);
    const third = await stage.play({ issue: 1, author: "maria", body: `@agent approve ${digestIn(second)}` });
    expect(third.outputs.outcome).toBe("changed");
    expect(onGitHub(stage, "show", `${branch}:yarn.lock`)).toBe(lock([2, "two\n"], [15, "theirs\n"]));
  });

  test("so that the change does not fit any more has it dropped, and kept as a patch", async () => {
    const { stage } = await locked();
    const commit = pushFile(stage, branch, "yarn.lock", lock([2, "theirs\n"]));
    const second = await stage.play({ issue: 1, happening: labels("maria") });
    expect(second.outputs).toMatchObject({ outcome: "blocked", "pending-actions": "" });
    expect(second.outputs["patch-path"]).toMatch(/withheld\.patch$/);
    expect([onGitHub(stage, "rev-parse", branch).trim(), labelsOn(stage)]).toEqual([commit, []]);
    expect(answersOf(second)[1]).toContain("the change does not fit any more");
  });

  test("away, or whose pull request is closed, has it dropped", async () => {
    const { stage } = await waiting(mixed, { inputs });
    const pull = stage.github.state.pulls.get(2);
    if (pull) Object.assign(pull, { state: "closed" });
    const { outputs } = await stage.play({ issue: 1, happening: labels("maria") });
    expect(outputs).toMatchObject({
      outcome: "blocked",
      reason: "Not published: Pull request #2 is not open any more",
    });
    expect(filesOf(stage, `main..${branch}`)).toEqual(["src/note.txt"]);
  });
});

describe("nobody is asked", () => {
  test("without a memory: the run stops before anything is paid, and says so", async () => {
    const { rehearsal } = await play({ script: mixed, inputs: { ...inputs, "state-store": "none" } });
    expect(rehearsal.outputs).toMatchObject({ outcome: "failed", branch: "" });
    expect([rehearsal.modelRequests, answersOf(rehearsal)[0]]).toEqual([
      0,
      expect.stringContaining("`state-store: none`"),
    ]);
  });

  test("about what is no text or too long: its line says why, and the rest is asked about", async () => {
    const long = "x".repeat(30_000);
    const script = [write("yarn.lock", long), write("CODEOWNERS", "* @maria\n"), finish];
    const { stage, first } = await waiting(script, { inputs });
    expect(answersOf(first)[0]).toMatch(/\*\*DKH-103\*\* `yarn\.lock` .*\(it is too long to be shown in full\)/);
    const second = await stage.play({ issue: 1, happening: labels("maria") });
    expect([second.outputs.outcome, filesOf(stage, `main..${branch}`)]).toEqual(["changed", ["CODEOWNERS"]]);
  });

  test("where a run did not finish: it is withheld, as ever", async () => {
    const { rehearsal } = await play({ script: mixed, inputs: { ...inputs, "max-iterations": "2" } });
    expect(rehearsal.outputs).toMatchObject({ outcome: "budget-exhausted", "pending-actions": "" });
    expect(answersOf(rehearsal)[0]).toContain("**DKH-103** `AGENTS.md` is protected");
  });
});

describe("on a pull request", () => {
  test("it becomes one more commit on its own branch", async () => {
    let ahead = 0;
    const now = () => new Date(Date.now() + ahead);
    const { stage, number, play } = await pullStory(alone, { "src/tide.ts": "1\n" }, { inputs, now });
    const first = await play({ issue: number });
    expect(first.rehearsal.outputs).toMatchObject({ outcome: "awaiting-approval", branch: "" });
    ahead += 5000;
    const { rehearsal, problems } = await play({ issue: number, happening: labels("octavia") });
    expect([rehearsal.outputs.outcome, rehearsal.outputs.branch, problems]).toEqual(["changed", "tides", []]);
    expect(filesOf(stage, "tides~1..tides")).toEqual(["AGENTS.md"]);
    expect(onGitHub(stage, "show", "tides:AGENTS.md")).toBe(rules);
  });
});
