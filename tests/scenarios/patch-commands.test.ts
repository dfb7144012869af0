/** What a comment says about a patch is true: its commands, copied into a clone of the repository, apply it. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BY_PULL_REQUEST } from "../../src/rehearsal/github/branch-rules.ts";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { answersOf, stageFor } from "./play.ts";
import { commitOf, forkStory, gitOf, type PullStory, pullStory } from "./pull-story.ts";

const finish = call("finish", { message: "Done." });
const edits = (...commands: string[]): Script => [call("terminal", { command: commands.join("; ") }), finish];
const tides = "one\ntwo\nthree\n";
const body = "@agent change it";
/** The work cannot be pushed any more once the agent is at work; before, a run ends without asking a model. */
const forbid = (stage: () => Stage) => () => {
  stage().github.state.rules = [BY_PULL_REQUEST];
  return call("terminal", { command: "true" });
};

/** The last block of such code; what people copy has line feeds only. */
const copied = (answer: string, language: string) => {
  const blocks = [...answer.matchAll(new RegExp(`^(\`{3,})${language}\\r?\\n(.*?)^\\1$`, "gms"))];
  return blocks.at(-1)?.[2]?.replaceAll("\r\n", "\n") ?? "";
};

/** What differs in a new clone after the commands, or what git says. */
function applied(stage: Stage, answer: string): string {
  const clone = mkdtempSync(join(stage.folder, "clone-"));
  execFileSync("git", ["clone", "--quiet", stage.repository.gitDir, clone]);
  const commands = copied(answer, "sh");
  const name = /git apply (\S+)/.exec(commands)?.[1] ?? "";
  expect(name, answer).toMatch(/\.patch$/);
  writeFileSync(join(clone, name), copied(answer, "diff"));
  const git = { cwd: clone, encoding: "utf8", stdio: "pipe" } as const;
  execFileSync("sh", ["-e", "-c", commands], git);
  execFileSync("git", ["add", "--all", "--", ".", `:!${name}`], git);
  return execFileSync("git", ["diff", "--cached", "--no-renames", "--name-status"], git).trim();
}

test("on a pull request whose branch cannot be pushed to", needsSandbox, async () => {
  const script = [forbid(() => stage), ...edits("sed -i s/two/2/ tides.md")];
  const { stage, play }: PullStory = await pullStory(script, { "tides.md": tides });
  const { rehearsal } = await play({ body });
  expect(rehearsal.outputs.outcome).toBe("failed");
  expect(applied(stage, answersOf(rehearsal)[0] ?? "")).toBe("M\ttides.md");
});

test("on a pull request, where all is withheld", needsSandbox, async () => {
  const { stage, play } = await pullStory(edits("sed -i s/two/2/ AGENTS.md"), { "AGENTS.md": tides });
  const { rehearsal } = await play({ body });
  expect(rehearsal.outputs.outcome).toBe("blocked");
  expect(applied(stage, answersOf(rehearsal)[0] ?? "")).toBe("M\tAGENTS.md");
});

test("next to a new branch: renamed, binary and without a newline at the end", needsSandbox, async () => {
  const files = ["head -c 600 /dev/urandom > .github/x.bin", "printf x > CLAUDE.md", "git mv package.json .npmrc"];
  const stage = await stageFor({ script: edits("mkdir .github", ...files, "echo 1 > note.md") });
  const rehearsal = await stage.play();
  expect(rehearsal.outputs.outcome).toBe("changed");
  expect(applied(stage, answersOf(rehearsal)[0] ?? "")).toBe("A\t.github/x.bin\nA\t.npmrc\nA\tCLAUDE.md");
});

test("where work begins with another branch than the default one", needsSandbox, async () => {
  const stage: Stage = await stageFor({
    script: [forbid(() => stage), ...edits("sed -i s/two/2/ tides.md")],
    inputs: { "base-branch": "develop" },
  });
  gitOf(stage, ["branch", "develop", commitOf(stage, "main", { "tides.md": tides })]);
  expect(applied(stage, answersOf(await stage.play())[0] ?? "")).toBe("M\ttides.md");
});

test("on the pull request of a fork", needsSandbox, async () => {
  const { stage, play } = await forkStory(edits("echo low >> tides.md"));
  const { rehearsal } = await play();
  expect(applied(stage, answersOf(rehearsal)[0] ?? "")).toBe("M\ttides.md");
});

test("a patch with CRLF says that a copy of it does not apply, and its file does", needsSandbox, async () => {
  const windows = { "AGENTS.md": tides.replaceAll("\n", "\r\n") };
  const { stage, play } = await pullStory(edits("sed -i s/two/2/ AGENTS.md"), windows);
  const { rehearsal } = await play({ body });
  const [answer = ""] = answersOf(rehearsal);
  expect(answer).toContain("a copy of it does not apply");
  expect(answer).toContain("output `patch-path`");
  expect(() => applied(stage, answer)).toThrow("patch does not apply");
  const patch = rehearsal.outputs["patch-path"] ?? "";
  const clone = mkdtempSync(join(stage.folder, "clone-"));
  execFileSync("git", ["clone", "--quiet", "--branch", "tides", stage.repository.gitDir, clone]);
  execFileSync("git", ["apply", patch], { cwd: clone });
});
