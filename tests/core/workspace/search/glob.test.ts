/** Globs mean what they mean to a shell, and to Node. */
import { matchesGlob } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { globPattern } from "../../../../src/core/workspace/search/glob-pattern.ts";
import { globMatcher } from "../../../../src/core/workspace/search/search.ts";
import { always } from "../../invariants/runs.ts";

test.for<[string, string[], string[]]>([
  ["*.ts", ["a.ts", "x/b.ts"], ["a.tsx", ".a.ts", ".x/a.ts"]],
  ["src/**", ["src/a", "src/a/b"], ["src", "src/.a"]],
  ["{a,b}/*.{ts,tsx}", ["a/x.ts", "b/x.tsx"], ["c/x.ts", "a/b/x.ts"]],
  ["@(a|b).ts", ["a.ts", "b.ts"], ["ab.ts"]],
  ["!(a|b).ts", ["c.ts", "ab.ts"], ["a.ts", "b.ts"]],
  ["[!a-c]*.ts", ["d.ts"], ["a.ts", "b.ts", ".d.ts"]],
  ["[id].ts", ["[id].ts", "i.ts"], ["x.ts"]],
  ["a\\*b", ["a*b"], ["axb"]],
  ["{a}", ["{a}"], ["a"]],
  ["[z", ["[z"], ["z"]],
])("%s matches %j and not %j", ([glob, yes, no]) => {
  const matches = globMatcher(glob);
  expect(yes.filter((path) => !matches(path))).toEqual([]);
  expect(no.filter(matches)).toEqual([]);
});

test("a range that runs backwards is a mistake", () => {
  expect(() => globMatcher("[z-a]")).toThrow("cannot be read");
});

test("Node reads globs in the same way", async () => {
  const piece = fc.constantFrom("*", "?", "**/", "/", "a", "b", ".", "{a,b}", "[ab]", "[!a]", "x", ".ts");
  const glob = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(""));
  const path = fc.array(fc.constantFrom("a", "b", "ab", ".x", "x.ts", "a.b"), { minLength: 1, maxLength: 3 });
  await always(200, fc.tuple(glob, path), async ([glob, steps]) => {
    const name = steps.join("/");
    // Two slashes, a star of stars inside a name: nobody writes these, and shells differ.
    fc.pre(!/\/\/|^\/|\/$|[^/]\*\*|\*\*[^/]|\*\*\/\*\*/.test(glob));
    expect([glob, name, globPattern(glob).test(name)]).toEqual([glob, name, matchesGlob(name, glob)]);
  });
});
