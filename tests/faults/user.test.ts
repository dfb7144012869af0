/** What somebody who mentioned us sees of a model that fails: played through the shipped bundle. */
import { describe, expect, test } from "vitest";
import { call, type Script, write } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import { rateLimited, WRONG_KEY } from "../model-failures.ts";
import { answersOf, fromSource, play, type StoryOptions } from "../scenarios/play.ts";

const edit = call("file_editor", { command: "create", path: "note.txt", file_text: "half done\n" });
const finish = call("finish", { message: "It makes a slug." });

/** The one comment that there is. */
async function answerTo(script: Script, options: StoryOptions = {}, how: PlayOptions = {}) {
  const { rehearsal, problems } = await play({ script, ...options }, how);
  const answers = answersOf(rehearsal);
  expect(answers).toHaveLength(1);
  return { rehearsal, problems, answer: answers[0] ?? "", log: rehearsal.runner.stdout };
}

test("F01, F16 a limit on speed is a line in the log only, and figures that are missing are ours and said to be", async () => {
  const script = [rateLimited("milliseconds", 50), { ...finish, usage: "absent" as const }];
  const { answer, log, problems, rehearsal } = await answerTo(script);
  expect(problems).toEqual([]);
  expect(rehearsal.outputs.outcome).toBe("answered");
  expect(rehearsal.runner.exitCode).toBe(0);
  expect(answer).toContain("It makes a slug.");
  expect(answer).not.toContain("rate limited");
  expect(log).toMatch(/rate limited .*Trying again in 1 s \(2 of 5\)/);
  expect(answer).toContain("estimated for 1 call");
  expect(answer).not.toMatch(/\b0 tokens in/);
});

describe("a failure that stays turns the job red, and the comment says what to do", () => {
  test("F11 a refusal: what was done by then is on a branch", async () => {
    const { answer, rehearsal } = await answerTo([edit, { refusal: "No." }, { refusal: "No." }]);
    expect(rehearsal.outputs.outcome).toBe("failed");
    expect(rehearsal.diff).toContain("+half done");
    expect(answer).toMatch(/refused[\s\S]*Branch \[`agent\/issue-1/);
  });

  test("F13 a key that is wrong", async () => {
    const { answer, rehearsal } = await answerTo([WRONG_KEY]);
    expect(rehearsal).toMatchObject({ outputs: { outcome: "failed" }, modelRequests: 1 });
    expect(rehearsal.runner.exitCode).toBe(1);
    expect(answer).toContain("Check the `api-key` input");
    expect(rehearsal.runner.log).toContainEqual(
      expect.objectContaining({ kind: "error", text: expect.stringContaining("refused the key") }),
    );
  });
});

test("a model without tool calling does the same work by writing its calls, and fixes one that cannot be read", async () => {
  const script = [
    write("execute_bash", { command: "echo '1 > 0' >> note.txt" }, "This tool has another name here."),
    write("file_editor", { command: "create", path: "more.txt" }, "I write it down."),
    write("file_editor", { command: "make", path: "more.txt", file_text: "done\n" }),
    write("file_editor", { command: "create", path: "more.txt", file_text: "\n<b>done</b>\n\n" }),
    write("finish", { message: "I wrote `note.txt`." }),
  ];
  const inputs = { "model-features": '{"native_tool_calling": false}' };
  const toolErrors = /^file_editor: Parameter `file_text` is required/;
  const { answer, problems, rehearsal } = await answerTo(script, { inputs, toolErrors }, fromSource);
  expect(problems).toEqual([]);
  expect(rehearsal.outputs.outcome).toBe("changed");
  expect(rehearsal.diff).toContain("+1 > 0");
  expect(rehearsal.diff).toContain("+<b>done</b>");
  expect(answer).toContain("I wrote `note.txt`.");
});
