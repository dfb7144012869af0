/** What must not leave is taken out of a change on git's objects, and the rest of it is published all the same. */
import { execFileSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { git } from "../../src/core/workspace/git.ts";
import { leakScanner } from "../../src/leak/scanner.ts";
import { type Policy, STANDARD_POLICY } from "../../src/policy/policy.ts";
import { reviewChange } from "../../src/policy/review.ts";
import { saveWork } from "../../src/run/publish/publish.ts";
import { branch, type Desk, openDesk, tip } from "../git/desk.ts";

const key = "sk-proj-Zq83hTn5LwVx2RbYc7Kd";
const leaks = leakScanner([{ kind: "the model key", value: key }]);

async function publish(desk: Desk, policy: Partial<Policy> = {}) {
  const saved = await saveWork(await desk.publisher.capture(), {
    publisher: desk.publisher,
    ...{ leaks, policy: { ...STANDARD_POLICY, ...policy }, folder: desk.folder },
    ...{ branches: [branch, `${branch}-run-7`], message: "Change (#1)\n", compareUrl: "https://x.test/" },
  });
  const codes = saved.withheld.map(({ code, path }) => `${code} ${path}`).sort();
  return { saved, codes, paths: saved.change.files.map(({ path }) => path), patch: saved.patch?.patch ?? "" };
}

/** The patch on top of what was published gives what the agent made. */
async function applies(desk: Desk): Promise<void> {
  await desk.story.git("clone", "-q", "-b", branch, desk.story.gitDir, "clean");
  await desk.story.git("-C", "clean", "apply", "--index", "-p1", join(desk.folder, "withheld.patch"));
}

test.concurrent("an ordinary change goes as it is", async () => {
  await using desk = await openDesk({ files: { "run.sh": "x\n", "gone.txt": "x\n" } });
  desk.write("src/a.ts", "a\n");
  desk.write(".gitignore", "dist\n");
  rmSync(join(desk.workspace, "gone.txt"));
  symlinkSync("src/a.ts", join(desk.workspace, "link.ts"));
  const { saved, codes, paths } = await publish(desk);
  expect(codes).toEqual([]);
  expect(paths).toEqual([".gitignore", "gone.txt", "link.ts", "src/a.ts"]);
  expect(saved).toMatchObject({ kept: { kind: "branch" }, patch: undefined, fault: undefined });
});

test.concurrent("a workflow stays behind as a patch, and the fix beside it is published", async () => {
  await using desk = await openDesk({ files: { ".github/workflows/ci.yml": "on: push\n" } });
  desk.write(".github/workflows/ci.yml", "on: [push, issues]\n");
  desk.write(".GitHub/workflows/evil.yml", "on: push\n");
  desk.write("fix.ts", "fixed\n");
  const { codes, paths, patch } = await publish(desk);
  expect(codes).toEqual(["DKH-101 .GitHub/workflows/evil.yml", "DKH-101 .github/workflows/ci.yml"]);
  expect(paths).toEqual(["fix.ts"]);
  expect(patch).toContain("+on: [push, issues]");
  await applies(desk);
  expect(readFileSync(join(desk.story.folder, "clean/.github/workflows/ci.yml"), "utf8")).toContain("issues");
});

test.concurrent("a folder of workflows that is deleted, or becomes a link, stays", async () => {
  await using desk = await openDesk({ files: { ".github/workflows/ci.yml": "on: push\n", "other/x": "x\n" } });
  rmSync(join(desk.workspace, ".github"), { recursive: true });
  symlinkSync("other", join(desk.workspace, ".github"));
  const { saved, codes } = await publish(desk);
  expect(codes).toEqual(["DKH-101 .github", "DKH-101 .github/workflows/ci.yml"]);
  expect(saved.kept).toEqual({ kind: "nothing" });
  expect(tip(desk.story, branch)).toBe("");
});

test.concurrent("what a link makes part of a protected place goes by its name", async () => {
  await using desk = await openDesk();
  desk.write("shared/deploy.yml", "x\n");
  await desk.agent("add", ".");
  desk.write("shared/other.yml", "x\n");
  symlinkSync("shared", join(desk.workspace, ".claude"));
  const { codes, paths } = await publish(desk);
  expect(codes).toEqual(["DKH-103 .claude", "DKH-103 shared/deploy.yml", "DKH-103 shared/other.yml"]);
  expect(paths).toEqual([]);
});

test.concurrent("links stay inside the repository, and away from what is protected", async () => {
  const inside = ["deep/../README.md", "not-there-yet.md", "inside0"];
  const outside = [
    "/etc/passwd",
    "../../x",
    "a/../../b",
    ".git/config",
    ".github/workflows",
    "AGENTS.md",
    ".",
    "C:\\x",
  ];
  await using desk = await openDesk();
  for (const [index, target] of inside.entries()) symlinkSync(target, join(desk.workspace, `inside${index}`));
  // The last one leads to itself, and the one before leaves by way of a link that is harmless alone.
  for (const [index, target] of [...outside, "inside0/../../..", "outside9"].entries()) {
    symlinkSync(target, join(desk.workspace, `outside${index}`));
  }
  const { codes, paths, saved } = await publish(desk);
  expect(codes).toEqual(Array.from({ length: 10 }, (_, index) => `DKH-104 outside${index}`));
  const why = new Map(saved.withheld.map(({ path, detail }) => [path, detail]));
  const details = ["outside0", "outside8", "outside9"].map((path) => why.get(path));
  expect(details).toEqual(["it leaves the repository", "it leaves the repository", "it leads back to itself"]);
  expect(paths).toEqual(["inside0", "inside1", "inside2"]);
});

test.concurrent("protected paths are withheld unless that is allowed; workflows are in any case", async () => {
  await using desk = await openDesk();
  for (const path of ["AGENTS.md", "package-lock.json", ".github/workflows/x.yml"]) desk.write(path, "x\n");
  const { publisher } = desk;
  const review = async (protectedPaths: "block" | "allow") => {
    const policy = { ...STANDARD_POLICY, protectedPaths };
    const { change, withheld } = await publisher.review(await publisher.capture(), { policy, leaks });
    return [change.files.map(({ path }) => path), withheld.map(({ code }) => code)];
  };
  expect(await review("block")).toEqual([[], ["DKH-101", "DKH-103", "DKH-103"]]);
  expect(await review("allow")).toEqual([["AGENTS.md", "package-lock.json"], ["DKH-101"]]);
});

test.concurrent("a bare repository that lies there as files is named, and what only looks like one is not", async () => {
  await using desk = await openDesk({ files: { "old/HEAD": "ref: refs/heads/main\n", "old/refs/x": "x\n" } });
  for (const path of ["x.git/HEAD", "x.git/Config", "x.git/objects/x", "x.git/refs/x", "x.git/notes.md"]) {
    desk.write(path, "x\n");
  }
  desk.write("old/objects/x", "x\n"); // makes one of what was there
  for (const path of ["linked/HEAD", "linked/commondir", "src/HEAD", "src/refs/a.ts", "objects/a.ts", "config"]) {
    desk.write(path, "x\n");
  }
  const { saved, codes, paths } = await publish(desk);
  const parts = ["linked/HEAD", "linked/commondir", "old/objects/x", "x.git/Config", "x.git/HEAD"];
  expect(codes).toEqual([...parts, "x.git/objects/x", "x.git/refs/x"].map((path) => `DKH-102 ${path}`));
  expect(saved.withheld.map(({ detail }) => detail)).toContain("it is part of a bare repository, `x.git`");
  expect(paths).toEqual(["config", "objects/a.ts", "src/HEAD", "src/refs/a.ts", "x.git/notes.md"]);
});

test.concurrent("submodules are not moved", async () => {
  await using desk = await openDesk({ submodule: true });
  rmSync(join(desk.workspace, "sub"), { recursive: true });
  rmSync(join(desk.workspace, ".gitmodules"));
  desk.write("fix.ts", "fixed\n");
  const { codes, paths } = await publish(desk);
  expect(codes).toEqual(["DKH-102 .gitmodules", "DKH-105 sub"]);
  expect(paths).toEqual(["fix.ts"]);
});

test.concurrent("a file with a secret stays behind, and the patch has it without the secret", async () => {
  await using desk = await openDesk({ files: { "config.ts": "a\nb\n" } });
  desk.write("config.ts", `a\nb\nconst key = "${Buffer.from(key).toString("base64")}";\n`);
  desk.write("fix.ts", "fixed\n");
  const { saved, codes, paths, patch } = await publish(desk);
  expect(codes).toEqual(["DKH-201 config.ts"]);
  expect(saved.withheld[0]?.detail).toBe("line 3: the model key");
  expect(paths).toEqual(["fix.ts"]);
  expect(patch).toContain('+const key = "[withheld: looks like the model key]";');
  expect(leaks.scan(patch)).toEqual([]);
});

test.concurrent("a name with a secret is not even named, and what the base commit says stays, wherever it goes", async () => {
  const token = "ghp_q8Zt3nVb7Lk2Xw9Rf4Hs6Dp1Jm5Gc0YaTeUi";
  await using desk = await openDesk({ files: { "fixture.ts": `${token}\n`, "old.ts": `const key = "${key}";\n` } });
  desk.write(`${key}.txt`, "x\n");
  desk.write("fixture.ts", `${token}\nmore\n`);
  desk.write("copied.ts", `x\n${token}\n`);
  rmSync(join(desk.workspace, "old.ts"));
  desk.write("moved.ts", `const key = "${key}";\n`);
  desk.write("other.ts", `${token}\n${Buffer.from(key).toString("hex")}\n`);
  desk.write("news.ts", `${token.replaceAll("q8", "q9")}\n`);
  const { saved, paths } = await publish(desk);
  expect(saved.withheld.map(({ code }) => code).sort()).toEqual(["DKH-201", "DKH-201", "DKH-202"]);
  expect(JSON.stringify(saved.withheld)).not.toContain(key);
  expect(paths).toEqual(["copied.ts", "fixture.ts", "moved.ts", "old.ts"]);
});

test.concurrent("a secret in pieces is found, although each piece stands at the base commit", async () => {
  const signs = "abcdefghijklmnopqrstuvwxyz\nABCDEFGHIJKLMNOPQRSTUVWXYZ\n0123456789_-=\n";
  await using desk = await openDesk({ files: { "signs.txt": signs, "lines.txt": `${[...signs].join("\n")}\n` } });
  const base64 = Buffer.from(key).toString("base64");
  desk.write("lines.txt", `${[...key].join("\n")}\n`);
  desk.write("a.txt", `${[...key].join(" \n")}\n`);
  desk.write("b.txt", `${[...base64].join("\n")}\n`);
  desk.write("c.txt", `${[...key].join("\r\n")}\r\n`);
  desk.write("e.txt", `${(key.match(/.{1,2}/g) ?? []).join("\n\n")}\n`);
  const { codes, paths } = await publish(desk);
  expect(codes).toEqual(["a", "b", "c", "e", "lines"].map((name) => `DKH-201 ${name}.txt`));
  expect(paths).toEqual([]);
});

test.concurrent("what the base commit says in several lines stays, also where the file was edited elsewhere or moved", async () => {
  const { privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  const pieces = `${[...key].join("\n")}\n`;
  await using desk = await openDesk({
    files: { "test.pem": privateKey, "old.pem": `# old\n${privateKey}`, "pieces.txt": `one\n${pieces}` },
  });
  desk.write("test.pem", `# for tests\n${privateKey}`);
  rmSync(join(desk.workspace, "old.pem"));
  desk.write("moved.pem", `# moved\n${privateKey.replaceAll("\n", "\r\n")}`);
  desk.write("pieces.txt", `two\n${pieces}`);
  const { codes, paths } = await publish(desk);
  expect(codes).toEqual([]);
  expect(paths).toEqual(["moved.pem", "old.pem", "pieces.txt", "test.pem"]);
});

test.concurrent("files, patches and numbers of files have limits; what is too large is named alone", async () => {
  await using desk = await openDesk();
  for (const name of ["a", "b", "c"]) desk.write(`${name}.txt`, `${name.repeat(900)}\n`);
  desk.write("large.bin", Buffer.alloc(3000, 7));
  const { publisher } = desk;
  const review = async (policy: Partial<Policy>) => {
    const rules = { policy: { ...STANDARD_POLICY, ...policy }, leaks };
    const { change, withheld } = await publisher.review(await publisher.capture(), rules);
    return [change.files.length, ...withheld.map(({ code, path, detail }) => `${code} ${path} ${detail}`)];
  };
  expect(await review({})).toEqual([4]);
  expect(await review({ maxFileKb: 2 })).toEqual([3, "DKH-106 large.bin 3 kB"]);
  expect(await review({ maxFiles: 3 })).toEqual([0, "DKH-107  4 files, the limit is 3"]);
  expect(await review({ maxPatchKb: 2 })).toEqual([0, expect.stringMatching(/^DKH-108 {2}\d kB, the limit is 2 kB$/)]);
  const usedElsewhere = { files: 2, bytes: 9 * 1024 };
  expect(await review({ maxFiles: 6, maxPatchKb: 20, usedElsewhere })).toEqual([4]);
  const together = "together with other repositories of this run, the limit is";
  expect(await review({ maxFiles: 5, usedElsewhere })).toEqual([0, `DKH-107  6 files, ${together} 5`]);
  expect(await review({ maxPatchKb: 9, usedElsewhere })).toEqual([0, expect.stringContaining(`${together} 9 kB`)]);
});

test.concurrent("a file in place of a folder stays with what stays of the folder, and the folder with the file", async () => {
  await using desk = await openDesk({ files: { "tool/.npmrc": "a=b\n", "docs/a.md": "a\n" } });
  rmSync(join(desk.workspace, "tool"), { recursive: true });
  rmSync(join(desk.workspace, "docs"), { recursive: true });
  desk.write("tool", "now a file\n");
  desk.write("docs", "now a file\n");
  const { saved, codes, paths } = await publish(desk);
  expect([codes, paths]).toEqual([
    ["DKH-103 tool", "DKH-103 tool/.npmrc"],
    ["docs", "docs/a.md"],
  ]);
  expect(saved.withheld.find(({ path }) => path === "tool")?.detail).toBe("it takes the place of another");
});

test.concurrent("a manifest waits with its lock file where people are asked about that", async () => {
  await using desk = await openDesk();
  desk.write("package.json", '{"name": "shop"}\n');
  desk.write("package-lock.json", "no lock file\n");
  const review = async (isTogether: boolean) => {
    const rules = { policy: { ...STANDARD_POLICY, isTogether }, leaks };
    const { withheld } = await desk.publisher.review(await desk.publisher.capture(), rules);
    return withheld.map(({ path, detail }) => [path, detail]);
  };
  const [[lock, why] = []] = await review(false);
  expect(await review(false)).toEqual([["package-lock.json", why]]);
  expect(await review(true)).toEqual([
    ["package-lock.json", why],
    ["package.json", `it goes together with \`${lock}\``],
  ]);
});

test.concurrent("a tree that git's checker refuses is not published", async () => {
  await using desk = await openDesk();
  desk.write("a.txt", "x\n");
  const change = await desk.publisher.capture();
  const gitDir = join(desk.folder, "publisher.git");
  const blob = (await desk.story.git("--git-dir", gitDir, "rev-parse", `${change.tree}:a.txt`)).trim();
  const make = await desk.story.git(
    "--git-dir",
    gitDir,
    "hash-object",
    "-t",
    "tree",
    "--literally",
    "-w",
    await rawTree(desk, blob),
  );
  const reviewed = await desk.publisher.review({ ...change, tree: make.trim() }, { policy: STANDARD_POLICY, leaks });
  expect(reviewed.withheld).toContainEqual(expect.objectContaining({ path: "", code: "DKH-109" }));
  expect(reviewed.change.files).toEqual([]);
});

test.concurrent("a change of more than is read at once: the secret in its last file is found, what was public before is not one, and all contents that are published are there", async () => {
  const lines = (sign: string) => `${sign.repeat(99)}\n`.repeat(16_000);
  await using desk = await openDesk({ files: { "c.txt": `${lines("c")}${key}\n` } });
  for (const name of ["a", "b", "d"]) desk.write(`${name}.txt`, lines(name));
  desk.write("c.txt", `${lines("C")}${key}\n`);
  const own = "Xy7kQ2mN9pL4wR8tV3zB6cD1";
  desk.write("e.txt", `${lines("e")}${own}\n`);
  const change = await desk.publisher.capture();
  const policy = { ...STANDARD_POLICY, maxPatchKb: 10_240 };
  const { withheld, entries, blobs } = await desk.publisher.review(change, { policy, leaks });
  expect(withheld).toEqual([]);
  expect(entries.map(({ newObject }) => blobs.get(newObject)?.length)).toEqual(
    ["a", "b", "c", "d", "e"].map((name) => 1_600_000 + ({ c: key.length + 1, e: own.length + 1 }[name] ?? 0)),
  );
  const other = leakScanner([{ kind: "the model key", value: own }]);
  const found = await desk.publisher.review(change, { policy, leaks: other });
  expect(found.withheld).toEqual([{ path: "e.txt", code: "DKH-201", detail: "line 16001: the model key" }]);
  expect(found.entries.map(({ path }) => path)).toEqual(["a.txt", "b.txt", "c.txt", "d.txt"]);
  const whole = await desk.publisher.review(change, { policy: STANDARD_POLICY, leaks });
  expect(whole.withheld).toMatchObject([{ path: "", code: "DKH-108" }]);
  expect([whole.entries, whole.blobs.size]).toEqual([[], 0]);
});

test("what git's checker says of the base is not held against the change", async () => {
  const folder = mkdtempSync(join(tmpdir(), "deckhand-odd-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const run = (args: readonly string[], input = "") =>
    execFileSync("git", ["-C", folder, ...args], { encoding: "utf8", input }).trim();
  run(["init", "-q"]);
  const tree = run(["mktree"], `100644 blob ${run(["hash-object", "-w", "--stdin"], "x\n")}\ta.txt\n`);
  // Git would not write this author today.
  const text = `tree ${tree}\nauthor Maria 1760000000 +0200\ncommitter M <m@x.test> 1760000000 +0200\n\nodd\n`;
  const base = run(["hash-object", "-t", "commit", "-w", "--stdin", "--literally"], text);
  const change = run(["mktree"], `100644 blob ${run(["hash-object", "-w", "--stdin"], "y\n")}\ta.txt\n`);
  const bare = git({ folder, gitDir: join(folder, ".git"), environment: { GIT_INDEX_FILE: join(folder, "index") } });
  const reviewed = await reviewChange(
    bare,
    { tree: change, files: [], leftOut: [] },
    { base, policy: STANDARD_POLICY, leaks },
  );
  await expect(bare.raw(["fsck", "--strict", "--no-full", "--no-dangling", change])).rejects.toThrow(/author|Email/i);
  expect(reviewed).toMatchObject({ withheld: [], change: { tree: change } });
});

/** A file with the bytes of a tree whose entries are in no order. */
async function rawTree(desk: Desk, blob: string): Promise<string> {
  const entry = (name: string) => Buffer.concat([Buffer.from(`100644 ${name}\0`), Buffer.from(blob, "hex")]);
  desk.write("../raw-tree", Buffer.concat([entry("z.txt"), entry("a.txt")]));
  return join(desk.workspace, "../raw-tree");
}
