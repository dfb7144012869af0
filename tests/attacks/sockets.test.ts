/** Sockets and named pipes of the job, which have a path that tools see: nobody behind the sandbox reaches who listens there. */
import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmodSync, closeSync, constants, mkdirSync, openSync, readSync, rmSync, statSync, symlinkSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Workspace } from "../../src/core/workspace/workspace.ts";
import type { Sandbox, SandboxOptions } from "../../src/sandbox/open-sandbox.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { HANGS_MS } from "../real-time.ts";
import { skipIf } from "../skipped.ts";
import { bash, makeYard, plant, type Yard } from "./yard.ts";

function yardOf(): Yard {
  const yard = makeYard();
  onTestFinished(() => yard.raze());
  return yard;
}

/** A server of the job that anybody may connect to, and how often somebody did. */
async function listen(path: string): Promise<{ connections: number }> {
  const heard = { connections: 0 };
  const server: Server = createServer((socket) => {
    heard.connections += 1;
    socket.end("welcome");
  });
  await once(server.listen(path), "listening");
  chmodSync(path, 0o777);
  onTestFinished(() => void server.close());
  return heard;
}

/** Whether a command can connect; its own words are no path. */
function connect(path: string): string {
  const connecting = "socket(S, AF_UNIX, SOCK_STREAM, 0) and connect(S, sockaddr_un($ARGV[0])) and print <S>";
  return `perl -MSocket -e '${connecting} or print "refused"' '${path}'; echo`;
}

const LIMITS = { timeoutMs: HANGS_MS, signal: new AbortController().signal };

const output = async (workspace: Workspace, command: string) => (await workspace.run(command, LIMITS)).output;

/** From every kind of sandbox that has the checkout: of commands, of the set-up command, of a server. */
async function everywhere(sandbox: Sandbox, command: string): Promise<readonly string[]> {
  const server = await sandbox.openProgram({
    file: "bash",
    args: ["-c", `${command}; sleep 100`],
    environment: { A: "b" },
  });
  const { lines } = await server.read();
  await server.close();
  return [
    await bash(sandbox, command),
    await sandbox.inSetUp(({ workspace }) => output(workspace, command)),
    `${lines[0]}\n`,
  ];
}

/** In each folder, one socket with its whole path, and one that was bound by a name in the folder where its program works. */
async function nobodyConnects(
  yard: Yard,
  folders: readonly string[],
  options: Partial<SandboxOptions> = {},
): Promise<void> {
  const paths = folders.flatMap((folder) => ["job.sock", "near.sock"].map((name) => join(folder, name)));
  const heard = await Promise.all(folders.map((folder) => listen(join(folder, "job.sock"))));
  const script =
    "net.createServer().listen('near.sock', () => fs.chmodSync('near.sock', 0o777) || console.log('ready'))";
  for (const cwd of folders) {
    const near = spawn(process.execPath, ["-e", script], { cwd, stdio: ["ignore", "pipe", "inherit"] });
    onTestFinished(() => void near.kill());
    await once(near.stdout, "data");
  }
  const sandbox = await yard.open(options);
  onTestFinished(() => sandbox.close());
  for (const folder of folders) expect(await bash(sandbox, `ls '${folder}'`)).toBe("job.sock\nnear.sock\n");
  const refused = `${paths.map(() => "refused").join(" ")} \n`;
  const all = `(${paths.map(connect).join("; ")}) | tr '\\n' ' '; echo`;
  expect(await everywhere(sandbox, all)).toEqual([refused, refused, refused]);
  expect(heard.map(({ connections }) => connections)).toEqual(folders.map(() => 0));
}

