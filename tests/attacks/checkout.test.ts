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

  test("an action of the checkout itself can be neither written nor moved away with the folders that it is in", async () => {
    const yard = yardOf();
    const scripts = join(yard.workspace, "ci/own/dist");
    plant(scripts, { "index.js": "ours\n" });
    const sandbox = await yard.open({ scripts });
    const printed = await bash(
      sandbox,
      "echo evil > ci/own/dist/index.js; mv ci elsewhere; mv ci/own ci/other; rm -rf ci; echo work > ci/own/beside.txt; echo over",
    );
    await sandbox.close();
    expect(printed).toContain("over");
    expect(readFileSync(join(scripts, "index.js"), "utf8")).toBe("ours\n");
    expect(readFileSync(join(yard.workspace, "ci/own/beside.txt"), "utf8")).toBe("work\n");
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
