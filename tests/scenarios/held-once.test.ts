/** F34 for a change that somebody lets through: killed at any call and repeated, it is one commit and one pull request. */
import { expect, test } from "vitest";
import type { Happening } from "../../src/rehearsal/play.ts";
import { labels, waiting } from "./approving.ts";
import { alone, branch, filesOf, inputs, labelsOn, onGitHub } from "./holding.ts";

/** Kills the run of the approval when its n-th call is done and not answered, and repeats it. */
async function killedAt(n: number) {
  const { stage } = await waiting(alone, { inputs });
  const kill = new AbortController();
  const calls: string[] = [];
  let isPlaying = false;
  stage.github.listen((request) => {
    // What the checkout and the step after a kill ask is not the action's.
    if (!isPlaying || kill.signal.aborted) return;
    calls.push(request);
    if (calls.length === n) kill.abort();
  });
  const earlier = async () => {
    isPlaying = true;
  };
  const happening: Happening = labels("maria")(stage.github, 1);
  const first = await stage.play({ issue: 1, happening: () => happening, earlier, killed: kill.signal });
  isPlaying = false;
  const environment = { GITHUB_RUN_ID: "7002", GITHUB_RUN_ATTEMPT: "2" };
  const isKilled = kill.signal.aborted;
  const last = isKilled ? await stage.play({ issue: 1, happening: () => happening, environment }) : first;
  const remains = {
    commits: onGitHub(stage, "rev-list", "--count", "--branches", "--not", "main").trim(),
    files: last.outputs.outcome === "changed" ? filesOf(stage, `main..${branch}`) : [last.outputs.reason],
    pulls: [...stage.github.state.pulls.values()].map(({ title, head, base, draft }) => ({ title, head, base, draft })),
    labels: labelsOn(stage),
    decided: stage.github.state.commentsOn(1).filter(({ body }) => body.startsWith("### 🟢 Approved")).length,
    exitCode: last.runner.exitCode,
    problems: last.problems,
  };
  return { calls, remains, at: `${n}: ${calls.at(-1)}` };
}

/** Which calls: those that write until all is published, unless told ("all", or "3,7"). */
const { CRASHES = "" } = process.env;
const WRITES = /^POST .*(?:issues\/1\/comments|git\/refs|pulls|git-receive-pack)$/;

test("F34 killed and repeated, what was let through is published once", { timeout: 600_000 }, async () => {
  const { calls, remains: wanted } = await killedAt(Number.POSITIVE_INFINITY);
  expect(wanted).toMatchObject({ commits: "1", files: ["AGENTS.md"], pulls: [{ base: "main" }], labels: [] });
  const all = calls.map((_, index) => index + 1);
  const last = calls.findLastIndex((call) => call.endsWith("/pulls")) + 1;
  const some = all.filter((n) => n <= last && WRITES.test(calls[n - 1] ?? ""));
  const chosen = { "": some, all }[CRASHES] ?? CRASHES.split(",").map(Number);
  for (const n of chosen) {
    const { at, remains } = await killedAt(n);
    expect.soft({ at, remains }).toEqual({ at, remains: wanted });
  }
});
