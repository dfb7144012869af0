/** Runs that work in several repositories: each one that changed has a branch and a pull request, and nothing gets lost. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { call, type Script } from "../../src/rehearsal/model/script.ts";
import type { Rehearsal } from "../../src/rehearsal/rehearsal.ts";
import type { OtherRepository, Stage } from "../../src/rehearsal/stage.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { checkExchange } from "../openapi.ts";
import { waiting } from "./approving.ts";
import { answersOf, interrupted, type StoryOptions, stageFor, stopInCommand } from "./play.ts";
import { pullStory } from "./pull-story.ts";

const folder = "other-repositories/acme/lib";
const lib = { name: "acme/lib", files: { "lib.js": "export const two = 3;\n" }, access: "write" } as const;
const beside = { repositories: "acme/lib", "mixed-threads": "as-trusted" };
const edit = (path: string, text: string) => call("file_editor", { command: "create", path, file_text: `${text}\n` });
const own = edit("note.txt", "of the shop");
const inLib = edit(`${folder}/note.txt`, "of the lib");
const finish = call("finish", { message: "# Fix both\n\nDone." });
const branch = "agent/slugify-issue-1-a-slug-may-end-in-a-hyphen";

type Options = StoryOptions & Readonly<{ lib?: Partial<OtherRepository> }>;

/** Everybody on the thread is trusted, and acme/lib is beside the repository of the thread. */
function withLib(script: Script, { lib: changed, inputs, ...options }: Options = {}): Promise<Stage> {
  return stageFor({
    script,
    others: [{ ...lib, ...changed }],
    ...options,
    inputs: { ...beside, ...inputs },
  });
}

const libIn = ({ github }: Stage) => github.repository("acme/lib").state;

const gitOf = ({ folder: stage }: Stage, ...args: string[]) =>
  execFileSync("git", ["--git-dir", join(stage, "others/acme/lib.git"), ...args], { encoding: "utf8" }).trim();

/** What a branch of acme/lib adds to main. */
const diffOf = (stage: Stage, name = branch) => gitOf(stage, "diff", `main...${name}`);
const branchesOf = (stage: Stage) => gitOf(stage, "branch", "--list", "agent/*", "--format=%(refname:short)");

const problemsOf = ({ problems, exchanges, runner }: Rehearsal) => [
  ...problems,
  ...exchanges.flatMap(checkExchange),
  ...runner.errors,
];

/** Two runs: the second one is asked to go on. */
const again = { issue: 1, body: "@agent go on" };

