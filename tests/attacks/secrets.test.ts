/** P01 to P06 and P20 from behind the sandbox: what a tool can find of the job's secrets, and who it can become. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Sandbox } from "../../src/sandbox/open-sandbox.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { HANGS_MS } from "../real-time.ts";
import { isIn } from "./canaries.ts";
import { bash, makeYard, UNTIL_IT_SLEEPS, type Yard } from "./yard.ts";

describe("behind the sandbox", needsSandbox, () => {
  let yard: Yard;
  let sandbox: Sandbox;
  beforeAll(async () => {
    yard = makeYard();
    sandbox = await yard.open();
  });
  afterAll(async () => {
    await sandbox?.close();
    yard.raze();
  });
  const expectNoSecret = (text: string) => {
    for (const secret of yard.secrets) expect(isIn(secret, text)).toBe(false);
  };

  test("P01: the environment has the names that it may have, and no others", async () => {
    const printed = await bash(sandbox, "env; export -p; tr '\\0' '\\n' < /proc/self/environ");
    const names = [...printed.matchAll(/^(?:declare -x )?([A-Za-z_]\w*)=/gm)].map((match) => match[1] ?? "");
    const allowed =
      /^(?:PATH|HOME|USER|LOGNAME|SHELL|TMPDIR|LANG|LC_\w+|TZ|TERM|CI|PAGER|LESS|NO_COLOR|PWD|OLDPWD|SHLVL|_|AI_AGENT|DEBIAN_FRONTEND|GIT_(?:TERMINAL_PROMPT|PAGER|CONFIG_(?:COUNT|(?:KEY|VALUE)_[01]))|(?:HTTPS?|NO)_PROXY|(?:https?|no)_proxy|NODE_USE_ENV_PROXY|DECKHAND_(?:RUN|SHELL))$/;
    expect(new Set(names.filter((name) => !allowed.test(name)))).toEqual(new Set());
    expect(names).toContain("CI");
    expect(printed).toMatch(/^GIT_CONFIG_COUNT=2$/m);
    expect(printed).toMatch(/^GIT_CONFIG_KEY_0=safe\.directory$/m);
    expect(printed).toMatch(/^GIT_CONFIG_KEY_1=core\.quotePath$/m);
    expectNoSecret(printed);
  });

  test("P02: no process of the runner can be seen, let alone its environment", async () => {
    const printed = await bash(
      sandbox,
      "ls /proc; cat /proc/[0-9]*/environ /proc/[0-9]*/cmdline; ls -l /proc/[0-9]*/fd",
    );
    expectNoSecret(printed);
    expect(printed).not.toMatch(new RegExp(`^${process.pid}$`, "m"));
    expect(
      await bash(sandbox, `MARK=here sleep 600 & ${UNTIL_IT_SLEEPS}; tr '\\0' '\\n' < /proc/$!/environ`),
    ).toContain("MARK=here");
  });

  test("P03: nothing is in the memory that a tool can read but what tools have", async () => {
    const scan = (...words: string[]) =>
      `/run/node -e '${SCAN}' ${words.map((word) => [...word].reverse().join("")).join(" ")}; ps -eo uid= | sort -u; gdb --version >/dev/null 2>&1 && gcore 1`;
    expect(await bash(sandbox, scan(...yard.secrets.map((secret) => secret.slice(-20))))).not.toContain("FOUND");
    const planted = `env MARK=plan"ted-1234567890" sleep 600 & ${UNTIL_IT_SLEEPS}; ${scan("planted-1234567890")}`;
    expect(await bash(sandbox, planted)).toContain("FOUND");
  });

  test("P04: every tool refuses the same places, and none of them tells", async () => {
    const { temp, home } = yard;
    const places = [
      ...["/proc/self/environ", "/proc/1/environ", "/proc/self/root/../etc/shadow", "/dev/fd/3"],
      ...[join(temp, "_runner_file_commands/secret"), join(home, ".docker/config.json"), join(home, ".ssh/id")],
    ];
    const { workspace } = sandbox;
    const signal = AbortSignal.timeout(HANGS_MS);
    for (const path of places) {
      const attempts = await Promise.allSettled([
        workspace.read(path, 10_000),
        workspace.write(path, Buffer.from("x")),
        workspace.remove(path),
        workspace.list(path),
        workspace.stat(path),
        workspace.searchText({ path, pattern: ".", limit: 5, lineLimit: 5 }, signal),
        workspace.gitDiff(path),
      ]);
      for (const attempt of attempts) {
        expect({ path, attempt }).toMatchObject({ attempt: { status: "rejected", reason: { name: "Mistake" } } });
      }
      expectNoSecret(await bash(sandbox, `cat ${path}; head -c 100 ${path}; ls -la ${path}`));
    }
    expect(Buffer.from(await workspace.read("a.txt", 100)).toString()).toBe("one\n");
  });

  test("P04: a file that the action was started with is not open for tools", () => {
    const secret = yard.secrets[3] ?? "";
    const child = fileURLToPath(new URL("./inherited.ts", import.meta.url));
    const start = `exec 200< ${join(yard.temp, "_runner_file_commands/secret")}; exec "$0" ${child}`;
    const printed = execFileSync("bash", ["-c", start, process.execPath], { encoding: "utf8", timeout: HANGS_MS });
    expect(printed).toContain("here: 200\n"); // in the action itself
    expect(printed).toMatch(/\bbehind: .*\n0 1 2 \d+\n/); // the last is the folder that is listed
    expect(printed).not.toContain(secret);
  });

  test("P05: nobody becomes root, by no door", async () => {
    const printed = await bash(
      sandbox,
      [
        "sudo -n id; echo | timeout 0.5 su -c id; pkexec id; docker run -v /:/h busybox id",
        "curl -s --max-time 1 --unix-socket /run/docker.sock http://x/info; ls -la /run /var/run",
        "find / -xdev -perm -4000 -type f 2>/dev/null | grep -E '/(su|sudo|newgrp|chsh|mount)$' | while read f; do timeout 0.5 $f -c id </dev/null; done",
        "setpriv --reuid=0 id; mount -t tmpfs x /tmp; mknod /tmp/sda b 8 0; chroot / id; nsenter -t 1 -a id; kill -9 1; echo STILL",
      ].join("; "),
    );
    expect(printed).not.toContain("uid=0");
    expect(printed).not.toMatch(/^s.*(?:docker|containerd)/m);
    expect(printed).toContain("STILL");
    expect(await bash(sandbox, "grep -E 'CapEff|CapBnd|NoNewPrivs' /proc/self/status; id -G")).toMatch(
      /CapEff:\t0+\nCapBnd:\t0+\nNoNewPrivs:\t1\n\d+\n$/,
    );
  });

  test("P06: the names and addresses of the runner's tokens are nowhere on the disk", async () => {
    const printed = await bash(
      sandbox,
      `echo "[$ACTIONS_ID_TOKEN_REQUEST_URL$ACTIONS_RUNTIME_TOKEN]"; curl -sS --max-time 1 "$ACTIONS_ID_TOKEN_REQUEST_URL" 2>&1; grep -rIls -E '${yard.secrets.map((secret) => secret.slice(-12)).join("|")}' /home /tmp /run /var /dev/shm /opt /etc ${yard.base}; echo END`,
    );
    expect(printed).toContain("[]");
    expect(printed).toMatch(/END\n$/);
    expect(printed).not.toContain(join(yard.base, "home"));
    expect(printed).not.toContain("_runner_file_commands");
  });

  test("P20: the runner's file commands are out of reach", async () => {
    const { temp, options } = yard;
    const printed = await bash(
      sandbox,
      `for f in "$GITHUB_ENV" "$GITHUB_PATH" "$GITHUB_OUTPUT" ${temp}/_runner_file_commands/* $(find / -xdev -name '_runner_file_commands' -o -name 'set_env*' 2>/dev/null); do echo EVIL=1 >> "$f"; done; echo END`,
    );
    expect(printed).toContain("END");
    expect(readFileSync(options.env.GITHUB_ENV ?? "", "utf8")).toBe("");
    await bash(sandbox, "echo GOOD=1 >> own.txt");
    expect(readFileSync(join(yard.workspace, "own.txt"), "utf8")).toBe("GOOD=1\n");
  });
});

/** Looks for a word, given backwards so that it is not in the scanner's own arguments, in the memory of all others. */
const SCAN = `
const fs = require("fs");
const words = process.argv.slice(1).map((word) => Buffer.from([...word].reverse().join("")));
for (const pid of fs.readdirSync("/proc").filter((name) => /^[0-9]+$/.test(name) && Number(name) !== process.pid)) {
  try {
    const maps = fs.readFileSync("/proc/" + pid + "/maps", "utf8").split("\\n");
    const mem = fs.openSync("/proc/" + pid + "/mem", "r");
    for (const line of maps) {
      const match = /^([0-9a-f]+)-([0-9a-f]+) rw/.exec(line);
      if (!match || !/stack|heap|\\[anon|^[^ ]+ rw-p 00000000 00:00/.test(line)) continue;
      const [start, end] = [parseInt(match[1], 16), parseInt(match[2], 16)];
      const bytes = Buffer.alloc(Math.min(end - start, 8e6));
      try { fs.readSync(mem, bytes, 0, bytes.length, start); } catch { continue; }
      if (words.some((word) => bytes.includes(word))) console.log("FOUND", pid);
    }
  } catch {}
}`.replaceAll("\n", " ");
