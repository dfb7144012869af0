/** A dependency is bumped: the manifest and its lock file go together, or people are told that they do not. */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { finish } from "./approving.ts";
import { pushFile } from "./holding.ts";
import { answersOf, stageFor } from "./play.ts";

// Whole runs each.
const branch = "agent/issue-1-a-slug-may-end-in-a-hyphen";
const create = (path: string, file_text: string) =>
  call("file_editor", { command: "create", path, file_text, security_risk: "LOW" });

const manifest = create("web/package.json", '{ "dependencies": { "left-pad": "1.3.0" } }\n');
const lock = (host: string) =>
  create(
    "web/package-lock.json",
    JSON.stringify({
      lockfileVersion: 3,
      packages: {
        "": { dependencies: { "left-pad": "1.3.0" } },
        "node_modules/left-pad": {
          version: "1.3.0",
          resolved: `https://${host}/left-pad/-/left-pad-1.3.0.tgz`,
          integrity: `sha512-${"b".repeat(86)}==`,
        },
      },
    }),
  );

const published = ({ repository }: Stage) =>
  execFileSync("git", ["--git-dir", repository.gitDir, "diff", "--name-only", "main", branch], { encoding: "utf8" })
    .trim()
    .split("\n");

test("`bump left-pad` publishes both files, and the comment names what is new", async () => {
  const stage = await stageFor({ script: [manifest, lock("registry.npmjs.org"), finish] });
  const play = await stage.play();
  expect(play.outputs).toMatchObject({ outcome: "changed", "files-changed": "2" });
  expect(published(stage)).toEqual(["web/package-lock.json", "web/package.json"]);
  const [answer = ""] = answersOf(play);
  expect(answer).toContain("### 🟢 Changed 2 files: draft pull request #2");
  expect(answer).toContain(
    "Lock file `web/package-lock.json`: published, because it changed together with `web/package.json`. New entries: `left-pad 1.3.0`.",
  );
  expect(play.problems).toEqual([]);
});

test("a lock file that leads to a foreign host is withheld, and the run is no plain success", async () => {
  const stage = await stageFor({ script: [manifest, lock("registry.npmjs.org.evil"), finish] });
  const play = await stage.play();
  expect([play.outputs.outcome, play.runner.exitCode]).toEqual(["changed", 0]);
  expect(published(stage)).toEqual(["web/package.json"]);
  const [answer = ""] = answersOf(play);
  expect(answer).toContain(
    "### 🟠 Changed 1 file, and withheld 1: draft pull request #2; `web/package-lock.json` was withheld, so it does not match `web/package.json`",
  );
  expect(answer).toContain(
    "`left-pad 1.3.0` comes from `registry.npmjs.org.evil`, which is not where it may come from",
  );
  expect(answer).toContain("Before you merge, take the withheld file from the patch below");
});

const site = '{ "version": "1.0.0", "scripts": {}, "dependencies": {} }\n';
const edit = (old_str: string, new_str: string) =>
  call("file_editor", { command: "str_replace", path: "web/package.json", old_str, new_str, security_risk: "LOW" });

test.for([
  [
    '"dependencies": {}',
    '"dependencies": { "left-pad": "1.3.0" }',
    "🟠",
    "; `web/package-lock.json` was not updated, so `npm ci` will fail",
  ],
  ['"scripts": {}', '"scripts": { "test": "vitest" }', "🟢", ""],
] as const)(
  "a lock file at the base stays as it was while the manifest goes from %s to %s",
  async ([from, to, mark, words]) => {
    const stage = await stageFor({ script: [edit(from, to), finish] });
    pushFile(stage, "main", "web/package.json", site);
    pushFile(stage, "main", "web/package-lock.json", JSON.stringify({ lockfileVersion: 3, packages: { "": {} } }));
    const play = await stage.play();
    expect([play.outputs.outcome, play.runner.exitCode]).toEqual(["changed", 0]);
    expect(published(stage)).toEqual(["web/package.json"]);
    expect(answersOf(play)[0]).toMatch(new RegExp(`^### ${mark} Changed 1 file: draft pull request #2${words}$`, "m"));
  },
);

test("a workflow adds paths to the list and takes others off", async () => {
  const inputs = { "protected-paths": "block, +infra/**, -.vscode/**, -Makefile" };
  const script = [create("infra/main.tf", "x\n"), create(".vscode/tasks.json", "{}\n"), finish];
  const stage = await stageFor({ script, inputs });
  const play = await stage.play();
  expect(published(stage)).toEqual([".vscode/tasks.json"]);
  expect(answersOf(play)[0]).toContain("**DKH-111** `infra/main.tf` is protected by this workflow's `protected-paths`");
  expect(play.runner.stdout).toMatch(/^::warning.*::`-Makefile` in `protected-paths` removes nothing from the list/m);
  expect(play.runner.stdout).not.toContain("`-.vscode/**`");
});

test("a list that would free workflows is an error that says so, before anything is paid", async () => {
  const stage = await stageFor({ script: [finish], inputs: { "protected-paths": "block, -.github/workflows/**" } });
  const play = await stage.play();
  expect([play.outputs.outcome, play.modelRequests]).toEqual(["failed", 0]);
  expect(answersOf(play)[0]).toContain("workflows and git's own files stay protected");
});
