/** Repositories to play on that hold what instructs an agent, and what the model was told on them. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Stage } from "../../src/rehearsal/stage.ts";

export type Files = Readonly<Record<string, string>>;

export const git = (folder: string, ...args: string[]) =>
  execFileSync("git", ["-C", folder, "-c", "user.name=t", "-c", "user.email=t@e", ...args], {
    encoding: "utf8",
  }).trim();

function writeAll(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** A repository with these files on `main`; `head`, if given, is what the branch `feature` has beside them. */
export function repository(files: Files, head?: Files): string {
  const folder = join(mkdtempSync(join(tmpdir(), "knowledge-")), "boats");
  mkdirSync(folder);
  git(folder, "init", "-q", "-b", "main");
  writeAll(folder, { "README.md": "Boats.\n", ...files });
  git(folder, "add", "-A");
  git(folder, "commit", "-q", "-m", "Begin");
  if (head) {
    git(folder, "checkout", "-q", "-b", "feature");
    writeAll(folder, head);
    git(folder, "add", "-A");
    git(folder, "commit", "-q", "-m", "Feature");
    git(folder, "checkout", "-q", "main");
  }
  return folder;
}

/** The messages of the first request, as text: the system's, and what the user says. */
export function firstRequest(stage: Stage) {
  const messages = stage.model?.requests[0]?.body.messages ?? [];
  const said = (role: string) =>
    messages
      .filter((message) => message.role === role)
      .map(({ content }) => (typeof content === "string" ? content : JSON.stringify(content)))
      .join("\n");
  return { system: said("system"), user: said("user") };
}

export const skill = (name: string, words: string, head = "") => ({
  [`.agents/skills/${name}/SKILL.md`]: `---\nname: ${name}\ndescription: About ${name}.\n${head}---\n${words}\n`,
});
