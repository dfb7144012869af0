/**
 * P60: the action is tracked in the checkout (`uses: ./.github/actions/deckhand`), and the commit to work on has other files
 * there. The broker's own git does not bring them to where the runner and the broker load code.
 */
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, linkSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import { openAgentServer } from "../agent-server/rehearsed/server.ts";
import { machine, needsSandbox } from "../needs-sandbox.ts";
import { answersOf, bundle, stageFor } from "../scenarios/play.ts";
import { commitOf, forkOf, gitOf } from "../scenarios/pull-story.ts";

const OWN = ".github/actions/deckhand";
const LOADED = ["dist", "package.json", "action.yml"];
const edit = call("file_editor", { command: "create", path: "low.md", file_text: "Low at six.\n" });
const finish = call("finish", { message: "Low water is written down." });

/** What a stranger would have the runner start after the job. */
const EVIL = `import { writeFileSync } from "node:fs"; writeFileSync(process.env.GITHUB_WORKSPACE + "/pwned.txt", "");\n`;

/** A stage whose `main` has the action at `own` ("" is the checkout itself), and which plays it from there. */
async function trackedAction(own: string, script: Script, inputs: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "deckhand-own-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const at = join(folder, "action");
  const stage = await stageFor({ bundle: join(at, "dist/index.js"), script, inputs });
  const files = join(folder, "files");
  for (const name of LOADED) cpSync(resolve(dirname(bundle), "..", name), join(files, own, name), { recursive: true });
  const index = join(folder, "index");
  gitOf(stage, ["read-tree", "main"], { index });
  gitOf(stage, ["--work-tree", files, "add", "--force", "."], { index });
  const tree = gitOf(stage, ["write-tree"], { index });
  gitOf(stage, ["update-ref", "refs/heads/main", gitOf(stage, ["commit-tree", tree, "-p", "main", "-m", "Add it"])]);
  const places = { workspace: "" };
  const how: PlayOptions = {
    earlier: async (path) => {
      places.workspace = path;
      execFileSync("ln", ["-sfn", join(path, own), at]);
    },
  };
  return { stage, how, places };
}

function expectRefused({ outputs, modelRequests, ...rehearsal }: Rehearsal, workspace: string, path: string): void {
  expect(existsSync(join(workspace, "pwned.txt"))).toBe(false);
  expect(modelRequests).toBe(0);
  expect(outputs).toMatchObject({ outcome: "failed", reason: expect.stringContaining(`\`${path}\``) });
  expect(answersOf({ ...rehearsal, outputs } as Rehearsal).join()).toContain("by its repository and commit");
}

