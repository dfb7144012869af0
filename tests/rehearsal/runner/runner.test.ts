import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runnerLadder } from "../../../src/rehearsal/runner/child.ts";
import type { LogLine } from "../../../src/rehearsal/runner/log.ts";
import { type ActionOptions, actionDefaults, playAction } from "../../../src/rehearsal/runner/runner.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "runner-"));
});
afterEach(() => rm(folder, { recursive: true }));

const github = {
  serverUrl: "http://127.0.0.1:1",
  apiUrl: "http://127.0.0.1:1/api/v3",
  graphqlUrl: "http://127.0.0.1:1/api/graphql",
  repository: "acme/shop",
  actor: "maria",
  runId: "7",
  sha: "0".repeat(40),
  ref: "refs/heads/main",
  refName: "main",
};

/** Plays an action whose main and post are this script. `append(NAME, text)` writes to a file command. */
async function play(script: string, options: Partial<ActionOptions> = {}) {
  const bundle = join(folder, "index.mjs");
  const append = "const append = (name, text) => appendFileSync(process.env[name], text);";
  await writeFile(bundle, `import { appendFileSync, readFileSync } from "node:fs";\n${append}\n${script}`);
  const event = { name: "issue_comment", payload: { action: "created" } };
  return playAction({ bundle, inputs: {}, event, workspace: folder, temp: join(folder, "temp"), github, ...options });
}

/** A zombie that nobody has reaped is dead. */
async function isAlive(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => ") X");
  return !/\) [ZX]/.test(stat);
}

/** Aborted by the first line that the action prints: by then its handlers are in place. */
function atItsFirstWord(): Pick<ActionOptions, "signal" | "onLine"> {
  const controller = new AbortController();
  return { signal: controller.signal, onLine: () => controller.abort() };
}

const quick = { sigtermAfterMs: 150, sigkillAfterMs: 150 };
/** For those who are expected to go by themselves, on a busy machine too. */
const patient = { sigtermAfterMs: 15_000, sigkillAfterMs: 15_000 };
const onlyInMain = "if (process.env.STATE_isPost) process.exit(0); append('GITHUB_STATE', 'isPost=true\\n');";

describe("the runner", () => {
  test("gives inputs and event, and collects outputs of both forms, summary and exit code", async () => {
    const result = await play(
      `${onlyInMain}
      const event = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH, "utf8"));
      append("GITHUB_OUTPUT", "outcome=" + process.env["INPUT_BASE-URL"] + process.env.INPUT_MY_NAME + "\\n");
      append("GITHUB_OUTPUT", "action<<EOF\\n" + event.action + "\\nin " + process.cwd() + "\\nEOF\\n");
      append("GITHUB_STEP_SUMMARY", "# Done\\n");
      process.exitCode = 3;`,
      { inputs: { "base-url": "here", "my name": " I" } },
    );
    expect(result).toMatchObject({ exitCode: 3, postExitCode: 0, summary: "# Done\n", errors: [] });
    expect(result.outputs).toEqual({ outcome: "here I", action: `created\nin ${folder}` });
    expect(result.durationMs).toBeGreaterThan(0);
  });

  test("hands state, GITHUB_ENV and GITHUB_PATH of main to post, which runs after a crash too", async () => {
    const result = await play(`
      if (process.env.STATE_pid) {
        console.log("post sees", process.env.STATE_pid, process.env.COLOUR, process.env.PATH.startsWith("/extra:"));
      } else {
        append("GITHUB_STATE", "pid=42\\n");
        append("GITHUB_ENV", "COLOUR=blue\\n");
        append("GITHUB_PATH", "/extra\\n");
        process.kill(process.pid, "SIGKILL");
      }`);
    expect(result).toMatchObject({ exitCode: 137, postExitCode: 0, state: { pid: "42" }, path: ["/extra"] });
    expect(result.stdout).toBe("post sees 42 blue true\n");
  });

  test.for([
    ["output", "GITHUB_OUTPUT", "word\\n"],
    ["output", "GITHUB_OUTPUT", "a<<EOF\\nnever ended"],
    ["env", "GITHUB_ENV", "NODE_OPTIONS=--require=x\\n"],
    ["state", "GITHUB_STATE", "=x\\n"],
  ])("tells of a bad %s file, although the exit code is 0", async ([name, variable, text]) => {
    const result = await play(`append("${variable}", "${text}");`);
    expect(result.exitCode).toBe(0);
    expect(result.errors[0]).toContain(`Unable to process file command '${name}' successfully.`);
  });

  test("lets nothing of the host into the action but PATH and HOME", async () => {
    process.env.RUNNER_TEST_LEAK = "leaked";
    const result = await play("console.log(JSON.stringify(process.env))", { environment: { EXTRA: "1" } });
    delete process.env.RUNNER_TEST_LEAK;
    const seen: Record<string, string> = JSON.parse(result.stdout.split("\n")[0] ?? "");
    const foreign = Object.keys(seen).filter((name) => !/^(GITHUB|RUNNER|ACTIONS|INPUT|STATE)_/.test(name));
    expect(foreign.sort()).toEqual(["CI", "EXTRA", "HOME", "PATH"]);
    expect(seen).not.toHaveProperty("RUNNER_TEST_LEAK");
    expect(seen).toMatchObject({
      GITHUB_REPOSITORY: "acme/shop",
      GITHUB_ACTIONS: "true",
      RUNNER_TEMP: `${folder}/temp`,
    });
  });

  test("lets a listener hear masked lines of both streams while the action runs", async () => {
    const heard: LogLine[] = [];
    const result = await play(`${onlyInMain} console.log("::add-mask::hidden"); console.error("hidden job-key")`, {
      secrets: ["job-key"],
      onLine: (line) => heard.push(line),
    });
    expect(heard).toEqual(result.log);
    expect(result.log).toContainEqual({ kind: "text", text: expect.stringMatching(/\*\*\*/) });
    expect(JSON.stringify(result.log)).not.toMatch(/hidden|job-key/);
  });

  test("ends a background child that holds the output open, but only after post", async () => {
    const result = await play(`
      import { spawn } from "node:child_process";
      if (process.env.STATE_child) {
        process.kill(Number(process.env.STATE_child), 0);
        console.log("alive");
      } else {
        const child = spawn("sleep", ["600"], { stdio: "inherit" });
        append("GITHUB_STATE", "child=" + child.pid + "\\n");
        child.unref();
      }`);
    expect(result.stdout).toContain("alive");
    await expect.poll(() => isAlive(Number(result.state.child))).toBe(false);
  });
});

