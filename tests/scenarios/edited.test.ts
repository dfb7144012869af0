/** People put their requests right before a run begins, and others edit them: the report says whose words were carried out. */
import { expect, test } from "vitest";
import { call, conclude } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { checkExchange } from "../openapi.ts";
import { hasty, pause } from "./haste/haste.ts";
import { answersOf, stageFor } from "./play.ts";
import { commitOf, gitOf } from "./pull-story.ts";

type GitHub = Stage["github"];
type Happens = NonNullable<PlayOptions["happening"]>;

const script = [
  call("file_editor", { command: "create", path: "low.md", file_text: "Low at six.\n" }),
  conclude("Written."),
];

function editComment(github: GitHub, id: number, body: string, editor?: string): void {
  const comment = github.state.comments.get(id);
  if (comment) github.state.editComment(comment, body, editor);
}

/** A comment of maria's that is edited before the run begins. */
function edited(after: string, editor?: string): Happens {
  return (github, issue) => {
    const { id } = github.comment({ issue, author: "maria", body: "@agent write down high water" });
    const payload = github.issueCommentPayload(id);
    editComment(github, id, after, editor);
    return { name: "issue_comment", actor: "maria", payload };
  };
}

const NOW = "@agent write down low water";

/** What the model was asked first. */
const askedIn = ({ model }: Stage) => JSON.stringify(model?.requests[0]?.body.messages ?? "");

async function played(happening: Happens, options: Parameters<typeof stageFor>[0] = {}) {
  const stage = await stageFor({ script, ...options });
  const rehearsal = await stage.play({ happening });
  expect([...rehearsal.problems, ...rehearsal.exchanges.flatMap(checkExchange), ...rehearsal.runner.errors]).toEqual(
    [],
  );
  const answer = answersOf(rehearsal).at(-1) ?? "";
  expect(answer).not.toContain("The request was edited after I had begun");
  return { rehearsal, asked: askedIn(stage), answer };
}

test.for([
  [
    undefined,
    "The request was edited before I began. I carried out the words as they were then: `write down low water`",
  ],
  [
    "octavia",
    "`octavia` edited the request before I began, and may start a run. I carried out the words as they were then: `write down low water`",
  ],
] as const)("the words of an edit by %s are carried out, and the report says so", async ([editor, words]) => {
  const { rehearsal, asked, answer } = await played(edited(NOW, editor));
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
  expect(asked).toContain("write down low water");
  expect(asked).not.toContain("write down high water");
  expect(answer).toContain(words);
});

test("the words of somebody who may not ask are not carried out, but those of the person who may", async () => {
  const { rehearsal, asked, answer } = await played(edited(NOW, "stranger"));
  expect(rehearsal.outputs.outcome).toBe("changed");
  expect(asked).toContain("write down high water");
  expect(asked).not.toContain("write down low water");
  expect(answer).toContain(
    "`stranger` edited the request before I began, but may not start a run. I carried out the words before that edit: `write down high water`",
  );
});

test("where GitHub does not say who edited, the words that were sent are carried out", async () => {
  const happening: Happens = (github, issue) => {
    const happens = edited(NOW)(github, issue);
    github.failNext({ method: "POST", path: /graphql/ }, { status: 404, body: { message: "Not Found" } });
    return happens;
  };
  const { rehearsal, asked, answer } = await played(happening);
  expect(rehearsal.outputs.outcome).toBe("changed");
  expect(asked).toContain("write down high water");
  expect(answer).toContain(
    "and GitHub does not say who did it. I carried out the words before that edit: `write down high water`",
  );
});

test.for([
  ["as it was", "@agent write down high water"],
  ["with a comment that nobody sees", "@agent write down high water <!-- low -->"],
])("a request that is %s is no news", async ([, body = ""]) => {
  const { rehearsal, answer } = await played(edited(body));
  expect(rehearsal.outputs.outcome).toBe("changed");
  expect(answer).not.toContain("edited");
});

test.for([
  ["@agent help", "answered", "### Commands"],
  ["@agent approve", "skipped", "The text with the request was edited before the run began"],
] as const)("a request that was edited to %s asks no model", async ([body, outcome, words]) => {
  const { rehearsal, answer } = await played(edited(body));
  expect([rehearsal.outputs.outcome, rehearsal.modelRequests]).toEqual([outcome, 0]);
  expect(answer).toContain(words);
});

