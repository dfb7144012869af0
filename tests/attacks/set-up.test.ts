/** The set-up command from inside: whom it reaches, and that neither its processes nor its way out outlive it. */
import { existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Sandbox } from "../../src/sandbox/open-sandbox.ts";
import type { Reach } from "../../src/sandbox/proxy/address.ts";
import { needsSandbox } from "../needs-sandbox.ts";
import { HANGS_MS } from "../real-time.ts";
import { running } from "../running.ts";
import { bash, makeYard } from "./yard.ts";

/**
 * A registry on loopback that counts who asks, under the names `registry.test` and `inside.test`. Where an input names it
 * with its port, as `:PORT`, no other port is open but those of the web.
 */
async function begin(setUpNetwork: string, network = "none") {
  const asked: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    asked.push(url);
    response.end("welcome");
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const yard = makeYard();
  const internet = {
    resolve: async () => ["127.0.0.1"],
    reach: (): Reach => "public",
    ports: /:PORT/.test(`${setUpNetwork} ${network}`) ? [80, 443] : [port],
  };
  const named = (input: string) => input.replace("PORT", `${port}`);
  const sandbox = await yard.open({ setUpNetwork: named(setUpNetwork), network: named(network), internet });
  onTestFinished(async () => {
    await sandbox.close();
    yard.raze();
    server.closeAllConnections();
    server.close();
  });
  return {
    yard,
    sandbox,
    asked,
    get: (path: string) => `curl -sS -m 2 http://registry.test:${port}/${path} 2>&1; echo`,
  };
}

const during = ({ inSetUp }: Pick<Sandbox, "inSetUp">, command: string) =>
  inSetUp(async ({ workspace, denials }) => {
    const { output } = await workspace.run(command, { timeoutMs: HANGS_MS, signal: AbortSignal.timeout(HANGS_MS) });
    return { output, denials: denials() };
  });

describe("the set-up command", needsSandbox, () => {
  test("reaches the hosts of its own input, which the agent's commands do not, and both have one checkout and one home", async () => {
    const { sandbox, asked, get } = await begin("registry.test");
    const { output } = await during(
      sandbox,
      `${get("one")}; echo made > made.txt; mkdir -p ~/.tool && echo kept > ~/.tool/x`,
    );
    expect(output).toBe("welcome\n");
    expect(await bash(sandbox, get("two"))).not.toContain("welcome");
    expect(asked).toEqual(["/one"]);
    expect(await bash(sandbox, "cat made.txt ~/.tool/x; echo more >> ~/.tool/x; cat ~/.tool/x")).toBe(
      "made\nkept\nkept\nmore\n",
    );
    expect(sandbox.report().denials).toMatchObject([{ host: "registry.test", reason: "closed" }]);
  });

  test("reaches a registry at the port that its input names with the host, and so do commands by theirs", async () => {
    const { sandbox, asked, get } = await begin("registry.test:PORT");
    expect((await during(sandbox, get("one"))).output).toBe("welcome\n");
    expect(await bash(sandbox, get("two"))).not.toContain("welcome");
    const commands = await begin("npm", "registry.test:PORT");
    expect(await bash(commands.sandbox, commands.get("three"))).toBe("welcome\n");
    expect([asked, commands.asked]).toEqual([["/one"], ["/three"]]);
    const other = await begin("registry.test", "inside.test:PORT");
    expect(await bash(other.sandbox, other.get("four"))).not.toContain("welcome");
    expect(other.sandbox.report().denials).toMatchObject([
      { reason: "port", allow: expect.stringMatching(/^registry\.test:\d+$/) },
    ]);
  });

  test("with setup-network none it reaches nobody, also not whom the agent's commands reach", async () => {
    const { sandbox, asked, get } = await begin("none", "registry.test");
    const { output, denials } = await during(sandbox, get("one"));
    expect(output).not.toContain("welcome");
    expect(denials).toMatchObject([{ host: "registry.test", reason: "closed" }]);
    expect(await bash(sandbox, get("two"))).toBe("welcome\n");
    expect(asked).toEqual(["/two"]);
  });

  test("a daemon that it leaves, in a session of its own, has ended when it has, and nobody connects any more", async () => {
    const { sandbox, asked, get } = await begin("registry.test");
    const daemon = `sleep 1000000023 & while true; do (${get("daemon")}) >> daemon.log; sleep 0.05; done`;
    await sandbox.workspace.write("daemon.sh", Buffer.from(daemon));
    const { output } = await during(
      sandbox,
      `(setsid bash -c '(setsid nohup bash daemon.sh >/dev/null 2>&1 &)' &)
       until grep -qs welcome daemon.log; do sleep 0.05; done; echo over`,
    );
    expect(output).toBe("over\n");
    expect(asked).toContain("/daemon");
    const count = asked.length;
    expect(running("1000000023")).toEqual([]);
    const size = await bash(sandbox, "stat -c %s daemon.log");
    expect(await bash(sandbox, "sleep 0.5; pgrep -f 100000002[3] || echo none; stat -c %s daemon.log")).toBe(
      `none\n${size}`,
    );
    expect(asked).toHaveLength(count);
  });

  test("its way out is not there for commands after it: neither the socket nor a connection that it kept", async () => {
    const { yard, sandbox, get } = await begin("registry.test");
    await during(sandbox, `${get("one")}; mkfifo pipe; (setsid bash -c "${get("two")} > pipe" &)`);
    expect(existsSync(join(yard.options.folder, "set-up-proxy"))).toBe(false);
    expect(await bash(sandbox, "ls /run; timeout 1 cat pipe; echo over")).not.toContain("welcome");
  });

  test("it cannot write beside the checkout and its home, and what it wrote is its owner's again in the end", async () => {
    const { yard, sandbox } = await begin("registry.test");
    const { output } = await during(sandbox, "touch /usr/x /etc/x 2>&1; mkdir -p ~/a/b; chmod 500 ~/a; touch y; id -u");
    expect(output.match(/Permission denied|Read-only/g)).toHaveLength(2);
    await sandbox.close();
    expect(statSync(join(yard.workspace, "y")).uid).toBe(statSync(yard.workspace).uid);
    expect(existsSync(join(yard.options.folder, "home"))).toBe(false);
  });
});
