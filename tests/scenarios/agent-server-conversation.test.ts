/** Stories of a run whose agent works on an agent server, in the loop of that server. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import type { Turn } from "../agent-server/rehearsed/conversation.ts";
import { openAgentServer } from "../agent-server/rehearsed/server.ts";
import { hasty } from "./haste/haste.ts";
import { answersOf, play, stageFor } from "./play.ts";

const KEY = "session-key-of-a-story";

async function server(script: readonly Turn[] = []) {
  const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ""}`, HOME: "/nonexistent", WHERE: "there" };
  const opened = await openAgentServer({ key: KEY, env, script });
  onTestFinished(() => opened.close());
  return opened;
}

const THERE = { isolation: "none", "agent-server-key": KEY, "agent-server-conversation": "true" };
const GIVEN = { ...THERE, "agent-server-gives": "model-key", "mixed-threads": "as-trusted" };
const MODEL_KEY = "sk-rehearsal-0000000000000000";

/** All that a run left on GitHub and in its log, and what it saved for the next one. */
function left(stage: Stage, { comments, runner, pullRequests, diff }: Rehearsal): string {
  const git = (...args: string[]) =>
    execFileSync("git", ["--git-dir", stage.repository.gitDir, ...args], { encoding: "utf8" });
  const ref = "refs/deckhand/threads/1";
  const files = git("ls-tree", "-r", "--name-only", ref).trim().split("\n");
  const saved = files.map((file) => git("show", `${ref}:${file}`));
  const log = (runner.stdout + runner.stderr).replace(/^::add-mask::.*$/gm, "");
  return JSON.stringify([comments, log, pullRequests, diff, saved]);
}

test("the agent works on the server, its work is published as ever, and no text has a key", async () => {
  const script = [
    { run: `echo ${MODEL_KEY} ${KEY}; printf 'high\\n' >> README.md; git status --short` },
    { finish: `High water is written down, not ${MODEL_KEY}.` },
  ];
  const { url, requests, conversations } = await server(script);
  const inputs = { ...GIVEN, "agent-server-url": url };
  const { stage, rehearsal, problems } = await play({ story: "fix", script: [], inputs });
  expect([...problems, ...rehearsal.runner.errors]).toEqual([]);
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed" });
  expect(rehearsal.diff).toContain("+high");
  const [answer = ""] = answersOf(rehearsal);
  expect(answer).toContain("High water is written down");
  expect(answer).toContain("the agent runs on another machine");
  expect(stage.model?.requests).toEqual([]);
  expect(JSON.stringify(conversations.created)).toContain(MODEL_KEY);
  const text = left(stage, rehearsal);
  expect(text).toContain("M README.md");
  expect([text.includes(MODEL_KEY), text.includes(KEY)]).toEqual([false, false]);
  expect(requests.filter((request) => request.startsWith("DELETE"))).toEqual([]); // the next run can go on
  const [conversation] = conversations.all.values();
  expect(() => readdirSync(String(Object(conversation?.info.workspace).working_dir))).toThrow("ENOENT");
});

test.for([
  [{ "agent-server-gives": "" }, "hands over `model-key`, which `agent-server-gives` has to name"],
  [
    { "mixed-threads": "restricted" },
    "People without write access wrote on this thread, so I do not hand any key over",
  ],
] as const)("no key is handed over that is not named, or that a stranger could get: %o", async ([other, words]) => {
  const { url, requests } = await server();
  const inputs = { ...GIVEN, "agent-server-url": url, ...other };
  const { rehearsal } = await play({ story: "fix", script: [], inputs });
  expect(rehearsal.outputs.outcome).toBe("failed");
  expect(answersOf(rehearsal).join()).toContain(words);
  expect(requests).toEqual([]);
});

