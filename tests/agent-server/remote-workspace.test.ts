/** What an agent server adds to a workspace: connections that break, servers that end, and servers that are not to be trusted. */
import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect } from "vitest";
import { z } from "zod";
import { AgentServer } from "../../src/agent-server/agent-server.ts";
import { forever, test } from "../core/workspace/temp-folder.ts";
import { HANGS_MS } from "../real-time.ts";
import { running } from "../running.ts";
import { type Breakage, openAgentServer } from "./rehearsed/server.ts";
import { KEY, servedWorkspace, serverWorld } from "./served-workspace.ts";

const quick = { timeoutMs: HANGS_MS, signal: forever };
/** Pauses of an outage take no time; those between two looks do. */
const hasty = { sleep: (ms: number, signal: AbortSignal) => serverWorld.sleep(Math.min(ms, 20), signal) };

test("a command is carried out once, whichever connection breaks", async ({ folder }) => {
  for (const breakage of ["before", "after"] as const) {
    let number = 0;
    const broken: string[] = [];
    const breaks = (request: string): Breakage | undefined => {
      if (request === "GET /server_info" || request.includes("bash") || request.includes("count")) return undefined;
      number += 1;
      if (number % 3 !== 0) return undefined;
      broken.push(request);
      return breakage;
    };
    await using served = await servedWorkspace(folder, { breaks, world: hasty });
    for (const word of ["one", "two", "three"]) {
      const { output, exitCode } = await served.workspace.run(`echo ${word} | tee -a ${breakage}`, quick);
      expect({ output, exitCode }).toEqual({ output: `${word}\n`, exitCode: 0 });
    }
    expect(new Set(broken)).toEqual(new Set(["POST /api/file/upload", "GET /api/file/download"]));
    expect(Buffer.from(await served.workspace.read(breakage, 100)).toString()).toBe("one\ntwo\nthree\n");
  }
});

test("a command outlives the server, and its answer is there when the server is back", async ({ folder }) => {
  await using served = await servedWorkspace(folder, { world: hasty });
  const { workspace, server } = served;
  await workspace.run("true", quick);
  const call = workspace.run("until [ -e back ]; do sleep 0.05; done; echo done", quick);
  const uploads = () => server.requests.filter((request) => request.includes("upload")).length;
  await expect.poll(uploads).toBeGreaterThan(2);
  await server.close();
  await served.restart();
  writeFileSync(join(folder, "back"), "");
  expect(await call).toMatchObject({ output: "done\n", exitCode: 0 });
});

test("a lost machine is a mistake that the model reads, and the next call starts the tools again", async ({
  folder,
}) => {
  await using served = await servedWorkspace(folder, { world: hasty });
  const { workspace, server } = served;
  await workspace.run("true", quick);
  const call = workspace.run("sleep 1000", quick);
  const lost = expect(call).rejects.toThrow("was lost");
  const home = join(workspace.outputDir ?? "", "..");
  await expect.poll(() => running(`${home}/1`)).toHaveLength(1);
  await server.close();
  rmSync(home, { recursive: true }); // its host ends with it
  await served.restart();
  await lost;
  expect(await workspace.run("echo again", quick)).toMatchObject({ output: "again\n" });
});

test("nothing is left on the server", async ({ folder }) => {
  const served = await servedWorkspace(folder);
  const { workspace } = served;
  await workspace.run("true", quick);
  const home = join(workspace.outputDir ?? "", "..");
  const shell = await workspace.openShell();
  await shell.run("exec -a deckhand-rest-1 sleep 60 &", {}, { totalMs: HANGS_MS, signal: forever });
  await expect.poll(() => running("deckhand-rest-1")).toHaveLength(1);
  expect(existsSync(home)).toBe(true);
  await served[Symbol.asyncDispose]();
  expect([existsSync(home), running("deckhand-rest-1"), readdirSync(folder)]).toEqual([false, [], []]);
});

const Nothing = z.unknown();

