/**
 * Which ways to the action are fixed. The oracle is an attack: every name in the checkout that the sandbox does not hold is
 * moved away, and it is seen whether the runner still finds all files of the action.
 */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { actionView, NO_OTHERS } from "../../src/sandbox/action-folder.ts";
import { replaceableName, requireFixedWay } from "../../src/sandbox/action-path.ts";

const FILES = ["action.yml", "dist/index.js", "dist/1.js", "prompts/a.md"];

/** The action at `at` of a checkout, in which `make` adds links, and from which the runner starts it at `path`. */
function lay(at: string, make: (folder: string) => void, path: string) {
  const base = realpathSync(mkdtempSync(join(tmpdir(), "deckhand-way-")));
  const workingDir = join(base, "work");
  for (const name of FILES) {
    mkdirSync(dirname(join(workingDir, at, name)), { recursive: true });
    writeFileSync(join(workingDir, at, name), "ours");
  }
  make(workingDir);
  const root = join(workingDir, path);
  const started = join(root, "dist/index.js");
  return { base, root, start: { started, scripts: dirname(realpathSync(started)), others: NO_OTHERS, workingDir } };
}

/** Whether moving one name away takes a file of the action from the runner. */
function isReplaceable({ root, start }: ReturnType<typeof lay>): boolean {
  const { places } = actionView({ ...start, tracked: [] });
  const isHeld = (path: string) =>
    places.some(({ how, path: held }) => held === path || (how !== "rw" && path.startsWith(`${held}/`)));
  const free = namesIn(start.workingDir).filter((path) => !isHeld(path));
  return free.some((path) => {
    renameSync(path, `${path}-moved`);
    const isLost = FILES.some((name) => !existsSync(join(root, name)));
    renameSync(`${path}-moved`, path);
    return isLost;
  });
}

/** No link is followed, as Node's own recursion does. */
function namesIn(folder: string): readonly string[] {
  const paths = readdirSync(folder, { withFileTypes: true }).map((entry) => [entry, join(folder, entry.name)] as const);
  return paths.flatMap(([entry, path]) => [path, ...(entry.isDirectory() ? namesIn(path) : [])]);
}

const aPlace = fc.constantFrom("own", "ci/own", "a/b/own", ".");
const aLink = fc.record({
  name: fc.constantFrom("l1", "ci/l2", "a/l3", "a/b/l4"),
  to: fc.constantFrom("own", "ci", "ci/own", "a", "a/b", "a/b/own", ".", "l1", "ci/l2", "a/b/../b/own"),
  isAbsolute: fc.boolean(),
});
/** Undefined is the real folder. */
const aPath = fc.option(
  fc.constantFrom("own", "ci/own", "a/b/own", "l1", "l1/own", "ci/l2", "a/l3", "a/l3/own", "a/b/l4", "l1/b/own"),
  { nil: undefined, freq: 2 },
);
/** What of the action is a link to elsewhere. */
const aPart = fc.option(fc.constantFrom("dist", "dist/1.js", "dist/index.js", "prompts", "action.yml"), {
  nil: "",
  freq: 2,
});

type Link = Readonly<{ name: string; to: string; isAbsolute: boolean }>;

function makeLink(folder: string, { name, to, isAbsolute }: Link): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  const up = "../".repeat(name.split("/").length - 1);
  if (!lstatSync(path, { throwIfNoEntry: false })) symlinkSync(isAbsolute ? `${folder}/${to}` : `${up}${to}`, path);
}

test("a way is refused exactly where moving a name that tools can move takes a file of the action away", () => {
  const seen = { fixed: 0, refused: 0 };
  const property = fc.property(aPlace, fc.array(aLink, { maxLength: 3 }), aPath, aPart, (at, links, path, part) => {
    const make = (folder: string) => {
      for (const link of links) makeLink(folder, link);
      if (part === "") return;
      const target = join(folder, "built", basename(part));
      mkdirSync(dirname(target));
      renameSync(join(folder, at, part), target);
      symlinkSync(target, join(folder, at, part));
    };
    const layout = layOrNothing(at, make, path ?? at);
    if (layout === undefined) return;
    try {
      const name = replaceableName(layout.start);
      seen[name === undefined ? "fixed" : "refused"]++;
      expect(name !== undefined, `${name} in ${JSON.stringify({ at, links, path, part })}`).toBe(isReplaceable(layout));
    } finally {
      rmSync(layout.base, { recursive: true, force: true });
    }
  });
  fc.assert(property, { numRuns: 500 });
  expect(Math.min(seen.fixed, seen.refused)).toBeGreaterThan(5);
});

/** Undefined for a path at which there is no action. */
function layOrNothing(...layout: Parameters<typeof lay>) {
  try {
    return lay(...layout);
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ELOOP"))
      return undefined;
    throw error;
  }
}

test("the Fault names the link; a real folder, and a link outside of the checkout, are fine", () => {
  const linked = lay(
    "tools/own",
    (folder) => makeLink(folder, { name: "ci/own", to: "tools/own", isAbsolute: false }),
    "ci/own",
  );
  onTestFinished(() => rmSync(linked.base, { recursive: true }));
  expect(() => requireFixedWay(linked.start)).toThrow("reached through `ci/own` in the checkout");
  const real = { ...linked.start, started: join(linked.start.workingDir, "tools/own/dist/index.js") };
  requireFixedWay(real);
  symlinkSync("work/tools", join(linked.base, "outside"));
  requireFixedWay({ ...real, started: join(linked.base, "outside/own/dist/index.js") });
});
