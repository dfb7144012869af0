/** A checkout's settings while tools work, and afterwards. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { putAside, putBack } from "../../../src/sandbox/launch/git-settings.ts";
import { test } from "../../core/workspace/temp-folder.ts";

function checkoutIn(folder: string) {
  const root = join(folder, "app");
  const env = { ...process.env, LC_ALL: "C" };
  const git = (...args: string[]) => execFileSync("git", ["-C", root, ...args], { encoding: "utf8", env });
  mkdirSync(root);
  git("init", "--quiet");
  const config = join(root, ".git/config");
  return { root, git, config, aside: join(folder, "aside"), text: () => readFileSync(config, "utf8") };
}

test("what git needs stays, what runs a program, includes a file or is secret does not", async ({ folder }) => {
  const { root, git, text, aside } = checkoutIn(folder);
  const kept = {
    "core.bare": "false",
    "remote.origin.url": "https://github.com/acme/app",
    "remote.origin.fetch": "+refs/heads/*:refs/remotes/origin/*",
    'branch.a "b" \\ c.d.merge': "refs/heads/x",
    "user.name": 'A "B"\tC\\',
  };
  const dropped = {
    "core.sshcommand": "evil",
    "core.fsmonitor": "evil",
    "include.path": "/secret",
    "http.https://github.com/.extraheader": "AUTHORIZATION: basic c2VjcmV0",
    "credential.helper": "store",
    "url.https://x:secret@github.com/.insteadof": "https://github.com/",
    "filter.x.clean": "evil",
    "alias.x": "!evil",
  };
  for (const [key, value] of Object.entries({ ...kept, ...dropped })) git("config", key, value);
  git("config", "remote.origin.url", "https://x:secret@github.com/acme/app");
  await putAside(root, aside);
  for (const [key, value] of Object.entries(kept)) expect(git("config", key)).toBe(`${value}\n`);
  expect(text()).not.toMatch(/secret|evil|c2VjcmV0/);
  expect(git("status", "--short")).toBe("");
});

test("submodules are not forgotten, and all comes back as it was, whatever was done to it", async ({ folder }) => {
  const { root, config, text, aside } = checkoutIn(folder);
  const module = join(root, ".git/modules/lib/deep");
  mkdirSync(module, { recursive: true });
  writeFileSync(join(module, "HEAD"), "");
  writeFileSync(join(module, "config"), "[http]\n\textraheader = secret\n");
  const before = text();
  const put = await putAside(root, aside);
  expect(readFileSync(join(module, "config"), "utf8")).toBe("");
  rmSync(config);
  mkdirSync(join(config, "x"), { recursive: true });
  await putBack(put);
  await putBack(put);
  expect(text()).toBe(before);
  expect(readFileSync(join(module, "config"), "utf8")).toContain("secret");
  expect(readdirSync(join(root, ".git")).filter((name) => name.startsWith(".deckhand"))).toEqual([]);
});

test("what leads git to other settings is gone afterwards, and nothing that they name runs", async ({ folder }) => {
  const { root, git, text, aside } = checkoutIn(folder);
  const before = text();
  const put = await putAside(root, aside);
  const sang = join(folder, "sang");
  const evil = `[core]\n\trepositoryformatversion = 0\n\tfsmonitor = "touch '${sang}'; false"\n`;
  writeFileSync(join(root, ".git/commondir"), "evil\n");
  git("init", "--quiet", "--bare", join(root, ".git/evil"));
  writeFileSync(join(root, ".git/evil/config"), evil);
  writeFileSync(join(root, ".git/config.worktree"), evil);
  git("status");
  expect(existsSync(sang)).toBe(true); // the way is open
  rmSync(sang);
  await putBack(put);
  git("status");
  expect([existsSync(sang), text()]).toEqual([false, before]);

  renameSync(join(root, ".git"), join(root, "other"));
  writeFileSync(join(root, ".git"), `gitdir: ${root}/other/evil\n`);
  await putBack(put);
  expect(() => git("status")).toThrow("not a git repository");
  expect(existsSync(sang)).toBe(false);
});

test("where the repository has gone, nothing is made of it", async ({ folder }) => {
  const { root, aside } = checkoutIn(folder);
  const put = await putAside(root, aside);
  renameSync(join(root, ".git"), join(root, "other"));
  await putBack(put);
  expect(readdirSync(root)).toEqual(["other"]);
});
