import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { folderStore } from "../../../src/core/event/file-store.ts";
import { countingStamper } from "./counting-stamper.ts";
import { say } from "./drafts.ts";
import { faultOf } from "./fault-of.ts";
import { test } from "./log-folder.ts";

const openLog = (folder: string) => new EventLog(folderStore(folder), countingStamper());
const lockOf = (folder: string) => join(folder, "events", ".eventlog.lock");

test("a log is open once in a process, and can be opened again when it is closed", ({ folder }) => {
  const log = openLog(folder);
  expect(faultOf(() => openLog(folder))).toMatchObject({
    code: "config",
    message: expect.stringContaining("in this process already"),
    hint: "Close it first.",
  });
  log.append(say("still mine"));
  log.close();
  expect(existsSync(lockOf(folder))).toBe(false);
  const again = openLog(folder);
  log.close(); // a second time: the lock is another's by now
  expect(faultOf(() => openLog(folder)).code).toBe("config");
  expect([again.length, again.findings]).toEqual([1, []]);
});

test("a log that another process writes is refused until that process is dead", async ({ folder }) => {
  const other = spawn(process.execPath, [fileURLToPath(new URL("./kill-child.ts", import.meta.url)), folder, "whole"]);
  await once(other.stdout, "data");
  const fault = faultOf(() => openLog(folder));
  expect(fault.message).toContain(`by process ${other.pid}`);
  other.kill("SIGKILL");
  await once(other, "exit");
  const log = openLog(folder);
  expect(log.findings).toContainEqual({
    kind: "stale-lock",
    file: "events/.eventlog.lock",
    text: expect.stringContaining(`process ${other.pid} ended`),
  });
  expect(log.length).toBeGreaterThan(0);
});

test.for([
  ["makes no sense", "me!"],
  ["is of a process that has our number but started at another time", `${process.pid} some-boot/12`],
] as const)("a lock that %s is taken over and reported", ([, text], { folder }) => {
  openLog(folder).close();
  writeFileSync(lockOf(folder), text);
  const log = openLog(folder);
  expect(log.findings.map(({ kind }) => kind)).toEqual(["stale-lock"]);
  expect(readFileSync(lockOf(folder), "utf8")).toMatch(new RegExp(`^${process.pid} `));
  log.close();
  expect(readdirSync(join(folder, "events"))).toEqual([]);
});

test("the empty lock that the OpenHands SDK leaves behind is no problem, and neither is its count of events", ({
  folder,
}) => {
  openLog(folder).close();
  writeFileSync(lockOf(folder), "");
  writeFileSync(join(folder, "events/.eventlog-len-3.marker"), "");
  const log = openLog(folder);
  expect(log.findings).toEqual([]);
  expect(readFileSync(lockOf(folder), "utf8")).toMatch(new RegExp(`^${process.pid} `));
  log.close();
});

test("a lock that somebody else took meanwhile is left to them", ({ folder }) => {
  const log = openLog(folder);
  writeFileSync(lockOf(folder), "1 other/1");
  log.close();
  expect(readFileSync(lockOf(folder), "utf8")).toBe("1 other/1");
});

test("a log that cannot be read gives its lock back", ({ folder }) => {
  const log = openLog(folder);
  log.append(say("one"));
  log.append(say("two"));
  log.close();
  const [first = ""] = readdirSync(join(folder, "events")).sort();
  const path = join(folder, "events", first);
  const whole = readFileSync(path);
  rmSync(path);
  mkdirSync(path);
  expect(() => openLog(folder)).toThrow("EISDIR");
  rmdirSync(path);
  writeFileSync(path, whole);
  expect(openLog(folder)).toMatchObject({ length: 2, findings: [] });
});
