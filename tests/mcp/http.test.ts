/** Servers on the network: spoken with by us, and only where the workflow says. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { guardedFetch } from "../../src/mcp/transports.ts";
import { isPublic } from "../../src/sandbox/proxy/address.ts";
import { nowhere } from "../core/workspace/nowhere.ts";
import { pause } from "../real-time.ts";
import { type HttpServer, httpServer, type Odd } from "./http-server.ts";
import { everything, hurried, type Opened, openFor } from "./servers.ts";

async function open(odd?: Odd, more = hurried(20)): Promise<Opened & Readonly<{ web: HttpServer }>> {
  const web = await httpServer(odd);
  const headers = { Authorization: "Bearer tk-0123456789" };
  return { ...(await openFor(nowhere, { web: { url: web.url, headers, private: true } }, more)), web };
}

test("the server from npm over HTTP works like over its pipes", async () => {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const child = spawn(everything.command, [...everything.args, "streamableHttp"], {
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stderr, "data");
  const { call, report } = await openFor(nowhere, { all: { url: `http://127.0.0.1:${port}/mcp`, private: true } });
  expect(report()[0]?.problem).toBe("");
  expect(await call("all__echo", { message: "hello" })).toMatchObject({ words: "Echo: hello", isError: false });
  expect((await call("all__get-tiny-image")).content.map(({ type }) => type)).toContain("image");
});

test("it is sent the headers that are given for it, and nothing of ours", async () => {
  const { call, web } = await open();
  expect(await call("web__echo", { word: "hello" })).toMatchObject({ words: "hello" });
  for (const headers of web.headers) {
    expect(headers).toMatchObject({ authorization: "Bearer tk-0123456789", "user-agent": "deckhand" });
    expect(headers).not.toHaveProperty("cookie");
  }
});

test("a session that is forgotten is begun again, and the call made again", async () => {
  const { call, web } = await open();
  web.forget();
  expect(await call("web__echo", { word: "hello" })).toMatchObject({ words: "hello", isError: false });
  expect(web.seen.filter((method) => method === "tools/call")).toHaveLength(2);
});

test("a server that is gone is an error, call after call", async () => {
  const { call, web } = await open();
  await web.stop();
  expect(await call("web__echo")).toMatchObject({ isError: true, words: expect.stringContaining("ECONNREFUSED") });
  expect(await call("web__echo")).toMatchObject({ isError: true });
});

test("a server that comes back within one call is not missed", async () => {
  const first = await httpServer();
  const port = Number(new URL(first.url).port);
  const server = { web: { url: first.url, private: true } };
  const sleep = async () => void (await httpServer(undefined, port));
  const { call } = await openFor(nowhere, server, { ...hurried(20), sleep });
  await first.stop();
  expect(await call("web__echo", { word: "back" })).toMatchObject({ words: "back", isError: false });
});

const breaking: Readonly<Record<string, Odd>> = {
  "a stream that ends without an answer": (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).end("event: message\ndata: {}\n\n");
    return true;
  },
  "a stream that breaks off": (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" }).write("event: message\n");
    void pause(20).then(() => response.destroy());
    return true;
  },
  "a connection that breaks off": (response) => {
    response.destroy();
    return true;
  },
  "an answer that is no JSON": (response) => {
    response.writeHead(200, { "content-type": "application/json" }).end("<html>");
    return true;
  },
  "a page": (response) => {
    response.writeHead(200, { "content-type": "text/html" }).end("<html>");
    return true;
  },
  "an error": (response) => {
    response.writeHead(500).end("x".repeat(100_000));
    return true;
  },
  silence: () => true,
};

test.for(Object.entries(breaking))("%s: an error, not made again unasked, and the next call works", async ([, odd]) => {
  const once: Odd = (response, request, calls) => calls === 1 && odd(response, request, calls);
  const { call, web } = await open(once, hurried(4));
  const { isError, words } = await call("web__echo", { word: "hello" });
  expect(isError).toBe(true);
  expect(words.length).toBeLessThan(1000);
  expect(web.seen.filter((method) => method === "tools/call")).toHaveLength(1);
  expect(await call("web__echo", { word: "hello" })).toMatchObject({ words: "hello", isError: false });
});

test("a redirect to another server is not followed, and nobody there hears of the token", async () => {
  const other = await httpServer();
  const { call } = await open((response) => {
    response.writeHead(307, { location: other.url }).end();
    return true;
  });
  expect((await call("web__echo")).isError).toBe(true);
  expect(other.seen).toEqual([]);
});

test("an address that is not public is refused unless it is said to be private, whatever the name", async () => {
  const web = await httpServer();
  const port = new URL(web.url).port;
  for (const host of ["127.0.0.1", "localhost", "[::1]", "169.254.169.254", "2130706433"]) {
    const url = new URL(`http://${host}:${port}/mcp`);
    const guarded = guardedFetch({ url, isPrivate: false, isPublic });
    await expect(guarded(url.href, { method: "POST", body: "{}" })).rejects.toThrow("not public");
  }
  const { report } = await openFor(nowhere, { web: { url: `https://127.0.0.1:${port}/mcp` } });
  expect(report()[0]?.problem).toContain("Its address is not public");
  expect(web.seen).toEqual([]);
});

test("only the server itself is spoken with", async () => {
  const web = await httpServer();
  const guarded = guardedFetch({ url: new URL(web.url), isPrivate: true, isPublic });
  await expect(guarded("http://127.0.0.1:9/mcp")).rejects.toThrow("another server");
  expect((await guarded(web.url)).status).toBe(405);
});

test("an answer without end is cut off", async () => {
  const { call } = await open((response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const flood = () => {
      while (!response.destroyed && response.write("x".repeat(1024 * 1024)));
    };
    response.on("drain", flood);
    flood();
    return true;
  });
  expect(await call("web__echo")).toMatchObject({ isError: true, words: expect.stringContaining("too long") });
});

const many = `[${"[],".repeat(300_000)}[]]`;
const few = `{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":${many.slice(0, 600_000)}[]]}}`;

/** What a fetch of this answer resolves to. */
async function fetched(type: string, body: string): Promise<string> {
  const web = createHttpServer((_, response) => {
    response.writeHead(200, { "content-type": type }).end(body);
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void web.close());
  await once(web, "listening");
  const url = `http://127.0.0.1:${Object(web.address()).port}/`;
  return (await guardedFetch({ url: new URL(url), isPrivate: true, isPublic })(url)).text();
}

test.for<[string, string, string]>([
  ["a body", "application/json", `{"result":${many}}`],
  ["an event", "text/event-stream", `data: {"result":${many}}\n\n`],
  ["an event in lines", "text/event-stream", `: it's 5" long\r\ndata: {"result":\r\ndata: ${many}}\r\n\r\n`],
  ["an event after a carriage return", "text/event-stream", `: 5" long\rdata: {"result":${many}}\n\n`],
  ["an event that never ends", "text/event-stream", `data: ${many.slice(1, 1000)}\r\n`.repeat(900)],
])("%s with too many values is cut off", async ([, type, body]) => {
  await expect(fetched(type, body)).rejects.toThrow();
  expect(await fetched(type, body).catch((error) => String(error.cause ?? error))).toContain("too many values");
});

test("a twin: many events that have many values together", async () => {
  const events = `data: ${few}\n\ndata: ${few}\r\n\r\n`.repeat(2);
  expect(await fetched("text/event-stream", events)).toBe(events);
});

test.for<[string, string, string]>([
  ["application/json", `{"jsonrpc":"2.0","id":9,"result":${many}}`, "too many values"],
  ["text/event-stream", `data: {"jsonrpc":"2.0","id":9,"result":${many}}\n\n`, "connection was lost"],
])("an answer with too many values is an error (%s)", async ([type, body, words]) => {
  const { call } = await open((response) => {
    response.writeHead(200, { "content-type": type }).end(body);
    return true;
  });
  expect(await call("web__echo")).toMatchObject({ isError: true, words: expect.stringContaining(words) });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}

test.for<[string, object, object]>([
  [
    "null for what is absent",
    { result: { content: [{ type: "text", text: "hello" }], _meta: null } },
    { words: "hello" },
  ],
  ["a result in another form", { result: "hello" }, { words: expect.stringContaining("hello") }],
  [
    "an error without a code",
    { error: { message: "it is Sunday" } },
    { isError: true, words: expect.stringContaining("it is Sunday") },
  ],
])("a reply that is nearly right is read over HTTP, too: %s", async ([, reply, expected]) => {
  for (const isStream of [false, true]) {
    const server = await httpServer((response, { id }) => {
      const text = JSON.stringify({ jsonrpc: "2.0", id, ...reply });
      response.writeHead(200, {
        "content-type": isStream ? "text/event-stream" : "application/json",
        "mcp-session-id": "s1",
      });
      response.end(isStream ? `event: message\ndata: ${text}\n\n` : text);
      return true;
    });
    const { call } = await openFor(nowhere, { web: { url: server.url, private: true } });
    expect(await call("web__echo", { word: "hello" })).toMatchObject(expected);
  }
});
