/** People take back what they wrote. Before the model is asked nothing is done; later it counts as `stop`. */
import { expect, test } from "vitest";
import { call, conclude } from "../../src/rehearsal/model/script.ts";
import type { Happening, PlayOptions } from "../../src/rehearsal/play.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { checkExchange } from "../openapi.ts";
import { edit, finish, labels, publish, run, waiting } from "./approving.ts";
import { hasty, pause } from "./haste/haste.ts";
import { answersOf, stageFor } from "./play.ts";
import { commitOf, gitOf } from "./pull-story.ts";

type GitHub = Stage["github"];
type Happens = NonNullable<PlayOptions["happening"]>;

const write = call("file_editor", { command: "create", path: "low.md", file_text: "Low at six.\n" });
const script = [write, conclude("Written."), conclude("Again.")];

/** A comment of maria's that something becomes of before the run begins. */
function commented(body: string, change: (github: GitHub, id: number) => void): Happens {
  return (github, issue) => {
    const { id } = github.comment({ issue, author: "maria", body });
    const payload = github.issueCommentPayload(id);
    change(github, id);
    return { name: "issue_comment", actor: "maria", payload };
  };
}

function rewritten(github: GitHub, id: number, body: string): void {
  const comment = github.state.comments.get(id);
  if (comment) github.state.editComment(comment, body);
}
function remove(github: GitHub, id: number): void {
  github.state.comments.delete(id);
}

function hide(github: GitHub, id: number): void {
  Object.assign(github.state.comments.get(id) ?? {}, { isMinimized: true });
}

test.for([
  ["deleted", remove],
  ["edited", (github: GitHub, id: number) => rewritten(github, id, "Never mind, I did it myself.")],
  ["edited", (github: GitHub, id: number) => rewritten(github, id, "~~@agent fix it~~ I did it myself.")],
] as const)(
  "a comment that was %s before the run begins starts nothing, and the thread is told once",
  async ([how, change]) => {
    const stage = await stageFor({ script });
    let kept: Happening | undefined;
    const happening: Happens = (github, issue) => {
      kept = commented("@agent fix it", change)(github, issue);
      return kept;
    };
    const first = await stage.play({ happening });
    expect([...first.problems, ...first.exchanges.flatMap(checkExchange)]).toEqual([]);
    expect(first.outputs).toMatchObject({ outcome: "skipped", branch: "" });
    expect([first.modelRequests, first.pullRequests, first.runner.exitCode]).toEqual([0, [], 0]);
    expect(answersOf(first)).toEqual([expect.stringContaining(`The text with the request was ${how}`)]);
    const environment = { GITHUB_RUN_ATTEMPT: "2" };
    const again = await stage.play({ issue: 1, happening: () => kept as Happening, environment });
    expect(answersOf(again)).toHaveLength(1);
  },
);

test.for([
  ["untouched", () => undefined],
  ["edited and still asks", (github: GitHub, id: number) => rewritten(github, id, "@agent fix it, please")],
  ["struck out in part", (github: GitHub, id: number) => rewritten(github, id, "@agent fix it ~~and the docs~~")],
] as const)("a comment that is %s is carried out", async ([, change]) => {
  const stage = await stageFor({ script });
  const rehearsal = await stage.play({ happening: commented("@agent fix it", change) });
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
});

test.for(["an issue", "a discussion"])(
  "a comment on %s that was hidden before is not carried out either",
  async (place) => {
    const stage = await stageFor({ script });
    const inDiscussion: Happens = (github) => {
      const { records } = github.state;
      const discussion = records.addDiscussion({ author: "maria", title: "Low?", body: "When?" }, 7);
      const said = { discussion: discussion.number, author: "maria", body: "@agent write it down" };
      const comment = records.addDiscussionComment(said);
      const payload = github.payloads.discussionComment(comment.id);
      Object.assign(comment, { isMinimized: true });
      return { name: "discussion_comment", actor: "maria", payload };
    };
    const happening = place === "an issue" ? commented("@agent fix it", hide) : inDiscussion;
    const rehearsal = await stage.play({ happening });
    expect([rehearsal.outputs.outcome, rehearsal.modelRequests, rehearsal.branches]).toEqual(["skipped", 0, []]);
    expect(rehearsal.outputs.reason).toContain("The text with the request was hidden");
  },
);

test("a run goes on where GitHub does not say whether the request still stands", async () => {
  const stage = await stageFor({ script });
  stage.github.failNext({ method: "POST", path: /graphql/ }, { status: 404, body: { message: "Not Found" } });
  const rehearsal = await stage.play({ body: "@agent fix it" });
  expect(rehearsal.outputs.outcome).toBe("changed");
});

