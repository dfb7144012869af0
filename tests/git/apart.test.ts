import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { requireOwnFolder } from "../../src/run/claim/others-folder.ts";
import { type Desk, openDesk } from "./desk.ts";

const APART = "other-repositories";

/** Another repository in a folder of the workspace, with a commit of its own. */
async function nest({ workspace, story }: Desk, path = `${APART}/acme/lib`): Promise<string> {
  const folder = join(workspace, path);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "lib.txt"), "lib\n");
  const git = (...args: string[]) => story.git("-C", folder, ...args);
  await git("init", "-q");
  await git("add", ".");
  await git("-c", "user.name=x", "-c", "user.email=x@x.test", "commit", "-q", "-m", "lib");
  return folder;
}

test.for<readonly [title: string, act: (desk: Desk, folder: string) => unknown]>([
  ["a repository", () => {}],
  ["plain files, because its `.git` was deleted", (_, folder) => rmSync(join(folder, ".git"), { recursive: true })],
  ["files that a `.gitignore` wants", ({ write }) => write(".gitignore", `!/${APART}\n!/${APART}/**\n`)],
  ["a repository at its top", ({ agent }) => agent("init", "-q", APART)],
  [
    "a link",
    ({ workspace }) => {
      rmSync(join(workspace, APART), { recursive: true });
      symlinkSync("/etc", join(workspace, APART));
    },
  ],
])("the folder apart is no work of the main repository, be it %s", async ([, act]) => {
  await using desk = await openDesk();
  const folder = await nest(desk);
  await act(desk, folder);
  desk.write("own.txt", "own\n");
  const change = await desk.publisher.capture({ apart: APART });
  expect(change.files.map(({ path }) => path).filter((path) => path !== ".gitignore")).toEqual(["own.txt"]);
  expect(change.leftOut).toEqual([]);
});

test("what was staged or committed from the folder apart is not kept beside the work; what is from elsewhere is", async () => {
  await using desk = await openDesk();
  const folder = await nest(desk);
  rmSync(join(folder, ".git"), { recursive: true });
  desk.write("gone.txt", "gone\n");
  await desk.agent("add", "-f", `${APART}/acme/lib/lib.txt`, "gone.txt");
  for (const path of [join(folder, "lib.txt"), join(desk.workspace, "gone.txt")]) rmSync(path);
  expect((await desk.publisher.capture({ apart: APART })).aside?.paths).toEqual(["gone.txt"]);

  desk.write(`${APART}/acme/lib/lib.txt`, "lib\n");
  desk.write("left.txt", "left\n");
  await desk.agent("checkout", "-q", "-b", "left");
  await desk.agent("add", "-f", `${APART}/acme/lib/lib.txt`, "left.txt");
  await desk.agent("-c", "user.name=x", "-c", "user.email=x@x.test", "commit", "-q", "-m", "left");
  await desk.agent("checkout", "-q", "-");
  const { aside } = await desk.publisher.capture({ apart: APART });
  expect(aside?.paths).toContain("left.txt");
  expect([aside?.paths.join(" "), aside?.patch.toString()].join("\n")).not.toContain("lib.txt");
});

test("a folder with a name like it is work, and so is the folder itself in a run without others", async () => {
  await using desk = await openDesk();
  desk.write(`${APART}-old/a.txt`, "a\n");
  desk.write(`src/${APART}/b.txt`, "b\n");
  desk.write(`${APART}/c.txt`, "c\n");
  const paths = async (apart?: string) => (await desk.publisher.capture({ apart })).files.map(({ path }) => path);
  expect(await paths(APART)).toEqual([`${APART}-old/a.txt`, `src/${APART}/b.txt`]);
  expect(await paths()).toEqual([`${APART}-old/a.txt`, `${APART}/c.txt`, `src/${APART}/b.txt`]);
});

test.for<readonly [title: string, act: (workspace: string) => void]>([
  ["deleted", (workspace) => rmSync(join(workspace, APART), { recursive: true })],
  [
    "a link to another folder",
    (workspace) => {
      rmSync(join(workspace, APART, "acme/lib"), { recursive: true });
      symlinkSync("/etc", join(workspace, APART, "acme/lib"));
    },
  ],
  [
    "below a link",
    (workspace) => {
      rmSync(join(workspace, APART, "acme"), { recursive: true });
      mkdirSync(join(workspace, "elsewhere/lib"), { recursive: true });
      symlinkSync("../elsewhere", join(workspace, APART, "acme"));
    },
  ],
])("a checkout is not read that is %s", async ([, act]) => {
  await using desk = await openDesk();
  await nest(desk);
  requireOwnFolder(desk.workspace, `${APART}/acme/lib`);
  act(desk.workspace);
  expect(() => requireOwnFolder(desk.workspace, `${APART}/acme/lib`)).toThrow(/was deleted or replaced/);
  expect(existsSync("/etc")).toBe(true);
});
