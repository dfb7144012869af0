/** The way out of the wall: who may be reached, over real sockets on loopback. */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test } from "vitest";
import { isPublic } from "../../../src/sandbox/proxy/address.ts";
import { allowedHosts } from "../../../src/sandbox/proxy/allowed-hosts.ts";
import { type Denial, openProxy } from "../../../src/sandbox/proxy/proxy.ts";

describe("addresses", () => {
  test.for(["1.1.1.1", "8.8.8.8", "140.82.112.3", "2606:4700:4700::1111", "2a01:4f8::1"])("%s is public", (address) => {
    expect(isPublic(address)).toBe(true);
  });

  test.for([
    ...["127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "100.64.0.1"],
    ...["169.254.169.254", "168.63.129.16", "192.0.0.192", "198.18.0.1", "224.0.0.1", "255.255.255.255"],
    ...[
      "::1",
      "::",
      "fe80::1",
      "fd00:ec2::254",
      "fc00::1",
      "ff02::1",
      "::ffff:127.0.0.1",
      "::ffff:8.8.8.8",
      "64:ff9b::a00:1",
    ],
    ...["2002:7f00:1::", "2001:db8::1", "", "localhost", "0x7f.1", "2130706433", "1.1.1.1 "],
  ])("%s is not", (address) => {
    expect(isPublic(address)).toBe(false);
  });
});

describe("the list of hosts", () => {
  test.for([
    ["none", "example.org", false],
    ["", "example.org", false],
    ["all", "example.org", true],
    ["npm", "registry.npmjs.org", true],
    ["npm", "REGISTRY.npmjs.org.", true],
    ["npm", "evil.registry.npmjs.org", false],
    ["npm", "registry.npmjs.org.evil.test", false],
    ["registries", "pypi.org", true],
    ["registries", "github.com", false],
    ["npm, example.org", "example.org", true],
    ["example.org", "www.example.org", false],
    ["*.example.org", "www.example.org", true],
    ["*.example.org", "example.org", false],
    ["*.example.org", "notexample.org", false],
  ] as const)("%j: %s is allowed: %s", ([list, host, isAllowed]) => {
    expect(allowedHosts(list).allows(host)).toBe(isAllowed);
  });

  test.for([
    "all, npm",
    "none example.org",
    "*",
    "*.org",
    "http://example.org",
    "1.1.1.1",
    "constructor",
    "exa mple",
    "a..b",
  ])("%j is refused", (list) => {
    expect(() => allowedHosts(list)).toThrow("`network` input");
  });
});

async function stage(hosts: string, addresses: Readonly<Record<string, readonly string[]>>) {
  const website = createServer((request, response) =>
    response.end(`${request.method} ${request.headers.host}${request.url}`),
  );
  await new Promise<void>((resolve) => void website.listen(0, "127.0.0.1", resolve));
  const { port } = website.address() as AddressInfo; // a string only for pipes
  const folder = mkdtempSync(join(tmpdir(), "deckhand-proxy-"));
  const socketPath = join(folder, "proxy");
  const denials: Denial[] = [];
  const proxy = await openProxy({
    allowed: allowedHosts(hosts),
    socketPath,
    resolve: async (host) => addresses[host] ?? Promise.reject(new Error("no such name")),
    onDenial: (denial) => void denials.push(denial),
    isPublic: (address) => address === "127.0.0.1",
    ports: [port],
  });
  onTestFinished(async () => {
    await proxy.close();
    website.closeAllConnections();
    website.close();
    rmSync(folder, { recursive: true });
  });
  return { port, socketPath, denials, shut: () => proxy.shut() };
}

const names = {
  "example.org": ["127.0.0.1"],
  "inside.example.org": ["10.0.0.1"],
  "both.example.org": ["127.0.0.1", "10.0.0.1"],
};

/** The first bytes that come back. */
async function say(socketPath: string, words: string): Promise<string> {
  const socket = connect(socketPath);
  onTestFinished(() => void socket.destroy());
  socket.write(words);
  const [chunk] = await Promise.race([
    socket.take(1).toArray(),
    new Promise<string[]>((resolve) => socket.once("close", () => resolve([""]))),
  ]);
  return String(chunk);
}

async function get(socketPath: string, url: string, method = "GET") {
  const { host } = new URL(url);
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; body: string }>();
  const call = request({ socketPath, path: url, method, headers: { host } }, async (response) =>
    resolve({ status: response.statusCode, body: await text(response) }),
  );
  call.once("error", reject).end();
  return promise;
}