describe("the action is tracked in the checkout", needsSandbox, () => {
  test.for([
    [OWN, `${OWN}/dist/index.js`],
    ["", "dist/index.js"],
  ] as const)(
    "P60: at %j, the head of a fork with another program there stops the run before the model",
    async ([own, path]) => {
      const { stage, how, places } = await trackedAction(own, [edit, finish]);
      const { number } = forkOf(stage, { [path]: EVIL });
      const rehearsal = await stage.play({ ...how, issue: number, body: "@agent write down low water" });
      expectRefused(rehearsal, places.workspace, path);
    },
  );

  test("P60: nothing from an agent server is written over it, and the rest of that work is brought here", async () => {
    const opened = await openAgentServer({
      key: "key-of-the-server",
      env: { PATH: process.env.PATH ?? "", HOME: "/nonexistent" },
    });
    onTestFinished(() => opened.close());
    const url = { "agent-server-url": opened.url, "agent-server-key": "key-of-the-server", isolation: "none" };
    const evil = call("file_editor", {
      command: "create",
      path: `${OWN}/dist/more.js`,
      file_text: EVIL,
      security_risk: "LOW",
    });
    const spoil = call("terminal", { command: `cp ${OWN}/dist/more.js ${OWN}/dist/index.js`, security_risk: "LOW" });
    const { stage, how, places } = await trackedAction(OWN, [edit, evil, spoil, finish], url);
    const rehearsal = await stage.play(how);
    expect(existsSync(join(places.workspace, "pwned.txt"))).toBe(false);
    expect(existsSync(join(places.workspace, OWN, "dist/more.js"))).toBe(false);
    expect(rehearsal.outputs.outcome).toBe("changed");
    expect(rehearsal.diff).toContain("+Low at six.");
    expect(answersOf(rehearsal).join()).toMatch(
      /changed files from which this action is loaded in the checkout: .*index\.js.*more\.js/,
    );
  });

  test("P60: tools can make no hard link to one of its files", async () => {
    const link = call("terminal", { command: `ln ${OWN}/dist/index.js linked.js; echo evil >> linked.js; ls` });
    const { stage, how, places } = await trackedAction(OWN, [link, edit, finish]);
    const rehearsal = await stage.play(how);
    const read = readFileSync(join(places.workspace, OWN, "dist/index.js"), "utf8");
    expect(read).toBe(readFileSync(bundle, "utf8"));
    expect(rehearsal.outputs.outcome).toBe("changed");
  });

  test("P60: a hard link to one of its files that is there is no way to it: with bubblewrap it stops the run", async () => {
    const spoil = call("terminal", { command: `printf %s '${EVIL.trim()}' > copy.js; true` });
    const { stage, how, places } = await trackedAction(OWN, [spoil, edit, finish]);
    const earlier = async (path: string) => {
      await how.earlier?.(path);
      linkSync(join(path, OWN, "dist/index.js"), join(path, "copy.js"));
      appendFileSync(join(path, ".git/info/exclude"), "copy.js\n");
    };
    const rehearsal = await stage.play({ ...how, earlier });
    expect(existsSync(join(places.workspace, "pwned.txt"))).toBe(false);
    const isStopped = machine.way === "bwrap";
    expect(rehearsal.outputs.outcome).toBe(isStopped ? "failed" : "changed");
    if (isStopped) expect(rehearsal.outputs.reason).toContain("is a hard link");
  });

  test("its twin, a head of a fork that leaves the action as it is, is worked on", async () => {
    const { stage, how } = await trackedAction(OWN, [edit, finish]);
    const { number } = forkOf(stage, { "tides.md": "High at noon.\n", ".github/actions/deckhand-notes.md": "x\n" });
    const rehearsal = await stage.play({ ...how, issue: number, body: "@agent write down low water" });
    expect(rehearsal.outputs.outcome).toBe("changed");
    expect(rehearsal.runner.postExitCode).toBe(0);
  });

  test("P60: earlier work of the thread with another action does not come there either, and its twin goes on", async () => {
    const { stage, how, places } = await trackedAction(OWN, [
      ...[edit, finish],
      ...[call("terminal", { command: "cat low.md > again.md" }), finish],
    ]);
    const first = await stage.play(how);
    expect(first.outputs.outcome).toBe("changed");
    const again = { ...how, issue: first.issue.number, body: "@agent go on" };
    expect((await stage.play(again)).outputs).toMatchObject({ outcome: "changed", branch: first.outputs.branch });
    const branch = `refs/heads/${first.outputs.branch}`;
    gitOf(stage, ["update-ref", branch, commitOf(stage, branch, { [`${OWN}/dist/index.js`]: EVIL })]);
    expectRefused(await stage.play(again), places.workspace, `${OWN}/dist/index.js`);
  });
});

test(
  "P60: tools cannot replace the composite action that calls this one, which the runner reads again for its post step",
  needsSandbox,
  async () => {
    const wrapper = ".github/actions/wrapper";
    const tries = [`echo evil > ${wrapper}/action.yml`, `mv ${wrapper} old`, "mv .github old", `rm -r ${wrapper}`];
    const attack = call("terminal", {
      command: `${tries.join("; ")}; echo beside > .github/actions/beside.txt; cat .github/actions/beside.txt`,
    });
    const stage = await stageFor({ script: [edit, attack, finish], toolErrors: /./ });
    const workspace = join(stage.folder, "run-1", "slugify");
    const own = commitOf(stage, "main", { [`${wrapper}/action.yml`]: "ours\n", [`${wrapper}/run.sh`]: "ours\n" });
    gitOf(stage, ["update-ref", "refs/heads/main", own]);
    const rehearsal = await stage.play({ environment: { GITHUB_ACTION_PATH: join(workspace, wrapper) } });
    expect(readFileSync(join(workspace, wrapper, "action.yml"), "utf8")).toBe("ours\n");
    expect(readFileSync(join(workspace, wrapper, "run.sh"), "utf8")).toBe("ours\n");
    expect(readFileSync(join(workspace, ".github/actions/beside.txt"), "utf8")).toBe("beside\n");
    expect(rehearsal.outputs.outcome).toBe("changed");
  },
);
