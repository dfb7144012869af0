/** Of what is withheld, what a person may be asked about: protected files that can be shown, in their very bytes. */
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { leakScanner } from "../../src/leak/scanner.ts";
import type { HeldKind } from "../../src/policy/hold.ts";
import { type Policy, STANDARD_POLICY } from "../../src/policy/policy.ts";
import { unreadable } from "../../src/render/approval/shown-patch.ts";
import { saveWork } from "../../src/run/publish/publish.ts";
import { branch, type Desk, openDesk } from "../git/desk.ts";

const key = "sk-proj-Zq83hTn5LwVx2RbYc7Kd";
const leaks = leakScanner([{ kind: "the model key", value: key }]);

async function held(desk: Desk, policy: Partial<Policy> = {}, about: HeldKind = "protected") {
  const saved = await saveWork(await desk.publisher.capture(), {
    publisher: desk.publisher,
    ...{ leaks, policy: { ...STANDARD_POLICY, ...policy }, folder: desk.folder },
    ...{ branches: [branch], message: "Change (#1)\n", compareUrl: "https://x.test/" },
    hold: { about, whyUnseen: (patch) => unreadable(patch, (text) => text.replaceAll("hunter22", "***")) },
  });
  const { held, withheld } = saved;
  return {
    saved,
    paths: held?.paths ?? [],
    patch: held?.patch ?? "",
    why: withheld.map(({ path, detail }) => [path, detail]),
  };
}

test.concurrent("the patch makes of what was published what the agent made, with full ids of both sides", async () => {
  await using desk = await openDesk({ files: { "yarn.lock": "one\ntwo\n", CODEOWNERS: "* @x\n" } });
  desk.write("yarn.lock", "one\nTWO\n");
  desk.write("AGENTS.md", "caf\u00e9 \r\n");
  rmSync(join(desk.workspace, "CODEOWNERS"));
  desk.write("free.txt", "free\n");
  const { paths, patch } = await held(desk);
  expect(paths).toEqual(["AGENTS.md", "CODEOWNERS", "yarn.lock"]);
  expect(patch).toMatch(/^index [0-9a-f]{40}\.\.[0-9a-f]{40} 100644$/m);
  expect(patch).not.toContain("free.txt");
  await desk.story.git("clone", "-q", "-b", branch, desk.story.gitDir, "clean");
  const clean = join(desk.story.folder, "clean");
  writeFileSync(join(desk.folder, "held.patch"), patch);
  await desk.story.git("-C", "clean", "apply", join(desk.folder, "held.patch"));
  expect(readFileSync(join(clean, "AGENTS.md"), "utf8")).toBe("caf\u00e9 \r\n");
  expect(readFileSync(join(clean, "yarn.lock"), "utf8")).toBe("one\nTWO\n");
  expect(existsSync(join(clean, "CODEOWNERS"))).toBe(false);
});

test.concurrent("workflows, git's own, secrets, what is too large and links are not among it", async () => {
  await using desk = await openDesk({ files: { "AGENTS.md": "be kind\n" } });
  desk.write(".github/workflows/a.yml", "on: push\n");
  desk.write(".gitmodules", '[submodule "a"]\n\tpath = a\n\turl = https://x.test/a\n');
  desk.write(".npmrc", `//x/:_authToken=${key}\n`);
  desk.write("yarn.lock", "x".repeat(6_000_000));
  symlinkSync(".github/workflows", join(desk.workspace, ".claude"));
  symlinkSync("AGENTS.md", join(desk.workspace, "free.md"));
  expect((await held(desk)).paths).toEqual([]);
  symlinkSync("AGENTS.md", join(desk.workspace, "CLAUDE.md"));
  const { paths, patch } = await held(desk);
  expect([paths, patch]).toEqual([["CLAUDE.md"], expect.stringContaining("new file mode 120000")]);
});

test.concurrent("git's own files are among it where they can be shown; those that GitHub must not get are not", async () => {
  await using desk = await openDesk();
  for (const name of [".gitattributes", "sub/.gitconfig", ".lfsconfig", ".github/actions/a/action.yml"])
    desk.write(name, "x\n");
  desk.write("sub/.gitattributes", "*.x text\n".repeat(3000));
  desk.write(".gitmodules", '[submodule "a"]\n\tpath = a\n\turl = https://x.test/a\n');
  desk.write(".github/workflows/a.yml", "on: push\n");
  const { paths, why } = await held(desk);
  expect(paths).toEqual([".gitattributes", ".github/actions/a/action.yml", ".lfsconfig", "sub/.gitconfig"]);
  expect(why).toContainEqual(["sub/.gitattributes", "it is too long to be shown in full"]);
});

