/** A patch in a comment, and how to apply it. */
import { expect, test } from "vitest";
import { renderPatch } from "../../../src/render/report/changed-files.ts";
import { renderWithheld } from "../../../src/render/report/withheld.ts";

const id = "0123456789abcdef0123456789abcdef01234567";
const text = `diff --git a/x b/x\nindex ${id}..${id} 100644\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+index ${id}..${id}\n`;
const commandsIn = (words: string) => /```sh\n(.*?)\n```/s.exec(words)?.[1]?.split("\n") ?? [];
const what = { what: "It", file: "withheld.patch", most: 1000 };

test("goes on top of the branch that has the rest", () => {
  const base = { kind: "branch", branch: "agent/issue-1" } as const;
  const words = renderPatch({ path: "/tmp/a/withheld.patch", patch: text }, { ...what, base });
  expect(commandsIn(words)).toEqual([
    "git fetch origin agent/issue-1",
    "git switch agent/issue-1",
    "git merge --ff-only FETCH_HEAD",
    "git apply withheld.patch",
  ]);
  expect(words).toContain("<details><summary>Patch of 1 file</summary>");
  expect(words).toContain("\nindex 0123456..0123456 100644\n");
  expect(words).toContain(`+index ${id}..${id}`);
  expect(words).not.toContain("/tmp");
});

test("goes on top of the head of a pull request whose branch no clone has", () => {
  const base = { kind: "pull", number: 7 } as const;
  const commands = commandsIn(renderPatch({ path: "/tmp/a/withheld.patch", patch: text }, { ...what, base }));
  expect(commands.slice(0, -1)).toEqual(["git fetch origin pull/7/head", "git switch --detach FETCH_HEAD"]);
});

test.for(["+a\r", "+\ufffd", "+\u001b[1m", "+/rebase now"])(
  "a patch with %j is not to be copied from the comment",
  (line) => {
    const words = renderPatch({ path: "x", patch: `${text}${line}\n` }, what);
    expect(words).toContain("a copy of it does not apply");
    expect(words).toContain("output `patch-path`");
    expect(words).toContain("<details><summary>Patch of 1 file</summary>");
    const aside = renderPatch({ path: "x", patch: `${text}${line}\n` }, { ...what, isOutput: false });
    expect(aside).toContain("a copy of it does not apply");
    expect(aside).not.toContain("patch-path");
  },
);

test.for(["+a", "+\tä 🎉 ", "\\ No newline at end of file", "+path/rebase"])(
  "a patch with %j can be copied",
  (line) => {
    expect(renderPatch({ path: "x", patch: `${text}${line}\n` }, what)).toMatch(/^It is kept as a patch. To apply it/);
  },
);

test.for(["a;rm -rf x", "$(id)", "-x", "a b", "a'b", "`id`"])("a branch named %j is in no command", (branch) => {
  const words = renderPatch({ path: "x", patch: text }, { ...what, base: { kind: "branch", branch } });
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

test("lines about withheld work are together by their code, and one part of it is not said to be in a patch and in none", () => {
  const codes = ["DKH-113", "DKH-112", "DKH-113", "DKH-114"] as const;
  const withheld = codes.map((code, at) => ({ path: `${at}`, code, detail: "" }));
  const text = renderWithheld({ withheld, withheldPatch: undefined });
  expect([...text.matchAll(/^- \*\*DKH-(\d+)/gm)].map(([, code]) => code)).toEqual(["113", "113", "112", "114"]);
  expect(text).not.toMatch(/The rest|It is in no patch/);
  for (const words of ["Files that are saved as a patch", "Files that were not saved"]) expect(text).toContain(words);
});

test("where there is none, work that was withheld says so, and a pipe in place of a file does not", () => {
  const withheld = (code: "DKH-106" | "DKH-118" | "DKH-121" | "DKH-203") =>
    renderWithheld({ withheld: [{ path: "a.bin", code, detail: "" }], withheldPatch: undefined });
  expect(withheld("DKH-106")).toContain("No patch has the withheld work.");
  expect(withheld("DKH-118")).toContain("what git ignores is only in the workspace of the run.");
  expect(withheld("DKH-118")).not.toContain("copies");
  expect(withheld("DKH-121")).not.toContain("No patch has the withheld work.");
  expect(withheld("DKH-203")).not.toContain("No patch has the withheld work.");
});
