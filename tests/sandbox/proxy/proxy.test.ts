/** The way out of the sandbox: who may be reached, over real sockets on loopback. */
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Duplex } from "node:stream";
import { text } from "node:stream/consumers";
import * as tls from "node:tls";
import { describe, expect, onTestFinished, test } from "vitest";
import { isPublic, reachOf } from "../../../src/sandbox/proxy/address.ts";
import {
  allowedHosts,
  type Denial,
  freeHosts,
  gate,
  grantedHosts,
  parseTarget,
  setUpHosts,
} from "../../../src/sandbox/proxy/gate.ts";
import { openProxy } from "../../../src/sandbox/proxy/proxy.ts";

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

  test.for(["10.1.2.3", "172.16.0.1", "192.168.1.1", "100.64.0.1", "198.18.0.1", "203.0.113.80", "fd12:3456::1"])(
    "%s is private",
    (address) => {
      expect(reachOf(address)).toBe("private");
    },
  );

  test.for([
    ...["127.0.0.1", "0.0.0.0", "169.254.169.254", "169.254.170.2", "168.63.129.16", "100.100.100.200", "192.0.0.192"],
    ...["224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "ff02::1", "fd00:ec2::254", "fd20:ce::254"],
    ...["::ffff:10.0.0.1", "::ffff:169.254.169.254", "64:ff9b::a00:1", "2002:a00:1::", "", "localhost", "0x7f.1"],
  ])("%s is never reached, also under a name of the list", (address) => {
    expect(reachOf(address)).toBe("never");
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
    ["example.org:8443", "example.org", false],
    ["all, npm.example.org", "example.org", true],
  ] as const)("%j: %s is allowed: %s", ([list, host, isAllowed]) => {
    expect(allowedHosts(list).allows(host)).toBe(isAllowed);
  });

  test.for([
    "all, npm",
    "all, *.example.org",
    "all, none",
    "*.example.org:8443",
    "example.org:0",
    "example.org:65536",
    "example.org:",
    "npm:8080",
    "10.0.0.15:8081",
    "all:8080",
    "none example.org",
    "*",
    "*.org",
    "http://example.org",
    "1.1.1.1",
    "10.0.0.15",
    "169.254.169.254",
    "constructor",
    "exa mple",
    "a..b",
  ])("%j is refused", (list) => {
    expect(() => allowedHosts(list)).toThrow("`network` input");
  });
});

test("a port is open for the very host that the list names with it", () => {
  const hosts = allowedHosts("npm, npm.example.org:4873, example.org");
  expect(hosts.opens("NPM.example.org.", 4873)).toBe(true);
  for (const [host, port] of [
    ["npm.example.org", 8443],
    ["example.org", 4873],
    ["a.npm.example.org", 4873],
  ] as const)
    expect(hosts.opens(host, port)).toBe(false);
  expect([hosts.names("npm.example.org"), hosts.names("registry.npmjs.org")]).toEqual([true, false]);
  expect(allowedHosts("all, npm.example.org:4873")).toMatchObject({ words: "all, npm.example.org:4873" });
  expect(allowedHosts("all").opens("npm.example.org", 4873)).toBe(false);
  const setUp = setUpHosts(allowedHosts("npm"), hosts);
  expect([setUp.opens("npm.example.org", 4873), setUp.opens("pypi.org", 4873)]).toEqual([true, false]);
  const grants = { free: freeHosts("npm, npm.example.org:4873"), all: hosts };
  expect(grants.free.opens("npm.example.org", 4873)).toBe(false);
  expect(grantedHosts(["npm.example.org"], grants).opens("npm.example.org", 4873)).toBe(true);
  expect(grantedHosts(["example.org"], grants).opens("npm.example.org", 4873)).toBe(false);
});

test("the set-up command reaches its own hosts and those of all commands, and with none nobody", () => {
  const [registries, own] = [allowedHosts("registries", "setup-network"), allowedHosts("npm.internal.example")];
  const hosts = setUpHosts(registries, own);
  for (const host of ["pypi.org", "npm.internal.example"]) expect(hosts.allows(host)).toBe(true);
  expect(hosts.allows("evil.test")).toBe(false);
  expect(hosts.names("npm.internal.example")).toBe(true);
  expect(hosts.names("pypi.org")).toBe(false);
  expect(setUpHosts(allowedHosts("none"), own).allows("npm.internal.example")).toBe(false);
  expect(setUpHosts(registries, allowedHosts("none")).allows("pypi.org")).toBe(true);
  expect(() => allowedHosts("npm none", "setup-network")).toThrow("The `setup-network` input says");
});

