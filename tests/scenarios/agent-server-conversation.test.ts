/** Stories of a run whose agent works on an agent server, in the loop of that server. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
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

test("the agent works on the server, its work is published as ever, and no text has a key or a secret", async () => {
  const script = [
    { run: `echo ${MODEL_KEY} ${KEY} $NPM_TOKEN; printf 'high\\n' >> README.md; git status --short` },
    { finish: `High water is written down, not ${MODEL_KEY}.` },
    { run: "echo two >> README.md" },
    { finish: "Two." },
  ];
  const { url, requests, conversations } = await server(script);
  const secret = { secrets: "NPM_TOKEN=npm-token-77", "agent-server-gives": "model-key, NPM_TOKEN" };
  const inputs = { ...GIVEN, "agent-server-url": url, ...secret };
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
  expect([MODEL_KEY, KEY, "npm-token-77"].filter((key) => text.includes(key))).toEqual([]);
  expect(requests.filter((request) => request.startsWith("DELETE"))).toEqual([]); // the next run can go on
  const [conversation] = conversations.all.values();
  expect(() => readdirSync(String(Object(conversation?.info.workspace).working_dir))).toThrow("ENOENT");

  // A secret that the workflow no longer gives ends the conversation that has it.
  const [old] = conversations.all.keys();
  const environment = { INPUT_SECRETS: "", "INPUT_AGENT-SERVER-GIVES": "model-key" };
  const second = await stage.play({ issue: rehearsal.issue.number, body: "@agent continue", environment });
  expect(second.outputs.outcome).toBe("changed");
  expect(conversations.created).toHaveLength(2);
  expect([...conversations.all.keys()]).toEqual([expect.not.stringMatching(old ?? "")]);
  expect(answersOf(second).join()).toContain("no longer given: NPM_TOKEN");
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

test("an agent that is cancelled or reaches a limit is stopped on the server, and the next mention continues its conversation", async () => {
  const script: Turn[] = [
    ...[{ run: "echo half >> README.md" }, { think: true as const }],
    { run: "echo more >> README.md; sleep 0.5" },
    { think: true },
    ...[{ run: "echo done >> README.md" }, { finish: "All of it is there." }],
  ];
  const { url, requests, conversations } = await server(script);
  const cancel = new AbortController();
  const onLine = ({ text }: { text: string }) => text.includes("echo half") && cancel.abort();
  const stage = await stageFor({ story: "fix", script: [], inputs: { ...GIVEN, "agent-server-url": url }, onLine });
  const goOn = { issue: 1, body: "@agent continue" };
  const stops: readonly (readonly [PlayOptions, string, string])[] = [
    [{ signal: cancel.signal }, "cancelled", "cancelled"],
    [{ ...goOn, environment: { "INPUT_MAX-BUDGET-USD": "0.01" } }, "budget-exhausted", "max-budget-usd"],
    [{ ...goOn, environment: { "INPUT_TIMEOUT-MINUTES": "0.07" } }, "timed-out", "timeout-minutes"],
  ];
  for (const [options, outcome, words] of stops) {
    const stopped = await stage.play(options);
    expect(stopped.outputs.outcome).toBe(outcome);
    expect(answersOf(stopped).at(-1)).toContain(words);
    const [there] = conversations.all.values();
    expect([there?.status, there?.models.key]).toEqual(["paused", null]);
    if (outcome === "cancelled") expect(requests.some((request) => request.endsWith("/interrupt"))).toBe(true);
  }
  const last = await stage.play(goOn);
  expect(last.outputs.outcome).toBe("changed");
  expect(last.diff).toContain("+half\n+more\n+done");
  expect(answersOf(last).join()).toContain("All of it is there.");
  expect(answersOf(last).join()).not.toContain("cannot be used");
  expect([conversations.created.length, conversations.all.size]).toEqual([1, 1]);
  const [there] = conversations.all.values();
  expect([there?.models.usedKeys.every((key) => key === MODEL_KEY), there?.models.key]).toEqual([true, null]);
  expect(left(stage, last)).not.toContain(MODEL_KEY);
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

test("an agent that outlived its runner is interrupted before the next run does anything else; `reset` deletes the conversation on the server, or says that it is still there; one that is lost begins again", async () => {
  const { url, requests, conversations } = await server([
    ...[{ run: "echo half >> README.md" }, { think: true as const }, { finish: "Half is enough." }],
    ...[{ finish: "Two." }, { finish: "Three." }],
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

  const known = [...conversations.all.keys()];
  const say = (body: string, environment = {}) => stage.play({ issue: first.issue.number, body, environment });
  const reset = async (environment = {}) => {
    const { comments, runner } = await say("@agent reset", environment);
    const answer = comments.map(({ body }) => body).findLast((body) => body.includes("is forgotten")) ?? "";
    return { answer, log: runner.stdout + runner.stderr };
  };
  expect((await reset()).answer).not.toContain("still has the conversation");
  expect(conversations.all.size).toBe(0);
  const next = await say("@agent again");
  expect(answersOf(next).join()).toContain("Two.");
  expect(answersOf(next).join()).not.toContain("cannot be used");
  expect([...conversations.all.keys()]).not.toEqual(known);

  conversations.all.clear();
  const answer = answersOf(await say("@agent go on")).at(-1) ?? "";
  expect(answer).toContain("Three.");
  expect(answer).toContain("The agent server does not have the conversation that is to continue");
  expect([conversations.created.length, conversations.all.size]).toEqual([3, 1]);

  const [id] = conversations.all.keys();
  const { answer: refused, log } = await reset({ "INPUT_AGENT-SERVER-KEY": "another-key-of-a-story" });
  expect([...conversations.all.keys()]).toEqual([id]);
  expect(refused).toContain("**The agent server still has the conversation**");
  expect(refused).toContain(
    `The agent server refused the key. Check its session key. Delete the conversation \`${id}\``,
  );
  expect(log).toContain(`::warning::The conversation ${id} could not be deleted on the agent server.`);
});

test("a set-up that fails leaves no key on the server", async () => {
  const { url, conversations } = await server();
  const inputs = { ...GIVEN, "agent-server-url": url, "setup-command": "exit 3" };
  const { rehearsal } = await play({ story: "fix", script: [], inputs });
  expect(rehearsal.outputs.outcome).toBe("failed");
  expect([...conversations.all.values()].map(({ models }) => models.key)).toEqual([null]);
});
