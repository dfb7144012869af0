/** A command that stops or kills all it can reach: the run notices soon, ends, and publishes what there is. */
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { HANGS_MS } from "../real-time.ts";
import { answersOf, stageFor } from "./play.ts";

const edit = call("file_editor", { command: "create", path: "note.txt", file_text: "kept\n" });

test.for(["STOP", "KILL"])(
  "after kill -%s the work so far is published, and nobody waits",
  needsSandbox,
  async (signal) => {
    const command = `kill -${signal} $(ls /proc | grep -E '^[0-9]+$' | grep -vx 1 | grep -vx $$)`;
    const script = [edit, call("terminal", { command }), call("finish", { message: "Done." })];
    const stage = await stageFor({ script, toolErrors: /^terminal: / });
    const rehearsal = await stage.play({ body: "@agent do it" });
    const { outputs, diff, problems } = rehearsal;
    expect(outputs.outcome).toBe("failed");
    expect(diff).toContain("+kept");
    expect(answersOf(rehearsal).at(-1)).toContain(signal === "STOP" ? "no longer answer" : "have ended");
    expect(problems).toEqual([]);
    expect(rehearsal.runner.durationMs).toBeLessThan(2 * HANGS_MS);
  },
);
