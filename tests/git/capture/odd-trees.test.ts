/**
 * Whatever tools have left in a work tree, the honest file beside it is captured, the capture ends in its time, and nothing
 * else is lost without a word. `ODD_TREES` is how many trees are played, and `ODD_SEED` with which seed.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { lstatSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runCaptureJob } from "../../../src/git/capture/capture-job.ts";
import type { Change } from "../../../src/policy/entries.ts";
import { forever } from "../../core/workspace/temp-folder.ts";
import { pause } from "../../real-time.ts";
import { type Desk, openDesk } from "../desk.ts";
import { bytesAt, makeOdd, removeOdd } from "./make-odd.ts";
import { BASE_FILES, isIgnored, type OddTree, oddTree } from "./odd-tree.ts";
import { captureCommand } from "./program.ts";

const RUNS = Number(process.env.ODD_TREES ?? 4);
const SEED = process.env.ODD_SEED === undefined ? undefined : Number(process.env.ODD_SEED);

const LIMIT_MS = 120_000;
const MOST_KILOBYTES = 300 * 1024;

const HONEST = "honest/new file.txt";
const HONEST_WORDS = "honest\nwork\n";
const CHANGED = "tracked-honest.txt";

test("the honest work is captured whatever is beside it", async () => {
  let most = 0;
  let count = 0;
  const property = fc.asyncProperty(oddTree, async (tree) => {
    const seen = await play(tree);
    count += 1;
    most = Math.max(most, seen.memory);
  });
  const how = { numRuns: RUNS, ...(SEED === undefined ? {} : { seed: SEED }) };
  const details = await fc.check(property, { ...how, endOnFailure: process.env.ODD_SHRINK === undefined });
  const figures = `${count} trees, seed ${details.seed}, at most ${Math.round(most / 1024)} MB`;
  if (RUNS > 100 || details.failed) process.stdout.write(`Odd trees: ${figures}\n`);
  if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
});

type Seen = Readonly<{ memory: number }>;

async function play(odd: OddTree): Promise<Seen> {
  const before = async (workspace: string) => makeOdd(workspace, odd.before);
  await using desk = await openDesk({ files: { ...BASE_FILES, [CHANGED]: "old\n" }, before });
  try {
    const old = specialIn(desk.workspace);
    await makeOdd(desk.workspace, odd.after);
    const isStill = new Set(specialIn(desk.workspace));
    const replaced = Object.keys(BASE_FILES).filter((path) => isBelowSpecial(desk.workspace, path));
    mkdirSync(join(desk.workspace, "honest"));
    writeFileSync(join(desk.workspace, HONEST), HONEST_WORDS);
    writeFileSync(join(desk.workspace, CHANGED), HONEST_WORDS);
    const { change, ...seen } = await captured(desk);
    const left = new Set(specialIn(desk.workspace));
    expect(contentOf(desk, change.tree, HONEST)).toBe(HONEST_WORDS);
    expect(contentOf(desk, change.tree, CHANGED)).toBe(HONEST_WORDS);
    // Pipes that were there before are left, but for those in the root that git would open.
    expect(old.filter((one) => isStill.has(one) && !left.has(one) && !/^\.git[^/]*:/.test(one))).toEqual([]);
    const tree = pathsIn(desk, change.tree);
    expect(replaced.filter((path) => !tree.includes(path))).toEqual([]);
    expect(unnamed(desk, change)).toEqual([]);
    expect(seen.memory).toBeLessThan(MOST_KILOBYTES);
    return seen;
  } finally {
    removeOdd(desk.workspace);
  }
}

async function captured(desk: Desk): Promise<Seen & Readonly<{ change: Change }>> {
  const { folder, workspace, base } = desk;
  const request = { folder, workspace, base, environment: {}, now: "2026-11-21T10:00:00Z", edited: [HONEST] };
  const job = { command: captureCommand, limitMs: LIMIT_MS, signal: forever };
  const over = new AbortController();
  const memory = peakBelow(process.pid, over.signal);
  const change = await runCaptureJob(request, job).finally(() => over.abort());
  return { change, memory: await memory };
}

/** In kilobytes: the most that all processes below one have at the same time. */
async function peakBelow(parent: number, signal: AbortSignal): Promise<number> {
  let peak = 0;
  while (!signal.aborted) {
    peak = Math.max(peak, memoryBelow(parent));
    await pause(20);
  }
  return peak;
}

