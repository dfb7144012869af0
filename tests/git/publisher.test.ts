import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openPublisher, seedEarly } from "../../src/git/publisher.ts";
import { addToMain, branch, type Desk, openDesk, snapshot, tip } from "./desk.ts";

const files = { "a.txt": "one\n", "dos.txt": "one\r\ntwo\r\n", "latin.txt": "x\n" };

test.concurrent("the commit is the bot's, on top of the base, and leads back to it", async () => {
  await using desk = await openDesk();
  desk.write("a.txt", "a\n");
  const { commit } = await desk.publish();
  const shown = await desk.story.git(
    "--git-dir",
    desk.story.gitDir,
    "show",
    "-s",
    "--format=%P|%an|%ae|%cn|%ct|%B",
    branch,
  );
  expect(shown.trim()).toBe(
    `${desk.base}|github-actions[bot]|41898282+github-actions[bot]@users.noreply.github.com|github-actions[bot]|` +
      `${Date.parse("2026-11-21T10:00:00Z") / 1000}|Change (#1)`,
  );
  expect(tip(desk.story, branch)).toBe(commit);
});

test.concurrent("a branch that exists is refused and left alone; another name is taken", async () => {
  await using desk = await openDesk();
  await desk.story.git("--git-dir", desk.story.gitDir, "branch", "agent/taken", "deckhand/issue-1");
  desk.write("a.txt", "a\n");
  const commit = await desk.publisher.commit(await desk.publisher.capture(), "Change\n");
  const before = tip(desk.story, "agent/taken");
  await expect(desk.publisher.push(commit, "agent/taken")).rejects.toMatchObject({
    code: "git",
    message: expect.stringMatching(/^GitHub refused the push\. git push: ! .*stale info/),
    hint: expect.stringContaining("delete the branch"),
  });
  expect(tip(desk.story, "agent/taken")).toBe(before);
  await desk.publisher.push(commit, "agent/issue-2");
  expect(tip(desk.story, "agent/issue-2")).toBe(commit);
});

test.concurrent("a push that would only move a branch forward is refused too", async () => {
  await using desk = await openDesk();
  desk.write("a.txt", "a\n");
  const commit = await desk.publisher.commit(await desk.publisher.capture(), "Change\n");
  await desk.story.git("--git-dir", desk.story.gitDir, "branch", "agent/behind", "main");
  await expect(desk.publisher.push(commit, "agent/behind")).rejects.toMatchObject({ code: "git" });
  expect(tip(desk.story, "agent/behind")).toBe(desk.base);
  await desk.publisher.push(commit, "agent/behind", desk.base);
  expect(tip(desk.story, "agent/behind")).toBe(commit);
});

test.concurrent.for([
  [
    "may only read",
    "reader-token",
    /^GitHub refused the push\. git push: (?:remote: Permission|fatal: .*403)/,
    /contents: write/,
  ],
  ["F28 is unknown", "a-stolen-token", /^GitHub refused the push\. git push: (?:remote|fatal): /, /github-token/],
] as const)("a token that %s is refused with the remedy, and is in no message", async ([, token, message, hint]) => {
  await using desk = await openDesk({ token });
  desk.write("a.txt", "a\n");
  const fault = await desk.publish().catch((error: unknown) => error);
  expect(fault).toMatchObject({
    code: "git",
    message: expect.stringMatching(message),
    hint: expect.stringMatching(hint),
  });
  const { cause } = fault as Error; // it has been matched above
  const said = `${fault} ${cause}`;
  for (const secret of secretForms(token)) expect(said).not.toContain(secret);
  expect(tip(desk.story, branch)).toBe("");
});

test.concurrent("F27 a workflow is refused with the remedy; a file beside it is not", async () => {
  await using desk = await openDesk();
  desk.write(".github/workflows/ci.yml", "on: push\n");
  await expect(desk.publish()).rejects.toMatchObject({ code: "git", hint: expect.stringContaining("`workflows`") });
  rmSync(join(desk.workspace, ".github/workflows"), { recursive: true });
  desk.write(".github/dependabot.yml", "version: 2\n");
  expect((await desk.publish()).entries).toEqual(["A 100644 .github/dependabot.yml"]);
});