test(
  "two repositories are changed, and two pull requests name each other and the thread; a second request goes on there",
  needsSandbox,
  async () => {
    const look = call("terminal", { command: `git status --short && cd ${folder} && git log --oneline && cat lib.js` });
    const check = `cat ${folder}/note.txt`;
    const script = [look, own, inLib, finish, edit(`${folder}/more.txt`, "more"), finish, finish];
    const stage = await withLib(script, { inputs: { check } });
    const slug = `${stage.repository.owner}/${stage.repository.name}`;
    const rehearsal = await stage.play();
    expect(problemsOf(rehearsal)).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed", "pr-number": "2", "files-changed": "1" });
    expect(JSON.parse(rehearsal.outputs["pull-requests"] ?? "")).toMatchObject([
      { repository: slug, number: 2 },
      { repository: "acme/lib", number: 1, branch },
    ]);
    expect(rehearsal.diff).not.toContain("other-repositories");
    expect(diffOf(stage)).toContain("+of the lib");
    const [libPull] = libIn(stage).pulls.values();
    const ownPull = stage.github.state.pulls.get(2);
    expect(libPull?.body).toMatch(new RegExp(`^Part of the work for ${slug}#1\\.`));
    expect(libPull?.body).toContain(`- ${slug}#2`);
    expect(ownPull?.body).toContain("- acme/lib#1");
    expect(gitOf(stage, "log", "-1", "--format=%B", branch)).toContain(`(${slug}#1)`);
    const [first = ""] = answersOf(rehearsal);
    expect(first).toMatch(
      /^### 🟢 Changed 1 file: draft pull request #2\. Changed 1 file in acme\/lib: draft pull request acme\/lib#1\n/,
    );
    expect(first).toMatch(/#### In `acme\/lib`\n\n\[Pull request acme\/lib#1\]\(http.*\/acme\/lib\/pull\/1\) · Branch/);
    const told = JSON.stringify(stage.model?.requests[0]?.body.messages);
    expect(told).toContain(`\`${folder}\`: \`acme/lib\`, at commit`);
    expect(existsSync(join(stage.folder, "run-1/slugify/other-repositories"))).toBe(false);

    const bodies = () => [stage.github.state.pulls.get(2)?.body, libIn(stage).pulls.get(1)?.body];
    const before = bodies();
    const second = await stage.play(again);
    expect(problemsOf(second)).toEqual([]);
    expect(second.outputs).toMatchObject({ outcome: "changed", "pr-number": "" });
    expect([stage.github.state.pulls.size, libIn(stage).pulls.size]).toEqual([1, 1]);
    expect(branchesOf(stage)).toBe(branch);
    expect(gitOf(stage, "rev-list", "--count", `main..${branch}`)).toBe("2");
    expect(bodies()).toEqual(before);
    const answer = answersOf(second).at(-1) ?? "";
    expect(answer).toMatch(/^### 🟢 Changed 1 file in acme\/lib on pull request acme\/lib#1\n/);
    // The check sees a change in any repository.
    expect(answer).toContain(`✅ Check \`${check}\` passed.`);
    const [last] = stage.model?.requests.slice(-1) ?? [];
    expect(JSON.stringify(last?.body.messages)).toContain(`of \`${branch}\``);
    const third = await stage.play({ ...again, environment: { INPUT_CHECK: "false" } });
    expect(third.outputs).toMatchObject({ outcome: "answered", "pull-requests": "[]" });
    expect(answersOf(third).at(-1)).toContain("Also checked out, and not changed: `acme/lib`.");
  },
);

test(
  "the limits hold for all together; what is withheld in one is kept, and is published by a later run",
  needsSandbox,
  async () => {
    const stage = await withLib([own, inLib, finish, finish], { inputs: { "max-patch-files": "1" } });
    const first = await stage.play();
    expect(first.outputs).toMatchObject({ outcome: "changed", "pr-number": "2", "files-changed": "1" });
    expect([branchesOf(stage), libIn(stage).pulls.size]).toEqual(["", 0]);
    const [answer = ""] = answersOf(first);
    expect(answer).toContain(
      "#### In `acme/lib`\n\nWithheld:\n\n- **DKH-107** The change touches too many files (2 files, together with other repositories of this run, the limit is 1).",
    );
    expect(answer).toContain("Unpublished changes are saved");
    expect(stage.github.state.pulls.get(2)?.body).toContain("- acme/lib: not published yet");

    libIn(stage).isArchived = true;
    const refused = await stage.play(again);
    expect(refused).toMatchObject({ modelRequests: 0, outputs: { outcome: "failed" } });
    libIn(stage).isArchived = false;
    const second = await stage.play({ ...again, environment: { "INPUT_MAX-PATCH-FILES": "2" } });
    expect(second.outputs).toMatchObject({ outcome: "changed", "pr-number": "" });
    expect(diffOf(stage)).toContain("+of the lib");
    expect(stage.github.state.pulls.get(2)?.body).toContain("- acme/lib#1");
    const told = JSON.stringify(stage.model?.requests.at(-1)?.body.messages);
    expect(told).toContain(`are in the workspace again: \`${folder}/note.txt\`.`);
  },
);

test("a repository in which the run cannot work ends it before the model is asked", needsSandbox, async () => {
  const others: readonly OtherRepository[] = [
    { ...lib, name: "acme/read", access: "read" },
    { name: "acme/hidden", files: lib.files, visibility: "private" },
    { ...lib, name: "acme/guarded", cast: { maria: "read" } },
  ];
  const stage = await stageFor({ others, inputs: { "mixed-threads": "as-trusted" } });
  const rows = [
    ["acme/hidden", "The token cannot see the repository acme/hidden"],
    ["acme/read", "The token cannot push to the repository acme/read"],
    ["acme/guarded", "Who asked for this run may not start one in the repository acme/guarded"],
  ] as const;
  for (const [INPUT_REPOSITORIES, reason] of rows) {
    const rehearsal = await stage.play({ environment: { INPUT_REPOSITORIES } });
    expect(rehearsal).toMatchObject({ modelRequests: 0, outputs: { outcome: "failed", reason } });
    expect(rehearsal.branches).toEqual([]);
  }
});

test(
  "a run that reaches its limit keeps the work of both, and the next one opens both pull requests",
  needsSandbox,
  async () => {
    const stage = await withLib([own, inLib, finish], { inputs: { "max-iterations": "2" } });
    const first = await stage.play();
    expect(first.outputs).toMatchObject({ outcome: "budget-exhausted", "pull-requests": "[]" });
    expect([diffOf(stage), first.diff]).toEqual([
      expect.stringContaining("+of the lib"),
      expect.stringContaining("+of the shop"),
    ]);
    expect(answersOf(first)[0]).toContain("#### In `acme/lib`\n\nBranch");
    const second = await stage.play(again);
    expect(second.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
    expect(libIn(stage).pulls.get(1)).toMatchObject({ head: branch, state: "open" });
  },
);

test("a run that is killed loses nothing in either repository", needsSandbox, async () => {
  const { call: wait, onLine, signal: killed } = stopInCommand();
  const look = call("terminal", { command: `cat note.txt ${folder}/note.txt` });
  const stage = await withLib([own, inLib, wait, look, finish], { onLine, toolErrors: interrupted });
  await stage.play({ killed });
  expect(branchesOf(stage)).toBe("");
  expect(existsSync(join(stage.folder, "run-1/slugify/other-repositories"))).toBe(false);
  const second = await stage.play(again);
  expect(second.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
  expect([diffOf(stage), second.diff]).toEqual([
    expect.stringContaining("+of the lib"),
    expect.stringContaining("+of the shop"),
  ]);
});

test(
  "what tools write to git's own files decides nothing, and a folder that leads elsewhere is not read",
  needsSandbox,
  async () => {
    const canary = 'R=$PWD; printf "#!/bin/sh\\ntouch $R/ran\\n" > run && chmod +x run';
    const config = `cat >> .git/config <<X
[core]
	fsmonitor = $R/run
	hooksPath = $R/hooks
	sshCommand = $R/run
[filter "evil"]
	clean = $R/run
	smudge = $R/run
	required = true
[diff]
	external = $R/run
[url "http://127.0.0.1:9/"]
	insteadOf = http://127.0.0.1
X
echo "* filter=evil diff=evil" > .git/info/attributes
mkdir -p .git/hooks && cp $R/run .git/hooks/pre-push && cp $R/run .git/hooks/post-checkout
echo /etc > .git/objects/info/alternates`;
    const attack = call("terminal", {
      command: `${canary}; cd ${folder} && ${config}; cd ../web && rm -rf ../web && ln -s /etc ../web`,
    });
    const web = { ...lib, name: "acme/web" };
    const inputs = { repositories: "acme/lib, acme/web", "mixed-threads": "as-trusted" };
    const stage = await stageFor({ script: [inLib, attack, finish], others: [lib, web], inputs });
    const rehearsal = await stage.play();
    expect(diffOf(stage)).toContain("+of the lib");
    expect(existsSync(join(stage.folder, "run-1/slugify/ran"))).toBe(false);
    expect(rehearsal.outputs).toMatchObject({ outcome: "failed" });
    expect(rehearsal.outputs.reason).toMatch(
      /^acme\/web: The folder other-repositories\/acme\/web was deleted or replaced, so nothing of it was published\. Changed 1 file: .* Changed 1 file in acme\/lib/,
    );
    expect(stage.github.repository("acme/web").state.pulls.size).toBe(0);
    expect(rehearsal.diff).not.toContain("other-repositories");
  },
);

test(
  "a repository that is shown to others while the agent works gets nothing, and keeps its work",
  needsSandbox,
  async () => {
    const holder: { stage?: Stage } = {};
    const hide = () => {
      if (holder.stage) libIn(holder.stage).visibility = "private";
      return inLib;
    };
    const stage = await withLib([own, hide, finish, finish]);
    holder.stage = stage;
    const first = await stage.play();
    expect(first.outputs).toMatchObject({ outcome: "failed", "pr-number": "2" });
    expect(first.outputs.reason).toContain("acme/lib: The repository acme/lib is private, and this one is public");
    expect([branchesOf(stage), libIn(stage).pulls.size]).toEqual(["", 0]);
    libIn(stage).visibility = "public";
    await stage.play(again);
    expect(diffOf(stage)).toContain("+of the lib");
  },
);

test(
  "nothing is left in the checkout of a run that keeps no state, answers a question and is killed",
  needsSandbox,
  async () => {
    const kill = new AbortController();
    const last = () => {
      kill.abort();
      return finish;
    };
    const stage = await withLib([last, finish], { inputs: { "state-store": "none" } });
    await stage.play({ killed: kill.signal, body: "@agent ask why?" });
    expect(existsSync(join(stage.folder, "run-1/slugify/src"))).toBe(true);
    expect(existsSync(join(stage.folder, "run-1/slugify/other-repositories"))).toBe(false);
  },
);

test(
  "on a pull request its branch goes on, and the work in the other repository is proposed for it; a workflow in it is withheld, and the rest of all goes out",
  needsSandbox,
  async () => {
    const workflow = edit(`${folder}/.github/workflows/ci.yml`, "on: push");
    const ignored = edit(`${folder}/ignored.txt`, "of the lib");
    const others = [{ ...lib, files: { ...lib.files, ".gitignore": "ignored.txt\n" } }];
    const script = [own, inLib, workflow, ignored, finish];
    const begun = await pullStory(script, { "tides.md": "High at noon.\n" }, { others, inputs: beside });
    const { stage, number } = begun;
    const { rehearsal, problems } = await begun.play({ issue: number, body: "@agent and in the lib" });
    expect(problems).toEqual([]);
    expect(rehearsal.outputs).toMatchObject({ outcome: "changed", branch: "tides", "pr-number": String(number) });
    const [pull] = libIn(stage).pulls.values();
    expect(pull).toMatchObject({ head: `agent/slugify-issue-${number}-tell-the-tides`, draft: true });
    expect(pull?.body).toContain(`Part of the work for acme/slugify#${number}.`);
    expect(pull?.body).toContain(`- acme/slugify#${number}`);
    expect(diffOf(stage, pull?.head)).toContain("+of the lib");
    expect(diffOf(stage, pull?.head)).not.toContain("on: push");
    const [answer = ""] = answersOf(rehearsal);
    expect(answer).toMatch(
      /^### 🟢 Changed 1 file on .* Changed 1 file in acme\/lib, and withheld 2: draft pull request/,
    );
    expect(answer).toContain("- **DKH-118** `ignored.txt`");
    expect(answer).toContain("- **DKH-101** `.github/workflows/ci.yml` is a workflow");
    // A person wrote its text.
    expect(stage.github.state.pulls.get(number)?.body).toBe("");
  },
);

test("a run that is cancelled keeps the work of both", needsSandbox, async () => {
  const { call: wait, onLine, signal } = stopInCommand();
  const stage = await withLib([own, inLib, wait], { onLine, toolErrors: interrupted });
  const rehearsal = await stage.play({ signal });
  expect(rehearsal.outputs).toMatchObject({ outcome: "cancelled", "pr-number": "" });
  expect([diffOf(stage), rehearsal.diff]).toEqual([
    expect.stringContaining("+of the lib"),
    expect.stringContaining("+of the shop"),
  ]);
});

test("an approved plan is carried out in both", needsSandbox, async () => {
  const plan = call("finish", { message: "- [ ] Change both." });
  const look = call("file_editor", { command: "view", path: `${folder}/lib.js` });
  const inputs = { ...beside, confirmation: "never", "plan-first": "true" };
  const { stage, first } = await waiting([look, plan, own, inLib, finish], { others: [lib], inputs });
  expect(first.outputs).toMatchObject({ outcome: "awaiting-approval" });
  expect(branchesOf(stage)).toBe("");
  const second = await stage.play({ issue: 1, body: "@agent go", author: "octavia" });
  expect(second.outputs).toMatchObject({ outcome: "changed", "pr-number": "2" });
  expect(libIn(stage).pulls.size).toBe(1);
});
