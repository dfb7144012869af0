/** Skips tests that need a sandbox where the machine can build none, with a reason that the reporter prints. */
import { execFileSync } from "node:child_process";
import { TestRunner } from "vitest";
import { toFault } from "../src/lib/fault.ts";
import { findIsolationMethod } from "../src/sandbox/launch/isolation-method.ts";
import { HANGS_MS } from "./real-time.ts";
import { skipIf } from "./skipped.ts";

/** How this machine lets us build a sandbox, or why it does not. */
export const machine: Readonly<{ way?: string; why: string }> = await findIsolationMethod(
  "auto",
  process.getuid?.() ?? 0,
).then(
  (way) => ({ way, why: "" }),
  (error) => ({ why: toFault(error).message }),
);
refuseToHide();

/** For `describe(title, needsSandbox, body)` and `test(title, needsSandbox, body)`. */
export const needsSandbox = skipIf(!machine.way, machine.why);

const OTHER = ["--reuid=4242", "--regid=4242", "--clear-groups"];

/** For tests in which root starts a step as a user without rights, who builds the sandbox with bubblewrap. */
export const rootStartsOthers = skipIf(
  machine.way !== "root" || !works(["setpriv", ...OTHER, "bwrap", "--unshare-all", "--ro-bind", "/", "/", "true"]),
  "only root can start a step with files of others, and another user needs bubblewrap (apt-get install bubblewrap)",
);

/** Called inside a test, for example when it opens a stage. In `beforeAll` it does nothing: such suites take `needsSandbox`. */
export function skipWithoutSandbox(): void {
  if (!machine.way) TestRunner.getCurrentTest()?.context.skip(machine.why);
}

/**
 * A skip must not hide a defect of `findIsolationMethod`: where the machine itself allows namespaces, not finding a way is an error.
 * CI says in EXPECTED_SANDBOX which way it has.
 */
function refuseToHide(): void {
  const { EXPECTED_SANDBOX: expected = "" } = process.env;
  const found = machine.way ?? `none: ${machine.why}`;
  if (expected && machine.way !== expected) throw new Error(`Expected a sandbox by ${expected}, found ${found}`);
  if (machine.way) return;
  const possible = [
    ["unshare", "--mount", "--pid", "--net", "--fork", "true"],
    ["sudo", "-n", "unshare", "--mount", "--pid", "--net", "--fork", "true"],
    ["bwrap", "--unshare-pid", "--unshare-net", "--ro-bind", "/", "/", "true"],
  ].find(works);
  if (possible) throw new Error(`"${possible.join(" ")}" works on this machine, but findWay found ${found}`);
}

function works([file = "", ...args]: readonly string[]): boolean {
  try {
    execFileSync(file, args, { stdio: "ignore", timeout: HANGS_MS });
    return true;
  } catch {
    return false; // not installed, or not allowed
  }
}
