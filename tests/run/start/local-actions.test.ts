/**
 * What is loaded of other actions of the job. The oracle is an attack: every name in the checkout that the sandbox does not hold is
 * moved away or made, and a reader that follows the runner's rules says whether it would load something else.
 */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { localActions } from "../../../src/run/start/local-actions.ts";
import { actionView, usedFolders } from "../../../src/sandbox/action-folder.ts";
import { loadedFrom, replaceableName } from "../../../src/sandbox/action-path.ts";
import { reserveFolders } from "../../../src/sandbox/reserved-folders.ts";

type Files = Readonly<Record<string, string>>;

function write(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const node = (runs: Readonly<Record<string, string>>) => JSON.stringify({ runs: { using: "node24", ...runs } });
const composite = (...uses: readonly string[]) =>
  JSON.stringify({ runs: { using: "composite", steps: [...uses.map((one) => ({ uses: one })), { run: "x" }] } });

/** Paths from the workspace, of files that need not be there. */
function found(files: Files, uses: readonly string[], scripts = "/elsewhere/dist") {
  const workspace = realpathSync(mkdtempSync(join(tmpdir(), "deckhand-local-")));
  try {
    write(workspace, files);
    const steps = uses.map((one) => ({ uses: one }));
    const { loaded } = localActions(usedFolders(steps), { workspace, scripts: scripts.replace("WORK", workspace) });
    return loaded.map((path) => relative(workspace, path) || ".");
  } finally {
    rmSync(workspace, { recursive: true });
  }
}

test.for([
  ["its folder", { "ci/a/action.yml": "name: a" }, ["./ci/a"], ["ci/a"]],
  ["a folder that is not there", {}, ["./ci/a"], ["ci/a"]],
  ["one that cannot be read", { "ci/a/action.yml": "[" }, ["./ci/a/"], ["ci/a"]],
  [
    "what a composite one uses",
    { "a/action.yml": composite("./b", "o/r@v1"), "b/action.yaml": composite("./a") },
    ["./a"],
    ["a", "b"],
  ],
  [
    "a program beside it",
    { "ci/a/action.yml": node({ main: "../dist/a.js", post: "b.js" }) },
    ["./ci/a"],
    ["ci/a", "ci/dist"],
  ],
  ["a program in the root", { "ci/a/action.yml": node({ pre: "../../a.js" }) }, ["./ci/a"], ["ci/a", "a.js"]],
  ["the root", { "action.yml": node({ main: "dist/main/a.js" }) }, ["./"], ["action.yml", "dist"]],
  [
    "the root with another manifest",
    { "action.yaml": node({ main: "a.js" }) },
    ["./"],
    ["action.yml", "action.yaml", "a.js"],
  ],
  ["an image", { "a/action.yml": node({ image: "../docker/Dockerfile" }) }, ["./a"], ["a", "docker"]],
  ["an image of a registry", { "a/action.yml": node({ image: "docker://alpine" }) }, ["./a"], ["a"]],
  ["a path that leads out", { "a/action.yml": node({ main: "../../x.js" }) }, ["./a", "./../b"], ["a"]],
  ["none of other repositories", {}, ["o/r/.github@v1", "docker://alpine"], []],
] as const)("it is %s", ([, files, uses, expected]) => {
  expect(found(files, uses)).toEqual(expected);
});

test("the action that runs is left out: its folder is protected in its own way", () => {
  const files = { "own/action.yml": node({ main: "dist/index.js" }), "own/dist/index.js": "", "a/action.yml": "x" };
  expect(found(files, ["./own", "./a"], "WORK/own/dist")).toEqual(["a"]);
});

/** What the runner would load, by its rules: real paths and bytes. */
function loadedBy(workspace: string, uses: readonly string[], seen = new Set<string>()): readonly string[] {
  return uses.flatMap((path) => {
    if (seen.has(path)) return [];
    seen.add(path);
    const folder = join(workspace, path);
    const manifest = ["action.yml", "action.yaml"].map((name) => join(folder, name)).find((one) => existsSync(one));
    if (manifest === undefined) return [`${path}: none`];
    const text = readFileSync(manifest, "utf8");
    const { runs } = text === "evil" ? { runs: {} } : JSON.parse(text);
    const entries = [runs.main, runs.post].filter(Boolean).map((entry: string) => join(folder, entry));
    const used = (runs.steps ?? []).flatMap((step: { uses?: string }) => step.uses ?? []);
    return [manifest, ...entries].map(contentOf).concat(loadedBy(workspace, used, seen));
  });
}

const contentOf = (path: string) => (existsSync(path) ? `${realpathSync(path)} ${readFileSync(path, "utf8")}` : "none");

const aFolder = fc.constantFrom("a", "ci/b", "ci/c", ".", "link");
const anAction = fc.record({
  at: aFolder,
  manifest: fc.constantFrom("action.yml", "action.yml", "action.yaml"),
  text: fc.oneof(
    fc
      .record({ main: fc.constantFrom("m.js", "../dist/m.js", "dist/m.js"), post: fc.constantFrom("p.js", "../p.js") })
      .map(node),
    aFolder.map((folder) => composite(`./${folder}`)),
  ),
});
const aCheckout = fc.record({
  actions: fc.array(anAction, { maxLength: 4 }),
  programs: fc.subarray([
    "m.js",
    "p.js",
    "dist/m.js",
    "ci/dist/m.js",
    "ci/p.js",
    "a/m.js",
    "a/p.js",
    "ci/b/m.js",
    "ci/c/p.js",
  ]),
  link: fc.option(fc.constantFrom("a", "ci/c"), { nil: undefined }),
  uses: fc.uniqueArray(
    aFolder.map((folder) => `./${folder}`),
    { minLength: 1, maxLength: 3 },
  ),
});

function lay({
  actions,
  programs,
  link,
}: Readonly<{
  actions: readonly { at: string; manifest: string; text: string }[];
  programs: readonly string[];
  link: string | undefined;
}>) {
  const workspace = realpathSync(mkdtempSync(join(tmpdir(), "deckhand-local-")));
  write(workspace, { "README.md": "x", "ci/notes.md": "x" });
  if (link) {
    mkdirSync(join(workspace, link), { recursive: true });
    symlinkSync(link, join(workspace, "link"));
  }
  for (const { at, manifest, text } of actions) write(workspace, { [join(at, manifest)]: text });
  write(workspace, Object.fromEntries(programs.map((path) => [path, "ours"])));
  return workspace;
}

/** No link is followed. */
function namesIn(folder: string): readonly string[] {
  const paths = readdirSync(folder).map((name) => join(folder, name));
  return paths.flatMap((path) => [path, ...(lstatSync(path).isDirectory() ? namesIn(path) : [])]);
}

const MADE = ["action.yml", "action.yaml", "m.js", "p.js"];

/** Changes that tools could make, each undone again: whether one of them changes what the runner loads. */
function isOpen(workspace: string, uses: readonly string[], isHeld: (path: string) => boolean): boolean {
  const before = JSON.stringify(loadedBy(workspace, uses));
  const differs = () => JSON.stringify(loadedBy(workspace, uses)) !== before;
  const names = namesIn(workspace);
  const isMoved = names
    .filter((path) => !isHeld(path))
    .some((path) => {
      renameSync(path, `${path}-moved`);
      const isOther = differs();
      renameSync(`${path}-moved`, path);
      return isOther;
    });
  const folders = [workspace, ...names.filter((path) => lstatSync(path).isDirectory())];
  const free = folders.flatMap((folder) =>
    [...MADE, ...MADE.map((name) => `a/${name}`), ...MADE.map((name) => `dist/${name}`)].map((name) =>
      join(folder, name),
    ),
  );
  return (
    isMoved || free.filter((path) => !existsSync(path) && !isHeld(path)).some((path) => isOtherWith(path, differs))
  );
}

function isOtherWith(path: string, differs: () => boolean): boolean {
  const first = mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, "evil");
  const isOther = differs();
  rmSync(first ?? path, { recursive: true });
  return isOther;
}

