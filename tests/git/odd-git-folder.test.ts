/** Whatever tools leave in `.git` costs itself only: the work tree is captured, and what cannot be read is named. */
import { execFileSync } from "node:child_process";
import { chmodSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { withLeftCommits } from "../../src/git/left-commits.ts";
import { botIdentity } from "../../src/git/private-repository.ts";
import { HANGS_MS } from "../real-time.ts";
import { type Desk, nextSecond, openDesk } from "./desk.ts";

const files = { "a.txt": "one\n" };

/** Bash in the workspace. */
function run(desk: Desk, script: string): void {
  const git = 'git() { command git -c user.name=a -c user.email=a@b.test "$@"; }';
  execFileSync("bash", ["-c", `set -e; ${git}; ${script}`], {
    cwd: desk.workspace,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** A branch with `y.txt` is left, and `n.txt` is new in the work tree. */
const LEFT =
  "git checkout -q -b w; echo y > y.txt; git add -A; git commit -q -m y; git checkout -q main; echo n > n.txt";

async function captured(desk: Desk) {
  const { files: changed, leftOut, aside } = await desk.publisher.capture();
  return {
    published: changed.map(({ path }) => path),
    named: leftOut.map(
      ({ path, code, detail }) =>
        `${code} ${path.replace(/^[0-9a-f]{7}$/, "ID")}: ${detail.replace(/`[0-9a-f]{7}`/, "ID")}`,
    ),
    kept: aside?.paths ?? [],
  };
}

const unread = (path: string) => `DKH-114 ${path}: it cannot be read, and may name commits`;
const deep = (folder: string) =>
  `(cd ${folder}; python3 -c "\nimport os\nfor i in range(5000):\n  os.mkdir('d'); os.chdir('d')\n")`;
const W = "DKH-113 w: a branch, ID `y`; 1 file saved as a patch";

const traps: readonly (readonly [title: string, script: string, named: readonly string[]])[] = [
  ["5,000 nested folders in refs", deep(".git/refs/heads"), [W, unread(".git/refs/heads/d")]],
  ["5,000 nested folders in logs", deep(".git/logs/refs/heads"), [W, unread(".git/logs/refs/heads")]],
  ["5,000 nested folders in objects", deep(".git/objects"), [W]],
  ["120,000 refs", "h=$(git rev-parse main); seq 120000 | sed s,^,$h\\ refs/heads/b, > .git/packed-refs", [W]],
  ["a packed file that is too large", "head -c 9000000 /dev/zero > .git/packed-refs", [W, unread(".git/packed-refs")]],
  ["a log that is too large", "head -c 9000000 /dev/zero > .git/logs/HEAD", [W, unread(".git/logs/HEAD")]],
  ["20,000 files in refs", "seq 20000 | split -l 1 -a 4 - .git/refs/tags/x", [W, unread(".git/refs")]],
  ["pipes", "for p in HEAD packed-refs shallow logs/HEAD refs/heads/p; do rm -f .git/$p; mkfifo .git/$p; done", [W]],
  [
    "folders in place of files",
    "for p in HEAD packed-refs shallow logs/HEAD; do rm -f .git/$p; mkdir .git/$p; done",
    [W],
  ],
  ["files in place of folders", "rm -r .git/logs; echo x > .git/logs; echo x > .git/worktrees", [W]],
  [
    "a link in place of refs",
    "mv .git/refs .git/other; ln -s other .git/refs",
    ["DKH-120 ID: a dropped commit, ID `y`; 1 file saved as a patch", unread(".git/refs")],
  ],
  ["a link to itself", "rm .git/HEAD; ln -s HEAD .git/HEAD", [W, unread(".git/HEAD")]],
  ["a name of 255 bytes", "n=$(printf %0255d 0); cp .git/refs/heads/main .git/refs/heads/$n; touch .git/logs/$n", [W]],
  ["a name that is no text", "cp .git/refs/heads/w $'.git/refs/heads/\\xff'", [W, unread(".git/refs/heads/\ufffd")]],
  ["refs of another format", "mkdir .git/reftable", [W, unread(".git/reftable")]],
  ["a pipe in objects", "mkfifo .git/objects/pack/pipe", [W]],
  ["a link in objects", "ln -s /etc/hostname .git/objects/pack/link", ["DKH-114 w: a branch at ID: it cannot be read"]],
  [
    "a commit that is gone",
    "echo 1111111111111111111111111111111111111111 > .git/refs/heads/gone",
    ["DKH-114 gone: a branch at ID: it cannot be read", W],
  ],
  [
    "a broken object",
    "o=$(git rev-parse w:y.txt); p=.git/objects/$(echo $o | cut -c-2)/$(echo $o | cut -c3-); chmod u+w $p; echo x > $p",
    ["DKH-113 w: a branch, ID `y`; 1 file not saved", "DKH-114 y.txt: its version in `w`"],
  ],
  ["no repository any more", "rm -rf .git", []],
  ["a file in place of the repository", "rm -rf .git; echo x > .git", [unread(".git")]],
  ["a link in place of the repository", "mv .git ../elsewhere; ln -s ../elsewhere .git", [unread(".git")]],
];

test.concurrent.for(traps)(
  "%s: the work tree is captured, and what is lost is named",
  async ([, trap, named], { expect }) => {
    await using desk = await openDesk({ files });
    run(desk, `${LEFT}; ${trap}`);
    const found = await captured(desk);
    expect(found.published).toEqual(["n.txt"]);
    expect(found.named).toEqual(named);
    expect(found.kept).toEqual(named.some((line) => line.endsWith("1 file saved as a patch")) ? ["y.txt"] : []);
  },
);

const MANY = "h=$(git rev-parse main); seq 120000 | sed s,^,$h\\ refs/tags/tag-of-a-release-, > .git/packed-refs";

const REFUSED = ["HEAD", "refs/heads", "refs/heads/w", "packed-refs", "logs", "worktrees", "objects", ""];

test("what its owner may not read is named, and costs nothing else", async ({ skip }) => {
  skip(process.getuid?.() === 0, "root may read everything: `npm run as-user` plays it");
  for (const path of REFUSED) {
    await using desk = await openDesk({ files });
    run(desk, `${LEFT}; touch .git/packed-refs; mkdir .git/worktrees`);
    const change = await desk.publisher.capture();
    const whole = join(desk.workspace, ".git", path);
    chmodSync(whole, 0);
    const place = { ...placeOf(desk), signal: AbortSignal.timeout(HANGS_MS) };
    const found = await withLeftCommits(place, { ...change, leftOut: [] }).finally(() => chmodSync(whole, 0o755));
    const lost = path === "objects" ? "w" : join(".git", path);
    expect(
      found.leftOut.filter(({ code }) => code === "DKH-114").map((one) => one.path),
      path,
    ).toEqual([lost]);
  }
});

/** Where the publisher looks. */
function placeOf({ folder, workspace, base }: Desk) {
  const environment = { PATH: process.env.PATH ?? "" };
  return {
    ...{ folder, workspace, base, environment },
    gitDir: join(folder, "publisher.git"),
    identity: botIdentity(new Date()),
  };
}

test.concurrent("what could not be read before the run is not named after it", async () => {
  const before = (workspace: string) => {
    execFileSync("bash", ["-c", MANY], { cwd: workspace });
  };
  await using desk = await openDesk({ files, before });
  run(desk, LEFT);
  expect((await captured(desk)).named).toEqual([W]);
});

test.concurrent("an index that is too large is named", async () => {
  await using desk = await openDesk({ files, before: nextSecond });
  run(desk, "echo n > n.txt; truncate -s 70M .git/index");
  expect((await captured(desk)).named).toEqual(["DKH-114 .git/index: it cannot be read"]);
});

test.concurrent("a signal that is aborted ends the look, and what was left is named", async () => {
  await using desk = await openDesk({ files });
  run(desk, LEFT);
  const change = await desk.publisher.capture();
  const place = { ...placeOf(desk), signal: AbortSignal.abort() };
  const found = await withLeftCommits(place, { ...change, leftOut: [] });
  expect(found.leftOut.map(({ code, path }) => `${code} ${path}`)).toEqual(["DKH-114 w"]);
});
