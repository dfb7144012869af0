/**
 * Each command of the terminal on paths that it cannot use: the person reads a sentence with the path and what to do, the
 * exit code is 1, and nothing waits for ever.
 */
import { execFile, execFileSync, spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect } from "vitest";
import { test } from "../core/workspace/temp-folder.ts";
import { HANGS_MS } from "../real-time.ts";
import { bundle } from "../scenarios/play.ts";
import { skipIf } from "../skipped.ts";

const sdkLog = join(import.meta.dirname, "..", "interop", "fixtures", "openhands-log");
const event = "event-00038-14da751c-4caa-4ff9-a111-8d9049683836.json";

const long = "x".repeat(300);
const deep = Array.from({ length: 30 }, () => "y".repeat(200)).join("/");

/** Two whole conversations, a repository, and one of each kind of path. */
function lay(folder: string): void {
  for (const name of ["run", "odd"]) cpSync(sdkLog, join(folder, name), { recursive: true });
  writeFileSync(join(folder, "file"), "x");
  pipe(join(folder, "pipe"));
  symlinkSync("loop", join(folder, "loop"));
  symlinkSync("nowhere", join(folder, "dangling"));
  mkdirSync(join(folder, "empty"));
  const repository = join(folder, "repository");
  const author = ["-c", "user.name=a", "-c", "user.email=a@b.c"];
  execFileSync("git", ["init", "-q", repository]);
  execFileSync("git", [...author, "commit", "-qm", "begin", "--allow-empty"], { cwd: repository });
}

function pipe(path: string): void {
  execFileSync("mkfifo", [path]);
}

type Typed = Readonly<{ code: number | undefined; out: string; said: string }>;

/** Nobody listens at the addresses. */
const VARIABLES = {
  ...{ LLM_API_KEY: "sk-test-0000000000", LLM_MODEL: "test-1", LLM_BASE_URL: "http://127.0.0.1:9" },
  ...{ GITHUB_TOKEN: "t", GITHUB_API_URL: "http://127.0.0.1:9", GITHUB_SERVER_URL: "http://127.0.0.1:9" },
};

/** `code` is undefined where it was killed because it did not end. */
function typed(argv: readonly string[], folder: string, more: Readonly<Record<string, string>> = {}): Promise<Typed> {
  const env = { PATH: process.env.PATH, HOME: folder, ...VARIABLES, ...more };
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [bundle, ...argv],
      { cwd: folder, env, timeout: HANGS_MS, killSignal: "SIGKILL" },
      (_, out, said) => done({ code: child.exitCode ?? undefined, out, said }),
    );
  });
}

/** One or two sentences, of which the first names the path. */
function requireTold({ code, said }: Typed, path: string): void {
  expect(code).toBe(1);
  expect(said).toContain(path);
  expect(said).not.toMatch(/defect|Unexpected|^\s+at |Error:|\(EUNKNOWN\)|the system refused/m);
  expect(said.trim()).toMatch(/^[^\n]+\.[ \n][A-Z][^\n]+\.$/); // what it is, and what to do
}

const REPLAY = ["--say", "x", "--repo", "repository", "--no-rerun"];
const readers: readonly (readonly [string, readonly string[]])[] = [
  ["show", []],
  ["export", ["--format", "openhands"]],
  ["diagnose", []],
  ["replay", REPLAY],
];

