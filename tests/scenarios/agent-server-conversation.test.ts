/** Stories of a run whose agent works on an agent server, in the loop of that server. */
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Turn } from "../../src/rehearsal/agent-server/conversation.ts";
import { openAgentServer } from "../../src/rehearsal/agent-server/server.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
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
  expect([conversations.created.length, conversations.switched.length, conversations.all.size]).toEqual([1, 1, 1]);
  expect(left(stage, second)).not.toContain(MODEL_KEY);
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
