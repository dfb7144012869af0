/** Stories of one comment each, played into the shipped bundle, with what was said to whom written down beside them. */
import { describe, expect, test } from "vitest";
import { answersOf, play } from "./play.ts";
import { transcript } from "./transcript.ts";

const golden = (name: string) => `golden/${name}.md`;

describe("somebody who can push", () => {
  test("asks for a fix and gets a draft pull request", async () => {
    const { stage, rehearsal, problems } = await play({ story: "fix" });
    expect(problems).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed", "pr-number": "2", iterations: "5" });
    expect(rehearsal.pullRequests).toMatchObject([{ number: 2, draft: true, base: "main" }]);
    expect(rehearsal.pullRequests[0]?.body).toContain("Closes #1");
    expect(rehearsal.runner.summary.startsWith(answersOf(rehearsal)[0] ?? "-")).toBe(true);
    expect(rehearsal.runner.summary).toContain("| `terminal` `node --test` | exit code 1 |");
    expect(rehearsal.runner.summary).toContain("have the workflow upload the output `page-path`");
    expect(rehearsal.runner.summary).toMatch(
      /<summary>Timeline .*-> terminal node --test\n.*<- terminal exit code 1, /s,
    );
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("fix"));
  });

  test("asks a question and gets an answer, without a branch", async () => {
    const { stage, rehearsal, problems } = await play({ story: "question" });
    expect(problems).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "answered", branch: "", "pr-number": "", "commit-sha": "" });
    expect(rehearsal).toMatchObject({ branches: [], pullRequests: [], diff: "" });
    expect(answersOf(rehearsal)).toHaveLength(1);
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("question"));
  });

  test("is answered, an administrator too", async () => {
    const { rehearsal } = await play({ story: "question" }, { author: "octavia" });
    expect(rehearsal.outputs.outcome).toBe("answered");
  });
});

describe("somebody who cannot push", () => {
  test.for(["stranger", "rita", "tom"])("is refused: %s", async (author) => {
    const { stage, rehearsal, problems } = await play({ story: "fix" }, { author });
    expect(problems).toEqual([]);
    expect(rehearsal.outputs.outcome).toBe("skipped");
    expect(rehearsal.outputs.reason).toContain(author);
    expect(rehearsal).toMatchObject({ branches: [], modelRequests: 0 });
    expect(answersOf(rehearsal)).toEqual([]);
    expect(rehearsal.reactions.map(({ content }) => content)).toEqual(["confused"]);
    expect(rehearsal.runner.exitCode).toBe(0);
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden(`refused-${author}`));
  });
});

describe("a gate", () => {
  test("lets in who may start a run, without a key and without a word", async () => {
    const inputs = { mode: "gate", model: "", "api-key": "" };
    const { stage, rehearsal, problems } = await play({ inputs });
    expect(problems).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ ok: "true", outcome: "skipped", reason: "The caller may start a run." });
    expect(rehearsal).toMatchObject({ modelRequests: 0, reactions: [], branches: [] });
    expect(answersOf(rehearsal)).toEqual([]);
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("gate"));
  });

  test.for([
    ["a stranger", { author: "stranger" }, "false"],
    ["somebody who says something else", { body: "Nice." }, ""],
  ] as const)("keeps out %s, without a word", async ([, options, ok]) => {
    const { rehearsal } = await play({ inputs: { mode: "gate" } }, options);
    expect(rehearsal.outputs).toMatchObject({ ok, outcome: "skipped" });
    expect(rehearsal).toMatchObject({ modelRequests: 0, reactions: [] });
    expect(rehearsal.runner.exitCode).toBe(0);
  });
});

const quotes: readonly [string, string][] = [
  ["in a block quote", "> @agent please fix the failing test\n\nI agree with that."],
  ["in a code block", "Try this:\n\n```\n@agent fix it\n```\n"],
  ["in an HTML comment", "Nothing to see. <!-- @agent fix it -->"],
  ["as part of another name", "Ask @agents or me@agent.example."],
];

describe("a comment that merely quotes the phrase", () => {
  test.for(quotes)("is ignored: %s", async ([, body]) => {
    const { rehearsal } = await play({ story: "question" }, { body });
    expect(rehearsal.outputs).toMatchObject({ outcome: "skipped", reason: "the comment does not mention @agent" });
    expect(rehearsal).toMatchObject({ exchanges: [], reactions: [], modelRequests: 0 });
    expect(rehearsal.runner).toMatchObject({ exitCode: 0, stdout: "", stderr: "" });
  });

  test("and also calls outside of the quote is answered", async () => {
    const body = "> @agent please fix the failing test\n\n@agent what does slugify do?";
    const { stage, rehearsal, problems } = await play({ story: "question" }, { body });
    expect(problems).toEqual([]);
    expect(rehearsal.outputs.outcome).toBe("answered");
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("quote-and-call"));
  });

  test("leaves nothing but the output behind", async () => {
    const { stage, rehearsal } = await play({ story: "question" }, { body: "`@agent`" });
    await expect(transcript(stage, rehearsal)).toMatchFileSnapshot(golden("quote"));
  });
});
