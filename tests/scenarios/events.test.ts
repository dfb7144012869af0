/** Stories of what starts a run besides comments, labels and names: reviews, edits, pushes, and the workflow's own prompt. */
import { describe, expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Happening } from "../../src/rehearsal/play.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { checkExchange } from "../openapi.ts";
import { answersOf, play, stageFor } from "./play.ts";
import { gitOf, pullStory } from "./pull-story.ts";
import { transcript } from "./transcript.ts";

const golden = (name: string) => `golden/${name}.md`;
const edit = call("file_editor", { command: "create", path: "tides.md", file_text: "Twice a day.\n" });
const fix: Script = [edit, call("finish", { message: "The tides are written down." })];
const answer: Script = [call("finish", { message: "It makes slugs." })];
const prompt = "Write down when the tides are.";

type Github = Stage["github"];
type Happens = (github: Github, number: number) => Happening;

/** The body of the issue is edited, from these words to those it has. */
const edits =
  (before: string, sender = "maria"): Happens =>
  (github, issue) => ({
    name: "issues",
    actor: sender,
    payload: github.payloads.issues(issue, { action: "edited", sender, before }),
  });

const on =
  (action: string, more: { label?: string; who?: string; sender?: string } = {}): Happens =>
  (github, pull) => ({
    name: "pull_request",
    actor: more.sender ?? "maria",
    payload: github.payloads.pullRequest(pull, { action, sender: "maria", ...more }),
  });

const reviews =
  (body: string, author = "maria"): Happens =>
  (github, pull) => {
    const { id } = github.state.records.addReview({ pull, author, body, state: "CHANGES_REQUESTED" });
    return { name: "pull_request_review", actor: author, payload: github.payloads.review(id) };
  };

describe("an issue that is edited", () => {
  const played = async (happening: Happens) => {
    const stage = await stageFor({ script: answer });
    const asks = { author: "maria", title: "Slugs", body: "@agent what is slugify for?" };
    const { number } = stage.github.openIssue(asks);
    const rehearsal = await stage.play({ issue: number, happening });
    return { stage, rehearsal, problems: [...rehearsal.problems, ...rehearsal.exchanges.flatMap(checkExchange)] };
  };

  test("so that it calls us is answered", async () => {
    const { stage, rehearsal, problems } = await played(edits("What is it for?"));
    expect(problems).toEqual([]);
    expect(rehearsal.outputs.outcome).toBe("answered");
    expect(answersOf(rehearsal)).toHaveLength(1);
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("edited"));
  });

  test.for([
    ["but called before", edits("@agent what is it?")],
    ["by somebody else than its author", edits("What is it for?", "octavia")],
    [
      "in its title",
      (github: Github, issue: number) => ({
        name: "issues",
        actor: "maria",
        payload: { ...github.payloads.issues(issue, { action: "edited", sender: "maria" }), changes: { title: {} } },
      }),
    ],
  ] as const)("%s is not", async ([, happening]) => {
    const { rehearsal } = await played(happening);
    expect(rehearsal).toMatchObject({ exchanges: [], modelRequests: 0, outputs: { outcome: "skipped" } });
  });
});

test("a comment that is edited so that it calls us is not answered: whoever wants to ask writes again", async () => {
  const { rehearsal } = await play(
    {},
    {
      happening: (github, issue) => {
        const comment = github.comment({ issue, author: "maria", body: "@agent fix it" });
        const payload = github.issueCommentPayload(comment.id);
        const changes = { body: { from: "fix it" } };
        return { name: "issue_comment", actor: "maria", payload: { ...payload, action: "edited", changes } };
      },
    },
  );
  expect(rehearsal).toMatchObject({ exchanges: [], modelRequests: 0, outputs: { outcome: "skipped" } });
});

