/** All examples through `act`, a runner by other people, in host mode. GitHub and the model are the embedded ones. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { openModel, type ScriptedModel } from "../../src/rehearsal/model/server.ts";
import { openStage, type Stage } from "../../src/rehearsal/stage.ts";
import { gitIn } from "../../src/rehearsal/story/repository.ts";
import { checkExchange } from "../openapi.ts";
import { type Expected, type Play, plays, type Scene } from "./act-plays.ts";
import type { Counterpart, Row, World } from "./counterpart.ts";
import { must, run } from "./process.ts";

const pin = "github.com/nektos/act@v0.2.89";
const githubToken = "ghs_outside_8d1f0c7a5b3e4a6f9c2d7e8b";
const apiKey = "sk-outside-5f2a9c4e7b1d8a3c";
const MINUTES = 60_000;

const standIns = ["checkout", "upload-artifact", "download-artifact"];

export const act: Counterpart = {
  name: "act",
  about: "every example on nektos/act in host mode, with stand-ins for actions/checkout and the artifact actions",
  pins: [pin],
  async install(folder) {
    const env = { GOBIN: folder, GOFLAGS: "" };
    await must("go", ["install", pin], { env, limitMs: 30 * MINUTES });
  },
  async *play(world) {
    const examples = readdirSync(join(world.action, "examples")).filter((name) => name.endsWith(".yml"));
    const missing = examples.filter((name) => !plays.some(({ example }) => example === name));
    yield { what: "every example has a play", problems: missing.map((name) => `${name} has none.`) };
    for (const play of plays) yield* playOn(world, play);
  },
};

async function* playOn(world: World, play: Play): AsyncIterable<Row> {
  const model = await openModel({ script: play.script, apiKey, model: "gpt-5.5" });
  const stage = await openStage({
    bundle: join(world.action, "dist", "index.js"),
    model: { apiKey, model: "gpt-5.5", baseUrl: model.url },
    secrets: { githubToken, apiKey },
    ...play.stage,
  });
  try {
    await play.prepare?.(stage);
    for (const scene of play.scenes) yield await playScene({ world, play, stage, model }, scene);
  } finally {
    await Promise.all([stage.close(), model.close()]);
  }
}

type Place = Readonly<{ world: World; play: Play; stage: Stage; model: ScriptedModel }>;

async function playScene({ world, play, stage, model }: Place, scene: Scene): Promise<Row> {
  const { github } = stage;
  const { exchanges, unknownRequests } = github;
  const before = { exchanges: exchanges.length, unknown: unknownRequests.length, problems: model.problems.length };
  const known = new Set(remarksOf(stage));
  const { exitCode, output } = await runAct({ world, play, stage, model }, scene);
  const seen = {
    exitCode,
    outputs: outputsIn(output),
    pulls: await pullsOf(stage),
    remarks: newRemarks(stage, known),
  };
  const isKeyWrong = scene.apiKey !== undefined;
  const problems = [
    ...differences(seen, scene.expected),
    ...((await scene.problems?.(stage)) ?? []),
    ...exchanges.slice(before.exchanges).flatMap(checkExchange),
    ...unknownRequests.slice(before.unknown).map((request) => `GitHub has no ${request}`),
    ...(isKeyWrong ? [] : model.problems.slice(before.problems)),
    ...(isLeaked(output) ? ["A secret is in the log."] : []),
    ...failedCalls(said(output), seen.outputs),
  ];
  const tail = problems.length > 0 ? [`The end of the log:\n${said(output).slice(-40).join("\n")}`] : [];
  return { what: `${play.example}: ${scene.what}`, problems: [...problems, ...tail] };
}

async function runAct({ world, play, stage, model }: Place, scene: Scene) {
  const { github, repository } = stage;
  const home = join(world.scratch, "act");
  const workflow = join(home, "workflow", play.example);
  for (const folder of [dirname(workflow), join(home, "work"), join(home, "config", "act")])
    mkdirSync(folder, { recursive: true });
  writeFileSync(join(home, "config", "act", "actrc"), "");
  const example = adapted(readFileSync(join(world.action, "examples", play.example), "utf8"), play);
  const called = join(home, "work", ".github", "workflows", play.example);
  rmSync(called, { force: true });
  if (/^ *workflow_call:/m.test(example)) {
    mkdirSync(dirname(called), { recursive: true });
    writeFileSync(called, example);
  }
  writeFileSync(workflow, existsSync(called) ? callerIn(example, play.example) : example);
  const { name, payload, actor, ref = `refs/heads/${repository.defaultBranch}` } = await scene.happens(stage);
  const event = join(home, "event.json");
  writeFileSync(event, JSON.stringify(payload));
  const variables = {
    ...{ GITHUB_SERVER_URL: github.serverUrl, GITHUB_API_URL: github.apiUrl, GITHUB_GRAPHQL_URL: github.graphqlUrl },
    ...{ GITHUB_REPOSITORY: `${repository.owner}/${repository.name}`, GITHUB_REF: ref },
    GITHUB_RUN_ID: String(Date.now()), // of its own for each run, as on GitHub
    SHA_REF: (await gitIn(repository.gitDir)(["rev-parse", ref])).trim(), // act's name for GITHUB_SHA
    STAND_IN_ARTIFACTS: join(home, "artifacts"),
  };
  const args = [
    ...[name, "--json", "--directory", join(home, "work"), "--workflows", workflow],
    ...["--eventpath", event, "--actor", actor],
    ...["--platform", "ubuntu-24.04=-self-hosted", "--no-skip-checkout", "--no-cache-server", "--insecure-secrets"],
    ...["--action-cache-path", join(home, "cache"), "--secret", `GITHUB_TOKEN=${githubToken}`],
    ...["--secret", `LLM_API_KEY=${scene.apiKey ?? apiKey}`, "--secret", "DOCS_TOKEN=docs-0c7a5b3e"],
    ...["--var", `BASE_URL=${model.url}`],
    ...Object.entries(variables).flatMap(([key, value]) => ["--env", `${key}=${value}`]),
    ...repositoriesIn(example, world).flatMap((mapping) => ["--local-repository", mapping]),
  ];
  // act takes the node of the PATH for actions.
  const env = {
    PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH}`,
    XDG_CONFIG_HOME: join(home, "config"),
  };
  return run(join(world.folder, "act"), args, { env, limitMs: 5 * MINUTES });
}

/**
 * What is not as in the example: `queue`, which act does not know; the address of the model; a server of tools, which is
 * installed into a folder of the run and not into the machine; and the depth of the checkout, where a play is about that.
 */