describe("behind the sandbox", needsSandbox, () => {
  test("a socket of the job in the checkout keeps its owner, and nobody connects to it", async () => {
    const yard = yardOf();
    mkdirSync(join(yard.workspace, "deep down"));
    const paths = ["job.sock", "deep down/it's.sock"].map((name) => join(yard.workspace, name));
    const servers = await Promise.all(paths.map(listen));
    chmodSync(paths[0] ?? "", 0o600);
    const before = paths.map((path) => statSync(path));
    const sandbox = await yard.open();
    onTestFinished(() => sandbox.close());
    const both = `(${["job.sock", "deep down/it'\\''s.sock"].map(connect).join("; ")}) | tr '\\n' ' '; echo`;
    expect(await everywhere(sandbox, both)).toEqual(Array(3).fill("refused refused \n"));
    const moved = `chmod 777 job.sock; mv "deep down" other; ${connect("other/it'\\''s.sock")}; ln job.sock twin; ${connect("twin")}`;
    expect(await bash(sandbox, `(${moved}) 2>/dev/null`)).toBe("refused\nrefused\n");
    expect(await bash(sandbox, 'mv other "deep down"')).toBe("");
    await sandbox.close();
    expect(servers.map(({ connections }) => connections)).toEqual([0, 0]);
    expect(paths.map((path) => statSync(path))).toMatchObject(before.map(({ uid, mode, ino }) => ({ uid, mode, ino })));
  });

  test("nothing goes into a named pipe of the job, or comes out of one", async () => {
    const yard = yardOf();
    const pipe = join(yard.workspace, "job.fifo");
    execFileSync("mkfifo", ["-m", "666", pipe]);
    const { uid } = statSync(pipe);
    const end = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
    onTestFinished(() => closeSync(end));
    const sandbox = await yard.open();
    onTestFinished(() => sandbox.close());
    await bash(sandbox, "echo evil > job.fifo; echo over");
    expect(() => readSync(end, Buffer.alloc(100))).toThrow("EAGAIN");
    await sandbox.close();
    expect(statSync(pipe).uid).toBe(uid);
  });

  test("a granted action reaches none of them either", async () => {
    const yard = yardOf();
    const heard = await listen(join(yard.workspace, "job.sock"));
    const sandbox = await yard.open({ isAsking: true });
    onTestFinished(() => sandbox.close());
    const checkout = join(yard.options.folder, "granted-1");
    plant(checkout, { "a.txt": "one\n" });
    const command = `${connect("job.sock")}; ls`;
    const granted = { checkout, hosts: [], setUp: async () => undefined };
    expect(await sandbox.inGranted(granted, (workspace) => output(workspace, command))).toBe("refused\na.txt\n");
    expect(heard.connections).toBe(0);
  });

  test("a socket of the job among installed tools is not there, under whatever name it was bound", async () => {
    const yard = yardOf();
    const tools = join(yard.base, "tool cache");
    mkdirSync(join(tools, "service"), { recursive: true });
    symlinkSync(tools, join(yard.base, "tools"));
    await nobodyConnects(yard, [join(tools, "service")], {
      env: { ...yard.options.env, RUNNER_TOOL_CACHE: tools, JAVA_HOME: join(yard.base, "tools") },
    });
  });

  test(
    "a socket of the job in /opt, /etc or /usr/local is not there, under whatever name it was bound",
    skipIf(process.getuid?.() !== 0, "only root can make files in the system's folders"),
    async () => {
      const folders = ["/opt", "/etc", "/usr/local"].map((parent) => join(parent, `deckhand-${randomUUID()}`));
      onTestFinished(() => folders.forEach((folder) => void rmSync(folder, { recursive: true, force: true })));
      for (const folder of folders) mkdirSync(folder);
      await nobodyConnects(yardOf(), folders);
    },
  );

  test("the benign twin: sockets and named pipes that tools make work, and those of one sandbox from another", async () => {
    const yard = yardOf();
    const sandbox = await yard.open();
    onTestFinished(() => sandbox.close());
    const serve = `perl -MSocket -e 'socket(S, AF_UNIX, SOCK_STREAM, 0); bind(S, sockaddr_un("$ARGV[0].new")) or die; listen(S, 5); rename "$ARGV[0].new", $ARGV[0]; while (accept(C, S)) { print C "hello"; close C }'`;
    for (const path of ["own.sock", "/tmp/own.sock", "/dev/shm/own.sock"]) {
      const started = `setsid ${serve} ${path} </dev/null >/dev/null 2>&1 & until [ -S ${path} ]; do sleep 0.01; done`;
      expect(await bash(sandbox, `${started}; ${connect(path)}`)).toBe("hello\n");
    }
    expect(await bash(sandbox, "mkfifo own.fifo; (echo through > own.fifo &); cat own.fifo")).toBe("through\n");
    expect(await everywhere(sandbox, connect("own.sock"))).toEqual(["hello\n", "hello\n", "hello\n"]);
  });
});
