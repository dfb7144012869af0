/** Checkouts whose files belong to several users: tools can write them, git works in them, and everybody gets their own back. */
import { chmodSync, lstatSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { giveBack, HandBack } from "../../../src/sandbox/launch/take-down.ts";
import { bash } from "../../attacks/yard.ts";
import { machine } from "../../needs-sandbox.ts";
import { skipIf } from "../../skipped.ts";
import { allIn, dice, gitIn, own, ownedYard, ownersIn, strayIn, WORK, WORKED } from "./owned-yard.ts";

const isRoot = machine.way === "root";
const USERS = [0, 1001, 4242, 65_534];

const seeds = Array.from({ length: Number(process.env.OWNER_SEEDS ?? 3) }, (_, index) => index + 1);

describe("a checkout of several owners", skipIf(!isRoot, "only root may write all of it"), () => {
  test.for(seeds)("is written, committed in and given back to each of them (seed %d)", async (seed) => {
    const { workspace, open } = ownedYard();
    const roll = dice(seed);
    const pick = () => USERS[roll(USERS.length)] ?? 0;
    for (const path of allIn(workspace)) {
      own(workspace, [path, pick(), pick()]);
      if (!lstatSync(join(workspace, path)).isDirectory()) continue;
      chmodSync(join(workspace, path), roll(3) === 0 ? 0o2755 : 0o755);
    }
    const before = ownersIn(workspace);
    const sandbox = await open();
    onTestFinished(() => sandbox.close());
    expect(await bash(sandbox, WORK)).toBe(WORKED);
    await sandbox.close();
    expect(strayIn(workspace, before)).toEqual([]);
    expect(gitIn({ workspace }, "show", "HEAD:src/deep/c.txt")).toBe("again\n");
    expect(gitIn({ workspace }, "status", "--short")).toBe("");
  });

  test.for([
    [
      "the folder is the runner's, and what is in it root's",
      [
        [".", 0, 0, "-R"],
        [".", 1001, 1001],
      ],
    ],
    ["all is the runner's", [[".", 1001, 1001, "-R"]]],
    [
      "all is the runner's but the repository",
      [
        [".", 1001, 1001, "-R"],
        [".git", 0, 0, "-R"],
      ],
    ],
    ["one folder is somebody else's", [["src", 4242, 4242, "-R"]]],
    ["one group differs", [["src", 0, 4242]]],
  ] as const)("%s: another process gives it back where the run has ended without doing so", async ([, owned]) => {
    const yard = ownedYard();
    for (const [path, uid, gid, ...options] of owned) own(yard.workspace, [path, uid, gid], ...options);
    const before = ownersIn(yard.workspace);
    const sandbox = await yard.open();
    onTestFinished(() => sandbox.close());
    expect(await bash(sandbox, WORK)).toBe(WORKED);
    await giveBack(HandBack.parse(JSON.parse(JSON.stringify(yard.handBack()))));
    expect(strayIn(yard.workspace, before)).toEqual([]);
  });

  test("the benign twin: in a checkout of one owner, whoever that is, no owners are recorded, and none changes", async () => {
    for (const user of [0, 1001]) {
      const yard = ownedYard();
      own(yard.workspace, [".", user, user], "-R");
      const before = ownersIn(yard.workspace);
      const sandbox = await yard.open();
      onTestFinished(() => sandbox.close());
      expect(yard.handBack()?.owners).toBeUndefined();
      expect(await bash(sandbox, WORK)).toBe(WORKED);
      await sandbox.close();
      expect(strayIn(yard.workspace, before)).toEqual([]);
    }
  });

  test("links that tools put in place of folders lead nothing of somebody else to another owner", async () => {
    const { workspace, base, open } = ownedYard();
    own(workspace, ["src", 4242, 4242], "-R");
    const outside = join(base, "b.txt");
    writeFileSync(outside, "");
    const sandbox = await open();
    onTestFinished(() => sandbox.close());
    expect(await bash(sandbox, `rm -r src; ln -s '${base}' src`)).toBe("");
    await sandbox.close();
    expect(lstatSync(outside).uid).toBe(0);
    expect(lstatSync(join(workspace, "src")).uid).toBe(4242);
  });
});
