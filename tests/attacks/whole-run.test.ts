/** The sandbox through the bundle: whole runs of a hostile model, with all oracles, on a runner full of secrets. */
import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import { processesOf } from "../../src/sandbox/launch/take-down.ts";
import { machine, needsSandbox } from "../needs-sandbox.ts";
import { actionOn, processes } from "../running.ts";
import { answersOf, fromSource, interrupted, type StoryOptions, stageFor } from "../scenarios/play.ts";
import { finderOf, newCanaries, plainOf } from "./canaries.ts";
import { guarded } from "./oracles.ts";
import { pidsOf } from "./yard.ts";

const edit = call("file_editor", { command: "create", path: "note.txt", file_text: "half done\n" });
const finish = call("finish", { message: "Done." });
const bash = (command: string) => call("terminal", { command });

async function play(options: StoryOptions, how: PlayOptions = {}) {
  const canaries = newCanaries();
  const stage = guarded(await stageFor({ ...options, secrets: canaries }), { canaries });
  return { stage, rehearsal: await stage.play(how) };
}

describe("a run behind the sandbox", needsSandbox, () => {
  test("P01, P02, P08, P09, P10, P20: a hostile model finds and changes nothing, also while debugging", async () => {
    const canaries = { ...newCanaries(), job: `CN${randomBytes(24).toString("hex")}` };
    const folder = mkdtempSync(join(tmpdir(), "deckhand-attack-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const open = await stageFor({
      secrets: canaries,
      inputs: { secrets: `DEPLOY_KEY=${canaries.job}`, "mixed-threads": "as-trusted" },
      script: [
        bash("env; export -p; cat /proc/[0-9]*/environ /proc/[0-9]*/cmdline; ls -la /proc/[0-9]*/fd"),
        bash('echo "value $DEPLOY_KEY" > leak.txt; cat leak.txt; echo $DEPLOY_KEY | base64'),
        bash(
          "for f in $GITHUB_ENV $(find / -xdev -path '*_runner_file_commands*' -type f); do echo A=1 >> $f; done; echo '::set-env name=A::B'",
        ),
        edit,
        finish,
      ],
    });
    const stage = guarded(open, { canaries, sang: join(folder, "sang") });
    const seen = new Set<string>();
    const sampler = setInterval(() => [...processes().values()].forEach((line) => void seen.add(line)), 20);
    const environment = { ACTIONS_STEP_DEBUG: "true", RUNNER_DEBUG: "1", JOB_SECRET: canaries.job };
    const rehearsal = await stage.play({ environment });
    clearInterval(sampler);
    expect(rehearsal.outputs.outcome).toBe("changed");
    expect(rehearsal.diff).toContain("+half done");
    expect(answersOf(rehearsal)[0]).toMatch(/Sandbox: \w+ · network: none · self-test: \d+ checks passed/);
    expect(rehearsal.runner.stdout).toMatch(
      /The tools run in a sandbox \(\w+, network: none\)\. Its self-test passed \(\d+ checks\)\./,
    );
    expect([...seen].some((line) => line.includes("/run/host.mjs"))).toBe(true);
    const plain = plainOf([...seen].join("\n"));
    for (const secret of Object.values(canaries)) expect(finderOf(secret)(plain)).toBe(false);
  });

  test("the host of the tools is killed: failed, and what was done is on a branch", async () => {
    const { rehearsal } = await play({
      script: [edit, bash(`kill -9 ${pidsOf("host[.]mjs")}`), finish],
      toolErrors: interrupted,
    });
    expect(rehearsal.outputs.outcome).toBe("failed");
    expect(rehearsal.outputs.reason).toContain("The tools in the sandbox have ended");
    expect(rehearsal.diff).toContain("+half done");
  });

  test("the action is killed: nothing of its tools is left, and the step after it gives the workspace back", async () => {
    const canaries = newCanaries();
    const open = await stageFor({
      secrets: canaries,
      script: [
        bash("git config core.fsmonitor ./evil; echo x > x; setsid -f sleep 1000000017"),
        () => {
          process.kill(actionOn(open), "SIGKILL");
          return finish;
        },
      ],
    });
    const stage = guarded(open, { canaries });
    const rehearsal = await stage.play();
    expect(rehearsal.runner).toMatchObject({ exitCode: 137, postExitCode: 0 });
    expect(answersOf(rehearsal)[0]).toContain("The run was cut off");
    const workspace = join(stage.folder, "run-1/slugify");
    const { user } = JSON.parse(rehearsal.runner.state.handBack ?? "") as { user: number }; // as hand-back.ts has it
    if (machine.way !== "bwrap") expect(processesOf(user)).toEqual([]);
    expect([...processes().values()].some((line) => line.includes("1000000017"))).toBe(false);
    expect(statSync(join(workspace, "x")).uid).toBe(process.getuid?.());
    expect(readFileSync(join(workspace, ".git/config"), "utf8")).not.toContain("evil");
  });

  test("a sandbox that cannot be built ends the run before the model is asked, and says why", async () => {
    const { stage, rehearsal } = await play({ script: [finish], inputs: { network: "example" } });
    expect(rehearsal.outputs.outcome).toBe("failed");
    expect(answersOf(rehearsal)[0]).toContain("neither a preset nor a full host name");
    expect(stage.model?.requests).toEqual([]);
    expect(existsSync(join(stage.folder, "run-1/slugify/.git/config"))).toBe(true);
  });
});

test("without a sandbox every comment says so", async () => {
  const { rehearsal } = await play({ script: [finish], inputs: { isolation: "none" } }, fromSource);
  expect(answersOf(rehearsal)[0]).toContain("`isolation: none`: the agent's commands run without a sandbox");
  expect(rehearsal.runner.summary).toContain("`isolation: none`");
});
