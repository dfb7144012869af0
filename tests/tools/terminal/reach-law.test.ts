/**
 * Random commands: what the log says that a command reaches covers what bash has in its environment, and bash reads
 * exactly the bytes of the logged action. The oracle is bash: what its environment has, and what it writes to a file.
 */
import { mkdtempSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect } from "vitest";
import type { Event } from "../../../src/core/event/event.ts";
import { standardAnalyzer } from "../../../src/core/security/analyzers.ts";
import { inputIn } from "../../../src/core/tool/wire-class.ts";
import { localWorkspace } from "../../../src/core/workspace/local-workspace.ts";
import { finish } from "../../../src/tools/built-in-tools.ts";
import { terminal } from "../../../src/tools/terminal/terminal.ts";
import { actor, agentWith, call, done, openIn } from "../../core/conversation/stage.ts";
import { always } from "../../core/invariants/runs.ts";
import { forever } from "../../core/model/endpoint.ts";
import { test } from "../../core/workspace/temp-folder.ts";

const SECRETS = { NPM_TOKEN: "npm-value-for-the-law", KEY: "key-value-for-the-law" };

/** Names and the notations around them; blanks, line ends, control signs, quotes, continuations, half of a pair. */
const names = ["NPM_TOKEN", "KEY", "npm_token", "NPM_", "TOKEN"];
const notations = [
  "$",
  "${",
  "}",
  "${!",
  "%",
  "env",
  "env[",
  "env.",
  "environ[",
  "printenv",
  "export",
  "--env",
  "[",
  "(",
];
const blanks = [" ", "\t", "\v", "\f", "\u0085", "\u00a0", "\u1680", "\u2009", "\u2028", "\u3000", "\ufeff", "\u200b"];
const ends = ["\n", "\r", "\r\n", "\r\r\n", "\n\r", "\r\n\r\n\r\n\r\n\r\n", "\\\n", "\\\r\n"];
const others = [
  "'",
  '"',
  "`",
  "\\",
  "=",
  ";",
  ":",
  "#",
  "\u0001",
  "\u001b[0m",
  "\u007f",
  "\u202e",
  "\ud800",
  "\udc00",
  "é",
  "😀",
];
const text = fc
  .array(fc.constantFrom(...names, ...names, ...notations, ...blanks, ...ends, ...others), { maxLength: 24 })
  .map((parts) => parts.join(""));

/** The text is data of a file, and then a command, which may be no valid one. */
const commandOf = (words: string) =>
  `/usr/bin/env -0 > environment\ncat > bytes <<'END_OF_BYTES'\n${words}\nEND_OF_BYTES\n${words}`;

async function ran(root: string, command: string) {
  const folder = mkdtempSync(join(root, "run-"));
  const agent = { ...agentWith(actor(call("terminal", { command }), done), [terminal(), finish()]) };
  const workspace = localWorkspace({
    workingDir: folder,
    environment: { PATH: process.env.PATH ?? "", LC_ALL: "C.UTF-8" },
  });
  const conversation = openIn(join(folder, "log"), agent.model, { agent, workspace, secrets: SECRETS });
  conversation.setSecurityAnalyzer(standardAnalyzer());
  await conversation.send("Fix it.");
  expect(await conversation.run(forever)).toMatchObject({ status: "finished" });
  await conversation.close();
  const log = [...conversation.log];
  return { reach: reachIn(log), logged: loggedIn(log), had: hadIn(folder), bytes: readFileSync(join(folder, "bytes")) };
}

function reachIn(log: readonly Event[]): string {
  const analyses = log.filter((event) => event.kind === "SecurityAnalysisEvent");
  return JSON.stringify(analyses.map(({ details }) => details));
}

function loggedIn(log: readonly Event[]): string {
  const action = log.find((event) => event.kind === "ActionEvent");
  return String(inputIn(action?.action).command);
}

function hadIn(folder: string): readonly string[] {
  const environment = readFileSync(join(folder, "environment"), "utf8").split("\0");
  return Object.entries(SECRETS).flatMap(([name, value]) => (environment.includes(`${name}=${value}`) ? [name] : []));
}

test("what reach says covers what the environment of the command has, and the logged bytes are those that run", async ({
  folder,
}) => {
  let given = 0;
  await always(60, text, async (words) => {
    const { reach, logged, had, bytes } = await ran(folder, commandOf(words));
    given += had.length;
    for (const name of had) expect(reach).toContain(name);
    expect(terminal().input.parse({ command: logged })).toEqual({ command: logged });
    expect(
      Buffer.from(logged).includes(Buffer.concat([Buffer.from("BYTES'\n"), bytes, Buffer.from("END_OF_BYTES\n")])),
    ).toBe(true);
  });
  expect(given).toBeGreaterThan(0);
});

describe("whatever ends the lines between a bracket and a name", () => {
  test.for<[end: string, times: number, has: string[]]>([
    ["\n", 5, ["NPM_TOKEN"]],
    ["\r\n", 5, ["NPM_TOKEN"]],
    ["\r\r\n", 8, ["NPM_TOKEN"]],
    ["\r", 5, ["NPM_TOKEN"]],
    ["\n", 9, []],
    ["\r\n", 9, []],
  ])("%j, %i times: judged and given are the same %j", async ([end, times, has], { folder }) => {
    const { reach, had } = await ran(folder, commandOf(`: "env[${end.repeat(times)}NPM_TOKEN"`));
    expect(had).toEqual(has);
    expect(reach.includes("NPM_TOKEN")).toBe(has.length > 0);
  });
});
