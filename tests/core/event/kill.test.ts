import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { folderStore } from "../../../src/core/event/file-store.ts";
import { pause } from "../../real-time.ts";
import { countingStamper } from "./counting-stamper.ts";
import { say } from "./drafts.ts";
import { test } from "./log-folder.ts";

/** So often at least, and until every leftover that is certain has been found; more of them by KILLS, at night. */
const ROUNDS = Math.max(2, Number(process.env.KILLS ?? ""));
const MOST_ROUNDS = ROUNDS + 20;

/** Starts a writer, kills it at a random instant after its first word, and gives back the ids that it acknowledged. */
async function writeUntilKilled(folder: string, mode: string): Promise<string[]> {
  const child = spawn(process.execPath, [fileURLToPath(new URL("./kill-child.ts", import.meta.url)), folder, mode]);
  let [said, complaints] = ["", ""];
  child.stdout.on("data", (data) => (said += data));
  child.stderr.on("data", (data) => (complaints += data));
  const end = once(child, "close");
  await Promise.race([once(child.stdout, "data"), end]);
  await pause(Math.random() * 25);
  child.kill("SIGKILL");
  expect(await end, complaints).toEqual([null, "SIGKILL"]);
  return said.split("\n").slice(0, -1); // what follows the last line end may be half an id
}

for (const mode of ["whole", "slow", "torn"]) {
  test.concurrent(`every acknowledged event outlives kills of a writer of ${mode} files`, async ({ folder }) => {
    const acknowledged: string[] = [];
    const found = new Set<string>();
    const isMissing = () => CERTAIN[mode]?.some((kind) => !found.has(kind)) ?? false;
    for (let round = 0; round < ROUNDS || (isMissing() && round < MOST_ROUNDS); round += 1) {
      acknowledged.push(...(await writeUntilKilled(folder, mode)));
      const log = new EventLog(folderStore(folder), countingStamper(round));
      expect(acknowledged.filter((id) => log.get(id) === undefined)).toEqual([]);
      acknowledged.push(log.append(say("after the kill")).id);
      log.close();
      for (const { kind } of log.findings) found.add(kind);
      expectNumbered(folder);
    }
    expect([...found]).toEqual(expect.arrayContaining(CERTAIN[mode] ?? []));
    expect(POSSIBLE[mode]).toEqual(expect.arrayContaining([...found]));
  }, 600_000);
}

// That a kill hits the middle of a write is certain enough only where the write is slow; that files are torn never
// happens where they are written whole.
const CERTAIN: Readonly<Record<string, string[]>> = {
  whole: ["stale-lock"],
  slow: ["leftover-temporary", "stale-lock"],
  torn: ["stale-lock", "torn-tail"],
};
const POSSIBLE: Readonly<Record<string, string[]>> = {
  whole: ["leftover-temporary", "stale-lock"],
  slow: ["leftover-temporary", "stale-lock"],
  torn: ["stale-lock", "torn-tail"],
};

function expectNumbered(folder: string): void {
  const names = readdirSync(join(folder, "events")).filter((name) => name.endsWith(".json"));
  const numbers = names.map((name) => Number(/\d+/.exec(name)?.[0])).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, position) => position));
}
