/**
 * Merges that are not as usual: each ends with the right bytes on the branch, or with the work kept and the reason. Random ones are
 * in `tests/git/history/merges-law.test.ts`. `npm run nightly` plays all rows.
 */
import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { answersOf } from "./play.ts";
import { commitOf, gitOf, type PullStory, pullStory } from "./pull-story.ts";

const finish = call("finish", { message: "Done." });
const merge = "git merge --no-edit origin/main";
const commit = "git commit -q --no-edit -m 'Merge main'";

type Odd = Readonly<{
  mine?: Readonly<Record<string, string>>;
  /** What happens to the repository before the run, and while the agent works. */
  before?: (stage: Stage) => void;
  during?: (stage: Stage) => void;
  /** Whether every branch is in the checkout. */
  isFull?: boolean;
  command: (stage: Stage) => string;
  judge: (done: Awaited<ReturnType<typeof play>>) => void;
}>;

async function play({ mine = { "tides.md": "High at noon.\n" }, before, during, isFull, command }: Odd) {
  const work = () => {
    during?.(story.stage);
    return call("terminal", { command: command(story.stage) });
  };
  const story: PullStory = await pullStory([work, finish], mine);
  const { stage } = story;
  before?.(stage);
  for (const pull of stage.github.state.pulls.values()) pull.headSha = gitOf(stage, ["rev-parse", "tides"]);
  const head = gitOf(stage, ["rev-parse", "tides"]);
  const branches = "+refs/heads/*:refs/remotes/origin/*";
  const earlier = async (workspace: string) => {
    const from = pathToFileURL(stage.repository.gitDir).href;
    execFileSync("git", ["-C", workspace, "fetch", "--quiet", "--unshallow", from, branches]);
  };
  const { rehearsal, problems } = await story.play({ body: "@agent go on", ...(isFull && { earlier }) });
  expect(problems).toEqual([]);
  const parents = gitOf(stage, ["log", "-1", "--format=%P", "tides"]).split(" ");
  const at = (name: string) => gitOf(stage, ["rev-parse", name]);
  const show = (path: string) => gitOf(stage, ["show", `tides:${path}`]);
  return { stage, rehearsal, head, parents, at, show, answer: answersOf(rehearsal).at(-1) ?? "" };
}

const onMain = (stage: Stage, files: Readonly<Record<string, string>>, from = "main") =>
  gitOf(stage, ["update-ref", "refs/heads/main", commitOf(stage, from, files)]);

/** A commit of each branch that has the submodule at another commit. */
function moveSubmodule(stage: Stage): void {
  const modules = gitOf(stage, ["hash-object", "-w", "--stdin"], {
    input: '[submodule "sub"]\n\tpath = sub\n\turl = ./\n',
  });
  const withLink = (parent: string, id: string) => {
    const index = `${stage.folder}/index-${parent}`;
    gitOf(stage, ["read-tree", parent], { index });
    const input = `100644 ${modules}\t.gitmodules\n160000 ${id.repeat(40)}\tsub\n`;
    gitOf(stage, ["update-index", "--add", "--index-info"], { index, input });
    return gitOf(stage, ["commit-tree", gitOf(stage, ["write-tree"], { index }), "-p", parent, "-m", "Move sub"]);
  };
  const first = withLink("main", "1");
  gitOf(stage, ["update-ref", "refs/heads/main", first]);
  gitOf(stage, ["update-ref", "refs/heads/tides", commitOf(stage, first, { "tides.md": "High at noon.\n" })]);
  for (const [branch, id] of [
    ["main", "2"],
    ["tides", "3"],
  ] as const)
    gitOf(stage, ["update-ref", `refs/heads/${branch}`, withLink(branch, id)]);
}

