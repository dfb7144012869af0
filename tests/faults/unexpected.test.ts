/** Errors that nobody expected: the run is over, and what the agent did until then is published. */
import { globSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { answersOf, stageFor } from "../scenarios/play.ts";

const branch = "agent/issue-1-a-slug-may-end-in-a-hyphen";
const edit = call("file_editor", { command: "create", path: "note.txt", file_text: "half done\n" });
const look = call("terminal", { command: "cat note.txt" });
const finish = call("finish", { message: "Done." });

function expectPublished(rehearsal: Rehearsal): void {
  expect(rehearsal.outputs).toMatchObject({ outcome: "failed", branch });
  expect(rehearsal.diff).toContain("+half done");
  expect(rehearsal.runner).toMatchObject({ exitCode: 1, postExitCode: 0 });
  expect(answersOf(rehearsal)).toHaveLength(1);
}

describe("F51 an error that nobody expected", () => {
  test("F51 of the log, which is gone: the run fails, and the work is on the branch", async () => {
    const away = () => {
      for (const folder of globSync("run-1/_temp/deckhand-*/**/events", { cwd: stage.folder })) {
        renameSync(join(stage.folder, folder), join(stage.folder, "events"));
        writeFileSync(join(stage.folder, folder), "");
      }
      return look;
    };
    const stage: Stage = await stageFor({ script: [edit, away, finish], toolErrors: /./ });
    expectPublished(await stage.play());
  });

  test.for([
    ["an exception", 'throw new Error("nobody waits for this")'],
    ["a rejected promise", 'void Promise.reject(new Error("nobody waits for this"))'],
    ["a socket without a listener", 'new (require("node:net").Socket)().destroy(new Error("nobody waits for this"))'],
  ] as const)("F51 in the background, %s: the run fails, and the work is on the branch", async ([, statement]) => {
    const folder = mkdtempSync(join(tmpdir(), "deckhand-background-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [flag, script] = [join(folder, "flag"), join(folder, "preload.cjs")];
    const lines = [
      'const { existsSync, rmSync } = require("node:fs");',
      `const look = () => { if (!existsSync(${JSON.stringify(flag)})) return;`,
      `  rmSync(${JSON.stringify(flag)}); ${statement}; };`,
      "setInterval(look, 20).unref();",
    ];
    writeFileSync(script, lines.join("\n"));
    const breakIt = () => {
      writeFileSync(flag, "");
      return call("terminal", { command: "cat note.txt; sleep 60", timeout: 100 });
    };
    const environment = { NODE_OPTIONS: `--require=${script}` };
    const stage = await stageFor({ script: [edit, breakIt, finish], toolErrors: /./, environment });
    const rehearsal = await stage.play();
    expectPublished(rehearsal);
    expect(answersOf(rehearsal)[0]).toContain("nobody waits for this");
  });

  test("F51 of the private repository, which is gone: the run fails, its steps are counted, and the work is kept", async () => {
    const away = () => {
      for (const folder of globSync("run-1/_temp/deckhand-*/**/publisher.git", { cwd: stage.folder }))
        renameSync(join(stage.folder, folder), join(stage.folder, "publisher.git"));
      return look;
    };
    const stage: Stage = await stageFor({ script: [edit, away, finish] });
    const rehearsal = await stage.play();
    expect(rehearsal.outputs).toMatchObject({ outcome: "failed", iterations: "3" });
    expect(rehearsal.runner).toMatchObject({ exitCode: 1, postExitCode: 0 });
    expect(answersOf(rehearsal)).toHaveLength(1);
    expect(answersOf(rehearsal)[0]).toMatch(/3 steps in/);
    expect(answersOf(rehearsal)[0]).toContain("show --work");
  });
});
