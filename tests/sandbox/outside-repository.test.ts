/** Checkouts of which git keeps a part elsewhere on the machine, where tools see nothing. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Fault } from "../../src/lib/fault.ts";
import { requireOwnRepository } from "../../src/sandbox/outside-repository.ts";

type Place = Readonly<{ folder: string; work: string; main: string }>;

const run = (folder: string, command: string) => execFileSync("bash", ["-ec", command], { cwd: folder });

/** A repository with a commit at `main`, and nothing at `work` yet. */
function place(): Place {
  const folder = mkdtempSync(join(tmpdir(), "outside-"));
  const main = join(folder, "main");
  const who = "-c user.name=t -c user.email=t@example.test";
  run(folder, `git init -q main; cd main; git ${who} commit -q --allow-empty -m One`);
  return { folder, main, work: join(folder, "work") };
}

function refusalOf({ work }: Place): Fault | undefined {
  try {
    requireOwnRepository(work);
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  return undefined;
}

const outside: readonly (readonly [string, string, string, string])[] = [
  ["a linked work tree", "git -C main worktree add -q ../work", "linked work tree", "actions/checkout"],
  [
    "a repository in a folder apart",
    "git clone -q --separate-git-dir=apart main work",
    "outside of it",
    "actions/checkout",
  ],
  [
    "a link in its place",
    "git clone -q main work; mv work/.git apart; ln -s ../apart work/.git",
    "outside of it",
    "actions/checkout",
  ],
  ["objects of another repository", "git clone -q --shared main work", "objects/info/alternates", "repack -a -d"],
  [
    "objects of a second repository, by way of one in the workspace",
    "git clone -q main work; git clone -q --bare --shared main work/.git/own; echo ../own/objects > work/.git/objects/info/alternates",
    "objects/info/alternates",
    "repack -a -d",
  ],
  [
    "a link in place of the objects",
    "git clone -q main work; mv work/.git/objects o; ln -s ../../o work/.git/objects",
    "`.git/objects`",
    "actions/checkout",
  ],
];

test.for(outside)("%s: the run is refused, with what it is and a way out", ([, command, what, remedy]) => {
  const at = place();
  run(at.folder, command);
  expect(refusalOf(at)).toMatchObject({
    code: "config",
    headline: expect.stringContaining(what),
    hint: expect.stringContaining(remedy),
  });
});

const inside: readonly (readonly [string, string])[] = [
  ["a clone", "git clone -q main work"],
  ["a clone that took the objects over", "git clone -q --reference main --dissociate file://$PWD/main work"],
  ["no repository", "mkdir work"],
  [
    "a repository that is elsewhere in the workspace",
    "git clone -q --separate-git-dir=work.git main work; mv work.git work/; echo 'gitdir: work.git' > work/.git",
  ],
  [
    "alternates that are not there any more",
    "git clone -q --shared main work; git -C work repack -q -a -d; rm -rf main",
  ],
  ["a comment in alternates", "git clone -q main work; echo '# /usr' > work/.git/objects/info/alternates"],
  ["objects in a folder that tools see", "git clone -q main work; echo /usr/share > work/.git/objects/info/alternates"],
];

test.for(inside)("%s is all right", ([, command]) => {
  const at = place();
  run(at.folder, command);
  expect(refusalOf(at)).toBeUndefined();
});

test("the command of the hint does what it says", () => {
  const at = place();
  run(at.folder, "git clone -q --shared main work");
  const { hint = "" } = refusalOf(at) ?? {};
  run(at.work, /`(git repack[^`]+)`/.exec(hint)?.[1] ?? "false");
  expect(refusalOf(at)).toBeUndefined();
  renameSync(at.main, `${at.main}-away`);
  run(at.work, "git fsck --no-progress && git log -1");
});

test("what cannot be read as a repository is left to git", () => {
  const at = place();
  mkdirSync(at.work);
  symlinkSync("loop", join(at.work, "loop"));
  symlinkSync("loop", join(at.work, ".git"));
  expect(refusalOf(at)).toBeUndefined();
  const other = place();
  mkdirSync(other.work);
  writeFileSync(join(other.work, ".git"), "gitdir: ../none\n");
  expect(refusalOf(other)).toBeUndefined();
});
