/**
 * Which commits the checkout is not moved to. The oracle is git itself: in a copy of the checkout it checks the commit out, and
 * every file that the runner finds from the path by which it started the action is read before and after.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { expect } from "vitest";
import { moveCheckout } from "../../../src/run/start/move-checkout.ts";
import { test } from "../../core/workspace/temp-folder.ts";

/** The base branch of these repositories. */
const BASE = "main";

const IDENTITY = ["-c", "user.name=t", "-c", "user.email=t@example.test"];
const gitIn = (folder: string, ...args: string[]) =>
  execFileSync("git", ["-C", folder, ...IDENTITY, ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();

/** `main` is the script in the folder of the action, `from` is where the runner starts it, if not by its own path. */
type Layout = Readonly<{
  at: string;
  main: string;
  manifest: string;
  isTracked: boolean;
  from: string | undefined;
  linked: string | undefined;
}>;

const aLayout: fc.Arbitrary<Layout> = fc.record({
  at: fc.constantFrom("own", "ci/own", "."),
  main: fc.constantFrom("dist/index.js", "dist/main/index.js", "lib/index.js"),
  manifest: fc.constantFrom("action.yml", "action.yaml"),
  isTracked: fc.constantFrom(true, true, false),
  from: fc.option(fc.constantFrom("l1", "ci/l2"), { nil: undefined, freq: 2 }),
  linked: fc.option(fc.constantFrom("action", "main"), { nil: undefined, freq: 3 }),
});

type Step = Readonly<{ path: string; how: "write" | "remove" | "link" | "file" }>;
const aStep: fc.Arbitrary<Step> = fc.record({
  path: fc.constantFrom(
    ...["AT/dist/index.js", "AT/dist/more.js", "AT/action.yml", "AT/action.yaml", "AT/lib/index.js", "AT/notes.md"],
    ...[
      "src/a.js",
      "src/a.js",
      "src/new.js",
      "README.md",
      "own",
      "ci",
      "l1",
      "ci/l2",
      "built/dist/index.js",
      "built/action.yml",
    ],
  ),
  how: fc.constantFrom("write", "write", "remove", "link", "file"),
});

function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** A checkout of `main` with the action in it, and the origin that it was cloned from. */
function lay(base: string, { at, main, manifest, isTracked, from, linked }: Layout) {
  const [origin, workspace] = [join(base, "origin.git"), join(base, "work")];
  execFileSync("git", ["init", "--quiet", "--bare", "--initial-branch=main", origin]);
  gitIn(base, "clone", "--quiet", origin, workspace);
  for (const path of ["src/a.js", "README.md", "built/dist/x.js", "ci/other.txt"]) write(workspace, path, "theirs\n");
  const own = join(workspace, at);
  for (const path of [main, manifest, `${dirname(main)}/more.js`, "package.json"]) write(own, path, "ours\n");
  if (linked)
    move(join(own, linked === "main" ? main : manifest), join(workspace, "built", linked === "main" ? "dist" : ""));
  if (from && at !== ".") move(undefined, join(workspace, from), own);
  const ignored = [at === "." ? "" : at, "built/action*", "built/dist/index.js"].filter(Boolean);
  if (!isTracked && at !== ".") writeFileSync(join(workspace, ".git/info/exclude"), `${ignored.join("\n")}\n`);
  gitIn(workspace, "add", "--all");
  gitIn(workspace, "commit", "--quiet", "-m", "main");
  gitIn(workspace, "push", "--quiet", "origin", "HEAD:main");
  return { origin, workspace, started: join(workspace, (at !== "." && from) || at, main) };
}

/** Moves a file into a folder and leaves a link to it, or only makes a link at `to` that leads to `target`. */
function move(file: string | undefined, to: string, target = ""): void {
  if (file === undefined) {
    mkdirSync(dirname(to), { recursive: true });
    symlinkSync(relative(dirname(to), target), to);
    return;
  }
  mkdirSync(to, { recursive: true });
  renameSync(file, join(to, basename(file)));
  symlinkSync(relative(dirname(file), join(to, basename(file))), file);
}

/** A commit on another branch of the origin, with these steps done. */
function commitOf(base: string, origin: string, steps: readonly Step[], at: string): string {
  const folder = join(base, "theirs");
  gitIn(base, "clone", "--quiet", origin, folder);
  for (const { path, how } of steps) {
    const place = join(folder, path.replace(/^AT/, at));
    try {
      if (how !== "write") rmSync(place, { recursive: true, force: true });
      if (how === "write" || how === "file") write(dirname(place), basename(place), "stranger's\n");
      if (how === "link") move(undefined, place, join(folder, "src"));
    } catch {
      // a step before has put something else in its way
    }
  }
  gitIn(folder, "add", "--all", "--force");
  gitIn(folder, "commit", "--quiet", "--allow-empty", "-m", "theirs");
  gitIn(folder, "push", "--quiet", "--force", "origin", "HEAD:theirs");
  return gitIn(folder, "rev-parse", "HEAD");
}

/** All that is loaded by that path: each name with where it really is and what is in it. */
function loaded(workspace: string, started: string, { at, main }: Layout): string {
  let root = dirname(started);
  while (!existsSync(join(root, "action.yml")) && !existsSync(join(root, "action.yaml")) && root !== workspace)
    root = dirname(root);
  const names = at === "." ? ["action.yml", "action.yaml", "dist", dirname(main).split("/")[0] ?? ""] : [""];
  const files = [started, ...names.flatMap((name) => filesIn(join(root, name)))];
  return JSON.stringify(files.map((path) => [relative(workspace, path), bytesAt(path), realAt(workspace, path)]));
}

/** Links are followed, as Node does; at this depth they go in circles. */
function filesIn(path: string, depth = 8): readonly string[] {
  const isFolder = depth > 0 && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  return isFolder
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesIn(join(path, name), depth - 1))
    : [path];
}

const bytesAt = (path: string) =>
  existsSync(path) && statSync(path).isFile() ? createHash("sha1").update(readFileSync(path)).digest("hex") : "none";
const realAt = (workspace: string, path: string) =>
  existsSync(path) ? relative(realpathSync(workspace), realpathSync(path)) : "";

test("the checkout is moved exactly where git changes nothing that is loaded from it", async ({ folder }) => {
  const seen = { moved: 0, refused: 0 };
  let number = 0;
  const property = fc.asyncProperty(aLayout, fc.array(aStep, { minLength: 1, maxLength: 3 }), async (layout, steps) => {
    number += 1;
    const base = join(folder, String(number));
    mkdirSync(base);
    const { origin, workspace, started } = lay(base, layout);
    const commit = commitOf(base, origin, steps, layout.at);
    const before = loaded(workspace, started, layout);
    const copy = join(base, "copy");
    cpSync(workspace, copy, { recursive: true, verbatimSymlinks: true });
    gitIn(copy, "fetch", "--quiet", origin, commit);
    const isTaken = isDone(() => gitIn(copy, "checkout", "--quiet", "--detach", commit));
    const isSame = loaded(copy, join(copy, relative(workspace, started)), layout) === before;
    const head = gitIn(workspace, "rev-parse", "HEAD");
    const world = { env: {}, started, scripts: dirname(realpathSync(started)), signal: new AbortController().signal };
    const moving = moveCheckout(
      { world, job: { workspace } },
      { url: pathToFileURL(origin).href, token: "" },
      { head, commit, base: { branch: BASE } },
    );
    const isMoved = await moving.then(
      () => true,
      (error: Error) => !error.message.includes("another version") && `git refuses: ${error.message}`,
    );
    seen[isMoved === false ? "refused" : "moved"] += 1;
    const what = JSON.stringify({ layout, steps, isTaken, isMoved });
    // An action with links into the checkout is refused later in any case: more may be refused here.
    const isExact = isTaken && layout.linked === undefined;
    if (isExact || !isSame) expect(isMoved === false, what).toBe(!isSame);
    if (!isTaken) expect(isMoved, what).not.toBe(true);
    expect(loaded(workspace, started, layout), what).toBe(before);
    if (isMoved === true) expect(gitIn(workspace, "rev-parse", "HEAD")).toBe(commit);
    rmSync(base, { recursive: true });
  });
  await fc.assert(property, { numRuns: Number(process.env.INVARIANT_RUNS ?? 25) });
  expect(Math.min(seen.moved, seen.refused)).toBeGreaterThan(2);
});

function isDone(action: () => unknown): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}

