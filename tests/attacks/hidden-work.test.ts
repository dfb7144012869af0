/** Work that the rules and settings of a run hide from git: it is published, kept or named. Each has its harmless twin. */
import { expect, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import { answersOf, stageFor } from "../scenarios/play.ts";
import { commitOf, gitOf } from "../scenarios/pull-story.ts";

const edit = (path: string) => call("file_editor", { command: "create", path, file_text: `half done in ${path}\n` });
const finish = call("finish", { message: "Done." });

/** One run that edits these files, and whose last command is this one. */
async function hiding(edited: readonly string[], command: string, ignored?: string) {
  const stage = await stageFor({ script: [...edited.map(edit), call("terminal", { command }), finish] });
  if (ignored) gitOf(stage, ["branch", "-f", "main", commitOf(stage, "main", { ".gitignore": ignored })]);
  const rehearsal = await stage.play();
  const [answer = ""] = answersOf(rehearsal);
  expect(rehearsal.problems).toEqual([]);
  const paths = [...rehearsal.diff.matchAll(/^\+\+\+ b\/(.*)$/gm)].map(([, path]) => path);
  return { answer, paths, outcome: rehearsal.outputs.outcome, exitCode: rehearsal.runner.exitCode };
}

const venv = "mkdir -p env/lib; echo '*' > env/.gitignore; for n in $(seq 400); do echo $n > env/lib/$n.py; done";

test("a file that the agent wrote, and that its own `.gitignore` matches, is kept in a patch, and the run is in doubt", async () => {
  const { answer, paths, outcome } = await hiding(["note.txt", "report.txt"], "echo 'report.*' > .gitignore");
  expect(outcome).toBe("changed");
  expect(paths.sort()).toEqual([".gitignore", "note.txt"]);
  expect(answer).toContain("### 🟠");
  expect(answer).toMatch(/DKH-122.*`report\.txt`.*`report\.\*` in `\.gitignore`/);
  expect(answer).toContain("+half done in report.txt");
});

test("a folder with its own `.gitignore`, such as a virtual environment, is one line in the details", async () => {
  const { answer, paths, outcome } = await hiding(["note.txt"], venv);
  expect([outcome, paths]).toEqual(["changed", ["note.txt"]]);
  expect(answer).toContain("### 🟢");
  expect(answer).toMatch(/`env\/` \(401 files, .*`\*` in `env\/\.gitignore`\)/);
  expect(answer).not.toContain("DKH-1");
});

test("a sparse checkout by a tool deletes nothing", async () => {
  const { answer, paths } = await hiding(
    ["note.txt"],
    "git update-index -q --refresh; git sparse-checkout set --no-cone /note.txt; ls",
  );
  expect(paths).toEqual(["note.txt"]);
  expect(answer).toMatch(/a tool made a sparse checkout of it\. They stay on the branch as they were: .*`README\.md`/);
});

test.for([
  ["assume-unchanged", "git update-index --assume-unchanged README.md; echo more >> README.md"],
  ["skip-worktree", "git update-index --skip-worktree README.md; echo more >> README.md"],
  [
    "other excludes",
    "echo '*' > .git/info/exclude; git config core.excludesFile .git/info/exclude; echo more >> README.md",
  ],
])("a change of a file with %s is published", async ([, command = ""]) => {
  const { paths, answer } = await hiding(["note.txt"], command);
  expect(paths.sort()).toEqual(["README.md", "note.txt"]);
  expect(answer).toContain("### 🟢");
});

test("a commit that is on a tag or another ref only is a patch, and named; the twin, a tag of what is published", async () => {
  const name = "git config user.name a; git config user.email a@b.test; git checkout -q --detach";
  const refs = `${name}; echo t > t.txt; git add t.txt; git commit -q -m tagged; git update-ref refs/kept/t HEAD; git checkout -q main; rm -rf .git/logs .git/ORIG_HEAD`;
  const { answer, outcome } = await hiding(["note.txt"], refs);
  expect(outcome).toBe("failed");
  expect(answer).toMatch(/\*\*DKH-113\*\* `refs\/kept\/t` has work .*a ref, /);
  expect(answer).toContain("+++ b/t.txt");
  const twin = await hiding(["note.txt"], "git tag v1; git update-ref refs/kept/main HEAD");
  expect([twin.outcome, twin.answer.includes("DKH-1")]).toEqual(["changed", false]);
});

/** What the repository ignores from the start, as most do. */
const RULES = "node_modules\n.venv/\ntarget\n*.log\n";

test("the twin, ordinary ignored folders: no line and no doubt", async () => {
  const made = "mkdir -p node_modules/a .venv/lib target; echo '*' > .venv/.gitignore";
  const files = "for f in node_modules/a/x.js .venv/lib/x.py target/x.o x.log; do echo x > $f; done";
  const { answer, paths, outcome } = await hiding(["note.txt"], `${made}; ${files}; echo dist >> .gitignore`, RULES);
  expect([outcome, paths.sort()]).toEqual(["changed", [".gitignore", "note.txt"]]);
  expect(answer).toContain("### 🟢");
  expect(answer).not.toMatch(/DKH-1|by rules that this run made/);
});

test("rules that make git search for ever end neither the run nor the honest work", async () => {
  const rules = `node -e 'const l = []; for (let n = 0; n < 3000; n++) l.push("*a".repeat(12) + "*b" + n); fs.writeFileSync(".gitignore", l.join("\\n")); fs.writeFileSync(".gitattributes", l.map((one) => one + " text").join("\\n")); for (let n = 0; n < 20; n++) fs.writeFileSync("a".repeat(200) + n, "long")'`;
  const { answer, paths, outcome } = await hiding(["note.txt"], rules);
  expect(outcome).toBe("changed");
  expect(paths).toContain("note.txt");
  expect(answer).toContain("DKH-103"); // `.gitattributes` is protected
});
