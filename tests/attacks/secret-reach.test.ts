/** Whole runs in which a secret could get to a command that nobody granted it to. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: shells write variables like this.
import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { finish, labels, pendingIn, run, waiting } from "../scenarios/approving.ts";
import { answersOf, fromSource, type StoryOptions } from "../scenarios/play.ts";

const secrets = "NPM_TOKEN=npm_Zk3vQ81canaryWx92LqT\nOTHER_TOKEN=other-canary-0815";
const branch = "agent/issue-1-a-slug-may-end-in-a-hyphen";

/** A thread on which people with a say alone have written. */
const trusted = (script: Script, { inputs, ...options }: StoryOptions = {}, how: PlayOptions = {}) =>
  waiting(script, { ...options, inputs: { "mixed-threads": "as-trusted", secrets, ...inputs } }, how);

const create = (path: string, file_text: string) =>
  call("file_editor", { command: "create", path, file_text, security_risk: "LOW" });

function published({ repository }: Stage, file: string): string {
  const args = ["--git-dir", repository.gitDir, "show", `${branch}:${file}`];
  return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}

/** All that the model has read. */
const read = ({ model }: Stage) => JSON.stringify(model?.requests.at(-1)?.body.messages);

/** `command` of the input writes down in the home how many variables of the token it has, and what the agent's script does. */
const setUp = `printenv NPM_TOKEN | wc -l > ~/.own; test ! -e tools/prep.sh || NPM_TOKEN="$NPM_TOKEN" sh tools/prep.sh`;
const look = run("cat ~/.own ~/.planted > got.txt; true", "LOW");
const plant = create("tools/prep.sh", "env | grep -c '^NPM_TOKEN=.' > ~/.planted\ntrue\n");

describe("the set-up command", needsSandbox, () => {
  const inputs = { "setup-command": setUp };

  test("has its secrets in the checkout of the base branch, and none when it would run what the agent wrote or what was withheld is put back, whoever reads along and whether or not anybody is asked; it ends nothing by failing without it", async () => {
    const steer = create(".npmrc", "script-shell=./x.sh\n");
    const command = `${setUp}; test -n "$NPM_TOKEN" || { echo error: no token; exit 1; }`;
    const script: Script = [look, plant, steer, finish, look, finish];
    const { stage, first } = await trusted(script, { inputs: { "setup-command": command } }, fromSource);
    expect(published(stage, "got.txt")).toBe("1\n");
    expect(answersOf(first)[0]).not.toContain("ran without the secret");
    const environment = { "INPUT_MIXED-THREADS": "restricted", INPUT_CONFIRMATION: "never" };
    const second = await stage.play({ issue: 1, environment });
    expect(second.outputs.outcome).toBe("changed");
    expect(published(stage, "got.txt")).toBe("0\n0\n");
    const words = "ran without the secret NPM_TOKEN: `.npmrc`, `got.txt`, `tools/prep.sh` differ from the base branch";
    expect(answersOf(second).at(-1)).toContain(words);
    expect(read(stage)).toContain(words);
    expect(second.runner.stdout).toContain("ran without the secret NPM_TOKEN");
    expect(second.runner.stdout).toContain("The agent continues without what it could not install.");
  });

  test("has none in the sandbox of an action that was granted another", async () => {
    const granted = run("cat ~/.own ~/.planted > got.txt; echo ${#OTHER_TOKEN} >> got.txt", "LOW");
    const { stage, first } = await trusted([plant, granted, finish], { inputs }, fromSource);
    expect(first.outputs.outcome).toBe("awaiting-approval");
    const second = await stage.play({ issue: 1, happening: labels("maria") });
    expect(second.outputs.outcome).toBe("changed");
    expect(published(stage, "got.txt")).toBe("0\n0\n17\n");
    expect(read(stage)).toContain("ran without the secret NPM_TOKEN");
  });
});

describe("a command that refers to a secret over several lines", needsSandbox, () => {
  const take = 'v=NPM_TO; v=${v}KEN; printf %s "${!v}" | wc -c > got.txt';

  test.for<[end: string]>([["\n"], ["\r\n"], ["\r\r\n"]])(
    "waits for its approval, whatever ends them: %j",
    async ([end]) => {
      const { first } = await trusted(
        [run(`: "env[${end.repeat(5)}NPM_TOKEN"; ${take}`, "LOW"), finish],
        {},
        fromSource,
      );
      expect(first.outputs.outcome).toBe("awaiting-approval");
      const reach = { secrets: ["NPM_TOKEN"], hosts: [], server: "" };
      const command = `: "env[${"\n".repeat(5)}NPM_TOKEN"; ${take}`;
      expect(pendingIn(first)).toMatchObject([{ reach, arguments: { command } }]);
    },
  );

  test("runs without it where the lines are too many to be a reference", async () => {
    const script = [run(`: "env[${"\r\n".repeat(9)}NPM_TOKEN"; ${take}`, "LOW"), finish];
    const { stage, first } = await trusted(script, {}, fromSource);
    expect(first.outputs.outcome).toBe("changed");
    expect(published(stage, "got.txt").trim()).toBe("0");
  });
});

describe("what an action that was granted a secret has said", needsSandbox, () => {
  test("is not there for one that was granted hosts, and is read by nobody in a form that the scan knows; the name of a folder gives no command of ours a secret, and so none to the commands after it", async () => {
    const print = `R=$(printf %s "$NPM_TOKEN" | base64 -w0); for i in $(seq 600); do echo "line $i $R and some text to make it long"; done`;
    // The programs of the machine were there before, and nobody can write there.
    const find =
      "find / -path /proc -prune -o -path /usr -prune -o -type f -path '*observations*' -print 2>/dev/null | wc -l";
    const asked = { hosts: ["api.example.org"], command: `${find} > found.txt`, why: "x", security_risk: "LOW" };
    const batch = {
      calls: [
        { name: "terminal", arguments: { command: "echo hi", security_risk: "HIGH" } },
        { name: "terminal", arguments: { command: print, security_risk: "LOW" } },
        { name: "request_network", arguments: asked },
      ],
    };
    const script = [
      ...[create("$NPM_TOKEN/a.txt", "x\n"), run("cd '$NPM'*", "LOW"), batch],
      ...[
        run("env | grep -c '^NPM_TO'; echo looked", "LOW"),
        run("ls ../../*/conversations/*/observations; true", "LOW"),
      ],
      finish,
    ];
    const { stage } = await trusted(script, {}, fromSource);
    const second = await stage.play({ issue: 1, happening: labels("maria") });
    expect(second.outputs.outcome).toBe("changed");
    expect(published(stage, "found.txt")).toBe("0\n");
    expect(read(stage)).toContain("0\\nlooked");
    expect(read(stage)).not.toContain("TqL29xWyranac18Qv3kZ");
    expect(read(stage)).toContain("and some text to make it long");
  });
});

describe("an approved action that is killed", needsSandbox, () => {
  test("is not said to have run, and the run is not green", async () => {
    const kill = "kill -KILL $(ls /proc | grep -E '^[0-9]+$' | grep -vx 1 | grep -vx $$)";
    const { stage } = await trusted(
      [run(`echo $NPM_TOKEN > /dev/null; ${kill}`, "LOW"), finish],
      { toolErrors: /./ },
      fromSource,
    );
    const second = await stage.play({ issue: 1, happening: labels("maria") });
    expect(second.outputs).toMatchObject({ outcome: "failed" });
    expect(second.outputs.reason).toContain("An approved action did not finish");
    expect(read(stage)).not.toContain("have now run");
    expect(read(stage)).toContain("not all of them ended");
  });
});
