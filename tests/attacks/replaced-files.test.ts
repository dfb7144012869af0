/** Tools put something else in the place of a file that the broker reads after them. */
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { answersOf, stageFor } from "../scenarios/play.ts";
import { commitOf, gitOf } from "../scenarios/pull-story.ts";

const WORKFLOW = ".github/workflows/agent.yml";
const upload = `uses: actions/upload-artifact@v5\npath: \${{ steps.agent.outputs.page-path }}\n`;

const edit = call("file_editor", { command: "create", path: "note.txt", file_text: "half done\n" });
const finish = call("finish", { message: "Done." });

/** A run whose workflow uploads its page, and in which a tool runs `command`. */
async function played(command: string): Promise<Rehearsal> {
  const stage = await stageFor({ script: [edit, call("terminal", { command }), finish] });
  gitOf(stage, ["branch", "-f", "main", commitOf(stage, "main", { [WORKFLOW]: upload })]);
  return stage.play();
}

/** Ended by itself, with everything told. */
function expectEnded(rehearsal: Rehearsal): void {
  const { runner, outputs, diff } = rehearsal;
  expect(runner.postExitCode).toBe(0);
  expect(outputs).toMatchObject({ "pr-number": "2", "page-path": expect.stringMatching(/run\.html$/) });
  expect(diff).toContain("+half done");
  expect(answersOf(rehearsal)[0]).toContain("Changed 1 file");
  expect(runner.summary).toContain("is among its [artifacts]");
}

test(
  "a named pipe in place of the workflow's own file: the run ends, and its work is published",
  needsSandbox,
  async () => {
    expectEnded(await played(`rm ${WORKFLOW} && mkfifo ${WORKFLOW}`));
  },
);

test("the twin leaves that file as it is", needsSandbox, async () => {
  const rehearsal = await played(`cat ${WORKFLOW}`);
  expectEnded(rehearsal);
  expect(rehearsal.runner.exitCode).toBe(0);
});