/** A server that answers as told, and tells what it was asked. */
async function hostile(
  answer: (url: string) => Readonly<{ status: number; headers?: Record<string, string>; body?: Buffer }>,
) {
  const keys: unknown[] = [];
  const server = createServer((request, response) => {
    keys.push(request.headers["x-session-api-key"]);
    const { status, headers, body } = answer(request.url ?? "");
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  return { url, keys, [Symbol.asyncDispose]: async () => void server.close() };
}

test("the key goes to no other address, whatever a server answers", async () => {
  await using other = await hostile(() => ({ status: 200, body: Buffer.from("{}") }));
  await using server = await hostile(() => ({ status: 307, headers: { Location: other.url } }));
  const client = new AgentServer({ url: server.url, key: KEY }, serverWorld);
  await expect(client.info(forever)).rejects.toThrow("sends requests elsewhere");
  expect([server.keys.length, other.keys]).toEqual([1, []]);
});

test("an answer that is too large, or of another shape, is a Fault", async () => {
  const body = Buffer.alloc(2000, "x");
  await using server = await hostile((url) => ({
    status: 200,
    body: url.includes("download") ? body : Buffer.from('{"version":7}'),
  }));
  const client = new AgentServer({ url: server.url, key: KEY }, serverWorld);
  await expect(client.download("/a", 1000, forever)).rejects.toThrow("more than can be taken");
  expect((await client.download("/a", 2000, forever))?.length).toBe(2000);
  await expect(client.info(forever)).rejects.toThrow("invalid answer to GET /server_info");
});

test("a wrong key is a Fault at once, and a busy server is asked again", async () => {
  let left = 2;
  await using server = await hostile(() => ({
    status: left-- > 0 ? 503 : 401,
    body: Buffer.from('{"detail":"Unauthorized"}'),
  }));
  const client = new AgentServer({ url: server.url, key: KEY }, { ...serverWorld, ...hasty });
  await expect(client.ask({ method: "POST", path: "x", signal: forever }, Nothing)).rejects.toMatchObject({
    status: 401,
    isLasting: true,
  });
  expect(server.keys).toEqual([KEY, KEY, KEY]);
});

test("a request that may have been carried out is not repeated", async () => {
  let asked = 0;
  await using server = await openAgentServer({ key: KEY, breaks: () => (asked++ === 0 ? "after" : undefined) });
  const client = new AgentServer({ url: server.url, key: KEY }, { ...serverWorld, ...hasty });
  await expect(client.execute("true", 5, forever)).rejects.toThrow("did not answer");
  expect(server.requests).toHaveLength(1);
  expect(await client.execute("true", 5, forever)).toEqual({ exitCode: 0, stdout: "", stderr: "" });
});

test.each([KEY, undefined])("nothing is sent in the clear over the internet (key: %s)", (key) => {
  for (const url of [
    "http://agents.example.com",
    "http://8.8.8.8:80",
    "http://134744072",
    "http://[2606:4700:4700::1111]:8000",
    "http://[::ffff:8.8.8.8]",
    "http://10.0.0.1.nip.io",
    "ftp://localhost",
    "http://user@localhost",
    "nothing",
  ])
    expect(() => new AgentServer({ url, key }, serverWorld), url).toThrow(/encryption|must be a URL/);
  for (const url of ["https://agents.example.com/team?x=1", "https://agents.example.com/#x", "http://localhost?"])
    expect(() => new AgentServer({ url, key }, serverWorld), url).toThrow("must not contain");
  for (const url of [
    "https://agents.example.com",
    "https://[2606:4700:4700::1111]:8000",
    "http://localhost:8000",
    "http://[::1]:8000",
    "http://[fd12::3]",
    "http://[fe80::1]",
    "http://10.1.2.3/",
    "http://agent-server:8000",
    "http://agents.team.internal",
  ])
    expect(new AgentServer({ url, key }, serverWorld).url.href).toContain(url);
});