test("a mention that becomes a request for a review gives one", async () => {
  const review = [call("read_diff", { path: "tides.md" }), call("finish", { message: "It reads well." })];
  const stage = await stageFor({ script: review });
  const head = commitOf(stage, "main", { "tides.md": "High.\n" });
  gitOf(stage, ["update-ref", "refs/heads/tides", head]);
  const { number } = stage.github.openPullRequest({ author: "maria", title: "Tides", body: "", head: "tides" });
  const rehearsal = await stage.play({ issue: number, happening: edited("@agent review") });
  expect(rehearsal.outputs).toMatchObject({
    outcome: "no-op",
    "findings-new": "0",
    reason: expect.stringMatching(/^No new findings/),
  });
  expect(gitOf(stage, ["rev-parse", "tides"])).toBe(head);
});

test("the text of an issue, a review, a line comment and a discussion is read as it is now", async () => {
  const stage = await stageFor({ script: [conclude("Yes."), conclude("Yes."), conclude("Yes."), conclude("Yes.")] });
  gitOf(stage, ["update-ref", "refs/heads/tides", commitOf(stage, "main", { "tides.md": "High.\n" })]);
  const { github } = stage;
  const { number } = github.openPullRequest({ author: "maria", title: "Tides", body: "", head: "tides" });
  const { records } = github.state;
  const at = () => ({ body: NOW, lastEditedAt: github.state.time() });
  const issue = github.openIssue({ author: "maria", title: "Tides", body: "@agent write down high water" });
  const opened = github.payloads.issues(issue.number, { action: "opened", sender: "maria" });
  Object.assign(github.state.issues.get(issue.number) ?? {}, at());
  const review = records.addReview({
    pull: number,
    author: "maria",
    body: "@agent write down high water",
    state: "COMMENTED",
  });
  const reviewed = github.payloads.review(review.id);
  Object.assign(review, at());
  const place = { pull: number, author: "maria", path: "tides.md", line: 1, hunk: "@@ -0,0 +1 @@\n+High." };
  const line = records.addReviewComment({ ...place, body: "@agent write down high water" });
  const said = github.payloads.reviewComment(line.id);
  Object.assign(line, { ...at(), editor: "maria" });
  const discussion = records.addDiscussion({ author: "maria", title: "Low?", body: "When?" }, 7);
  const comment = records.addDiscussionComment({
    discussion: discussion.number,
    author: "maria",
    body: "@agent write down high water",
  });
  const discussed = github.payloads.discussionComment(comment.id);
  Object.assign(comment, { ...at(), editor: "maria" });
  for (const [name, payload, thread] of [
    ["issues", opened, issue.number],
    ["pull_request_review", reviewed, number],
    ["pull_request_review_comment", said, number],
    ["discussion_comment", discussed, discussion.number],
  ] as const) {
    const before = stage.model?.requests.length ?? 0;
    const on = name === "discussion_comment" ? {} : { issue: thread };
    const rehearsal = await stage.play({ ...on, happening: () => ({ name, actor: "maria", payload }) });
    expect([name, rehearsal.exchanges.flatMap(checkExchange)]).toEqual([name, []]);
    const asked = JSON.stringify(stage.model?.requests[before]?.body.messages.at(-1));
    expect([name, asked.includes("write down low water"), asked.includes("write down high water")]).toEqual([
      name,
      true,
      false,
    ]);
  }
});

test("an edit while the agent works is not followed, and the report says so once", async () => {
  let id = 0;
  const stage: Stage = await stageFor({
    script: [
      script[0] ?? pause,
      () => {
        editComment(stage.github, id, NOW);
        return pause;
      },
      pause,
      conclude("Written."),
    ],
  });
  const happening: Happens = (github, issue) => {
    const happens = edited("@agent write down high water")(github, issue);
    [id = 0] = [...github.state.comments.keys()].slice(-1);
    return happens;
  };
  const rehearsal = await stage.play({ environment: hasty, happening });
  expect(rehearsal.outputs.outcome).toBe("changed");
  const said =
    "The request was edited after I had begun. I carried out the words before that edit: `write down high water`";
  expect(answersOf(rehearsal).at(-1)?.split(said)).toHaveLength(2);
});
