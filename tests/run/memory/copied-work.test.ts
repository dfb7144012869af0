/** The work of a run as copies, byte for byte: what is taken, what is named, and that a real state gives it back. */
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, lstatSync, mkdirSync, renameSync, rmSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect } from "vitest";
import { copyWork } from "../../../src/run/memory/copied-work.ts";
import { type Copy, copiesIn, MOST_COPIED } from "../../../src/run/memory/copies.ts";
import { unpublishedIn } from "../../../src/run/memory/unpublished.ts";
import { test } from "../../core/workspace/temp-folder.ts";
import { manifest, openShop } from "../../state/shop.ts";
import { type Made, make, SECRET, workPlace } from "./work-places.ts";

const BASE = { "a.txt": "one\n", "b.txt": "two\n", "src/c.txt": "three\n", "run.sh": "#!/bin/sh\n" };

async function copied(options: Parameters<typeof copyWork>[0]) {
  const done = await copyWork(options);
  const files = new Map(done.files.map(({ path, read }) => [path, read()]));
  const copies = copiesIn(files)?.all ?? [];
  return { ...done, copies, names: copies.map((copy) => `${copy.kind} ${copy.path}`).sort(), state: files };
}

describe("of a work tree", () => {
  test("what is new, changed, executable now, a link or gone is copied, and nothing else", async ({ folder }) => {
    const { workspace, options } = await workPlace(folder, BASE);
    make(workspace, "a.txt", { bytes: Buffer.from("other\n") });
    make(workspace, "b.txt", { bytes: Buffer.from("two\n") }); // written again, with the same bytes
    make(workspace, "new/d.bin", { bytes: Buffer.from([0, 255, 10]) });
    make(workspace, "link", { target: Buffer.from("../outside") });
    chmodSync(join(workspace, "run.sh"), 0o755);
    rmSync(join(workspace, "src"), { recursive: true });
    const done = await copied(options);
    expect(done.names).toEqual(["executable run.sh", "file a.txt", "file new/d.bin", "gone src/c.txt", "link link"]);
    expect(done.lost).toEqual([]);
    expect(done.kept.map(({ path, size }) => [path, size]).sort()).toContainEqual(["new/d.bin", 3]);
    const id = execFileSync("git", ["-C", workspace, "rev-parse", "HEAD:a.txt"], { encoding: "utf8" }).trim();
    expect(done.copies.find(({ path }) => path === "a.txt")).toMatchObject({ was: id });
    expect(done.copies.find(({ path }) => path === "new/d.bin")).toMatchObject({ was: "" });
  });

  test("nothing is copied where nothing has changed", async ({ folder }) => {
    const { options } = await workPlace(folder, BASE);
    expect(await copied(options)).toMatchObject({ names: [], lost: [], files: [] });
  });

  test("what a program made by the thousand does not take the place of what somebody wrote", async ({ folder }) => {
    const { workspace, options } = await workPlace(folder, BASE);
    const many = MOST_COPIED.files + 10;
    mkdirSync(join(workspace, "many"));
    for (let at = 0; at < many; at++) writeFileSync(join(workspace, "many", `f${at}`), "x");
    make(workspace, "note.txt", { bytes: Buffer.from("longer than those\n") });
    const done = await copied(options);
    expect(done.names).toContain("file note.txt");
    expect(done.copies).toHaveLength(MOST_COPIED.files);
    expect(done.lost).toHaveLength(11);
  });

  test("a new file is found whatever time it says it has", async ({ folder }) => {
    const { workspace, options } = await workPlace(folder, BASE);
    make(workspace, "old.txt", { bytes: Buffer.from("old\n") });
    make(workspace, "a.txt", { bytes: Buffer.from("eno\n") });
    for (const name of ["old.txt", "a.txt"]) utimesSync(join(workspace, name), 1, 1);
    expect((await copied(options)).names).toEqual(["file a.txt", "file old.txt"]);
  });

  test("that cannot be compared with the base, what has changed since the run began is copied", async ({ folder }) => {
    const { workspace, options } = await workPlace(folder, BASE);
    for (const name of ["objects", "refs"]) rmSync(join(options.gitDir, name), { recursive: true });
    make(workspace, "new.txt", { bytes: Buffer.from("new\n") });
    rmSync(join(workspace, "b.txt"));
    const done = await copied(options);
    expect(done.names).toContain("file new.txt");
    expect(done.names.filter((name) => name.startsWith("gone"))).toEqual([]);
    expect(done.copies.every(({ was }) => was === null)).toBe(true);
  });

  test("an index of the broker's repository that knows the work already hides nothing", async ({ folder }) => {
    const { workspace, options } = await workPlace(folder, BASE);
    make(workspace, "a.txt", { bytes: Buffer.from("other\n") });
    execFileSync("git", ["--git-dir", options.gitDir, "--work-tree", workspace, "add", "-A"]);
    expect((await copied(options)).names).toEqual(["file a.txt"]);
  });

  test("what git ignores by simple rules is passed over, unless the base has it", async ({ folder }) => {
    const ignore = "*.log\n/out\ncache/\n!keep.log\n# x\n**/deep\n";
    const base = {
      ...BASE,
      ".gitignore": ignore,
      "node_modules/ours.js": "1\n",
      "cache/tracked": "1\n",
      "Cargo.toml": "",
    };
    const { workspace, options } = await workPlace(folder, base);
    execFileSync("git", ["-C", workspace, "status"]);
    const paths = [
      "x.log",
      "keep.log",
      "sub/y.log",
      "out/z",
      "sub/out",
      "target/lib",
      "sub/target",
      "sub/node_modules/m.js",
    ];
    for (const path of [...paths, "sub/cache", "cache.txt"]) make(workspace, path, { bytes: Buffer.from(path) });
    make(workspace, "node_modules/new.js", { bytes: Buffer.from("2") });
    const done = await copied(options);
    const wanted = ["cache.txt", "keep.log", "node_modules/new.js", "sub/cache", "sub/out", "sub/target"];
    expect(done.names).toEqual(expect.arrayContaining(wanted.map((path) => `file ${path}`)));
    for (const path of ["x.log", "sub/y.log", "out/z", "target/lib", "sub/node_modules/m.js"])
      expect(done.names).not.toContain(`file ${path}`);
    expect(done.lost).toEqual([]);
  });

  test("files of git are never copied, and what is in a nested repository is", async ({ folder }) => {
    const { workspace, options } = await workPlace(folder, BASE);
    make(workspace, "sub/.git/HEAD", { bytes: Buffer.from("x") });
    make(workspace, "sub/.GIT", { bytes: Buffer.from("x") });
    make(workspace, "sub/code.txt", { bytes: Buffer.from("x") });
    make(workspace, ".git/own", { bytes: Buffer.from("x") });
    expect((await copied(options)).names).toEqual(["file sub/code.txt"]);
  });

  test("a pipe, and a folder of other repositories, are passed by; a link to a folder is not entered", async ({
    folder,
  }) => {
    const { workspace, options } = await workPlace(folder, BASE);
    execFileSync("mkfifo", [join(workspace, "pipe")]);
    make(workspace, "others/x", { bytes: Buffer.from("x") });
    make(workspace, "etc", { target: Buffer.from("/etc") });
    const done = await copied({ ...options, apart: "others" });
    expect([done.names, done.lost]).toEqual([["link etc"], []]);
  });

  test("when the time is up, what was not looked at is named", async ({ folder }) => {
    const { workspace, options } = await workPlace(folder, BASE);
    make(workspace, "new.txt", { bytes: Buffer.from("new\n") });
    const done = await copied({ ...options, signal: AbortSignal.abort() });
    expect(done.names).toEqual([]);
    expect(done.lost).toEqual([{ path: "the workspace", size: 0, why: "the time was up" }]);
  });
});

