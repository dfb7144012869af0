/** The history that the workflow has checked out stays, for the agent and for later steps, and a pull request meets its base. */
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { answersOf, bundle, stageFor } from "./play.ts";
import { commitOf, gitOf, pullStory } from "./pull-story.ts";

const looks = [
  "echo shallow=$(git rev-parse --is-shallow-repository) commits=$(git rev-list --count HEAD)",
  "echo base=$(git merge-base HEAD origin/main) described=$(git describe --tags)",
  "git diff --stat origin/main...HEAD",
  "git blame -s README.md | cut -d' ' -f1 | sort -u | sed 's/^/blame=/'",
  "git bisect start HEAD $(git rev-list --max-parents=0 HEAD | tail -1) | grep -c Bisecting; git bisect reset",
];
const look = call("terminal", { command: looks.join("\n") });
const finish = call("finish", { message: "Looked." });
const files = { "tides.md": "High at noon.\n" };

/** As `fetch-depth: 0` leaves the checkout. */
const full = (stage: Stage) => async (workspace: string) => {
  const branches = "+refs/heads/*:refs/remotes/origin/*";
  const url = pathToFileURL(stage.repository.gitDir).href;
  run(workspace, "fetch", "--quiet", "--unshallow", "--tags", url, branches);
};

function run(folder: string, ...args: string[]): string {
  return execFileSync("git", ["-C", folder, ...args], { encoding: "utf8" }).trim();
}

const said = ({ model }: Stage) => JSON.stringify(model?.requests.at(-1)?.body.messages);
const workspaceOf = ({ folder, repository }: Stage, play = 1) => join(folder, `run-${play}`, repository.name);

test(
  "a full checkout stays full on a pull request, in the agent's shell and in the step after",
  needsSandbox,
  async () => {
    const { stage, play } = await pullStory([look, finish], files, { bundle });
    gitOf(stage, ["tag", "v1", "main~1"]);
    const { rehearsal, problems } = await play({ body: "@agent who wrote this?", earlier: full(stage) });
    expect([problems, rehearsal.outputs.outcome]).toEqual([[], "answered"]);
    const [base, first] = [gitOf(stage, ["rev-parse", "main"]), gitOf(stage, ["rev-parse", "--short", "main~2"])];
    for (const words of [
      "shallow=false commits=4",
      `base=${base} described=v1-2-g`,
      "tides.md | 1 +",
      `blame=^${first}`,
    ])
      expect(said(stage)).toContain(words);
    expect(said(stage)).toContain("Git history here: complete; its merge base with origin/main is known.");
    const workspace = workspaceOf(stage);
    expect(run(workspace, "rev-parse", "--is-shallow-repository")).toBe("false");
    expect(run(workspace, "merge-base", "HEAD", "origin/main")).toBe(base);
    expect(run(workspace, "describe", "--tags", "HEAD")).toMatch(/^v1-2-g/);
  },
);

test("a full checkout stays full on an issue, and when the work is resumed", needsSandbox, async () => {
  const edit = (text: string) => call("file_editor", { command: "create", path: "note.txt", file_text: `${text}\n` });
  const script = [look, edit("one"), finish, look, call("finish", { message: "Looked again." })];
  const stage = await stageFor({ bundle, script });
  gitOf(stage, ["tag", "v1", "main~1"]);
  const first = await stage.play({ earlier: full(stage) });
  expect([first.problems, first.outputs.outcome]).toEqual([[], "changed"]);
  expect(said(stage)).toContain("shallow=false commits=3");
  const again = await stage.play({ issue: 1, body: "@agent look again", earlier: full(stage) });
  expect([again.problems, again.outputs.outcome]).toEqual([[], "answered"]);
  expect(said(stage)).toContain("shallow=false commits=4");
  expect(run(workspaceOf(stage, 2), "rev-parse", "--is-shallow-repository")).toBe("false");
  expect(run(workspaceOf(stage, 2), "merge-base", "HEAD", "origin/main")).toBe(gitOf(stage, ["rev-parse", "main"]));
});

test(
  "a checkout of one commit gets its merge base on a pull request, after several steps if need be",
  needsSandbox,
  async () => {
    const { stage, play } = await pullStory([look, finish], files, { bundle });
    const fork = gitOf(stage, ["rev-parse", "main"]);
    let tip = fork;
    for (let index = 0; index < 120; index += 1) tip = commitOf(stage, tip, { "tide.md": `${index}\n` });
    gitOf(stage, ["update-ref", "refs/heads/main", tip]);
    const { rehearsal, problems } = await play({ body: "@agent what does this change?" });
    expect([problems, rehearsal.outputs.outcome]).toEqual([[], "answered"]);
    for (const words of [`base=${fork}`, "tides.md | 1 +", "its merge base with origin/main is known."])
      expect(said(stage)).toContain(words);
  },
);

