/** Whole runs of the action, with their tools on the OpenHands agent server: from a mention to a pull request. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { call, conclude, type Script } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import { openStage, type Stage } from "../../src/rehearsal/stage.ts";
import { gitIn } from "../../src/rehearsal/story/repository.ts";
import { storyOf } from "../../src/rehearsal/story/story.ts";
import { endOfConsole, problemsOf } from "./checks.ts";
import type { Row, World } from "./counterpart.ts";

type Server = Readonly<{ url: string; key: string }>;

const terminal = (command: string) => call("terminal", { command });
const BRANCH = "agent/issue-1-a-slug-may-end-in-a-hyphen";
/** In bytes. As a patch, two such files take more than one piece to come back. */
const LARGE = 3_500_000;

export async function* runs(world: World, server: Server): AsyncIterable<Row> {
  yield await mention(world, server, "a mention becomes a pull request, from a checkout of one commit", 1);
  yield await mention(world, server, "the same from a checkout with its whole history", Number.POSITIVE_INFINITY);
  yield await killed(world, server);
}

function stageOn({ action }: World, { url, key }: Server, script: Script, onLine?: (text: string) => void) {
  const inputs = { "agent-server-url": url, "agent-server-key": key, isolation: "none", "max-patch-kb": "10240" };
  const heard = onLine && { onLine: ({ text }: Readonly<{ text: string }>) => onLine(text) };
  return openStage({ bundle: join(action, "dist", "index.js"), script, inputs, ...heard });
}

function onGitHub({ repository }: Stage, ...args: string[]): string {
  return execFileSync("git", ["--git-dir", repository.gitDir, ...args], { encoding: "utf8" }).trim();
}

/** `depth`: of the checkout, as `fetch-depth` of actions/checkout says it. */
async function mention(world: World, server: Server, what: string, depth: number): Promise<Row> {
  const look = terminal(
    `git rev-list --count HEAD; git branch --show-current; head -c ${LARGE} /dev/urandom > raw.bin`,
  );
  const story = storyOf("fix").script;
  await using stage = await stageOn(world, server, [look, ...story]);
  const earlier: PlayOptions["earlier"] = (workspace) => gitIn(workspace)(["fetch", "--quiet", "--unshallow"]);
  const rehearsal = await stage.play(depth === 1 ? {} : { earlier });
  const problems = problemsOf(rehearsal, [server.key]);
  if (rehearsal.outputs.outcome !== "changed") return { what, problems: [...problems, endOfConsole(rehearsal)] };
  const all = Number(onGitHub(stage, "rev-list", "--count", "main"));
  const said = JSON.stringify(stage.model?.requests.at(-1)?.body.messages);
  const expected = `${Math.min(depth, all)}\\nmain`;
  const facts: readonly (readonly [string, boolean])[] = [
    [`The agent did not see ${expected} there.`, said.includes(expected)],
    ["The repository has one commit, so that this shows nothing.", all > 1],
    ["There is no pull request.", rehearsal.pullRequests.length === 1],
    ["The bug is not fixed on its branch.", rehearsal.diff.includes("src/slugify.js")],
    ["A large file is not whole.", onGitHub(stage, "cat-file", "-s", `${BRANCH}:raw.bin`) === String(LARGE)],
    ["The comment does not say where it ran.", commented(rehearsal).includes("run on another machine")],
  ];
  return { what, problems: [...problems, ...facts.flatMap(([problem, holds]) => (holds ? [] : [problem]))] };
}

function commented({ comments }: Rehearsal): string {
  return comments.map(({ body }) => body).join("\n");
}

async function killed(world: World, server: Server): Promise<Row> {
  const what = "a run that is killed loses nothing: the next one fetches its work from there";
  const write = call("file_editor", { command: "create", path: "one.md", file_text: "one\n" });
  const stop = new AbortController();
  const script = [write, terminal("sleep 59"), terminal("cat one.md"), conclude("Done.")];
  await using stage = await stageOn(world, server, script, (text) => text.includes(": terminal sleep") && stop.abort());
  await stage.play({ killed: stop.signal, environment: { GITHUB_RUN_ID: "9001" } });
  const second = await stage.play({ issue: 1, body: "@agent continue" });
  const isThere = second.outputs.outcome === "changed" && second.diff.includes("+one");
  return { what, problems: [...problemsOf(second, [server.key]), ...(isThere ? [] : [endOfConsole(second)])] };
}
