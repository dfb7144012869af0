/** Which tree a test ran on, after edits by whatever means. The oracle is git: two trees are the same or not. */
import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect } from "vitest";
import { z } from "zod";
import type { Event } from "../../../src/core/event/event.ts";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import { callTool } from "../../../src/core/tool/call-tool.ts";
import { defineTool, type Tool } from "../../../src/core/tool/tool.ts";
import { localWorkspace } from "../../../src/core/workspace/local-workspace.ts";
import type { Workspace } from "../../../src/core/workspace/workspace.ts";
import { filesAt } from "../../../src/run/agent/shown-work.ts";
import { treeAtTest, treeLooks } from "../../../src/run/agent/tree-at-test.ts";
import { testsIn, testsSeen } from "../../../src/run/report/tests-ran.ts";
import { countingStamper } from "../../core/event/counting-stamper.ts";
import { forever } from "../../core/model/endpoint.ts";
import { runGit, test } from "../../core/workspace/repository.ts";
import { HANGS_MS } from "../../real-time.ts";

/** The terminal without a shell that stays. */
const plain: Tool = defineTool({
  name: "terminal",
  description: "",
  input: z.object({ command: z.string(), is_input: z.boolean().optional() }),
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
  about: ({ command }) => ({ command }),
  run: async ({ command }, { workspace, signal }) => {
    const { exitCode, output } = await workspace.run(command, { timeoutMs: HANGS_MS, signal });
    return { content: [{ type: "text", text: output, cache_prompt: false }], exit_code: exitCode, metadata: {} };
  },
});

function openIn(repo: string, isTest: (command: string) => boolean) {
  const workspace = localWorkspace({ workingDir: repo, environment: { PATH: process.env.PATH ?? "", HOME: repo } });
  const runs: string[] = [];
  const counted: Workspace = {
    ...workspace,
    run: (command, options) => {
      runs.push(command);
      return workspace.run(command, options);
    },
  };
  const head = runGit(repo, "rev-parse", "HEAD").trim();
  const judge = async ({ command }: Readonly<{ command: string }>) => ({ isTest: isTest(command) });
  const tool = treeLooks({ head }, { judge, now: Date.now })(plain);
  const log = new EventLog(memoryStore(), countingStamper());
  const call = async (command: string): Promise<Event> => {
    const result = await callTool(tool, { command }, { workspace: counted, signal: forever });
    if (result.status !== "answered") throw new Error(result.error);
    const about = { tool_name: "terminal", tool_call_id: "c", action_id: "a" };
    return log.append({ kind: "ObservationEvent", ...about, observation: result.observation });
  };
  return { head, log, call, runs };
}

/** What would be published now, by an index of its own. */
function treeOf(repo: string, head: string): string {
  const env = { PATH: process.env.PATH, GIT_INDEX_FILE: join(repo, ".git", "oracle"), GIT_CONFIG_GLOBAL: "/dev/null" };
  const script = 'rm -f "$GIT_INDEX_FILE" && git read-tree "$1" && git add --all && git write-tree';
  return execFileSync("sh", ["-c", script, "sh", head], { cwd: repo, env, encoding: "utf8" }).trim();
}

function pathsBetween(repo: string, from: string, to: string): readonly string[] {
  const names = runGit(repo, "diff-tree", "-r", "-z", "--name-only", "--no-renames", from, to);
  return names.split("\0").filter((name) => name !== "");
}

const NAMES = ["a.txt", "b.txt", "new.txt", '"quoted".txt', "ignored.log"];
const quote = (name: string) => `'${name}'`;

/** Ways to change the work tree, or not to. */
const step = fc.oneof(
  fc.record({ name: fc.constantFrom(...NAMES), text: fc.constantFrom("one", "two", "three") }).map(({ name, text }) => {
    return `echo ${text} > ${quote(name)}`;
  }),
  fc.constantFrom(...NAMES).map((name) => `rm -f ${quote(name)}`),
  fc.constantFrom(
    "sed -i s/one/two/ a.txt",
    "git checkout -q HEAD -- .",
    "git clean -fdq",
    "git add -A && git -c user.name=a -c user.email=a@x commit -qm more || true",
    "git update-index --assume-unchanged a.txt || true",
    "touch a.txt",
    "(sleep 0.01; echo late > b.txt) & wait",
    "ln -sf a.txt new.txt",
    "true",
  ),
  { weight: 2, arbitrary: fc.constant("TEST") },
);

test("a test counts exactly if what is published is the tree that it ran on", async ({ folder }) => {
  let made = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const repo = join(folder, String(made++));
      runGit(folder, "init", "--quiet", repo);
      for (const [name, text] of [
        ["a.txt", "one\n"],
        ["b.txt", "two\n"],
        [".gitignore", "*.log\n"],
      ] as const)
        writeFileSync(join(repo, name), text);
      runGit(repo, "add", ".");
      runGit(repo, "commit", "--quiet", "-m", "first");
      const { head, log, call } = openIn(repo, (command) => command.startsWith("pytest"));
      const trees = new Map<string, string>();
      for (const [at, one] of [...steps, "TEST", ...steps.slice(0, 2)].entries()) {
        if (one === "TEST") {
          await call(`pytest ${at}`);
          trees.set(`pytest ${at}`, treeOf(repo, head));
        } else await call(one);
      }
      const end = treeOf(repo, head);
      const paths = pathsBetween(repo, head, end);
      const tests = testsIn([...log]);
      const files = tests.flatMap(({ tree }) => (tree && "files" in tree ? Object.keys(tree.files) : []));
      const now = await filesAt(repo, [...new Set([...paths, ...files])], {});
      const seen = testsSeen(tests, { paths, withheld: [], now, isReview: false });
      expect(seen.map(({ command, why }) => [command, why === undefined])).toEqual(
        [...trees].map(([command, tree]) => [command, tree === end]),
      );
      rmSync(repo, { recursive: true });
    }),
    { numRuns: 8 },
  );
});

test("nobody looks at the files after other commands, and at most ten times in a run", async ({ repo }) => {
  const { call, runs } = openIn(repo, (command) => command === "true");
  await call("ls");
  expect(runs).toHaveLength(1);
  const notes: unknown[] = [];
  for (let at = 0; at < 11; at += 1) {
    const event = await call("true");
    notes.push(event.kind === "ObservationEvent" && treeAtTest(event));
  }
  expect(runs).toHaveLength(1 + 11 + 10);
  expect(notes.at(9)).toEqual({ files: {} });
  expect(notes.at(10)).toEqual({ unseen: "limit" });
});

test("the result of a test is kept where git cannot say what has changed", async ({ repo }) => {
  const { call } = openIn(repo, () => true);
  const event = await call("rm -r .git; echo seen");
  expect(event).toMatchObject({ observation: { exit_code: 0, content: [{ text: "seen\n" }] } });
  expect(event.kind === "ObservationEvent" && treeAtTest(event)).toEqual({ unseen: "failed" });
});
