import { expect, test } from "vitest";
import { checkWebhook } from "../../openapi.ts";
import { openStory, type Story } from "./story.ts";

const head = "deckhand/issue-1";

/** A pull request with a review, an open thread of two comments and a failed run. */
async function reviewed(): Promise<Story & { run: number }> {
  const story = await openStory();
  const { github } = story;
  const { records, pulls } = github.state;
  github.openIssue({ author: "rita", title: "It fails", body: "See the log." });
  const pull = github.openPullRequest({ author: "maria", title: "More", body: "Closes #1", head });
  records.closes.set(pull.number, [1]);
  records.labels.set(pull.number, ["agent"]);
  const review = records.addReview({ pull: pull.number, author: "mina", body: "Not yet", state: "CHANGES_REQUESTED" });
  const place = { pull: pull.number, review: review.id, path: "README.md", line: 1, hunk: "@@ -1 +1 @@\n-hello" };
  const first = records.addReviewComment({ ...place, author: "mina", body: "Why?" });
  records.addReviewComment({ ...place, author: "maria", body: "Because.", replyTo: first.id });
  const sha = pulls.get(pull.number)?.headSha ?? "";
  const steps = [{ name: "npm test", conclusion: "failure" }];
  const job = {
    name: "test",
    conclusion: "failure",
    steps,
    log: "2026-11-21T10:00:00.0000000Z \u001b[31mboom\u001b[0m\n",
  };
  const failed = { name: "CI", branch: head, sha, event: "pull_request", conclusion: "failure", pulls: [pull.number] };
  const run = records.addRun({ ...failed, actor: "maria", jobs: [job] });
  return { ...story, run: run.id };
}

const json = async (story: Story, path: string) => (await story.call("GET", path)).json();

test("the files, the reviews and the checks of a pull request are as GitHub describes them", async () => {
  await using story = await reviewed();
  expect(await json(story, "/pulls/2/files")).toMatchObject([
    {
      filename: "README.md",
      status: "modified",
      additions: 1,
      deletions: 1,
      patch: expect.stringMatching(/^@@ -1 \+1 @@/),
    },
  ]);
  expect(await json(story, "/pulls/2/reviews")).toMatchObject([
    { id: 8001, state: "CHANGES_REQUESTED", body: "Not yet" },
  ]);
  expect(await json(story, "/pulls/2/comments")).toMatchObject([{ id: 7001 }, { id: 7002, in_reply_to_id: 7001 }]);
  expect(await json(story, "/pulls/2")).toMatchObject({ labels: [{ name: "agent" }], review_comments: 2 });
  const sha = story.github.state.pulls.get(2)?.headSha;
  expect(await json(story, `/commits/${sha}/check-runs`)).toMatchObject({
    total_count: 1,
    check_runs: [{ name: "test", conclusion: "failure" }],
  });
  expect(await json(story, "/contents/README.md?ref=main")).toMatchObject({ content: "aGVsbG8K" });
  expect((await story.call("GET", "/contents/missing.md?ref=main")).status).toBe(404);
  expect(story.problems()).toEqual([]);
});

test("a run is read with its jobs, and the log of a job lies behind a redirect", async () => {
  await using story = await reviewed();
  expect(await json(story, "/actions/runs/9001")).toMatchObject({ name: "CI", conclusion: "failure" });
  expect(await json(story, "/actions/runs/9001/attempts/1/jobs")).toMatchObject({ jobs: [{ id: 9501, name: "test" }] });
  expect((await story.call("GET", "/actions/runs/9001/attempts/2/jobs")).status).toBe(404);
  expect(await (await story.call("GET", "/actions/jobs/9501/logs")).text()).toContain("boom");
  expect((await story.call("GET", "/actions/jobs/1/logs")).status).toBe(404);
  expect(story.problems()).toEqual([]);
});

test("every payload is what GitHub's schema says", async () => {
  await using story = await reviewed();
  const { payloads, state } = story.github;
  const discussion = state.addDiscussion({ author: "rita", title: "Where?", body: "Tell me." });
  const said = state.records.addDiscussionComment({ discussion: discussion.number, author: "maria", body: "@agent?" });
  const { baseSha = "", headSha = "" } = state.pulls.get(2) ?? {};
  const all: [string, unknown][] = [
    ["issues-opened", payloads.issues(1, { action: "opened", sender: "rita" })],
    ["issues-edited", payloads.issues(1, { action: "edited", sender: "rita", before: "Log" })],
    ["issues-labeled", payloads.issues(1, { action: "labeled", sender: "maria", label: "agent" })],
    ["issues-assigned", payloads.issues(1, { action: "assigned", sender: "maria", who: "tom" })],
    ["pull-request-opened", payloads.pullRequest(2, { action: "opened", sender: "maria" })],
    ["pull-request-labeled", payloads.pullRequest(2, { action: "labeled", sender: "maria", label: "agent" })],
    ["pull-request-synchronize", payloads.pullRequest(2, { action: "synchronize", sender: "maria" })],
    [
      "pull-request-review-requested",
      payloads.pullRequest(2, { action: "review_requested", sender: "maria", who: "tom" }),
    ],
    ["pull-request-review-submitted", payloads.review(8001)],
    ["pull-request-review-comment-created", payloads.reviewComment(7002)],
    ["workflow-run-completed", payloads.workflowRun(story.run)],
    ["discussion-created", payloads.discussion(discussion.number, { action: "created", sender: "rita" })],
    ["discussion-comment-created", payloads.discussionComment(said.id)],
    ["push", payloads.push({ sender: "maria", branch: head, before: baseSha, after: headSha })],
    [
      "repository-dispatch-sample",
      payloads.repositoryDispatch({ sender: "maria", action: "agent", given: { prompt: "Tidy up" } }),
    ],
    ["milestone-created", payloads.milestone("maria", "v2")],
    ["workflow-dispatch", payloads.workflowDispatch("maria", "Tidy up")],
  ];
  const problems = all.map(([name, payload]) => [name, checkWebhook(name, payload)]);
  expect(problems.filter(([, found]) => (found?.length ?? 0) > 0)).toEqual([]);
  expect(payloads.schedule()).toMatchObject({ schedule: "17 4 * * 1" });
  expect(() => payloads.review(1)).toThrow("There is no review 1 to make a payload of.");
});