test("a cancelled agent is interrupted on the server, and the next mention continues its conversation", async () => {
  const script: Turn[] = [{ run: "echo half >> README.md" }, { think: true }, { run: "echo done >> README.md" }];
  const { url, requests, conversations } = await server([...script, { finish: "Both halves are there." }]);
  const cancel = new AbortController();
  const onLine = ({ text }: { text: string }) => text.includes("echo half") && cancel.abort();
  const stage = await stageFor({ story: "fix", script: [], inputs: { ...GIVEN, "agent-server-url": url }, onLine });
  const first = await stage.play({ signal: cancel.signal });
  expect(first.outputs.outcome).toBe("cancelled");
  expect(requests.some((request) => request.endsWith("/interrupt"))).toBe(true);
  expect([...conversations.all.values()][0]?.status).toBe("paused");
  const second = await stage.play({ issue: first.issue.number, body: "@agent continue" });
  expect(second.outputs.outcome).toBe("changed");
  expect(second.diff).toContain("+half\n+done");
  expect(answersOf(second).join()).toContain("Both halves are there.");
  expect(answersOf(second).join()).not.toContain("cannot be used");
  expect([conversations.created.length, conversations.all.size]).toEqual([1, 1]);
  const [there] = conversations.all.values();
  expect([there?.models.usedKeys.every((key) => key === MODEL_KEY), there?.models.key]).toEqual([true, null]);
  expect(left(stage, second)).not.toContain(MODEL_KEY);
});

/** A thread whose conversation is on the server, and what `reset` with these inputs answers. */
async function resetWith(environment: Record<string, string>) {
  const { url, conversations } = await server([{ finish: "One." }, { finish: "Two." }]);
  const stage = await stageFor({ story: "fix", script: [], inputs: { ...GIVEN, "agent-server-url": url } });
  const first = await stage.play();
  const before = [...conversations.all.keys()];
  const { comments, runner } = await stage.play({ issue: first.issue.number, body: "@agent reset", environment });
  const answer = comments.map(({ body }) => body).find((body) => body.includes("is forgotten")) ?? "";
  return { stage, issue: first.issue.number, conversations, before, answer, log: runner.stdout + runner.stderr };
}

test.for([
  ["max-budget-usd", "0.01", "budget-exhausted"],
  ["max-budget-tokens", "100", "budget-exhausted"],
  ["timeout-minutes", "0.07", "timed-out"],
] as const)("%s ends the agent, and the next mention goes on", async ([input, limit, outcome]) => {
  const { url, conversations } = await server([
    { run: "echo half >> README.md; sleep 0.5" },
    ...(outcome === "timed-out" ? [{ think: true as const }] : []),
    { run: "echo done >> README.md" },
    { finish: "Both halves are there." },
  ]);
  const stage = await stageFor({ story: "fix", script: [], inputs: { ...GIVEN, "agent-server-url": url } });
  const name = `INPUT_${input.toUpperCase()}`;
  const first = await stage.play({ environment: { [name]: limit } });
  expect(first.outputs.outcome).toBe(outcome);
  expect(answersOf(first).join()).toContain(input);
  const [there] = conversations.all.values();
  expect([there?.status, there?.models.key]).toEqual(["paused", null]);
  const second = await stage.play({ issue: first.issue.number, body: "@agent continue" });
  expect(second.outputs.outcome).toBe("changed");
  expect(second.diff).toContain("+half\n+done");
  expect(conversations.created).toHaveLength(1);
});

test("a server that has lost the conversation begins a new one, and people read so", async () => {
  const { url, conversations } = await server([{ finish: "One." }, { finish: "Two." }]);
  const stage = await stageFor({ story: "fix", script: [], inputs: { ...GIVEN, "agent-server-url": url } });
  const first = await stage.play();
  conversations.all.clear();
  const second = await stage.play({ issue: first.issue.number, body: "@agent go on" });
  const answer = answersOf(second).at(-1) ?? "";
  expect(answer).toContain("Two.");
  expect(answer).toContain("The agent server does not have the conversation that is to continue");
  expect([conversations.created.length, conversations.all.size]).toEqual([2, 1]);
});

test("a follow-up comment reaches the agent", async () => {
  const flag = join(mkdtempSync(join(tmpdir(), "deckhand-heard-")), "heard");
  const wait = `until [ -e ${flag} ]; do sleep 0.1; done; sleep 0.5`;
  const { url, conversations } = await server([{ run: "sleep 0.3" }, { run: "sleep 0.3" }, { run: wait }]);
  let isSaid = false;
  const onLine = ({ text }: { text: string }) => {
    if (isSaid || !text.includes("sleep 0.3")) return;
    isSaid = true;
    stage.github.comment({ issue: 1, author: "maria", body: "@agent and mind the tests" });
    stage.github.listen(() => {
      if (stage.github.exchanges.at(-1)?.path.endsWith("/maria/permission")) writeFileSync(flag, "");
    });
  };
  const inputs = { ...GIVEN, "agent-server-url": url };
  const stage: Stage = await stageFor({ story: "fix", script: [], inputs, environment: hasty, onLine });
  await stage.play();
  const events = [...conversations.all.values()].flatMap((there) => there.events.map((event) => JSON.stringify(event)));
  const heard = events.findIndex((event) => event.includes("maria adds, while you work:\\n\\nand mind the tests"));
  expect(heard).toBeGreaterThan(0);
  expect(events.findIndex((event) => event.includes("FinishAction"))).toBeGreaterThan(heard);
});

