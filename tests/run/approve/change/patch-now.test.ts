/** Whether a change that was held back can still be published where it was meant to go. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { EmbeddedGitHub } from "../../../../src/rehearsal/github/server.ts";
import type { ProtectedChange } from "../../../../src/render/approval/proposal.ts";
import { patchNow } from "../../../../src/run/approve/change/publish-change.ts";
import type { Run } from "../../../../src/run/run.ts";
import { stand } from "../../stand.ts";

const patch =
  "diff --git a/AGENTS.md b/AGENTS.md\nnew file mode 100644\n--- /dev/null\n+++ b/AGENTS.md\n@@ -0,0 +1 @@\n+x\n";

/** What becomes of a change to pull request 3 after something has happened to it. */
async function now(happens: (github: EmbeddedGitHub) => unknown, change: Partial<ProtectedChange> = {}) {
  const { github, place } = await stand();
  const pull = github.state.pulls.get(3);
  const held = { ...{ branch: pull?.head, head: pull?.headSha, pull_request: 3 }, is_new: false, patch, ...change };
  happens(github);
  const run = {
    github: place.github,
    job: { repository: place.repository, repositoryUrl: place.repositoryUrl },
    world: { env: { PATH: process.env.PATH }, now: () => new Date() },
  };
  const folder = mkdtempSync(join(tmpdir(), "held-"));
  // The parts that are looked at.
  return patchNow({ run: run as unknown as Run, token: "all-token", folder }, held as unknown as ProtectedChange);
}

const alter = (change: object) => (github: EmbeddedGitHub) => Object.assign(github.state.pulls.get(3) ?? {}, change);

test("it can where all is as it was", async () => {
  expect(await now(() => {})).toMatchObject({ status: "fits", pull: { number: 3 } });
});

test.for<[string, (github: EmbeddedGitHub) => unknown]>([
  ["its pull request is closed", alter({ state: "closed" })],
  ["its pull request has another branch", alter({ head: "main" })],
  [
    "its branch is protected",
    (github) => {
      const body = { name: "deckhand/issue-1", commit: { sha: "a".repeat(40) }, protected: true };
      // Its tip is asked for, and whether it may be written.
      for (let n = 0; n < 2; n++) github.failNext({ method: "GET", path: /\/branches\// }, { status: 200, body });
    },
  ],
])("it cannot where %s", async ([, happens]) => {
  const why = "Pull request #3 is no longer open.";
  expect(await now(happens)).toEqual({ status: "lost", why });
});

test("it cannot where its branch is gone", async () => {
  expect(await now(() => {}, { branch: "gone" })).toEqual({
    status: "lost",
    why: "The branch `gone` no longer exists.",
  });
});
