import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { call, say } from "../../src/rehearsal/model/script.ts";
import { openStage, type Stage, type StageOptions } from "../../src/rehearsal/stage.ts";
import { bundledRepository } from "../scenarios/play.ts";

const bundle = join(import.meta.dirname, "fixtures/stand-in/dist/index.mjs");

const stages: Stage[] = [];
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(stages.splice(0).map((stage) => stage.close()));
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
});

async function open(options: Partial<StageOptions> = {}): Promise<Stage> {
  const stage = await openStage({ bundle, ...options });
  stages.push(stage);
  return stage;
}

async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), name));
  folders.push(folder);
  return folder;
}

/** Somebody's repository, with one file that is not committed. */
async function someRepository(): Promise<string> {
  const folder = await temporaryFolder("some repository-");
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", folder, "-c", "user.name=me", "-c", "user.email=m@e", ...args]);
  git("init", "--quiet", "--initial-branch=trunk");
  await writeFile(join(folder, "hello.txt"), "hello\n");
  git("add", ".");
  git("commit", "--quiet", "-m", "Say hello");
  await writeFile(join(folder, "secret.txt"), "not committed\n");
  return folder;
}

describe("the stage", () => {
  test("plays the fix: the tests fail, then pass, and a pull request is left", async () => {
    const steps: string[] = [];
    const stage = await open({ onStep: (step) => steps.push(step) });
    const rehearsal = await stage.play();
    expect(rehearsal.runner).toMatchObject({ exitCode: 0, postExitCode: 0, errors: [] });
    expect(rehearsal.outputs).toEqual({ outcome: "changed", greeting: "Hello" });
    expect(rehearsal.comments.map(({ author }) => author)).toEqual(["maria", "github-actions[bot]"]);
    expect(rehearsal.reactions).toEqual([{ comment: 5001, author: "github-actions[bot]", content: "eyes" }]);
    expect(rehearsal.pullRequests).toMatchObject([{ number: 2, draft: true, head: "agent/1", base: "main" }]);
    expect(rehearsal.branches).toEqual(["agent/1"]);
    expect(rehearsal.diff).toContain(`+    .replaceAll(/^-|-$/g, "");`);
    expect(rehearsal).toMatchObject({ isScripted: true, modelRequests: 5, problems: [] });
    expect(rehearsal.timings.firstRequestMs).toBeGreaterThan(0);
    expect(steps).toContain("terminal node --test");
    const results = stage.model?.requests.at(-1)?.body.messages.filter(({ role }) => role === "tool") ?? [];
    expect(results[0]?.content).toContain("[exit code 1]");
    expect(results.at(-1)?.content).toContain("[exit code 0]");
  });

  test("plays the question: an answer and no change", async () => {
    const stage = await open({ story: "question" });
    const rehearsal = await stage.play();
    expect(rehearsal).toMatchObject({ outputs: { outcome: "answered" }, branches: [], pullRequests: [], diff: "" });
    expect(rehearsal.comments.at(-1)?.body).toContain("creme-brulee");
  });

  test("plays another script, asked by somebody else, twice on one issue", async () => {
    const stage = await open({ script: [call("finish", { message: "one" }), call("finish", { message: "two" })] });
    await stage.play({ author: "octavia", title: "Numbers", body: "@agent count" });
    const rehearsal = await stage.play({ issue: 1, body: "@agent go on" });
    expect(rehearsal.issue).toMatchObject({ number: 1, title: "Numbers" });
    expect(rehearsal.comments.map(({ author, body }) => `${author}: ${body}`)).toEqual([
      "octavia: @agent count",
      "github-actions[bot]: one",
      "maria: @agent go on",
      "github-actions[bot]: two",
    ]);
    expect(rehearsal.modelRequests).toBe(1);
  });

  test("tells of a script that is too short, and of an action that fails", async () => {
    const stage = await open({ script: [say("and then?")].slice(1) });
    const rehearsal = await stage.play();
    expect(rehearsal.runner.exitCode).toBe(1);
    expect(rehearsal.problems).toEqual([expect.stringContaining("The script is over")]);
  });

  test.for([
    ["cloned", async () => ({})],
    ["copied from one that was made before", async () => ({ made: await bundledRepository() })],
  ] as const)(
    "checks out as actions/checkout does, %s: the branch, one commit deep, no credentials",
    async ([, how]) => {
      const stage = await open({ keep: true, story: "question", ...(await how()) });
      folders.push(stage.folder);
      const { folder } = await stage.play();
      const workspace = join(stage.folder, "run-1/slugify");
      const git = (...args: string[]) => execFileSync("git", ["-C", workspace, ...args], { encoding: "utf8" }).trim();
      expect(git("branch", "--show-current")).toBe("main");
      expect(git("rev-list", "--count", "HEAD")).toBe("1");
      expect(git("remote", "get-url", "origin")).toBe(`${stage.github.serverUrl}/acme/slugify`);
      expect(git("status", "--porcelain")).toBe("");
      expect(git("ls-files").split("\n")).toContain("src/slugify.js");
      expect(await readFile(join(workspace, ".git/config"), "utf8")).not.toMatch(/extraheader|ghs_/i);
      expect(folder).toBe(stage.folder);
    },
  );

  test("checks out what is on the branch by then, not what was made before", async () => {
    const stage = await open({ keep: true, story: "question", made: await bundledRepository() });
    folders.push(stage.folder);
    const git = (folder: string, ...args: string[]) =>
      execFileSync("git", ["-C", folder, "-c", "user.name=me", "-c", "user.email=m@e", ...args])
        .toString()
        .trim();
    const later = git(stage.repository.gitDir, "commit-tree", "main^{tree}", "-p", "main", "-m", "Later");
    git(stage.repository.gitDir, "update-ref", "refs/heads/main", later);
    await stage.play();
    expect(git(join(stage.folder, "run-1/slugify"), "rev-parse", "HEAD")).toBe(later);
  });

  test("puts back what was on it, as often as it is asked to", async () => {
    const stage = await open({ script: ["One.", "Two."].map((message) => call("finish", { message })) });
    const { github, model, repository } = stage;
    const { issue } = await stage.play();
    const refs = () => execFileSync("git", ["--git-dir", repository.gitDir, "for-each-ref"], { encoding: "utf8" });
    const shown = () => JSON.stringify([...github.state.comments.values(), ...github.state.issues.values(), refs()]);
    const [before, exchanges] = [shown(), github.exchanges.length];
    const putBack = stage.save();
    for (const title of ["Tides", "Ebbs"]) {
      github.comment({ issue: issue.number, author: "maria", body: "More." });
      Object.assign(github.state.issues.get(1) ?? {}, { title });
      github.state.records.labels.set(1, ["bug"]);
      execFileSync("git", ["--git-dir", repository.gitDir, "branch", "tides", "main"]);
      const { number } = github.openPullRequest({ author: "maria", title, body: "", head: "tides" });
      const second = await stage.play({ issue: 1 });
      expect([number, second.runner.exitCode]).toEqual([2, 0]);
      github.failNext({ method: "POST", path: /./ }, { status: 500 });
      putBack();
      expect([shown(), github.exchanges.length, model?.requests.length]).toEqual([before, exchanges, 1]);
      expect([github.state.pulls.size, github.state.records.labelsOf(1)]).toEqual([0, []]);
    }
    const last = await stage.play({ issue: 1 });
    expect([last.runner.exitCode, last.problems]).toEqual([0, []]);
    expect(model?.requests).toHaveLength(2);
  });

  test("lends somebody's repository: what is committed is played, and nothing of it is touched", async () => {
    const repository = await someRepository();
    const before = await readdir(join(repository, ".git"));
    const stage = await open({ repository, story: "tour" });
    const rehearsal = await stage.play();
    expect(rehearsal.notes).toEqual([expect.stringContaining("1 uncommitted change is left out")]);
    expect(rehearsal.repository).toMatch(/^rehearsal\/some-repository-/);
    const results = stage.model?.requests.at(-1)?.body.messages.filter(({ role }) => role === "tool") ?? [];
    expect(results[0]?.content).toContain("Say hello");
    expect(results[1]?.content).toContain("hello.txt");
    expect(results[1]?.content).not.toContain("secret.txt");
    expect(await readdir(join(repository, ".git"))).toEqual(before);
  });

  test("has other repositories beside the first, with what the token of the job may do there", async () => {
    const files = { "lib.js": "export {};\n" };
    const others = [
      { name: "acme/lib", files, visibility: "private", access: "write" },
      { name: "acme/closed", files, visibility: "private" },
    ] as const;
    const stage = await open({ story: "question", others, secrets: { githubToken: "ghs_test", apiKey: "sk-test" } });
    const ask = async (method: string, path: string, body?: object) => {
      const headers = { authorization: "token ghs_test" };
      const url = `${stage.github.apiUrl}/repos/acme/${path}`;
      return (await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) })).status;
    };
    expect(await ask("GET", "lib/contents/lib.js")).toBe(200);
    expect(await ask("POST", "lib/issues", { title: "Too small" })).toBe(201);
    expect(stage.github.repository("acme/lib").state.issues.get(1)).toMatchObject({ title: "Too small" });
    expect(await ask("GET", "closed/contents/lib.js")).toBe(404);
    expect(await ask("GET", "slugify/contents/lib.js")).toBe(404);
    expect(stage.github.state.issues.size).toBe(0);
  });

  test("refuses a folder that is no repository, and leaves nothing behind", async () => {
    const [empty, temporary] = [await temporaryFolder("empty-"), await temporaryFolder("temporary-")];
    const { TMPDIR } = process.env;
    process.env.TMPDIR = temporary;
    try {
      await expect(open({ repository: empty })).rejects.toMatchObject({ name: "Fault", code: "config" });
      await expect(open({ repository: join(empty, "missing") })).rejects.toMatchObject({ code: "config" });
      expect(await readdir(temporary)).toEqual([]);
      const stage = await open();
      expect(existsSync(stage.folder)).toBe(true);
      await stage.close();
      expect(await readdir(temporary)).toEqual([]);
    } finally {
      if (TMPDIR === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = TMPDIR;
    }
  });

  test("masks the keys in the log of the action", async () => {
    const leak = join(await temporaryFolder("leak-"), "index.mjs");
    await writeFile(leak, `console.log("key", process.env["INPUT_API-KEY"])`);
    const stage = await open({ bundle: leak, model: { apiKey: "sk-real", model: "gpt" } });
    const rehearsal = await stage.play();
    expect(rehearsal).toMatchObject({ isScripted: false, model: "gpt" });
    expect(rehearsal).not.toHaveProperty("modelRequests");
    expect(rehearsal.runner.log[0]).toEqual({ kind: "text", text: "key ***" });
  });
});
