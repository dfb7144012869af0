/** P07, P25 and P26 from behind the sandbox: what a tool can make of the checkout, and through it of what lies around it. */
import { execFileSync } from "node:child_process";
import { existsSync, linkSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { machine, needsSandbox } from "../needs-sandbox.ts";
import { bash, makeYard, plant } from "./yard.ts";

function yardOf() {
  const yard = makeYard();
  onTestFinished(() => yard.raze());
  return yard;
}

describe("behind the sandbox", needsSandbox, () => {
  test("P07: a credential that checkout left in any of four ways is not found, and is there again afterwards", async () => {
    const yard = yardOf();
    const { workspace, temp, secrets } = yard;
    const secret = secrets[3] ?? "";
    const git = (...args: string[]) => execFileSync("git", ["-C", workspace, ...args], { encoding: "utf8" });
    const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${secret}`).toString("base64")}`;
    plant(temp, { "git-credentials-1.config": `[http "https://github.com/"]\n\textraheader = ${header}\n` });
    git("remote", "add", "origin", `https://x:${secret}@github.com/acme/app`);
    git("config", "http.https://github.com/.extraheader", header);
    git("config", "include.path", join(temp, "git-credentials-1.config"));
    git("config", `includeIf.gitdir:${workspace}/.git.path`, join(temp, "git-credentials-1.config"));
    git("config", "credential.helper", "store");
    const before = readFileSync(join(workspace, ".git/config"), "utf8");
    const sandbox = await yard.open();
    const printed = await bash(
      sandbox,
      "git config --list --show-origin; cat .git/config; printf 'protocol=https\\nhost=github.com\\n' | git credential fill; GIT_TRACE_CURL=1 timeout 5 git push origin HEAD",
    );
    const plain = await bash(sandbox, "git status --short --branch; git log --oneline; git remote get-url origin");
    await bash(sandbox, "git config core.fsmonitor 'touch sang'; git config core.hooksPath .evil");
    await sandbox.close();
    for (const form of [secret, header.slice(21)]) expect(printed).not.toContain(form);
    expect(printed).toContain("remote.origin.url=https://github.com/acme/app");
    expect(plain).toMatch(/^## main\n\w+ one\nhttps:\/\/github\.com\/acme\/app\n$/);
    expect(readFileSync(join(workspace, ".git/config"), "utf8")).toBe(before);
    expect(git("status", "--short")).toBe("");
  });

  test("P25: a link is not followed to where no tool may look", async () => {
    const yard = yardOf();
    const { workspace, home } = yard;
    symlinkSync("/etc/passwd", join(workspace, "passwd"));
    symlinkSync("/proc/self/environ", join(workspace, "environ"));
    symlinkSync("../../../home", join(workspace, "home"));
    symlinkSync("a.txt", join(workspace, "b.txt"));
    const sandbox = await yard.open();
    onTestFinished(() => sandbox.close());
    for (const path of ["passwd", "environ", "home/.ssh/id", join(home, ".ssh/id")]) {
      await expect(sandbox.workspace.read(path, 10_000)).rejects.toThrow(/outside the workspace|link to nothing/);
    }
    expect(await bash(sandbox, "cat home/.ssh/id; ls home/")).toMatch(/No such file[\s\S]*No such file/);
    expect(Buffer.from(await sandbox.workspace.read("b.txt", 100)).toString()).toBe("one\n");
  });

  test("P26: nothing is written but in the workspace, and no saved output", async () => {
    const yard = yardOf();
    const { workspace, home, options } = yard;
    symlinkSync("..", join(workspace, "up"));
    const sandbox = await yard.open();
    const saved = await sandbox.workspace.saveOutput("terminal-1.txt", Buffer.from("long\n"));
    const outside = ["../../x", "/etc/x", "a/../../x", "up/x", join(home, ".bashrc")];
    for (const path of outside) {
      await expect(sandbox.workspace.write(path, Buffer.from("x"))).rejects.toThrow(
        `"${path}" is outside the workspace`,
      );
    }
    for (const path of [saved, join(options.outputDir, "new.txt")]) {
      await expect(sandbox.workspace.write(path, Buffer.from("x"))).rejects.toThrow("read-only");
    }
    await expect(sandbox.workspace.remove(saved)).rejects.toThrow("read-only");
    const printed = await bash(
      sandbox,
      `for f in ${outside.join(" ")} ${saved} /usr/x ~root/x; do echo x > $f; done; cat ${saved}`,
    );
    await sandbox.workspace.write("deep/er/y.txt", Buffer.from("y"));
    await sandbox.close();
    expect(printed).toMatch(/long\n$/);
    for (const path of [
      "/etc/x",
      "/usr/x",
      join(workspace, "../../x"),
      join(workspace, "../x"),
      join(home, ".bashrc"),
    ]) {
      expect(existsSync(path)).toBe(false);
    }
    expect(readFileSync(join(workspace, "deep/er/y.txt"), "utf8")).toBe("y");
  });

  test("what has another name outside is not written through its name inside", async () => {
    const yard = yardOf();
    const store = join(yard.base, "store.txt");
    plant(yard.base, { "store.txt": "shared\n" });
    linkSync(store, join(yard.workspace, "shared.txt"));
    const sandbox = await yard.open();
    const printed = await bash(
      sandbox,
      "cat shared.txt; echo evil >> shared.txt; echo evil >> a.txt; ln /usr/bin/env x",
    );
    await sandbox.close();
    if (machine.way !== "bwrap") {
      expect(printed).toContain("shared.txt: Permission denied");
      expect(readFileSync(store, "utf8")).toBe("shared\n");
    }
    expect(printed).toMatch(/cross-device link|Operation not permitted/);
    expect(readFileSync(join(yard.workspace, "a.txt"), "utf8")).toBe("one\nevil\n");
  });

  /** An action as it lies in a checkout, with a file of its own that the commit has, and one that it does not have. */
  const ACTION = {
    "action.yml": "ours\n",
    "dist/index.js": "ours\n",
    "prompts/report.md": "ours\n",
    "package.json": "ours\n",
    ".env": "TOKEN=x\n",
  };

  /** Tries to write, replace and move everything that the broker loads, at `path` of the workspace. */
  const spoil = (path: string) =>
    [
      ...Object.keys(ACTION).map((name) => `echo evil > ${path}/${name}; rm -f ${path}/${name}`),
      ...["dist", "prompts"].map((name) => `mv ${path}/${name} ${path}/old; rm -rf ${path}/${name}`),
      ...[`ln -sfn /proc/self ${path}/prompts`, `echo evil > ${path}/dist/more.js; umount ${path}/dist; echo over`],
    ].join("; ");

  const oursIn = (root: string) =>
    Object.fromEntries(Object.keys(ACTION).map((name) => [name, readFileSync(join(root, name), "utf8")]));

  test("an action of the checkout itself can be neither written nor moved away with the folders that it is in, and what the commit does not have of it is not shown", async () => {
    const yard = yardOf();
    const own = join(yard.workspace, "ci/own");
    plant(own, ACTION);
    const sandbox = await yard.open({ scripts: join(own, "dist"), tracked: ["action.yml", "package.json"] });
    const read = await bash(
      sandbox,
      "cat ci/own/package.json ci/own/action.yml ci/own/prompts/report.md; cat ci/own/.env",
    );
    const printed = await bash(sandbox, `${spoil("ci/own")}; mv ci elsewhere; mv ci/own ci/other; rm -rf ci; echo end`);
    const work = await bash(sandbox, "echo work > ci/beside.txt; cat ci/beside.txt");
    await sandbox.close();
    expect(read).toMatch(/^ours\nours\nours\n(?!TOKEN)/);
    expect(printed).toMatch(/over\n[\s\S]*end\n$/);
    expect(oursIn(own)).toEqual(ACTION);
    expect(existsSync(join(own, "dist/more.js"))).toBe(false);
    expect(work).toBe("work\n");
  });

  test("an action that has a repository of its own in the checkout is not shown at all", async () => {
    const yard = yardOf();
    const own = join(yard.workspace, "ci/own");
    plant(own, { ...ACTION, ".git/config": "[credential]\n" });
    const sandbox = await yard.open({ scripts: join(own, "dist") });
    const printed = await bash(sandbox, `ls -A ci/own | wc -l; git status --short; ${spoil("ci/own")}`);
    await sandbox.close();
    expect(printed).toMatch(/^0\n/);
    expect(printed).toMatch(/over\n$/);
    expect(oursIn(own)).toEqual(ACTION);
  });

  test("where the checkout is the action, tools change everything but what the broker loads", async () => {
    const yard = yardOf();
    plant(yard.workspace, ACTION);
    const sandbox = await yard.open({ scripts: join(yard.workspace, "dist") });
    await bash(sandbox, spoil("."));
    const work = await bash(
      sandbox,
      "mkdir src; echo work > src/a.ts; echo work > package.json; cat src/a.ts package.json",
    );
    await sandbox.close();
    const { "package.json": _, ".env": __, ...loaded } = ACTION;
    for (const [name, text] of Object.entries(loaded))
      expect(readFileSync(join(yard.workspace, name), "utf8")).toBe(text);
    expect(existsSync(join(yard.workspace, "dist/more.js"))).toBe(false);
    expect(work).toBe("work\nwork\n");
  });

  test("what is given back is its owner's, gives nobody rights, and leads our hand nowhere", async () => {
    const yard = yardOf();
    const { workspace, base } = yard;
    plant(base, { "elsewhere/config": "theirs\n" });
    const owner = statSync(workspace).uid;
    const sandbox = await yard.open();
    await bash(
      sandbox,
      `cp /bin/sh shell; chmod 6755 shell; echo x > x; chmod 0 x; rm -rf .git; ln -s ${base}/elsewhere .git; ln -s /etc/shadow shadow`,
    );
    await sandbox.close();
    await sandbox.close();
    const modes = statSync(join(workspace, "shell"));
    if (machine.way !== "bwrap") expect(modes.mode & 0o6000).toBe(0);
    expect([modes.uid, statSync(join(workspace, "x")).uid]).toEqual([owner, owner]);
    expect(statSync("/etc/shadow").uid).toBe(0);
    expect(readFileSync(join(base, "elsewhere/config"), "utf8")).toBe("theirs\n");
  });
});
