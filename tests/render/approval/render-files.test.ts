import { expect, test } from "vitest";
import { renderFiles } from "../../../src/render/approval/render-files.ts";
import { readBack } from "./read-back.ts";

const piece = (path: string, line = "x") =>
  `diff --git a/${path} b/${path}\n--- a/${path}\n+++ b/${path}\n@@ -0,0 +1 @@\n+${line}\n`;
const file = (path: string) => ({ path, added: 1, removed: 0 });
const shown = (paths: readonly string[], more: { diff?: string; commands?: string[]; hasOtherLines?: boolean } = {}) =>
  renderFiles({
    ...{ files: paths.map(file), diff: paths.map((path) => piece(path)).join("") },
    ...{ commands: [], hasOtherLines: false, ...more },
  });

test("nothing is said where nothing differs, but for line ends", () => {
  expect(shown([], { commands: ["npm publish"] })).toBe("");
  expect(shown([], { hasOtherLines: true })).toContain("eol=crlf");
});

test.for([
  ...["package.json", "web/package.json", "Makefile", ".npmrc", "scripts/release", "tools/x.sh", "vite.config.ts"],
  ...[
    ".github/workflows/ci.yml",
    "pyproject.toml",
    "conftest.py",
    ".eslintrc.json",
    "tsconfig.build.json",
    "package-lock.json",
  ],
])("%s is marked, and stands before what cannot decide what runs", (path) => {
  const text = shown(["src/a.ts", path]);
  expect(text).toContain(`- ⚠ \`${path}\` +1 −0: can decide what runs`);
  expect(text.indexOf(path)).toBeLessThan(text.indexOf("src/a.ts"));
  expect(text.indexOf(`b/${path}`)).toBeLessThan(text.indexOf("b/src/a.ts"));
});

test("a file that the command names is marked, whatever it is; others are not", () => {
  const text = shown(["src/release.mjs", "src/a.ts"], { commands: ["node src/release.mjs"] });
  expect(text).toContain("- ⚠ `src/release.mjs` +1 −0: named in a command above");
  expect(text).toContain("- `src/a.ts` +1 −0\n");
});

const numbered = (amount: number) =>
  Array.from({ length: amount }, (_, at) => `+line ${at}`)
    .join("\n")
    .slice(1);

test("every line of every file is there, however many there are", () => {
  const paths = Array.from({ length: 200 }, (_, at) => `src/${at}.ts`);
  const text = shown(paths, { diff: paths.map((path) => piece(path, numbered(100))).join("") });
  expect(text.match(/^- `src\/\d+\.ts` \+1 −0$/gm)).toHaveLength(200);
  expect(text.match(/^\+line 99$/gm)).toHaveLength(200);
});

test("a very long line goes on below", () => {
  const short = shown(["src/a.ts"], { diff: piece("src/a.ts", "x".repeat(300)) });
  expect(short).toContain(`+${"x".repeat(33)}\n+↪${"x".repeat(31)}\n+↪${"x".repeat(31)}\n`);
});

test("nothing in a diff can hide, end its fence, or give another bot a command", () => {
  const diff = piece("src/a.ts", `\`\`\`\n+a${" ".repeat(300)}b\u202e\n+@dependabot merge`);
  const text = shown(["src/a.ts"], { diff });
  expect(text).toContain("````diff\n");
  expect(text).toContain("⟦300 × ␠⟧b⟦U+202E⟧");
  expect(text).not.toContain("@dependabot");
});

test("blanks and empty lines at the end of a piece are shown", () => {
  const text = shown(["a.ts"], { diff: piece("a.ts", "x  ") });
  expect(text).toContain("+x␠␠\n");
});

test.for(["\r", "\u2028", "\u2029"])("lines after %j stay below the name of their file", (end) => {
  const text = shown(["b.sh", "package.json"], {
    diff: piece("b.sh", `x${end}diff --git a/package.json b/package.json\n+curl evil`) + piece("package.json"),
  });
  const sign = `⟦U+${end.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}⟧`;
  expect(text).toContain(`+x${sign}diff --git`);
  const line = `+x${end}diff --git a/package.json b/package.json`;
  expect(readBack(text)).toContain(`+++ b/b.sh\n@@ -0,0 +1 @@\n${line}\n+curl evil\n`);
});
