/** What programs leave behind in the work tree and its `.git`: the run ends, and the work beside it is published. Each has its harmless twin. */
import { spawnSync } from "node:child_process";
import { expect, onTestFinished, test } from "vitest";
import { call } from "../../src/rehearsal/model/script.ts";
import type { Stage } from "../../src/rehearsal/stage.ts";
import { actionOn } from "../running.ts";
import { answersOf, stageFor } from "../scenarios/play.ts";
import { skipIf } from "../skipped.ts";

const edit = call("file_editor", { command: "create", path: "note.txt", file_text: "half done\n" });
const finish = call("finish", { message: "Done." });

/** One run whose last command is this one. */
async function leaving(command: string, outcome = "changed") {
  const stage = await stageFor({ script: [edit, call("terminal", { command }), finish] });
  // So that the stage can be removed.
  onTestFinished(() => void spawnSync("chmod", ["-R", "u+rwX", stage.folder]));
  const rehearsal = await stage.play();
  const [answer = ""] = answersOf(rehearsal);
  expect(rehearsal.outputs.outcome).toBe(outcome);
  expect(rehearsal.diff).toContain("+half done");
  expect(answer).not.toContain(stage.folder);
  expect(rehearsal.problems).toEqual([]);
  return { answer, diff: rehearsal.diff };
}

const nested = "mkdir -p sub/.git/objects sub/.git/refs/heads; echo kept > sub/f";

test("a pipe as HEAD of a nested repository, one in place of a tracked file, and a link to a device", async () => {
  const pipes = "mkfifo sub/.git/HEAD; rm README.md; mkfifo README.md; ln -s /dev/zero sub/.git/commondir";
  const { answer, diff } = await leaving(`${nested}; ${pipes}`, "changed");
  expect(diff).not.toContain("README.md");
  expect(diff).toContain("+kept");
  expect(answer).toMatch(/DKH-121.*README\.md/);
});

test("the twin, files that nobody minds", async () => {
  const files = "echo 'ref: refs/heads/main' > sub/.git/HEAD; rm README.md; echo new > README.md";
  const { answer, diff } = await leaving(`${nested}; ${files}`, "failed");
  expect(diff).toContain("README.md");
  expect(answer).toContain("a nested repository, 1 file kept");
});

const deep = `cd .git/refs/heads && node -e 'for (let n = 0; n < 5000; n++) { fs.mkdirSync("d"); process.chdir("d"); }'`;

test("rights that are gone in .git, and folders in its refs that are deeper than any path", async () => {
  const { answer } = await leaving(
    `${deep}; cd ../../..; chmod 000 .git/HEAD .git/refs/heads .git/index .git/objects`,
    "failed",
  );
  expect(answer).toContain("DKH-114");
});

test("the twin, a branch in a folder and rights that are enough", async () => {
  const { answer } = await leaving("git branch a/b/c; chmod 400 .git/HEAD");
  expect(answer).not.toContain("DKH-11");
});

test("a checkout without its .git", async () => {
  await leaving("rm -rf .git");
});

const forUsers = skipIf(process.getuid?.() === 0, "root may read everything: npm run as-user plays it as another user");

test("files and folders that their owner may not read are published", forUsers, async () => {
  const files =
    "echo locked > locked.txt; mkdir -p shut/inner; echo deep > shut/inner/file.txt; echo also > shut/also.txt";
  const { answer, diff } = await leaving(
    `${files}; echo more >> README.md; chmod 000 locked.txt README.md shut/also.txt shut/inner shut`,
  );
  for (const line of ["+locked", "+deep", "+also", "+more"]) expect(diff).toContain(line);
  expect(answer).not.toContain("DKH-11");
});

/** What is in the way of its owner, the same where it is not, and what the comment then names. */
const RIGHTS: readonly (readonly [path: string, twin: string, before: string, outcome: string, named: RegExp])[] = [
  ["locked.txt", "400", "echo locked > locked.txt", "changed", /Changed 2 files/],
  ["README.md", "444", "echo more >> README.md", "changed", /Changed 2 files/],
  [".", "755", "true", "changed", /Changed 1 file/],
  [".git", "755", "true", "changed", /Changed 1 file/],
  [".git/HEAD", "644", "true", "changed", /Changed 1 file/],
  [".git/refs/heads", "755", "true", "changed", /Changed 1 file/],
  [".git/packed-refs", "644", "git pack-refs --all", "changed", /Changed 1 file/],
];

test.for(RIGHTS)(
  "as a user, `chmod 000 %s`: the work beside it is published",
  forUsers,
  async ([path, , before, outcome, named]) => {
    const { answer } = await leaving(`${before}; chmod 000 ${path}`, outcome);
    expect(answer).toMatch(named);
  },
);

test.for(RIGHTS)("the twin, `chmod` of %s to %s", async ([path, mode, before]) => {
  const { answer } = await leaving(`${before}; chmod ${mode} ${path}`);
  expect(answer).not.toContain("DKH-11");
});

test("the action is killed beside a pipe in a nested repository: the comment is closed first, and then the work is saved", async () => {
  const stage: Stage = await stageFor({
    script: [
      edit,
      call("terminal", { command: `${nested}; mkfifo sub/.git/HEAD` }),
      () => {
        process.kill(actionOn(stage), "SIGKILL");
        return finish;
      },
    ],
  });
  const rehearsal = await stage.play();
  expect(rehearsal.runner).toMatchObject({ exitCode: 137, postExitCode: 0 });
  const edits = rehearsal.exchanges.filter(({ method, path }) => method === "PATCH" && path.includes("/comments/"));
  const words = edits.map(({ requestBody }) => JSON.stringify(requestBody));
  const isClosed = words.findIndex((text) => text.includes("The run was cut off"));
  expect(isClosed).toBeGreaterThanOrEqual(0);
  expect(words[isClosed]).not.toContain("are saved");
  expect(words.at(-1)).toContain("Unpublished changes of the run are saved.");
  const next = await stage.play({ issue: 1 });
  expect(next.diff).toContain("+half done");
});
