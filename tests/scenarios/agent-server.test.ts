/** Stories of a run whose tools work on the machine of an agent server. */
import { dirname } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openAgentServer } from "../../src/rehearsal/agent-server/server.ts";
import { call } from "../../src/rehearsal/model/script.ts";
import { answersOf, play } from "./play.ts";

const KEY = "session-key-of-a-story";

async function server() {
  const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ""}`, HOME: "/nonexistent", WHERE: "there" };
  const opened = await openAgentServer({ key: KEY, env });
  onTestFinished(() => opened.close());
  return opened;
}

const look = call("terminal", {
  command: "pwd; git log --oneline | wc -l; printf '\\0x' > raw.bin; echo low >> README.md",
});
const finish = call("finish", { message: "Low water is written down." });

test("tools work on the server, and what came of it is published as ever", async () => {
  const { url, requests } = await server();
  const inputs = { "agent-server-url": url, "agent-server-key": KEY, isolation: "none" };
  const { stage, rehearsal, problems } = await play({ story: "fix", script: [look, finish], inputs });
  expect([...problems, ...rehearsal.runner.errors]).toEqual([]);
  expect(rehearsal.outputs).toMatchObject({ outcome: "changed" });
  expect(rehearsal.diff).toContain("+low");
  expect(rehearsal.diff).toContain("raw.bin");
  const [answer = ""] = answersOf(rehearsal);
  expect(answer).toContain("ran on another machine");
  const said = JSON.stringify(stage.model?.requests.map(({ body }) => body.messages));
  expect(said).toContain("/tmp/deckhand-work-");
  expect(said).not.toContain(KEY);
  expect(requests).not.toContain("POST /api/conversations");
});

test("a server is not used where a sandbox is wanted, and nothing is sent to it", async () => {
  const { url, requests } = await server();
  const inputs = { "agent-server-url": url, "agent-server-key": KEY };
  const { rehearsal } = await play({ story: "fix", script: [finish], inputs });
  expect(rehearsal.outputs.outcome).not.toBe("changed");
  expect(answersOf(rehearsal).join()).toContain("needs `isolation: none`");
  expect(requests).toEqual([]);
});
