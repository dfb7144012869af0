/** Stories that begin in a discussion, played into the shipped bundle. */
import { describe, expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Happening, PlayOptions } from "../../src/rehearsal/play.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { checkExchange } from "../openapi.ts";
import { fromSource, type StoryOptions, stageFor } from "./play.ts";
import { transcript } from "./transcript.ts";

const golden = (name: string) => `golden/${name}.md`;
const write = (path: string) => call("file_editor", { command: "create", path, file_text: "Twice a day.\n" });
const edit = write("tides.md");
const risky = call("terminal", { command: "npm version patch --no-git-tag-version", security_risk: "HIGH" });
const finish = (message: string) => call("finish", { message });
const bot = "github-actions[bot]";

type Github = Stage["github"];

/** A stage with a discussion #1 in which somebody has asked and somebody else has said something. */
async function withDiscussion(script: Script, options: StoryOptions = {}) {
  const stage = await stageFor({ script, ...options });
  const { records } = stage.github.state;
  const discussion = stage.github.state.addDiscussion({ author: "rita", title: "When are the tides?", body: "I ask." });
  const { number } = discussion;
  const first = records.addDiscussionComment({ discussion: number, author: "stranger", body: "At noon, I think." });
  Object.assign(first, { createdAt: "2026-11-01T10:00:00Z" }); // what is of the same second as the call is not read
  const written = () => records.discussionComments.filter(({ author }) => author === bot);
  return { stage, discussion, number, first, written };
}

const says =
  (number: number, body: string, { author = "maria", replyTo }: { author?: string; replyTo?: number } = {}) =>
  (github: Github): Happening => {
    const said = { discussion: number, author, body, ...(replyTo !== undefined && { replyTo }) };
    const { id } = github.state.records.addDiscussionComment(said);
    return { name: "discussion_comment", actor: author, payload: github.payloads.discussionComment(id) };
  };

async function playOn(stage: Stage, happening: (github: Github) => Happening, options: PlayOptions = {}) {
  const { number } = stage.github.openIssue({ author: "rita", title: "Not of it", body: "" });
  const rehearsal = await stage.play({ ...options, issue: number, happening });
  const problems = [...rehearsal.problems, ...rehearsal.exchanges.flatMap(checkExchange), ...rehearsal.runner.errors];
  return { rehearsal, problems };
}

const reactionsTo = (stage: Stage, body: string) =>
  stage.github.state.records.discussionComments
    .find((one) => one.body === body)
    ?.reactions.map(({ content }) => content);

describe("a discussion", () => {
  test("is read with what was said in it, and answered below the comment that calls", async () => {
    const { stage, number, first, written } = await withDiscussion([finish("Twice a day.")]);
    const { rehearsal, problems } = await playOn(stage, says(number, "@agent is that so?", { replyTo: first.id }));
    expect(problems).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "answered", branch: "" });
    expect(written()).toMatchObject([{ body: expect.stringContaining("Twice a day."), replyTo: first.id }]);
    expect(rehearsal.outputs["comment-url"]).toContain(`/discussions/${number}#discussioncomment-${written()[0]?.id}`);
    expect(reactionsTo(stage, "@agent is that so?")).toEqual(["eyes", "+1"]);
    expect(rehearsal.comments).toEqual([]);
    const task = JSON.stringify(stage.model?.requests[0]?.body);
    expect(task).toContain("When are the tides?");
    expect(task).toContain("At noon, I think.");
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("discussion"));
  });

  test("with the phrase in its text is answered when it is created, at its end", async () => {
    const stage = await stageFor({ script: [finish("Twice a day.")] });
    const asked = { author: "maria", title: "Tides", body: "@agent when are the tides?" };
    const discussion = stage.github.state.addDiscussion(asked);
    const { rehearsal, problems } = await playOn(stage, (github) => ({
      name: "discussion",
      actor: "maria",
      payload: github.payloads.discussion(discussion.number, { action: "created", sender: "maria" }),
    }));
    expect(problems).toEqual([]);
    expect(rehearsal.outputs.outcome).toBe("answered");
    expect(stage.github.state.records.discussionComments).toMatchObject([
      { author: bot, replyTo: null, body: expect.stringContaining("Twice a day.") },
    ]);
    expect(discussion.reactions.map(({ content }) => content)).toEqual(["eyes", "+1"]);
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("discussion-created"));
  });

  test("that asks for a change gets a pull request, which no merge closes it by; the next call goes on with the same conversation and the same branch, and what would have to be approved is refused to the agent, for there is nobody to ask", async () => {
    const { stage, number, written } = await withDiscussion([
      ...[edit, finish("Written down."), write("ebbs.md"), risky, finish("It takes an issue.")],
    ]);
    const { rehearsal, problems } = await playOn(stage, says(number, "@agent write that down"));
    expect(problems).toEqual([]);
    const branch = `agent/discussion-${number}-when-are-the-tides`;
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed", branch });
    expect(rehearsal.pullRequests).toMatchObject([{ head: branch, draft: true }]);
    expect(rehearsal.pullRequests[0]?.body).toContain(`For discussion #${number}`);
    expect(rehearsal.pullRequests[0]?.body).not.toContain("Closes");
    expect(written()[0]?.body).toContain("+Twice a day.");
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("discussion-change"));

    const more = { ...fromSource, environment: { INPUT_CONFIRMATION: "risky" } };
    const second = await playOn(stage, says(number, "@agent release that"), more);
    expect(second.problems).toEqual([]);
    expect(written()).toHaveLength(2);
    const said = JSON.stringify(stage.model?.requests.at(-1)?.body);
    expect(said).toContain("Written down.");
    expect(said).toContain("release that");
    expect(said.split("write that down")).toHaveLength(2); // what was answered is not told again
    expect(said).toContain("nobody can be asked");
    const { "pr-number": pull } = rehearsal.outputs;
    expect(second.rehearsal.outputs).toMatchObject({ outcome: "changed", branch, "pr-number": pull });
    expect(second.rehearsal.pullRequests).toEqual([]);
    expect(second.rehearsal.diff).toContain("ebbs.md");
    expect(second.rehearsal.diff).not.toContain("package.json");
    expect(written()[1]?.body).toContain("It takes an issue.");
  });

  test("knows the commands", async () => {
    const { stage, number, written } = await withDiscussion([]);
    const { rehearsal, problems } = await playOn(stage, says(number, "@agent help"));
    expect(problems).toEqual([]);
    expect(rehearsal).toMatchObject({ modelRequests: 0, outputs: { outcome: "answered" } });
    expect(written()[0]?.body).toContain("### Commands");
  });

  test("that a stranger calls us in gets one reaction and no word", async () => {
    const { stage, number, written } = await withDiscussion([]);
    const { rehearsal, problems } = await playOn(stage, says(number, "@agent pay me", { author: "stranger" }));
    expect(problems).toEqual([]);
    expect(rehearsal).toMatchObject({ modelRequests: 0, outputs: { outcome: "skipped" } });
    expect(written()).toEqual([]);
    expect(reactionsTo(stage, "@agent pay me")).toEqual(["confused"]);
  });

  test("that our token may not write to is a failure that names the line of YAML", async () => {
    const { stage, number } = await withDiscussion([finish("x")], { permissions: { discussions: "read" } });
    const { rehearsal } = await playOn(stage, says(number, "@agent is that so?"));
    expect(rehearsal).toMatchObject({ modelRequests: 0, runner: { exitCode: 1 } });
    expect(JSON.stringify(rehearsal.runner.log)).toContain("`discussions: write`");
  });
});