describe.concurrent.for(readers)("%s of", ([command, rest]) => {
  test.for([
    ["none", "There is no folder FOLDER/none. Name the folder of a conversation: the output `conversation-path`"],
    ["file", "FOLDER/file is a file, not a folder. Name the folder of a conversation"],
    ["pipe", "FOLDER/pipe is a pipe, a socket or a device, not a folder."],
    ["loop", "FOLDER/loop could not be used: too many levels of symbolic links"],
    ["dangling", "FOLDER/dangling is a link that leads nowhere. Name the folder of a conversation"],
    ["empty", "FOLDER/empty has no folder `events`. Name the folder of a conversation"],
    ["file/x", "FOLDER/file is a file, not a folder."],
    [long, "could not be used: the name is too long (ENAMETOOLONG). Name a shorter path."],
    [deep, "could not be used: the name is too long (ENAMETOOLONG). Name a shorter path."],
  ] as const)("$0", async ([path, sentence], { folder }) => {
    lay(folder);
    const told = await typed([command, path, ...rest], folder);
    requireTold(told, folder);
    expect(told.said).toContain(sentence.replace("FOLDER", folder));
  });

  test("a folder whose `events` is a pipe", async ({ folder }) => {
    lay(folder);
    rmSync(join(folder, "odd", "events"), { recursive: true });
    pipe(join(folder, "odd", "events"));
    requireTold(await typed([command, "odd", ...rest], folder), join(folder, "odd", "events"));
  });

  test(
    "a folder that nobody may read",
    skipIf(process.getuid?.() === 0, "root may read everything: npm run as-user plays it as another user"),
    async ({ folder }) => {
      lay(folder);
      chmodSync(join(folder, "odd"), 0);
      const told = await typed([command, "odd", ...rest], folder);
      chmodSync(join(folder, "odd"), 0o755);
      requireTold(told, join(folder, "odd"));
      expect(told.said).toContain("permission denied");
    },
  );
});

describe.concurrent.for([`events/${event}`, "base_state.json", "report.json"])("a conversation whose %s", (name) => {
  test.for([
    ["is a pipe", pipe],
    ["is a folder", mkdirSync],
    ["is a link in a circle", (path: string) => symlinkSync(basename(path), path)],
  ] as const)("%s: the rest of it is shown, and replay names it", async ([, make], { folder }) => {
    lay(folder);
    const path = join(folder, "odd", name);
    rmSync(path, { force: true });
    make(path);
    const [shown, replayed] = await Promise.all([
      typed(["show", "odd"], folder),
      typed(["replay", "odd", ...REPLAY, "--at", "5000"], folder),
    ]);
    expect(shown).toMatchObject({ code: 0, out: `${join(folder, "odd", "run.html")}\n` });
    requireTold(replayed, name === "report.json" ? "no event 5000" : path);
  });
});

const writers: readonly (readonly [string, readonly string[]])[] = [
  ["show", ["show", "run"]],
  ["export", ["export", "run"]],
  ["show --json", ["show", "run", "--json"]],
];

describe.concurrent.for(writers)("what %s writes to", ([, argv]) => {
  test.for([
    ["none/page", "There is no folder FOLDER/none. Make it"],
    ["run", "FOLDER/run is a folder, not a file. Name a file."],
    ["pipe", "FOLDER/pipe is a pipe that nobody reads"],
    ["loop", "FOLDER/loop could not be used: too many levels of symbolic links"],
    ["file/page", "FOLDER/file is a file, not a folder."],
    ["/dev/full", "/dev/full could not be used: the disk is full (ENOSPC). Free some space"],
    [long, "could not be used: the name is too long (ENAMETOOLONG). Name a shorter path."],
  ] as const)("$0", async ([path, sentence], { folder }) => {
    lay(folder);
    const told = await typed([...argv, "--out", path], folder);
    requireTold(told, path.split("/")[0] || path);
    expect(told.said).toContain(sentence.replace("FOLDER", folder));
  });
});

test("a pipe that somebody reads is written to", async ({ folder }) => {
  lay(folder);
  const reader = new Promise<string>((done) => {
    execFile("cat", ["pipe"], { cwd: folder, maxBuffer: 1e9 }, (_, out) => done(out));
  });
  const { code } = await typed(["export", "run", "--out", "pipe"], folder);
  expect(code).toBe(0);
  expect(await reader).toBe((await typed(["export", "run"], folder)).out);
});