async function stage(hosts: string, addresses: Readonly<Record<string, readonly string[]>>) {
  const website = createServer((request, response) =>
    response.end(`${request.method} ${request.headers.host}${request.url}`),
  );
  await new Promise<void>((resolve) => void website.listen(0, "127.0.0.1", resolve));
  const { port } = website.address() as AddressInfo; // a string only for pipes
  const folder = mkdtempSync(join(tmpdir(), `deckhand-proxy-${"longer-than-a-socket-may-have-".repeat(5)}`));
  const opened = openSync(folder, "r");
  const socketPath = `/proc/self/fd/${opened}/proxy`; // the same file, by a path that is short enough to connect to
  const denials: Denial[] = [];
  const proxy = await openProxy({
    allowed: allowedHosts(hosts),
    socketPath: join(folder, "proxy"),
    resolve: async (host) => addresses[host] ?? Promise.reject(new Error("no such name")),
    onDenial: (denial) => void denials.push(denial),
    reach: (address) => (address === "127.0.0.1" ? "public" : reachOf(address)),
    ports: [port],
  });
  onTestFinished(async () => {
    await proxy.close();
    website.closeAllConnections();
    website.close();
    expect(readdirSync(folder)).toEqual([]);
    closeSync(opened);
    rmSync(folder, { recursive: true });
  });
  return { port, socketPath, denials, shut: () => proxy.shut() };
}

const names = {
  "example.org": ["127.0.0.1"],
  "inside.example.org": ["10.0.0.1"],
  "both.example.org": ["127.0.0.1", "10.0.0.1"],
  "metadata.example.org": ["169.254.169.254"],
  "mixed.example.org": ["10.0.0.1", "168.63.129.16"],
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
  const call = request({ socketPath, path: url, method, headers: { host }, agent: false }, async (response) =>
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
  ["evil.test", { reason: "unlisted", allow: "evil.test" }],
  ["registry.npmjs.org", { reason: "unlisted", allow: "npm" }],
  ["inside.example.org", { reason: "private", allow: "inside.example.org" }],
  ["both.example.org", { reason: "private", allow: "both.example.org" }],
  ["metadata.example.org", { reason: "never" }],
  ["gone.example.org", { reason: "unknown" }],
  ["169.254.169.254", { reason: "never" }],
  ["[::1]", { reason: "never" }],
  ["metadata.google.internal", { reason: "never" }],
  ["10.0.0.7", { reason: "unnamed" }],
  ["db", { reason: "unnamed" }],
] as const)("%s is denied, and the denial is told: %j", async ([host, why]) => {
  const { port, socketPath, denials } = await stage("example.org *.example.org", names);
  expect(await get(socketPath, `http://${host}:${port}/`)).toMatchObject({ status: 403 });
  expect(await say(socketPath, `CONNECT ${host}:${port} HTTP/1.1\r\nhost: x\r\n\r\n`)).toMatch(/^HTTP\/1.1 403 /);
  expect(denials).toEqual([
    { host, port, ...why },
    { host, port, ...why },
  ]);
});

test("a host at a private address is reached if the list names it, and one at an address of the cloud is not", async () => {
  const inside = ["inside.example.org", "both.example.org", "metadata.example.org", "mixed.example.org"];
  const denials: Denial[] = [];
  const check = gate({
    ...{ allowed: allowedHosts(inside.join(" ")), socketPath: "", onDenial: (denial) => void denials.push(denial) },
    resolve: async (host) => names[host as keyof typeof names] ?? [],
  });
  const answers = await Promise.all(inside.map((host) => check(parseTarget(`http://${host}/`), "GET")));
  expect(answers).toMatchObject([
    { kind: "allowed", host: "inside.example.org", address: "10.0.0.1" },
    { kind: "denied" }, // one of its addresses is this machine
    { kind: "denied" },
    { kind: "denied" },
  ]);
  expect(denials.map(({ reason }) => reason)).toEqual(["never", "never", "never"]);
});

