/** What tools can use up of the broker through the proxy: over a limit they get an error, and everything else goes on. */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer as httpServer, request } from "node:http";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { allowedHosts, type Denial } from "../../../src/sandbox/proxy/gate.ts";
import { inTurn, type ProxyLimits, proxyLimits } from "../../../src/sandbox/proxy/limits.ts";
import { openProxy } from "../../../src/sandbox/proxy/proxy.ts";
import { always } from "../../core/invariants/runs.ts";
import { HANGS_MS, LAPSES_MS, pause } from "../../real-time.ts";

const PATIENT: ProxyLimits = { connections: 20, lookUps: 4, idleMs: HANGS_MS, greetingMs: HANGS_MS };

type Stage = Readonly<{ limits?: Partial<ProxyLimits>; website: Server }>;

async function stage({ limits, website }: Stage) {
  const folder = mkdtempSync(join(tmpdir(), "deckhand-limits-"));
  const reached = new Set<Socket>();
  website.on("connection", (socket: Socket) => {
    reached.add(socket);
    socket
      .on("error", () => {})
      .once("close", () => reached.delete(socket))
      .resume();
  });
  await once(website.listen(0, "127.0.0.1"), "listening");
  const { port } = website.address() as AddressInfo; // a string only for pipes
  const socketPath = join(folder, "proxy");
  const denials: Denial[] = [];
  const proxy = await openProxy({
    allowed: allowedHosts("example.org"),
    socketPath,
    resolve: async () => ["127.0.0.1"],
    onDenial: (denial) => void denials.push(denial),
    reach: () => "public",
    ports: [port],
    limits: { ...PATIENT, ...limits },
  });
  onTestFinished(async () => {
    await proxy.close();
    for (const socket of reached) socket.destroy();
    website.close();
    rmSync(folder, { recursive: true });
  });
  const host = `example.org:${port}`;
  const held = () => {
    const socket = connect(socketPath).on("error", () => {});
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  return { host, url: `http://${host}/`, socketPath, reached, denials, held, proxy };
}

/** Resolves when a connection is over, also by a reset. */
function closed(socket: Socket): Promise<unknown> {
  return new Promise((over) => socket.resume().once("close", over));
}

async function get(socketPath: string, url: string) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; body: string }>();
  const call = request({ socketPath, path: url, headers: { host: "x" }, agent: false }, (response) => {
    text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
  });
  call.once("error", reject).end();
  return promise;
}

function greeting(body = "welcome"): Server {
  return httpServer((_, response) => response.end(body));
}

test("connections that are held leave the rest as it was: the next one is told the limit, and one that ends makes room", async () => {
  const { held, socketPath, url } = await stage({ website: greeting() });
  const all = Array.from({ length: PATIENT.connections }, held);
  await Promise.all(all.map((socket) => once(socket, "connect")));
  const more = await Promise.all([get(socketPath, url), get(socketPath, url)]);
  expect(more.map(({ status }) => status)).toEqual([503, 503]);
  expect(more[0]?.body).toMatch(/there are 20 connections already, which is the limit: close some/);
  const asked = held();
  asked.write("CONNECT example.org:443 HTTP/1.1\r\nhost: x\r\n\r\n");
  expect(await text(asked)).toMatch(/^HTTP\/1.1 503 .*\r\nx-deckhand-denied: there are 20 connections/);
  for (const socket of all.slice(0, 5)) socket.destroy();
  await expect.poll(() => get(socketPath, url)).toEqual({ status: 200, body: "welcome" });
});

test("2,000 connections at once: those over the limit are closed, and the proxy answers when they are gone", async () => {
  const { held, socketPath, url } = await stage({ website: greeting() });
  let ended = 0;
  const all = Array.from({ length: 2000 }, () =>
    held()
      .on("close", () => (ended += 1))
      .resume(),
  );
  await expect.poll(() => ended).toBeGreaterThan(1900);
  for (const socket of all) socket.destroy();
  await expect.poll(() => get(socketPath, url)).toEqual({ status: 200, body: "welcome" });
});