describe.concurrent("what replay writes to and reads from", () => {
  test.for([
    ["--out", "file", "FOLDER/file is a file, not a folder."],
    ["--out", "pipe", "FOLDER/pipe is a pipe, a socket or a device, not a folder."],
    ["--out", "loop", "FOLDER/loop is a link that leads nowhere."],
    ["--out", "dangling", "FOLDER/dangling is a link that leads nowhere."],
    ["--out", "file/x", "FOLDER/file is a file, not a folder."],
    ["--out", long, "the name is too long (ENAMETOOLONG)"],
    ["--repo", "none", "FOLDER/none could not be cloned. Name the folder of a git repository with --repo."],
    ["--repo", "pipe", "FOLDER/pipe could not be cloned."],
    ["--repo", "empty", "FOLDER/empty could not be cloned."],
  ] as const)("$0 $1", async ([option, path, sentence], { folder }) => {
    lay(folder);
    const told = await typed(["replay", "run", ...REPLAY, option, path], folder);
    requireTold(told, path.split("/")[0] ?? "");
    expect(told.said).toContain(sentence.replace("FOLDER", folder));
  });
});

describe.concurrent("rehearse --repo", () => {
  test.for(["none", "file", "pipe", "loop", "empty", long])("%s", async (path, { folder }) => {
    lay(folder);
    requireTold(await rehearsed(["--repo", path], folder), path);
  });
});

/** With the scripted model. */
function rehearsed(argv: readonly string[], folder: string, more: Readonly<Record<string, string>> = {}) {
  return typed(["rehearse", ...argv], folder, { LLM_API_KEY: "", LLM_MODEL: "", LLM_BASE_URL: "", ...more });
}

const ofTemporary: readonly (readonly [string, readonly string[]])[] = [
  ["replay", ["replay", "run", ...REPLAY]],
  ["rehearse", []],
  ["show", ["show", "7", "--repo", "a/b"]],
  ["gc", ["gc"]],
];

/** With TMPDIR, and RUNNER_TEMP as a job has it. */
function withTemporary(argv: readonly string[], folder: string, place: string): Promise<Typed> {
  const more = { TMPDIR: place, RUNNER_TEMP: place, GITHUB_REPOSITORY: "a/b" };
  return argv.length === 0 ? rehearsed([], folder, more) : typed(argv, folder, more);
}

/** A disk of its own, which is gone when it is disposed of. The test is skipped where this machine does not let us mount one. */
function smallDisk(skip: (condition: boolean, why: string) => void, folder: string, how: string) {
  const place = join(folder, "small");
  mkdirSync(place);
  const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", how, "small", place]).status === 0;
  skip(!isMounted, "this machine lets us mount no small disk");
  return { place, [Symbol.dispose]: () => void spawnSync("umount", ["-l", place]) };
}

describe.for(ofTemporary)("the temporary folder of %s", ([command, argv]) => {
  test.for(["file", "pipe", "loop", long])("is %s", async (name, { folder }) => {
    lay(folder);
    requireTold(await withTemporary(argv, folder, join(folder, name)), join(folder, name));
  });

  test("is not there", skipIf(command === "gc", "gc makes it"), async ({ folder }) => {
    lay(folder);
    const told = await withTemporary(argv, folder, join(folder, "none"));
    requireTold(told, `There is no folder ${join(folder, "none")}.`);
    expect(told.said).toContain("Set TMPDIR");
  });

  test("is full", async ({ folder, skip }) => {
    lay(folder);
    using disk = smallDisk(skip, folder, "size=8k");
    spawnSync("sh", ["-c", "head -c 100000 /dev/zero > full"], { cwd: disk.place });
    const told = await withTemporary(argv, folder, disk.place);
    requireTold(told, disk.place);
    expect(told.said).toMatch(/the disk is full|No space left/);
  });

  test("is read-only", async ({ folder, skip }) => {
    lay(folder);
    using disk = smallDisk(skip, folder, "ro");
    requireTold(await withTemporary(argv, folder, disk.place), disk.place);
  });

  test(
    "is another user's",
    skipIf(process.getuid?.() === 0, "root may write everywhere: npm run as-user plays it as another user"),
    async ({ folder }) => {
      lay(folder);
      chmodSync(join(folder, "empty"), 0o555);
      requireTold(await withTemporary(argv, folder, join(folder, "empty")), join(folder, "empty"));
    },
  );
});
