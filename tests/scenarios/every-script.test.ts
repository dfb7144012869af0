/** People write in every script: they are heard, and the words of commands and decisions are understood without a model. */
import { expect, test } from "vitest";
import { call, conclude } from "../../src/rehearsal/model/script.ts";
import { checkExchange } from "../openapi.ts";
import { edit, finish, publish, run, waiting } from "./approving.ts";
import { answersOf, stageFor } from "./play.ts";
import { commitOf, gitOf } from "./pull-story.ts";

const work = [
  call("file_editor", { command: "create", path: "low.md", file_text: "Low at six.\n" }),
  conclude("干潮を書きました。"),
];

test.for(["请@agent 把低潮写下来", "@agent把低潮写下来", "@agentさん、干潮を書いて", "@agent：把低潮写下来"])(
  "%s is carried out",
  async (body) => {
    const stage = await stageFor({ script: work });
    const rehearsal = await stage.play({ body });
    expect(rehearsal.exchanges.flatMap(checkExchange)).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
  },
);

test.for([
  ["@agent stop。", "No run is active here."],
  ["@agent help？", "### Commands"],
  ["@agent、ｓｔａｔｕｓ！", "### Status"],
  ["@agent contniue", "Did you mean `@agent continue`?"],
  ["@agent stpo。", "Did you mean `@agent stop`?"],
  ["请@agent reset？", "Did you mean `@agent reset`?"],
] as const)("%s is answered without a model", async ([body, words]) => {
  const stage = await stageFor({ script: [] });
  const rehearsal = await stage.play({ body });
  expect(rehearsal.exchanges.flatMap(checkExchange)).toEqual([]);
  expect([rehearsal.outputs.outcome, rehearsal.modelRequests, rehearsal.branches]).toEqual(["answered", 0, []]);
  expect(answersOf(rehearsal)).toEqual([expect.stringContaining(words)]);
});

test("a word that is near to none of ours is a request", async () => {
  const stage = await stageFor({ script: work });
  const rehearsal = await stage.play({ body: "@agent 修复" });
  expect(rehearsal.outputs.outcome).toBe("changed");
});

test("`approve！` approves what waits, and `approve？` asks back and approves nothing", async () => {
  const { stage, pass } = await waiting([edit, run(publish), finish]);
  const asked = await stage.play({ issue: 1, author: "maria", body: "@agent approve？" });
  expect([asked.outputs.outcome, asked.modelRequests]).toEqual(["answered", 0]);
  expect(answersOf(asked).at(-1)).toContain("Did you mean `@agent approve`?");
  pass(5000);
  const approved = await stage.play({ issue: 1, author: "maria", body: "@agent approve！" });
  expect(approved.outputs.outcome).toBe("changed");
});

test("names in every script are readable: in our branch, in what git tells the agent, and in the patch", async () => {
  const path = "Größe/修复 été.md";
  const write = call("file_editor", { command: "create", path, file_text: "Low at six.\n" });
  const look = call("terminal", { command: "git status --short --untracked-files=all && git config safe.directory" });
  const stage = await stageFor({ script: [write, look, conclude("Done.")] });
  const rehearsal = await stage.play({ title: "Straße: naïve Größe 修复 🎉", body: "@agent write it down" });
  expect(rehearsal.exchanges.flatMap(checkExchange)).toEqual([]);
  expect(rehearsal.outputs.branch).toBe("agent/issue-1-strasse-naive-grosse");
  expect(JSON.stringify(stage.model?.requests.at(-1)?.body)).toContain(`?? \\"${path}\\"`);
  const gone = await stageFor({ script: [write, conclude("Done.")] });
  gitOf(gone, ["update-ref", "refs/heads/tides", commitOf(gone, "main", { "tides.md": "High.\n" })]);
  const { number } = gone.github.openPullRequest({ author: "maria", title: "Tides", body: "", head: "tides" });
  gitOf(gone, ["update-ref", "-d", "refs/heads/tides"]);
  const [answer = ""] = answersOf(await gone.play({ issue: number, body: "@agent write it down" }));
  expect(answer).toContain(`diff --git a/${path} b/${path}`);
  expect(answer).not.toContain("\\303");
});