describe("a pull request", () => {
  const files = { "slugs.md": "Slugs.\n" };

  test("on which a review calls us is worked on, and answered below it", async () => {
    const { stage, number, play: playOn } = await pullStory(fix, files);
    const { rehearsal, problems } = await playOn({ issue: number, happening: reviews("@agent add the tides") });
    expect(problems).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed", branch: "tides" });
    expect(answersOf(rehearsal)).toHaveLength(1);
    const [review] = stage.github.state.records.reviews;
    expect(review?.reactions.map(({ content }) => content)).toEqual(["eyes", "hooray"]);
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("review-submitted"));
  });

  test("on which a review says nothing to us is left alone", async () => {
    const { number, play: playOn } = await pullStory(fix, files);
    const { rehearsal } = await playOn({ issue: number, happening: reviews("Please add the tides.") });
    expect(rehearsal).toMatchObject({ exchanges: [], outputs: { outcome: "skipped" } });
  });

  test("that calls us when it is opened is worked on", async () => {
    const { stage, number, play: playOn } = await pullStory(fix, files);
    Object.assign(stage.github.state.pulls.get(number) ?? {}, { body: "@agent add the tides" });
    const { rehearsal, problems } = await playOn({ issue: number, happening: on("opened") });
    expect(problems).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed", branch: "tides" });
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("pull-request-opened"));
  });

  test("with our label is worked on, and the label comes off", async () => {
    const { stage, number, play: playOn } = await pullStory(fix, files);
    stage.github.state.records.labels.set(number, ["agent"]);
    const { rehearsal, problems } = await playOn({ issue: number, happening: on("labeled", { label: "agent" }) });
    expect(problems).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed", branch: "tides" });
    expect(stage.github.state.records.labelsOf(number)).toEqual([]);
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("pull-request-labelled"));
  });

  test("is worked on after a push to it as the workflow says", async () => {
    const { stage, number, play: playOn } = await pullStory(fix, files, { inputs: { prompt } });
    const { rehearsal, problems } = await playOn({ issue: number, happening: on("synchronize") });
    expect(problems).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed", branch: "tides" });
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("synchronize"));
  });

  test("is left alone after a push where the workflow says nothing", async () => {
    const { number, play: playOn } = await pullStory(fix, files);
    const { rehearsal } = await playOn({ issue: number, happening: on("synchronize") });
    expect(rehearsal).toMatchObject({ exchanges: [], outputs: { outcome: "skipped" } });
  });

  test("is left alone after a push of our own: the gate knows our account", async () => {
    const options = { inputs: { prompt }, account: "helper[bot]" };
    const { number, play: playOn } = await pullStory(fix, files, options);
    const { rehearsal } = await playOn({ issue: number, happening: on("synchronize", { sender: "helper[bot]" }) });
    expect(rehearsal).toMatchObject({ modelRequests: 0, comments: [], outputs: { outcome: "skipped" } });
  });
});

/** Played on a stage of its own, whose default branch has the commits to tell of. */
async function playPush(sender: string, inputs: Readonly<Record<string, string>>) {
  const stage = await stageFor({ script: fix, inputs });
  const [after = "", before = ""] = gitOf(stage, ["rev-parse", "main", "main~1"]).split("\n");
  const push = { sender, branch: "main", before, after };
  const happening = (github: Github) => ({ name: "push", actor: sender, payload: github.payloads.push(push) });
  const rehearsal = await stage.play({ happening });
  return { stage, rehearsal, problems: [...rehearsal.problems, ...rehearsal.exchanges.flatMap(checkExchange)] };
}

const dispatches =
  (sender: string): Happens =>
  (github) => ({
    name: "repository_dispatch",
    actor: sender,
    payload: github.payloads.repositoryDispatch({ sender, action: "agent", given: { prompt } }),
  });

const milestone =
  (sender: string): Happens =>
  (github) => ({ name: "milestone", actor: sender, payload: github.payloads.milestone(sender, "v2") });

describe("what happens to the repository", () => {
  test("a dispatch by API does what its payload says", async () => {
    const { stage, rehearsal, problems } = await play({ script: fix }, { happening: dispatches("maria") });
    expect(problems).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed", "comment-url": "" });
    expect(rehearsal.pullRequests).toMatchObject([{ title: prompt, draft: true }]);
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("repository-dispatch"));
  });

  test("a push has the workflow's prompt done", async () => {
    const { stage, rehearsal, problems } = await playPush("maria", { prompt });
    expect(problems).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed" });
    expect(rehearsal.pullRequests).toMatchObject([{ base: "main", draft: true }]);
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("push"));
  });

  test("any other event has the workflow's prompt done", async () => {
    const { stage, rehearsal, problems } = await play(
      { script: fix, inputs: { prompt } },
      { happening: milestone("maria") },
    );
    expect(problems).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed" });
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("other-event"));
  });

  test.for([
    ["without a prompt", "maria", {}],
    ["by somebody who may not start a run", "rita", { prompt }],
  ] as const)("a push %s does nothing", async ([, sender, inputs]) => {
    const { rehearsal, problems } = await playPush(sender, inputs);
    expect(problems).toEqual([]);
    expect(rehearsal).toMatchObject({ outputs: { outcome: "skipped" }, modelRequests: 0, comments: [], branches: [] });
  });

  test.for([
    ["any other event without a prompt", {}, milestone("maria")],
    ["a dispatch by a stranger", {}, dispatches("stranger")],
    ["any other event by a stranger", { prompt }, milestone("stranger")],
  ] as const)("%s does nothing", async ([, inputs, happening]) => {
    const { rehearsal, problems } = await play({ inputs }, { happening });
    expect(problems).toEqual([]);
    expect(rehearsal).toMatchObject({ outputs: { outcome: "skipped" }, modelRequests: 0, comments: [], branches: [] });
  });
});
