/** Plays in which a change to protected files is held back, and what people can see of it. */
import { execFileSync } from "node:child_process";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";

export const branch = "agent/issue-1-a-slug-may-end-in-a-hyphen";
export const inputs = { confirmation: "never", "protected-paths": "confirm" };

/** What is held, in its very bytes: a blank at an end, and a mention. */
export const rules = "# For agents\n\nAsk `@maria` first. \n";
export const write = (path: string, text: string) => call("file_editor", { command: "create", path, file_text: text });
export const finish = call("finish", { message: "# Rules for agents\n\nI wrote them down." });
export const alone: Script = [write("AGENTS.md", rules), finish];
export const mixed: Script = [write("AGENTS.md", rules), write("src/note.txt", "fixed\n"), finish];

export function onGitHub({ repository }: Stage, ...args: string[]): string {
  return execFileSync("git", ["--git-dir", repository.gitDir, ...args], { encoding: "utf8", stdio: "pipe" });
}

export const filesOf = (stage: Stage, range: string) =>
  onGitHub(stage, "diff", "--name-only", range).split("\n").filter(Boolean);

export const labelsOn = ({ github }: Stage, thread = 1) => github.state.records.labelsOf(thread);

export const digestIn = ({ outputs }: Rehearsal): string =>
  JSON.parse(outputs["pending-actions"] || "[{}]")[0].digest ?? "";

/** A commit of somebody else, on a branch. */
export function pushFile(
  stage: Stage,
  name: string,
  path: string,
  text: string,
  { mode = "100644", message = "Meanwhile" } = {},
): string {
  const { gitDir } = stage.repository;
  const words = `data ${Buffer.byteLength(message)}\n${message}\n`;
  const head = `commit refs/heads/${name}\ncommitter rita <r@example.org> 1800000000 +0000\n${words}`;
  const file = `M ${mode} inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`;
  const input = `${head}from refs/heads/${name}^0\n${file}\n`;
  execFileSync("git", ["--git-dir", gitDir, "fast-import", "--quiet"], { input });
  return onGitHub(stage, "rev-parse", name).trim();
}
