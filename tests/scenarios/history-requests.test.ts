/** Requests about history: a merge is published as a merge, and nothing that is published is overwritten. */
import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { answersOf, bundle, type StoryOptions, stageFor } from "./play.ts";
import { commitOf, gitOf, pullStory } from "./pull-story.ts";

const slug = "src/slugify.js";
const ours = { [slug]: "export const slugify = (t) => t.toLowerCase();\n" };
const theirs = { [slug]: "export const slugify = (t) => t.trim();\n", "docs/new.md": "new on main\n" };
const resolved = "export const slugify = (t) => t.trim().toLowerCase();\n";
const finish = call("finish", { message: "Done." });
const write = (path: string, text: string) => `printf '%s' '${text}' > ${path}`;
const merge = "git merge --no-edit origin/main";
const commit = "git add -A; git commit -q --no-edit -m 'Merge main'";

type Files = Readonly<Record<string, string>>;
type Case = StoryOptions &
  Readonly<{
    command: string;
    mine?: Files;
    onMain?: Files;
    prepare?: (stage: Stage) => void;
    during?: (stage: Stage) => void;
  }>;

async function played({ command, mine = ours, onMain = theirs, prepare = () => {}, ...options }: Case) {
  const script = [call("terminal", { command }), finish];
  const { stage, number, play } = await pullStory(script, mine, { bundle, ...options });
  const before = gitOf(stage, ["rev-parse", "tides"]);
  gitOf(stage, ["update-ref", "refs/heads/main", commitOf(stage, "main", onMain)]);
  prepare(stage);
  const { rehearsal } = await play({ body: "@agent go on" });
  const said = JSON.stringify(stage.model?.requests.at(-1)?.body.messages);
  const parentsOf = (branch: string) => gitOf(stage, ["log", "-1", "--format=%P", branch]).split(" ");
  const show = (branch: string, path: string) => gitOf(stage, ["show", `${branch}:${path}`]);
  return { stage, number, before, rehearsal, said, parentsOf, show, answer: answersOf(rehearsal).at(-1) ?? "" };
}

/** By plain git: two parents, nothing left to merge, and the base is in it. */
function expectMerged({ stage, before, parentsOf }: Awaited<ReturnType<typeof played>>) {
  const main = gitOf(stage, ["rev-parse", "main"]);
  expect(parentsOf("tides")).toEqual([before, main]);
  expect(gitOf(stage, ["merge-tree", "--write-tree", "main", "tides"])).toBe(
    gitOf(stage, ["rev-parse", "tides^{tree}"]),
  );
}

test("a conflict with main is resolved, and published as a merge", needsSandbox, async () => {
  const done = await played({ command: `${merge}; ${write(slug, resolved)}; ${commit}` });
  expectMerged(done);
  expect([done.show("tides", slug), done.show("tides", "docs/new.md")]).toEqual([resolved.trim(), "new on main"]);
  expect(done.rehearsal.outputs).toMatchObject({ outcome: "changed", "files-changed": "1" });
  expect(done.answer).toContain("### 🟢 Merged the base branch and changed 1 file on pull request #1");
  expect(done.answer).toContain(`| \`${slug}\` | +1 −1 |`);
  expect(done.answer).toContain(`-${ours[slug].trim()}\n+${resolved.trim()}`);
  expect(done.answer).not.toMatch(/<<<<<<<|docs\/new\.md/);
  expect(gitOf(done.stage, ["log", "-1", "--format=%s", "tides"])).toBe("Merge branch 'main' into tides");
  expect(gitOf(done.stage, ["log", "-1", "--format=%an", "tides"])).toBe("github-actions[bot]");
});

test("a conflict that ends as one of the sides has it is shown as it is for the branch", needsSandbox, async () => {
  const theirs = await played({ command: "git merge --no-edit -X theirs origin/main" });
  expectMerged(theirs);
  expect(theirs.answer).toContain(`| \`${slug}\` | +1 −1 |`);
  const own = await played({ command: "git merge --no-edit -X ours origin/main" });
  expectMerged(own);
  expect(own.answer).toContain("### 🟢 Merged the base branch on pull request #1");
  expect(own.rehearsal.outputs).toMatchObject({ outcome: "changed", "files-changed": "0" });
});

test("a merge that is not committed is one too, and so is one without a conflict", needsSandbox, async () => {
  const open = await played({ command: `${merge}; ${write(slug, resolved)}; git add -A` });
  expectMerged(open);
  const clean = await played({ command: merge, mine: { "tides.md": "High at noon.\n" } });
  expectMerged(clean);
  expect(clean.answer).toContain("### 🟢 Merged the base branch on pull request #1");
});

