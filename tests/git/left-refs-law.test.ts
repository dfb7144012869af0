/** Random histories: each file that was committed is in the work tree, in the patch or named, whatever refs there are. */
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { always } from "../core/invariants/runs.ts";
import { openDesk } from "./desk.ts";

/** `N` is a new number, and `I` any earlier one. What git refuses changes nothing. */
const STEPS = [
  "file fN",
  "file fN",
  "file fN",
  "git checkout -b bN",
  "git checkout -b bN main",
  "git checkout bI",
  "git checkout main",
  "git checkout --detach",
  "git checkout -",
  "put fN; git stash push -u",
  "put fN; git add -A; git stash push",
  "git stash pop",
  "git reset --hard HEAD~1",
  "git reset --soft HEAD~1",
  "git reset HEAD~1",
  "put fN; git add -A; git commit --amend --no-edit",
  "git merge --no-edit bI || git merge --abort",
  "git merge --no-ff --no-edit bI bI || git reset --merge",
  "git rebase main || git rebase --abort",
  "git rebase bI || git rebase --abort",
  "git cherry-pick bI || git cherry-pick --abort",
  "git tag tN",
  "git branch -D bI",
  "git branch -f bI",
  "file fN; git tag tN; git reset --hard HEAD~1",
  "git tag -a -m x aN",
  "git update-ref refs/x/rN HEAD",
  "put fN; git add -A; C=$(command git -c user.name=a -c user.email=a@b.test commit-tree -p HEAD -m x $(command git write-tree)); git update-ref refs/kept/N $C; git rm -q -f fN.txt; echo $C >> ../made",
  "put fN; git add -A; git tag uN $(command git -c user.name=a -c user.email=a@b.test commit-tree -m x $(command git write-tree)); git rm -q -f fN.txt; git rev-parse uN; command git rev-parse uN >> ../made",
  "git config core.logAllRefUpdates false",
  "git config --unset core.logAllRefUpdates",
  "rm -rf .git/logs/refs/stash",
  "git pack-refs --all",
  "git fetch . bI:refs/y/N",
  "git worktree add --detach ../tN; (cd ../tN; file wN; git rev-parse HEAD >> ../made)",
  "git worktree add ../tN bI; (cd ../tN; file wN; git rev-parse HEAD >> ../made)",
] as const;

const FUNCTIONS = `
git() { command git -c user.name=a -c user.email=a@b.test "$@" > ../said 2>&1; }
put() { echo $1 > $1.txt; }
file() { put $1; git add $1.txt; git commit -m $1; }
made() { command git rev-parse -q --verify HEAD >> ../made; }
`;

type Step = Readonly<{ what: (typeof STEPS)[number]; which: number }>;

const histories = fc.array(fc.record<Step>({ what: fc.constantFrom(...STEPS), which: fc.nat(1000) }), {
  minLength: 6,
  maxLength: 24,
});

function scriptOf(steps: readonly Step[]): string {
  const lines = steps.map(({ what, which }, index) =>
    what.replaceAll(/N\b/g, String(index)).replaceAll(/I\b/g, String(index === 0 ? 0 : which % index)),
  );
  return `${FUNCTIONS}${lines.map((line) => `${line}; made`).join("\n")}\ngit checkout -f main; true`;
}

/** Those of our files that commits have which HEAD was at, and stashes that are there. Git lists them. */
function committed(workspace: string): ReadonlySet<string> {
  const list = "(cat ../made; git stash list --format='%H%n%P' | tr ' ' '\\n') | sort -u";
  const files = `${list} | while read c; do git ls-tree -r --name-only $c; done | grep -E '^[fw][0-9]+' | sort -u`;
  return new Set(execFileSync("bash", ["-c", files], { cwd: workspace, encoding: "utf8" }).split("\n").filter(Boolean));
}

test("each file that was committed is in the work tree, in the patch or named", async () => {
  await always(4, histories, async (steps) => {
    await using desk = await openDesk({ files: { "a.txt": "a\n" } });
    execFileSync("bash", ["-c", scriptOf(steps)], { cwd: desk.workspace, stdio: "ignore" });
    const { leftOut, aside } = await desk.publisher.capture();
    const there = new Set([...readdirSync(desk.workspace), ...leftOut.map(({ path }) => path)]);
    const kept = new Set(aside?.paths);
    const patch = aside?.patch.toString() ?? "";
    expect([...kept].filter((path) => !patch.includes(`+++ b/${path}\n`))).toEqual([]);
    const lost = [...committed(desk.workspace)].filter((path) => !there.has(path) && !kept.has(path));
    expect(lost, scriptOf(steps).slice(FUNCTIONS.length)).toEqual([]);
  });
});
