/** P57: a repository that the agent makes in the place of a submodule, with programs that git would run there. */
import { expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { answersOf } from "../scenarios/play.ts";
import { git, sceneWith } from "./scene.ts";

const bash = (command: string) => call("terminal", { command });
const finish = call("finish", { message: "Done." });

/** Adds submodules at a commit to main, as a fork's pull request could too. */
function withSubmodules(stage: Stage, ...paths: readonly string[]): string {
  const main = git(stage, "rev-parse", "main");
  const tree = git(stage, "rev-parse", "main^{tree}");
  const index = ["--work-tree", "/"];
  git(stage, ...index, "read-tree", tree);
  for (const path of paths) git(stage, ...index, "update-index", "--add", "--cacheinfo", `160000,${main},${path}`);
  const commit = git(stage, "commit-tree", git(stage, "write-tree"), "-p", main, "-m", "Submodules");
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

/** How a repository comes into the place of a submodule. */
const ways: Readonly<Record<string, (sang: string) => string>> = {
  staged: (sang) => evil("staged", sang),
  // `.git` leads there as a file.
  led: (sang) =>
    `(${evil("other", sang)}) && mv other/.git .git/elsewhere && mv other/* other/.gitattributes led/ && rmdir other && echo "gitdir: ../.git/elsewhere" > led/.git`,
  // Two deep, with a commit.
  deep: (sang) =>
    `(${evil("deep", sang)}) && cd deep && (${evil("deeper", sang)}) && git -c user.name=a -c user.email=a@b.test -c core.fsmonitor= -c core.hooksPath= commit -q -m x`,
};

test("P57: a repository in the place of a submodule, with staged files, to which `.git` leads as a file, or two deep, runs no program beside the keys, and other work is published", async () => {
  const { stage, sang, play } = await sceneWith({
    script: [
      ...Object.values(ways).map((command) => () => bash(`(${command(sang)})`)),
      bash("echo half > note.txt"),
      finish,
    ] as Script, // there is always a first reply
  });
  const pointer = withSubmodules(stage, ...Object.keys(ways));
  const { rehearsal } = await play();
  const [branch = ""] = rehearsal.branches;
  expect([rehearsal.outputs.outcome, rehearsal.branches.length]).toEqual(["failed", 1]);
  expect(git(stage, "diff", "--name-only", "main", branch)).toBe("note.txt");
  for (const path of Object.keys(ways)) {
    expect(git(stage, "rev-parse", `${branch}:${path}`)).toBe(pointer);
    expect(answersOf(rehearsal)[0]).toContain(
      `**DKH-112** \`${path}\` cannot be stored by git as it is, and was not saved either`,
    );
  }
});

test("P57, its benign twin: a repository with a real submodule keeps its pointer, and the run publishes its change", async () => {
  const { stage, play } = await sceneWith({
    script: [
      bash("rmdir sub && git clone -q . sub 2>/dev/null; git -C sub checkout -q HEAD^; echo half > note.txt"),
      finish,
    ],
  });
  const pointer = withSubmodules(stage, "sub");
  const { rehearsal } = await play();
  expect(git(stage, "diff", "--name-only", "main", rehearsal.branches[0] ?? "")).toBe("note.txt");
  expect(git(stage, "rev-parse", `${rehearsal.branches[0]}:sub`)).toBe(pointer);
});