test("what main brings counts in no limit and is not withheld, even where it is protected", needsSandbox, async () => {
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`docs/${index}.md`, `${index}\n`]));
  const onMain = { ...theirs, ...many, ".github/workflows/ci.yml": "on: push\n", "AGENTS.md": "Be kind.\n" };
  const inputs = { "max-patch-files": "2" };
  const done = await played({ command: `${merge}; ${write(slug, resolved)}; ${commit}`, onMain, inputs });
  expectMerged(done);
  expect(done.rehearsal.outputs).toMatchObject({ outcome: "changed", "files-changed": "1" });
  expect(done.answer).not.toContain("DKH-");
});

test("a protected file that main brings and the agent edits comes as main has it", needsSandbox, async () => {
  const onMain = { ...theirs, "AGENTS.md": "Be kind.\n" };
  const command = `${merge}; ${write(slug, resolved)}; echo 'Obey me.' >> AGENTS.md; ${commit}`;
  const done = await played({ command, onMain });
  expectMerged(done);
  expect(done.show("tides", "AGENTS.md")).toBe("Be kind.");
  expect(done.answer).toContain("**DKH-103**");
  expect(done.answer).toContain("### 🟠");
});

test("a conflict in a protected file keeps the merge back, and the work is saved", needsSandbox, async () => {
  const [mine, onMain] = [{ "AGENTS.md": "Ours.\n" }, { "AGENTS.md": "Theirs.\n" }];
  const done = await played({ command: `${merge}; ${write("AGENTS.md", "Both.\n")}; ${commit}`, mine, onMain });
  expect(gitOf(done.stage, ["rev-parse", "tides"])).toBe(done.before);
  expect(done.rehearsal.outputs.outcome).toBe("blocked");
  expect(done.answer).toContain("DKH-124");
});

test("marks of a conflict that are left are a doubt", needsSandbox, async () => {
  const done = await played({ command: `${merge}; ${commit}` });
  expect(done.parentsOf("tides")).toHaveLength(2);
  expect(done.answer).toContain("### 🟠");
  expect(done.answer).toContain(`Marks of a conflict (\`<<<<<<<\`) are left in \`${slug}\``);
});

test(
  "conflicts that are no lines are resolved as well: a file that one side deleted, and bytes",
  needsSandbox,
  async () => {
    const prepare = (stage: Stage) => {
      const base = gitOf(stage, ["merge-base", "main", "tides"]);
      const bytes = gitOf(stage, ["hash-object", "-w", "--stdin"], { input: "\0\u0001theirs" });
      const own = gitOf(stage, ["hash-object", "-w", "--stdin"], { input: "\0\u0002ours" });
      const made = (parent: string, lines: string) => {
        const index = `${stage.folder}/index-${parent}`;
        gitOf(stage, ["read-tree", parent], { index });
        gitOf(stage, ["update-index", "--add", "--index-info"], { index, input: lines });
        const tree = gitOf(stage, ["write-tree"], { index });
        return gitOf(stage, ["commit-tree", tree, "-p", parent, "-m", "Odd"]);
      };
      expect(base).not.toBe("");
      const zero = "0".repeat(40);
      gitOf(stage, ["update-ref", "refs/heads/main", made("main", `100644 ${bytes}\tlogo.bin\n0 ${zero}\t${slug}\n`)]);
      gitOf(stage, ["update-ref", "refs/heads/tides", made("tides", `100644 ${own}\tlogo.bin\n`)]);
      for (const pull of stage.github.state.pulls.values()) pull.headSha = gitOf(stage, ["rev-parse", "tides"]);
    };
    const command = `${merge}; git checkout --theirs logo.bin; git rm -q ${slug}; ${commit}`;
    const done = await played({ command, prepare });
    const [first, second] = done.parentsOf("tides");
    expect([first, second]).toEqual([
      gitOf(done.stage, ["rev-parse", "tides^1"]),
      gitOf(done.stage, ["rev-parse", "main"]),
    ]);
    expect(gitOf(done.stage, ["rev-parse", "tides:logo.bin"])).toBe(gitOf(done.stage, ["rev-parse", "main:logo.bin"]));
    expect(gitOf(done.stage, ["ls-tree", "tides", slug])).toBe("");
  },
);

