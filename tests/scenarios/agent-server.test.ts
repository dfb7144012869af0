/**
 * Stories of a run whose tools work on the machine of an agent server. What is promised of such a run is played there and
 * here, in the sandbox, and has to be the same.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { openAgentServer } from "../agent-server/rehearsed/server.ts";
import { checkExchange } from "../openapi.ts";
import { blocksOf, read } from "../pages.ts";
import { processes } from "../running.ts";
import { pendingIn, run as risky } from "./approving.ts";
import { hasty, pause, untilAsked } from "./haste/haste.ts";
import { answersOf, interrupted, play, type StoryOptions, stageFor } from "./play.ts";
import { stable } from "./transcript.ts";

const KEY = "session-key-of-a-story";
const branch = "agent/issue-1-a-slug-may-end-in-a-hyphen";

/** `options.key` is the key that it takes from now on. */
async function server() {
  const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ""}`, HOME: "/nonexistent", WHERE: "there" };
  const options = { key: KEY, env };
  const opened = await openAgentServer(options);
  onTestFinished(() => opened.close());
  const { url, requests } = opened;
  return { url, requests, options, inputs: { "agent-server-url": url, "agent-server-key": KEY, isolation: "none" } };
}

const write = (name: string) =>
  call("file_editor", { command: "create", path: name, file_text: `${name}\n`, security_risk: "LOW" });
const terminal = (command: string) => call("terminal", { command });
const finish = call("finish", { message: "Low water is written down." });
const goOn = { issue: 1, body: "@agent continue" };

/** What the model was sent, all requests as one text. */
const told = ({ model }: Stage) => JSON.stringify(model?.requests.map(({ body }) => body.messages));

/** Where the checkout of the run was on the server. */
const placeIn = (stage: Stage) => /\/tmp\/deckhand-work-[0-9a-f-]+/.exec(told(stage))?.[0] ?? "";

function filesOn({ repository }: Stage): string {
  return execFileSync("git", ["--git-dir", repository.gitDir, "ls-tree", "-r", "--name-only", branch], {
    encoding: "utf8",
  });
}

/** Nothing of a run is left on the server: no folder, and no process. */
async function expectNothingLeft(stage: Stage) {
  const place = placeIn(stage);
  expect(place).not.toBe("");
  for (const ending of ["", ".new", ".before", ".tools"]) expect(existsSync(place + ending)).toBe(false);
  await expect.poll(() => [...processes().values()].filter((line) => line.includes(place))).toEqual([]);
}

/** All that came of some plays: how they ended, what people read, and what the model read, but for where it was. */
function cameOf(stage: Stage, plays: readonly Rehearsal[]) {
  const places =
    /\/tmp\/deckhand-work-\w+(?:\.tools\/saved)?|<folder>\/run-\d+\/(?:slugify|_temp\/[^ ]+?\/observations)/g;
  const plain = (text: string) => stable(text, stage).replaceAll(places, "<place>");
  // What a run there cannot promise.
  const sandbox = /\n- Sandbox: .*|\n\n> \[!WARNING\]\n> With `agent-server-url`.*/g;
  return {
    ends: plays.map(({ outputs: { outcome, reason }, runner: { exitCode } }) => ({ outcome, reason, exitCode })),
    answers: plays.flatMap(answersOf).map((answer) => plain(answer.replaceAll(sandbox, ""))),
    messages: stage.model?.requests
      .at(-1)
      ?.body.messages.slice(1)
      .map((message) => plain(JSON.stringify(message))),
    diffs: plays.map(({ diff }) => diff),
  };
}

/**
 * The same plays with the tools there and here, at the same time if they mostly wait. Both have to come to the same; resolves
 * to what was there.
 */
async function thereAndHere(options: StoryOptions, plays: readonly PlayOptions[], isWaiting = false) {
  const { inputs, requests } = await server();
  const playAll = async (own: Readonly<Record<string, string>>) => {
    const stage = await stageFor({ ...options, inputs: { ...options.inputs, ...own } });
    const played: Rehearsal[] = [];
    for (const one of plays) played.push(await stage.play(one));
    return { stage, played };
  };
  const begun = playAll(inputs);
  if (!isWaiting) await begun;
  const [there, here] = await Promise.all([begun, playAll({})]);
  expect(cameOf(there.stage, there.played)).toEqual(cameOf(here.stage, here.played));
  for (const answer of there.played.flatMap(answersOf)) expect(answer).toContain("run on another machine");
  await expectNothingLeft(there.stage);
  return { ...there, requests };
}

test("a server is not used where a sandbox is wanted, and nothing is sent to it", async () => {
  const { inputs, requests } = await server();
  const { rehearsal } = await play({ story: "fix", script: [finish], inputs: { ...inputs, isolation: "auto" } });
  expect(rehearsal.outputs.outcome).not.toBe("changed");
  expect(answersOf(rehearsal).join()).toContain("needs `isolation: none`");
  expect(requests).toEqual([]);
});

test("tools work on the server, what came of it is published as ever, and a budget that is used up is a checkpoint there, too", async () => {
  const work = terminal("pwd; git log --oneline | wc -l; printf '\\0x' > raw.bin; echo low >> README.md");
  const script = [write("tides.md"), work, terminal("cat tides.md"), finish];
  const more = { "INPUT_MAX-ITERATIONS": "30" };
  const options = { script, inputs: { "max-iterations": "2" } };
  const { stage, played, requests } = await thereAndHere(options, [{}, { ...goOn, environment: more }]);
  expect(played.map(({ outputs }) => outputs.outcome)).toEqual(["budget-exhausted", "changed"]);
  const problems = played.flatMap(({ problems, exchanges }) => [...problems, ...exchanges.flatMap(checkExchange)]);
  expect([...problems, ...(played.at(-1)?.runner.errors ?? [])]).toEqual([]);
  expect(played[0]?.diff).toContain("+low");
  expect(played[0]?.diff).toContain("raw.bin");
  expect(filesOn(stage)).toContain("tides.md");
  expect(told(stage)).toContain("/tmp/deckhand-work-");
  expect(told(stage)).not.toContain(KEY);
  expect(requests).not.toContain("POST /api/conversations");
});

test("F38 the time limit ends a command, there and here: timed-out, and the edit is on the branch", async () => {
  const script = [write("tides.md"), terminal("sleep 59")];
  const options = { script, inputs: { "timeout-minutes": "0.07" }, toolErrors: interrupted };
  const { stage, played } = await thereAndHere(options, [{}], true);
  expect(played[0]).toMatchObject({ pullRequests: [], outputs: { outcome: "timed-out", branch, "pr-number": "" } });
  expect(played.flatMap(answersOf)[0]).toMatch(/^Branch \[`agent\/issue-1-.*`\]\(.* · \[Files\]\(.*\/compare\//m);
  expect(filesOn(stage)).toContain("tides.md");
});

test("a follow-up comment joins the run, and commits on other branches and in stashes come back, too", async () => {
  const { inputs } = await server();
  let heard = pause;
  const remark = () => {
    stage.github.comment({ issue: 1, author: "maria", body: "@agent and mind the tests" });
    heard = untilAsked(stage, ({ path }) => path.endsWith("/maria/permission"));
    return pause;
  };
  const identity = "git config user.name maria && git config user.email maria@example.org";
  const onBranch = "git checkout -q -b aside && echo a > aside.md && git add . && git commit -qm Aside";
  const inStash = "git checkout -q main && echo s >> README.md && git stash -q";
  const work = terminal([identity, onBranch, inStash, "echo low > tides.md"].join(" && "));
  const stage: Stage = await stageFor({ environment: hasty, script: [remark, () => heard, work, finish], inputs });
  const rehearsal = await stage.play();
  expect(told(stage)).toContain("maria adds, while you work:\\n\\nand mind the tests");
  expect(rehearsal.outputs.outcome).toBe("failed"); // as it is here, so that nobody overlooks it
  expect(filesOn(stage)).toContain("tides.md");
  const [answer = ""] = answersOf(rehearsal);
  expect(answer).toMatch(/\*\*DKH-113\*\* `agent-server\/aside`.*`Aside`/);
  expect(answer).toMatch(/\*\*DKH-113\*\* `agent-server\/stash-1`/);
});

test("every command waits, because nothing holds it there, and an approved one runs where the shell was left", async () => {
  const script: Script = [risky("cd src", "LOW"), risky("pwd > ../out.txt", "LOW"), finish];
  const { inputs } = await server();
  let ahead = 0;
  const options = { script, now: () => new Date(Date.now() + ahead) };
  const asking = { confirmation: "risky", isolation: "none" };
  const there = await stageFor({ ...options, inputs: { ...asking, ...inputs } });
  const approve = () => {
    ahead += 5000; // an approval is newer than what it approves
    return there.play({ issue: 1, author: "octavia", body: "@agent approve" });
  };
  const first = await there.play();
  expect(first.outputs.outcome).toBe("awaiting-approval");
  expect(answersOf(first)[0]).toContain("risk `HIGH: It runs without a sandbox`");
  const second = await approve();
  expect(pendingIn(second)).toMatchObject([{ tool: "terminal" }]);
  const third = await approve();
  expect(third.outputs).toMatchObject({ outcome: "changed", "pending-actions": "" });
  expect(third.diff).toMatch(/^\+\/tmp\/deckhand-work-\w+\/src$/m);
  await expectNothingLeft(there);
});

test("a job that is cancelled and a process that is killed lose nothing: the next run goes on with the work", async () => {
  const { inputs } = await server();
  const [cancel, kill] = [new AbortController(), new AbortController()];
  const onLine = ({ text }: { text: string }) => {
    if (text.includes(": terminal sleep 59")) cancel.abort();
    if (text.includes(": terminal sleep 58")) kill.abort();
  };
  /** What was too long to be read is still there in the next run. */
  const lookBack =
    (file: string): Script[number] =>
    ({ messages }) => {
      const folders = JSON.stringify(messages).matchAll(/Outputs that were saved are in (\S+) now/g);
      return terminal(`tail -qn 1 ${[...folders].at(-1)?.[1]}/*; cat ${file}`);
    };
  const until = (file: string, command: string) => [write(file), terminal("seq 40000"), terminal(command)];
  const begun: Script = [...until("one.md", "sleep 59"), lookBack("one.md"), ...until("two.md", "sleep 58")];
  const script = [...begun, lookBack("two.md"), finish];
  const stage = await stageFor({ script, inputs, onLine, toolErrors: interrupted });
  const first = await stage.play({ signal: cancel.signal, environment: { GITHUB_RUN_ID: "9001" } });
  expect([first.outputs.outcome, first.pullRequests]).toEqual(["cancelled", []]);
  const second = await stage.play({ ...goOn, killed: kill.signal, environment: { GITHUB_RUN_ID: "9002" } });
  expect([second.outputs.outcome, second.pullRequests]).toEqual([undefined, []]);
  expect(told(stage)).toContain("Your last run ended as");
  expect(told(stage)).toContain("40000\\none.md\\n[Command");
  const third = await stage.play(goOn);
  expect(third.outputs).toMatchObject({ outcome: "changed", branch, "pr-number": "2" });
  expect(filesOn(stage)).toMatch(/one\.md\n[\s\S]*two\.md/);
  expect(told(stage)).toContain("Your last run was cut off");
  expect(told(stage)).toContain("are in the workspace again: `two.md`");
  expect(told(stage)).toContain("40000\\ntwo.md\\n[Command");
  expect([first, second, third].flatMap(({ problems }) => problems)).toEqual([]);
  await expectNothingLeft(stage);
});

test("work that can never be fetched is set aside, and people read where; what cannot be fetched stays on the server: `reset` forgets it, and the next run fetches it", async () => {
  const { inputs, options } = await server();
  const shut = () => {
    options.key = "another-key";
    return finish;
  };
  const open = () => {
    options.key = KEY;
  };
  const large = [terminal("head -c 70000000 /dev/zero > zeros.bin"), finish];
  const kept = [write("one.md"), shut, terminal("ls"), write("two.md"), shut];
  const script: Script = [...large, ...kept, terminal("cat two.md"), finish];
  const stage = await stageFor({ script, inputs });
  const expectKept = (run: Rehearsal, file: string) => {
    const place = placeIn(stage);
    expect(run.outputs.outcome).toBe("failed");
    expect(answersOf(run).at(-1)).toMatch(/^### 🔴 The work could not be fetched from the agent server\n/);
    for (const words of ["refused the key", place]) expect(answersOf(run).at(-1)).toContain(words);
    expect(existsSync(`${place}/${file}`)).toBe(true);
  };
  const first = await stage.play();
  expect(first.outputs.outcome).toBe("failed");
  expect(answersOf(first)[0]).toContain("would unpack to 67 MB");
  const second = await stage.play(goOn);
  const [aside = ""] = /\/tmp\/deckhand-work-\w+-[0-9a-f-]+/.exec(answersOf(second).at(-1) ?? "") ?? [];
  expect(existsSync(`${aside}/zeros.bin`)).toBe(true);
  execFileSync("rm", ["-r", aside]);
  expectKept(second, "one.md");
  open();
  await stage.play({ issue: 1, body: "@agent reset" });
  expectKept(await stage.play({ issue: 1, body: "@agent and now?" }), "two.md");
  expect(existsSync(`${placeIn(stage)}/one.md`)).toBe(false);
  expect(JSON.stringify(stage.model?.requests.at(-1)?.body.messages)).not.toContain("one.md");
  open();
  const last = await stage.play(goOn);
  expect(last.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
  expect(told(stage)).toContain("are in the workspace again: `two.md`");
  expect(filesOn(stage)).toContain("two.md");
  expect(filesOn(stage)).not.toContain("one.md");
  await expectNothingLeft(stage);
});

/** The workflow of the page: the step that chooses a server for a job of the matrix. */
function serverStep(): string {
  const steps = blocksOf(read("docs/agent-server.md"), "yaml").flatMap(({ code }): unknown[] => parse(code));
  return String(Object(steps.find((step) => Object(step).id === "server")).run);
}

