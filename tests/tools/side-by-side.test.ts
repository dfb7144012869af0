/** Calls of one reply at the same time, with the tools as they are: none loses what another has done. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { memoryStore } from "../../src/core/event/file-store.ts";
import { toolEnvironment } from "../../src/core/workspace/environment.ts";
import { localWorkspace } from "../../src/core/workspace/local-workspace.ts";
import { applyPatch } from "../../src/tools/apply-patch/apply-patch.ts";
import { standardTools } from "../../src/tools/standard-tools.ts";
import { story } from "../core/agent/scripted-agent.ts";
import { actor, agentWith, done, openIn } from "../core/conversation/stage.ts";
import { forever, test } from "../core/workspace/temp-folder.ts";

type Call = readonly [name: string, args: object];

/** What came of calls that an agent made in one reply, in the order of the calls. */
async function sideBySide(folder: string, calls: readonly Call[]) {
  const model = actor({ calls }, done);
  const agent = agentWith(model, [...standardTools(), applyPatch()], { toolConcurrencyLimit: 8 });
  const workspace = localWorkspace({ workingDir: folder, environment: toolEnvironment(process.env) });
  const conversation = openIn("", model, { agent, workspace, store: memoryStore() });
  await conversation.send("Do it all at once.");
  expect(await conversation.run(forever)).toEqual({ status: "finished" });
  await conversation.close();
  return story(conversation.log).filter((line) => line.startsWith("result "));
}

const replace = (path: string, old_str: string, new_str: string): Call => [
  "file_editor",
  { command: "str_replace", path, old_str, new_str },
];

test("edits of one file are all in it, whatever the file is called and whichever tool edits", async ({ folder }) => {
  writeFileSync(join(folder, "a"), "1\n2\n3\n4\n");
  const patch = "*** Begin Patch\n*** Update File: ./a\n@@\n-4\n+four\n*** End Patch";
  const results = await sideBySide(folder, [
    replace("a", "1", "one"),
    replace("./a", "2", "two"),
    replace(join(folder, "a"), "3", "three"),
    ["apply_patch", { patch }],
  ]);
  expect(results).toHaveLength(5);
  expect(readFileSync(join(folder, "a"), "utf8")).toBe("one\ntwo\nthree\nfour\n");
});

test("commands run one after the other, in the order in which they were asked for", async ({ folder }) => {
  const words = ["one", "two", "three"];
  const commands = words.map((word): Call => ["terminal", { command: `A="$A ${word}"; sleep 0.1; echo $A` }]);
  const results = await sideBySide(folder, commands);
  expect(results.slice(0, 3).map((line) => line.split("\n")[0])).toEqual([
    "result one",
    "result one two",
    "result one two three",
  ]);
});

test("files are edited and searched while a command runs, and the results come in the order of the calls", async ({
  folder,
}) => {
  writeFileSync(join(folder, "a"), "needle\n");
  const waits = "until grep -q found b 2>/dev/null; do sleep 0.02; done; echo met";
  const results = await sideBySide(folder, [
    ["terminal", { command: waits, timeout: 60 }], // ends only if the next call does not wait for it
    ["file_editor", { command: "create", path: "b", file_text: "found\n" }],
    ["grep", { pattern: "needle" }],
    ["glob", { pattern: "a" }],
  ]);
  expect(results.map((line) => line.split("\n")[0])).toEqual([
    "result met",
    expect.stringContaining("Created"),
    "result a",
    "result a",
    "result Fixed.",
  ]);
});
