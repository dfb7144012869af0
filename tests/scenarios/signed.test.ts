/** Commits that GitHub signs: of every kind of file, of merges, and what becomes of those that it does not sign. */
import { expect, test } from "vitest";
import { SIGNED } from "../../src/rehearsal/github/branch-rules.ts";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { checkExchange } from "../openapi.ts";
import { answersOf, bundle, type StoryOptions, stageFor } from "./play.ts";
import { commitOf, gitOf, pullStory } from "./pull-story.ts";

const finish = call("finish", { message: "Done." });
const work = "printf '#!/bin/sh\\necho tides\\n' > run.sh; chmod +x run.sh; ln -s run.sh to-run; echo low >> README.md";
const script: Script = [call("terminal", { command: work }), finish];

/** On top of a commit, with modes of every kind. */
function withEntries(
  stage: Stage,
  parent: string,
  entries: readonly (readonly [mode: string, path: string, content: string])[],
) {
  const index = `${stage.folder}/index-entries`;
  gitOf(stage, ["read-tree", parent], { index });
  const lines = entries.map(([mode, path, content]) => {
    const object = mode === "160000" ? content : gitOf(stage, ["hash-object", "-w", "--stdin"], { input: content });
    return `${mode} ${object}\t${path}\n`;
  });
  gitOf(stage, ["update-index", "--add", "--index-info"], { index, input: lines.join("") });
  return gitOf(stage, ["commit-tree", gitOf(stage, ["write-tree"], { index }), "-p", parent, "-m", "More"]);
}

const modules = '[submodule "sub"]\n\tpath = sub\n\turl = ../sub\n';
const listed = (stage: Stage, tree: string) => gitOf(stage, ["ls-tree", "-r", tree]).split("\n");
const header = (stage: Stage, commit: string) => gitOf(stage, ["cat-file", "commit", commit]).split("\n\n")[0] ?? "";
const problemsOf = (rehearsal: Rehearsal) => [...rehearsal.problems, ...rehearsal.exchanges.flatMap(checkExchange)];
const logOf = ({ runner }: Rehearsal) => runner.log.map(({ text }) => text).join("\n");

async function onIssue(options: StoryOptions = {}, rules: readonly (typeof SIGNED)[] = [SIGNED]) {
  const stage = await stageFor({ script, bundle, ...options });
  gitOf(stage, [
    "update-ref",
    "refs/heads/main",
    withEntries(stage, "main", [
      ["100644", ".gitmodules", modules],
      ["160000", "sub", "1".repeat(40)],
      ["100755", "old.sh", "1\n"],
    ]),
  ]);
  stage.github.state.rules = rules;
  const rehearsal = await stage.play();
  return { stage, rehearsal, answer: [...stage.github.state.comments.values()].at(-1)?.body ?? "" };
}

test("a program and a link are signed where the rules ask for it, and the submodule stays", needsSandbox, async () => {
  const { stage, rehearsal, answer } = await onIssue();
  expect(problemsOf(rehearsal)).toEqual([]);
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed", "files-changed": "3" });
  const commit = rehearsal.outputs["commit-sha"] ?? "";
  expect(listed(stage, commit)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^100755 .*\trun\.sh$/),
      expect.stringMatching(/^120000 .*\tto-run$/),
      expect.stringMatching(/^160000 commit 1+\tsub$/),
      expect.stringMatching(/^100755 .*\told\.sh$/),
    ]),
  );
  expect(header(stage, commit)).toContain("gpgsig -----BEGIN PGP SIGNATURE-----");
  expect(answer).toContain("(verified)");
});