test("a twin: 50 downloads at once all arrive, and so do 50 tunnels", async () => {
  const body = "x".repeat(200_000);
  const { held, host, socketPath, url } = await stage({ website: greeting(body), limits: proxyLimits() });
  const all = await Promise.all(Array.from({ length: 50 }, () => get(socketPath, url)));
  expect(all.map(({ status, body }) => [status, body.length])).toEqual(Array(50).fill([200, body.length]));
  const tunnels = Array.from({ length: 50 }, async () => {
    const socket = held();
    socket.write(`CONNECT ${host} HTTP/1.1\r\n\r\nGET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    return (await text(socket)).length > body.length;
  });
  expect(await Promise.all(tunnels)).toEqual(Array(50).fill(true));
});

test("requests in one connection count too: the host is not asked more at once, and they end with it", async () => {
  const waiting: (() => void)[] = [];
  let most = 0;
  const website = httpServer((_, response) => {
    waiting.push(() => response.end("slow"));
    most = Math.max(most, reached.size);
  });
  const { held, host, reached } = await stage({ website });
  const socket = held();
  socket.write(`GET http://${host}/ HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(60));
  const answers: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => void answers.push(chunk));
  await expect.poll(() => waiting.length).toBe(PATIENT.connections);
  waiting[0]?.();
  await expect.poll(() => Buffer.concat(answers).toString()).toMatch(/^HTTP\/1.1 200/);
  socket.destroy();
  await expect.poll(() => reached.size).toBe(0); // also those whose answers would have come later
  expect(most).toBe(PATIENT.connections);
  const again = held();
  again.write(`GET http://${host}/ HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(60));
  await expect.poll(() => waiting.length).toBe(2 * PATIENT.connections);
});

test("a connection over which nothing comes is closed at both ends, in a tunnel and outside", async () => {
  const silent = createServer(() => {});
  const { held, host, reached } = await stage({ website: silent, limits: { idleMs: LAPSES_MS / 3 } });
  const [plain, tunnel, mute] = [held(), held(), held()];
  plain.write(`GET http://${host}/ HTTP/1.1\r\nhost: x\r\n\r\n`);
  tunnel.write(`CONNECT ${host} HTTP/1.1\r\n\r\nGET / HTTP/1.1\r\nhost: x\r\n\r\n`);
  await Promise.all([plain, tunnel, mute].map(closed));
  await expect.poll(() => reached.size).toBe(0);
});

test("a twin: a download that flows is not cut off, however long it takes", async () => {
  const idleMs = 2000;
  const website = httpServer((_, response) => {
    const timer = setInterval(() => response.write("drop "), 20);
    void pause(1.5 * idleMs).then(() => {
      clearInterval(timer);
      response.end("end");
    });
  });
  const { socketPath, url } = await stage({ website, limits: { idleMs } });
  expect(await get(socketPath, url)).toMatchObject({ status: 200, body: expect.stringMatching(/end$/) });
});

test("a tunnel in which the program says nothing, or half of it, is closed after a while", async () => {
  const { held, host, reached } = await stage({ website: greeting(), limits: { greetingMs: 100 } });
  for (const half of ["", "\x16\x03\x01\x02\x00"]) {
    const socket = held();
    socket.write(`CONNECT ${host} HTTP/1.1\r\n\r\n${half}`);
    await closed(socket);
  }
  expect(reached.size).toBe(0);
});

test("when the program is gone, its connections to the host go too: while it is asked for, and while it answers", async () => {
  const website = createServer((socket) => void socket.once("data", () => socket.write("HTTP/1.1 200 OK\r\n\r\npart")));
  const { held, host, reached } = await stage({ website });
  for (const words of [
    `GET http://${host}/ HTTP/1.1\r\nhost: x\r\n\r\n`,
    `CONNECT ${host} HTTP/1.1\r\n\r\nGET / HTTP/1.1\r\nhost: x\r\n\r\n`,
  ]) {
    const socket = held();
    socket.write(words);
    await expect.poll(() => reached.size).toBe(1);
    socket.destroy();
    await expect.poll(() => reached.size).toBe(0);
  }
});

test("an answer that is cut off reaches the program as one that is cut off", async () => {
  const website = createServer((socket) => {
    socket.once("data", () =>
      socket.write("HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\npart", () => socket.destroy()),
    );
  });
  const { socketPath, url } = await stage({ website });
  await expect(get(socketPath, url)).rejects.toThrow(/aborted|hang up|reset/);
});

/** What hosts answer that no program should have to read. */
const ODD_ANSWERS = [
  "HTTP/1.1 050 Low\r\n\r\n",
  "HTTP/1.1 000 None\r\ncontent-length: 0\r\n\r\n",
  "HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\nraw",
  "HTTP/1.1 200 OK\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
  "HTTP/1.1 200 OK\r\nx: \u0001\r\n\r\n",
  "HTTP/1.1 304 \r\ncontent-length: 9\r\n\r\n",
  "HTTP/1.1 103 Early\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok",
  "SSH-2.0-odd\r\n",
  "",
];

/** What programs say that no proxy should have to read. */
const ODD_REQUESTS = (host: string) => [
  `GET http://${host}/ HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n`,
  `POST http://${host}/ HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nhalf`,
  `POST http://${host}/ HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`,
  `POST http://${host}/ HTTP/1.1\r\nhost: x\r\nexpect: 200-ok\r\n\r\n`,
  `CONNECT ${host} HTTP/1.1\r\n\r\nCONNECT ${host} HTTP/1.1\r\n\r\n`,
  `CONNECT ${host} HTTP/1.1\r\n\r\nGET / HTTP/1.1\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\n`,
  `CONNECT ${host} HTTP/1.1\r\n\r\n\x16\x03\x01\x00\x02\x01\x00`,
  `CONNECT \u0000 HTTP/1.1\r\n\r\n`,
  `GET http://${host}/\u00ff HTTP/1.1\r\nhost: x\r\n\r\n`,
  `GET http://${host}/ HTTP/1.1\r\n${"x: y\r\n".repeat(3000)}\r\n`,
  "\r\n\r\n\u0000\u0001",
];

test("whatever a program says, whatever a host answers, and whoever goes away: the proxy serves the next one", async () => {
  let odd = "";
  const website = createServer((socket) => {
    const reply = odd === "" ? "HTTP/1.1 200 OK\r\ncontent-length: 2\r\nconnection: close\r\n\r\nok" : odd;
    socket.once("data", () => socket.end(Buffer.from(reply, "latin1")));
  });
  const { held, host, socketPath, url } = await stage({ website, limits: { idleMs: LAPSES_MS / 3, greetingMs: 100 } });
  const play = fc.record({
    answer: fc.constantFrom(...ODD_ANSWERS),
    words: fc.constantFrom(...ODD_REQUESTS(host), `GET ${url} HTTP/1.1\r\nhost: x\r\n\r\n`),
    part: fc.constantFrom(1, 1, 0.5, 0.9),
    end: fc.constantFrom("reset", "wait", "leave"),
  });
  await always(60, play, async ({ answer, words, part, end }) => {
    odd = answer;
    const socket = held();
    const bytes = Buffer.from(words, "latin1");
    await new Promise((written) => socket.write(bytes.subarray(0, Math.ceil(part * bytes.length)), written));
    if (end === "reset") socket.destroy();
    else if (end === "wait") await closed(socket);
    odd = "";
    await expect.poll(() => get(socketPath, url)).toEqual({ status: 200, body: "ok" });
  });
});

test("names are looked up a few at once, and the same name once", async () => {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const look = inTurn((host) => {
    started.push(host);
    const { promise, resolve, reject } = Promise.withResolvers<readonly string[]>();
    ends.set(host, () => (host === "d" ? reject(new Error("no such name")) : resolve([`of ${host}`])));
    return promise;
  }, 2);
  const all = [..."aabcde"].map((host) => look(host).catch(() => ["none"]));
  await expect.poll(() => started).toEqual(["a", "b"]);
  for (const host of "abcde") {
    await expect.poll(() => ends.has(host)).toBe(true);
    ends.get(host)?.();
  }
  expect(await Promise.all(all)).toEqual([["of a"], ["of a"], ["of b"], ["of c"], ["none"], ["of e"]]);
  const again = look("a");
  ends.get("a")?.();
  await expect.poll(() => started.filter((host) => host === "a").length).toBe(2);
  ends.get("a")?.();
  expect(await again).toEqual(["of a"]);
});

test.for([
  [65_536, 256],
  [1024, 216],
  [256, 24],
  [64, 16],
] as const)("with %i open files there are %i connections, so that the broker has its own", ([files, connections]) => {
  expect(proxyLimits(files).connections).toBe(connections);
});

test.for(["..example.org", "*.example.org", ".example.org", "a..example.org", "example.org"])(
  "%s is no name below example.org",
  (name) => {
    expect(allowedHosts("*.example.org").allows(name)).toBe(false);
  },
);

test.for(["a.example.org", "my_bucket.a.example.org", "xn--bcher-kva.example.org", "A.Example.org."])(
  "its twin: %s is one",
  (name) => {
    expect(allowedHosts("*.example.org").allows(name)).toBe(true);
  },
);
