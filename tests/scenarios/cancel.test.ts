/** F32: a job is cancelled while its tools do not listen and GitHub is slow: all is saved before the runner kills. */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import { runnerLadder } from "../../src/rehearsal/runner/child.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
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
  execFileSync("git", ["--git-dir", repository.gitDir, ...args], { encoding: "utf8", timeout: 20_000 });

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