test(
  "a merge is signed: two parents, with the program, the link and the submodule that main brings",
  needsSandbox,
  async () => {
    const resolve =
      "printf 'trim lower\\n' > slug.txt; chmod +x slug.txt; git add -A; git commit -q --no-edit -m Merge";
    const merge = [call("terminal", { command: `git merge --no-edit origin/main; ${resolve}` }), finish];
    const { stage, play } = await pullStory(merge, { "slug.txt": "lower\n" }, { bundle });
    const before = gitOf(stage, ["rev-parse", "tides"]);
    const theirs = [
      ["100644", "slug.txt", "trim\n"],
      ["100755", "go.sh", "1\n"],
      ["120000", "to", "go.sh"],
    ] as const;
    const submodule = [
      ["100644", ".gitmodules", modules],
      ["160000", "sub", "1".repeat(40)],
    ] as const;
    const main = withEntries(stage, "main", [...theirs, ...submodule]);
    gitOf(stage, ["update-ref", "refs/heads/main", main]);
    stage.github.state.rules = [SIGNED];
    const { rehearsal, problems } = await play({ body: "@agent merge main" });
    expect(problems).toEqual([]);
    expect(gitOf(stage, ["log", "-1", "--format=%P", "tides"])).toBe(`${before} ${main}`);
    expect(gitOf(stage, ["merge-tree", "--write-tree", "main", "tides"])).toBe(
      gitOf(stage, ["rev-parse", "tides^{tree}"]),
    );
    expect(
      listed(stage, "tides")
        .filter((line) => /\t(?:go\.sh|to|sub|slug\.txt)$/.test(line))
        .map((line) => line.slice(0, 6)),
    ).toEqual(["100755", "100755", "160000", "120000"]);
    expect(gitOf(stage, ["show", "tides:slug.txt"])).toBe("trim lower");
    expect(header(stage, "tides")).toContain("gpgsig");
    const answer = answersOf(rehearsal).at(-1) ?? "";
    expect(answer).toContain("### 🟢 Merged the base branch and changed 1 file on pull request #1");
    expect(answer).toContain("(verified)");
  },
);

test("without the rule, commit-mode git pushes the same files, unsigned", needsSandbox, async () => {
  const { stage, rehearsal, answer } = await onIssue({ inputs: { "commit-mode": "git" } }, []);
  expect(problemsOf(rehearsal)).toEqual([]);
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed", "files-changed": "3" });
  const commit = rehearsal.outputs["commit-sha"] ?? "";
  expect(listed(stage, commit)).toEqual(expect.arrayContaining([expect.stringMatching(/^100755 .*\trun\.sh$/)]));
  expect(header(stage, commit)).not.toContain("gpgsig");
  expect(answer).not.toContain("(verified)");
});

test(
  "a branch that moves during the run is left alone, and the signed work goes to a branch of ours",
  needsSandbox,
  async () => {
    let goOn = () => {};
    const turn = () => {
      goOn();
      return call("terminal", { command: work });
    };
    const { stage, number, play } = await pullStory([turn, finish], { "tides.md": "High at noon.\n" }, { bundle });
    const theirs = commitOf(stage, "tides", { "tides.md": "High at one.\n" });
    goOn = () => void gitOf(stage, ["update-ref", "refs/heads/tides", theirs]);
    stage.github.state.rules = [SIGNED];
    const { rehearsal } = await play({ body: "@agent go on" });
    expect(gitOf(stage, ["rev-parse", "tides"])).toBe(theirs);
    expect(rehearsal.outputs).toMatchObject({ outcome: "failed", branch: `agent/pull-${number}-run-7001` });
    expect(header(stage, rehearsal.outputs["commit-sha"] ?? "")).toContain("gpgsig");
    expect(answersOf(rehearsal).at(-1)).toContain("got new commits while I worked");
  },
);

test(
  "with a token of a person a program is pushed, the log says why, and a rule keeps it as a patch",
  needsSandbox,
  async () => {
    const pushed = await onIssue({ account: "mona" }, []);
    expect(problemsOf(pushed.rehearsal)).toEqual([]);
    expect(pushed.rehearsal.outputs).toMatchObject({ outcome: "changed", "files-changed": "3" });
    expect(pushed.answer).not.toContain("(verified)");
    expect(logOf(pushed.rehearsal)).toContain("GitHub signs such a commit for apps only");
    const refused = await onIssue({ account: "mona" });
    expect(refused.rehearsal.outputs.outcome).toBe("failed");
    expect(refused.answer).toContain("Commits must have verified signatures");
    expect(refused.answer).toContain("With a token of a person, GitHub signs changes of plain files only");
    expect(refused.rehearsal.branches.filter((name) => name.startsWith("agent/"))).toEqual([]);
  },
);
