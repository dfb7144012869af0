/** What is judged, shown, logged and run is one value, and a call is handed its grant and nothing else. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { z } from "zod";
import { type Grant, NOTHING } from "../../src/core/event/grant.ts";
import { defineTool } from "../../src/core/tool/tool.ts";
import { localWorkspace } from "../../src/core/workspace/local-workspace.ts";
import { finish } from "../../src/tools/built-in-tools.ts";
import { requestNetwork } from "../../src/tools/request-network.ts";
import { standardRegistry } from "../../src/tools/standard-tools.ts";
import { terminal } from "../../src/tools/terminal/terminal.ts";
import { actor, agentWith, call, done, openIn } from "../core/conversation/stage.ts";
import { always } from "../core/invariants/runs.ts";
import { forever } from "../core/model/endpoint.ts";
import { test } from "../core/workspace/temp-folder.ts";

const secrets = { NPM_TOKEN: "npm-value-of-the-test" };

test("no tool reads its arguments in another way the second time", async () => {
  const registry = standardRegistry();
  const tools = registry.toolsFor(registry.names.map((name) => ({ name })));
  const words = fc.array(
    fc.constantFrom("a", "\r", "\n", "\r\n", " ", "\ud800", "*** Add File: x", "https://x.example"),
  );
  const value = fc.oneof(
    words.map((parts) => parts.join("")),
    fc.constantFrom(1, true, "view", "create", ["api.Example.org", "b.example"]),
  );
  await always(100, value, (given) => {
    for (const { input } of [...tools, requestNetwork()]) {
      const all = Object.fromEntries(Object.keys(input.shape).map((name) => [name, given]));
      const mixed = { ...all, hosts: ["API.example.org"], why: "x", timeout: 1, is_input: false, reset: false };
      for (const read of [all, mixed].map((one) => input.safeParse(one)).filter(({ success }) => success))
        expect(input.parse(read.data)).toEqual(read.data);
    }
  });
});

describe("an approved request for hosts", () => {
  const asked = (command: string) => call("request_network", { hosts: ["api.example.org"], command, why: "x" });

  async function granted(folder: string, command: string) {
    const model = actor(asked(command), done);
    const workspace = localWorkspace({ workingDir: folder, environment: { PATH: process.env.PATH ?? "" } });
    const agent = agentWith(model, [requestNetwork(), finish()]);
    const conversation = openIn(join(folder, "log"), model, { agent, workspace, secrets });
    conversation.setConfirmationPolicy({ kind: "AlwaysConfirm" });
    await conversation.send("Fix it.");
    await conversation.run(forever);
    const shown = await conversation.pendingActions();
    const given: Grant[] = [];
    await conversation.approve(forever, undefined, undefined, {
      runGranted: async (grant, use) => {
        given.push(grant);
        return { result: await use(workspace), note: "" };
      },
    });
    return { shown, given, had: readFileSync(join(folder, "had"), "utf8") };
  }

  test.for<[words: string, command: string, secrets: string[]]>([
    ["host only", ": hello", []],
    ["host only, in spite of many line ends", `: "env[${"\r\n".repeat(9)}NPM_TOKEN"`, []],
    ["host and secret", ': "$NPM_TOKEN"', ["NPM_TOKEN"]],
    ["host and secret, whatever ends the lines", `: "env[${"\r\n".repeat(5)}NPM_TOKEN"`, ["NPM_TOKEN"]],
  ])("for %s runs with what was shown", async ([, command, names], { folder }) => {
    const { shown, given, had } = await granted(folder, `${command}\r\n/usr/bin/env > had`);
    const grant = { ...NOTHING, hosts: ["api.example.org"], secrets: names };
    expect(shown.map(({ grant }) => grant)).toEqual([grant]);
    expect(given).toEqual([grant]);
    expect(had.includes(secrets.NPM_TOKEN)).toBe(names.length > 0);
    expect(JSON.stringify(shown[0]?.input)).not.toContain("\\r");
  });
});

test("a tool that asks for no grant has no secret, whatever its text says", async ({ folder }) => {
  const had: unknown[] = [];
  const greedy = defineTool({
    name: "greedy",
    description: "Wants all.",
    input: z.object({ command: z.string() }),
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    run: async (_, context) => {
      had.push(await context.secrets?.granted(), Object.keys(context.secrets ?? {}));
      return { content: [] };
    },
  });
  const model = actor(call("greedy", { command: "$NPM_TOKEN" }), done);
  const conversation = openIn(folder, model, { agent: agentWith(model, [greedy, finish()]), secrets });
  await conversation.send("Fix it.");
  await conversation.run(forever);
  expect(had).toEqual([{}, ["granted", "mask", "masker"]]);
});

test("a log of another program is read in the same form: what waits is what will run", async ({ folder }) => {
  const workspace = localWorkspace({ workingDir: folder, environment: { PATH: process.env.PATH ?? "" } });
  const open = (...script: Parameters<typeof actor>) => {
    const model = actor(...script);
    const agent = agentWith(model, [terminal(), finish()]);
    return openIn(join(folder, "log"), model, { agent, workspace });
  };
  const first = open(call("terminal", { command: "printf done > had; MARK true" }));
  first.setConfirmationPolicy({ kind: "AlwaysConfirm" });
  await first.send("Fix it.");
  expect(await first.run(forever)).toEqual({ status: "waiting" });
  await first.close();
  const files = readdirSync(join(folder, "log"), { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)))
    writeFileSync(
      path,
      readFileSync(path, "utf8").replaceAll(/(?<!\\)(": ?"printf done > had); MARK true/g, String.raw`$1\r\r\ntrue`),
    );

  const second = open(done);
  const [waiting] = await second.pendingActions();
  expect(waiting?.action.action).toMatchObject({ command: "printf done > had\r\r\ntrue" });
  expect(waiting?.input).toEqual({ command: "printf done > had\ntrue" });
  expect(await second.approve(forever)).toEqual({ status: "finished" });
  expect(readFileSync(join(folder, "had"), "utf8")).toBe("done");
});
