/** What of the job's environment a workflow can pass on to tools. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openTools } from "../../../src/run/agent/tools.ts";
import { Inputs } from "../../../src/runner/input/inputs.ts";
import type { Env } from "../../../src/runner/world.ts";
import { forever } from "../../core/model/endpoint.ts";
import { HANGS_MS } from "../../real-time.ts";

const key = "sk-canary-0123456789abcdef";

function opened(name: string, value: string, isolation = "none") {
  const folder = mkdtempSync(join(tmpdir(), "deckhand-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const env: Env = { PATH: process.env.PATH, [name]: value };
  const inputs = Inputs.parse({
    ...{ model: "test-1", "api-key": key, "github-token": "ghs_1" },
    ...{ isolation, "tool-env": name },
  });
  const place = { workingDir: folder, outputDir: join(folder, "out"), folder };
  const world = {
    ...{
      env,
      started: "/nowhere/index.js",
      scripts: "/nowhere",
      node: "/nowhere/node",
      fetch: globalThis.fetch,
      now: () => new Date(),
      clock: () => 0,
    },
    ...{ sleep: async () => {}, newId: () => "id", random: () => 0, saveMemory: () => {}, signal: forever },
    ...{ captureCommand: [], late: forever, broken: forever },
  };
  return openTools({ inputs, hiddenValues: [key], world, ...place });
}

test.for([
  ["REGION", key],
  ["REGION", `https://me:${key}@example.org`],
] as const)("a variable %s that holds a secret of the step is refused: %s", async ([name, value]) => {
  await expect(opened(name, value)).rejects.toMatchObject({
    code: "config",
    message: "The input `tool-env` names REGION, which contains a secret of this step.",
  });
});

test.for(["GITHUB_TOKEN", "ACTIONS_RUNTIME_TOKEN", "GITHUB_ENV"])("%s is refused, whatever it holds", async (name) => {
  await expect(opened(name, "x")).rejects.toThrow(`Tools cannot have ${name}`);
});

test("any other is there for commands", async () => {
  const { workspace, close } = await opened("REGION", "eu-1");
  const { output } = await workspace.run('echo "[$REGION]"; env', { timeoutMs: HANGS_MS, signal: forever });
  await close();
  expect(output).toContain("[eu-1]");
  expect(output).not.toContain(key);
});

test("a copy of the action without its tool host is said to be incomplete", async () => {
  await expect(opened("REGION", "eu-1", "auto")).rejects.toMatchObject({
    code: "config",
    message: "This copy of Deckhand is incomplete: it has no file /nowhere/tool-host/index.js.",
  });
});