test.concurrent("the name of a branch does not choose the remedy", async () => {
  await using desk = await openDesk({ token: "reader-token" });
  desk.write("a.txt", "a\n");
  const commit = await desk.publisher.commit(await desk.publisher.capture(), "Change\n");
  await expect(desk.publisher.push(commit, "agent/issue-401-workflow-stale-info")).rejects.toMatchObject({
    hint: expect.stringContaining("contents: write"),
  });
});

test.concurrent("an outage says so", async () => {
  await using desk = await openDesk();
  desk.write("a.txt", "a\n");
  desk.story.github.failNext({ method: "GET", path: /git-receive-pack/ }, { status: 503 });
  await expect(desk.publish()).rejects.toMatchObject({ code: "git", hint: expect.stringContaining("run it again") });
});

test.concurrent("the patch makes the same tree of a clean clone, whatever the bytes", async () => {
  await using desk = await openDesk({ files });
  desk.write("a.txt", "one\n```\n</details>\n");
  desk.write("dos.txt", "one\r\nzwei\r\n");
  desk.write("latin.txt", Buffer.from("caf\xe9\nFrom here\n-- \n", "latin1"));
  desk.write("logo.bin", Buffer.from([0, 255, 254, 0, 10, 13]));
  desk.write("odd\tna\nme", "x");
  rmSync(join(desk.workspace, "README.md"));
  const { publisher, story } = desk;
  const commit = await publisher.commit(await publisher.capture(), "Subject (#1)\n\nAgent-Run: x\n");
  await publisher.writePatch(commit, join(story.folder, "work.patch"));
  await story.git("clone", "-q", story.gitDir, "clean");
  await story.git("-C", "clean", "apply", "--index", "-p1", join(story.folder, "work.patch"));
  const inClean = await story.git("-C", "clean", "write-tree");
  const ours = await story.git("--git-dir", join(desk.folder, "publisher.git"), "log", "-1", "--format=%T", commit);
  expect(inClean.trim()).toBe(ours.trim());
  expect(await story.git("-C", "clean", "diff")).toBe("");
});

