import { expect, test } from "vitest";
import type { Variables } from "../../../src/core/workspace/workspace.ts";
import { type SetUpOptions, type SetUpPlace, setUp } from "../../../src/run/start/set-up.ts";
import type { Denial } from "../../../src/sandbox/proxy/gate.ts";
import { forever } from "../../core/model/endpoint.ts";
import { HANGS_MS } from "../../real-time.ts";

/** A workspace in which commands end so; all that they were is kept. */
function workspace(
  ends: Readonly<Record<string, Readonly<{ exitCode?: number; output?: string; timedOut?: boolean }>>>,
) {
  const ran: (readonly [string, Variables | undefined])[] = [];
  const run = async (command: string, { variables }: Readonly<{ variables?: Variables }>) => {
    ran.push([command, variables]);
    return { command, exitCode: 0, output: "", omittedBytes: 0, timedOut: false, ...ends[command] };
  };
  return { ran, inSetUp: placeIn({ run }) };
}

/** A place that the command does not have to leave. */
function placeIn(workspace: SetUpPlace["workspace"], denials: readonly Denial[] = []): SetUpOptions["inSetUp"] {
  return (use) => use({ workspace, denials: () => denials });
}

const secrets = { granted: async () => ({ KEY: "k" }) };
const options = {
  secrets,
  timeoutMs: HANGS_MS,
  signal: forever,
  network: "registries",
  onOutput: () => undefined,
  onBlocked: () => undefined,
  onFailed: () => undefined,
};

test("without a command nothing runs", async () => {
  const { ran, inSetUp } = workspace({});
  await setUp({ ...options, inSetUp, command: undefined });
  expect(ran).toEqual([]);
});

test("a command that ends well and leaves nothing is fine, and what it said is told", async () => {
  const told: string[] = [];
  const { inSetUp } = workspace({ "make ready": { output: "ready\n" } });
  await setUp({ ...options, inSetUp, command: "make ready", onOutput: (output) => void told.push(output) });
  expect(told).toEqual(["ready\n"]);
});

test.for([
  [127, "bash: line 1: pnpm: command not found", "Add a step before this action that brings this program"],
  [1, "pnpm: no lock file", "The log has its output."],
] as const)("a command that ends with exit code %i says what to do", async ([exitCode, output, hint]) => {
  const { inSetUp } = workspace({ make: { exitCode, output } });
  const fault = await setUp({ ...options, inSetUp, command: "make" }).catch((error: unknown) => error);
  expect(fault).toMatchObject({ code: "config", hint: expect.stringContaining(hint) });
});

test("a command has its secrets, and looking at what it left has none", async () => {
  const { ran, inSetUp } = workspace({});
  await setUp({ ...options, inSetUp, command: "use $KEY" });
  const look = ["git status --porcelain", undefined];
  expect(ran).toEqual([look, ["use $KEY", { KEY: "k" }], look]);
});

test("a checkout that git cannot look at is taken as it is", async () => {
  const { inSetUp } = workspace({ "git status --porcelain": { exitCode: 128, output: "fatal: x" } });
  await expect(setUp({ ...options, inSetUp, command: "true" })).resolves.toBeUndefined();
});

test.for([
  [{ make: { exitCode: 2, output: "one\nno rule\n" } }, "ended with exit code 2: no rule"],
  [{ make: { exitCode: 1 } }, "ended with exit code 1: it said nothing"],
  [
    { make: { exitCode: 1, output: 'Unknown command: "cii"\n\nTo see all, run:\n  npm help\n' } },
    'exit code 1: Unknown command: "cii"',
  ],
  [{ make: { exitCode: -1, timedOut: true } }, "did not end in time"],
] as const)("%j ends the run: %s", async ([ends, why]) => {
  const fault = setUp({ ...options, inSetUp: workspace(ends).inSetUp, command: "make" });
  await expect(fault).rejects.toMatchObject({ code: "config", message: expect.stringContaining(why) });
});

test("a command that failed for want of a host says which, and what to do", async () => {
  const denial = { host: "x.test", port: 443, reason: "unlisted", allow: "x.test" } as const;
  const run = async (command: string) => ({ ...ENDED, command, exitCode: command === "npm ci" ? 1 : 0 });
  const told: string[] = [];
  const given = {
    ...options,
    inSetUp: placeIn({ run }, [denial, denial]),
    onBlocked: (words: string) => void told.push(words),
  };
  const hint = "Blocked network access: `x.test`. To allow it, set `setup-network: registries, x.test`.";
  await expect(setUp({ ...given, command: "npm ci" })).rejects.toMatchObject({ hint });
  await setUp({ ...given, command: "npm ci || true" });
  expect(told).toEqual([hint, hint]);
});

const ENDED = { exitCode: 0, output: "", omittedBytes: 0, timedOut: false } as const;

/** A workspace whose git says these things, one after another. */
function changing(...outputs: readonly string[]) {
  const left = [...outputs];
  const run = async (command: string) => {
    const output = command.startsWith("git") ? (left.shift() ?? "") : "";
    return { ...ENDED, command, output };
  };
  return { ...options, inSetUp: placeIn({ run }), command: "make" };
}

test("a command that leaves changes ends the run, and they are named", async () => {
  await expect(setUp(changing("", " M a\n?? b\n?? c\n?? d\n"))).rejects.toMatchObject({
    code: "config",
    message: expect.stringContaining("left 4 changes (a, b, c, …) in the checkout"),
  });
});

test("what looked changed before is not the command's doing", async () => {
  await expect(setUp(changing(" M large.bin\n", " M large.bin\n"))).resolves.toBeUndefined();
  await expect(setUp(changing(" M large.bin\n", " M large.bin\n?? x\n"))).rejects.toThrow("left 1 change (x)");
});
