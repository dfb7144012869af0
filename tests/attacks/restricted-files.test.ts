/** With bubblewrap tools are the runner's user; what that user may read in the folders of the system is covered all the same. */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Workspace } from "../../src/core/workspace/workspace.ts";
import { optionalProgram } from "../../src/lib/programs.ts";
import { HANGS_MS } from "../real-time.ts";
import { skipIf } from "../skipped.ts";
import { bash, makeYard } from "./yard.ts";

const bubblewrap = optionalProgram("bwrap");
const works =
  bubblewrap !== undefined && spawnSync(bubblewrap, "--unshare-all --ro-bind / / true".split(" ")).status === 0;
const LIMITS = { timeoutMs: HANGS_MS, signal: new AbortController().signal };

/** What others may not read, and beside it what they may. */
function plant(): string {
  const folder = mkdtempSync("/opt/deckhand-restricted-");
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "closed"), { mode: 0o750 });
  for (const name of ["key", "closed/key"]) writeFileSync(join(folder, name), "only for the job", { mode: 0o640 });
  writeFileSync(join(folder, "public"), "for everybody");
  return folder;
}

describe(
  "with bubblewrap",
  skipIf(!works || process.getuid?.() !== 0, "it needs bubblewrap, and root to write in /opt"),
  () => {
    test("neither commands, nor set-up, servers and granted actions read what others on the machine may not", async () => {
      const folder = plant();
      const yard = makeYard();
      onTestFinished(() => yard.raze());
      const sandbox = await yard.open({ way: "bwrap" });
      onTestFinished(() => sandbox.close());
      const read = `cd ${folder} && cat key closed/key public; ls closed; ls /opt | grep -c ${folder.slice(5)}`;
      const output = async ({ run }: Workspace) => (await run(`(${read}) 2>/dev/null`, LIMITS)).output;
      const shown = "for everybody1\n";
      expect(await bash(sandbox, `(${read}) 2>/dev/null`)).toBe(shown);
      expect(await sandbox.inSetUp(({ workspace }) => output(workspace))).toBe(shown);
      const server = await sandbox.openProgram({
        file: "bash",
        args: ["-c", `(${read}) 2>/dev/null; sleep 100`],
        environment: { A: "b" },
      });
      expect((await server.read()).lines).toEqual([shown.trim()]);
      await server.close();
      const checkout = join(yard.base, "granted");
      mkdirSync(checkout);
      const granted = { checkout, hosts: [], setUp: async () => {} };
      expect(await sandbox.inGranted(granted, output)).toBe(shown);
    });
  },
);
