/** A patch in a comment, and how to apply it. */
import { expect, test } from "vitest";
import { renderPatch } from "../../../../src/github/write/report/patch.ts";

const id = "0123456789abcdef0123456789abcdef01234567";
const text = `diff --git a/x b/x\nindex ${id}..${id} 100644\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+index ${id}..${id}\n`;
const what = { what: "It", file: "withheld.patch", most: 1000 };

test("goes on top of the branch that has the rest", () => {
  const words = renderPatch({ path: "/tmp/a/withheld.patch", patch: text }, { ...what, branch: "agent/issue-1" });
  const commands = "git fetch origin agent/issue-1\ngit switch agent/issue-1\ngit apply withheld.patch";
  expect(words).toContain(`\`\`\`sh\n${commands}\n\`\`\``);
  expect(words).toContain("<details><summary>Patch of 1 file</summary>");
  expect(words).toContain("\nindex 0123456..0123456 100644\n");
  expect(words).toContain(`+index ${id}..${id}`);
  expect(words).not.toContain("/tmp");
});

test.for(["a;rm -rf x", "$(id)", "-x", "a b", "a'b", "`id`"])("a branch named %j is in no command", (branch) => {
  const words = renderPatch({ path: "x", patch: text }, { ...what, branch });
  expect(words).toContain("```sh\ngit apply withheld.patch\n```");
  expect(words).not.toContain("git switch");
});

test("a binary file keeps its ids, without which git does not apply it", () => {
  const binary = `${text}GIT binary patch\nliteral 0\n`;
  expect(renderPatch({ path: "x", patch: binary }, what)).toContain(`index ${id}..${id} 100644`);
});

test("one that is too long is said to be so, with its output where it has one", () => {
  const long = { path: "/tmp/x", patch: "x".repeat(1001) };
  expect(renderPatch(long, what)).toContain("output `patch-path`");
  expect(renderPatch(long, { ...what, isOutput: false })).toBe("It is kept as a patch that is too long for a comment.");
});
