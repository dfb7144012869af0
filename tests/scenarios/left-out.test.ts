/** Work that git cannot store: what can be published is, the run is a failure, and the next one begins with the rest. */
import { execFileSync } from "node:child_process";
import { expect, test, vi } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { finish } from "./approving.ts";
import { answersOf, stageFor } from "./play.ts";
import { commitOf, gitOf } from "./pull-story.ts";

// Several whole runs each.
vi.setConfig({ testTimeout: 120_000 });

const branch = "agent/issue-1-a-slug-may-end-in-a-hyphen";
const bash = (command: string) => call("terminal", { command, security_risk: "LOW" });
const told = ({ model }: Stage) => JSON.stringify(model?.requests.at(-1)?.body.messages);

const published = ({ repository }: Stage) =>
  execFileSync("git", ["--git-dir", repository.gitDir, "diff", "--name-only", "main", branch], { encoding: "utf8" })
    .trim()
    .split("\n");

test("a nested repository is in the patch, and in the workspace of the next run", async () => {
  const nest = bash(
    "echo half > note.txt; mkdir tool && cd tool && git init -q && echo tooled > tool.js && git add . && git -c user.name=a -c user.email=a@b.test commit -qm x",
  );
  const stage = await stageFor({ script: [nest, finish, bash("cat tool/tool.js"), finish] });
  const first = await stage.play();
  expect([first.outputs.outcome, first.runner.exitCode]).toEqual(["failed", 1]);
  expect(published(stage)).toEqual(["note.txt"]);
  const [answer = ""] = answersOf(first);
  expect(answer).toContain(
    "### 🔴 Changed 1 file: draft pull request #2, but git cannot store `tool` (a repository of its own)",
  );
  expect(answer).toContain("**DKH-110** `tool` cannot be stored by git as it is (a repository of its own)");
  expect(answer).toContain("+tooled");
  expect(first.pullRequests).toHaveLength(1);

  const second = await stage.play({ issue: 1, body: "@agent continue" });
  expect(told(stage)).toContain("What you had changed and is on no branch is in the workspace again: `tool/tool.js`.");
  expect(told(stage)).toContain("tooled");
  expect(second.outputs.outcome).toBe("changed");
  expect(published(stage)).toEqual(["note.txt", "tool/tool.js"]);
  expect([...first.problems, ...second.problems]).toEqual([]);
});

test("a file whose encoding fails keeps nothing else from being published, and the next run knows of it", async () => {
  const files = { ".gitattributes": "*.utf16 working-tree-encoding=UTF-16\n" };
  const write = bash("echo words > a.utf16; echo b > b.txt; echo z > z.txt");
  const stage = await stageFor({ script: [write, finish, bash("iconv -f UTF-16 a.utf16"), finish] });
  gitOf(stage, ["branch", "-f", "main", commitOf(stage, "main", files)]);
  const first = await stage.play();
  expect([first.outputs.outcome, first.runner.exitCode]).toEqual(["failed", 1]);
  expect(published(stage)).toEqual(["b.txt", "z.txt"]);
  expect(answersOf(first)[0]).toContain("**DKH-110** `a.utf16` cannot be stored by git as it is");
  expect(answersOf(first)[0]).toContain("+words");
  const second = await stage.play({ issue: 1, body: "@agent continue" });
  expect(told(stage)).toContain("is in the workspace again: `a.utf16`.");
  // Git has written it in its encoding.
  expect(told(stage)).toContain("words");
  expect(second.outputs.outcome).toBe("changed");
});
