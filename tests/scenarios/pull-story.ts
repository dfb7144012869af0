/** A stage with a pull request on it, whose branch goes on as a story needs it. */
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Script } from "../../src/rehearsal/model/script.ts";
import type { Happening, PlayOptions } from "../../src/rehearsal/play.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { checkExchange } from "../openapi.ts";
import { type StoryOptions, stageFor } from "./play.ts";

type Files = Readonly<Record<string, string>>;

export type PullStory = Readonly<{
  stage: Stage;
  number: number;
  /** One more commit on its branch; resolves to its id. */
  push(files: Files): string;
  play(options: PlayOptions): Promise<Readonly<{ rehearsal: Rehearsal; problems: readonly string[] }>>;
}>;

export function gitOf(stage: Stage, args: readonly string[], options: { input?: string; index?: string } = {}): string {
  const env = { ...process.env, ...(options.index && { GIT_INDEX_FILE: options.index }) };
  const identity = ["-c", "user.name=t", "-c", "user.email=t@example.test"];
  const input = options.input ?? "";
  return execFileSync("git", ["-C", stage.repository.gitDir, ...identity, ...args], {
    encoding: "utf8",
    env,
    input,
  }).trim();
}

/** A commit of these files on top of `parent`, which no branch has yet. `mode` is `100755` for programs. */
export function commitOf(stage: Stage, parent: string, files: Files, mode: "100644" | "100755" = "100644"): string {
  const index = join(tmpdir(), `index-${randomUUID()}`);
  gitOf(stage, ["read-tree", parent], { index });
  const lines = Object.entries(files).map(([path, text]) => {
    return `${mode} ${gitOf(stage, ["hash-object", "-w", "--stdin"], { input: text })}\t${path}\n`;
  });
  gitOf(stage, ["update-index", "--add", "--index-info"], { index, input: lines.join("") });
  const tree = gitOf(stage, ["write-tree"], { index });
  return gitOf(stage, ["commit-tree", tree, "-p", parent, "-m", "Go on"]);
}

/** Maria's, from the branch `tides`. */
export async function pullStory(script: Script, files: Files, options: StoryOptions = {}): Promise<PullStory> {
  const stage = await stageFor({ script, ...options });
  gitOf(stage, ["branch", "tides", commitOf(stage, "main", files)]);
  const { number } = stage.github.openPullRequest({
    author: "maria",
    title: "Tell the tides",
    body: "",
    head: "tides",
  });
  return {
    ...{ stage, number },
    push(more) {
      const commit = commitOf(stage, "tides", more);
      gitOf(stage, ["update-ref", "refs/heads/tides", commit]);
      const pull = stage.github.state.pulls.get(number);
      if (pull) pull.headSha = commit;
      return commit;
    },
    async play(options) {
      const rehearsal = await stage.play({ issue: number, ...options });
      return { rehearsal, problems: [...rehearsal.problems, ...rehearsal.exchanges.flatMap(checkExchange)] };
    },
  };
}

/** A pull request of the stranger's, from the branch `tides` of a fork. */
export async function forkStory(script: Script, options: StoryOptions = {}, canModify = false) {
  const stage = await stageFor({ script, ...options });
  const fork = forkOf(stage, { "tides.md": "High at noon.\n" }, canModify);
  const play = async (options: PlayOptions = { body: "@agent write down low water too" }) => {
    const rehearsal = await stage.play({ issue: fork.number, ...options });
    return { rehearsal, problems: [...rehearsal.problems, ...rehearsal.exchanges.flatMap(checkExchange)] };
  };
  return { stage, ...fork, play };
}

/** The same on a stage that is open: a fork of what its `main` has by now, with these files on top. */
export function forkOf(stage: Stage, files: Files, canModify = false) {
  const gitDir = join(stage.folder, "fork.git");
  execFileSync("git", ["clone", "--quiet", "--bare", stage.repository.gitDir, gitDir]);
  const push = (files: Files, parent: string) => {
    const commit = commitOf(stage, parent, files);
    execFileSync("git", ["-C", gitDir, "fetch", "--quiet", stage.repository.gitDir, `+${commit}:refs/heads/tides`]);
    return commit;
  };
  const head = push(files, "main");
  const fork = { owner: "stranger", gitDir, canModify };
  const { number } = stage.github.openPullRequest({
    author: "stranger",
    title: "Tides",
    body: "",
    head: "tides",
    fork,
  });
  const tip = () => execFileSync("git", ["-C", gitDir, "rev-parse", "tides"], { encoding: "utf8" }).trim();
  return { number, head, push, tip };
}

/** Something done to the pull request, by maria unless told. */
export function done(
  action: string,
  sender = "maria",
  label?: string,
): (github: Stage["github"], issue: number) => Happening {
  return (github, issue) => {
    const deed = { action, sender, ...(label !== undefined && { label }) };
    return { name: "pull_request", actor: sender, payload: github.payloads.pullRequest(issue, deed) };
  };
}