test("a run is refused exactly where tools could lead the runner to load something else of them", () => {
  const seen = { fixed: 0, refused: 0 };
  const property = fc.property(aCheckout, ({ uses, ...layout }) => {
    const workspace = lay(layout);
    try {
      const place = { workspace, scripts: "/elsewhere/dist" };
      const others = localActions(uses, place);
      reserveFolders(others);
      const start = { started: "/elsewhere/dist/index.js", scripts: place.scripts, others, workingDir: workspace };
      const { places } = actionView({ ...start, tracked: [] });
      const isHeld = (path: string) =>
        places.some(({ how, path: held }) => held === path || (how !== "rw" && path.startsWith(`${held}/`)));
      const name = replaceableName(start);
      seen[name === undefined ? "fixed" : "refused"] += 1;
      const what = JSON.stringify({ layout, uses, name, places });
      if (name === undefined) expect(isOpen(workspace, uses, isHeld), what).toBe(false);
      const isLoaded = loadedFrom(start);
      for (const path of others.looked.filter((one) => existsSync(one)))
        expect(isLoaded?.(relative(workspace, realpathSync(path))), `${path} of ${what}`).toBe(true);
    } finally {
      rmSync(workspace, { recursive: true });
    }
  });
  fc.assert(property, { numRuns: Number(process.env.INVARIANT_RUNS ?? 300) });
  expect(Math.min(seen.fixed, seen.refused)).toBeGreaterThan(5);
});

test("folders that are made for actions that do not lie there yet go again, and only empty ones", () => {
  const workspace = realpathSync(mkdtempSync(join(tmpdir(), "deckhand-local-")));
  try {
    write(workspace, { "ci/notes.md": "x" });
    const others = localActions(["./ci/a/b", "./c/d"], { workspace, scripts: "/elsewhere/dist" });
    const free = reserveFolders(others);
    expect([existsSync(join(workspace, "ci/a/b")), existsSync(join(workspace, "c/d"))]).toEqual([true, true]);
    write(workspace, { "c/kept.txt": "work" });
    free();
    expect(readdirSync(workspace, { recursive: true }).sort()).toEqual(["c", "c/kept.txt", "ci", "ci/notes.md"]);
  } finally {
    rmSync(workspace, { recursive: true });
  }
});
