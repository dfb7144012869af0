/** Files of the system that only the runner's user may read are found, and others are not. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { restrictedFiles } from "../../../src/sandbox/launch/restricted-files.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "deckhand-restricted-"));
  chmodSync(root, 0o755);
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
});

/** Files with their modes; a path with a slash at the end is a folder. */
function plant(modes: Readonly<Record<string, number>>): void {
  for (const path of Object.keys(modes)) {
    mkdirSync(join(root, path.endsWith("/") ? path : dirname(path)), { recursive: true });
    if (!path.endsWith("/")) writeFileSync(join(root, path), "x");
  }
  for (const [path, mode] of Object.entries(modes)) chmodSync(join(root, path), mode);
}

const found = async (except: readonly string[] = []) =>
  (await restrictedFiles(except, [root])).paths.map((path) => path.slice(root.length + 1)).sort();

test("a file that others may not read, and a folder that they may not enter; not what everybody may read", async () => {
  plant({
    "settings/public": 0o644,
    "settings/key": 0o640,
    "settings/own key": 0o600,
    "settings/ran only": 0o711,
    "closed/": 0o750,
    "closed/in it": 0o644,
    "unlisted/": 0o711,
    "unlisted/public": 0o644,
    "unlisted/key": 0o600,
  });
  symlinkSync("settings/key", join(root, "link"));
  expect(await found()).toEqual(["closed", "settings/key", "settings/own key", "settings/ran only", "unlisted/key"]);
});

test("nothing is looked for where something is shown on purpose, whatever signs are in its name", async () => {
  plant({ "cache/[a]*/key": 0o600, "cache/a/key": 0o600 });
  expect(await found([join(root, "cache/[a]*")])).toEqual(["cache/a/key"]);
});

test("a folder that is a link to another one is covered in both places", async () => {
  plant({ "usr/bin/key": 0o600 });
  symlinkSync("usr/bin", join(root, "bin"));
  const folders = [join(root, "usr"), join(root, "bin"), join(root, "missing")];
  expect((await restrictedFiles([], folders)).paths).toEqual([join(root, "usr/bin/key"), join(root, "bin/key")]);
});

test("every folder is searched, not only the first one", async () => {
  const names = ["usr", "etc", "opt", "srv"];
  plant(Object.fromEntries(names.map((name) => [`${name}/key`, 0o600])));
  const { paths, isWhole } = await restrictedFiles(
    [],
    names.map((name) => join(root, name)),
  );
  expect([paths.toSorted(), isWhole]).toEqual([names.map((name) => join(root, name, "key")).toSorted(), true]);
});

test("many are covered with their folders, and all of them are covered", async () => {
  const name = fc.integer({ min: 0, max: 400 }).map((number) => `a/${number % 3}/${number % 50}/${number}`);
  await fc.assert(
    fc.asyncProperty(fc.array(name, { minLength: 150, maxLength: 400 }), async (names) => {
      rmSync(root, { recursive: true });
      plant({ ...Object.fromEntries(names.map((one) => [one, 0o600])), "b/key": 0o600 });
      const covers = await found();
      expect(covers.length).toBeLessThanOrEqual(200);
      for (const one of [...names, "b/key"])
        expect(covers.some((cover) => one === cover || one.startsWith(`${cover}/`))).toBe(true);
      expect(covers).toContain("b/key");
    }),
    { numRuns: 5 },
  );
});

test("a search that takes too long says so, and what was found is there", async () => {
  plant({ "a/key": 0o600 });
  const { isWhole } = await restrictedFiles([], ["/usr", root], 1);
  expect(isWhole).toBe(false);
  expect((await restrictedFiles([], [root])).isWhole).toBe(true);
});
