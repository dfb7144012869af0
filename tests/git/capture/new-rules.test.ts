/** Random ignore rules before a run and in it: each new file is published, kept, named, or was ignored all along. Git is the oracle. */
import { execFileSync } from "node:child_process";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { always } from "../../core/invariants/runs.ts";
import { type Desk, openDesk, write } from "../desk.ts";

const NAMES = ["n", "b.py", "c.log", "Name", "[y]", "s p", "#h", "!n", "dé"] as const;
const FOLDERS = ["", "a/", "src/", "src/a/", "env/", "env/lib/", "[x]/", "sp ace/"] as const;

const name = fc.constantFrom(...NAMES);
const place = fc.tuple(fc.constantFrom(...FOLDERS), name).map(([folder, last]) => `${folder}${last}`);
const pattern = fc.oneof(
  place.map((path) => path.replaceAll(/[[\]#!]/g, "\\$&")),
  place,
  fc
    .tuple(
      fc.constantFrom(
        "*",
        "*.py",
        "n",
        "**/n",
        "/n",
        "a*",
        "**",
        "src/**",
        "**/a",
        "/a",
        "/*",
        "a/",
        "*/",
        "s?c",
        "[a-c]*",
        "/",
        "\\!n",
        "**/lib/*",
        "dé",
        "* ",
        "*.LOG",
      ),
      fc.constantFrom("", "/"),
    )
    .map((parts) => parts.join("")),
);
const line = fc.tuple(fc.constantFrom("", "", "", "!"), pattern).map((parts) => parts.join(""));
const text = fc
  .tuple(fc.array(line, { maxLength: 4 }), fc.constantFrom("\n", "\r\n"))
  .map(([lines, end]) => lines.map((one) => one + end).join(""));
const rules = fc.dictionary(
  fc.constantFrom(...FOLDERS).map((folder) => `${folder}.gitignore`),
  text,
  { maxKeys: 4 },
);

const stories = fc.record({
  before: rules,
  during: rules,
  exclude: text,
  files: fc.uniqueArray(place, { minLength: 1, maxLength: 8 }),
  edited: fc.subarray(NAMES.flatMap((one) => [one, `src/${one}`])),
});

/** The new files that git does not ignore, in a copy of the work tree in which only these rules are. */
function unignored(desk: Desk, exclude: string, rules: Readonly<Record<string, string>>): ReadonlySet<string> {
  const copy = join(desk.folder, "oracle");
  rmSync(copy, { recursive: true, force: true });
  cpSync(desk.workspace, copy, { recursive: true });
  execFileSync("find", [copy, "-name", ".gitignore", "-not", "-path", "*/.git/*", "-delete"]);
  for (const [path, words] of Object.entries(rules)) write(copy, path, words);
  writeFileSync(join(copy, ".git/info/exclude"), exclude);
  const list = ["-c", "core.excludesFile=/dev/null", "ls-files", "-z", "--others", "--exclude-standard"];
  const paths = execFileSync("git", list, { cwd: copy }).toString().split("\0").filter(Boolean);
  return new Set(paths.filter((path) => !path.endsWith(".gitignore")));
}

function isIn(paths: Iterable<string>, path: string): boolean {
  return [...paths].some((one) => one === path || (one.endsWith("/") && path.startsWith(one)));
}

test.for(["git", "walk"] as const)("found by %s", { timeout: 300_000 }, async (finder) => {
  await always(15, stories, async ({ before, during, exclude, files, edited }) => {
    const start = Object.fromEntries(Object.entries(before).filter(([, words]) => words !== ""));
    await using desk = await openDesk({
      files: { ...start, "tracked.py": "x\n" },
      before: (workspace) => writeFileSync(join(workspace, ".git/info/exclude"), exclude),
    });
    for (const [path, words] of Object.entries(during)) desk.write(path, words);
    const made = files.filter((path) => !files.some((other) => other.startsWith(`${path}/`)));
    for (const path of made) desk.write(path, `${path}\n`);
    writeFileSync(join(desk.workspace, ".git/info/exclude"), "*\n"); // by a tool
    const { captureWork } = await import("../../../src/git/capture/capture.ts");
    const { folder, workspace, base } = desk;
    const request = { folder, workspace, base, environment: {}, now: "2026-11-21T10:00:00Z", edited, finder };
    const change = await captureWork(request);
    const published = change.files.map(({ path }) => path).filter((path) => !path.endsWith(".gitignore"));
    const end = unignored(desk, exclude, { ...start, ...during });
    expect(published.sort()).toEqual([...end].sort());
    const then = unignored(desk, exclude, start);
    const named = [...change.leftOut, ...(change.passedOver ?? [])].map(({ path }) => path);
    const isMore = (change.passedOver ?? []).some(({ path }) => path === "");
    for (const path of made) {
      if (end.has(path)) continue;
      if (then.has(path)) expect(isMore || isIn(named, path), path).toBe(true);
      else expect(named.includes(path) && !edited.includes(path), path).toBe(false);
    }
    for (const path of made.filter((one) => then.has(one) && !end.has(one) && edited.includes(one)))
      expect(change.leftOut).toContainEqual(expect.objectContaining({ path, code: "DKH-122" }));
  });
});
