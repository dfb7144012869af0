/** Plays one plain mention from `src/` in this process, and prints how many modules of the action it loaded. */
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const root = join(import.meta.dirname, "..", "..");
const source = `${pathToFileURL(join(root, "src")).href}/`;

const loaded = new Set<string>();
registerHooks({
  load(url, context, next) {
    if (url.startsWith(source) && !url.startsWith(`${source}rehearsal/`)) loaded.add(url.slice(source.length));
    return next(url, context);
  },
});

// After the hook, which sees only what is loaded from then on.
const { conclude } = await import("../../src/rehearsal/model/script.ts");
const { openStage } = await import("../../src/rehearsal/stage.ts");
const { runInProcess } = await import("../scenarios/in-process.ts");

await using stage = await openStage({
  bundle: join(root, "dist", "index.js"),
  script: [conclude("There is nothing to do.")],
});
const { runner } = await stage.play({ program: runInProcess });
if (runner.exitCode !== 0) throw new Error(`The mention was not answered:\n${runner.stdout}${runner.stderr}`);
process.stdout.write([...loaded].sort().join("\n"));