test("a list drives runs on several servers", async () => {
  const servers = [await server(), await server()];
  const urls = JSON.stringify(servers.map(({ url }) => url));
  const folder = mkdtempSync(join(tmpdir(), "deckhand-matrix-"));
  const urlFor = (index: number) => {
    const env = { PATH: process.env.PATH, SERVERS: urls, INDEX: String(index), GITHUB_OUTPUT: join(folder, "output") };
    writeFileSync(env.GITHUB_OUTPUT, "");
    execFileSync("bash", ["--norc", "-e", "-c", serverStep()], { env });
    return /^url=(.*)\n$/.exec(readFileSync(env.GITHUB_OUTPUT, "utf8"))?.[1] ?? "";
  };
  expect([0, 1, 2, 3].map(urlFor)).toEqual([0, 1, 0, 1].map((index) => servers[index]?.url));

  const script = [write("one.md"), finish, write("two.md"), finish];
  const stage = await stageFor({ script, inputs: { prompt: "Fix this bug.", isolation: "none" } });
  for (const title of ["Tides", "Ebbs"]) stage.github.openIssue({ author: "rita", title, body: "" });
  const happening = (github: Stage["github"]) => ({
    name: "schedule",
    actor: "maria",
    payload: github.payloads.schedule(),
  });
  const list = { INPUT_MODE: "list", INPUT_LIST: "issues s" };
  const { outputs } = await stage.play({ issue: 1, happening, environment: list });
  const { include } = JSON.parse(outputs.matrix ?? "");
  expect(include).toMatchObject([{ title: "Tides" }, { title: "Ebbs" }]);
  for (const [index, item] of include.entries()) {
    const before = servers.map(({ requests }) => requests.length);
    const on = { "INPUT_AGENT-SERVER-URL": urlFor(index), "INPUT_AGENT-SERVER-KEY": KEY };
    const environment = { INPUT_ITEM: JSON.stringify(item), ...on };
    expect((await stage.play({ issue: 1, happening, environment })).outputs.outcome).toBe("changed");
    expect(servers.map(({ requests }, at) => requests.length > (before[at] ?? 0))).toEqual([index === 0, index === 1]);
  }
});
