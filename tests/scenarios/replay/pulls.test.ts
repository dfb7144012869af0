/** Exactly once: work on pull requests. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Stage } from "../../../src/rehearsal/stage.ts";
import { commitOf, gitOf } from "../pull-story.ts";
import { answer, comes, comments, fix, pullOn } from "./deliveries.ts";
import { replays } from "./replays.ts";
import type { Scene } from "./scene.ts";

/** On a line of its code. */
function asksOnCode(stage: Stage) {
  const { github } = stage;
  const pull = pullOn(stage);
  const place = { pull, path: "moon.md", line: 1, hunk: "@@ -0,0 +1 @@\n+Round." };
  const { id } = github.state.records.addReviewComment({ ...place, author: "maria", body: "@agent is it?" });
  const happening = { name: "pull_request_review_comment", actor: "maria", payload: github.payloads.reviewComment(id) };
  return comes(happening, pull);
}

function ciFails(stage: Stage) {
  const { github } = stage;
  const pull = pullOn(stage);
  const log = "not ok 1 - there is a tides.md\n";
  const run = github.state.records.addRun({
    ...{ name: "CI", actor: "maria", branch: "feature", sha: gitOf(stage, ["rev-parse", "feature"]), event: "push" },
    ...{ conclusion: "failure", pulls: [pull] },
    jobs: [{ name: "unit", conclusion: "failure", steps: [{ name: "npm test", conclusion: "failure" }], log }],
  });
  return comes({ name: "workflow_run", actor: "maria", payload: github.payloads.workflowRun(run.id) }, pull);
}

/** A pull request of the stranger's. */
const forkOn = (canModify: boolean) => (stage: Stage) => {
  const gitDir = join(stage.folder, "fork.git");
  execFileSync("git", ["clone", "--quiet", "--bare", stage.repository.gitDir, gitDir]);
  const commit = commitOf(stage, "main", { "moon.md": "Round.\n" });
  execFileSync("git", ["-C", gitDir, "fetch", "--quiet", stage.repository.gitDir, `+${commit}:refs/heads/moon`]);
  const fork = { owner: "stranger", gitDir, canModify };
  return stage.github.openPullRequest({ author: "stranger", title: "Moon", body: "", head: "moon", fork }).number;
};

const ofForks: readonly Scene[] = [
  {
    name: "a comment on a pull request of a fork",
    ...{ script: fix },
    set: comments("@agent write down the tides", { on: forkOn(false) }),
  },
  {
    name: "a comment on a pull request of a fork that lends its branch",
    ...{ script: fix, options: { account: "octavia", inputs: { "fork-push": "true" } } },
    set: comments("@agent write down the tides", { on: forkOn(true) }),
    samples: [/^killed after call \d+: POST .*stranger.*receive-pack$/],
  },
];

replays([
  {
    name: "a comment on a pull request",
    ...{ script: fix, set: comments("@agent write down the tides", { on: pullOn }) },
  },
  {
    name: "a comment on code",
    ...{ script: answer, set: asksOnCode, samples: [/^lost after call \d+: POST .*replies$/] },
  },
  {
    name: "a run of CI that failed",
    ...{ script: fix, set: ciFails },
  },
  ...ofForks,
]);
