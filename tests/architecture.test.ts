/** Holds the tree to its floors, its doors and its file size. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { architectureProblems, librariesBehind, MAX_LINES, type SourceFile } from "./architecture.ts";

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

test("behind the wall there is no library", () => {
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
    "src/core/event/event.ts (floor 2) imports src/action/run.ts (floor 9)",
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
    "a library outside its door",
    { path: "src/tools/terminal.ts", text: 'import { execa } from "execa";\n' },
    "src/tools/terminal.ts imports execa, whose door is src/sandbox/launch/",
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
    "a file that is too long",
    { path: "src/lib/text.ts", text: "//\n".repeat(MAX_LINES + 1) },
    "src/lib/text.ts has 251 lines, more than 250",
  ],
];

test.for(breaches)("the checker reports %s", ([, file, problem]) => {
  expect(architectureProblems([file])).toEqual([problem]);
});

test("the checker lets a sound file pass", () => {
  const text = 'import { z } from "zod";\nimport { step } from "../agent/step.ts";\nimport { x } from "./state.ts";\n';
  expect(architectureProblems([{ path: "src/core/conversation/conversation.ts", text }])).toEqual([]);
});
