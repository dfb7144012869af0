/** P55 and P56: what a sandbox could inherit from the job without a file or a variable: keys of the kernel, limits, system calls. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Sandbox } from "../../src/sandbox/open-sandbox.ts";
import { machine, needsSandbox } from "../needs-sandbox.ts";
import { HANGS_MS } from "../real-time.ts";
import { skipIf } from "../skipped.ts";
import { bash, makeYard, type Yard } from "./yard.ts";

const numbers: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  x64: { keyctl: 250, add_key: 248, request_key: 249, unshare: 272, bpf: 321, clone3: 435, socket: 41, socketpair: 53 },
  arm64: {
    keyctl: 219,
    add_key: 217,
    request_key: 218,
    unshare: 97,
    bpf: 280,
    clone3: 435,
    socket: 198,
    socketpair: 199,
  },
};
const number = (name: string) => numbers[process.arch]?.[name] ?? 0;

const hasPerl = spawnSync("/usr/bin/perl", ["-e", "1"]).status === 0;
const hasFilter = hasPerl && numbers[process.arch] !== undefined;

/** A job that has a key in its session keyring, and starts a run in a sandbox. What it prints is what commands there print. */
const JOB = `
syscall(${number("keyctl")}, 1, 0);
my ($type, $name, $value) = ("user", "job-key", "the-key-of-the-job");
my $id = syscall(${number("add_key")}, $type, $name, $value, length $value, -3);
print "made: $id\\n";
$| = 1; print "";
$ENV{KEY} = $id;
exec @ARGV;
`;

/** By number, by name, and by listing: read it, and put another one beside it. */
const SEARCH = `
my $buffer = " " x 200;
my ($type, $name, $evil) = ("user", "job-key", "evil");
for my $id (shift, syscall(${number("keyctl")}, 10, -3, $type, $name, 0), syscall(${number("request_key")}, $type, $name, 0, 0)) {
  my $length = syscall(${number("keyctl")}, 11, $id + 0, $buffer, 200);
  print "READ ", substr($buffer, 0, $length), "\\n" if $length > 0;
}
my $made = syscall(${number("add_key")}, $type, $name, $evil, 4, -3);
print "WRITTEN\\n" if $made > 0;
open my $keys, "<", "/proc/keys"; print <$keys>;
print "looked\\n";
`;

describe("P55: keys of the kernel", needsSandbox, () => {
  test(
    "those in the job's session keyring are neither read, nor listed, nor changed",
    skipIf(!hasFilter, "this machine has no Perl, or its system calls have other numbers"),
    () => {
      const child = fileURLToPath(new URL("./inherited.ts", import.meta.url));
      const run = (...command: string[]) =>
        execFileSync("/usr/bin/perl", ["-e", JOB, ...command], { encoding: "utf8", timeout: HANGS_MS });
      const printed = run(process.execPath, child, `/usr/bin/perl -e '${SEARCH.replaceAll("'", "'\\''")}' "$KEY"`);
      expect(printed).toContain("looked\n");
      expect(printed).not.toMatch(/READ|WRITTEN|job-key|the-key/);
      // The same search finds it, and changes it, where there is no sandbox.
      const outside = run("/bin/sh", "-c", `/usr/bin/perl -e '${SEARCH.replaceAll("'", "'\\''")}' "$KEY"`);
      expect(outside).toMatch(/READ the-key-of-the-job[\s\S]*WRITTEN/);
    },
  );
});

