import { describe, expect, test } from "vitest";
import {
  agentFinishedCritic,
  emptyPatchCritic,
  exitCodeCritic,
  modelCritic,
  type NextStep,
  passCritic,
  type Situation,
} from "../../../../src/core/agent/critic.ts";
import type { CommandResult, GitChange } from "../../../../src/core/workspace/workspace.ts";
import { say } from "../../../../src/rehearsal/model/script.ts";
import { openModel } from "../../../../src/rehearsal/model/server.ts";
import { API_KEY, faultOf, forever, modelAt } from "../../model/endpoint.ts";
import { nowhere } from "../../workspace/nowhere.ts";
import { begin } from "../begin.ts";

const finished: NextStep = { kind: "finish", message: "Done." };
const situation = (more: Partial<Situation> = {}): Situation => ({
  events: [],
  deed: finished,
  workspace: nowhere,
  signal: forever,
  onReply: () => undefined,
  ...more,
});

test("the critic that passes everything does", async () => {
  expect(await passCritic.judge(situation())).toEqual({ score: 1 });
});

test.for<[NextStep, number]>([
  [finished, 1],
  [{ kind: "finish", message: " " }, 0],
  [{ kind: "answer", message: "Done." }, 0],
  [{ kind: "call", tool: "terminal", arguments: "{}" }, 0],
])("an end is an end when it is said with finish: %j", async ([deed, score]) => {
  expect(await agentFinishedCritic.judge(situation({ deed }))).toMatchObject({ score });
});

test.for<[GitChange[], number]>([
  [[{ status: "ADDED", path: "x" }], 1],
  [[], 0],
])("a change is a change when git sees one: %j", async ([changes, score]) => {
  const workspace = { ...nowhere, gitChanges: async () => changes };
  expect(await emptyPatchCritic.judge(situation({ workspace }))).toMatchObject({ score });
});

test.for<[string, Partial<CommandResult>, number, RegExp]>([
  ["succeeds", { exitCode: 0 }, 1, /^$/],
  [
    "fails",
    { exitCode: 2, output: "1 test failed" },
    0,
    /`npm test` failed with exit code 2\.[\s\S]*```\n1 test failed\n```/,
  ],
  ["does not end", { exitCode: -1, timedOut: true }, 0, /`npm test` did not end in time/],
])("a command that %s decides by its exit code", async ([, result, score, message]) => {
  const plain = { command: "npm test", exitCode: 0, output: "", omittedBytes: 0, timedOut: false };
  const workspace = { ...nowhere, run: async () => ({ ...plain, ...result }) };
  const judged = await exitCodeCritic("npm test", 1000).judge(situation({ workspace }));
  expect(judged.score).toBe(score);
  expect(judged.message ?? "").toMatch(message);
});

describe("a model", () => {
  async function verdictOn(answer: string) {
    const server = await openModel({ script: [say(answer)], apiKey: API_KEY, model: "test-1" });
    const { log } = await begin([]);
    const paid: string[] = [];
    const onReply = (usageId: string) => void paid.push(usageId);
    const judging = modelCritic(modelAt(server.url), "+fixed").judge(situation({ events: [...log], onReply }));
    return { judging, paid, server };
  }

  test("judges what was asked, done and said", async () => {
    const { judging, paid, server } = await verdictOn('Here you are:\n{"score": 0.4, "message": "No tests."}\n');
    expect(await judging).toEqual({ score: 0.4, message: "No tests." });
    expect(paid).toEqual(["critic"]);
    const asked = JSON.stringify(server.requests[0]?.body.messages);
    expect(asked).toContain("Do it.");
    expect(asked).toContain("Done.");
    expect(asked).toContain("+fixed");
    await server.close();
  });

  test.for(["Good!", '{"score": 7}', '{"message":"fine"}', "{"])("gives no verdict by %s", async (answer) => {
    const { judging, server } = await verdictOn(answer);
    expect((await faultOf(judging)).message).toMatch(/verdict/);
    await server.close();
  });
});
