/** The script that root runs: what happens where a file that it covers goes meanwhile, as sockets do. */
import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { systemPath, systemProgram } from "../../../src/lib/programs.ts";
import { asRootInside } from "../../../src/sandbox/launch/isolation-method.ts";
import { SANDBOX_SCRIPT } from "../../../src/sandbox/launch/sandbox-script.ts";
import { machine } from "../../needs-sandbox.ts";
import { HANGS_MS } from "../../real-time.ts";
import { skipIf } from "../../skipped.ts";

const way = machine.way === "root" || machine.way === "sudo" ? machine.way : undefined;

/** What tools find at a path that the sandbox covers. `mount` is a Bash script that root runs in place of mount; `$covered` is that path. */
async function found(mount: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "script-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [programs, checkout, host] = [join(folder, "bin"), join(folder, "checkout"), join(folder, "host")];
  const covered = join(checkout, "socket");
  for (const path of [programs, checkout]) mkdirSync(path);
  writeFileSync(covered, "");
  writeFileSync(host, `stat -c %F '${covered}' 2>/dev/null || echo nothing\n`);
  writeFileSync(
    join(programs, "mount"),
    `#!/bin/bash\ncovered='${covered}'\n${mount}\nexec '${systemProgram("mount")}' "$@"\n`,
  );
  chmodSync(join(programs, "mount"), 0o755);
  const places = [
    ["rw", checkout, checkout],
    ["no", covered, covered],
  ];
  const fixed = ["65534", "", systemProgram("bash"), host, "", "", `${programs}:${systemPath()}`, "0"];
  const inside = asRootInside(way ?? "root").map((word) => (typeof word === "string" ? word : word.program));
  const script = ["bash", "--norc", "-c", SANDBOX_SCRIPT, "sandbox", ...fixed, ...places.flat()];
  // Its stdin stays open, because it ends with that.
  return (await promisify(execFile)("env", [...inside, ...script], { timeout: HANGS_MS })).stdout;
}

test.for([
  ["is covered", "", "character special file\n"],
  // Root has seen it, and mounts: so it goes between the two.
  ["may go while the sandbox is built", '[ "$1" != --bind ] || rm -f "$3"', "nothing\n"],
  // When a file is removed, the kernel also takes away what is mounted on it elsewhere.
  [
    "may go when it is covered",
    '[ "$1" != -a ] || { umount "/sys$covered" && rm -f "$covered"; } 2>/dev/null',
    "nothing\n",
  ],
] as const)("a socket %s", skipIf(!way, "root builds no sandbox here"), async ([, mount, seen]) => {
  expect(await found(mount)).toBe(seen);
});
