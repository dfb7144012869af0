/** docs/codes.md lists every code in the words of the table. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CODES } from "../../src/policy/codes.ts";
import { renderWithheld, withheldLine } from "../../src/render/report/withheld.ts";

test("docs/codes.md has a row for each code, and for no other", () => {
  const page = readFileSync(join(import.meta.dirname, "../../docs/codes.md"), "utf8");
  const rows = [...page.matchAll(/^\| (DKH-\d+) \| (.*) \| (.*) \|$/gm)].map(([, code, message, hint]) => [
    code,
    message,
    hint,
  ]);
  expect(rows).toEqual(Object.entries(CODES).map(([code, { message, hint }]) => [code, message, hint]));
});

const withheld = [
  { path: ".github/workflows/a|b.yml", code: "DKH-101", detail: "" },
  { path: "x`@all`.ts", code: "DKH-201", detail: "line 3: the model key" },
  { path: "", code: "DKH-107", detail: "300 files, the limit is 100" },
] as const;

test("people are told what, why, what to do and where it is", () => {
  const text = renderWithheld({ withheld, withheldPatch: { path: "/tmp/withheld.patch", patch: "+on: push\n```\n" } });
  expect(text).toContain("- **DKH-101** `.github/workflows/a|b.yml` is a workflow");
  expect(text).toContain("- **DKH-201** `` x`@all`.ts `` contains what looks like a secret (line 3: the model key).");
  expect(text).toContain("- **DKH-107** The change touches too many files (300 files, the limit is 100).");
  expect(text).toContain("DKH-107: Ask for less at once, or raise `max-patch-files`. If programs wrote the files");
  expect(text).toContain("save it as `withheld.patch` in a clone");
  expect(text).toContain("```sh\ngit apply withheld.patch\n```");
  expect(text).not.toContain("/tmp/");
  expect(text).toContain("````diff\n+on: push\n```\n````\n\n</details>");
});

test("what is in no patch is not said to be in the patch", () => {
  const withheldPatch = { path: "/tmp/withheld.patch", patch: "+x\n" };
  const big = { path: "big", code: "DKH-112", detail: "a nested repository, too large to be saved" } as const;
  const both = renderWithheld({ withheld: [...withheld, big], withheldPatch });
  expect(both).toContain(
    "- **DKH-112** `big` cannot be stored by git as it is, and was not saved either (a nested repository",
  );
  expect(both).toContain("The saved part of the withheld work is kept as a patch. To apply it");
  const alone = renderWithheld({ withheld: [big], withheldPatch: undefined });
  expect(alone).toContain("DKH-112: Files that were not saved are in no patch");
  expect(alone).not.toMatch(/is in the patch|kept as a patch/);
});

test("advice that stands above already is not given twice", () => {
  const text = renderWithheld({ withheld, withheldPatch: undefined }, { hint: `Do this. ${CODES["DKH-107"].hint}` });
  expect(text).not.toContain("DKH-107:");
  expect(text).toContain(`DKH-101: ${CODES["DKH-101"].hint}`);
  expect(text).toContain("- **DKH-107** The change touches too many files");
});

test("nothing withheld is nothing said, and long lists and patches are cut", () => {
  expect(renderWithheld({ withheld: [], withheldPatch: undefined })).toBe("");
  const [first] = withheld;
  const many = Array.from({ length: 25 }, () => ({ ...first }));
  const text = renderWithheld({ withheld: many, withheldPatch: { path: "/tmp/x", patch: "y".repeat(15_001) } });
  expect(text.match(/^- \*\*DKH-101/gm)).toHaveLength(10);
  expect(text).toContain("- … and 15 more with DKH-101.");
  expect(text).not.toContain("yyy");
  expect(renderWithheld({ withheld: many, withheldPatch: undefined })).toContain("in the workspace of the run");
  expect(withheldLine(first)).toMatch(/^DKH-101 \.github\/workflows\/a\|b\.yml is a workflow/);
});

test("no advice promises a next run, which a workflow without memory does not have", () => {
  const hints = Object.values(CODES).map(({ hint }) => hint);
  expect(hints.filter((hint) => /next run/i.test(hint))).toEqual([]);
});

test("what may hold a secret is named, and not in the patch that people are to apply", () => {
  const piece = (name: string) => `diff --git a/${name} b/${name}\n--- a/${name}\n+++ b/${name}\n@@ -1 +1 @@\n-a\n+b\n`;
  const odd = 'diff --git "a/\\303\\244" "b/\\303\\244"\n--- x\n';
  const secret = (path: string) => ({ path, code: "DKH-201", detail: "line 1: a key" }) as const;
  const workflow = { path: "ci.yml", code: "DKH-101", detail: "" } as const;
  const render = (paths: readonly string[], patch: string) =>
    renderWithheld({ withheld: [workflow, ...paths.map(secret)], withheldPatch: { path: "x", patch } });
  const text = render(["deploy.env"], piece("ci.yml") + piece("deploy.env") + piece("not-deploy.env"));
  expect(text).toContain("**DKH-201** `deploy.env` contains what looks like a secret (line 1: a key).");
  expect(text).toContain("The saved part of the withheld work is kept as a patch.");
  expect(text).toContain("+++ b/ci.yml");
  expect(text).toContain("+++ b/not-deploy.env");
  expect(text).not.toContain("b/deploy.env");
  expect(render(["ä"], piece("ci.yml") + odd)).not.toContain("303");
  expect(render(["deploy.env"], piece("deploy.env"))).not.toMatch(/git apply|workspace of the run/);
});
