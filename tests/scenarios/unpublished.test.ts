/** What may not be published is not lost with the run: the next one on the thread begins with it. */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { finish, labels, pendingIn, publish, run, waiting } from "./approving.ts";
import { answersOf, stageFor } from "./play.ts";
import { playedOnce } from "./played-once.ts";

const branch = "agent/issue-1-a-slug-may-end-in-a-hyphen";
const create = (path: string, file_text: string) =>
  call("file_editor", { command: "create", path, file_text, security_risk: "LOW" });
const lock = create("yarn.lock", "locked\n");
const look = (path: string) => call("terminal", { command: `cat ${path}`, security_risk: "LOW" });

/** A run that is over, with a file that was withheld; the next one looks at this file. */
let looksAt = "yarn.lock";
const withheld = playedOnce(async (lasting) => {
  const stage = await stageFor({ script: [lock, finish, () => look(looksAt), finish], ...lasting });
  const first = await stage.play();
  expect(first.outputs.outcome).toBe("blocked");
  return { stage };
});

/** What the model was sent last, as one text. */
const told = ({ model }: Stage) => JSON.stringify(model?.requests.at(-1)?.body.messages);

function onGitHub({ repository }: Stage, ...args: string[]): string {
  return execFileSync("git", ["--git-dir", repository.gitDir, ...args], { encoding: "utf8" }).trim();
}

const published = (stage: Stage) => onGitHub(stage, "ls-tree", "-r", "--name-only", branch).split("\n");

test("a run that stops with a withheld file is gone on with: the file is there again, and still not published", async () => {
  const script = [create("note.txt", "half\n"), lock, look("yarn.lock"), finish];
  const stage = await stageFor({ script, inputs: { "max-iterations": "2" } });
  const first = await stage.play();
  expect(first.outputs).toMatchObject({ outcome: "budget-exhausted", branch });
  expect(answersOf(first)[0]).toContain("**DKH-103** `yarn.lock`");
  expect(answersOf(first)[0]).toContain("restored in the next run on this thread.");
  expect(answersOf(first)[0]).toContain("Write `@agent continue` to resume.");

  const second = await stage.play({ issue: 1, body: "@agent continue" });
  expect(second.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
  expect(told(stage)).toContain(
    "Your changes to these files are on no branch, and are in the workspace again: `yarn.lock`.",
  );
  expect(told(stage)).toContain("locked");
  expect(answersOf(second)[1]).toContain("**DKH-103** `yarn.lock`");
  expect(published(stage)).toContain("note.txt");
  expect(published(stage)).not.toContain("yarn.lock");
  expect([...first.problems, ...second.problems]).toEqual([]);
});

test("a new conversation is told of it too", async () => {
  const { stage } = await withheld();
  const second = await stage.play({ issue: 1, body: "@agent and now?", environment: { INPUT_RESUME: "never" } });
  expect(second.outputs["resumed-from"]).toBe("");
  expect(told(stage)).toContain(
    "Your changes to these files are on no branch, and are in the workspace again: `yarn.lock`.",
  );
});

test("where somebody has put another file there, the agent has it as a patch, and both are told", async () => {
  const { stage } = await withheld();
  looksAt = "*/not-put-back.patch";
  const blob = execFileSync("git", ["--git-dir", stage.repository.gitDir, "hash-object", "-w", "--stdin"], {
    input: "theirs\n",
    encoding: "utf8",
  }).trim();
  const tree = `${onGitHub(stage, "ls-tree", "main")}\n100644 blob ${blob}\tyarn.lock\n`;
  const made = execFileSync("git", ["--git-dir", stage.repository.gitDir, "mktree"], { input: tree, encoding: "utf8" });
  const identity = ["-c", "user.name=rita", "-c", "user.email=r@example.org"];
  const commit = onGitHub(stage, ...identity, "commit-tree", made.trim(), "-p", "main", "-m", "Meanwhile");
  onGitHub(stage, "update-ref", "refs/heads/main", commit);
  const second = await stage.play({ issue: 1, body: "@agent continue" });
  expect(told(stage)).toMatch(
    /do not apply to what is checked out now: `yarn.lock`. They are saved as a patch in \S+patch/,
  );
  expect(answersOf(second)[1]).toContain("no longer apply, and were not restored: `yarn.lock`");
  expect(second.outputs.outcome).toBe("answered");
});

test("an approval is for the files that were there, published or not", async () => {
  const { stage, first } = await waiting([lock, run(publish), finish]);
  expect(pendingIn(first).map(({ tool }) => tool)).toEqual(["terminal"]);
  expect(answersOf(first).at(-1)).toContain("**DKH-103** `yarn.lock`");
  expect(answersOf(first).at(-1)).toContain("diff --git a/yarn.lock");
  const second = await stage.play({ issue: 1, happening: labels("maria") });
  expect(second.outputs.outcome).toBe("changed");
  expect(published(stage)).not.toContain("yarn.lock");
});

test("`reset` lets go of it too", async () => {
  const { stage } = await withheld();
  looksAt = "yarn.lock";
  await stage.play({ issue: 1, body: "@agent reset" });
  await stage.play({ issue: 1, body: "@agent and now?" });
  expect(told(stage)).toContain("No such file");
});
