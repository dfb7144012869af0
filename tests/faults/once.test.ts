/** F34: a run that is killed at any of its calls, and repeated: as if it had not been, nothing twice and nothing lost. */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import type { EmbeddedGitHub } from "../../src/rehearsal/github/server.ts";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { answersOf, stageFor } from "../scenarios/play.ts";

const edit = call("file_editor", { command: "create", path: "note.txt", file_text: "done once\n" });
const finish = call("finish", { message: "It is done." });

/** A model that looks whether it has done what it was asked last: a new attempt begins in a new checkout. */
const script: Script = Array.from({ length: 20 }, () => ({ messages }) => {
  const asked = messages.findLastIndex(({ role }) => role === "user");
  return JSON.stringify(messages.slice(asked + 1)).includes("note.txt") ? finish : edit;
});

/** What people see in the end, without the ids of runs. */
function remainsOf({ repository, github }: Stage, rehearsal: Rehearsal) {
  const git = (...args: string[]) =>
    execFileSync("git", ["--git-dir", repository.gitDir, ...args], { encoding: "utf8", timeout: 20_000 }).trim();
  const branches = git("for-each-ref", "--format=%(refname:short)", "refs/heads").split("\n");
  return {
    commits: branches.map((branch) => `${branch}: ${git("rev-list", "--count", branch)}`),
    tree: branches.map((branch) => git("rev-parse", `${branch}^{tree}`)),
    pulls: [...github.state.pulls.values()].map(({ title, head, base, draft }) => ({ title, head, base, draft })),
    // Who finds all done has changed nothing, and who finds it told has nothing to say.
    answers: answersOf(rehearsal).map((body) => /^### 🟢 .*(draft pull request #\d+)/u.exec(body)?.[1] ?? body),
    exitCode: rehearsal.runner.exitCode,
    problems: rehearsal.problems,
  };
}

/** Kills the first attempt when its n-th call is done and not answered, and repeats the run. */
async function killedAt(n: number) {
  const stage = await stageFor({ script });
  const kill = new AbortController();
  const calls: string[] = [];
  stage.github.listen((request) => {
    // What the checkout and the step after a kill ask is not the action's.
    if (!isPlaying || kill.signal.aborted) return;
    calls.push(request);
    if (calls.length === n) kill.abort();
  });
  let isPlaying = false;
  const earlier = async () => {
    isPlaying = true;
  };
  const first = await stage.play({ earlier, killed: kill.signal });
  isPlaying = false;
  if (!kill.signal.aborted) return { calls, remains: remainsOf(stage, first), at: "not killed" };
  const request = first.comments[0]?.id ?? 0;
  const happening = (github: EmbeddedGitHub) => ({
    ...{ name: "issue_comment", payload: github.issueCommentPayload(request), actor: "maria" },
  });
  const environment = { GITHUB_RUN_ID: "7001", GITHUB_RUN_ATTEMPT: "2" };
  const again = await stage.play({ issue: 1, happening, environment });
  return { calls, remains: remainsOf(stage, again), at: `${n}: ${calls.at(-1)}` };
}

/** Which calls: those that make a comment, a branch, a commit and a pull request, unless told ("all", or "3,7"). */
const { CRASHES = "" } = process.env;

test("F34 killed at any call and repeated, it is as if nobody had killed it", { timeout: 600_000 }, async () => {
  const { calls, remains: wanted } = await killedAt(Number.POSITIVE_INFINITY);
  expect(wanted).toMatchObject({ pulls: [{ base: "main" }], answers: ["draft pull request #2"], exitCode: 0 });
  const all = calls.map((_, index) => index + 1);
  const some = all.filter((n) => /^POST .*(?:issues\/1\/comments|git\/refs|pulls)$/.test(calls[n - 1] ?? ""));
  const chosen = { "": some, all }[CRASHES] ?? CRASHES.split(",").map(Number);
  expect(chosen.length).toBeGreaterThan(0);
  for (const n of chosen) {
    const { at, remains } = await killedAt(n);
    expect.soft({ at, remains }).toEqual({ at, remains: wanted });
  }
});
