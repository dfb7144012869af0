/** P31: work that is far too large is said to be, is kept, and takes nothing else with it. */
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { show } from "../../src/cli/show.ts";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { answersOf, stageFor } from "../scenarios/play.ts";
import { newCanaries } from "./canaries.ts";
import { sceneWith } from "./scene.ts";

const bash = (command: string) => call("terminal", { command });
const finish = call("finish", { message: "Done." });

/** As a person does who has a clone and a token. */
function showWork({ github }: Stage, githubToken: string, folder: string): Promise<number> {
  const access = { GITHUB_SERVER_URL: github.serverUrl, GITHUB_API_URL: github.apiUrl, GITHUB_TOKEN: githubToken };
  const argv = ["--work", "1", "--repo", "acme/slugify", "--out", "mine"];
  return show({ command: "show", argv, env: access, folder, stdout: () => {}, stderr: () => {} });
}

const sumIn = (diff: string) => `${/^\+([0-9a-f]{64} {2}-)$/m.exec(diff)?.[1]}\n`;

async function made(command: string) {
  const scene = await sceneWith({ script: [bash(command), finish] });
  const { rehearsal, told } = await scene.play();
  return { ...rehearsal, told, comment: answersOf(rehearsal)[0] ?? "" };
}

describe("P31: what is too large", () => {
  test("one file of 60 MB is withheld by its name, and the fix beside it is published", async () => {
    const { outputs, comment, diff } = await made("truncate -s 60M big.bin; echo fixed > fix.txt");
    expect(outputs).toMatchObject({ outcome: "changed", "files-changed": "1" });
    expect(comment).toMatch(/\*\*DKH-106\*\* `big\.bin` is too large \(60 MB\)/);
    expect(comment).toContain("DKH-106: Create or download it during the build");
    expect([diff.includes("+fixed"), diff.includes("big.bin")]).toEqual([true, false]);
  });

  test("a file of 8 MB is withheld, kept byte for byte, given back by the command that the comment names, and there in the next run; one of 21 MB is named", async () => {
    const large = "head -c 8000000 /dev/urandom > model.bin; sha256sum < model.bin > sum.txt; truncate -s 21M huge.bin";
    const secrets = newCanaries();
    const stage = await stageFor({
      secrets,
      script: [bash(large), finish, bash("sha256sum < model.bin | cmp - sum.txt && echo same > same.txt"), finish],
    });
    const rehearsal = await stage.play();
    const [comment = ""] = answersOf(rehearsal);
    expect(comment).toMatch(/\*\*DKH-106\*\* `model\.bin` is too large/);
    expect(comment).toContain("are saved as copies, byte for byte");
    expect(comment).toContain("show --work 1 --repo acme/slugify --out FOLDER");
    const folder = mkdtempSync(join(tmpdir(), "deckhand-shown-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    expect(await showWork(stage, secrets.githubToken, folder)).toBe(0);
    const bytes = readFileSync(join(folder, "mine/files/model.bin"));
    expect(`${createHash("sha256").update(bytes).digest("hex")}  -\n`).toBe(sumIn(rehearsal.diff));
    expect(existsSync(join(folder, "mine/files/huge.bin"))).toBe(false);
    const next = await stage.play({ issue: 1 });
    expect(next.diff).toContain("+same");
  });

  test("1,000 files are refused as a whole, with how many they are, and kept as a patch; a line of 1 MB is read in part", async () => {
    const long = "head -c 1100000 /dev/zero | tr '\\0' x";
    const { outputs, comment, branches, told } = await made(
      `mkdir many; (cd many; seq 999 | xargs touch); ${long} > line.txt; ${long}`,
    );
    expect([told.includes("x".repeat(10_000)), told.length < 150_000]).toEqual([true, true]);
    expect([outputs.outcome, branches]).toEqual(["blocked", []]);
    expect(comment).toContain(
      "**DKH-107** The change touches too many files (1000 files, the limit is 100; 999 of them are in `many/`)",
    );
    expect(comment.length).toBeLessThan(60_000);
    expect(statSync(outputs["patch-path"] ?? "").size).toBeGreaterThan(1_000_000);
  });

  test("its benign twin: 100 files, one of 200 kB of zeros and a line of 100 kB go as they are", async () => {
    const command = "seq 98 | xargs touch; truncate -s 200K big.bin; head -c 100000 /dev/zero | tr '\\0' x > line.txt";
    const { outputs, comment } = await made(command);
    expect(outputs).toMatchObject({ outcome: "changed", "files-changed": "100", "patch-path": "" });
    expect(comment).not.toContain("DKH-");
  });
});
