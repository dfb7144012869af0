/** Holds the tree to its floors, its doors and its file size. */
import { expect, test } from "vitest";
import { architectureProblems, MAX_LINES, type SourceFile } from "./architecture.ts";
import { timeProblems } from "./busy-machine.ts";
import { idleEntries } from "./opened-files.ts";
import { sources } from "./sources.ts";

test("the tree keeps its floors, its doors and its file size", () => {
  expect(sources().length).toBeGreaterThan(50);
  expect(architectureProblems(sources())).toEqual([]);
});

test.for<[text: string, why: string]>([
  ['await git.raw(["checkout", "--quiet", commit]);', "writes into a work tree"],
  ['await git.raw(["apply", "-"], patch);', "writes into a work tree"],
  ['import { checkOutCommit } from "../git/history/checkout-history.ts";', "checks out without asking what is loaded"],
  ['readdirSync(folder, { recursive: true, encoding: "utf8" });', "follows links in a circle"],
])("a breach is named: %s", ([text, why]) => {
  expect(architectureProblems([{ path: "src/run/work.ts", text }])).toContain(`src/run/work.ts ${why}`);
});

test("to apply a patch to an index, or to list what it touches, writes no file", () => {
  const text = 'await git.raw(["apply", "--cached", "-"]);\nconst list = ["apply", "--numstat", "-z"];\n';
  expect(architectureProblems([{ path: "src/run/work.ts", text }])).toEqual([]);
});

test("every exception from the one reader of what tools wrote is needed", () => {
  expect(idleEntries(sources())).toEqual([]);
  const [first, ...others] = sources().filter(({ path }) => path !== "src/prompts.ts");
  expect(idleEntries([...(first ? [first] : []), ...others])).toEqual(["prompts.ts"]);
});

test("the tests run on the Node that the action runs on", () => {
  expect(process.versions.node.split(".")[0]).toBe("24");
});

/** How `node:fs` is named where it is not imported name by name. */
const WHOLE = "node:fs as a whole";

/** A breach of the one reader, planted in a file of the broker. */
function opened(what: string, text: string, name: string): [string, SourceFile, string] {
  const path = "src/run/report/page-of-run.ts";
  const problem = `${path} has ${name}: what tools could write is read by src/core/workspace/untrusted-files.ts`;
  return [what, { path, text }, problem];
}

