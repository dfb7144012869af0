/** Jobs whose checkout belongs to several users, on the shipped bundle: a container, a root that works for another user, a step without rights. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, lstatSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, onTestFinished, test } from "vitest";
import { call, conclude } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { RunProgram } from "../../src/rehearsal/runner/child.ts";
import { openStage, type Stage, type StageOptions } from "../../src/rehearsal/stage.ts";
import { machine, rootStartsOthers } from "../needs-sandbox.ts";
import { allIn, own, ownersIn, strayIn } from "../sandbox/launch/owned-yard.ts";
import { skipIf } from "../skipped.ts";
import { answersOf, bundle, bundledRepository, stopInCommand } from "./play.ts";
import { commitOf, gitOf } from "./pull-story.ts";

const isRoot = machine.way === "root";
const [RUNNER, OTHER] = [1001, 4242];
const me = process.getuid?.() ?? 0;

const WORK = [
  call("terminal", {
    command: "git status --short && git log --oneline -1 >/dev/null && echo more >> README.md && echo x > src/new.js",
  }),
  call("file_editor", { command: "create", path: "made/below.txt", file_text: "below\n" }),
  call("terminal", {
    command:
      "git diff --stat >/dev/null; git add -A; git -c user.name=a -c user.email=a@b commit -qm work && git log --oneline | wc -l",
  }),
  conclude("Done."),
];

type Owned = readonly (readonly [path: string, user: number, option?: "-R"])[];

/** A play in a checkout with these owners. `stray` are paths that have another owner afterwards. */
async function playOwned(owned: Owned, options: Partial<StageOptions> & { play?: PlayOptions; pull?: boolean } = {}) {
  const { play, pull, ...more } = options;
  const stage = await openStage({ bundle, made: await bundledRepository(), script: WORK, ...more });
  let workspace = "";
  onTestFinished(async () => {
    own(dirname(workspace), [".", me, me], "-R");
    await stage.close();
  });
  let before: ReadonlyMap<string, string> = new Map();
  const earlier = async (folder: string) => {
    workspace = folder;
    mkdirSync(join(folder, "node_modules/pad"), { recursive: true });
    writeFileSync(join(folder, "node_modules/pad/index.js"), "");
    mkdirSync(join(folder, ".git/info"), { recursive: true });
    writeFileSync(join(folder, ".git/info/exclude"), "node_modules/\n");
    for (const [path, user, option] of owned) own(folder, [path, user, user], ...(option ? [option] : []));
    before = ownersIn(folder);
  };
  const issue = pull ? openPull(stage) : undefined;
  const rehearsal = await stage.play({ ...play, ...(issue && { issue, body: "@agent go on" }), earlier });
  return { stage, workspace, rehearsal, before, stray: strayIn(workspace, before) };
}

/** A pull request with another commit than the one that is checked out: the action checks it out itself. */
function openPull(stage: Stage): number {
  const files = { "README.md": "# Other\n", "src/slugify.js": "export {};\n", "lib/deep/tide.js": "1\n" };
  gitOf(stage, ["branch", "tides", commitOf(stage, "main", files)]);
  return stage.github.openPullRequest({ author: "maria", title: "Tides", body: "", head: "tides" }).number;
}

function isPublished({ diff, outputs, toolErrors, runner }: Rehearsal): void {
  expect(toolErrors).toEqual([]);
  expect([runner.exitCode, outputs.outcome], runner.stdout).toEqual([0, "changed"]);
  for (const line of ["+more", "+++ b/src/new.js", "+++ b/made/below.txt"]) expect(diff).toContain(line);
  expect(diff).not.toContain("node_modules");
}