function memoryBelow(parent: number): number {
  const facts = (pid: number) => {
    try {
      return readFileSync(`/proc/${pid}/status`, "utf8");
    } catch {
      return ""; // it has ended
    }
  };
  const children = (pid: number): number[] => {
    try {
      const own = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
      return own.flatMap((child) => [child, ...children(child)]);
    } catch {
      return [];
    }
  };
  const most = children(parent).map((pid) => Number(/^VmHWM:\s+(\d+)/m.exec(facts(pid))?.[1] ?? 0));
  return most.reduce((sum, one) => sum + one, 0);
}

function git(desk: Desk, ...args: string[]): Buffer {
  return execFileSync("git", ["--git-dir", join(desk.folder, "publisher.git"), ...args], { maxBuffer: 1 << 28 });
}

function contentOf(desk: Desk, tree: string, path: string): string {
  return git(desk, "cat-file", "blob", `${tree}:${path}`).toString();
}

function pathsIn(desk: Desk, tree: string): readonly string[] {
  return git(desk, "ls-tree", "-r", "-z", "--name-only", tree).toString("latin1").split("\0").filter(Boolean);
}

const textOf = (path: string) => Buffer.from(path, "latin1").toString("utf8");

/** Files and links of the work tree, and files of the base that are gone, of which the change says nothing. */
function unnamed(desk: Desk, change: Change): readonly string[] {
  const kept = new Set([...pathsIn(desk, change.tree), ...pathsIn(desk, change.wholeTree ?? change.tree)]);
  const isNamed = (path: string) =>
    change.leftOut.some(({ path: left }) => {
      const [start, text] = [left.replace(/…$/, ""), textOf(path)];
      return text === left || text.startsWith(`${left}/`) || (start !== left && text.startsWith(start));
    });
  const isWork = (path: string) => !path.split("/").includes(".git");
  const here = filesIn(desk.workspace).filter(isWork);
  return here.filter((path) => !kept.has(path) && !isIgnored(path) && !isNamed(path));
}

/** Pipes, sockets and devices, each as `path:inode`, as far as this user may look. */
function specialIn(workspace: string): readonly string[] {
  const list = ["-mindepth", "1", "!", "-type", "f", "!", "-type", "l", "!", "-type", "d", "-printf", "%P:%i\\0"];
  const found = spawnSync("find", [workspace, ...list], { maxBuffer: 1 << 28 });
  return found.stdout.toString("latin1").split("\0").filter(Boolean);
}

/** Whether a pipe, a socket or a device is in the place of a file or of a folder above it. */
function isBelowSpecial(workspace: string, path: string): boolean {
  const places = path.split("/").map((_, index, steps) => steps.slice(0, index + 1).join("/"));
  return places.some((place) => {
    try {
      const found = lstatSync(bytesAt(workspace, place));
      return !found.isFile() && !found.isDirectory() && !found.isSymbolicLink();
    } catch {
      return false; // it is nowhere, or nobody may look
    }
  });
}

/** As another program finds them, after all rights were given to this user. */
function filesIn(workspace: string): readonly string[] {
  execFileSync("chmod", ["-R", "u+rwX", workspace], { stdio: "ignore" });
  const list = ["-mindepth", "1", "(", "-type", "f", "-o", "-type", "l", ")", "-printf", "%P\\0"];
  return execFileSync("find", [workspace, ...list], { maxBuffer: 1 << 28 })
    .toString("latin1")
    .split("\0")
    .filter(Boolean);
}