describe("a limit", () => {
  const MB = 1024 * 1024;

  test("of one file: what has it is kept, and what is larger is named with its size", async ({ folder }) => {
    const { workspace, options } = await workPlace(folder, BASE);
    make(workspace, "fits", { bytes: Buffer.alloc(MOST_COPIED.fileBytes, "a b\n") });
    make(workspace, "sparse", { bytes: Buffer.alloc(0) });
    truncateSync(join(workspace, "sparse"), MOST_COPIED.fileBytes + 1);
    make(workspace, "small.txt", { bytes: Buffer.from("x") });
    const done = await copied(options);
    expect(done.names).toEqual(["file fits", "file small.txt"]);
    expect(done.lost).toEqual([{ path: "sparse", size: MOST_COPIED.fileBytes + 1, why: "it is too large" }]);
    expect(unpublishedIn(done.state)?.lost).toEqual([{ path: "sparse", was: "" }]);
  });

  test("of all: the smallest are kept, of those of one size the newest", async ({ folder }) => {
    const { workspace, options } = await workPlace(folder, BASE);
    const names = ["big1", "big2", "small"];
    for (const name of names) make(workspace, name, { bytes: Buffer.alloc(name === "small" ? MB : 2 * MB, name) });
    renameSync(join(workspace, "big1"), join(workspace, "newest"));
    // The clock of a file system has steps, and a fast machine writes all of them in one.
    const changed = (name: string) => lstatSync(join(workspace, name)).ctimeMs;
    while (changed("newest") <= changed("big2")) chmodSync(join(workspace, "newest"), 0o644);
    const done = await copied({ ...options, room: 4 * MB });
    expect(done.names).toEqual(["file newest", "file small"]);
    expect(done.lost).toEqual([{ path: "big2", size: 2 * MB, why: "there is no room for it" }]);
  });
});