const breaches: readonly [string, SourceFile, string][] = [
  [
    "an import from a higher floor",
    { path: "src/core/event/event.ts", text: 'import { run } from "../../action/run.ts";\n' },
    "src/core/event/event.ts imports src/action/run.ts, which is on a higher floor",
  ],
  [
    "an import from another folder on the same floor",
    { path: "src/github/read/task.ts", text: 'import { postComment } from "../write/comment.ts";\n' },
    "src/github/read/task.ts imports src/github/write/comment.ts, which is on the same floor",
  ],
  [
    "a dynamic import from a higher floor",
    { path: "src/lib/text.ts", text: 'const x = await import("../core/event/event.ts");\n' },
    "src/lib/text.ts imports src/core/event/event.ts, which is on a higher floor",
  ],
  [
    "a type-only import from a higher floor",
    { path: "src/core/agent/step.ts", text: 'import type { GitHub } from "../../github/client.ts";\n' },
    "src/core/agent/step.ts imports src/github/client.ts, which is on a higher floor",
  ],
  [
    "a text that is cut by hand",
    { path: "src/page/page.ts", text: 'const cut = text.slice(0, 9).replace(/[\\ud800-\\udbff]$/, "");\n' },
    "src/page/page.ts cuts between characters by itself: startOf and endOf in src/lib/text.ts do that",
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
    { path: "src/render/report/report.ts", text: 'import { context } from "@actions/github/lib/utils";\n' },
    "src/render/report/report.ts imports @actions/github, whose door is src/runner/",
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
    "a pattern that ends lines inside the lines of git",
    { path: "src/render/approval/render-files.ts", text: "diff.split(/^(?=diff --git )/m);\n" },
    "src/render/approval/render-files.ts takes other characters than a newline for the end of a line",
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
  opened("a file that is read by its path", 'import { readFileSync } from "node:fs";\n', "readFileSync"),
  opened("one under another name", 'import { lstatSync, openSync as look } from "node:fs";\n', "openSync"),
  opened("one over several lines", 'import {\n  cp,\n  rm,\n} from "node:fs/promises";\n', "cp"),
  opened("a file that is written by its path", 'import { appendFileSync } from "node:fs";\n', "appendFileSync"),
  opened("the promises of the file system", 'import { promises } from "node:fs";\n', "promises"),
  opened("all of the file system", 'import * as fs from "node:fs";\n', WHOLE),
  opened("its default export", 'import fs, { lstatSync } from "node:fs";\n', WHOLE),
  opened("what is handed on", 'export { readFileSync } from "node:fs";\n', WHOLE),
  opened("what is loaded at run time", 'const { open } = await import("node:fs/promises");\n', WHOLE),
  opened(
    "a reader of the tools that the broker uses",
    'import { readFile, saveOutput } from "../../core/workspace/files.ts";\n',
    "readFile",
  ),
  [
    "a file that is too long",
    { path: "src/lib/text.ts", text: "//\n".repeat(MAX_LINES + 1) },
    "src/lib/text.ts has 301 lines, more than 300",
  ],
];

test.for(breaches)("the checker reports %s", ([, file, problem]) => {
  expect(architectureProblems([file])).toEqual([problem]);
});

test.for<[text: string, problem: string]>([
  ['const { spawn } = process.getBuiltinModule("child_process");', "has child_process: only the doors start processes"],
  [
    'const { readlinkSync } = require("fs");',
    `has ${WHOLE}: what tools could write is read by src/core/workspace/untrusted-files.ts`,
  ],
])("the checker reports %j, however it is loaded", ([text, problem]) => {
  expect(architectureProblems([{ path: "src/run/report/page-of-run.ts", text }])).toContain(
    `src/run/report/page-of-run.ts ${problem}`,
  );
});

test("the checker lets a door start what was found, and a pattern look", () => {
  const text =
    'import { execa } from "execa";\nawait execa(systemProgram("du"), []);\nconst found = /x/.exec(`text`);\n';
  expect(architectureProblems([{ path: "src/sandbox/launch/command-line.ts", text }])).toEqual([]);
  const type = { path: "src/mcp/mcp-tool.ts", text: 'import type { ChildProcess } from "node:child_process";\n' };
  expect(architectureProblems([type])).toEqual([]);
});

test.for([
  [
    "looks at a path",
    "src/run/report/page-of-run.ts",
    'import { existsSync, lstatSync, type Stats } from "node:fs";\n',
  ],
  ["makes and removes", "src/run/report/page-of-run.ts", 'import { mkdtemp, rm as remove } from "node:fs/promises";\n'],
  ["has types only", "src/run/report/page-of-run.ts", 'import type { Dirent, ReadStream } from "node:fs";\n'],
  [
    "uses the reader",
    "src/run/report/page-of-run.ts",
    'import { readUntrusted } from "../../core/workspace/untrusted-files.ts";\n',
  ],
  [
    "saves an output",
    "src/run/agent/server-tools.ts",
    'import { type Entry, saveOutput } from "../../core/workspace/files.ts";\n',
  ],
  ["is on the list", "src/run/publish/publish.ts", 'import { readFileSync } from "node:fs";\n'],
  ["runs where tools run", "src/tools/file-editor/view.ts", 'import * as fs from "node:fs";\n'],
] as const)("the checker lets a file pass that %s", ([, path, text]) => {
  expect(architectureProblems([{ path, text }])).toEqual([]);
});

test("the checker lets a sound file pass", () => {
  const text = 'import { z } from "zod";\nimport { step } from "../agent/step.ts";\nimport { x } from "./state.ts";\n';
  expect(architectureProblems([{ path: "src/core/conversation/conversation.ts", text }])).toEqual([]);
});

test("no test depends on how busy the machine is", () => {
  const checked = sources("tests").filter(({ path }) => path !== "tests/architecture.test.ts"); // it has the samples
  expect(checked.length).toBeGreaterThan(300);
  expect(timeProblems(checked)).toEqual([]);
});

test.for([
  ["const began = performance.now();", "measures time"],
  ["expect(Date.now() - began).toBeLessThan(2000);", "measures time"],
  ["const started = process.cpuUsage();", "measures time"],
  ["await vi.waitFor(() => expect(seen).toBe(1));", "waits for a second"],
  ["setTimeout(() => stop.abort(), 300);", "waits for a time"],
  ["const signal = AbortSignal.timeout(20_000);", "is a limit"],
  ["const settings = { idleMs: 300 };", "is a limit"],
  ['test("x", { timeout: 60_000 }, body);', "is a limit for what hangs"],
  ["}, 30_000);", "is a limit for what hangs"],
] as const)("a test with %j is told what to do instead", ([line, words]) => {
  const text = `\n${line}\n`;
  expect(timeProblems([{ path: "tests/run/a.test.ts", text }])).toEqual([
    expect.stringMatching(new RegExp(`^tests/run/a\\.test\\.ts:2 .* ${words}`)),
  ]);
  expect(timeProblems([{ path: "tests/bench/a.ts", text }])).toEqual([]);
});

test.for([
  "const now = () => new Date(Date.now() - AN_HOUR);",
  "clock: () => performance.now(),",
  "expect(processorMs(work)).toBeLessThan(2000);",
  "await expect.poll(() => seen).toBe(1);",
  "const signal = AbortSignal.timeout(HANGS_MS);",
  "const limits = { timeoutMs: LAPSES_MS, totalMs: 0 };",
  'call("terminal", { command: "make", timeout: 30 });',
  "}, 600_000);",
])("a test with %j is fine", (text) => {
  expect(timeProblems([{ path: "tests/run/a.test.ts", text }])).toEqual([]);
});
