/** Commits in GitHub's git database: every tree that git can make has git's own id there, and an app's commit is signed. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gitHubClient } from "../../../src/github/client.ts";
import { makeCommit } from "../../../src/github/write/git-database.ts";
import { treeRequests } from "../../../src/github/write/tree-requests.ts";
import { type Desk, openDesk } from "../../git/desk.ts";
import { pause } from "../../real-time.ts";
import { commitIn, type Tree, trees } from "./made-tree.ts";

const repository = { owner: "acme", name: "shop" };
const MOST = 20 * 1024 * 1024;
const RUNS = Number(process.env.SIGNED_TREES ?? 12);

const text = (words: string, mode: "100644" | "100755" = "100644") => ({ mode, content: Buffer.from(words) }) as const;
const link = (to: string) => ({ mode: "120000", content: Buffer.from(to) }) as const;
const submodule = (sign: string) => ({ mode: "160000", content: Buffer.from(sign.repeat(40)) }) as const;
const treeOf = (entries: Record<string, ReturnType<typeof text | typeof link | typeof submodule>>): Tree =>
  new Map(Object.entries(entries));

const ask = (gitDir: string, ...args: string[]) =>
  execFileSync("git", ["--git-dir", gitDir, ...args], { encoding: "utf8" }).trim();

let count = 0;

/** GitHub has the parents, and only the private repository has the result. */
function placed({ story, folder }: Desk, { parents, result }: Readonly<{ parents: readonly Tree[]; result: Tree }>) {
  const place = join(folder, "publisher.git");
  const commits = parents.map((tree) => {
    const ref = `refs/heads/made-${count++}`;
    const commit = commitIn(story.gitDir, ref, tree);
    ask(place, "fetch", "--quiet", story.gitDir, `+${ref}:${ref}`);
    return commit;
  });
  return { commits, tree: ask(place, "rev-parse", `${commitIn(place, "refs/heads/result", result)}^{tree}`) };
}

async function told(desk: Desk, parents: readonly Tree[], result: Tree) {
  const { commits, tree } = placed(desk, { parents, result });
  const lineage = { kind: "merge", parents: commits, from: commits[0] ?? "", conflicts: [], submodules: [] } as const;
  const change = { tree, files: [], leftOut: [], lineage };
  const wanted = await desk.publisher.newTree({ change, entries: [], blobs: new Map() }, MOST);
  if (!wanted) throw new Error("too large");
  return { wanted, requests: treeRequests(wanted), tree, commits };
}

const clientOf = ({ story }: Desk, token = "bot-token", sleep?: (ms: number) => Promise<unknown>) =>
  gitHubClient({ token, apiUrl: story.github.apiUrl, fetch, ...(sleep && { sleep }) });

/** As a run has it: a connection that breaks is asked again. */
const patient = (desk: Desk) => clientOf(desk, "bot-token", pause);

async function made(desk: Desk, parents: readonly Tree[], result: Tree, client = patient(desk)) {
  const { wanted, requests, ...rest } = await told(desk, parents, result);
  if (requests.status === "unfit") throw new Error(requests.why);
  const commit = await makeCommit(client, repository, { tree: wanted, requests, message: "Fix it\n" });
  return { ...rest, ...commit };
}

test("random trees on one parent and on two: GitHub's tree has git's own id, and the commit is signed", async () => {
  await using desk = await openDesk();
  const check = fc.asyncProperty(trees, fc.boolean(), async ({ one, other, result }, isMerge) => {
    const done = await made(desk, isMerge ? [one, other] : [one], result);
    const { gitDir } = desk.story;
    expect(ask(gitDir, "rev-parse", `${done.commit}^{tree}`)).toBe(done.tree);
    expect(ask(gitDir, "log", "-1", "--format=%P", done.commit).split(" ")).toEqual(done.commits);
    expect(done).toMatchObject({ isVerified: true, reason: "valid" });
  });
  await fc.assert(check, { numRuns: RUNS });
  expect(desk.story.problems()).toEqual([]);
});

const before = treeOf({
  "keep.txt": text("kept\n"),
  "run.sh": text("1\n"),
  "to/here": link("x"),
  sub: submodule("1"),
  "d/e": text("e\n"),
});

describe("each kind of a change", () => {
  test.for<readonly [string, Tree]>([
    ["nothing", before],
    ["an executable bit", new Map([...before, ["run.sh", text("1\n", "100755")]])],
    ["a link that leads elsewhere", new Map([...before, ["to/here", link("y")]])],
    ["a submodule that moves", new Map([...before, ["sub", submodule("2")]])],
    [
      "a file becomes a folder",
      new Map(
        [...before].flatMap(([path, entry]) =>
          path === "run.sh" ? [["run.sh/a", entry]] : [[path, entry]],
        ) as Iterable<[string, ReturnType<typeof text>]>,
      ),
    ],
    [
      "a folder becomes a file",
      new Map([...before].map(([path, entry]) => (path === "d/e" ? ["d", entry] : [path, entry]))),
    ],
    [
      "a submodule becomes a folder",
      new Map([...before].map(([path, entry]) => (path === "sub" ? ["sub/a", text("a\n")] : [path, entry]))),
    ],
    [
      "a folder becomes a submodule",
      new Map([...before].map(([path, entry]) => (path === "d/e" ? ["d", submodule("2")] : [path, entry]))),
    ],
    ["a file becomes a link", new Map([...before, ["run.sh", link("keep.txt")]])],
    ["all but one are gone", treeOf({ "keep.txt": text("kept\n") })],
    ["every file is another", treeOf({ new: text("new\n") })],
  ])("%s", async ([, result]) => {
    await using desk = await openDesk();
    const done = await made(desk, [before], result);
    expect(ask(desk.story.gitDir, "rev-parse", `${done.commit}^{tree}`)).toBe(done.tree);
    expect(desk.story.problems()).toEqual([]);
  });
});