describe("where the step is root", skipIf(!isRoot, "this user is not root"), () => {
  test.for<readonly [string, Owned]>([
    ["a job in a container: the folder is the runner's, and what is in it root's", [[".", RUNNER]]],
    ["a checkout of the runner's user", [[".", RUNNER, "-R"]]],
    [
      "a repository of the runner's user with folders of root and of somebody else",
      [
        [".", RUNNER, "-R"],
        ["src", OTHER, "-R"],
        ["node_modules", 0, "-R"],
      ],
    ],
    ["the benign twin: all is root's", []],
  ])("%s", async ([, owned]) => {
    const { rehearsal, stray } = await playOwned(owned);
    isPublished(rehearsal);
    expect(stray).toEqual([]);
  });

  test("what the action itself checks out belongs to whom the repository belongs", async () => {
    const { rehearsal, workspace, stray } = await playOwned([[".", RUNNER, "-R"]], { pull: true });
    isPublished(rehearsal);
    expect(stray).toEqual([]);
    const others = allIn(workspace).filter((path) => lstatSync(join(workspace, path)).uid !== RUNNER);
    expect(others).toEqual([]);
  });

  test("in a container too, where that is root", async () => {
    const { rehearsal, stray } = await playOwned([[".", RUNNER]], { pull: true });
    isPublished(rehearsal);
    // New at the top of the folder, and made by root's git like all the others.
    expect(stray).toEqual(["lib: 0:0 instead of 1001:1001"]);
  });

  test("a run that is cancelled or killed leaves every owner as before", async () => {
    for (const how of ["signal", "killed"] as const) {
      const stop = stopInCommand();
      const script = [...WORK.slice(0, 2), stop.call, conclude("Done.")];
      const { stray, workspace } = await playOwned(
        [
          [".", RUNNER],
          ["src", OTHER, "-R"],
        ],
        {
          script,
          onLine: stop.onLine,
          play: { [how]: stop.signal },
        },
      );
      expect(stray, how).toEqual([]);
      expect(lstatSync(join(workspace, "src/new.js")).uid).toBe(OTHER);
    }
  });
});

/** The step of a user without rights. The runner's folders are that user's. */
const asOther: RunProgram = async ({ script, cwd, environment, onLine }) => {
  const startedAt = performance.timeOrigin + performance.now();
  const temp = environment.RUNNER_TEMP ?? "";
  own(temp, [".", OTHER, OTHER], "-R");
  own(dirname(temp), [".", OTHER, OTHER]);
  for (const folder of [tmpdir(), dirname(dirname(temp))]) chmodSync(folder, 0o711);
  const rights = [`--reuid=${OTHER}`, `--regid=${OTHER}`, "--clear-groups", process.execPath, script];
  const child = spawn("setpriv", rights, { cwd, env: { ...environment }, stdio: ["ignore", "pipe", "pipe"] });
  let stdout = "";
  let stderr = "";
  createInterface({ input: child.stdout }).on("line", (line) => {
    stdout += `${line}\n`;
    onLine(line);
  });
  child.stderr.on("data", (chunk) => {
    stderr += chunk;
  });
  const [exitCode] = await once(child, "close");
  const durationMs = performance.timeOrigin + performance.now() - startedAt;
  return { pid: child.pid, exitCode: exitCode ?? 1, stdout, stderr, startedAt, durationMs };
};

describe("where the step has no rights", rootStartsOthers, () => {
  const playAsOther = (owned: Owned, more = {}) =>
    playOwned([[".", OTHER, "-R"], ...owned], { ...more, play: { program: asOther } });

  test.for<readonly [string, Owned, boolean]>([
    ["files that a container has left in the commit", [["src", 0, "-R"]], false],
    ["a repository that is root's", [[".git", 0, "-R"]], false],
    ["a folder of root in which the action itself has to check out", [["src", 0, "-R"]], true],
    ["a repository of root in which the action itself has to fetch", [[".git", 0, "-R"]], true],
  ])("%s: nothing is asked of the model, and the comment says whose they are", async ([, owned, pull]) => {
    const { rehearsal, stray } = await playAsOther(owned, { pull });
    expect(rehearsal.modelRequests).toBe(0);
    expect([rehearsal.runner.exitCode, rehearsal.outputs.outcome], rehearsal.runner.stdout).toEqual([1, "failed"]);
    const [answer] = answersOf(rehearsal);
    expect(answer, rehearsal.runner.stdout + rehearsal.runner.stderr).toMatch(
      /The agent could not write \d+ paths? of the checkout/,
    );
    expect(answer).toContain("to root (0), and this step runs as user 4242");
    expect(answer).toContain("`chown -R 4242`");
    expect(stray).toEqual([]);
  });

  test("the benign twin: what root has left in a folder that git ignores is told, and stays root's", async () => {
    const { rehearsal, stray } = await playAsOther([["node_modules", 0, "-R"]]);
    isPublished(rehearsal);
    expect(rehearsal.runner.stdout).toContain(
      "untracked paths of the workspace (`node_modules`): they belong to root (0)",
    );
    expect(stray).toEqual([]);
  });
});