test.for([
  ["pypi.org", "pypi.org, files.pythonhosted.org"],
  ["files.pythonhosted.org", "pypi.org, files.pythonhosted.org"],
  ["index.crates.io", "crates.io, index.crates.io, static.crates.io"],
  ["registry.npmjs.org", "registry.npmjs.org"],
] as const)("a registry at a private address is told with its other hosts: %s", async ([host, allow]) => {
  const denials: Denial[] = [];
  const check = gate({
    ...{ allowed: allowedHosts("registries"), socketPath: "", onDenial: (denial) => void denials.push(denial) },
    resolve: async () => ["10.0.0.1"],
  });
  await check(parseTarget(`http://${host}/`), "GET");
  expect(denials).toMatchObject([{ reason: "private", allow }]);
  expect(allowedHosts(`registries, ${allow}`).names(host)).toBe(true);
});

test("a name that leads elsewhere when it is looked up again is reached where it led when it was checked", async () => {
  const answers = [["10.0.0.1"], ["169.254.169.254"]];
  const check = gate({
    ...{ allowed: allowedHosts("inside.example.org"), socketPath: "", onDenial: () => {} },
    resolve: async () => answers.shift() ?? [],
  });
  expect(await check(parseTarget("http://inside.example.org/"), "GET")).toMatchObject({ address: "10.0.0.1" });
  expect(await check(parseTarget("http://inside.example.org/"), "GET")).toMatchObject({ kind: "denied" });
});

test("no setting is offered that would not help: not for an address, or a name of one word", async () => {
  const denials: Denial[] = [];
  const check = gate({
    ...{ allowed: allowedHosts("none"), socketPath: "", onDenial: (denial) => void denials.push(denial) },
    resolve: async () => ["1.1.1.1"],
  });
  const urls = [
    "http://host.test:8080/",
    "http://10.0.0.7/",
    "http://10.0.0.7:8080/",
    "http://db/",
    "http://169.254.169.254/",
    "http://host.test/",
  ];
  for (const url of urls) expect(await check(parseTarget(url), "GET")).toMatchObject({ kind: "denied" });
  expect(denials.map(({ reason, allow }) => [reason, allow])).toEqual([
    ["port", "host.test:8080"],
    ["unnamed", undefined],
    ["unnamed", undefined],
    ["unnamed", undefined],
    ["never", undefined],
    ["closed", "host.test"],
  ]);
});

test("the port is looked at, and what is no address of a website is denied", async () => {
  const { port, socketPath, denials } = await stage("all", names);
  expect(await get(socketPath, "http://example.org:22/")).toMatchObject({ status: 403 });
  expect(await say(socketPath, `CONNECT user:pass@example.org:${port} HTTP/1.1\r\nhost: x\r\n\r\n`)).toMatch(/ 403 /);
  expect(await say(socketPath, "GET /just/a/path HTTP/1.1\r\nhost: example.org\r\n\r\n")).toMatch(/ 403 /);
  expect(denials.map(({ reason }) => reason)).toEqual(["port", "malformed", "malformed"]);
});

test("a host of the list is reached at the port that the list has for it, at a private address too, and never at our own", async () => {
  const inside: Record<string, string> = { "npm.example.org": "10.0.0.1", "own.example.org": "127.0.0.1" };
  const denials: Denial[] = [];
  const check = gate({
    ...{ allowed: allowedHosts("npm.example.org:4873, own.example.org:4873"), socketPath: "" },
    onDenial: (denial) => void denials.push(denial),
    resolve: async (host) => [inside[host] ?? "1.1.1.1"],
  });
  const asked = ["npm.example.org:4873", "npm.example.org", "npm.example.org:4874", "own.example.org:4873"];
  const answers = await Promise.all(asked.map((host) => check(parseTarget(`http://${host}/`), "GET")));
  expect(answers.map(({ kind }) => kind)).toEqual(["allowed", "denied", "denied", "denied"]);
  expect(answers[0]).toMatchObject({ address: "10.0.0.1", port: 4873 });
  expect(denials.map(({ reason, allow }) => [reason, allow])).toEqual([
    ["unlisted", "npm.example.org"],
    ["port", "npm.example.org:4874"],
    ["never", undefined],
  ]);
});

test("the name in the address counts, not the one in the header", async () => {
  const { port, socketPath } = await stage("example.org", names);
  const words = `GET http://example.org:${port}/ HTTP/1.1\r\nhost: internal.example.net\r\n\r\n`;
  expect(await say(socketPath, words)).toContain(`GET example.org:${port}/`);
});

