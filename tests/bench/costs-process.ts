/**
 * Plays one story from `src/` in this process, and prints which modules of the action it loaded and how it called
 * git.
 */
import childProcess from "node:child_process";
import { registerHooks, syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Costs } from "./costs.ts";

const root = join(import.meta.dirname, "..", "..");
const source = `${pathToFileURL(join(root, "src")).href}/`;

const modules = new Set<string>();
registerHooks({
  load(url, context, next) {
    if (url.startsWith(source) && !url.startsWith(`${source}rehearsal/`)) modules.add(url.slice(source.length));
    return next(url, context);
  },
});

const gitCalls: string[] = [];
const { spawn } = childProcess;
childProcess.spawn = ((file: string, args: readonly string[], options: object) => {
  // The action names programs by their paths, and the rehearsal's GitHub does not.
  if (/^\/.*\/git$/.test(file)) gitCalls.push(args.join(" "));
  return spawn(file, args, options);
}) as typeof spawn; // all who call it give it arguments
syncBuiltinESMExports();

// After the hooks, which see only what is loaded from then on.
const { conclude } = await import("../../src/rehearsal/model/script.ts");
const { openStage } = await import("../../src/rehearsal/stage.ts");
const { runInProcess } = await import("../scenarios/in-process.ts");

await using stage = await openStage({
  bundle: join(root, "dist", "index.js"),
  ...(process.argv[2] === "plain" && { script: [conclude("There is nothing to do.")] }),
});
const { runner } = await stage.play({ program: runInProcess });
if (runner.exitCode !== 0) throw new Error(`The mention was not answered:\n${runner.stdout}${runner.stderr}`);
const costs: Costs = { modules: [...modules].sort(), gitCalls };
process.stdout.write(JSON.stringify(costs));
