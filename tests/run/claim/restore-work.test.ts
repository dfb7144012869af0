import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { git } from "../../../src/core/workspace/git.ts";
import { applyUnpublished } from "../../../src/run/claim/restore-work.ts";
import { unpublishedFiles, unpublishedIn } from "../../../src/run/memory/unpublished.ts";

const environment = { PATH: process.env.PATH ?? "" };

/** A checkout with these files. */
function checkout(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "put-back-"));
  execFileSync("git", ["init", "-q", folder]);
  for (const [path, text] of Object.entries(files)) write(folder, path, text);
  return folder;
}

function write(folder: string, path: string, text: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** A new file as a patch. */
const made = (path: string, line: string) =>
  `diff --git a/${path} b/${path}\nnew file mode 100644\n--- /dev/null\n+++ b/${path}\n@@ -0,0 +1 @@\n+${line}\n`;

async function putInto(
  folder: string,
  patch: string | undefined,
  lost: readonly string[] = [],
  isLoaded?: (path: string) => boolean,
) {
  const own = mkdtempSync(join(tmpdir(), "put-back-own-"));
  const path = join(own, "observations", "not-put-back.patch");
  const place = {
    git: (extra = {}) => git({ folder, environment: { ...environment, ...extra } }),
    workspace: folder,
    folder: own,
    path,
    isLoaded,
  };
  const bytes = patch === undefined ? undefined : Buffer.from(patch);
  return applyUnpublished({ patch: bytes, lost: lost.map(lostAt) }, place);
}

const lostAt = (path: string) => ({ path, was: "" });
const read = (folder: string, path: string) => readFileSync(join(folder, path), "utf8");

test("all of it is there again, and is named", async () => {
  const folder = checkout({});
  const done = await putInto(folder, made("yarn.lock", "one") + made("a b/c.txt", "two"), ["key.txt"]);
  expect(done).toMatchObject({ files: ["yarn.lock", "a b/c.txt"], unfit: [], lost: ["key.txt"] });
  expect([read(folder, "yarn.lock"), read(folder, "a b/c.txt")]).toEqual(["one\n", "two\n"]);
  expect(existsSync(done.path)).toBe(false);
});

test("what does not fit is left out file by file, and kept for the agent to read", async () => {
  const folder = checkout({ "yarn.lock": "somebody else's\n" });
  const done = await putInto(folder, made("yarn.lock", "one") + made("b.txt", "two"));
  expect(done).toMatchObject({ files: ["b.txt"], unfit: ["yarn.lock"] });
  expect([read(folder, "yarn.lock"), read(folder, "b.txt")]).toEqual(["somebody else's\n", "two\n"]);
  expect(readFileSync(done.path, "utf8")).toBe(made("yarn.lock", "one"));
});

test("a line that looks like the head of a patch after a carriage return stays in its file", async () => {
  const folder = checkout({ "yarn.lock": "somebody else's\n" });
  const line = "two\rdiff --git a/x b/x";
  const done = await putInto(folder, made("yarn.lock", "one") + made("b.txt", line));
  expect(done).toMatchObject({ files: ["b.txt"], unfit: ["yarn.lock"] });
  expect(read(folder, "b.txt")).toBe(`${line}\n`);
});

test("what was left on a branch is a patch to read, also where it would fit", async () => {
  const folder = checkout({ "there.txt": "three\n" });
  const [a, b] = [made("a.txt", "one"), made("b.txt", "two")];
  const own = mkdtempSync(join(tmpdir(), "put-back-own-"));
  const path = join(own, "observations", "not-put-back.patch");
  const place = {
    git: (extra = {}) => git({ folder, environment: { ...environment, ...extra } }),
    workspace: folder,
    folder: own,
    path,
  };
  const aside = Buffer.from(b + made("there.txt", "three"));
  const done = await applyUnpublished({ patch: Buffer.from(a), lost: [], aside }, place);
  expect(done).toMatchObject({ files: ["a.txt"], unfit: [], aside: ["b.txt"] });
  expect(existsSync(join(folder, "b.txt"))).toBe(false);
  expect(readFileSync(done.asidePath, "utf8")).toBe(b);
  const files = new Map(
    unpublishedFiles({ patch: undefined, lost: [], aside }).map((file) => [file.path, file.read()]),
  );
  expect(unpublishedIn(files)).toEqual({ patch: undefined, lost: [], aside });
});

/** Each way in which a patch can touch a file of the folder `own`, made by git itself. */
const TOUCHING: readonly (readonly [how: string, loaded: string, change: (folder: string) => void])[] = [
  ["changes one", "own/a.js", (folder) => write(folder, "own/a.js", "evil\n")],
  ["makes one", "own/new.js", (folder) => write(folder, "own/new.js", "evil\n")],
  ["removes one", "own/a.js", (folder) => rmSync(join(folder, "own/a.js"))],
  ["moves one away", "own/a.js", (folder) => renameSync(join(folder, "own/a.js"), join(folder, "away.js"))],
  ["moves one there", "own/b.txt", (folder) => renameSync(join(folder, "b.txt"), join(folder, "own/b.txt"))],
  ["changes the mode of one", "own/a.js", (folder) => chmodSync(join(folder, "own/a.js"), 0o755)],
  [
    "makes a link of one",
    "own/a.js",
    (folder) => {
      rmSync(join(folder, "own/a.js"));
      symlinkSync("../b.txt", join(folder, "own/a.js"));
    },
  ],
  ["has bytes for one", "own/bin", (folder) => write(folder, "own/bin", Buffer.from([0, 1, 255, 0]))],
];

test.for(TOUCHING)(
  "a patch that %s of the files from which the run is loaded is kept to read, and the rest is put back",
  async ([, loaded, change]) => {
    const text = "a line that stays\n".repeat(20);
    const folder = checkout({ "own/a.js": text, "b.txt": `b\n${text}`, "c.txt": "c\n" });
    const own = (...args: string[]) =>
      execFileSync("git", ["-C", folder, "-c", "user.name=t", "-c", "user.email=t@e.test", ...args]);
    own("add", "--all");
    own("commit", "-qm", "one");
    change(folder);
    write(folder, "c.txt", "work\n");
    own("add", "--all");
    const patch = own("diff", "--cached", "--binary", "--find-renames").toString();
    own("reset", "-q", "--hard");
    own("clean", "-qfd");
    const done = await putInto(folder, patch, [], (path) => path.startsWith("own/"));
    expect(done.files).toEqual(["c.txt"]);
    expect(readFileSync(done.path, "utf8")).toContain(loaded);
    expect(read(folder, "c.txt")).toBe("work\n");
    expect(own("status", "--porcelain").toString()).toBe(" M c.txt\n");
    expect((await putInto(folder, patch)).unfit).toEqual([]); // the twin, where nothing is loaded from there
  },
);

test("what somebody has applied meanwhile is neither put back nor missed", async () => {
  const folder = checkout({ "yarn.lock": "one\n" });
  expect(await putInto(folder, made("yarn.lock", "one"))).toMatchObject({ files: [], unfit: [] });
});

test.for([
  ["../out.txt", "a path that leads elsewhere"],
  [".git/hooks/pre-commit", "git's own folder"],
  ["link/out.txt", "what lies beyond a link"],
])("%s is not written: %s", async ([path = ""]) => {
  const folder = checkout({ "b.txt": "b\n" });
  const outside = mkdtempSync(join(tmpdir(), "put-back-outside-"));
  symlinkSync(outside, join(folder, "link"));
  const done = await putInto(folder, made(path, "x") + made("fine.txt", "x"));
  expect([done.files, read(folder, "fine.txt")]).toEqual([["fine.txt"], "x\n"]);
  expect(existsSync(join(folder, path))).toBe(false);
});

test("what is kept is read as it was written, text or not", () => {
  const bytes = Buffer.from("caf\xe9\n", "latin1");
  for (const left of [
    { patch: Buffer.from("text\n"), lost: [] },
    { patch: bytes, lost: ["a", "b\nc"].map(lostAt) },
    { patch: undefined, lost: [lostAt("a")] },
  ]) {
    const files = new Map(unpublishedFiles(left).map(({ path, read }) => [path, read()]));
    expect([...files.values()].every((file) => !file.includes(0xe9))).toBe(true);
    expect(unpublishedIn(files)).toEqual(left);
  }
  expect(unpublishedIn(new Map())).toBeUndefined();
  expect(unpublishedFiles(undefined)).toEqual([]);
});