test.concurrent("what was seeded early is the base where the work starts there, and is seeded again elsewhere", async () => {
  await using desk = await openDesk();
  const { story, workspace, agent } = desk;
  const folder = join(story.folder, "early");
  mkdirSync(folder);
  const place = { folder, workspace, environment: { PATH: process.env.PATH ?? "" } };
  const seeded = () => readFileSync(join(folder, "publisher.git", "refs", "base"), "utf8").trim();
  await seedEarly({ ...place, workspace: join(workspace, "nowhere") }); // which is told later
  await seedEarly(place);
  expect(seeded()).toBe(desk.base);
  await agent("-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "--allow-empty", "-qm", "elsewhere");
  const base = (await agent("rev-parse", "HEAD")).trim();
  const remote = { remoteUrl: story.remote(), token: "bot-token", now: () => new Date() };
  const publisher = await openPublisher({ ...place, ...remote, base });
  expect(seeded()).toBe(base);
  writeFileSync(join(workspace, "new.txt"), "new\n");
  expect((await publisher.capture()).files.map(({ path }) => path)).toEqual(["new.txt"]);
});

test.concurrent("the workspace and its .git are the same bytes afterwards", async () => {
  await using desk = await openDesk({ files });
  desk.write("a.txt", "changed\n");
  await desk.agent("add", "a.txt");
  desk.write("b.txt", "new\n");
  const before = snapshot(desk.workspace);
  const { commit } = await desk.publish();
  await desk.publisher.writePatch(commit, join(desk.folder, "work.patch"));
  expect(snapshot(desk.workspace)).toEqual(before);
});

test.concurrent("what the checkout ignores by itself stays unpublished, though the agent empties the list", async () => {
  const exclude = join(".git", "info", "exclude");
  await using desk = await openDesk({
    before: (workspace) => writeFileSync(join(workspace, exclude), "credentials.json\n"),
  });
  desk.write("credentials.json", "{}\n");
  desk.write("b.txt", "new\n");
  writeFileSync(join(desk.workspace, exclude), "b.txt\n");
  expect((await desk.publish()).entries).toEqual(["A 100644 b.txt"]);
});

test.concurrent("F25 the base stays the base when main moves on", async () => {
  await using desk = await openDesk();
  addToMain(desk.story, "moved on", []);
  await desk.agent("pull", "-q");
  desk.write("b.txt", "new\n");
  const { entries } = await desk.publish();
  expect(entries).toEqual(["A 100644 b.txt"]);
});

/** The token in the forms that travel. */
function secretForms(token: string): string[] {
  return [token, Buffer.from(`x-access-token:${token}`).toString("base64"), Buffer.from(token).toString("base64")];
}

const token = "bot-token";

/** Has git itself note the arguments of every call, also of its helpers, and what configuration comes by the environment. */
function spyOnGit(folder: string): Readonly<Record<string, string>> {
  mkdirSync(folder);
  const variables = [0, 1, 2, 3].map((index) => `GIT_CONFIG_VALUE_${index}`);
  const GIT_TRACE2_ENV_VARS = [...variables, "GIT_CONFIG_PARAMETERS", "GIT_ASKPASS", "PATH", "HOME"].join();
  return { GIT_TRACE2_EVENT: join(folder, "trace"), GIT_TRACE2_ENV_VARS };
}

async function openSpiedDesk(): Promise<Desk & { spied: (event: "start" | "def_param") => string }> {
  let folder = "";
  const environment: Record<string, string> = {};
  const desk = await openDesk({
    environment,
    token,
    before: (workspace) => {
      folder = join(workspace, "..", "spy");
      Object.assign(environment, spyOnGit(folder));
    },
  });
  const spied = (event: string) => {
    const lines = readFileSync(join(folder, "trace"), "utf8").split("\n");
    return lines.filter((line) => line.startsWith(`{"event":"${event}"`)).join("\n");
  };
  return { ...desk, spied };
}

test.concurrent("the token is in no argument, in no file and in no other call than the push", async () => {
  await using desk = await openSpiedDesk();
  desk.write("a.txt", "a\n");
  const commit = await desk.publisher.commit(await desk.publisher.capture(), "Change\n");
  await desk.publisher.writePatch(commit, join(desk.folder, "work.patch"));
  for (const secret of secretForms(token)) expect(desk.spied("def_param")).not.toContain(secret);
  await desk.publisher.push(commit, branch);
  const argv = desk.spied("start");
  expect(argv).toContain('"push","--quiet"');
  expect(desk.spied("def_param")).toContain('"GIT_CONFIG_VALUE_1","value":"AUTHORIZATION: basic ');
  for (const secret of secretForms(token)) {
    expect(argv).not.toContain(secret);
    for (const path of filesUnder(desk.story.folder, ["spy"]))
      expect(readFileSync(path, "latin1")).not.toContain(secret);
  }
});

test.concurrent("while it pushes, no command line of the machine shows the token", async () => {
  await using desk = await openDesk({ token });
  desk.write("noise.bin", Buffer.from(Array.from({ length: 500_000 }, (_, index) => (index * index) % 251)));
  const seen = new Set<string>();
  const timer = setInterval(() => {
    for (const line of commandLines()) seen.add(line);
  }, 2);
  await desk.publish();
  clearInterval(timer);
  const all = [...seen].join("\n");
  expect(all).toContain("push\0--quiet");
  for (const secret of secretForms(token)) expect(all).not.toContain(secret);
});

function commandLines(): string[] {
  const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return processes.flatMap((id) => {
    try {
      return [readFileSync(`/proc/${id}/cmdline`, "utf8")];
    } catch {
      return []; // it has ended
    }
  });
}

function filesUnder(folder: string, except: readonly string[]): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !except.some((name) => path.startsWith(join(folder, name))));
}

test.for(["index", "info/exclude"])("a pipe at .git/%s, which an earlier step left, is refused", async (path) => {
  const before = (workspace: string) => {
    rmSync(join(workspace, ".git", path), { force: true });
    execFileSync("mkfifo", [join(workspace, ".git", path)]);
  };
  await expect(openDesk({ before })).rejects.toMatchObject({
    code: "config",
    message: expect.stringContaining("cannot be read"),
    hint: expect.stringContaining("in a step before this one"),
  });
});

test("excludes that are a link are what they lead to", async () => {
  const before = (workspace: string) => {
    const excludes = join(workspace, ".git/info/exclude");
    writeFileSync(join(workspace, ".git/own-excludes"), "*.log\n");
    rmSync(excludes, { force: true });
    symlinkSync("../own-excludes", excludes);
  };
  await using desk = await openDesk({ before });
  desk.write("a.log", "x\n");
  desk.write("a.txt", "x\n");
  expect((await desk.publish()).entries).toEqual(["A 100644 a.txt"]);
});