describe("a cancelled run", () => {
  test("hears SIGINT first, and one that tidies up keeps its exit code and its outputs", async () => {
    const result = await play(
      `${onlyInMain} setInterval(() => {}, 1000);
      process.on("SIGINT", () => { append("GITHUB_OUTPUT", "outcome=cancelled\\n"); process.exit(5); });
      console.log("ready");`,
      { ...atItsFirstWord(), ladder: patient },
    );
    expect(result).toMatchObject({ exitCode: 5, postExitCode: 0, outputs: { outcome: "cancelled" } });
  });

  test("hears SIGTERM next", async () => {
    const result = await play(
      `${onlyInMain} setInterval(() => {}, 1000);
      process.on("SIGINT", () => console.log("INT")).on("SIGTERM", () => { console.log("TERM"); process.exit(6); });
      console.log("ready");`,
      { ...atItsFirstWord(), ladder: { ...patient, sigtermAfterMs: 150 } },
    );
    expect([result.exitCode, result.stdout]).toEqual([6, "ready\nINT\nTERM\n"]);
  });

  test("is killed with its children at last, and post still runs", async () => {
    const result = await play(
      `import { spawn } from "node:child_process";
      ${onlyInMain} const child = spawn("sleep", ["60"]);
      process.on("SIGINT", () => {}).on("SIGTERM", () => {});
      console.log(child.pid); setInterval(() => {}, 1000);`,
      { ...atItsFirstWord(), ladder: quick },
    );
    expect(result).toMatchObject({ exitCode: 137, postExitCode: 0 });
    await expect.poll(() => isAlive(Number(result.stdout))).toBe(false);
  });

  test("waits as long as GitHub's runner unless told otherwise", () => {
    expect(runnerLadder).toEqual({ sigtermAfterMs: 7500, sigkillAfterMs: 2500 });
  });
});

test("input defaults are read from a flat action.yml", () => {
  const yml = `name: Deckhand
inputs:
  # a comment
  model:
    description: "The model: any"
    required: true

  trigger-phrase:
    description: What wakes the agent
    default: "@agent"
  max-iterations:
    default: 100
outputs:
  outcome:
    default: no
`;
  expect(actionDefaults(yml)).toEqual({ model: "", "trigger-phrase": "@agent", "max-iterations": "100" });
});