test("the text of an issue, a review and a line comment can be taken back too", async () => {
  const stage = await stageFor({ script });
  gitOf(stage, ["update-ref", "refs/heads/tides", commitOf(stage, "main", { "tides.md": "High.\n" })]);
  const { number } = stage.github.openPullRequest({ author: "maria", title: "Tides", body: "", head: "tides" });
  const { records } = stage.github.state;
  const issue = stage.github.openIssue({ author: "maria", title: "Low", body: "@agent write it down" });
  const opened = stage.github.payloads.issues(issue.number, { action: "opened", sender: "maria" });
  Object.assign(stage.github.state.issues.get(issue.number) ?? {}, { body: "Done already." });
  const review = records.addReview({ pull: number, author: "maria", body: "@agent fix it", state: "COMMENTED" });
  const reviewed = stage.github.payloads.review(review.id);
  Object.assign(review, { body: "Fine." });
  const place = { pull: number, author: "maria", path: "tides.md", line: 1, hunk: "@@ -0,0 +1 @@\n+High." };
  const line = records.addReviewComment({ ...place, body: "@agent fix it" });
  const said = stage.github.payloads.reviewComment(line.id);
  records.reviewComments.splice(records.reviewComments.indexOf(line), 1);
  for (const [name, payload, thread] of [
    ["issues", opened, issue.number],
    ["pull_request_review", reviewed, number],
    ["pull_request_review_comment", said, number],
  ] as const) {
    const rehearsal = await stage.play({ issue: thread, happening: () => ({ name, actor: "maria", payload }) });
    expect([name, rehearsal.outputs.outcome, rehearsal.modelRequests]).toEqual([name, "skipped", 0]);
    expect(rehearsal.exchanges.flatMap(checkExchange)).toEqual([]);
  }
});

test("an approval that was deleted before its run begins approves nothing", async () => {
  const { stage } = await waiting([edit, run(publish), finish]);
  const gone = commented("@agent approve", remove);
  const rehearsal = await stage.play({ issue: 1, happening: gone });
  expect([rehearsal.outputs.outcome, rehearsal.modelRequests]).toEqual(["skipped", 0]);
  expect(answersOf(rehearsal).at(-1)).toContain("The text with the request was deleted");
});

test("a comment that is deleted while the run prepares stops it before the model is asked", async () => {
  const stage: Stage = await stageFor({ script });
  let id = 0;
  stage.github.listen((exchange: string) => {
    if (/POST .*\/issues\/1\/comments/.test(exchange)) stage.github.state.comments.delete(id);
  });
  const happening = commented("@agent fix it", (_, made) => {
    id = made;
  });
  const rehearsal = await stage.play({ happening });
  expect([rehearsal.outputs.outcome, rehearsal.modelRequests, rehearsal.branches]).toEqual(["skipped", 0, []]);
  expect([rehearsal.runner.exitCode, rehearsal.runner.errors]).toEqual([0, []]);
  expect(answersOf(rehearsal)[0]).toContain("### The text with the request was deleted, so I stopped");
});

test("a comment that is deleted while the agent works stops the run, and its work is kept", async () => {
  let id = 0;
  const stage: Stage = await stageFor({
    script: [
      write,
      () => {
        stage.github.state.comments.delete(id);
        return pause;
      },
      call("terminal", { command: "sleep 600" }),
    ],
    toolErrors: /^terminal: /,
  });
  const happening = commented("@agent fix it", (_, made) => {
    id = made;
  });
  const rehearsal = await stage.play({ environment: hasty, happening });
  expect(rehearsal.outputs).toMatchObject({
    outcome: "skipped",
    reason: "The text with the request was deleted, so I stopped",
  });
  expect([rehearsal.runner.exitCode, rehearsal.runner.errors]).toEqual([0, []]);
  expect(answersOf(rehearsal)[0]).toContain("Mention me again if it is to be done after all.");
  expect(gitOf(stage, ["show", `${rehearsal.outputs.branch}:low.md`])).toBe("Low at six.");
});

/** GitHub answers 410 for an issue that was deleted, and 404 for all that was on it. */
function removeIssue(github: GitHub, number: number): void {
  const { state } = github;
  github.openIssue({ author: "rita", title: "Another one", body: "" }); // GitHub gives no number twice
  state.issues.delete(number);
  for (const { id } of state.commentsOn(number)) state.comments.delete(id);
}

test.for(["a comment", "a label"])(
  "an issue that was deleted before the run of %s begins: nothing is done, and nothing is red",
  async (by) => {
    const stage = await stageFor({ script });
    const happening: Happens = (github, issue) => {
      const asked =
        by === "a label"
          ? labels("maria", "agent")(github, issue)
          : commented("@agent fix it", () => undefined)(github, issue);
      removeIssue(github, issue);
      return asked;
    };
    const rehearsal = await stage.play({ happening });
    expect([...rehearsal.problems, ...rehearsal.runner.errors]).toEqual([]);
    expect([rehearsal.outputs.outcome, rehearsal.modelRequests, rehearsal.runner.exitCode]).toEqual(["skipped", 0, 0]);
    expect(rehearsal.runner.summary).toMatch(/was deleted/);
  },
);

test.for([
  ["and the run hears of it", hasty, "skipped"],
  ["and the run ends before", {}, "changed"],
] as const)(
  "an issue is deleted while the agent works, %s: the work is kept, and the step summary has the report",
  async ([, environment, outcome]) => {
    let number = 0;
    const stage: Stage = await stageFor({
      script: [
        write,
        () => {
          removeIssue(stage.github, number);
          return outcome === "skipped" ? pause : conclude("Written.");
        },
        call("terminal", { command: "sleep 600" }),
      ],
      toolErrors: /^terminal: /,
    });
    const happening: Happens = (github, issue) => {
      number = issue;
      return commented("@agent fix it", () => undefined)(github, issue);
    };
    const rehearsal = await stage.play({ environment, happening });
    expect(rehearsal.runner.errors).toEqual([]);
    expect([rehearsal.outputs.outcome, rehearsal.runner.exitCode]).toEqual([outcome, 0]);
    expect(gitOf(stage, ["show", `${rehearsal.outputs.branch}:low.md`])).toBe("Low at six.");
    expect(rehearsal.runner.summary).toContain(
      "The thread was deleted or moved elsewhere while I worked, so only this summary has the report.",
    );
  },
);
