/** Times a cancelled job: from the runner's signal until GitHub has all that a run leaves, which is slow to answer. */
import { call } from "../../src/rehearsal/model/script.ts";
import { openStage } from "../../src/rehearsal/stage.ts";

/** Milliseconds from the signal to the last answer: the state, the branch, the comment and the sign. */
export async function timeCancelled(bundle: string, eachMs: number): Promise<number> {
  const cancel = new AbortController();
  let [cancelled, answered] = [Number.NaN, Number.NaN];
  const edit = call("file_editor", { command: "create", path: "note.txt", file_text: "half done\n" });
  await using stage = await openStage({
    bundle,
    script: [edit, call("terminal", { command: "sleep 60" })],
    onLine({ text }) {
      if (!/^Step \d+: terminal/.test(text)) return;
      stage.github.slowDown(eachMs);
      cancelled = performance.now();
      cancel.abort();
    },
  });
  stage.github.listen(() => {
    answered = performance.now();
  });
  const { outputs, branches } = await stage.play({ signal: cancel.signal });
  const isWhole = outputs.outcome === "cancelled" && branches.length === 1;
  if (!isWhole) throw new Error(`A cancelled run ended as "${outputs.outcome}", and left ${branches.length} branches.`);
  return answered - cancelled;
}
