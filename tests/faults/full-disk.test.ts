/** F36: the disk is full when a run ends, and stays full. What could be published or kept is, and the thread is free again. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { show } from "../../src/cli/show.ts";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { answersOf, stageFor } from "../scenarios/play.ts";
import { gitOf } from "../scenarios/pull-story.ts";
import { fill, smallDisk } from "../small-disk.ts";

const note = call("file_editor", { command: "create", path: "note.txt", file_text: "half done\n" });
const finish = call("finish", { message: "Done." });
const look = call("terminal", { command: "cat note.txt" });

/** Another program on the runner, which takes all the room that there is until the test is over. */
function keepFull(folder: string): void {
  fill(folder);
  const script = `
    const { openSync, writeSync } = require("node:fs");
    const file = openSync("fill", "a");
    const piece = Buffer.alloc(65536, "x");
    const take = (bytes) => { try { for (;;) writeSync(file, piece, 0, bytes); } catch {} };
    setInterval(() => { take(65536); take(1); }, 1);`;
  const child = spawn(process.execPath, ["-e", script], { cwd: folder, stdio: "ignore" });
  onTestFinished(() => void child.kill("SIGKILL"));
}

/** A run whose temporary folder is on a small disk; undefined where this machine lets us mount none. */
async function playOn(megabytes: number, write: string, fillUp: (temp: string) => void) {
  const temp = (stage: Stage) => join(stage.folder, "run-1/_temp");
  const stage: Stage = await stageFor({
    script: [
      note,
      call("terminal", { command: write, timeout: 60 }),
      () => {
        fillUp(temp(stage));
        return look;
      },
      finish,
      finish,
    ],
    toolErrors: /./,
    isSummaryLost: true,
  });
  if (!smallDisk(temp(stage), megabytes)) return undefined;
  return { stage, rehearsal: await stage.play() };
}

/** The output of one of our commands about the thread. */
async function printed(stage: Stage, command: "show" | "diagnose", ...argv: readonly string[]): Promise<string> {
  const texts: string[] = [];
  const { serverUrl, apiUrl } = stage.github;
  const env = { GITHUB_SERVER_URL: serverUrl, GITHUB_API_URL: apiUrl, GITHUB_REPOSITORY: "acme/slugify" };
  const key = {
    GITHUB_TOKEN: "ghs_rehearsal_000000000000000000000000000",
    LLM_API_KEY: "sk-rehearsal-0000000000000000",
  };
  const to = (text: string) => void texts.push(text);
  await show({ command, argv, env: { ...env, ...key }, folder: stage.folder, stdout: to, stderr: to });
  return texts.join("");
}

/**
 * The comment is final, and the next run waits for nobody and begins with the work. A small file can be on its branch before the room
 * is gone: then nothing has to be saved.
 */
async function requireKept(stage: Stage, { comments, runner, outputs }: Rehearsal): Promise<string> {
  const [answer = ""] = answersOf({ comments } as Rehearsal);
  expect(answer).not.toContain("Working on it");
  expect(answer).not.toMatch(/defect|Unexpected error/);
  expect(answer).not.toContain(stage.folder);
  expect(runner.postExitCode).toBe(0);
  if (outputs.branch) {
    expect(gitOf(stage, ["show", `${outputs.branch}:note.txt`])).toBe("half done");
    const { runner: next } = await stage.play({ body: "@agent continue", issue: 1 });
    expect(next.stdout).not.toContain("This run waits for it");
    return answer;
  }
  expect(answer).toContain("show --work 1 --repo acme/slugify --out FOLDER");
  const out = mkdtempSync(join(tmpdir(), "deckhand-work-"));
  onTestFinished(() => rmSync(out, { recursive: true }));
  const folder = join(out, "work");
  const said = await printed(stage, "show", "--work", "1", "--out", folder);
  expect(said).toContain("note.txt");
  expect(readFileSync(join(folder, "files/note.txt"), "utf8")).toBe("half done\n");
  const next = await stage.play({ body: "@agent continue", issue: 1 });
  expect(next.runner.stdout).not.toContain("This run waits for it");
  expect(next.toolErrors).toEqual([]);
  expect(JSON.stringify(stage.model?.requests.at(-1)?.body.messages)).toMatch(
    /in the workspace again: [^.]*`note\.txt`/,
  );
  return answer;
}

const LARGE = "head -c 9000000 /dev/urandom > one.bin; head -c 9000000 /dev/urandom > two.bin";
const LONG = "for n in 1 2 3 4 5 6 7; do head -c 300000 /dev/urandom | od -An -tx1 > long-$n.txt; done";

describe("F36 a disk that is full and stays full", () => {
  test.for([
    ["a small file", "true", 60],
    ["files that are too large for what is left", LARGE, 60],
    ["a patch that is too large", LONG, 80],
  ] as const)("%s: the work is kept, and the thread is free", async ([, write, megabytes], { skip }) => {
    const played = await playOn(megabytes, write, keepFull);
    if (!played) return skip("this machine lets us mount no small disk");
    const { stage, rehearsal } = played;
    expect(rehearsal.outputs).toMatchObject({ outcome: "failed", reason: "The disk of this runner is full" });
    const told = await printed(stage, "diagnose", "1");
    expect(told).toContain("The disk of this runner is full");
    expect(told).not.toContain("cut off");
    const answer = await requireKept(stage, rehearsal);
    expect(answer).toContain("Free disk space in a step before this one");
  });
});

test("F36 a twin: the patch is too large, and the disk has room", async ({ skip }) => {
  const played = await playOn(200, LONG, () => undefined);
  if (!played) return skip("this machine lets us mount no small disk");
  expect(answersOf(played.rehearsal)[0]).toContain("DKH-108");
  await requireKept(played.stage, played.rehearsal);
});
