import { once } from "node:events";
import { chmodSync, chownSync, existsSync, renameSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { toolEnvironment } from "../../../src/core/workspace/environment.ts";
import { gitFault } from "../../../src/core/workspace/git/settings.ts";
import { git, makeBareRepository, treeOf, writeObject } from "../../../src/core/workspace/git.ts";
import { checkoutState } from "../../../src/run/start/checkout.ts";
import { httpRemote } from "./http-remote.ts";
import { author, failure, runGit, test } from "./repository.ts";

describe("running git", () => {
  test("output comes back untrimmed, with NUL separators", async ({ repo }) => {
    writeFileSync(join(repo, "new\nline é"), "x");
    expect(await git({ folder: repo }).raw(["ls-files", "-z", "--others", "--cached"])).toBe(
      "new\nline é\0a.txt\0b.txt\0",
    );
  });

  test("input goes to stdin, and an empty one ends it", async ({ repo }) => {
    const here = git({ folder: repo });
    expect(await here.raw(["hash-object", "--stdin"], "hello\n")).toBe("ce013625030ba8dba906f756967f9e9ca394464a\n");
    expect(await here.raw(["mktree"], "")).toBe("4b825dc642cb6eb9a060e54bf8d69288fbee4904\n");
    expect(await here.raw(["mktree"])).toBe("4b825dc642cb6eb9a060e54bf8d69288fbee4904\n");
  });

  test("objects that are written without a process are those that git writes", async ({ repo }) => {
    const gitDir = join(repo, "made.git");
    makeBareRepository(gitDir);
    const inMade = git({ folder: repo, gitDir });
    const bytes = Buffer.from([0, 255, 10, 13]);
    const blob = writeObject(gitDir, "blob", bytes);
    expect(writeObject(gitDir, "blob", bytes)).toBe(blob);
    expect(await inMade.bytes(["cat-file", "blob", blob])).toEqual(bytes);
    const inside = writeObject(gitDir, "tree", treeOf([["é", "100644", blob]]));
    // As text, the folder `a` would be before `a.txt`; git compares `a/`.
    const names = ["a", "a.txt", "a-b", "B"] as const;
    const rows = names.map((name) =>
      name === "a" ? ([name, "40000", inside] as const) : ([name, "100644", blob] as const),
    );
    const tree = writeObject(gitDir, "tree", treeOf(rows));
    const listed = rows.map(
      ([name, mode, id]) => `${mode.padStart(6, "0")} ${mode === "40000" ? "tree" : "blob"} ${id}\t${name}\n`,
    );
    expect(await inMade.raw(["mktree"], listed.join(""))).toBe(`${tree}\n`);
    const head = `tree ${tree}\nauthor a <a@b.c> 1 +0000\ncommitter a <a@b.c> 1 +0000\n\nOnce\n`;
    const commit = writeObject(gitDir, "commit", head);
    expect(await inMade.raw(["fsck", "--strict", "--no-dangling", commit])).toBe("");
    expect(await inMade.raw(["ls-tree", "-r", "--name-only", "-z", commit])).toBe("B\0a-b\0a.txt\0a/é\0");
  });

  test("the end of a long output is not lost", async ({ repo }) => {
    writeFileSync(join(repo, "long"), `${"x".repeat(20_000_000)}end`);
    const here = git({ folder: repo });
    const id = (await here.raw(["hash-object", "-w", "long"])).trim();
    const blob = await here.raw(["cat-file", "blob", id]);
    expect(blob).toHaveLength(20_000_003);
    expect(blob.endsWith("end")).toBe(true);
  });

  test("bytes are refused where there are more than were asked for, and come whole where there are not", async ({
    repo,
  }) => {
    writeFileSync(join(repo, "long"), "x".repeat(2_000_000));
    const here = git({ folder: repo });
    const blob = ["cat-file", "blob", (await here.raw(["hash-object", "-w", "long"])).trim()];
    await expect(here.bytes(blob, "", 1_999_999)).rejects.toMatchObject({ code: "git" });
    expect(await here.bytes(blob, "", 2_000_000)).toHaveLength(2_000_000);
  });

  test("a git directory and an index kept elsewhere serve a plain folder", async ({ folder, repo }) => {
    const gitDir = join(folder, "elsewhere.git");
    renameSync(join(repo, ".git"), gitDir);
    writeFileSync(join(repo, "c.txt"), "three\n");
    const here = git({ folder: repo, gitDir, environment: { GIT_INDEX_FILE: join(folder, "index") } });
    await here.raw(["read-tree", "HEAD"]);
    await here.raw(["update-index", "--add", "c.txt"]);
    const tree = (await here.raw(["write-tree"])).trim();
    expect(await here.raw(["ls-tree", "--name-only", "-z", tree])).toBe("a.txt\0b.txt\0c.txt\0");
    expect(await git({ folder: repo, gitDir }).raw(["diff", "--cached", "--name-only"])).toBe("");
    expect(existsSync(join(repo, ".git"))).toBe(false);
  });

  test("configuration of the machine and of the process is not seen", async ({ repo, folder }) => {
    writeFileSync(join(folder, ".gitconfig"), "[user]\n\tname = Somebody\n");
    const here = git({ folder: repo, environment: { HOME: folder } });
    expect((await failure(here.raw(["config", "--get", "user.name"]))).code).toBe("git");
  });

  test("the environment of tools serves git too", async ({ repo }) => {
    const here = git({ folder: repo, environment: toolEnvironment(process.env) });
    expect(await here.raw(["rev-parse", "--abbrev-ref", "HEAD"])).toBe("main\n");
  });

  test("configuration for one call comes through the environment", async ({ repo }) => {
    const environment = { GIT_CONFIG_COUNT: "1", GIT_CONFIG_KEY_0: "user.name", GIT_CONFIG_VALUE_0: "Only now" };
    expect(await git({ folder: repo, environment }).raw(["config", "--get", "user.name"])).toBe("Only now\n");
  });

  test("hooks and the file system monitor of a repository do not run", async ({ repo, folder }) => {
    const canary = join(folder, "canary");
    const script = join(repo, ".git/hooks/post-index-change");
    writeFileSync(script, `#!/bin/sh\ntouch ${canary}\nexit 1\n`);
    chmodSync(script, 0o755);
    const here = git({ folder: repo, environment: author });
    await here.raw(["config", "core.fsmonitor", script]);
    await here.raw(["read-tree", "HEAD"]);
    await checkoutState(here);
    expect(existsSync(canary)).toBe(false);
  });

  test("a checkout that belongs to another user is read", async ({ repo, skip }) => {
    skip(process.getuid?.() !== 0, "only root can give a folder to another user");
    chownSync(repo, 1234, 1234);
    chownSync(join(repo, ".git"), 1234, 1234);
    expect((await checkoutState(git({ folder: repo }))).branch).toBe("main");
  });
});

describe("failures", () => {
  test("a failure names the command and git's first meaningful line", async ({ repo }) => {
    const fault = await failure(git({ folder: repo }).raw(["rev-parse", "--verify", "nothing-here"]));
    expect(fault).toMatchObject({ code: "git", message: "git rev-parse: fatal: Needed a single revision" });
  });

  test("an exit code other than 0 is a failure even when git says nothing", async ({ repo }) => {
    const here = git({ folder: repo });
    expect(await here.raw(["diff-index", "--cached", "--quiet", "HEAD"])).toBe("");
    writeFileSync(join(repo, "a.txt"), "changed\n");
    await here.raw(["update-index", "a.txt"]);
    expect((await failure(here.raw(["diff-index", "--cached", "--quiet", "HEAD"]))).message).toBe(
      "git diff-index: it failed without a message.",
    );
  });

  test("a missing folder is a git fault", async ({ folder }) => {
    expect((await failure(git({ folder: join(folder, "no") }).raw(["rev-parse"]))).code).toBe("git");
  });

  test("what PATH names is not run: git is a program of the system", async ({ repo, folder }) => {
    writeFileSync(join(folder, "git"), "#!/bin/sh\necho sang\n");
    chmodSync(join(folder, "git"), 0o755);
    for (const PATH of [folder, "", ".", `:${folder}`]) {
      const here = git({ folder: repo, environment: { PATH } });
      expect(await here.raw(["rev-parse", "--abbrev-ref", "HEAD"])).toBe("main\n");
    }
  });

  test("an abort ends a fetch that hangs, with the reason of the signal", async ({ repo }) => {
    const silent = createServer();
    await once(silent.listen(0, "127.0.0.1"), "listening");
    const controller = new AbortController();
    const here = git({ folder: repo, signal: controller.signal });
    const { port } = silent.address() as AddressInfo; // it listens on a port
    const outcome = here.raw(["fetch", `http://127.0.0.1:${port}/x.git`]).catch((error: unknown) => error);
    const [connection] = await once(silent, "connection");
    controller.abort("stop");
    expect(await outcome).toBe("stop");
    await expect(here.raw(["rev-parse"])).rejects.toBe("stop");
    connection.destroy();
    silent.close();
  });

  test.for([
    "fatal: unable to access 'https://x-access-token:ghs_SECRETSECRET@github.com/o/r.git/': refused",
    "fatal: bad header Authorization: Basic c2VjcmV0U0VDUkVU",
    "fatal: http.extraheader=AUTHORIZATION: bearer ghs_SECRETSECRET",
    "fatal: https://ghs_SECRETSECRET@github.com/o/r: not found",
  ])("no credential is repeated from: %s", (printed) => {
    const fault = gitFault(["fetch"], new Error(printed));
    expect(`${fault.message} ${String(fault.cause)}`).not.toMatch(/SECRET|c2Vjc/);
    expect(fault.message).toMatch(/^git fetch: fatal: .*\*\*\*/);
  });

  test("an address without a credential is repeated", () => {
    const printed = "fatal: unable to access 'https://github.com/o/r.git/': mail bob@example.com";
    expect(gitFault(["fetch"], new Error(printed)).message).toBe(`git fetch: ${printed}`);
  });
});

describe("an http remote", () => {
  const header = "Basic dG9rZW46U0VDUkVU";
  const withToken = (url: string) => ({
    ...author,
    GIT_CONFIG_COUNT: "1",
    GIT_CONFIG_KEY_0: `http.${url}.extraheader`,
    GIT_CONFIG_VALUE_0: `Authorization: ${header}`,
  });

  test("fetch and push authenticate by a header that no command line shows", async ({ folder, repo }) => {
    const remote = await httpRemote(folder, header);
    try {
      const here = git({ folder: repo, environment: withToken(remote.url) });
      await here.raw(["push", remote.url, "main:refs/heads/main"]);
      await here.raw(["fetch", "--quiet", remote.url, "main"]);
      expect(await here.raw(["rev-parse", "FETCH_HEAD"])).toBe(await here.raw(["rev-parse", "HEAD"]));
      expect(remote.commandLines.some((line) => line.includes("git-remote-http") || line.includes("remote-http"))).toBe(
        true,
      );
      expect(remote.commandLines.join("\n")).not.toContain(header.slice(6));
    } finally {
      remote.close();
    }
  });

  test("without the header it fails at once and asks nobody", async ({ folder, repo }) => {
    const remote = await httpRemote(folder, header);
    try {
      const fault = await failure(git({ folder: repo }).raw(["push", remote.url, "main"]));
      expect(fault.message).toMatch(/^git push: fatal: could not read Username/);
    } finally {
      remote.close();
    }
  });

  test("a push that lost the race says so", async ({ folder, repo }) => {
    const remote = await httpRemote(folder, header);
    try {
      const here = git({ folder: repo, environment: withToken(remote.url) });
      await here.raw(["push", remote.url, "main"]);
      runGit(repo, "commit", "--quiet", "--amend", "-m", "other");
      expect((await failure(here.raw(["push", remote.url, "main"]))).message).toMatch(
        /^git push: ! \[rejected\] +main -> main \((fetch first|non-fast-forward)\)$/,
      );
    } finally {
      remote.close();
    }
  });
});
