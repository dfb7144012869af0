/**
 * P61: the job uses other actions of the checkout (`uses: ./path`), before this one or after it. The runner reads them again for their
 * steps and post steps, so neither tools nor our own git put other files there.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { PlayOptions } from "../../src/rehearsal/play.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { labels, run } from "../scenarios/approving.ts";
import { answersOf, type StoryOptions, stageFor } from "../scenarios/play.ts";
import { commitOf, forkOf, gitOf } from "../scenarios/pull-story.ts";

const edit = call("file_editor", { command: "create", path: "low.md", file_text: "Low at six.\n" });
const finish = call("finish", { message: "Low water is written down." });

const steps = [
  { uses: "actions/checkout@v5" },
  { uses: "./.github/actions/setup" },
  { id: "__self", uses: "acme/deckhand@v1" },
  { uses: "./ci/report", if: "always()" },
  { uses: "./later/action" },
];

/** `setup` is composite and uses `inner`; `report` starts a program beside its folder; `later` is not there yet. */
const FILES: Readonly<Record<string, string>> = {
  ".github/workflows/agent.yml": JSON.stringify({ on: "issue_comment", jobs: { agent: { steps } } }),
  ".github/actions/setup/action.yml": JSON.stringify({
    runs: { using: "composite", steps: [{ run: "./setup.sh", shell: "bash" }, { uses: "./.github/actions/inner" }] },
  }),
  ".github/actions/setup/setup.sh": "ours\n",
  ".github/actions/inner/action.yaml": JSON.stringify({ runs: { using: "node24", main: "main.js", post: "post.js" } }),
  ".github/actions/inner/post.js": "ours\n",
  "ci/report/action.yml": JSON.stringify({ runs: { using: "node24", main: "../dist/report.js" } }),
  "ci/dist/report.js": "ours\n",
  ".github/actions/unused/action.yml": "ours\n",
  "ci/notes.md": "ours\n",
};

/** Whatever the job uses: a path, and that there was nothing. */
const LOADED = Object.keys(FILES).filter((path) => !/workflows|unused|notes/.test(path));

/** A stage whose `main` has these files, and a way to see the checkout after a play of it. */
async function localStage(script: Script, options: StoryOptions = {}) {
  const stage = await stageFor({ script, toolErrors: /./, ...options });
  gitOf(stage, ["update-ref", "refs/heads/main", commitOf(stage, "main", FILES)]);
  const places = { workspace: "" };
  const how: PlayOptions = {
    earlier: async (path) => {
      places.workspace = path;
    },
  };
  const read = (path: string) => readFileSync(join(places.workspace, path), "utf8");
  return { stage, how, places, read };
}

describe("other actions of the checkout", needsSandbox, () => {
  test("P61: tools can write nothing that the runner loads of them, and write everything else", async () => {
    const spoil = LOADED.map((path) => `echo evil > ${path}; rm -f ${path}; chmod 777 ${path}`);
    const away = ["mv .github/actions/setup old", "mv .github old", "mv ci old", "rm -rf ci/dist .github/actions"];
    const make = [
      "echo evil > .github/actions/inner/action.yml",
      "echo evil > ci/dist/more.js",
      "mkdir -p later/action; echo evil > later/action/action.yml; rmdir later/action; mv later old",
    ];
    const free =
      "echo free > ci/notes.md; echo free > .github/actions/beside.txt; mkdir later/x; echo free > later/x/y";
    const attack = call("terminal", { command: [...spoil, ...away, ...make, free, "ls -A"].join("; ") });
    const { stage, how, places, read } = await localStage([edit, attack, finish]);
    const rehearsal = await stage.play(how);
    for (const path of LOADED) expect(read(path), path).toBe(FILES[path]);
    expect(readdirSync(join(places.workspace, ".github/actions/inner")).sort()).toEqual(["action.yaml", "post.js"]);
    expect(readdirSync(join(places.workspace, "ci/dist"))).toEqual(["report.js"]);
    expect(existsSync(join(places.workspace, "later/action"))).toBe(false);
    expect(read("later/x/y") + read("ci/notes.md") + read(".github/actions/beside.txt")).toBe("free\nfree\nfree\n");
    expect(rehearsal.outputs.outcome).toBe("changed");
    expect(rehearsal.diff).toContain("+Low at six.");
  });

  test("P61: an action that was granted a secret cannot write them either", async () => {
    const command = `: "$NPM_TOKEN"; echo work > granted.txt; echo evil > ci/dist/report.js; cat ci/dist/report.js > seen.txt; true`;
    const inputs = {
      confirmation: "risky",
      "mixed-threads": "as-trusted",
      secrets: "NPM_TOKEN=npm_Zk3vQ81canaryWx92LqT",
    };
    const clock = { ahead: 0 };
    const options = { inputs, now: () => new Date(Date.now() + clock.ahead) };
    const { stage, how, read } = await localStage([run(command, "LOW"), finish], options);
    expect((await stage.play(how)).outputs.outcome).toBe("awaiting-approval");
    clock.ahead = 5000;
    const second = await stage.play({ ...how, issue: 1, happening: labels("maria") });
    expect(second.outputs.outcome).toBe("changed");
    expect(read("ci/dist/report.js")).toBe("ours\n");
    const show = (path: string) => gitOf(stage, ["show", `${second.outputs.branch}:${path}`]);
    expect([show("granted.txt"), show("seen.txt")]).toEqual(["work", "ours"]);
  });

  test("P61: the head of a fork with another version of one stops the run before the model", async () => {
    const { stage, how, read } = await localStage([edit, finish]);
    const { number } = forkOf(stage, { "ci/dist/report.js": "evil\n" });
    const rehearsal = await stage.play({ ...how, issue: number, body: "@agent write down low water" });
    expect(rehearsal.modelRequests).toBe(0);
    expect(rehearsal.outputs).toMatchObject({
      outcome: "failed",
      reason: expect.stringContaining("`ci/dist/report.js`"),
    });
    expect(answersOf(rehearsal).join()).toContain("by its repository and commit");
    expect(read("ci/dist/report.js")).toBe("ours\n");
  });

  test("its twin, a head of a fork that leaves them as they are, is worked on", async () => {
    const { stage, how } = await localStage([edit, finish]);
    const { number } = forkOf(stage, { "tides.md": "High.\n", ".github/actions/unused/action.yml": "theirs\n" });
    const rehearsal = await stage.play({ ...how, issue: number, body: "@agent write down low water" });
    expect(rehearsal.outputs.outcome).toBe("changed");
  });

  test("its twin, a job without other actions, changes the same files as work", async () => {
    const change = call("terminal", { command: "echo new > ci/dist/report.js; cat ci/dist/report.js" });
    const { stage, how } = await localStage([change, finish]);
    const plain = JSON.stringify({ jobs: { agent: { steps: steps.slice(2, 3) } } });
    const commit = commitOf(stage, "main", { ".github/workflows/agent.yml": plain });
    gitOf(stage, ["update-ref", "refs/heads/main", commit]);
    const rehearsal = await stage.play(how);
    expect(rehearsal.outputs.outcome).toBe("changed");
    expect(rehearsal.diff).toContain("+new");
  });
});
