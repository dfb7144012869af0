/** Which sandbox a machine allows, from what its programs say. */
import { expect, test } from "vitest";
import { program, runToEnd } from "../../../src/sandbox/launch/command-line.ts";
import { findIsolationMethod, type RunProbe } from "../../../src/sandbox/launch/isolation-method.ts";
import { freeUser } from "../../../src/sandbox/launch/take-down.ts";

const fine = { exitCode: 0, timedOut: false, stderr: "" };
const broken: Readonly<Record<string, string>> = {
  sudo: "sudo: a password is required",
  unshare: "unshare: unshare failed: Operation not permitted",
  bwrap: "",
};
const machineWith =
  (...working: readonly string[]): RunProbe =>
  async ([{ program: file }]) =>
    working.includes(file)
      ? fine
      : { timedOut: false, exitCode: file === "bwrap" ? undefined : 1, stderr: broken[file] ?? "" };

test.for([
  ["root", "auto", 0, ["unshare", "bwrap"]],
  ["bwrap", "auto", 0, ["bwrap"]],
  ["sudo", "auto", 1001, ["sudo", "bwrap"]],
  ["sudo", "namespace", 1001, ["sudo", "bwrap"]],
  ["bwrap", "auto", 1001, ["bwrap"]],
] as const)("%s: with %s, as user %d, where %j work", async ([way, isolation, uid, working]) => {
  expect(await findIsolationMethod(isolation, uid, machineWith(...working))).toBe(way);
});

test.for([
  ["auto", "(sudo: sudo: a password is required; bwrap: bwrap cannot be run)", []],
  ["namespace", "(sudo: sudo: a password is required)", ["bwrap"]],
] as const)("F49 %s: where there is no way, the probes say why", async ([isolation, words, working]) => {
  await expect(findIsolationMethod(isolation, 1001, machineWith(...working))).rejects.toMatchObject({
    code: "config",
    message: expect.stringContaining(words),
    hint: expect.stringContaining("passwordless sudo"),
  });
});

test("a probe may take long on a loaded machine; one that cannot be made says so at once", async () => {
  const limits: (number | undefined)[] = [];
  const slow: RunProbe = async (_, limit) => {
    limits.push(limit);
    return { exitCode: undefined, timedOut: true, stderr: "" };
  };
  await expect(findIsolationMethod("namespace", 1001, slow)).rejects.toThrow("(sudo: it did not end within 30 s)");
  expect(limits).toEqual([30_000]);
  expect(await runToEnd([program("sleep"), "60"], 100)).toMatchObject({ exitCode: undefined, timedOut: true });
  expect(await runToEnd([program("sh"), "-c", "echo no >&2; exit 3"])).toMatchObject({ exitCode: 3, stderr: "no" });
  expect(await runToEnd([program("deckhand-is-no-program")])).toMatchObject({ exitCode: undefined, timedOut: false });
});

test("a user of the tools is one that nobody is", () => {
  expect(freeUser(() => 0.5, new Set())).toBe(64_500);
  expect(freeUser(() => 0.999, new Set([64_999, 64_000]))).toBe(64_001);
  const all = new Set(Array.from({ length: 1000 }, (_, index) => 64_000 + index));
  expect(() => freeUser(() => 0, all)).toThrow("too many runs");
});