const rows: readonly (readonly [string, Odd])[] = [
  [
    "a file of the base that git ignores comes with the merge",
    {
      before: (stage) => onMain(stage, { ".gitignore": "built/\n", "built/out.js": "1;\n" }),
      command: () => merge,
      judge: ({ at, head, parents, show, rehearsal }) => {
        expect(parents).toEqual([head, at("main")]);
        expect(show("built/out.js")).toBe("1;");
        expect(rehearsal.outputs).toMatchObject({ outcome: "changed", "files-changed": "0" });
      },
    },
  ],
  [
    "a conflict in a submodule keeps the merge back, and nothing is settled by chance",
    {
      before: moveSubmodule,
      command: () => `${merge}; git update-index --cacheinfo 160000,${"2".repeat(40)},sub; ${commit}`,
      judge: ({ at, head, answer, rehearsal }) => {
        expect(at("tides")).toBe(head);
        expect(rehearsal.outputs.outcome).toBe("blocked");
        expect(answer).toContain("DKH-124");
        expect(answer).toContain("the submodule `sub`");
      },
    },
  ],
  [
    "a conflict in a protected file that takes the side of the base is a merge as well",
    {
      mine: { "AGENTS.md": "Ours.\n" },
      before: (stage) => onMain(stage, { "AGENTS.md": "Theirs.\n" }),
      command: () => `${merge}; git checkout -q --theirs AGENTS.md; git add AGENTS.md; ${commit}`,
      judge: ({ at, head, parents, show }) => {
        expect(parents).toEqual([head, at("main")]);
        expect(show("AGENTS.md")).toBe("Theirs.");
      },
    },
  ],
  [
    "histories that have nothing in common become one commit, and the answer says so",
    {
      before: (stage) => {
        const tree = gitOf(stage, ["rev-parse", `${commitOf(stage, "main", { "new.md": "new\n" })}^{tree}`]);
        gitOf(stage, ["update-ref", "refs/heads/main", gitOf(stage, ["commit-tree", tree, "-m", "Begin again"])]);
      },
      command: () => `${merge} --allow-unrelated-histories`,
      judge: ({ head, parents, show, answer }) => {
        expect([parents, show("new.md")]).toEqual([[head], "new"]);
        expect(answer).toContain("have nothing in common with the work");
        expect(answer).toContain("⚠️ GitHub finds conflicts between this pull request and `main`");
      },
    },
  ],
  [
    "of several branches at once the base is the second parent, and the others are work of the agent",
    {
      before: (stage) => onMain(stage, { "new.md": "new\n" }),
      command: () =>
        `git checkout -q -b more && echo more > more.md && git add more.md && git commit -q -m more && git checkout -q - && git merge -q --no-edit more origin/main`,
      judge: ({ at, head, parents, show }) => {
        expect(parents).toEqual([head, at("main")]);
        expect([show("new.md"), show("more.md")]).toEqual(["new", "more"]);
      },
    },
  ],
  [
    "a branch that is not the base is merged as files, and its history is not claimed",
    {
      isFull: true,
      before: (stage) => gitOf(stage, ["branch", "feature", commitOf(stage, "main", { "feature.md": "f\n" })]),
      command: () => "git merge -q --no-edit origin/feature",
      judge: ({ head, parents, show, answer }) => {
        expect([parents, show("feature.md")]).toEqual([[head], "f"]);
        expect(answer).toContain("that are not on `main` on GitHub");
      },
    },
  ],
  [
    "branches whose names differ by case are different branches",
    {
      isFull: true,
      before: (stage) => {
        onMain(stage, { "new.md": "new\n" });
        for (const name of ["Tides", "MAIN"])
          gitOf(stage, ["branch", name, commitOf(stage, "main", { [name]: "x\n" })]);
      },
      command: () => merge,
      judge: ({ stage, at, head, parents }) => {
        expect(parents).toEqual([head, at("main")]);
        expect(gitOf(stage, ["ls-tree", "--name-only", "tides", "Tides", "MAIN"])).toBe("");
        expect(gitOf(stage, ["ls-tree", "--name-only", "Tides", "Tides"])).toBe("Tides");
      },
    },
  ],
  [
    "a base that moves during the run is merged as it was, and what is in conflict now is said",
    {
      mine: { "README.md": "# Ours\n" },
      before: (stage) => onMain(stage, { "new.md": "new\n" }),
      during: (stage) => onMain(stage, { "README.md": "# Theirs\n" }),
      command: () => merge,
      judge: ({ at, head, parents, answer, rehearsal }) => {
        expect(parents).toEqual([head, at("main^")]);
        expect(rehearsal.outputs.outcome).toBe("changed");
        expect(answer).toContain("### 🟠 Merged the base branch");
        expect(answer).toContain("⚠️ GitHub finds conflicts between this pull request and `main`");
      },
    },
  ],
];

/** The others are like one of these. */
const FEW = 2;

test.for(process.env.ODD_MERGES === "all" ? rows : rows.slice(0, FEW))("%s", needsSandbox, async ([, odd]) => {
  odd.judge(await play(odd));
});
