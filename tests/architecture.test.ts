/** Holds the tree to its floors, its doors and its file size. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { architectureProblems, importCycles, librariesBehind, MAX_LINES, type SourceFile } from "./architecture.ts";

const root = join(import.meta.dirname, "..");

function sources(): SourceFile[] {
  return readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => ({ path: `src/${path}`, text: readFileSync(join(root, "src", path), "utf8") }));
}

test("the tree keeps its floors, its doors and its file size", () => {
  expect(sources().length).toBeGreaterThan(50);
  expect(architectureProblems(sources())).toEqual([]);
});

test("no file imports itself by way of others, types included", () => {
  expect(importCycles(sources())).toEqual([]);
  const breach = [
    { path: "src/lib/a.ts", text: 'import type { B } from "./b.ts";\n' },
    { path: "src/lib/b.ts", text: 'export const load = () => import("./c.ts");\n' },
    { path: "src/lib/c.ts", text: 'import type { A } from "./a.ts";\n' },
    { path: "src/lib/d.ts", text: 'import type { A } from "./a.ts";\n' },
  ];
  expect(importCycles(breach)).toEqual([["src/lib/a.ts", "src/lib/b.ts", "src/lib/c.ts"]]);
});

test("behind the sandbox there is no library", () => {
  const host = "src/sandbox/tool-host/main.ts";
  expect(librariesBehind(sources(), host)).toEqual([]);
  const breach = { path: "src/sandbox/tool-host/relay.ts", text: 'import type { z } from "zod";\nimport "zod";\n' };
  const others = sources().filter(({ path }) => path !== breach.path);
  expect(librariesBehind([...others, breach], host)).toEqual([`${breach.path} imports zod`]);
});

test("the tests run on the Node that the action runs on", () => {
  expect(process.versions.node.split(".")[0]).toBe("24");
});

const breaches: readonly [string, SourceFile, string][] = [
  [
    "an import from a higher floor",
    { path: "src/core/event/event.ts", text: 'import { run } from "../../action/run.ts";\n' },
    "src/core/event/event.ts (floor 2) imports src/action/run.ts (floor 30)",
  ],
  [
    "an import from another folder on the same floor",
    { path: "src/github/read/task.ts", text: 'import { postComment } from "../write/comment.ts";\n' },
    "src/github/read/task.ts (floor 8) imports src/github/write/comment.ts (floor 8)",
  ],
  [
    "a dynamic import from a higher floor",
    { path: "src/lib/text.ts", text: 'const x = await import("../core/event/event.ts");\n' },
    "src/lib/text.ts (floor 0) imports src/core/event/event.ts (floor 2)",
  ],
  [
    "a type-only import from a higher floor",
    { path: "src/core/agent/step.ts", text: 'import type { GitHub } from "../../github/client.ts";\n' },
    "src/core/agent/step.ts (floor 5) imports src/github/client.ts (floor 7)",
  ],
  [
    "a run that uses the rehearsal",
    { path: "src/main.ts", text: 'await import("./rehearsal/stage.ts");\n' },
    "src/main.ts imports src/rehearsal/stage.ts: only src/cli/ and tests use the rehearsal",
  ],
  [
    "a library outside its door",
    { path: "src/tools/terminal.ts", text: 'import { execa } from "execa";\n' },
    "src/tools/terminal.ts imports execa, whose door is src/sandbox/launch/command-line.ts",
  ],
  [
    "a subpath of a library outside its door",
    { path: "src/github/write/report/report.ts", text: 'import { context } from "@actions/github/lib/utils";\n' },
    "src/github/write/report/report.ts imports @actions/github, whose door is src/action/runner/",
  ],
  [
    "a library nobody has let in",
    { path: "src/lib/text.ts", text: 'import _ from "lodash";\n' },
    "src/lib/text.ts imports lodash, which has no door",
  ],
  [
    "a file in a folder without a floor",
    { path: "src/utils/text.ts", text: 'import { x } from "../lib/text.ts";\n' },
    "src/utils/text.ts stands on no floor",
  ],
  [
    "a process that is started beside the doors",
    { path: "src/action/publish.ts", text: 'import { spawn } from "node:child_process";\n' },
    "src/action/publish.ts has node:child_process: only the doors start processes",
  ],
  [
    "a process that is started by a module that is loaded at run time",
    { path: "src/mcp/server.ts", text: 'const { spawn } = process.getBuiltinModule("child_process");\n' },
    "src/mcp/server.ts has child_process: only the doors start processes",
  ],
  [
    "git beside its door in its own folder",
    { path: "src/core/workspace/checkout-state.ts", text: 'import { simpleGit } from "simple-git";\n' },
    "src/core/workspace/checkout-state.ts has simple-git: only the doors start processes",
  ],
  [
    "a program that is left to PATH",
    { path: "src/sandbox/launch/command-line.ts", text: 'import { execa } from "execa";\nawait execa("du", []);\n' },
    "src/sandbox/launch/command-line.ts starts a program that src/lib/programs.ts has not found",
  ],
  [
    "a program by a path of its own",
    { path: "src/action/list/checkout-items.ts", text: "await runProgram(\n  `/usr/bin/git`, []);\n" },
    "src/action/list/checkout-items.ts starts a program that src/lib/programs.ts has not found",
  ],
  [
    "an environment that is handed on",
    { path: "src/core/workspace/run-program.ts", text: "spawn(file, args, { env: { ...process.env } });\n" },
    "src/core/workspace/run-program.ts hands on the environment of our own process",
  ],
  [
    "a pattern that ends lines inside the lines of git",
    { path: "src/github/write/approval/render-files.ts", text: "diff.split(/^(?=diff --git )/m);\n" },
    "src/github/write/approval/render-files.ts takes other characters than a newline for the end of a line",
  ],
  [
    "a second PATH",
    { path: "src/sandbox/launch/isolation-method.ts", text: 'const PATH = "/usr/local/sbin:/usr/bin:/bin";\n' },
    "src/sandbox/launch/isolation-method.ts has a PATH beside src/lib/programs.ts",
  ],
  [
    "a second way to find Node",
    { path: "src/sandbox/open-sandbox.ts", text: "const node = process.execPath;\n" },
    "src/sandbox/open-sandbox.ts looks for Node beside src/main.ts",
  ],
  [
    "a file that is too long",
    { path: "src/lib/text.ts", text: "//\n".repeat(MAX_LINES + 1) },
    "src/lib/text.ts has 301 lines, more than 300",
  ],
];

test.for(breaches)("the checker reports %s", ([, file, problem]) => {
  expect(architectureProblems([file])).toEqual([problem]);
});

test("the checker lets a door start what was found, and a pattern look", () => {
  const text =
    'import { execa } from "execa";\nawait execa(systemProgram("du"), []);\nconst found = /x/.exec(`text`);\n';
  expect(architectureProblems([{ path: "src/sandbox/launch/command-line.ts", text }])).toEqual([]);
  const type = { path: "src/mcp/mcp-tool.ts", text: 'import type { ChildProcess } from "node:child_process";\n' };
  expect(architectureProblems([type])).toEqual([]);
});

test("the checker lets a sound file pass", () => {
  const text = 'import { z } from "zod";\nimport { step } from "../agent/step.ts";\nimport { x } from "./state.ts";\n';
  expect(architectureProblems([{ path: "src/core/conversation/conversation.ts", text }])).toEqual([]);
});