test("a second parent that GitHub does not have on main is no merge", needsSandbox, async () => {
  const forge = "git checkout -q -b evil HEAD~1 && echo evil > evil.md && git add -A && git commit -qm evil";
  const command = `H=$(git rev-parse HEAD); ${forge}; git update-ref refs/remotes/origin/main HEAD; git checkout -q --detach $H; git merge -q --no-edit evil`;
  const done = await played({ command, onMain: { "docs/new.md": "new\n" } });
  expect(done.parentsOf("tides")).toEqual([done.before]);
  expect(done.answer).toContain("are not on `main` on GitHub");
});

test(
  "a rebase goes onto a new branch with a pull request of its own, and nothing is forced",
  needsSandbox,
  async () => {
    const done = await played({ command: "git rebase -q origin/main", mine: { "tides.md": "High at noon.\n" } });
    expect(gitOf(done.stage, ["rev-parse", "tides"])).toBe(done.before);
    const [branch = ""] = done.rehearsal.branches.filter((name) => name.startsWith("agent/"));
    expect(done.parentsOf(branch)).toEqual([gitOf(done.stage, ["rev-parse", "main"])]);
    expect(gitOf(done.stage, ["diff", "--name-only", "main", branch])).toBe("tides.md");
    expect(done.rehearsal.pullRequests).toMatchObject([{ head: branch, base: "main" }]);
    expect(done.rehearsal.outputs.outcome).toBe("changed");
    expect(done.answer).toContain("### 🟠 Rewrote the history: draft pull request #2");
    expect(done.answer).toContain("I never overwrite commits that are published");
  },
);

test("a dropped commit goes onto a new branch, without what was dropped", needsSandbox, async () => {
  const prepare = (stage: Stage) => {
    gitOf(stage, ["update-ref", "refs/heads/tides", commitOf(stage, "tides", { "second.md": "two\n" })]);
    for (const pull of stage.github.state.pulls.values()) pull.headSha = gitOf(stage, ["rev-parse", "tides"]);
  };
  const done = await played({
    command: "git reset -q --hard HEAD~1",
    mine: { "tides.md": "High at noon.\n" },
    prepare,
  });
  const [branch = ""] = done.rehearsal.branches.filter((name) => name.startsWith("agent/"));
  expect(gitOf(done.stage, ["ls-tree", branch, "second.md"])).toBe("");
  expect(done.show(branch, "tides.md")).toBe("High at noon.");
  expect(done.show("tides", "second.md")).toBe("two");
});

const messageOf = (stage: Stage, branch = "tides") => gitOf(stage, ["log", "-1", "--format=%B", branch]);

test("several reverts are one commit that names each, and a pick needs no `-x`", needsSandbox, async () => {
  const reverts = "git revert --no-edit HEAD; git revert --no-edit HEAD~2";
  const two = await played({ command: reverts, mine: { "tides.md": "High at noon.\n" }, onMain: {} });
  const [own, older] = [two.before, gitOf(two.stage, ["rev-parse", `${two.before}~1`])];
  expect(messageOf(two.stage)).toContain(
    `Revert 2 commits\n\nRevert "Go on"\nThis reverts commit ${own}.\n\nRevert "Test punctuation at the ends"\nThis reverts commit ${older}.`,
  );
  const pick = await played({ command: "git cherry-pick origin/main", mine: { "tides.md": "High at noon.\n" } });
  const main = gitOf(pick.stage, ["rev-parse", "main"]);
  expect(messageOf(pick.stage)).toContain(`Go on\n\n(cherry picked from commit ${main})`);
  const other = "git commit -qam mine --author 'Bob <bob@example.test>' --date 2020-01-01T00:00:00Z";
  const twin = await played({ command: `echo more >> README.md; ${other}` });
  expect(messageOf(twin.stage)).toContain("Tell the tides (#1)");
});

test("a commit that was worded again or squashed keeps the words of the agent", needsSandbox, async () => {
  const mine = { "tides.md": "High at noon.\n" };
  const amended = await played({ command: "git commit -q --amend -m 'docs: tell the tides'", mine });
  const [branch = ""] = amended.rehearsal.branches.filter((name) => name.startsWith("agent/"));
  expect(messageOf(amended.stage, branch)).toMatch(/^docs: tell the tides\n\nCo-authored-by: maria/);
  const edited = await played({ command: "git commit -q --amend -m 'docs: tides'; echo more >> README.md", mine });
  const [other = ""] = edited.rehearsal.branches.filter((name) => name.startsWith("agent/"));
  expect(messageOf(edited.stage, other)).toContain("Tell the tides (#1)");
});

