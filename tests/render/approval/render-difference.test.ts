import { expect, test } from "vitest";
import { renderDifference, type ShownDifference } from "../../../src/render/approval/render-files.ts";

const head = "0123456789abcdef0123456789abcdef01234567";
const commit = { sha: "abcdef0".padEnd(40, "0"), author: "rita", subject: "Fix the tides" };
const file = { path: "tides.ts", status: "modified", added: 1, removed: 1, patch: "@@ -1 +1 @@\n-old\n+new" };

const difference = (some: Partial<NonNullable<ShownDifference["between"]>> = {}, more: Partial<ShownDifference> = {}) =>
  renderDifference({
    ...{ head, missing: [] },
    between: { total: 1, isRewritten: false, commits: [commit], files: [file], ...some },
    ...more,
  });

test("whose commits came, which files they change, and how", () => {
  expect(difference()).toBe(
    [
      "What has changed since this was shown for `0123456`:\n",
      "- `abcdef0` `rita`: `Fix the tides`",
      "- modified `tides.ts` +1 −1\n",
      "<details><summary>Diff</summary>\n",
      "```diff\n--- tides.ts\n@@ -1 +1 @@\n-old\n+new\n```\n",
      "</details>",
    ].join("\n"),
  );
});

test("of many, ten are named and all are counted; what is long is not shown in part", () => {
  const long = { ...file, patch: "+x\n".repeat(100) };
  const text = difference({ total: 30, commits: Array(20).fill(commit), files: Array(12).fill(long) });
  expect(text.match(/Fix the tides/g)).toHaveLength(10);
  expect(text).toContain("- and 20 more commits");
  expect(text).toContain("- and 2 more files");
  expect(text).not.toContain("```diff");
  expect(difference({ files: [file, { ...file, patch: "" }] })).not.toContain("```diff");
});

test("a rewritten branch, files that are gone, and a GitHub that does not tell", () => {
  expect(difference({ isRewritten: true })).toContain("The branch was rewritten");
  const gone = { head: undefined, between: undefined, missing: ["yarn.lock"] };
  expect(renderDifference(gone)).toBe(
    "What has changed since this was shown:\n\n- No longer in the workspace: `yarn.lock`.",
  );
  expect(difference({}, { between: undefined })).toContain("GitHub does not say which commits were added.");
  expect(renderDifference({ head: undefined, between: undefined, missing: [] })).toBe("");
});

test("nothing that others chose is more than text, and nothing of it hides", () => {
  const bidi = "\u202e";
  const text = difference({
    commits: [{ ...commit, subject: `@maria \`x\` ![](https://x.test/i.png)${bidi}` }],
    files: [{ ...file, path: `a\`${bidi}.ts`, patch: `@@ -1 +1 @@\n+\`\`\`\n+${bidi}| approve |` }],
  });
  expect(text).not.toContain(bidi);
  expect(text).toContain("`` @maria `x` ![](https://x.test/i.png)⟦U+202E⟧ ``");
  expect(text).toContain("````diff");
});
