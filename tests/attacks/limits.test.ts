/** P50 and P51: what a tool can use up, whom it can reach, and that nothing of it is left. */
import { createServer } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { machine, needsSandbox } from "../needs-sandbox.ts";
import { HANGS_MS, LAPSES_MS } from "../real-time.ts";
import { running } from "../running.ts";
import { bash, makeYard, pidsOf, UNTIL_IT_SLEEPS } from "./yard.ts";

function yardOf() {
  const yard = makeYard();
  onTestFinished(() => yard.raze());
  return yard;
}

describe("behind the sandbox", needsSandbox, () => {
  test("P50, F37: a flood, a file without end, a bomb and a daemon are held, and none of them is left", async () => {
    const yard = yardOf();
    const sandbox = await yard.open();
    const { workspace } = sandbox;
    const limits = { timeoutMs: LAPSES_MS, signal: AbortSignal.timeout(HANGS_MS) };
    const flood = await workspace.run("yes", limits);
    const line = await workspace.run("head -c 100000000 /dev/zero | tr '\\0' x", { ...limits, timeoutMs: HANGS_MS });
    for (const { output } of [flood, line]) expect(output.length).toBeLessThan(200_000);
    expect(flood.timedOut).toBe(true);
    expect(await workspace.run("sleep 1000000007", limits)).toMatchObject({ timedOut: true });
    expect(await bash(sandbox, "truncate -s 3G big; ls big; ulimit -n; ulimit -c")).toMatch(/[Ff]ile (?:size|too)/);
    expect(await bash(sandbox, "df -m /tmp /dev/shm | awk 'NR > 1 {print ($2 < 60000)}'")).toBe("1\n1\n");
    if (machine.way !== "bwrap") expect(await bash(sandbox, "ulimit -u")).toBe("512\n");
    await workspace.run("ulimit -u 100; bomb() { bomb | bomb & }; bomb", limits).catch(() => undefined);
    expect(await bash(sandbox, "setsid nohup sleep 1000000009 >/dev/null 2>&1 & echo started")).toBeDefined();
    await sandbox.close();
    expect([...running("1000000007"), ...running("1000000009")]).toEqual([]);
  });

  test("P50: who stops or kills the tool host gains nothing: the run hears of it, and everything ends", async () => {
    for (const signal of ["KILL", "STOP"]) {
      const yard = yardOf();
      const sandbox = await yard.open();
      const blow = bash(
        sandbox,
        `setsid sleep 1000000011 & ${UNTIL_IT_SLEEPS}; kill -${signal} ${pidsOf("host[.]mjs")}; sleep 30`,
      );
      if (signal === "KILL")
        await expect(blow).rejects.toMatchObject({
          message: "The tools in the sandbox have ended.",
          ...(machine.way !== "bwrap" && { cause: { message: expect.stringContaining("Killed") } }),
        });
      else blow.catch(() => undefined);
      await expect.poll(() => running("1000000011").length).toBe(signal === "KILL" ? 0 : 1);
      await sandbox.close();
      expect(running("1000000011")).toEqual([]); // by now: what is read next, nobody may write any more
    }
  });

  test("P51: nobody is reached but through the proxy, and there nobody but those on the list", async () => {
    const server = createServer((_, response) => response.end("welcome")).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once("listening", resolve));
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const yard = yardOf();
    const sandbox = await yard.open({
      network: "example.org, *.example.net",
      internet: {
        resolve: async (host) => [host === "metadata.example.net" ? "169.254.169.254" : "127.0.0.1"],
        reach: (ip) => (ip === "127.0.0.1" ? "public" : "never"),
        ports: [port, 443],
      },
    });
    const get = (url: string, more = "") => `curl -sS -m 2 ${more} ${url} 2>&1; echo`;
    const direct = [
      ...["1.1.1.1", "10.0.0.1", "169.254.169.254", "168.63.129.16", "[2606:4700:4700::1111]"].map(
        (host) => `http://${host}/`,
      ),
      `http://127.0.0.1:${port}/`,
    ].map((url) => get(url, "--noproxy '*'"));
    const refused = [
      "https://evil.test/",
      "https://1.1.1.1/dns-query",
      "http://169.254.169.254/",
      "https://metadata.example.net/",
      "http://example.org:25/",
    ];
    const printed = await bash(
      sandbox,
      [
        ...direct,
        ...refused.map((url) => get(url)),
        "getent hosts example.org; ping -c1 -W1 1.1.1.1; (echo x > /dev/udp/1.1.1.1/53) 2>&1; ip addr 2>/dev/null | grep -c inet",
      ].join("\n"),
    );
    expect(printed).not.toContain("welcome");
    expect(await bash(sandbox, get(`http://example.org:${port}/`))).toBe("welcome\n");
    expect(
      sandbox
        .report()
        .denials.map(({ host }) => host)
        .sort(),
    ).toEqual(["1.1.1.1", "169.254.169.254", "evil.test", "example.org", "metadata.example.net"].sort());
    await sandbox.close();
  });

  test("two runs on one machine neither see nor end each other", async () => {
    const [one, other] = [yardOf(), yardOf()];
    const [first, second] = await Promise.all([one.open(), other.open()]);
    const seen = await bash(first, `sleep 1000000013 & ls ${other.workspace}; id -u`);
    expect(await bash(second, "cat /proc/[0-9]*/cmdline; id -u")).not.toContain("1000000013");
    expect(seen).toContain("No such file");
    await second.close();
    expect(running("1000000013")).toHaveLength(1);
    expect(await bash(first, "echo goes on")).toBe("goes on\n");
    await first.close();
    expect(running("1000000013")).toEqual([]);
  });
});