describe("a secret", () => {
  const cases: readonly (readonly [string, string, Buffer])[] = [
    ["in a text", "x.txt", Buffer.from(`key: ${SECRET}\n`)],
    ["in bytes", "x.bin", Buffer.concat([Buffer.alloc(10), Buffer.from(SECRET), Buffer.alloc(10)])],
    ["in base64", "x.b64", Buffer.from(Buffer.from(`key: ${SECRET}\n`).toString("base64"))],
    ["that is packed", "x.gz", gzipSync(`key: ${SECRET}\n`)],
    ["in more packed parts than are looked into", "x.parts", Buffer.alloc(5 * 1024 * 1024, gzipSync(""))],
    [
      "where a large file is cut",
      "x.large",
      Buffer.concat([Buffer.alloc(4 * 1024 * 1024 - 8, "a "), Buffer.from(` ${SECRET} `), Buffer.alloc(99, "b ")]),
    ],
  ];

  test.for(cases)("%s keeps that file out and names it", async ([, path, bytes], { folder }) => {
    const { workspace, options } = await workPlace(folder, BASE);
    make(workspace, path, { bytes });
    make(workspace, "honest.txt", { bytes: Buffer.from("fine\n") });
    const done = await copied(options);
    expect(done.names).toEqual(["file honest.txt"]);
    expect(done.lost).toMatchObject([{ path, why: "it contains what looks like a secret" }]);
  });

  test("in a name, or in a link, is in no file of the state", async ({ folder }) => {
    const { workspace, options } = await workPlace(folder, { ...BASE, [`old-${SECRET}`]: "x" });
    make(workspace, `new-${SECRET}.txt`, { bytes: Buffer.from("x") });
    make(workspace, "link", { target: Buffer.from(`/x/${SECRET}`) });
    rmSync(join(workspace, `old-${SECRET}`));
    const done = await copied(options);
    expect(done.names).toEqual([]);
    expect(done.lost.length).toBe(2);
    const all = JSON.stringify([done.lost, [...done.state].map(([path, bytes]) => [path, bytes.toString("latin1")])]);
    expect(all).not.toContain(SECRET);
  });
});

describe("copies of random files", () => {
  /** Names of all bytes but those that no name may have, contents of all kinds. */
  function randomFiles(random: () => number): Map<string, Made> {
    const byte = () => {
      const code = 1 + Math.floor(random() * 255);
      return code === 47 ? 95 : code;
    };
    const name = () => String.fromCharCode(...Array.from({ length: 1 + Math.floor(random() * 20) }, byte));
    const isFit = (path: string) => path !== "." && path !== ".." && !/^\.git/i.test(path);
    const files = new Map<string, Made>();
    for (let at = 0; at < 40; at += 1) {
      const path = [...(random() < 0.4 ? [`d${at}`] : []), name()];
      if (!path.every(isFit) || files.has(path.join("/"))) continue;
      const bytes = randomBytes(Math.floor(random() * (random() < 0.1 ? 200_000 : 300)));
      const target = Buffer.from(`t${name()}`, "latin1");
      files.set(path.join("/"), random() < 0.2 ? { target } : { bytes, mode: random() < 0.5 ? 0o755 : 0o644 });
    }
    return files;
  }

  /** From a seed, so that a failure can be repeated. */
  function randomFrom(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state / 2_147_483_648;
    };
  }

  const shown = (copy: Copy) =>
    "bytes" in copy
      ? [copy.path, copy.kind, copy.bytes.toString("base64")]
      : [copy.path, copy.kind, "target" in copy ? copy.target.toString("base64") : ""];
  const meant = ([path, made]: readonly [string, Made]) =>
    "target" in made
      ? [path, "link", made.target.toString("base64")]
      : [path, made.mode === 0o755 ? "executable" : "file", made.bytes.toString("base64")];

  test.for([1, 2, 3])("come back from GitHub as they were (seed %i)", async (seed, { folder }) => {
    await using shop = await openShop();
    const { workspace, options } = await workPlace(folder, BASE);
    const files = randomFiles(randomFrom(seed));
    for (const [path, made] of files) make(workspace, path, made);
    const isEncrypted = seed % 2 === 0;
    const store = shop.store({ isEncrypted });
    await store.read();
    const done = await copyWork(options);
    expect(await store.write({ manifest: manifest(), files: done.files })).toMatchObject({ status: "saved" });
    expect(await store.readBack(done.files.map(({ path }) => path))).toMatchObject({ status: "saved" });
    const found = await shop.store({ isEncrypted }).read();
    const copies = found.status === "found" ? (copiesIn(found.files)?.all ?? []) : [];
    expect(done.lost).toEqual([]);
    expect(copies.map(shown).sort()).toEqual([...files].map(meant).sort());
  });
});

test("what earlier runs left aside or lost stays known", async ({ folder }) => {
  const { workspace, options } = await workPlace(folder, BASE);
  writeFileSync(join(workspace, "new.txt"), "x");
  mkdirSync(join(workspace, "empty"));
  const before = { patch: Buffer.from("put back"), aside: Buffer.from("aside"), lost: [{ path: "big", was: "" }] };
  const left = unpublishedIn((await copied({ ...options, before })).state);
  expect(left).toMatchObject({ patch: undefined, aside: Buffer.from("aside"), lost: [{ path: "big", was: "" }] });
  expect(left?.copies?.all.map(({ path }) => path)).toEqual(["new.txt"]);
});