test("a merge is told from the parent that is nearest, and only contents that neither has are sent", async () => {
  await using desk = await openDesk();
  const main = new Map([
    ...before,
    ...Array.from({ length: 1200 }, (_, at) => [`docs/${at}`, text(`${at}\n`)] as const),
  ]);
  const mine = new Map([...before, ["mine.bin", text("\0mine")]]);
  const { wanted, requests } = await told(
    desk,
    [mine, main],
    new Map([...main, ...mine, ["both.bin", text("\0both")]]),
  );
  expect(wanted.entries.map(({ path }) => path)).toEqual(["both.bin", "mine.bin"]);
  expect([...wanted.contents.values()].map(String)).toEqual(["\0both"]);
  expect(requests).toMatchObject({ status: "fits", trees: [{ length: 2 }] });
});

test("what would take too many requests, or is larger than allowed, is not told; what takes several is", async () => {
  await using desk = await openDesk();
  const files = (amount: number, content: string) =>
    new Map([...before, ...Array.from({ length: amount }, (_, at) => [`${at}`, text(`${content}${at}\n`)] as const)]);
  expect((await told(desk, [before], files(200, "\0"))).requests).toMatchObject({
    status: "unfit",
    why: expect.stringContaining("the limit is 150"),
  });
  const many = files(1100, "plain ");
  const done = await made(desk, [before], many);
  expect(ask(desk.story.gitDir, "rev-parse", `${done.commit}^{tree}`)).toBe(done.tree);
  const sent = desk.story.github.exchanges.filter(({ path }) => /\/git\/(trees|blobs)$/.test(path));
  expect(sent.map(({ path }) => path.split("/").at(-1))).toEqual(["trees", "trees", "trees"]);
  const { commits, tree } = placed(desk, { parents: [before], result: files(3, "y".repeat(1000)) });
  const change = {
    tree,
    files: [],
    leftOut: [],
    lineage: { kind: "merge", parents: commits, from: "", conflicts: [], submodules: [] },
  } as const;
  expect(await desk.publisher.newTree({ change, entries: [], blobs: new Map() }, 3000)).toBeUndefined();
});

test("a commit without files, and a name that is not UTF-8, cannot be told", async () => {
  await using desk = await openDesk();
  expect((await told(desk, [before], new Map())).requests).toMatchObject({ status: "unfit", why: /without files/ });
  const { wanted } = await told(desk, [before], new Map([...before, ["x", text("x\n")]]));
  const odd = wanted.entries.map((entry) => ({ ...entry, quoted: '"\\377"', path: "\ufffd" }));
  expect(treeRequests({ ...wanted, entries: odd })).toMatchObject({ status: "unfit", why: /names that are UTF-8/ });
});

test("a person's commit is not signed, and GitHub says so", async () => {
  await using desk = await openDesk();
  const done = await made(desk, [before], treeOf({ a: text("a\n") }), clientOf(desk, "maria-token"));
  expect(done).toMatchObject({ isVerified: false, reason: "unsigned" });
});

test.for([
  ["trees", "tree"],
  ["blobs", "file"],
] as const)("%s of another id than git's are an error", async ([path, what]) => {
  await using desk = await openDesk();
  const body = { sha: "1".repeat(40), url: "https://x.test/", tree: [], truncated: false };
  desk.story.github.failNext({ method: "POST", path: new RegExp(`/git/${path}$`) }, { status: 201, body });
  const done = made(desk, [before], treeOf({ a: text("\0a") }));
  await expect(done).rejects.toMatchObject({
    code: "denied",
    message: expect.stringContaining(`The ${what} that GitHub made`),
  });
});

test("a limit of GitHub's and an error of its own are waited for", async () => {
  await using desk = await openDesk();
  const slept: number[] = [];
  const limit = {
    status: 403,
    body: { message: "You have exceeded a secondary rate limit." },
    headers: { "retry-after": "9" },
  };
  desk.story.github.failNext({ method: "POST", path: /\/git\/blobs$/ }, limit);
  desk.story.github.failNext({ method: "POST", path: /\/git\/trees$/ }, { status: 502, body: {}, isDone: true });
  const done = await made(
    desk,
    [before],
    treeOf({ a: text("\0a"), b: text("b\n") }),
    clientOf(desk, "bot-token", async (ms) => slept.push(ms)),
  );
  expect(ask(desk.story.gitDir, "rev-parse", `${done.commit}^{tree}`)).toBe(done.tree);
  expect(slept).toContain(9000);
});
