/** Protected files wait for somebody, and the branch that they are for is not what it was: stories of several events. */
import { describe, expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { labels, waiting } from "./approving.ts";
import { branch, digestIn, filesOf, finish, inputs, labelsOn, onGitHub, pushFile, rules, write } from "./holding.ts";
import { repository } from "./instructed.ts";
import { answersOf } from "./play.ts";
import { playedOnce } from "./played-once.ts";

const branchesOn = (stage: Stage) => onGitHub(stage, "for-each-ref", "refs/heads");

describe("a branch that has moved", () => {
  const lines = Array.from({ length: 20 }, (_, line) => `line ${line}\n`);
  const lock = (...changes: (readonly [number, string])[]) =>
    lines.map((line, at) => changes.find(([which]) => which === at)?.[1] ?? line).join("");
  const locked = playedOnce((lasting) => {
    const change = { command: "str_replace", path: "yarn.lock", old_str: "line 2\n", new_str: "two\n" };
    const script = [call("file_editor", change), write("note.txt", "fixed\n"), finish];
    return waiting(script, { inputs, repository: repository({ "yarn.lock": lock() }), ...lasting });
  });
  /** Not a secret yet when it is shown. */
  const key = "harbour-key-8264719305";
  const text = `${rules}The key is ${key}.\n`;
  const script = [write("AGENTS.md", text), write("src/note.txt", "fixed\n"), finish];
  const asked = playedOnce((lasting) => waiting(script, { inputs, ...lasting }));

  test("in these files is asked again with what the change is now, and that is good then", async () => {
    const { stage, first, pass } = await locked();
    const commit = pushFile(stage, branch, "yarn.lock", lock([15, "theirs\n"]));
    const second = await stage.play({ issue: 1, happening: labels("maria") });
    expect([second.outputs.outcome, second.modelRequests]).toEqual(["awaiting-approval", 0]);
    expect(answersOf(second)[1]).toContain(
      `It is asked again. These files were changed on \`${branch}\` in the meantime.`,
    );
    expect(answersOf(second)[1]).toMatch(/What has changed since this was shown for `\w{7}`:/);
    expect(answersOf(second)[1]).toContain(`- \`${commit.slice(0, 7)}\``);
    expect(answersOf(second)[1]).toContain("-line 15\n+theirs\n");
    expect(answersOf(second)[0]).toContain("### ⚪ No longer waiting");
    expect(digestIn(second)).not.toBe(digestIn(first));
    pass(5000);
    const old = await stage.play({ issue: 1, author: "maria", body: `@agent approve ${digestIn(first)}` });
    expect(old.outputs.outcome).toBe("skipped");
    pass(5000);
    const third = await stage.play({ issue: 1, author: "maria", body: `@agent approve ${digestIn(second)}` });
    expect(third.outputs.outcome).toBe("changed");
    expect(onGitHub(stage, "show", `${branch}:yarn.lock`)).toBe(lock([2, "two\n"], [15, "theirs\n"]));
  });

  test("so that the change does not fit any more has it dropped for good, and kept as a patch", async () => {
    const { stage, pass } = await locked();
    const commit = pushFile(stage, branch, "yarn.lock", lock([2, "theirs\n"]));
    const second = await stage.play({ issue: 1, happening: labels("maria") });
    expect(second.outputs).toMatchObject({ outcome: "blocked", "pending-actions": "" });
    expect(second.outputs["patch-path"]).toMatch(/withheld\.patch$/);
    expect([onGitHub(stage, "rev-parse", branch).trim(), labelsOn(stage)]).toEqual([commit, []]);
    expect(answersOf(second)[1]).toContain("the change no longer applies");
    pass(5000);
    const third = await stage.play({ issue: 1, author: "maria", body: "@agent approve" });
    expect(third.outputs).toMatchObject({
      outcome: "skipped",
      reason: expect.stringMatching(/^It no longer waits: .+\.$/),
    });
  });

  // A branch that is gone, its pull request, and whether it may be written: `tests/run/approve/change/patch-now.test.ts`.
  test("with the same files, committed by somebody else, has it dropped", async () => {
    const { stage } = await asked();
    pushFile(stage, branch, "AGENTS.md", text);
    const before = branchesOn(stage);
    const { outputs } = await stage.play({ issue: 1, happening: labels("maria") });
    expect([outputs.outcome, outputs.reason]).toEqual([
      "blocked",
      expect.stringMatching(/^Not published: .*changed on/),
    ]);
    expect(branchesOn(stage)).toBe(before);
  });

  test("elsewhere, if by a commit of this conversation, does not matter: the change is committed on top", async () => {
    const { stage, first } = await asked();
    const message = `More\n\nAgent-Conversation: ${first.outputs["conversation-id"]}`;
    const commit = pushFile(stage, branch, "src/other.txt", "other\n", { message });
    const second = await stage.play({ issue: 1, happening: labels("maria") });
    expect(second.outputs.outcome).toBe("changed");
    expect(onGitHub(stage, "rev-parse", `${branch}~1`).trim()).toBe(commit);
    expect(filesOf(stage, `${branch}~1..${branch}`)).toEqual(["AGENTS.md"]);
    expect(onGitHub(stage, "show", `${branch}:AGENTS.md`)).toBe(text);
  });

  test("or not: what has become a secret since it was shown is not published", async () => {
    const { stage } = await asked();
    const environment = { INPUT_SECRETS: `HARBOUR=${key}` };
    const second = await stage.play({ issue: 1, happening: labels("maria"), environment });
    expect(second.outputs).toMatchObject({ outcome: "blocked", reason: expect.stringMatching(/: DKH-201 /) });
    expect(answersOf(second)[1]).toContain("+The key is ***.");
    expect(filesOf(stage, `main..${branch}`)).toEqual(["src/note.txt"]);
  });
});