test.concurrent("what waits and what is withheld for good are patches apart", async () => {
  await using desk = await openDesk({ files: { CODEOWNERS: "* @x\n" } });
  desk.write("AGENTS.md", "be kind\n");
  rmSync(join(desk.workspace, "CODEOWNERS"));
  desk.write(".github/workflows/a.yml", "on: push\n");
  const { saved, paths, patch } = await held(desk);
  expect(paths).toEqual(["AGENTS.md", "CODEOWNERS"]);
  expect(patch).not.toContain("on: push");
  expect(saved.patchWithoutHeld?.patch).toMatch(/^\+on: push$/m);
  expect(saved.patchWithoutHeld?.patch).not.toMatch(/AGENTS|CODEOWNERS/);
  expect(saved.patch?.patch).toMatch(/on: push.*AGENTS.*CODEOWNERS/s);
});

test.concurrent("where all of it waits, or none, there is one patch", async () => {
  await using desk = await openDesk();
  desk.write("AGENTS.md", "be kind\n");
  expect((await held(desk)).saved.patchWithoutHeld).toBeUndefined();
  rmSync(join(desk.workspace, "AGENTS.md"));
  desk.write(".github/workflows/a.yml", "on: push\n");
  const { paths, saved } = await held(desk);
  expect([paths, saved.patchWithoutHeld, saved.patch?.patch]).toEqual([[], undefined, expect.any(String)]);
});

test.concurrent("what cannot be shown is not among it, says why, and keeps nothing else from being shown", async () => {
  await using desk = await openDesk();
  desk.write("bun.lockb", Buffer.from([0, 1, 2, 255]));
  desk.write("CLAUDE.md", Buffer.from("caf\xe9\n", "latin1"));
  desk.write("GEMINI.md", "say hunter22\n");
  desk.write("yarn.lock", "x".repeat(24_000));
  desk.write("AGENTS.md", "be kind\n");
  const { paths, why } = await held(desk);
  expect(paths).toEqual(["AGENTS.md"]);
  expect(Object.fromEntries(why)).toEqual({
    "AGENTS.md": "",
    "bun.lockb": "it is not text, so it cannot be shown",
    "CLAUDE.md": "it is not text, so it cannot be shown",
    "GEMINI.md": "it contains what looks like a secret, which is never shown",
    "yarn.lock": "it is too long to be shown in full",
  });
});

test.concurrent("is only the memory where people are asked about nothing else, and manifests go without their lock files", async () => {
  await using desk = await openDesk({ files: { "package.json": "{}\n", "yarn.lock": "one\n" } });
  for (const path of ["MEMORY.md", ".agents/memory.md", "AGENTS.md", ".agents/hooks.json"]) desk.write(path, "x\n");
  desk.write("package.json", '{ "name": "x" }\n');
  const { paths, patch, saved, why } = await held(desk, {}, "memory");
  expect(paths).toEqual([".agents/memory.md", "MEMORY.md"]);
  expect(patch).not.toMatch(/AGENTS|hooks/);
  expect(saved.change.files.map(({ path }) => path)).toEqual(["package.json"]);
  expect(why.map(([path]) => path)).toEqual([".agents/hooks.json", ".agents/memory.md", "AGENTS.md", "MEMORY.md"]);
  expect(saved.patchWithoutHeld?.patch).not.toContain("emory.md");
});

test.concurrent("a change that is refused as a whole has nothing of it", async () => {
  await using desk = await openDesk();
  for (const name of ["a", "b", "c"]) desk.write(`${name}.txt`, "x\n");
  desk.write("AGENTS.md", "be kind\n");
  expect((await held(desk, { maxFiles: 2 })).paths).toEqual([]);
  expect((await held(desk, { maxFiles: 3 })).paths).toEqual(["AGENTS.md"]);
});

const gemLock = (host: string) => `GEM\n  remote: https://${host}/\n  specs:\n    rake (13.0.0)\n`;

test.concurrent.for(["Gemfile.lock", "composer.lock", "packages.lock.json"])(
  "%s, which nobody reads here, is withheld as any protected file is, and a person can approve it",
  async (lock) => {
    await using desk = await openDesk({ files: { [lock]: gemLock("rubygems.org"), CODEOWNERS: "* @x\n" } });
    desk.write(lock, gemLock("gems.acme.test"));
    desk.write("CODEOWNERS", "* @y\n");
    const { saved, paths, patch } = await held(desk);
    const reasons = saved.withheld.map(({ path, code, detail }) => [path, code, detail]);
    expect(reasons).toEqual([
      ["CODEOWNERS", "DKH-103", expect.any(String)],
      [lock, "DKH-103", saved.withheld[0]?.detail],
    ]);
    expect(saved.locks).toEqual([]);
    expect(paths).toEqual(["CODEOWNERS", lock]);
    expect(patch).toContain("+  remote: https://gems.acme.test/");
  },
);