test("an agent that outlived its runner is interrupted before the next run does anything else", async () => {
  const { url, requests, conversations } = await server([
    { run: "echo half >> README.md" },
    { think: true },
    { finish: "Half is enough." },
  ]);
  const kill = new AbortController();
  const onLine = ({ text }: { text: string }) => text.includes("echo half") && kill.abort();
  const stage = await stageFor({ story: "fix", script: [], inputs: { ...GIVEN, "agent-server-url": url }, onLine });
  const first = await stage.play({ killed: kill.signal, environment: { GITHUB_RUN_ID: "9001" } });
  const [there] = conversations.all.values();
  expect([there?.status, there?.models.key]).toEqual(["running", MODEL_KEY]);
  const before = requests.length;
  const second = await stage.play({ issue: first.issue.number, body: "@agent continue" });
  const [work] = requests.slice(before).filter((request) => request.startsWith("POST"));
  expect(work).toMatch(/\/interrupt$/);
  expect(second.outputs.outcome).toBe("changed");
  expect(second.diff).toContain("+half");
  expect(answersOf(second).join()).toContain("Half is enough.");
  expect(there?.models.key).toBe(null);
});

test("`reset` deletes the conversation on the server, and the next mention begins a new one", async () => {
  const { stage, issue, conversations, before, answer } = await resetWith({});
  expect(conversations.all.size).toBe(0);
  expect(answer).not.toContain("still has the conversation");
  const next = await stage.play({ issue, body: "@agent again" });
  expect(answersOf(next).join()).toContain("Two.");
  expect(answersOf(next).join()).not.toContain("cannot be used");
  expect([...conversations.all.keys()]).not.toEqual(before);
});

test("`reset` says in its answer and in the log that the conversation is still on the server", async () => {
  const { conversations, before, answer, log } = await resetWith({
    "INPUT_AGENT-SERVER-KEY": "another-key-of-a-story",
  });
  expect([...conversations.all.keys()]).toEqual(before);
  expect(answer).toContain("**The agent server still has the conversation**");
  expect(answer).toContain(
    `The agent server refused the key. Check its session key. Delete the conversation \`${before[0]}\``,
  );
  expect(log).toContain(`::warning::The conversation ${before[0]} could not be deleted on the agent server.`);
});

test("a set-up that fails leaves no key on the server", async () => {
  const { url, conversations } = await server();
  const inputs = { ...GIVEN, "agent-server-url": url, "setup-command": "exit 3" };
  const { rehearsal } = await play({ story: "fix", script: [], inputs });
  expect(rehearsal.outputs.outcome).toBe("failed");
  expect([...conversations.all.values()].map(({ models }) => models.key)).toEqual([null]);
});

test("a secret that the workflow no longer gives ends the conversation that has it, and the comment says so", async () => {
  const script = [{ run: "echo one >> README.md" }, { finish: "One." }, { run: "echo two >> README.md" }];
  const { url, conversations } = await server([...script, { finish: "Two." }]);
  const inputs = { ...GIVEN, "agent-server-url": url };
  const secret = { secrets: "NPM_TOKEN=npm-token-77", "agent-server-gives": "model-key, NPM_TOKEN" };
  const stage = await stageFor({ story: "fix", script: [], inputs: { ...inputs, ...secret } });
  const first = await stage.play();
  const [old] = conversations.all.keys();
  const environment = { INPUT_SECRETS: "", "INPUT_AGENT-SERVER-GIVES": "model-key" };
  const second = await stage.play({ issue: first.issue.number, body: "@agent continue", environment });
  expect(second.outputs.outcome).toBe("changed");
  expect(conversations.created).toHaveLength(2);
  expect([...conversations.all.keys()]).toEqual([expect.not.stringMatching(old ?? "")]);
  expect(answersOf(second).join()).toContain("no longer given: NPM_TOKEN");
});
