/** A saved state that is too large on the shipped bundle: the work stays, and the comment says what does not. */
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { actionOn } from "../running.ts";
import { labels, publish, run } from "../scenarios/approving.ts";
import { answersOf, stageFor } from "../scenarios/play.ts";

const edit = call("file_editor", { command: "create", path: "note.txt", file_text: "half done\n" });
const finish = call("finish", { message: "Done." });
const WITHOUT = "This conversation has become too long to be saved.";

/** Puts what a very long run has said into the folder of the conversation: files of almost 8 MB. */
function talk({ folder }: Stage, megabytes: number): void {
  const temp = join(folder, "run-1", "_temp");
  const own = readdirSync(temp).map((name) => join(temp, name, "conversations"));
  for (const conversations of own.filter((path) => existsSync(path))) {
    for (const id of readdirSync(conversations)) {
      for (let at = 0; at * 7 < megabytes; at += 1)
        writeFileSync(join(conversations, id, `said-${at}.json`), JSON.stringify("x".repeat(7 * 1024 * 1024)));
    }
  }
}

/** Twice as much as a state may have, and much of what it may have. */
const [TOO_MUCH, MUCH] = [120, 60];

test("a conversation that is too long: the work is published, and the comment says what the next run does not know", async () => {
  const saying = () => {
    talk(stage, TOO_MUCH);
    return finish;
  };
  const stage: Stage = await stageFor({ script: [edit, saying, finish] });
  const rehearsal = await stage.play();
  expect(rehearsal.outputs.outcome).toBe("changed");
  expect(rehearsal.diff).toContain("+half done");
  expect(answersOf(rehearsal)[0]).toContain(WITHOUT);
  const next = await stage.play({ issue: 1 });
  expect(next.runner.exitCode).toBe(0);
  expect(JSON.stringify(stage.model?.requests.at(-1)?.body.messages)).not.toContain("tool_calls");
});

test("the twin: a long conversation that fits is saved whole", async () => {
  const saying = () => {
    talk(stage, MUCH);
    return finish;
  };
  const stage: Stage = await stageFor({ script: [edit, saying, finish] });
  const rehearsal = await stage.play();
  expect(rehearsal.outputs.outcome).toBe("changed");
  expect(answersOf(rehearsal)[0]).not.toContain(WITHOUT);
  await stage.play({ issue: 1 });
  expect(JSON.stringify(stage.model?.requests.at(-1)?.body.messages)).toContain("tool_calls");
});

test("the action is killed then: the post step saves the work, and its words in the comment say what it left out", async () => {
  const dying = () => {
    talk(stage, TOO_MUCH);
    process.kill(actionOn(stage), "SIGKILL");
    return finish;
  };
  const stage: Stage = await stageFor({ script: [edit, dying, finish] });
  const rehearsal = await stage.play();
  expect(rehearsal.runner).toMatchObject({ exitCode: 137, postExitCode: 0 });
  const [answer = ""] = answersOf(rehearsal);
  expect(answer).toContain("Unpublished changes of the run are saved.");
  expect(answer).toContain(WITHOUT);
  const next = await stage.play({ issue: 1 });
  expect(next.diff).toContain("+half done");
});

test("an action that waits cannot be approved then: the comment says so at once, and again to who tries", async () => {
  const saying = () => {
    talk(stage, TOO_MUCH);
    return run(publish);
  };
  const inputs = { confirmation: "risky" };
  const stage: Stage = await stageFor({ script: [edit, saying, finish], inputs });
  const first = await stage.play();
  expect(answersOf(first)[0]).toContain("The request could not be saved, so it cannot be approved.");
  expect(answersOf(first)[0]).toContain(WITHOUT);
  expect(stage.github.state.records.labelsOf(1)).toEqual([]);
  const second = await stage.play({ issue: 1, happening: labels("maria") });
  expect(second.outputs).toMatchObject({
    outcome: "skipped",
    reason: expect.stringMatching(/^It no longer waits: The conversation had become too long to be saved/),
  });
  expect(second.modelRequests).toBe(0);
});
