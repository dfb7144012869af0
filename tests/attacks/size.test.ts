/** P31: work that is far too large is said to be, is kept, and takes nothing else with it. */
import { statSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import { answersOf } from "../scenarios/play.ts";
import { sceneWith } from "./scene.ts";

vi.setConfig({ testTimeout: 120_000 });

const bash = (command: string) => call("terminal", { command });
const finish = call("finish", { message: "Done." });

async function made(command: string) {
  const scene = await sceneWith({ script: [bash(command), finish] });
  const { rehearsal, told } = await scene.play();
  return { ...rehearsal, told, comment: answersOf(rehearsal)[0] ?? "" };
}

describe("P31: what is too large", () => {
  test("one file of 60 MB is withheld by its name, and the fix beside it is published", async () => {
    const { outputs, comment, diff } = await made("truncate -s 60M big.bin; echo fixed > fix.txt");
    expect(outputs).toMatchObject({ outcome: "changed", "files-changed": "1" });
    expect(comment).toMatch(/\*\*DKH-106\*\* `big\.bin` is too large \(61440 kB\)/);
    expect(comment).toContain("DKH-106: Create or download it during the build");
    expect([diff.includes("+fixed"), diff.includes("big.bin")]).toEqual([true, false]);
  });

  test("1,000 files are refused as a whole, with how many they are, and kept as a patch; a line of 1 MB is read in part", async () => {
    const long = "head -c 1100000 /dev/zero | tr '\\0' x";
    const { outputs, comment, branches, told } = await made(
      `mkdir many; (cd many; seq 999 | xargs touch); ${long} > line.txt; ${long}`,
    );
    expect([told.includes("x".repeat(10_000)), told.length < 150_000]).toEqual([true, true]);
    expect([outputs.outcome, branches]).toEqual(["blocked", []]);
    expect(comment).toMatch(/\*\*DKH-107\*\* The change touches too many files \(1000 files, the limit is 100\)/);
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
