/** One review for one request, although other runs hear it too. */
import { expect, test } from "vitest";
import type { Review, ReviewComment } from "../../src/rehearsal/github/records.ts";
import { call } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import { answersOf } from "./play.ts";
import { pullStory } from "./pull-story.ts";
import { looking } from "./replay/looking-model.ts";

const finding = {
  ...{ path: "tides.js", line: 2, severity: "blocking", title: "An assignment", body: "It cannot be loaded." },
};
const files = { "tides.js": "export function high(hour) {\n  return hour % 12 = 0;\n}\n" };

test.for(["@agent review", "opened"])(
  "of two runs that review at once after %j the slower says nothing, in no comment either",
  async (asked) => {
    const done: { reviews: Review[]; comments: ReviewComment[] } = { reviews: [], comments: [] };
    const report = call("report_finding", finding);
    const finish = call("finish", { message: "It is short." });
    // The first run's review appears while the second one is at work.
    const meanwhile = () => {
      records.reviews.push(...done.reviews);
      records.reviewComments.push(...done.comments);
      return finish;
    };
    const inputs = asked === "opened" ? { mode: "review" } : {};
    const { stage, number, play } = await pullStory([report, finish, report, meanwhile], files, { inputs });
    const { github } = stage;
    const { records, comments } = github.state;
    const { id } = github.comment({ issue: number, author: "maria", body: asked });
    const happening: PlayOptions["happening"] = () =>
      asked === "opened"
        ? { name: "pull_request", actor: "maria", payload: opened }
        : { name: "issue_comment", actor: "maria", payload: commented };
    const opened = github.payloads.pullRequest(number, { action: "opened", sender: "maria" });
    const commented = github.issueCommentPayload(id);
    const first = await play({ happening });
    const [before, url] = [answersOf(first.rehearsal), first.rehearsal.outputs["review-url"]];
    expect(url).toMatch(/#pullrequestreview-/);
    const answers = [...comments].filter(([, { author }]) => author !== "maria");
    for (const [one] of answers) comments.delete(one);
    Object.assign(done, { reviews: records.reviews.splice(0), comments: records.reviewComments.splice(0) });

    const { rehearsal, problems } = await play({ happening, environment: { GITHUB_RUN_ID: "7102" } });
    expect([...first.problems, ...problems, ...rehearsal.runner.errors]).toEqual([]);
    expect(stage.model?.requests).toHaveLength(4);
    expect([records.reviews.length, records.reviewComments.length]).toEqual([1, 1]);
    expect(before).toHaveLength(asked === "opened" ? 0 : 1);
    expect(answersOf(rehearsal)).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "skipped", "comment-url": url });
    expect(rehearsal.runner.exitCode).toBe(0);
  },
);

test("of two runs that come to the same review in the same moment one gives it, whole", async () => {
  const report = call("report_finding", finding);
  const script = looking([["An assignment", report]], call("finish", { message: "It is short." }));
  // The slower run may read what the faster one has published.
  const toolErrors = /^report_finding: This is review comment \d+, which is still open/;
  const { stage, number } = await pullStory(script, files, { inputs: { mode: "review" }, toolErrors });
  const { records } = stage.github.state;
  const payload = stage.github.payloads.pullRequest(number, { action: "opened", sender: "maria" });
  const play = (id: string) =>
    stage.play({
      issue: number,
      happening: () => ({ name: "pull_request", actor: "maria", payload }),
      environment: { GITHUB_RUN_ID: id },
    });
  const both = await Promise.all([play("7101"), play("7102")]);
  expect(both.flatMap(({ problems, runner }) => [...problems, ...runner.errors])).toEqual([]);
  expect([records.reviews.length, records.reviewComments.length]).toEqual([1, 1]);
  expect(records.reviews).toMatchObject([{ state: "COMMENTED" }]);
  expect(both.map(({ outputs }) => outputs.outcome).sort()).toEqual(["answered", "skipped"]);
});
