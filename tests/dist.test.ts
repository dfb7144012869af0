/** Spawns what ships: the bundle in dist/, as a runner would. */
import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { readPairs } from "../src/rehearsal/runner/step.ts";
import { HANGS_MS } from "./real-time.ts";
import { bundle, play } from "./scenarios/play.ts";

const dist = join(bundle, "..");

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "deckhand-dist-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Runs a bundle with nothing in its environment but what is given. */
function spawnBundle(script: string, environment: Record<string, string>, args: readonly string[] = []) {
  const folder = temporaryFolder();
  const output = join(folder, "output");
  writeFileSync(output, "");
  const env = { GITHUB_OUTPUT: output, GITHUB_STATE: join(folder, "state"), ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    env,
    encoding: "utf8",
    timeout: HANGS_MS,
  });
  return { status, stdout, stderr, outputs: readPairs(readFileSync(output, "utf8")).pairs };
}

function eventFile(content: string): string {
  const path = join(temporaryFolder(), "event.json");
  writeFileSync(path, content);
  return path;
}

describe("the bundle", () => {
  test("fixes the failing test of the bundled story in a draft pull request whose tests pass", async () => {
    const { stage, rehearsal, problems } = await play({ story: "fix" });
    const [pullRequest] = rehearsal.pullRequests;
    const clone = temporaryFolder();
    const git = (...args: string[]) => execFileSync("git", ["-C", clone, ...args], { encoding: "utf8" });
    const runTests = () => spawnSync(process.execPath, ["--test"], { cwd: clone, env: {} }).status;
    git("clone", "--quiet", stage.repository.gitDir, ".");
    expect(runTests()).toBe(1);
    git("checkout", "--quiet", pullRequest?.head ?? "");
    expect(runTests()).toBe(0);
    expect(git("log", "-1", "--format=%s")).toBe("A slug may end in a hyphen (#1)\n");
    expect(git("log", "-1", "--format=%(trailers:key=Co-authored-by,valueonly)")).toContain("maria <");
    expect(git("rev-list", "--count", "origin/main..HEAD")).toBe("1\n");
    expect(problems).toEqual([]);
  });

  test("is at most 6 MB", () => {
    const sizes = readdirSync(dist)
      .filter((name) => name.endsWith(".js"))
      .map((name) => statSync(join(dist, name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6_000_000);
  });

  test("brings a tool host that is small and has nothing in it but our own code", () => {
    const host = join(dist, "tool-host", "index.js");
    expect(statSync(host).size).toBeLessThan(150_000);
    const imported = [...readFileSync(host, "utf8").matchAll(/(?:from |require\(|import\.meta\.url\)\()"([^"]+)"/g)];
    const names = imported.map((match) => match[1] ?? "").filter((name) => name !== "module");
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !name.startsWith("node:"))).toEqual([]);
  });

  test("says what it is when it is run by hand", () => {
    const { status, stdout } = spawnBundle(bundle, {});
    expect(status).toBe(1);
    expect(stdout).toContain("GITHUB_EVENT_NAME is not set");
    expect(stdout).toContain("rehearse");
  });
});

describe("on the command line", () => {
  test("--help and --version are answered on stdout, and end well", () => {
    const { version } = JSON.parse(readFileSync(join(dist, "..", "package.json"), "utf8"));
    expect(spawnBundle(bundle, {}, ["--version"])).toMatchObject({
      status: 0,
      stdout: `deckhand ${version}\n`,
      stderr: "",
    });
    for (const command of ["-v", "version"])
      expect(spawnBundle(bundle, {}, [command]).stdout).toBe(`deckhand ${version}\n`);
    const { status, stdout, stderr } = spawnBundle(bundle, {}, ["--help"]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    for (const command of ["-h", "help"]) expect(spawnBundle(bundle, {}, [command]).stdout).toBe(stdout);
    for (const word of ["rehearse", "doctor", "gc", "--help", "--version", "Exit code"]) expect(stdout).toContain(word);
  });

  test("a command that does not exist is refused", () => {
    const { status, stdout, stderr } = spawnBundle(bundle, {}, ["rehears"]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain('no command "rehears"');
  });
});

describe("an installation that cannot work", () => {
  const payload = join(import.meta.dirname, "payloads", "issue_comment.created.json");
  const event = { GITHUB_EVENT_NAME: "issue_comment", GITHUB_EVENT_PATH: payload };

  test("a Node that is too old is named before anything else is loaded", () => {
    const older = join(temporaryFolder(), "older.cjs");
    const versions = { ...process.versions, node: "20.20.2" };
    writeFileSync(older, `Object.defineProperty(process, "versions", { value: ${JSON.stringify(versions)} });`);
    const old = { NODE_OPTIONS: `--require=${older}` };
    const { status, stdout, outputs } = spawnBundle(bundle, { ...event, ...old });
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /^::error::Deckhand needs Node 24, and this is Node 20\.20\.2\. .*`runs\.using: node24`.*\n$/,
    );
    expect(outputs).toMatchObject({ outcome: "failed" });
    const { stderr } = spawnBundle(bundle, old, ["rehearse"]);
    expect(stderr).toContain("npm run rehearse");
  });

  /** A copy of the bundle without its prompts, in a folder with those of `prompts/` that are wanted. */
  function copyWith(isThere: ((name: string) => boolean) | undefined): string {
    const folder = temporaryFolder();
    cpSync(dist, join(folder, "dist"), { recursive: true });
    rmSync(join(folder, "dist", "prompts.json"));
    const prompts = join(dist, "..", "prompts");
    if (isThere) mkdirSync(join(folder, "prompts"));
    for (const name of isThere ? readdirSync(prompts).filter(isThere) : [])
      copyFileSync(join(prompts, name), join(folder, "prompts", name));
    return join(folder, "dist", "index.js");
  }

  test("a copy without prompts is named as such, also by a gate", () => {
    const copy = copyWith(undefined);
    const inputs = { "INPUT_GITHUB-TOKEN": "ghs_x", "INPUT_TRIGGER-PHRASE": "@agent" };
    for (const mode of ["auto", "gate"]) {
      const environment = { ...event, ...inputs, INPUT_MODE: mode };
      const { status, stdout, outputs } = spawnBundle(copy, environment);
      expect(status).toBe(1);
      expect(stdout).toContain("This copy of Deckhand is incomplete");
      expect(stdout).not.toContain("defect of Deckhand");
      expect(outputs).toMatchObject({ outcome: "failed" });
    }
    for (const command of ["--help", "rehearse"]) {
      const { status, stdout, stderr } = spawnBundle(copy, {}, [command]);
      expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
      expect(stderr).toMatch(
        /^This copy of Deckhand is incomplete: it has no file dist\/prompts\.json\.\sCopy action\.yml, .*\.\n$/,
      );
    }
  });

  test.for([
    ["an empty prompts/", () => false],
    ["prompts/ without its folders", (name: string) => name.endsWith(".md")],
  ] as const)("so is a copy with %s", ([, isThere]) => {
    const environment = { ...event, "INPUT_GITHUB-TOKEN": "ghs_x", "INPUT_TRIGGER-PHRASE": "@agent" };
    const { status, stdout } = spawnBundle(copyWith(isThere), environment);
    expect(status).toBe(1);
    expect(stdout).toMatch(/This copy of Deckhand is incomplete: it has no folder prompts\/hooks\. /);
    expect(stdout).not.toContain("defect of Deckhand");
  });

  test("a copy without package.json is named as such", () => {
    const folder = temporaryFolder();
    cpSync(dist, join(folder, "dist"), { recursive: true });
    const { status, stderr } = spawnBundle(join(folder, "dist", "index.js"), {}, ["--version"]);
    expect(status).toBe(1);
    expect(stderr).toContain("This copy of Deckhand is incomplete: it has no file");
  });

  test("action.yml, package.json and dist/ are a whole copy, with the prompts as they are in prompts/", () => {
    const folder = temporaryFolder();
    cpSync(dist, join(folder, "dist"), { recursive: true });
    copyFileSync(join(dist, "..", "package.json"), join(folder, "package.json"));
    const { status, stdout } = spawnBundle(join(folder, "dist", "index.js"), {}, ["--help"]);
    expect({ status, stdout }).toEqual({ status: 0, stdout: spawnBundle(bundle, {}, ["--help"]).stdout });
    const prompts = join(dist, "..", "prompts");
    const files = readdirSync(prompts, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
    expect(JSON.parse(readFileSync(join(dist, "prompts.json"), "utf8"))).toEqual(
      Object.fromEntries(files.map((name) => [name.replace(/\.md$/, ""), readFileSync(join(prompts, name), "utf8")])),
    );
  });
});

describe("a webhook that is not for us", () => {
  // Alone in its folder, the entry has nothing else that it could load.
  test("ends before anything but the entry is loaded", () => {
    const folder = temporaryFolder();
    copyFileSync(bundle, join(folder, "index.js"));
    copyFileSync(join(dist, "package.json"), join(folder, "package.json"));
    const payload = join(import.meta.dirname, "payloads", "issue_comment.created.json");
    const event = { GITHUB_EVENT_NAME: "issue_comment", GITHUB_EVENT_PATH: payload };
    const environment = { ...event, "INPUT_TRIGGER-PHRASE": "@nobody" };
    const { status, stdout, stderr, outputs } = spawnBundle(join(folder, "index.js"), environment);
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: "", stderr: "" });
    expect(outputs).toMatchObject({ outcome: "skipped", reason: "the comment does not mention @nobody" });
  });
});

const broken: readonly [string, Record<string, string>, string][] = [
  ["no event file", { GITHUB_EVENT_NAME: "issue_comment", GITHUB_EVENT_PATH: "/nowhere/event.json" }, "cannot be read"],
  ["no event path", { GITHUB_EVENT_NAME: "issue_comment" }, "GITHUB_EVENT_PATH is not set"],
  ["an event that is no JSON", { GITHUB_EVENT_NAME: "issue_comment", GITHUB_EVENT_PATH: "{" }, "is not JSON"],
  [
    "an event of another shape",
    { GITHUB_EVENT_NAME: "issue_comment", GITHUB_EVENT_PATH: '{"action":"created","comment":{"body":"@agent"}}' },
    "The payload of the event issue_comment is not what GitHub sends for it",
  ],
];

describe("a job that is set up wrongly", () => {
  test.for(broken)("%s: one line says what and what to do", ([, environment, what]) => {
    const content = environment.GITHUB_EVENT_PATH;
    const isContent = content !== undefined && !content.startsWith("/");
    const path = isContent ? { GITHUB_EVENT_PATH: eventFile(content) } : {};
    const { status, stdout, outputs } = spawnBundle(bundle, { ...environment, ...path });
    const annotations = stdout.split("\n").filter((line) => line.startsWith("::error"));
    expect(annotations).toHaveLength(1);
    expect(annotations[0]).toContain(what);
    expect(outputs).toMatchObject({ outcome: "failed" });
    expect(outputs.reason).toContain(what);
    expect(status).toBe(1);
  });
});
