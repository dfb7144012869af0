/** Folders of the checkout that are mounted there, as volumes of a container job are: tools see what is below them. */
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { machine } from "../needs-sandbox.ts";
import { skipIf } from "../skipped.ts";
import { own, ownedYard, ownersIn, strayIn, WORK, WORKED } from "./launch/owned-yard.ts";
import { openAndRun } from "./open-as-other.ts";

const RUNNER = 1001;

/** A checkout of the runner's user, with another file system at this path that has the same in it. */
function mountedAt(path: string) {
  const yard = ownedYard();
  const at = join(yard.workspace, path);
  const other = join(yard.base, "other");
  mkdirSync(other);
  execFileSync("mount", ["-t", "tmpfs", "-o", "mode=0755", "tmpfs", other]);
  onTestFinished(() => void execFileSync("umount", ["--lazy", other]));
  execFileSync("cp", ["-aT", at, join(other, "it")]);
  execFileSync("mount", ["--bind", join(other, "it"), at]);
  onTestFinished(() => void execFileSync("umount", ["--lazy", at]));
  own(yard.workspace, [".", RUNNER, RUNNER], "-R");
  return yard;
}

describe("with root", skipIf(machine.way !== "root", "only root mounts"), () => {
  test.for(["src", "src/deep", "docs/it's d.txt", ".git", ".git/objects"])(
    "%j with a part of the commit or the repository is refused, and named with what it is and a way out",
    async (path) => {
      const { options } = mountedAt(path);
      expect(await openAndRun({ ...options, command: "echo never" })).toEqual({
        headline: `The agent would not see \`${path}\` of the checkout: another file system is mounted there, for example a volume.`,
        hint: expect.stringContaining("Mount the whole workspace"),
      });
    },
  );

  test("the benign twin: one that git ignores is told, and the rest is written", async () => {
    const { options, workspace } = mountedAt("dist");
    const before = ownersIn(workspace);
    const opened = await openAndRun({ ...options, command: WORK });
    expect(opened).toMatchObject({ output: WORKED });
    expect("gaps" in opened && opened.gaps).toContainEqual(
      "The agent does not see `dist` in the workspace: another file system is mounted there, for example a volume.",
    );
    expect(strayIn(workspace, before)).toEqual([]);
  });

  test("the benign twin: the whole workspace is mounted", async () => {
    const { options } = mountedAt(".");
    const opened = await openAndRun({ ...options, command: WORK });
    expect(opened).toMatchObject({ output: WORKED });
    expect("gaps" in opened && opened.gaps.join(" ")).not.toContain("mounted");
  });
});
