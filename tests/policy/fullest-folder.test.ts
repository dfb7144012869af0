import fc from "fast-check";
import { expect, test } from "vitest";
import { countByFolder, fullestFolder } from "../../src/policy/fullest-folder.ts";

const many = (folder: string, count: number) => Array.from({ length: count }, (_, at) => `${folder}p${at}/index.js`);

test.for([
  ["what a package manager has put beside the work", [...many("node_modules/", 300), "note.txt"], "node_modules/", 300],
  ["deeper down", [...many("web/app/node_modules/", 300), "web/a.js", "b.js"], "web/app/node_modules/", 300],
  ["all of it", many("a/b/", 300), "a/b/", 300],
] as const)("the folder that makes a change so large is named: %s", ([, paths, folder, count]) => {
  expect(fullestFolder(countByFolder(paths))).toBe(`; ${count} of them are in \`${folder}\``);
});

test.for([
  ["files in the root", Array.from({ length: 300 }, (_, at) => `f${at}`)],
  ["two folders of the same size", [...many("src/", 150), ...many("tests/", 150)]],
  ["nothing", []],
] as const)("the twin, %s: no folder is named", ([, paths]) => {
  expect(fullestFolder(countByFolder(paths))).toBe("");
});

test("the named number is that of the paths below it, and at least four of five", () => {
  const path = fc.array(fc.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 5 }).map((steps) => steps.join("/"));
  fc.assert(
    fc.property(fc.array(path, { maxLength: 60 }), (paths) => {
      const [, count, folder = ""] = /^; (\d+) of them are in `(.*)`$/.exec(fullestFolder(countByFolder(paths))) ?? [];
      if (count === undefined) return;
      const inside = paths.filter((one) => one.startsWith(folder)).length;
      expect([Number(count), inside >= 0.8 * paths.length]).toEqual([inside, true]);
    }),
  );
});
