import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { git as brokersGit } from "../../../src/core/workspace/git.ts";
import { checkOutCommit, type History, readHistory } from "../../../src/git/history/checkout-history.ts";

/** Where two branches of so many commits part. `shared` is 0 for histories that have nothing in common. */
type Shape = Readonly<{ shared: number; main: number; head: number; joins?: boolean }>;

const person = "Maria <maria@example.test>";

function importOf({ shared, main, head, joins = false }: Shape): string {
  let [mark, text] = [0, ""];
  const line = (branch: string, most: number, from?: number, merge?: number) => {
    for (let index = 0, parent = from; index < most; index += 1) {
      const named = `${branch} ${index}`;
      const links = `${parent === undefined ? "" : `from :${parent}\n`}${merge !== undefined && index === most - 1 ? `merge :${merge}\n` : ""}`;
      mark += 1;
      text += `commit refs/heads/${branch}\nmark :${mark}\ncommitter ${person} ${1_760_000_000 + mark} +0000\ndata ${named.length}\n${named}\n${links}M 100644 inline ${branch}.md\ndata ${named.length}\n${named}\n\n`;
      parent = mark;
    }
    return mark;
  };
  const fork = shared === 0 ? undefined : line("main", shared);
  // A branch that begins again needs a commit without a parent.
  const side = joins && fork !== undefined ? line("side", 3, fork) : undefined;
  if (fork !== undefined) text += `reset refs/heads/main\nfrom :${fork}\n\n`;
  line("main", main, fork, side);
  if (fork !== undefined) text += `reset refs/heads/tides\nfrom :${fork}\n\n`;
  line("tides", head, fork);
  return text;
}

function here(folder: string, ...args: string[]): string {
  return execFileSync("git", ["-C", folder, ...args], { encoding: "utf8", stdio: ["pipe", "pipe", "ignore"] }).trim();
}

type Checkout = Readonly<{ depth?: number; branch?: string }>;

function open(shape: Shape, { depth, branch = "main" }: Checkout) {
  const folder = mkdtempSync(join(tmpdir(), "deckhand-history-"));
  const [served, work] = [join(folder, "served.git"), join(folder, "work")];
  mkdirSync(served);
  here(served, "init", "--quiet", "--bare", "--initial-branch=main");
  execFileSync("git", ["-C", served, "fast-import", "--quiet"], { input: importOf(shape) });
  const url = pathToFileURL(served).href;
  const how = depth === undefined ? [] : [`--depth=${depth}`];
  here(folder, "clone", "--quiet", ...how, `--branch=${branch}`, url, work);
  const notes: string[] = [];
  const calls: (readonly string[])[] = [];
  const place = {
    workspace: work,
    remote: { url, token: "t" },
    notify: (words: string) => notes.push(words),
    git: (extra: Readonly<Record<string, string>> = {}) => {
      const real = brokersGit({ folder: work, environment: { PATH: process.env.PATH ?? "", ...extra } });
      const raw: typeof real.raw = (args, input) => {
        calls.push(args);
        return real.raw(args, input);
      };
      return { ...real, raw };
    },
  };
  const commit = here(served, "rev-parse", "tides");
  const head = here(work, "rev-parse", "HEAD");
  const go = () => checkOutCommit(place, { head, commit, base: { branch: "main" } });
  return { served, work, place, notes, calls, commit, head, go };
}

const fetches = (calls: readonly (readonly string[])[]) => calls.filter(([command]) => command === "fetch");

function mergeBase(folder: string, main: string): string | undefined {
  try {
    return here(folder, "merge-base", "tides-or-head", main);
  } catch {
    return undefined;
  }
}

/** Without our shortcuts: what git says of the same checkout. */
function toldByGit(work: string): History {
  const isShallow = here(work, "rev-parse", "--is-shallow-repository") === "true";
  return isShallow ? { kind: "shallow", commits: Number(here(work, "rev-list", "--count", "HEAD")) } : { kind: "full" };
}

const shapes: readonly Shape[] = [
  { shared: 1, main: 0, head: 1 },
  { shared: 4, main: 2, head: 3 },
  { shared: 30, main: 12, head: 9 },
  { shared: 30, main: 12, head: 9, joins: true },
  { shared: 40, main: 70, head: 3 },
  { shared: 90, main: 4, head: 170 },
  { shared: 0, main: 6, head: 3 },
];
const depths = [undefined, 1, 2, 3, 20] as const;
const rows = shapes.flatMap((shape) =>
  depths.map((depth) => [JSON.stringify(shape), depth ?? "all", shape, depth] as const),
);

