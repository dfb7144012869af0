import { expect, test } from "vitest";
import { commitStyleOf } from "../../src/git/commit-style.ts";

const by = (...subjects: string[]) => subjects.map((subject) => ({ subject, author: "Maria", parents: 1 }));

test.for([
  [
    "Conventional Commits, a small first letter",
    ["feat(slugify): keep accents", "fix: empty titles", "docs: say what a slug is", "chore!: drop node 18", "Tidy"],
  ],
  [
    "Conventional Commits",
    ["feat: Keep accents", "fix: Empty titles", "docs: Say it", "ci: Use cache", "fix: Hyphens"],
  ],
  ["an emoji first", ["✨ Keep accents", "🐛 Fix titles", ":memo: Say it", "♻️ Tidy up", "👷🏽‍♀️ Cache"]],
  ["the area in brackets first", ["[docs] Say it", "[core] Keep", "[core] Fix", "[ci] Cache", "Tidy"]],
  [
    "the area first, a small first letter",
    ["net/http: keep alive", "cmd, docs: say it", "runtime: fix", "all: tidy", "x/y.z: cache"],
  ],
  [
    "the number of a ticket first if the task names one, and no other",
    ["SHOP-12: Keep accents", "SHOP-3 Fix titles", "[SHOP-9] Say it", "SHOP-1: Tidy", "SHOP-2: Cache"],
  ],
  [
    "the number of a ticket first if the task names one, and no other, Conventional Commits, a small first letter",
    ["A1-12: feat: keep", "A1-3: fix: titles", "A1-9: docs: say it", "A1-1: fix: tidy", "A1-2: ci: cache"],
  ],
  ["a small first letter", ["keep accents", "fix titles", "say it", "tidy", "cache"]],
] as const)("%s", ([words, subjects]) => {
  const style = commitStyleOf(by(...subjects));
  expect(style?.words).toBe(words);
  expect(style?.examples).toEqual(subjects.slice(0, 3));
});

test.for([
  ["too few", by("feat: a", "fix: b", "docs: c", "ci: d")],
  ["ordinary titles", by("Keep accents", "Fix titles", "Say it", "Tidy", "Cache", "fix: one")],
  ["no two alike", by("feat: a", "Fix titles", "[ci] Cache", "✨ Keep", "SHOP-1: Tidy")],
  ["merges", by(...Array(9).fill("feat: a")).map((one) => ({ ...one, parents: 2 }))],
  ["programs", by(...Array(9).fill("chore(deps): bump x")).map((one) => ({ ...one, author: "dependabot[bot]" }))],
  [
    "what git says",
    by("Merge branch 'a'", 'Revert "feat: a"', "fixup! feat: a", "v1.2.3", "squash! x", "1.2.3", "amend! y"),
  ],
  ["nothing", []],
] as const)("%s are no style", ([, commits]) => {
  expect(commitStyleOf(commits)).toBeUndefined();
});

test("examples are one line each and cut, without GitHub's numbers, and none is there twice", () => {
  const long = `fix: ${"x".repeat(200)}`;
  const style = commitStyleOf(
    by("feat: a (#12)", "feat: a (#13)", "fix: b\u2028Signed-off-by: x", long, "ci: c", "ci: d"),
  );
  expect(style?.examples).toEqual(["feat: a", "fix: b Signed-off-by: x", `fix: ${"x".repeat(66)}…`]);
});

test("only the last thirty count", () => {
  const [late, early] = [by(...Array(30).fill("feat: a")), by(...Array(300).fill("Tidy"))];
  expect(commitStyleOf([...late, ...early])?.words).toMatch(/^Conventional/);
  expect(commitStyleOf([...early, ...late])).toBeUndefined();
});
