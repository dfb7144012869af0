/** Weighs what one plain mention loads of the bundle: the rest is there for other runs. */
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { conclude } from "../../src/rehearsal/model/script.ts";
import { openStage } from "../../src/rehearsal/stage.ts";

/** Bytes of the scripts in `dist/` that the action itself loads. */
export async function bytesLoaded(bundle: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "deckhand-bench-"));
  const list = join(folder, "loaded");
  const hook = `
    import { appendFileSync } from "node:fs";
    import { registerHooks } from "node:module";
    const load = (url, context, next) => (appendFileSync(${JSON.stringify(list)}, url + "\\n"), next(url, context));
    registerHooks({ load });`;
  try {
    const environment = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}` };
    await using stage = await openStage({ bundle, script: [conclude("There is nothing to do.")], environment });
    await stage.play();
    const urls = existsSync(list) ? new Set(readFileSync(list, "utf8").split("\n")) : new Set<string>();
    const scripts = [...urls]
      .filter((url) => /^file:.*\.js$/.test(url))
      .map((url) => statSync(fileURLToPath(url)).size);
    if (scripts.length === 0) throw new Error("The action has loaded nothing of its bundle.");
    return scripts.reduce((sum, size) => sum + size, 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
