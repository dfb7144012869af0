/** F32: a job is cancelled while its tools do not listen and GitHub is slow: all is saved before the runner kills. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import { runnerLadder } from "../../src/rehearsal/runner/child.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { HANGS_MS } from "../real-time.ts";
import { slowness } from "../slowness.ts";
import { answersOf, stageFor } from "./play.ts";

const edit = call("file_editor", { command: "create", path: "note.txt", file_text: "half done\n" });
const deaf = call("terminal", { command: "trap '' INT TERM; echo begun; sleep 60" });
/** What the runner does ten seconds after it has asked to stop. */
const KILLED = 137;

/**
 * The runner's seconds are those of an idle machine. On a busy one its waits are longer, as much as every program takes
 * longer there: what is played is whether we end in the runner's time, and not whether others leave us the processor.
 */
function patience() {
  const times = slowness();
  const { sigtermAfterMs, sigkillAfterMs } = runnerLadder;
  return { sigtermAfterMs: sigtermAfterMs * times, sigkillAfterMs: sigkillAfterMs * times };
}

/** Cancelled once the command runs that ignores it; from then on GitHub takes so long for each answer. */
async function cancelled(eachMs: number) {
  const cancel = new AbortController();
  const stage: Stage = await stageFor({
    script: [edit, deaf],
    toolErrors: /^terminal: /,
    onLine: ({ text }) => {
      if (!text.includes(": terminal trap")) return;
      stage.github.slowDown(eachMs);
      cancel.abort();
    },
  });
  return { stage, rehearsal: await stage.play({ signal: cancel.signal, ladder: patience() }) };
}

const git = ({ repository }: Stage, ...args: string[]) =>
  execFileSync("git", ["--git-dir", repository.gitDir, ...args], { encoding: "utf8", timeout: HANGS_MS });

test.for([0, 500])("F32 with %i ms for each answer the run ends by itself, saved and told", async (eachMs) => {
  const { stage, rehearsal } = await cancelled(eachMs);
  expect(rehearsal.runner.exitCode).not.toBe(KILLED);
  expect(rehearsal.outputs.outcome).toBe("cancelled");
  expect(answersOf(rehearsal)).toEqual([expect.stringContaining("The run was cancelled")]);
  expect(answersOf(rehearsal)[0]).toContain("Write `@agent continue` to resume.");
  expect(rehearsal.diff).toContain("+half done");
  const kept = git(stage, "show", "refs/deckhand/threads/1:manifest.json");
  expect(JSON.parse(kept)).toMatchObject({ manifest: { plain: { lease: null, outcome: "cancelled" } } });
  expect(git(stage, "ls-tree", "-r", "--name-only", "refs/deckhand/threads/1")).toContain("conversation/events/event-");
  expect(rehearsal.problems).toEqual([]);
});

test("F32 with a second for each answer the comment says at the second one that the run was cancelled, and the work follows", async () => {
  const { rehearsal } = await cancelled(1000);
  const lines = rehearsal.exchanges.map(
    ({ method, path, requestBody }) => `${method} ${path} ${JSON.stringify(requestBody)}`,
  );
  const placeOf = (pattern: RegExp) => lines.findIndex((line) => pattern.test(line));
  const told = placeOf(/^PATCH .*\/issues\/comments\/.*The run was cancelled/);
  // GitHub answers each after the same time: the tree, the commit and the branch come one after the other.
  const published = placeOf(/^POST .*\/git\/refs /);
  expect([told > 0, told < published]).toEqual([true, true]);
  expect(answersOf(rehearsal)).toEqual([expect.stringContaining("Write `@agent continue` to resume.")]);
  expect(rehearsal.diff).toContain("+half done");
});

/** More than git can read and pack in the seconds that a cancelled run has. */
const much = "for n in 1 2 3 4; do head -c 60000000 /dev/urandom > big$n; done; touch begun; sleep 600";

test("a cancel while the work takes long to capture: the run ends by itself with a final comment, the step after it saves the work, and the next run has it", {
  timeout: 600_000,
}, async () => {
  const cancel = new AbortController();
  const stage: Stage = await stageFor({
    script: [edit, call("terminal", { command: much, timeout: 300 }), call("finish", { message: "Done." })],
    toolErrors: /^terminal: /,
    onLine: ({ text }) => {
      if (!text.includes(": terminal for n")) return;
      const begun = join(stage.folder, "run-1/slugify/begun");
      const isBegun = expect.poll(() => existsSync(begun)).toBe(true);
      void isBegun.then(() => cancel.abort());
    },
  });
  const rehearsal = await stage.play({ signal: cancel.signal, ladder: patience() });
  const { runner, outputs } = rehearsal;
  expect([runner.exitCode, runner.postExitCode, outputs.outcome]).toEqual([1, 0, "cancelled"]);
  const [answer = "", ...others] = answersOf(rehearsal);
  expect(others).toEqual([]);
  expect(answer).toContain("The run was cancelled");
  expect(answer).toContain("Unpublished changes of the run are saved.");
  const next = await stage.play({ issue: 1 });
  expect(next.diff).toContain("+half done");
});