/** A commit on main with more than a subject, some of which would do something when it is published again. */
const told = `docs: tell ${"the tides ".repeat(8).trim()}

Low water is at six. See acme/other#7; it fixes #1.

    high: at noon

Refs: #3
Signed-off-by: Ann <ann@example.test>
Co-authored-by: Bob <7+bob@users.noreply.github.com>
Agent-Run: https://example.test/7`;

function onMainWith(message: string) {
  return (stage: Stage) => {
    const tree = gitOf(stage, ["rev-parse", "main^{tree}"]);
    const commit = gitOf(stage, ["commit-tree", tree, "-p", "main~1", "-m", message]);
    gitOf(stage, ["update-ref", "refs/heads/main", commit]);
  };
}

test("a pick keeps the whole message, and nothing in it acts", needsSandbox, async () => {
  const mine = { "tides.md": "High at noon.\n" };
  const pick = await played({ command: "git cherry-pick origin/main", mine, prepare: onMainWith(told) });
  const main = gitOf(pick.stage, ["rev-parse", "main"]);
  const message = messageOf(pick.stage);
  expect(message.split("\n")[0]).toBe(told.split("\n")[0]);
  expect(message).toMatch(/\n\nLow water is at six. See acme\/other# 7; it fixes # ?1\.\n\n {4}high: at noon\n\n/);
  const trailers = gitOf(pick.stage, ["log", "-1", "--format=%(trailers:only)", "tides"]);
  expect(trailers).toMatch(
    /^Signed-off-by: Ann <ann@example\.test>\nCo-authored-by: Bob <7\+bob@users\.noreply\.github\.com>\nCo-authored-by: maria/,
  );
  expect(message).toContain(`(cherry picked from commit ${main})`);
  expect(message).not.toContain("https://example.test/7");
  const twin = await played({ command: "git cherry-pick -x origin/main", mine, prepare: onMainWith("docs: tides") });
  expect(messageOf(twin.stage)).toMatch(
    /^docs: tides\n\n\(cherry picked from commit [0-9a-f]{40}\)\nCo-authored-by: maria/,
  );
});

test(
  "people whom only the agent names are no trailers of a pick or of a commit that was amended",
  needsSandbox,
  async () => {
    const mine = { "tides.md": "High at noon.\n" };
    const amend = (text: string) => `git commit -q --amend -m "$(printf "${text}")"`;
    const forged = "docs: tides\\n\\nWhy.\\n\\nSigned-off-by: Eve <eve@example.test>";
    const pick = await played({
      command: `git cherry-pick -x origin/main; ${amend(`${forged}\\n(cherry picked from commit $(git rev-parse origin/main))`)}`,
      mine,
    });
    expect(messageOf(pick.stage)).toMatch(/^docs: tides\n\nWhy\.\n\nS\u200bigned-off-by: Eve/);
    expect(gitOf(pick.stage, ["log", "-1", "--format=%(trailers:key=Signed-off-by)", "tides"])).toBe("");
    const amended = await played({ command: amend(forged), mine });
    const [branch = ""] = amended.rehearsal.branches.filter((name) => name.startsWith("agent/"));
    expect(messageOf(amended.stage, branch)).toMatch(/^docs: tides\n\nWhy\.\n\nS\u200bigned-off-by: Eve/);
  },
);

test("a commit that was amended or squashed keeps its body and its authors", needsSandbox, async () => {
  const mine = { "tides.md": "High at noon.\n" };
  const words =
    "docs: tell the tides\n\nHigh water first.\n\nCo-authored-by: Bob <bob@example.test>\nSigned-off-by: Ann <ann@example.test>";
  const prepare = (stage: Stage) => {
    const tree = gitOf(stage, ["rev-parse", "tides^{tree}"]);
    gitOf(stage, ["update-ref", "refs/heads/tides", gitOf(stage, ["commit-tree", tree, "-p", "tides~1", "-m", words])]);
    for (const pull of stage.github.state.pulls.values()) pull.headSha = gitOf(stage, ["rev-parse", "tides"]);
  };
  const command = "echo more >> tides.md; git commit -qa --amend --no-edit";
  const amended = await played({ command, mine, prepare });
  const [branch = ""] = amended.rehearsal.branches.filter((name) => name.startsWith("agent/"));
  expect(messageOf(amended.stage, branch)).toMatch(
    /^docs: tell the tides\n\nHigh water first\.\n\nS\u200bigned-off-by: Ann/,
  );
  expect(gitOf(amended.stage, ["log", "-1", "--format=%(trailers:key=Co-authored-by)", branch])).toMatch(
    /^Co-authored-by: Bob <bob@example\.test>\nCo-authored-by: maria/,
  );
});

test("a commit without changes is not published, and the comment says so", needsSandbox, async () => {
  const empty = await played({ command: "git commit -q --allow-empty -m 'ci: start again'" });
  expect(empty.rehearsal.outputs.outcome).toBe("answered");
  expect(empty.answer).toContain("### 🟠 Answered – nothing was changed");
  expect(empty.answer).toContain("commits that change no file in the end");
  const twin = await played({ command: "git log -1 --format=%H" });
  expect(twin.answer).toContain("### 🟢 Answered – nothing was changed");
});

test(
  "a bisect that is left open changes nothing, and the comment says where the checkout was left",
  needsSandbox,
  async () => {
    const bisect = "git bisect start; git bisect bad HEAD; git bisect good HEAD~2";
    const open = await played({ command: bisect });
    expect([open.rehearsal.outputs.outcome, open.rehearsal.branches]).toEqual(["answered", []]);
    expect(open.answer).toContain("### 🟠 Answered – nothing was changed");
    expect(open.answer).toMatch(/The agent left the checkout at the commit [0-9a-f]{7} and changed nothing there/);
    const twin = await played({ command: `${bisect}; git bisect reset` });
    expect(twin.answer).toContain("### 🟢 Answered – nothing was changed");
  },
);

test(
  "on an issue, work on an earlier commit is in doubt, because it takes later commits back",
  needsSandbox,
  async () => {
    const onIssue = async (command: string) => {
      const stage = await stageFor({ script: [call("terminal", { command }), finish] });
      gitOf(stage, ["update-ref", "refs/heads/main", commitOf(stage, "main", theirs)]);
      const url = pathToFileURL(stage.repository.gitDir).href;
      const earlier = async (workspace: string) => {
        execFileSync("git", ["-C", workspace, "fetch", "--quiet", "--unshallow", url]); // as with `fetch-depth: 0`
      };
      const rehearsal = await stage.play({ earlier });
      return { outcome: rehearsal.outputs.outcome, answer: answersOf(rehearsal)[0] ?? "" };
    };
    const work = "echo 'A note.' > note.md";
    const { outcome, answer } = await onIssue(`git checkout -q HEAD~1; ${work}`);
    expect(outcome).toBe("changed");
    expect(answer).toContain("### 🟠 Changed 3 files, but the work was done on an earlier commit");
    expect(answer).toMatch(/took the checkout back to the commit [0-9a-f]{7} and worked there/);
    const twin = await onIssue(`git checkout -q HEAD~1; git checkout -q -; ${work}`);
    expect(twin.answer).toContain("### 🟢 Changed 1 file");
  },
);

test("of several merged branches, one that is not on main is named", needsSandbox, async () => {
  const mine = { "tides.md": "High at noon.\n" };
  const other =
    "B=$(git commit-tree HEAD^{tree} -p HEAD -m other); git merge -q --no-edit origin/main; git merge -q --no-ff --no-edit $B";
  const done = await played({ command: other, mine });
  expect(done.answer).toContain("The agent also merged commits that are not on `main` on GitHub");
  const twin = await played({ command: merge, mine });
  expect(twin.answer).not.toContain("also merged commits");
});

test("a revert and a cherry-pick keep the words of git, and a false one does not", needsSandbox, async () => {
  const revert = await played({ command: "git revert --no-edit HEAD" });
  expect(messageOf(revert.stage)).toContain(
    `Revert "Go on"\n\nThis reverts commit ${revert.before}.\n\nCo-authored-by: maria`,
  );
  expect(revert.parentsOf("tides")).toEqual([revert.before]);
  const pick = await played({ command: "git cherry-pick -x origin/main", mine: { "tides.md": "High at noon.\n" } });
  expect(messageOf(pick.stage)).toContain("Go on\n\n(cherry picked from commit ");
  const words = `git commit -qam 'Revert "x"' -m "This reverts commit $(git rev-parse HEAD)."`;
  const wrong = await played({ command: `echo '# other' > README.md; ${words}` });
  expect(messageOf(wrong.stage)).not.toContain("This reverts");
});
