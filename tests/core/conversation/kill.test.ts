import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { BaseState } from "../../../src/core/conversation/state/base-state.ts";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { folderStore } from "../../../src/core/event/file-store.ts";
import { unmatchedActions } from "../../../src/core/view/view.ts";
import { pause } from "../../real-time.ts";
import { countingStamper } from "../event/counting-stamper.ts";
import { test } from "../event/log-folder.ts";

const CHILD = fileURLToPath(new URL("./kill-child.ts", import.meta.url));
/** More of them by KILLS, at night. */
const MOST_KILLS = Math.max(3, Number(process.env.KILLS ?? ""));

/** Runs the conversation; kills it at a random instant after its first word if told so. Gives back what it said. */
async function live(folder: string, isKilled: boolean) {
  const child = spawn(process.execPath, [CHILD, folder]);
  let [said, told] = ["", ""];
  child.stdout.on("data", (data) => (said += data));
  child.stderr.on("data", (data) => (told += data));
  const end = once(child, "close");
  if (isKilled) {
    await Promise.race([once(child.stdout, "data"), end]);
    await pause(Math.random() * 40);
    child.kill("SIGKILL");
  }
  await end;
  return { acknowledged: said.split("\n").slice(0, -1), told }; // what follows the last line end may be half an id
}

test("F34 a run that is killed again and again comes to its end: nothing is lost, nothing done twice", async ({
  folder,
}) => {
  const acknowledged: string[] = [];
  for (let kills = 0; kills < MOST_KILLS; kills += 1) {
    const { acknowledged: more, told } = await live(folder, true);
    acknowledged.push(...more);
    if (told.includes("finished")) break;
    expect(told).toBe("");
  }
  const last = await live(folder, false);
  acknowledged.push(...last.acknowledged);
  expect(last.told).toContain("finished");
  expect(last.told).toContain("Done 60.");
  const log = new EventLog(folderStore(folder), countingStamper());
  expect(acknowledged.filter((id) => log.get(id) === undefined)).toEqual([]);
  expect(unmatchedActions(log.branch())).toEqual([]);
  expectCountedOnce(folder, log);
  const { execution_status, stats } = BaseState.parse(
    JSON.parse(readFileSync(join(folder, "base_state.json"), "utf8")),
  );
  expect(execution_status).toBe("finished");
  expect(stats.usage_to_metrics.default?.calls).toBeGreaterThanOrEqual(21);
}, 600_000);

/** Every call began at most once; what the log calls a result was counted, and what ended has a result or an error. */
function expectCountedOnce(folder: string, log: EventLog): void {
  const lines = readFileSync(join(folder, "calls.txt"), "utf8").trim().split("\n");
  const begun = lines.filter((line) => line.startsWith("begin"));
  expect(new Set(begun).size).toBe(begun.length);
  const observed = [...log].filter((event) => event.kind === "ObservationEvent" && event.tool_name === "count");
  const errors = [...log].filter(({ kind }) => kind === "AgentErrorEvent");
  const finishes = [...log].filter((event) => event.kind === "ObservationEvent" && event.tool_name === "finish");
  const actions = [...log].filter(({ kind }) => kind === "ActionEvent");
  expect(observed.length + errors.length + finishes.length).toBe(actions.length);
  expect(actions.length).toBeGreaterThan(60);
  for (const event of observed) {
    if (event.kind !== "ObservationEvent") continue;
    const words = event.observation.content[0];
    const number = words?.type === "text" ? words.text.replace("counted ", "") : "";
    expect(lines).toContain(`end ${number}`);
  }
}
