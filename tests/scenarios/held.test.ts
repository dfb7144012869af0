/** Protected files are held back, somebody decides, and that very change is published or is not: stories of several events. */
import { describe, expect, test } from "vitest";
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
  rules,
  write,
} from "./holding.ts";
import { answersOf, play } from "./play.ts";
import { playedOnce } from "./played-once.ts";
import { pullStory } from "./pull-story.ts";

const asked = playedOnce((lasting) => waiting([...mixed, finish], { inputs, ...lasting }));

/** What the model was sent last, as one text. */
const told = ({ model }: Stage) => JSON.stringify(model?.requests.at(-1)?.body.messages);

describe("a change to protected files", () => {
  test("is shown in full beside what was published, and becomes one commit of exactly that when somebody approves", async () => {
    const { stage, first, pass } = await asked();
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
    expect(again.outputs).toMatchObject({ outcome: "skipped", reason: "It was already approved by octavia." });
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

  test("is told apart from a workflow, which stays withheld after an approval; git's own files can be approved; nobody is asked about what is no text, whose line says why", async () => {
    const workflow = write(".github/workflows/ci.yml", "on: push\n");
    const changes = [write("yarn.lock", "\u0000"), write("CODEOWNERS", "* @maria\n")];
    const script = [
      write(".gitattributes", "*.png binary\n"),
      workflow,
      ...changes,
      write("src/note.txt", "fixed\n"),
      finish,
    ];
    const { stage, first } = await waiting(script, { inputs });
    const [answer = ""] = answersOf(first);
    const [, withheld = ""] = answer.split("Withheld:");
    expect(withheld).toContain("**DKH-101** `.github/workflows/ci.yml`");
    expect(withheld).toContain("+on: push");
    expect(withheld).not.toContain("*.png");
    expect(answer).toContain("+*.png binary");
    expect(answer).toMatch(/\*\*DKH-103\*\* `yarn\.lock` .*\(it is not text, so it cannot be shown\)/);
    const second = await stage.play({ issue: 1, happening: labels("maria") });
    expect([second.outputs.outcome, filesOf(stage, `main..${branch}`)]).toEqual([
      "changed",
      [".gitattributes", "CODEOWNERS", "src/note.txt"],
    ]);
  });

  test("that somebody rejects is not published, and the next run tells the agent so", async () => {
    const { stage, pass } = await asked();
    const second = await stage.play({ issue: 1, author: "octavia", body: "@agent reject: no rules, please" });
    expect(second.outputs).toMatchObject({ outcome: "answered", "commit-sha": "" });
    expect([second.modelRequests, labelsOn(stage), filesOf(stage, `main..${branch}`)]).toEqual([
      0,
      [],
      ["src/note.txt"],
    ]);
    expect(answersOf(second)[0]).toMatch(/### ⚪ Rejected\n\n- .* rejected by octavia at .*: no rules, please/);
    pass(5000);
    await stage.play({ issue: 1, body: "@agent then only fix it" });
    expect(told(stage)).toContain("octavia rejected the change to AGENTS.md: no rules, please");
    expect(told(stage)).not.toContain("in the workspace again");
  });

  test("is taken up again by another request, of which the agent is told, and asked about again", async () => {
    const { stage, first, pass } = await asked();
    const second = await stage.play({ issue: 1, body: "@agent and now something else" });
    expect(told(stage)).toContain("Your changes to AGENTS.md waited for approval. Nobody has approved them");
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

describe("nobody is asked", () => {
  test("without a memory: the run stops before anything is paid, and says so", async () => {
    const { rehearsal } = await play({ script: mixed, inputs: { ...inputs, "state-store": "none" } });
    expect(rehearsal.outputs).toMatchObject({ outcome: "failed", branch: "" });
    expect([rehearsal.modelRequests, answersOf(rehearsal)[0]]).toEqual([
      0,
      expect.stringContaining("`state-store: none`"),
    ]);
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
