/** What happens on the embedded GitHub before a workflow is run, and the webhook that GitHub sends of it. */
import { setTimeout } from "node:timers/promises";
import type { Happening } from "../../src/rehearsal/play.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { gitIn } from "../../src/rehearsal/story/repository.ts";
import { storyOf } from "../../src/rehearsal/story/story.ts";

const fix = storyOf("fix");

export const issue = ({ github }: Stage, body = fix.issue.body) =>
  github.openIssue({ author: "maria", title: "A slug may end in a hyphen", body });

export const comments =
  (author: string, body = fix.request.body) =>
  ({ github }: Stage): Happening => {
    const [{ number } = { number: 1 }] = github.state.issues.values();
    const { id } = github.comment({ issue: number, author, body });
    return { name: "issue_comment", actor: author, payload: github.issueCommentPayload(id) };
  };

export const labels =
  (by: string, name: string) =>
  async ({ github }: Stage): Promise<Happening> => {
    await setTimeout(1100); // what is of the same second as the request is not taken for an answer to it
    github.label({ issue: 1, name, by });
    return {
      name: "issues",
      actor: by,
      payload: github.payloads.issues(1, { action: "labeled", sender: by, label: name }),
    };
  };

export const starts =
  (name: string, payload: (stage: Stage) => unknown, actor = "maria") =>
  (stage: Stage): Happening => ({
    ...{ name, actor, payload: payload(stage) },
  });

/** The lock file of a package without dependencies, on the default branch: `npm ci` needs one. */
export async function addLockFile({ repository }: Stage): Promise<void> {
  const lock = JSON.stringify({
    name: "slugify",
    lockfileVersion: 3,
    requires: true,
    packages: { "": { name: "slugify" } },
  });
  const file = `M 100644 inline package-lock.json\ndata ${lock.length}\n${lock}\n`;
  const commit = `commit refs/heads/main\ncommitter maria <maria@example.com> ${Math.floor(Date.now() / 1000)} +0000\ndata 4\nLock\nfrom refs/heads/main^0\n${file}`;
  await gitIn(repository.gitDir)(["fast-import", "--quiet"], commit);
}

/** From the branch `tides`; with the commit that GitHub makes of it and its base. */
export async function openPull(stage: Stage, author = "maria"): Promise<void> {
  const git = gitIn(stage.repository.gitDir);
  const source = "export function high(hour) {\n  return hour % 12 = 0;\n}\n";
  const commit = (ref: string, more: string) =>
    `commit ${ref}\ncommitter maria <maria@example.com> ${Math.floor(Date.now() / 1000)} +0000\ndata 4\nTell\n${more}`;
  const file = `M 100644 inline src/tides.js\ndata ${source.length}\n${source}\n`;
  await git(["fast-import", "--quiet"], commit("refs/heads/tides", `from refs/heads/main\n${file}`));
  stage.github.openPullRequest({ author, title: "Tell the tides", body: "", head: "tides" });
  await git(
    ["fast-import", "--quiet"],
    commit("refs/pull/1/merge", `from refs/heads/main\nmerge refs/heads/tides\n${file}`),
  );
}

export const opensPull = ({ github }: Stage, sender = "maria") => ({
  ...{ name: "pull_request", actor: sender, ref: "refs/pull/1/merge" },
  payload: github.payloads.pullRequest(1, { action: "opened", sender }),
});