describe("in the sandbox", needsSandbox, () => {
  let yard: Yard;
  let sandbox: Sandbox;
  beforeAll(async () => {
    yard = makeYard();
    const umask = process.umask(0o077);
    sandbox = await yard.open().finally(() => process.umask(umask));
  });
  afterAll(async () => {
    await sandbox?.close();
    yard.raze();
  });

  test("P56: limits, umask, terminal, groups and rights are the sandbox's own", async () => {
    expect(await bash(sandbox, "umask")).toBe("0022\n");
    expect(await bash(sandbox, "ulimit -Hc; ulimit -Hr; cat /proc/self/oom_score_adj")).toBe("0\n0\n500\n");
    expect(await bash(sandbox, "cat /proc/keys /proc/key-users 2>/dev/null; (exec < /dev/tty) 2>&1; echo END")).toMatch(
      /^[^\n]*(?:No such device|No such file|Permission)[^\n]*\nEND\n$/,
    );
    expect(await bash(sandbox, "cut -d: -f3- /proc/self/cgroup | sort -u")).toBe("/\n");
    expect(await bash(sandbox, "grep -E '^Cap(Inh|Prm|Eff|Bnd|Amb)' /proc/self/status | cut -f2 | sort -u")).toBe(
      "0000000000000000\n",
    );
    if (machine.way !== "bwrap") expect(await bash(sandbox, "id -G | wc -w")).toBe("1\n");
  });

  const call = (name: string, ...args: readonly number[]) =>
    `/usr/bin/perl -e 'my $r = syscall(${[number(name), ...args].join(", ")}); print $r >= 0 ? "possible\\n" : "$!\\n"'`;

  const pair = (family: number) =>
    `/usr/bin/perl -e 'my $two = "\\0" x 8; print syscall(${number("socketpair")}, ${family}, 1, 0, $two) >= 0 ? "possible\\n" : "$!\\n"'`;

  test(
    "P56: no process chooses its audit id",
    skipIf(!existsSync("/proc/self/loginuid"), "this kernel has none"),
    async () => {
      const write = "(echo 4711 > /proc/self/loginuid; cat /proc/self/loginuid) 2>/dev/null";
      expect(await bash(sandbox, `${write}; echo; echo 1 > /dev/null && echo written`)).toMatch(
        /^(?!4711)\d+\nwritten\n$/,
      );
    },
  );

  test(
    "P56: system calls that no build needs are refused",
    skipIf(!hasFilter, "this machine has no Perl, or the filter is not known for its processor"),
    async () => {
      expect(sandbox.report().gaps).toEqual([]);
      for (const name of ["keyctl", "add_key", "request_key", "bpf", "clone3"]) {
        expect([name, await bash(sandbox, call(name, 0, 0, 0, 0))]).toEqual([name, "Function not implemented\n"]);
      }
      expect(await bash(sandbox, call("unshare", 0x10000000))).toBe("Operation not permitted\n");
      expect(await bash(sandbox, "unshare --user --map-root-user true; echo $?")).toMatch(/not permitted\n1\n$/);
      expect(await bash(sandbox, call("socket", 40, 1, 0))).toBe("Address family not supported by protocol\n");
      expect(await bash(sandbox, call("socket", 1, 1, 0))).toBe("possible\n");
      expect(await bash(sandbox, pair(40))).toBe("Address family not supported by protocol\n");
      expect(await bash(sandbox, pair(1))).toBe("possible\n");
      expect(await bash(sandbox, "grep '^Seccomp:' /proc/self/status")).toBe("Seccomp:\t2\n");
    },
  );

  test("P56: what builds need works: threads, processes, files, debuggers, sockets of their own", async () => {
    const node = `/run/node -e '
      const { Worker } = require("node:worker_threads");
      const { createServer } = require("node:http");
      const { execSync } = require("node:child_process");
      new Worker("require(\\"node:worker_threads\\").parentPort.postMessage(1)", { eval: true }).on("message", () => {
        const server = createServer((_, reply) => reply.end("served")).listen(0, "127.0.0.1", async () => {
          const text = await (await fetch("http://127.0.0.1:" + server.address().port)).text();
          console.log(text, execSync("echo child").toString().trim(), Object.keys(require("node:os").networkInterfaces()).join());
          server.close();
        });
      });'`;
    expect(await bash(sandbox, node)).toBe("served child lo\n");
    expect(
      await bash(
        sandbox,
        `UV_USE_IO_URING=1 /run/node -e 'require("node:fs").promises.readFile("a.txt", "utf8").then((text) => console.log(text.trim()))'`,
      ),
    ).toBe("one\n");
    expect(await bash(sandbox, "git status --short | head -1; (sleep 0.1 & wait); setarch -R true; echo $?")).toMatch(
      /0\n$/,
    );
  });
});

