/** Names in patches are shown as git would show them unescaped, and the patch is still one that git applies. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { withReadableNames } from "../../src/git/readable-names.ts";
import { openDesk } from "./desk.ts";

/** Two lines that look like names of a patch, and are code. */
const LIKE_NAMES = 'x\n-- "a/\\303\\244"\n++ "b/\\303\\244"\n';

const CODE_LIKE_A_NAME = '+++ "b/\\303\\244"';

const letter = fc.oneof(
  fc.constantFrom(..."äößéñ修复さ🎉Ж _-.()'#aB1"),
  fc.constantFrom('"', "\\", "\t", "\u202e", "e\u0301"),
);
const part = fc
  .array(letter, { minLength: 1, maxLength: 8 })
  .map((letters) => `x${letters.join("")}y`)
  .filter((name) => name.isWellFormed());
const paths = fc
  .uniqueArray(fc.array(part, { minLength: 1, maxLength: 2 }), {
    minLength: 3,
    maxLength: 8,
    selector: ([first = ""]) => first.toLowerCase().normalize("NFKD"),
  })
  .map((all) => all.map((parts) => parts.join("/")));

test.for(fc.sample(paths, { numRuns: 12, seed: 7 }).map((some) => [some] as const))(
  "names such as %j",
  async ([all]) => {
    await using desk = await openDesk({ files: { "there.md": LIKE_NAMES } });
    for (const path of all) {
      mkdirSync(dirname(join(desk.workspace, path)), { recursive: true });
      writeFileSync(join(desk.workspace, path), LIKE_NAMES);
    }
    desk.write("there.md", "y\n");
    const change = await desk.publisher.capture();
    const patch = (await desk.publisher.diff(change)).toString();
    const shown = withReadableNames(patch);
    const patchFile = join(desk.folder, "shown.patch");
    writeFileSync(patchFile, shown);
    const git = (...args: string[]) => desk.story.git("--git-dir", join(desk.folder, "publisher.git"), ...args);
    const plain = all.filter((path) => !/["\\\t\u202e]|\u0301/.test(path));
    const listed = shown.split("\n").filter((line) => line.startsWith("+++ ") && line !== CODE_LIKE_A_NAME);
    for (const path of plain) expect(listed).toContain(`+++ b/${path}${path.includes(" ") ? "\t" : ""}`);
    expect(listed.filter((line) => line.startsWith('+++ "'))).toHaveLength(all.length - plain.length);
    rmSync(desk.workspace, { recursive: true });
    await git("--work-tree", desk.folder, "read-tree", desk.base);
    await git("--work-tree", desk.folder, "apply", "--cached", patchFile);
    expect((await git("write-tree")).trim()).toBe(change.tree);
  },
);

test("names that git does not escape, and bytes that are no text, stay as they are", () => {
  const binary =
    'diff --git "a/\\377" "b/\\377"\nnew file mode 100644\n--- /dev/null\n+++ "b/\\377"\n@@ -0,0 +1 @@\n+x\n';
  expect(withReadableNames(binary)).toBe(binary);
  expect(withReadableNames("")).toBe("");
});
