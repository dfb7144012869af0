/** Holds the imports of the tree to a graph without circles, and the reader of imports to every form that they have. */
import { expect, test } from "vitest";
import { architectureProblems } from "./architecture.ts";
import { importCycles, importsOf, librariesBehind, loadingProblems, mutualFolders } from "./imports.ts";
import { sources } from "./sources.ts";

test.for([
  'import { a } from "../a.ts";',
  'import type { A } from "../a.ts";',
  'import {\n  a,\n  type B,\n} from "../a.ts";',
  'import "../a.ts";',
  "import * as all from '../a.ts';",
  'import table from "../a.ts" with { type: "json" };',
  'export * from "../a.ts";',
  'export { a } from "../a.ts";',
  'export type { A } from "../a.ts";',
  'const { a } = await import("../a.ts");',
  'const [{ a }, b] = await Promise.all([import("../a.ts"), other]);',
  'const load = () =>import("../a.ts");',
  'use(import("../a.ts"));',
  'await import(\n  "../a.ts"\n);',
  "await import(`../a.ts`);",
  'await import(/* only now */ "../a.ts");',
  'type A = Promise<import("../a.ts").A>;',
  'type Module = Promise<typeof import("../a.ts")>;',
  'function use(a: import("../a.ts").A) {}',
])("the reader finds the import in %j", (text) => {
  expect(importsOf(`${text}\n`)).toEqual(["../a.ts"]);
  expect(loadingProblems({ path: "src/lib/text.ts", text })).toEqual([]);
});

test.for([
  "const parts = Array.from(names);",
  'const words = "text that comes from", of = "b";',
  'list.import("a");',
  "const isImported = important.from;",
])("the reader finds none in %j", (text) => {
  expect(importsOf(`${text}\n`)).toEqual([]);
  expect(loadingProblems({ path: "src/lib/text.ts", text })).toEqual([]);
});

test.for([
  [`await import(\`../\${folder}/run.ts\`);`, "by a name that is not written there"],
  ["const module = await import(name);", "by a name that is not written there"],
  ['await import("../action/" + name);', "by a name that is not written there"],
  ['const run = require("../action/run.ts");', "in another way than by import"],
  ['import { createRequire } from "node:module";', "in another way than by import"],
  ['const fs = process.getBuiltinModule("node:" + name);', "in another way than by import"],
  ['/// <reference path="../action/run.ts" />', "in another way than by import"],
])("no module is loaded like %j", ([text, why]) => {
  const path = "src/core/event/event.ts";
  expect(architectureProblems([{ path, text: `${text}\n` }])).toContain(`${path} loads a module ${why}`);
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

test("no two folders import each other, types included", () => {
  expect(mutualFolders(sources())).toEqual([]);
  const breach = [
    { path: "src/run/ask/a.ts", text: 'import type { B } from "../change/b.ts";\nimport { c } from "./in/c.ts";\n' },
    { path: "src/run/change/b.ts", text: 'import { d } from "../ask/d.ts";\n' },
    { path: "src/run/ask/in/c.ts", text: 'import { d } from "../d.ts";\n' },
  ];
  expect(mutualFolders(breach)).toEqual(["src/run/ask src/run/change"]);
});

test("behind the sandbox there is no library", () => {
  const host = "src/sandbox/tool-host/main.ts";
  expect(librariesBehind(sources(), host)).toEqual([]);
  const breach = { path: "src/sandbox/tool-host/relay.ts", text: 'import type { z } from "zod";\nimport "zod";\n' };
  const others = sources().filter(({ path }) => path !== breach.path);
  expect(librariesBehind([...others, breach], host)).toEqual([`${breach.path} imports zod`]);
});

test("folders that import each other by way of what lies in them are a pair too", () => {
  const breach = [
    { path: "src/run/ask/a.ts", text: 'const load = () => Promise.all([import("../change/in/b.ts")]);\n' },
    { path: "src/run/change/c.ts", text: 'export type A = Promise<import("../ask/a.ts").A>;\n' },
    { path: "src/run/change/in/b.ts", text: 'import { c } from "../c.ts";\n' },
  ];
  expect(mutualFolders(breach)).toEqual(["src/run/ask src/run/change"]);
  expect(mutualFolders(breach.slice(0, 1))).toEqual([]);
});