/** A program that says by its exit code whether it is there, what it builds and runs, and what that prints. */
const BUILDS: Readonly<Record<string, readonly [string, string, string]>> = {
  node: ["node --version", "node -e 'console.log(6 * 7)'", "42"],
  npm: [
    "npm --version",
    `mkdir -p p dep && cd p && echo '{"name":"dep","version":"1.0.0","scripts":{"postinstall":"echo > ran"}}' > ../dep/package.json && echo '{"name":"p","version":"1.0.0","dependencies":{"dep":"file:../dep"}}' > package.json && npm install --silent --offline --no-audit && rm -rf node_modules && npm ci --silent --offline --no-audit && ls node_modules`,
    "dep",
  ],
  python: [
    "python3 --version",
    `python3 -c 'import threading, subprocess, multiprocessing, tempfile, socket
if __name__ == "__main__":
  with multiprocessing.get_context("fork").Pool(2) as pool: print(sum(pool.map(abs, [-40, 2])))'`,
    "42",
  ],
  gcc: [
    "gcc --version",
    `printf '#include <pthread.h>\\n#include <stdio.h>\\nvoid *f(void *p) { return "42"; }\\nint main() { pthread_t t; void *r; pthread_create(&t, 0, f, 0); pthread_join(t, &r); puts(r); }\\n' > a.c && gcc -pthread -o a.out a.c && ./a.out`,
    "42",
  ],
  // Its own formatter is a Go program; to build another takes half a minute.
  go: ["go version", "echo 'package   main' | gofmt", "package main"],
  cargo: [
    "cargo --version",
    `cargo new --quiet --vcs none c && cd c && printf 'fn main() { println!("{}", std::thread::spawn(|| 42).join().unwrap()); }\\n' > src/main.rs && cargo run --quiet --offline`,
    "42",
  ],
  java: [
    "java --version",
    `printf 'class A { public static void main(String[] a) throws Exception { var t = new Thread(() -> System.out.println(42)); t.start(); t.join(); } }\\n' > A.java && java A.java`,
    "42",
  ],
};

describe("P56: what builds use works under the filter of system calls", needsSandbox, () => {
  let yard: Yard;
  let sandbox: Sandbox;
  beforeAll(async () => {
    yard = makeYard();
    // Languages in the home of the user who runs the tests are there as they would be at a runner's.
    const { HOME = "/" } = process.env;
    const env = { ...yard.options.env, RUNNER_TOOL_CACHE: `${HOME}/.cargo/bin`, RUSTUP_HOME: `${HOME}/.rustup` };
    sandbox = await yard.open({ env, caches: existsSync(env.RUSTUP_HOME) ? [env.RUSTUP_HOME] : [] });
  });
  afterAll(async () => {
    await sandbox?.close();
    yard?.raze();
  });

  test.for(Object.entries(BUILDS))("%s", async ([name, [probe, command, expected]], { skip }) => {
    const run = (line: string) =>
      sandbox.workspace.run(line, { timeoutMs: 240_000, signal: AbortSignal.timeout(250_000), variables: {} });
    const { exitCode, output } = await run(probe);
    skip(exitCode !== 0, `"${probe}" does not work here: ${output.trim().split("\n")[0]}`);
    const { output: built } = await run(`mkdir build-${name} && cd build-${name} && ${command}`);
    expect(built.trim().split("\n").at(-1)).toBe(expected);
  });
});
