/** P57: a repository that the agent makes in the place of a submodule, with programs that git would run there. */
import { describe, expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { answersOf } from "../scenarios/play.ts";
import { git, sceneWith } from "./scene.ts";

const bash = (command: string) => call("terminal", { command });
const finish = call("finish", { message: "Done." });

/** Adds a submodule at a commit to main, as a fork's pull request could too. */
function withSubmodule(stage: Stage): string {
  const main = git(stage, "rev-parse", "main");
  const tree = git(stage, "rev-parse", "main^{tree}");
  const index = ["--work-tree", "/"];
  git(stage, ...index, "read-tree", tree);
  git(stage, ...index, "update-index", "--add", "--cacheinfo", `160000,${main},sub`);
  const commit = git(stage, "commit-tree", git(stage, "write-tree"), "-p", main, "-m", "A submodule");
  git(stage, "update-ref", "refs/heads/main", commit);
  return main;
}

/** The workspace of a run is in reach of the sandbox, so the program that would run as the broker lies there. */
const evil = (folder: string, sang: string) =>
  [
    `mkdir -p ${folder} && git init -q ${folder} && cd ${folder}`,
    `printf '#!/bin/sh\\necho ran >> ${sang}\\ncat\\n' > evil.sh && chmod +x evil.sh`,
    "echo one > f.txt && git add f.txt && echo '*.txt filter=evil' > .gitattributes && echo two > f.txt",
    'git config filter.evil.clean "$PWD/evil.sh"; git config core.hooksPath "$PWD/hooks"',
    'git config core.fsmonitor "$PWD/evil.sh"; mkdir hooks && cp evil.sh hooks/post-index-change',
  ].join(" && ");

describe("P57: a repository in the place of a submodule", () => {
  test.for([
    ["with staged files", (sang: string) => evil("sub", sang)],
    [
      "to which `.git` leads as a file",
      (sang: string) =>
        `(${evil("other", sang)}) && mv other/.git .git/elsewhere && mv other/* other/.gitattributes sub/ && echo "gitdir: ../.git/elsewhere" > sub/.git`,
    ],
    [
      "two deep, with a commit",
      (sang: string) =>
        `(${evil("sub", sang)}) && cd sub && (${evil("deep", sang)}) && git -c user.name=a -c user.email=a@b.test -c core.fsmonitor= -c core.hooksPath= commit -q -m x`,
    ],
  ] as const)("%s runs no program beside the keys, and other work is published", async ([, command]) => {
    const { stage, sang, play } = await sceneWith({
      script: [() => bash(`(${command(sang)})`), bash("echo half > note.txt"), finish],
    });
    const pointer = withSubmodule(stage);
    const { rehearsal } = await play();
    expect([rehearsal.outputs.outcome, rehearsal.branches.length]).toEqual(["failed", 1]);
    expect(git(stage, "diff", "--name-only", "main", rehearsal.branches[0] ?? "")).toBe("note.txt");
    expect(git(stage, "rev-parse", `${rehearsal.branches[0]}:sub`)).toBe(pointer);
    expect(answersOf(rehearsal)[0]).toContain(
      "**DKH-112** `sub` cannot be stored by git as it is, and was not saved either",
    );
  });
});

test("a repository with a real submodule keeps its pointer, and the run publishes its change", async () => {
  const { stage, play } = await sceneWith({
    script: [
      bash("rmdir sub && git clone -q . sub 2>/dev/null; git -C sub checkout -q HEAD^; echo half > note.txt"),
      finish,
    ],
  });
  const pointer = withSubmodule(stage);
  const { rehearsal } = await play();
  expect(git(stage, "diff", "--name-only", "main", rehearsal.branches[0] ?? "")).toBe("note.txt");
  expect(git(stage, "rev-parse", `${rehearsal.branches[0]}:sub`)).toBe(pointer);
});