test("a mention on an issue with one commit fetches nothing, and is told so", needsSandbox, async () => {
  const stage = await stageFor({ bundle, script: [look, finish] });
  const rehearsal = await stage.play({ body: "@agent what is here?" });
  expect([rehearsal.problems, rehearsal.outputs.outcome]).toEqual([[], "answered"]);
  expect(said(stage)).toContain("shallow=true commits=1");
  expect(said(stage)).toContain("Git history here: 1 commit deep.");
});

test("histories that have nothing in common are told as such", needsSandbox, async () => {
  const { stage, number, play } = await pullStory([look, finish], files, { bundle });
  const tree = gitOf(stage, ["rev-parse", "tides^{tree}"]);
  const alone = gitOf(stage, ["commit-tree", tree, "-m", "Begin again"]);
  gitOf(stage, ["update-ref", "refs/heads/tides", alone]);
  const pull = stage.github.state.pulls.get(number);
  if (pull) pull.headSha = alone;
  const { rehearsal, problems } = await play({ body: "@agent what does this change?" });
  expect([problems, rehearsal.outputs.outcome]).toEqual([[], "answered"]);
  expect(said(stage)).toContain("Git history here: complete; its merge base with origin/main does not exist.");
});

test("the history of a submodule stays as the workflow left it", needsSandbox, async () => {
  const inside = "echo inside=$(git -C sub rev-list --count HEAD) $(git -C sub rev-parse --is-shallow-repository)";
  const { stage, play } = await pullStory([call("terminal", { command: inside }), finish], files, { bundle });
  const made = join(stage.folder, "sub");
  execFileSync("git", ["clone", "--quiet", "--no-tags", stage.repository.gitDir, made]);
  const commit = run(made, "rev-parse", "HEAD");
  const index = join(stage.folder, "index");
  gitOf(stage, ["read-tree", "tides"], { index });
  gitOf(stage, ["update-index", "--add", "--cacheinfo", `160000,${commit},sub`], { index });
  const tree = gitOf(stage, ["write-tree"], { index });
  const tip = gitOf(stage, ["commit-tree", tree, "-p", "tides", "-m", "Add sub"]);
  gitOf(stage, ["update-ref", "refs/heads/tides", tip]);
  for (const pull of stage.github.state.pulls.values()) pull.headSha = tip;
  const earlier = async (workspace: string) => {
    rmSync(join(workspace, "sub"), { recursive: true, force: true });
    run(workspace, "fetch", "--quiet", "--depth=1", pathToFileURL(stage.repository.gitDir).href, tip);
    run(workspace, "checkout", "--quiet", "--detach", tip);
    execFileSync("git", ["clone", "--quiet", made, join(workspace, "sub")]);
  };
  const { rehearsal } = await play({ body: "@agent what is in sub?", earlier });
  expect(rehearsal.outputs.outcome).toBe("answered");
  expect(said(stage)).toContain("inside=3 false");
});

test("another repository is as deep as the checkout of the thread's", needsSandbox, async () => {
  const folder = "other-repositories/acme/lib";
  const command = `echo lib=$(git -C ${folder} rev-list --count HEAD) $(git -C ${folder} rev-parse --is-shallow-repository)`;
  const others = [{ name: "acme/lib", files: { "lib.js": "export const two = 3;\n" }, access: "write" }] as const;
  const inputs = { repositories: "acme/lib", "mixed-threads": "as-trusted" };
  for (const [isFull, words] of [
    [true, "lib=2 false"],
    [false, "lib=1 true"],
  ] as const) {
    const stage = await stageFor({ bundle, script: [call("terminal", { command }), finish], others, inputs });
    const lib = join(stage.folder, "others/acme/lib.git");
    const tree = run(lib, "rev-parse", "main^{tree}");
    const identity = ["-c", "user.name=t", "-c", "user.email=t@example.test"];
    run(lib, "update-ref", "refs/heads/main", run(lib, ...identity, "commit-tree", tree, "-p", "main", "-m", "Go on"));
    const rehearsal = await stage.play(isFull ? { earlier: full(stage) } : {});
    expect([rehearsal.problems, rehearsal.outputs.outcome]).toEqual([[], "answered"]);
    expect(said(stage)).toContain(words);
    await stage.close();
  }
});

test(
  "a revert of the oldest commit of a shallow checkout is in doubt, and the comment says how to ask again",
  needsSandbox,
  async () => {
    const revert = call("terminal", { command: "git revert --no-edit HEAD" });
    const shallow = await stageFor({ bundle, script: [revert, finish] });
    const torn = await shallow.play();
    expect(torn.outputs.outcome).toBe("changed");
    expect(answersOf(torn)[0]).toMatch(/^### 🟠 /);
    expect(answersOf(torn)[0]).toContain("The change removes every file that there was.");
    const whole = await stageFor({ bundle, script: [revert, finish] });
    const done = await whole.play({ earlier: full(whole) });
    expect(answersOf(done)[0]).toMatch(/^### 🟢 /);
    expect(answersOf(done)[0]).not.toContain("removes every file");
  },
);