function adapted(workflow: string, { isWhole = false }: Pick<Play, "isWhole">): string {
  const prefix = '--prefix "$RUNNER_TOOL_CACHE"';
  return workflow
    .replaceAll(/^ *queue: max.*\n/gm, "")
    .replaceAll(/^( *)(persist-credentials: false)$/gm, (line, indent) =>
      isWhole ? `${line}\n${indent}fetch-depth: 0` : line,
    )
    .replaceAll(/^( *)(api-key: .*)$/gm, (line, indent) => `${line}\n${indent}base-url: \${{ vars.BASE_URL }}`)
    .replaceAll(
      /^( *- run: )sudo npm install --global (\S+)$/gm,
      `$1npm install --global ${prefix} $2 && echo "$RUNNER_TOOL_CACHE/bin" >> "$GITHUB_PATH"`,
    );
}

/** The workflow that calls a reusable one: it stands in the comment at the beginning of the example. */
function callerIn(example: string, name: string): string {
  const lines = [...example.matchAll(/^# {3}(.*)$/gm)].map(([, line = ""]) => line);
  return lines.join("\n").replace(/uses: \S+\.yml@\S+/, `uses: ./.github/workflows/${name}`);
}

/** `owner/name@ref=folder` for each action of a workflow; one without a stand-in is our mistake. */
function repositoriesIn(workflow: string, { action }: World): string[] {
  const used = [...workflow.matchAll(/^[^#\n]*uses: ([^\s#]+)/gm)].map(([, uses = ""]) => uses);
  return [...new Set(used)].map((uses) => {
    if (uses.startsWith("your-org/deckhand@")) return `${uses}=${action}`;
    const name = /^actions\/([^@]+)@/.exec(uses)?.[1] ?? "";
    if (!standIns.includes(name)) throw new Error(`There is no stand-in for ${uses}.`);
    return `${uses}=${join(import.meta.dirname, "stand-ins", name)}`;
  });
}

type LogLine = Readonly<{ command?: string; name?: string; arg?: string; jobID?: string; msg?: string }>;

function linesOf(output: string): LogLine[] {
  return output.split("\n").flatMap((line) => {
    try {
      return [JSON.parse(line) as LogLine]; // `as`: act's own format, of which each field may be missing
    } catch {
      return []; // a line that act prints beside its log
    }
  });
}

const deciding = ["ok", "outcome", "count", "findings-new"];

/** `JOB NAME=VALUE` of the outputs that decide something. */
function outputsIn(output: string): string[] {
  return linesOf(output)
    .filter(({ command, name = "", arg }) => command === "set-output" && deciding.includes(name) && arg)
    .map(({ jobID, name, arg }) => `${jobID} ${name}=${arg}`)
    .sort();
}

/** Each pull request with what it changes. */
function pullsOf({ github, repository }: Stage): Promise<string[]> {
  const git = gitIn(repository.gitDir);
  return Promise.all(
    [...github.state.pulls.values()].map(async ({ author, draft, base, head }) => {
      const files = (await git(["diff", "--name-only", `${base}...${head}`])).trim().split("\n");
      return `${draft ? "draft" : "pull request"} of ${author}: ${files.join(" ")}`;
    }),
  );
}

/** The comments, replies and reviews of the agent. */
function remarksOf({ github }: Stage) {
  const { comments, records } = github.state;
  const all = [...comments.values(), ...records.discussionComments, ...records.reviews];
  return all.filter(({ author }) => author === "github-actions[bot]");
}

/** `#N` of the thread for each that is new. */
function newRemarks(stage: Stage, known: ReadonlySet<unknown>): string[] {
  const added = remarksOf(stage).filter((remark) => !known.has(remark));
  const threads = added.map((remark) =>
    "issue" in remark ? remark.issue : "discussion" in remark ? remark.discussion : remark.pull,
  );
  return threads.map((number) => `#${number}`).sort();
}

function differences(seen: Record<keyof Expected, unknown>, expected: Expected): string[] {
  const parts = ["exitCode", "outputs", "pulls", "remarks"] as const;
  return parts.flatMap((part) => {
    const [is, due] = [seen[part], expected[part]].map((value) => JSON.stringify(value));
    return is === due ? [] : [`${part}: ${is} instead of ${due}`];
  });
}

/** act is told to mask nothing itself, so a secret may stand in the commands that ask for a mask and nowhere else. */
function isLeaked(output: string): boolean {
  const others = output.split("\n").filter((line) => !line.includes('"command":"add-mask"'));
  return [githubToken, apiKey].some((secret) => others.join("\n").includes(secret));
}

/** Read from the action's log, as act clears its folders away: so a run that has worked must name calls there. */
function failedCalls(log: readonly string[], outputs: readonly string[]): string[] {
  const answers = log.filter((line) => /^ *<- \S+ /.test(line));
  const failed = answers.filter((line) => /^ *<- \S+ error: |, an error$/.test(line));
  const isUnseen = answers.length === 0 && outputs.includes("agent outcome=changed");
  return isUnseen ? ["The log names no tool call."] : failed.map((line) => `A tool call failed: ${line.trim()}`);
}

/** What stands in the log, line by line; of the outputs, those that are not empty. */
function said(output: string): string[] {
  const lines = linesOf(output).filter(({ command, arg }) => command !== "set-output" || arg);
  return lines.map(({ msg = "" }) => msg.trimEnd().replace(/^ *\| /, ""));
}