/** A checkout with a local action around ours, and a way to move it to a commit with one more step done. */
function wrapped(folder: string, wrapper: string) {
  const layout: Layout = {
    at: "ci/own",
    main: "dist/index.js",
    manifest: "action.yml",
    isTracked: true,
    from: undefined,
    linked: undefined,
  };
  const { origin, workspace, started } = lay(folder, layout);
  const head = gitIn(workspace, "rev-parse", "HEAD");
  const env: Readonly<Record<string, string>> = { GITHUB_ACTION_PATH: join(workspace, wrapper) };
  const world = { env, started, scripts: dirname(started) };
  const place = { world: { ...world, signal: new AbortController().signal }, job: { workspace } };
  const moveTo = (steps: readonly Step[], from = place) => {
    const commit = commitOf(folder, origin, steps, "ci/own");
    rmSync(join(folder, "theirs"), { recursive: true });
    return moveCheckout(from, { url: pathToFileURL(origin).href, token: "" }, { head, commit, base: { branch: BASE } });
  };
  return { place, moveTo, workspace };
}

test("so is the composite action that calls this one: the runner reads its action.yml again before post steps", async ({
  folder,
}) => {
  const { place, moveTo, workspace } = wrapped(folder, "src");
  await expect(moveTo([{ path: "src/action.yml", how: "write" }])).rejects.toThrow(
    "another version of that: `src/action.yml`.",
  );
  const elsewhere = { ...place, world: { ...place.world, env: {} } };
  await moveTo([{ path: "src/action.yml", how: "write" }], elsewhere);
  expect(existsSync(join(workspace, "src/action.yml"))).toBe(true);
});

test("where the checkout itself is the composite action, only its manifest counts", async ({ folder }) => {
  const { moveTo } = wrapped(folder, "");
  await expect(moveTo([{ path: "action.yml", how: "write" }])).rejects.toThrow(
    "another version of that: `action.yml`.",
  );
  await moveTo([
    { path: "src/a.js", how: "write" },
    { path: "dist/x.js", how: "write" },
  ]);
});
