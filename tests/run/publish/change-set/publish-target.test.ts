/** Where a change set for a pull request goes, by what GitHub says now. */
import { expect, test } from "vitest";
import { placeFor } from "../../../../src/run/publish/change-set/publish-target.ts";
import { stand } from "../../intents/stand.ts";

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
  } as never; // all that is asked of it
  const found = placeFor(run, { commit: sha, head: sha, branch: "main", goal: "advance", ...changed });
  if (goal === "denied") return expect(found).rejects.toMatchObject({ code: "denied" });
  const { startingPoint, fault: why } = await found;
  expect([startingPoint.goal.kind, why?.message]).toEqual([goal, fault && expect.stringContaining(fault)]);
});
