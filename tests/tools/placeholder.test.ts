/** The text that stands for a hidden secret never replaces one in a file; who writes about it may. */
import { expect, test } from "vitest";
import { refuseHiddenMatch, refusePlaceholder } from "../../src/tools/placeholder.ts";

const HIDDEN = "<secret-hidden>";

test.for<[what: string, path: string, old: string | undefined, now: string, isRefused: boolean]>([
  ["a new file with it", ".npmrc", undefined, `//r/:_authToken=${HIDDEN}\n`, true],
  ["one more of it", "a.ts", `a ${HIDDEN}`, `a ${HIDDEN} ${HIDDEN}`, true],
  [
    "a file that had it",
    "mask.ts",
    `export const HIDDEN = "${HIDDEN}";`,
    `export const HIDDEN = "${HIDDEN}"; // it`,
    false,
  ],
  ["a document about it", "docs/secrets.md", undefined, `You read \`${HIDDEN}\`.`, false],
  ["a file without it", "a.ts", "a", "b <secret> hidden", false],
  ["a file that loses it", "a.ts", HIDDEN, "", false],
])("%s", ([, path, old, now, isRefused]) => {
  const write = () => refusePlaceholder(path, old, now);
  if (isRefused) expect(write).toThrow(/stands for a secret/);
  else expect(write).not.toThrow();
});

test("a text to replace that has a secret in the file is told as that", () => {
  expect(() => refuseHiddenMatch("a", "key=abc", `key=${HIDDEN}`)).toThrow(/the file has a secret/);
  expect(() => refuseHiddenMatch("a", `key=${HIDDEN}`, `key=${HIDDEN}`)).not.toThrow();
});
