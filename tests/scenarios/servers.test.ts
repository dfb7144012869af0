/** Servers of tools through the bundle: from run to run, and what a run without any pays for them. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { bringServer, hostileHere } from "../mcp/servers.ts";
import { repository } from "./instructed.ts";
import { answersOf, bundle, stageFor } from "./play.ts";

const finish = (message: string) => call("finish", { message });
const echo = (server: string) => call(`${server}__echo`, { word: `hello, ${server}` });
const config = (mcpServers: object) => JSON.stringify({ mcpServers });

function folderFor(): string {
  const folder = mkdtempSync(join(tmpdir(), "deckhand-servers-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** What the tools answered, in order. */
function answered({ model }: Stage): string[] {
  const messages = model?.requests.at(-1)?.body.messages ?? [];
  return messages.filter(({ role }) => role === "tool").map(({ content }) => JSON.stringify(content));
}

test("a conversation that goes on uses the servers that are what they were, and no others", async () => {
  const { command, args } = hostileHere();
  const once = {
    command: "bash",
    args: ["-c", `test -e .git/gone && exit 3; exec "$@"`, "once", command, ...args],
  };
  const servers = { same: hostileHere(), other: hostileHere("restless"), once };
  const calls = ["same", "other", "once"].map(echo);
  const stage = await stageFor({
    inputs: { "mcp-config": config(servers) },
    script: [...calls, finish("First."), ...calls, finish("Second.")],
    toolErrors: /^(?:other__echo: .*tool descriptions have changed|once__echo: .*exit code 3)/s,
  });
  const first = await stage.play({ earlier: bringServer });
  expect(first.outputs.outcome).toBe("answered");
  expect(answered(stage).slice(0, 3).join()).toContain("hello, other");
  const earlier = async (workspace: string) => {
    await bringServer(workspace);
    writeFileSync(join(workspace, ".git/gone"), "");
  };
  const second = await stage.play({ issue: 1, body: "@agent and once more", earlier });
  expect(second.outputs).toMatchObject({ outcome: "answered", "conversation-id": first.outputs["conversation-id"] });
  const [same, other, gone] = answered(stage).slice(-3);
  expect(same).toContain("hello, same");
  expect(other).toContain("tool descriptions have changed");
  expect(gone).toContain("It ended with exit code 3");
  expect(answersOf(second).at(-1)).toContain("These MCP servers did not work: `other` (");
  expect([...first.problems, ...second.problems]).toEqual([]);
});

test("a conversation that goes on asks the model before its servers have started, and a call waits for its own", async () => {
  const { command, args } = hostileHere();
  const wait = 'until test -e .git/asked; do sleep 0.1; done; exec "$@"';
  const servers = { slow: { command: "bash", args: ["-c", wait, "slow", command, ...args] } };
  let workspace = "";
  const stage = await stageFor({
    bundle,
    inputs: { "mcp-config": config(servers) },
    script: [
      echo("slow"),
      finish("First."),
      () => {
        writeFileSync(join(workspace, ".git/asked"), ""); // the request is here, and only now may the server start
        return echo("slow");
      },
      finish("Second."),
    ],
  });
  const earlier = async (folder: string) => {
    await bringServer(folder);
    workspace = folder;
  };
  const first = await stage.play({
    earlier: async (folder) => {
      await earlier(folder);
      writeFileSync(join(folder, ".git/asked"), "");
    },
  });
  expect(first.outputs.outcome).toBe("answered");
  const second = await stage.play({ issue: 1, body: "@agent and once more", earlier });
  expect(second.outputs).toMatchObject({ outcome: "answered", "conversation-id": first.outputs["conversation-id"] });
  expect(answered(stage).at(-1)).toContain("hello, slow");
  const [before, after] = [stage.model?.requests[1], stage.model?.requests[2]].map((one) =>
    JSON.stringify(one?.body.tools),
  );
  expect(after).toBe(before); // or the cache of the endpoint would be lost
  expect([...first.problems, ...second.problems]).toEqual([]);
});

test("a skill that always applies starts its servers, and one that is called for does not", async () => {
  const { command, args } = hostileHere();
  const head = `mcp_tools: ${config({ one: { command, args } })}`;
  const microagents = {
    ".openhands/microagents/always.md": `---\n${head}\n---\nUse the echo.\n`,
    ".openhands/microagents/called.md": `---\n${head.replace("one", "two")}\ntriggers: [echo]\n---\nx\n`,
  };
  const stage = await stageFor({ repository: repository(microagents), script: [echo("one"), finish("Done.")] });
  const rehearsal = await stage.play({ body: "@agent echo it", earlier: bringServer });
  expect(rehearsal.outputs.outcome).toBe("answered");
  expect(answered(stage).join()).toContain("hello, one");
  expect(JSON.stringify(stage.model?.requests[0]?.body.tools)).not.toContain("two__");
  expect(rehearsal.runner.stdout).toContain("called.md is used, but its `mcp_tools` are not");
});

test("a run without servers loads nothing of their protocol, and one with them does", async () => {
  const root = folderFor();
  for (const name of ["dist", "prompts", "action.yml"])
    cpSync(join(dirname(bundle), "..", name), join(root, name), { recursive: true });
  const dist = join(root, "dist");
  const chunks = readdirSync(dist)
    .filter((name) => name.endsWith(".js"))
    .filter((name) => readFileSync(join(dist, name)).includes("StreamableHTTPClientTransport"));
  expect(chunks).toHaveLength(1);
  for (const name of chunks) rmSync(join(dist, name));
  const without = { bundle: join(dist, "index.js"), script: [finish("Done.")] };
  const plain = await (await stageFor(without)).play();
  expect(plain.outputs.outcome).toBe("answered");
  const served = await (
    await stageFor({ ...without, inputs: { "mcp-config": config({ one: hostileHere() }) } })
  ).play();
  expect(served.outputs.outcome).toBe("failed");
});

test.for<readonly [string, string, string]>([
  ["a configuration that is none", "{", "it must be JSON like"],
  ["a file that is not there", "servers.json", "names servers.json, which is not a text file of the commit"],
  ["a secret that is not there", config({ one: { command: "x", env: { KEY: `\${KEY}` } } }), "needs ${"],
])("%s ends the run before the model is asked, and says why", async ([, given, words]) => {
  const stage = await stageFor({ inputs: { "mcp-config": given }, script: [finish("Done.")] });
  const rehearsal = await stage.play();
  expect(rehearsal.outputs.outcome).toBe("failed");
  expect(rehearsal.outputs.reason).toContain(words);
  expect(stage.model?.requests).toEqual([]);
});
