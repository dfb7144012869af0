/** Where a change set goes, by what GitHub says now. */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { workMarker } from "../../../../src/github/write/pull-request/pull-request.ts";
import { placeFor } from "../../../../src/run/publish/change-set/publish-target.ts";
import { Settings } from "../../../../src/runner/input/settings.ts";
import { stand } from "../../stand.ts";

const other = "1".repeat(40);

test.for<
  [
    title: string,
    change: Readonly<{ head?: string; commit?: string; isClosed?: boolean }>,
    goal: string,
    fault: string | undefined,
  ]
>([
  ["its branch, if that has not moved", {}, "advance", undefined],
  ["a patch, if its branch has moved", { head: other, commit: other }, "patch", "moved from"],
  ["a patch, if it is closed", { isClosed: true }, "patch", "is closed now"],
  ["nothing, if it is for a commit that was not its head", { commit: other }, "denied", undefined],
])("a change set for a pull request goes to %s", async ([, { isClosed, ...changed }, goal, fault]) => {
  const { place, github } = await stand({ type: "pull_request", number: 3 });
  const at = { owner: place.repository.owner, repo: place.repository.name, pull_number: 3 };
  const { data } = await place.github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", at);
  const { sha } = Object(data).head;
  if (isClosed) Object.assign(github.state.pulls.get(3) ?? {}, { state: "closed" });
  const run = {
    ...{ github: place.github, trigger: { thread: place.thread, repositoryId: 1 } },
    job: { repository: place.repository, runId: 7, runAttempt: 1 },
    memory: { id: "c-1" },
    settings: new Settings({}),
  } as never; // all that is asked of it
  const found = placeFor(run, { commit: sha, head: sha, branch: "main", goal: "advance", ...changed });
  if (goal === "denied") return expect(found).rejects.toMatchObject({ code: "denied" });
  const { startingPoint, fault: why } = await found;
  expect([startingPoint.goal.kind, why?.message]).toEqual([goal, fault && expect.stringContaining(fault)]);
});

/** A branch for issue 1 has two commits that main does not have, with our mark or without it. */
test.for<
  [title: string, commit: "on main" | "of the branch" | "before it" | "of no branch", isMarked: boolean, goal: string]
>([
  ["a new branch, if it is for a commit on its base", "on main", false, "agent/issue-1-broken"],
  [
    "the branch of an earlier run, if it is for the commit that this is at",
    "of the branch",
    true,
    "agent/issue-1-earlier",
  ],
  ["nothing, if it is for a commit of a branch that is not ours", "of the branch", false, "denied"],
  ["nothing, if it is for a commit that our branch is no longer at", "before it", true, "denied"],
  ["nothing, if it is for a commit of no branch", "of no branch", true, "denied"],
])("a change set for an issue goes to %s", async ([, commit, isMarked, goal]) => {
  const { place, github } = await stand();
  const key = "a-key-of-sixteen-characters";
  const mark = workMarker(key, { repositoryId: 1, number: 1 }).trailer("c-1");
  const by = ["-c", "user.name=Deckhand", "-c", "user.email=deckhand@example.test"];
  const git = (...args: string[]) =>
    execFileSync("git", [...by, "--git-dir", github.gitDir, ...args], { encoding: "utf8" }).trim();
  const words = isMarked ? `Fix\n\nAgent-Conversation: c-1\n${mark}` : "Fix";
  const commitOn = (parent: string) => git("commit-tree", `${parent}^{tree}`, "-p", parent, "-m", words);
  const before = commitOn("main");
  const tip = commitOn(before);
  git("update-ref", "refs/heads/agent/issue-1-earlier", tip);
  const run = {
    ...{ github: place.github, settings: new Settings({ "state-key": key }), world: { env: {} } },
    trigger: { thread: place.thread, repositoryId: 1, snapshot: { title: "Broken" }, request: "", kind: "mention" },
    job: { repository: place.repository, runId: 7, runAttempt: 1, runUrl: "https://x.test/7" },
    memory: { id: "c-1", notes: new Set() },
  } as never; // all that is asked of it
  const ofBranch = { "of the branch": tip, "before it": before };
  const commits = { "on main": git("rev-parse", "main"), ...ofBranch, "of no branch": commitOn(tip) };
  const planned = { commit: commits[commit], head: commits[commit], branch: "main", goal: "propose" } as const;
  const found = placeFor(run, planned);
  const message = expect.stringContaining("not on its base branch");
  if (goal === "denied") return expect(found).rejects.toMatchObject({ code: "denied", message });
  const startingPoint = { head: planned.commit, goal: { kind: "propose", branch: goal } };
  expect(await found).toMatchObject({ startingPoint, fault: undefined });
});