test.for(rows)(
  "of %s with depth %s nothing is cut off, and the base is met as git says",
  async ([, , shape, depth]) => {
    const { served, work, commit, head, go } = open(shape, depth === undefined ? {} : { depth });
    const before = new Set(here(work, "rev-list", head).split("\n"));
    const wasShallow = here(work, "rev-parse", "--is-shallow-repository");
    const history = await go();
    const after = new Set(here(work, "rev-list", head).split("\n"));
    expect([...before].filter((one) => !after.has(one))).toEqual([]);
    if (wasShallow === "false") expect(here(work, "rev-parse", "--is-shallow-repository")).toBe("false");
    expect(here(work, "rev-parse", "HEAD")).toBe(commit);
    expect(here(work, "rev-parse", "origin/main")).toBe(here(served, "rev-parse", "main"));
    here(served, "tag", "tides-or-head", "tides");
    here(work, "tag", "tides-or-head", "HEAD");
    const truth = mergeBase(served, "main");
    expect(mergeBase(work, "origin/main")).toBe(truth);
    const { base, ...depthOf } = history;
    expect(depthOf).toEqual(toldByGit(work));
    expect(base).toEqual({ branch: "main", meets: truth === undefined ? "no" : "yes" });
  },
);

test("a full checkout is fetched into once, without a depth", async () => {
  const { calls, go } = open({ shared: 4, main: 2, head: 3 }, {});
  await go();
  expect(fetches(calls)).toHaveLength(1);
  expect(calls.flat().filter((arg) => /^--(?:depth|deepen|unshallow)/.test(arg))).toEqual([]);
});

test("a checkout of one commit is fetched into once, where the base is near", async () => {
  const { calls, go } = open({ shared: 60, main: 2, head: 3 }, { depth: 1 });
  expect(await go()).toMatchObject({ kind: "shallow", base: { meets: "yes" } });
  expect(fetches(calls)).toHaveLength(1);
});

test("a base that is far away takes several steps", async () => {
  const { calls, go } = open({ shared: 900, main: 130, head: 4 }, { depth: 1 });
  expect(await go()).toMatchObject({ kind: "shallow", base: { meets: "yes" } });
  expect(fetches(calls).map(([, , , depth]) => depth)).toEqual(["--depth=50", "--deepen=50", "--deepen=500"]);
});

test("history that the remote refuses is said to be unknown, and the run goes on", async () => {
  const { served, work, place, notes, commit, head } = open({ shared: 300, main: 130, head: 4 }, { depth: 1 });
  const gone = `${served}.gone`;
  const git: typeof place.git = (extra) => {
    const real = place.git(extra);
    const raw: typeof real.raw = (args, input) => {
      if (args.some((arg) => arg.startsWith("--deepen"))) renameSync(served, gone);
      return real.raw(args, input);
    };
    return { ...real, raw };
  };
  const history = await checkOutCommit({ ...place, git }, { head, commit, base: { branch: "main" } });
  expect(history).toEqual({ kind: "shallow", commits: 50, base: { branch: "main", meets: "unknown" } });
  expect(notes.join("\n")).toMatch(/^No more history could be fetched/);
  expect(here(work, "rev-parse", "HEAD")).toBe(commit);
});

test("a base branch that is gone costs the base only", async () => {
  const { served, work, notes, commit, go } = open({ shared: 4, main: 2, head: 3 }, { depth: 1 });
  here(served, "symbolic-ref", "HEAD", "refs/heads/tides");
  here(served, "branch", "--quiet", "-D", "main");
  expect(await go()).toMatchObject({ kind: "shallow", base: { meets: "unknown" } });
  expect(here(work, "rev-parse", "HEAD")).toBe(commit);
  expect(notes).toHaveLength(1);
});

test("the head that is checked out already stays on its branch", async () => {
  const { calls, work, go } = open({ shared: 4, main: 2, head: 3 }, { branch: "tides", depth: 1 });
  await go();
  expect(here(work, "symbolic-ref", "--short", "HEAD")).toBe("tides");
  expect(calls.filter(([command]) => command === "checkout")).toEqual([]);
});

test("a mention that fetches nothing starts no process to know the depth of one commit, or that all are there", async () => {
  for (const depth of [1, undefined]) {
    const { work, calls, place, head } = open({ shared: 4, main: 2, head: 3 }, depth === undefined ? {} : { depth });
    expect(await readHistory(place, head)).toEqual(toldByGit(work));
    expect(calls).toEqual([]);
  }
});

test("a linked work tree tells the history of its repository", async () => {
  const { work, place, head } = open({ shared: 4, main: 2, head: 3 }, { depth: 2 });
  const linked = `${work}-linked`;
  here(work, "worktree", "add", "--quiet", "--detach", linked);
  const git = (extra = {}) => brokersGit({ folder: linked, environment: { PATH: process.env.PATH ?? "", ...extra } });
  expect(await readHistory({ ...place, git, workspace: linked }, head)).toEqual(toldByGit(linked));
});
