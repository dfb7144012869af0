/** An action that was granted hosts, from inside its sandbox: what it finds there, whom it reaches, and what it leaves. */
import { existsSync, mkdirSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { outputOf } from "../../src/core/view/shown-content.ts";
import type { Sandbox } from "../../src/sandbox/open-sandbox.ts";
import type { Reach } from "../../src/sandbox/proxy/address.ts";
import { TerminalCalls } from "../../src/tools/terminal/terminal-calls.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { HANGS_MS } from "../real-time.ts";
import { running } from "../running.ts";
import { bash, makeYard, plant } from "./yard.ts";

/** A server on loopback that counts who asks, under every name. */
async function begin(network = "none") {
  const asked: string[] = [];
  const server = createServer(({ headers: { host = "" }, url = "" }, response) => {
    asked.push(`${host.replace(/:.*/, "")}${url}`);
    response.end("welcome");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const yard = makeYard();
  const internet = { resolve: async () => ["127.0.0.1"], reach: (): Reach => "public", ports: [port] };
  const sandbox = await yard.open({ network, isAsking: true, setUpNetwork: "none", internet });
  onTestFinished(async () => {
    await sandbox.close();
    yard.raze();
    server.closeAllConnections();
    server.close();
  });
  const get = (host: string, path = "") => `curl -sS -m 2 http://${host}:${port}/${path} 2>&1; echo`;
  return { yard, sandbox, asked, get };
}

type Yard = Awaited<ReturnType<typeof begin>>["yard"];

/** A command on a checkout of one file. */
async function granted(
  { sandbox, yard }: { sandbox: Sandbox; yard: Yard },
  hosts: readonly string[],
  command: string,
  { setUp, name = "granted-1", during = () => {} }: { setUp?: string; name?: string; during?: () => void } = {},
) {
  const checkout = join(yard.options.folder, name);
  mkdirSync(checkout);
  plant(checkout, { "stated.txt": "stated\n" });
  const settings = { timeoutMs: HANGS_MS, signal: AbortSignal.timeout(HANGS_MS) };
  return sandbox.inGranted(
    {
      checkout,
      hosts,
      setUp: async (inSetUp) => {
        if (setUp) await inSetUp(({ workspace }) => workspace.run(setUp, settings));
      },
    },
    async (workspace) => {
      during();
      return (await workspace.run(command, settings)).output;
    },
  );
}

describe("an action that was granted hosts", needsSandbox, () => {
  test("reaches exactly these; before and after it commands reach none of them", async () => {
    const place = await begin();
    const { sandbox, asked, get } = place;
    expect(await bash(sandbox, get("one.test"))).not.toContain("welcome");
    expect(
      await granted(place, ["one.test"], `${get("one.test")}; ${get("two.test")}; ${get("sub.one.test")}`),
    ).toMatch(/^welcome\n(?!.*welcome)/s);
    expect(await bash(sandbox, get("one.test"))).not.toContain("welcome");
    expect(asked).toEqual(["one.test/"]);
  });

  test("finds the stated files where the workspace is, and nothing that earlier commands planted", async () => {
    const place = await begin();
    const { sandbox, yard } = place;
    await bash(
      sandbox,
      `mkdir -p node_modules/.bin .git/hooks; echo evil > node_modules/.bin/npm; echo evil > ~/.npmrc; echo evil > .npmrc
       echo evil > .git/hooks/pre-push; echo evil > /tmp/evil; echo evil > stated.txt`,
    );
    const found = await granted(
      place,
      [],
      `pwd; cat stated.txt; find . ~ /tmp -name '*' -type f | xargs grep -l evil; echo over`,
    );
    expect(found).toBe(`${yard.workspace}\nstated\nover\n`);
    expect(await bash(sandbox, "cat stated.txt ~/.npmrc")).toBe("evil\nevil\n");
  });

  test("has what the set-up command made for it, and what it writes itself is nowhere afterwards", async () => {
    const place = await begin();
    const { sandbox, yard } = place;
    const setUp = "mkdir -p node_modules; echo made > node_modules/tool; echo made > ~/.tool";
    const command = "cat node_modules/tool ~/.tool; echo secret > ~/left; echo secret > left; echo secret > /tmp/left";
    expect(await granted(place, [], command, { setUp })).toBe("made\nmade\n");
    expect(await bash(sandbox, "ls -A ~ . /tmp | grep -c left; ls node_modules ~/.tool 2>&1 | grep -c 'No such'")).toBe(
      "0\n2\n",
    );
    for (const name of ["granted-1", "granted-1-home"]) expect(existsSync(join(yard.options.folder, name))).toBe(false);
  });

  test("leaves no process: a daemon in a session of its own has ended with it, and nobody connects any more", async () => {
    const place = await begin();
    const { sandbox, asked, get } = place;
    const daemon = `while true; do (${get("one.test", "daemon")}) >> daemon.log; sleep 0.05; done`;
    const output = await granted(
      place,
      ["one.test"],
      `echo '${daemon}' > daemon.sh; (setsid bash -c '(setsid nohup bash daemon.sh >/dev/null 2>&1 & sleep 1000000029 &)' &)
       until grep -qs welcome daemon.log; do sleep 0.05; done; echo over`,
    );
    expect(output).toBe("over\n");
    expect(asked).toContain("one.test/daemon");
    expect(running("1000000029")).toEqual([]);
    await bash(sandbox, "sleep 0.5"); // what was on its way when it ended arrives
    const count = asked.length;
    await bash(sandbox, "sleep 0.5");
    expect(asked).toHaveLength(count);
  });

  test("with a person to ask, commands reach the registries of `network` and no other host; a granted one both", async () => {
    const place = await begin("npm, one.test");
    const { sandbox, asked, get } = place;
    expect(await bash(sandbox, get("registry.npmjs.org"))).toBe("welcome\n");
    expect(await bash(sandbox, get("one.test"))).not.toContain("welcome");
    expect(await granted(place, ["one.test"], `${get("registry.npmjs.org")}; ${get("one.test")}`)).toBe(
      "welcome\nwelcome\n",
    );
    expect(asked).toEqual(["registry.npmjs.org/", "registry.npmjs.org/", "one.test/"]);
  });
});

/** Locks of files that every sandbox shows, which need no right to write: one bit in each direction. */
const LOCKS =
  'use Fcntl ":flock"; open my $there, "<", "/usr/bin/env" or die; open my $back, "<", "/usr/bin/cat" or die;';
const LISTENER = `perl -e '${LOCKS} while (1) {
  flock($there, LOCK_EX | LOCK_NB) ? flock($there, LOCK_UN) : flock($back, LOCK_EX);
  select undef, undef, undef, 0.002;
}' 1000000031`;
const SPEAKER = `perl -e '${LOCKS} flock $there, LOCK_EX;
  for (1 .. 100) {
    if (!flock $back, LOCK_EX | LOCK_NB) { print "heard\n"; exit }
    flock $back, LOCK_UN;
    select undef, undef, undef, 0.01;
  }
  print "nobody\n"'`;

describe("while an action with a grant runs", needsSandbox, () => {
  test("nothing else does, so no file lock carries a bit of a secret to a process beside it", async () => {
    const place = await begin();
    await bash(place.sandbox, `setsid ${LISTENER} </dev/null >/dev/null 2>&1 & echo started`);
    await expect.poll(() => running("1000000031")).not.toEqual([]);
    const during = () => expect(running("1000000031")).toEqual([]);
    expect(await granted(place, [], SPEAKER, { during })).toBe("nobody\n");
  });

  test("the benign twin: commands at the same time in one sandbox can use file locks", async () => {
    const { sandbox } = await begin();
    await bash(sandbox, `setsid ${LISTENER} </dev/null >/dev/null 2>&1 & echo started`);
    expect(await bash(sandbox, SPEAKER)).toBe("heard\n");
  });

  test("no other one does: they wait for each other", async () => {
    const place = await begin();
    const hold = `perl -e '${LOCKS} print flock($there, LOCK_EX | LOCK_NB) ? "alone\n" : "together\n"; sleep 1'`;
    const names = ["granted-1", "granted-2"];
    expect(await Promise.all(names.map((name) => granted(place, [], hold, { name })))).toEqual(["alone\n", "alone\n"]);
  });

  test("a server with a secret has ended; after it, servers start again and commands go on, each with its files", async () => {
    const place = await begin();
    const { sandbox } = place;
    const spec = { file: "sleep", args: ["1000000033"], environment: { TOKEN: "x" } };
    const server = await sandbox.openProgram(spec);
    await bash(sandbox, "echo kept > kept.txt; echo kept > ~/kept; sleep 1000000033 & echo started");
    const during = () => expect(running("1000000033")).toEqual([]);
    expect(await granted(place, [], "echo ran", { during })).toBe("ran\n");
    await expect(server.read()).rejects.toThrow();
    expect(await Promise.all(["one", "two"].map((name) => bash(sandbox, `cat kept.txt ~/kept; echo ${name}`)))).toEqual(
      ["kept\nkept\none\n", "kept\nkept\ntwo\n"],
    );
    await (await sandbox.openProgram(spec)).close();
    expect(sandbox.over.aborted).toBe(false);
  });

  test("the terminal of other commands has ended, and goes on in a new shell in the same folder", async () => {
    const place = await begin();
    const { workspace } = place.sandbox;
    const terminal = new TerminalCalls({ quiet: 20, default: 20, max: 20 });
    onTestFinished(() => terminal.close());
    const run = async (command: string) => {
      const result = await terminal.call({ command }, { workspace, signal: AbortSignal.timeout(HANGS_MS) });
      const [block] = outputOf({ ...result, kind: "TerminalObservation", is_error: false });
      return block?.type === "text" ? block.text : "";
    };
    await run("mkdir 'it is'; cd 'it is'; x=1");
    await granted(place, [], "true");
    expect(await run('basename "$PWD"; echo [$x]')).toMatch(/^\[The shell had ended[^\n]*\nit is\n\[\]\n\[Current/);
    await granted(place, [], "true");
    await bash(place.sandbox, "rmdir 'it is'");
    expect(await run('echo [$x]; basename "$PWD"')).toMatch(/^\[The shell had ended[^\n]*\n\[\]\napp\n/);
  });

  test("it runs although nothing has been run before, and the tools can be closed right after it", async () => {
    const others = running("host.mjs"); // of whatever else runs on this machine
    const place = await begin();
    expect(await granted(place, [], "echo ran")).toBe("ran\n");
    await place.sandbox.close();
    await expect(bash(place.sandbox, "echo late")).rejects.toThrow();
    expect(running("host.mjs").filter((pid) => !others.includes(pid))).toEqual([]);
  });
});