describe("inside a connection that was asked for by a name", () => {
  const established = /^HTTP\/1.1 200 Connection Established\r\n\r\n/;

  /** All that comes back until the end, of what is written piece by piece. */
  async function tunnelled(socketPath: string, host: string, pieces: readonly (string | Buffer)[]): Promise<string> {
    const socket = connect(socketPath);
    onTestFinished(() => void socket.destroy());
    socket.write(`CONNECT ${host} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
    for (const piece of pieces) await new Promise<unknown>((written) => void socket.write(piece, written));
    return text(socket);
  }

  test.for([
    ["internal.example.net", "/", "GET example.org:PORT/"],
    ["example.org", "http://internal.example.net/", "403 Forbidden"],
  ])("a request in the clear for %s and %s is answered with %s", async ([name, path, expected]) => {
    const { port, socketPath } = await stage("example.org", names);
    const words = `GET ${path} HTTP/1.1\r\nhost: ${name}\r\nconnection: close\r\n\r\n`;
    const answer = await tunnelled(socketPath, `example.org:${port}`, [words]);
    expect(answer).toMatch(established);
    expect(answer.replaceAll(String(port), "PORT")).toContain(expected);
  });

  test("a greeting of TLS under another name is not passed on, in whatever pieces; under a name of the list it is", async () => {
    const { port, socketPath, denials } = await stage("example.org *.example.org", names);
    const [host, hello] = [`example.org:${port}`, await helloFor("evil.test")];
    for (const pieces of [
      [hello],
      [hello.subarray(0, 3), hello.subarray(3, 60), hello.subarray(60)],
      [inRecords(hello)],
    ]) {
      expect(await tunnelled(socketPath, host, pieces)).toMatch(/Established\r\n\r\n$/);
    }
    expect(denials).toEqual(Array(3).fill({ host: "evil.test", port, reason: "unlisted", allow: "evil.test" }));
    // The website knows no TLS and says so.
    for (const name of ["example.org", "www.example.org"]) {
      expect(await tunnelled(socketPath, host, [await helloFor(name)])).toContain("400 Bad Request");
    }
    expect(denials).toHaveLength(3);
  });

  test("a greeting that cannot be read is not passed on", async () => {
    const { port, socketPath, denials } = await stage("example.org", names);
    const hello = await helloFor("evil.test");
    hello[hello.indexOf("evil.test") - 1] = 0xff; // the length of the name
    expect(await tunnelled(socketPath, `example.org:${port}`, [hello])).toMatch(/Established\r\n\r\n$/);
    expect(denials).toMatchObject([{ host: "?" }]);
  });

  test("a greeting without a name is not passed on, unless everybody may be reached", async () => {
    const { port, socketPath, denials } = await stage("example.org", names);
    expect(await tunnelled(socketPath, `example.org:${port}`, [await helloFor()])).toMatch(/Established\r\n\r\n$/);
    // No word of the input would allow it.
    expect(denials).toEqual([{ host: "?", port, reason: "unlisted" }]);
  });

  test("where everybody may be reached, any name will do, and none", async () => {
    const { port, socketPath, denials } = await stage("all", names);
    for (const name of ["evil.test", undefined]) {
      expect(await tunnelled(socketPath, `example.org:${port}`, [await helloFor(name)])).toContain("400 Bad Request");
    }
    expect(denials).toEqual([]);
  });
});

/** What Node's own TLS says first. */
async function helloFor(servername?: string): Promise<Buffer> {
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const wire = new Duplex({ read() {}, write: (chunk: Buffer) => resolve(Buffer.from(chunk)) });
  const socket = tls.connect({ socket: wire, ...(servername !== undefined && { servername }) });
  socket.on("error", () => {});
  const hello = await promise;
  socket.destroy();
  return hello;
}

/** The same message in records of ten bytes. */
function inRecords(hello: Buffer): Buffer {
  const message = hello.subarray(5);
  const parts = Array.from({ length: Math.ceil(message.length / 10) }, (_, index) =>
    message.subarray(index * 10, index * 10 + 10),
  );
  return Buffer.concat(parts.map((part) => Buffer.concat([Buffer.from([22, 3, 1, 0, part.length]), part])));
}

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
  expect(denials).toEqual([{ host: "example.org", port, reason: "shut" }]);
});
