/** The sandbox with the workspace, the home and the folder for temporary files in places where few have them. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { bash, makeYard, plant } from "../attacks/yard.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { HANGS_MS } from "../real-time.ts";

const LIMITS = { timeoutMs: HANGS_MS, signal: new AbortController().signal };

/** Removed in the end. */
function folderIn(parent: string, name: string): string {
  const folder = mkdtempSync(join(parent, "deckhand-place-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, name));
  return join(folder, name);
}

const PLACES = [
  ["/tmp", "plain"],
  ["/var/tmp", "plain"],
  [tmpdir(), "with a blank"],
  [tmpdir(), "-rf"],
  [tmpdir(), 'it\'s "$(odd)" \\ * ? [a] {b} ; & | < > # ~ % , : ! \t é 漢'],
] as const;

describe("a workspace, a home and temporary files", needsSandbox, () => {
  test.for(PLACES)("in %s, in a folder that is called %s", async ([parent, name]) => {
    const yard = makeYard(folderIn(parent, name));
    onTestFinished(() => yard.raze());
    const { workspace, options, home } = yard;
    plant(home, {
      ".m2/repository/a.jar": "copied ",
      ".cache/ms-playwright/chrome": "linked ",
      ".gradle/caches/modules-2/files-2.1/a": "by a setting ",
      "go/pkg/mod/cache/download/a": "of go",
      ".cargo/bin/own": "#!/bin/sh\necho found\n",
    });
    const owner = statSync(workspace).uid;
    const sandbox = await yard.open({
      env: { ...options.env, PATH: `${join(home, ".cargo/bin")}:${options.env.PATH}` },
    });
    onTestFinished(() => sandbox.close());
    expect(await bash(sandbox, "pwd; cat a.txt; echo two > b.txt; git status --short")).toBe(
      `${workspace}\none\n?? b.txt\n`,
    );
    expect(
      await bash(
        sandbox,
        "cat ~/.m2/repository/a.jar ~/.cache/ms-playwright/chrome $GRADLE_RO_DEP_CACHE/modules-2/*/a",
      ),
    ).toBe("copied linked by a setting ");
    expect(await bash(sandbox, "cat $(cut -d, -f1 <<< $GOPROXY | cut -c8-)/a")).toBe("of go");
    expect(sandbox.report().caches.leftOut).toEqual([]);
    const shell = await sandbox.workspace.openShell();
    const run = await shell.run("cat b.txt; echo three > /var/tmp/c.txt", {}, { ...LIMITS, totalMs: HANGS_MS });
    expect(run).toMatchObject({ status: "finished", output: "two\n" });
    expect(await sandbox.inSetUp(({ workspace: { run } }) => run("cat b.txt", LIMITS))).toMatchObject({
      output: "two\n",
    });
    const server = await sandbox.openProgram({ file: "bash", args: ["-c", "cat b.txt"], environment: { A: "b" } });
    expect(await server.read()).toMatchObject({ lines: ["two"] });
    const saved = await sandbox.workspace.saveOutput("long.txt", Buffer.from("long\n"));
    expect(await bash(sandbox, `cat ${quoted(saved)}`)).toBe("long\n");
    const checkout = join(options.folder, "granted-1");
    plant(checkout, { "a.txt": "granted\n" });
    const granted = { checkout, hosts: [], setUp: async () => undefined };
    expect(await sandbox.inGranted(granted, ({ run }) => run("pwd; cat a.txt", LIMITS))).toMatchObject({
      output: `${workspace}\ngranted\n`,
    });
    await sandbox.close();
    expect(readFileSync(join(workspace, "b.txt"), "utf8")).toBe("two\n");
    expect([statSync(workspace).uid, statSync(join(workspace, "b.txt")).uid]).toEqual([owner, owner]);
  });
});

function quoted(path: string): string {
  return `'${path.replaceAll("'", "'\\''")}'`;
}