test("an allowed website answers, under its own name", async () => {
  const { port, socketPath, denials } = await stage("example.org", names);
  const host = `example.org:${port}`;
  expect(await get(socketPath, `http://${host}/a?b`)).toEqual({ status: 200, body: `GET ${host}/a?b` });
  const tunnelled = await say(
    socketPath,
    `CONNECT ${host} HTTP/1.1\r\nhost: ${host}\r\n\r\nGET /c HTTP/1.0\r\nhost: ${host}\r\n\r\n`,
  );
  expect(tunnelled).toMatch(/^HTTP\/1.1 200 Connection Established\r\n\r\n/);
  expect(denials).toEqual([]);
});

test.for([
  ["evil.test", "the host is not on the list of the `network` input"],
  ["inside.example.org", "the name leads to an address that is not public"],
  ["both.example.org", "the name leads to an address that is not public"],
  ["gone.example.org", "the name has no address"],
  ["169.254.169.254", "the host is not on the list of the `network` input"],
  ["[::1]", "the host is not on the list of the `network` input"],
] as const)("%s is denied, and the denial is told: %s", async ([host, why]) => {
  const { port, socketPath, denials } = await stage("example.org *.example.org", names);
  expect(await get(socketPath, `http://${host}:${port}/`)).toMatchObject({ status: 403 });
  expect(await say(socketPath, `CONNECT ${host}:${port} HTTP/1.1\r\nhost: x\r\n\r\n`)).toMatch(/^HTTP\/1.1 403 /);
  expect(denials).toEqual([
    { host, port, why },
    { host, port, why },
  ]);
});

test("the port is looked at, and what is no address of a website is denied", async () => {
  const { port, socketPath, denials } = await stage("all", names);
  expect(await get(socketPath, "http://example.org:22/")).toMatchObject({ status: 403 });
  expect(await say(socketPath, `CONNECT user:pass@example.org:${port} HTTP/1.1\r\nhost: x\r\n\r\n`)).toMatch(/ 403 /);
  expect(await say(socketPath, "GET /just/a/path HTTP/1.1\r\nhost: example.org\r\n\r\n")).toMatch(/ 403 /);
  expect(denials.map(({ why }) => why)).toEqual([
    "only ports 80 and 443 are open",
    "this is not the address of a website",
    "this is not the address of a website",
  ]);
});

test("the name in the address counts, not the one in the header", async () => {
  const { port, socketPath } = await stage("example.org", names);
  const words = `GET http://example.org:${port}/ HTTP/1.1\r\nhost: internal.example.net\r\n\r\n`;
  expect(await say(socketPath, words)).toContain(`GET example.org:${port}/`);
});

test("once it is shut nobody is let through, and what went through is cut off", async () => {
  const { port, socketPath, denials, shut } = await stage("example.org", names);
  const host = `example.org:${port}`;
  const tunnel = connect(socketPath);
  tunnel.write(`CONNECT ${host} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
  await tunnel.take(1).toArray();
  const cut = new Promise((resolve) => tunnel.once("close", resolve));
  shut();
  await cut;
  expect(await get(socketPath, `http://${host}/`)).toMatchObject({ status: 403 });
  expect(denials).toEqual([{ host: "example.org", port, why: "the network was closed before the agent began" }]);
});
