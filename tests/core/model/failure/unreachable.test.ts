import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { ModelFault } from "../../../../src/core/model/failure/model-fault.ts";
import { withRetries } from "../../../../src/core/model/retry.ts";
import { chatReply, faultOf, forever, hello, modelAt, serve, streaming } from "../endpoint.ts";

const request = { messages: hello, tools: [], signal: forever };

/** As Node tells it: fetch wraps what the operating system or TLS says. */
const failing =
  (code: string, more: object = {}) =>
  async (): Promise<Response> => {
    throw new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code, ...more }) });
  };

async function modelFaultOf(promise: Promise<unknown>): Promise<ModelFault> {
  const fault = await faultOf(promise);
  if (fault instanceof ModelFault) return fault;
  throw fault;
}

test.for([
  ["ENOTFOUND", { hostname: "api.opnai.test" }, "The host api.opnai.test was not found.", /`base-url`/],
  [
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    {},
    "The certificate of the model endpoint api.test is not trusted.",
    /NODE_EXTRA_CA_CERTS/,
  ],
  [
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    {},
    "The certificate of the model endpoint api.test is not trusted.",
    /NODE_EXTRA/,
  ],
  ["CERT_HAS_EXPIRED", {}, "The certificate of the model endpoint api.test has expired.", /renewed/],
  [
    "ERR_TLS_CERT_ALTNAME_INVALID",
    {},
    "The certificate of the model endpoint api.test is for another host.",
    /`base-url`/,
  ],
] as const)("%s is named, tried twice, and would come again", async ([code, more, headline, hint]) => {
  let tries = 0;
  const fetch = () => {
    tries += 1;
    return failing(code, more)();
  };
  const once = await modelFaultOf(modelAt("https://api.test/v1", { fetch }).complete(request));
  expect(once).toMatchObject({ headline, isLasting: true });
  expect(once.hint).toMatch(hint);
  tries = 0;
  const model = withRetries(modelAt("https://api.test/v1", { fetch }), { sleep: async () => {}, random: () => 0 });
  const fault = await modelFaultOf(model.complete(request));
  expect(fault).toMatchObject({ headline: `${headline} It was tried 2 times.`, isLasting: true, attempts: 2 });
  expect(tries).toBe(2);
});

test("a name that was found before is looked for five times, and the run can go on later", async () => {
  const { url } = await serve(streaming(...chatReply({ content: "Hi" })));
  let fetch: typeof globalThis.fetch = globalThis.fetch;
  const model = withRetries(modelAt(url, { fetch: (input, init) => fetch(input, init) }), {
    sleep: async () => {},
    random: () => 0,
  });
  await model.complete(request);
  fetch = failing("ENOTFOUND");
  const fault = await modelFaultOf(model.complete(request));
  expect(fault).toMatchObject({
    headline: "The host 127.0.0.1 was not found. It was tried 5 times.",
    isLasting: false,
  });
});

/** Listens and accepts nothing: what its queue does not hold gets no answer from the kernel. */
const DEAF = `
  const server = require("node:net").createServer().listen({ port: 0, host: "127.0.0.1", backlog: 1 }, () => {
    require("node:fs").writeSync(1, String(server.address().port) + "\\n");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });`;

test("a connection that is not accepted within ten seconds is given up and named", async () => {
  const child = spawn(process.execPath, ["-e", DEAF], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const port = Number(String((await once(child.stdout, "data"))[0]));
  const queued = Array.from({ length: 8 }, () => connect({ port, host: "127.0.0.1" }).on("error", () => undefined));
  onTestFinished(() => queued.forEach((socket) => void socket.destroy()));
  await once(queued[0] ?? child, "connect");
  const fault = await modelFaultOf(modelAt(`http://127.0.0.1:${port}/v1`).complete(request));
  expect(fault).toMatchObject({
    isTransient: true,
    headline: `The model endpoint 127.0.0.1:${port} did not accept a connection within 10 s.`,
  });
});

test.for([["ECONNRESET"], ["EHOSTUNREACH"], ["EAI_AGAIN"]])("%s may pass", async ([code = ""]) => {
  const fault = await modelFaultOf(modelAt("https://api.test/v1", { fetch: failing(code) }).complete(request));
  expect(fault).toMatchObject({ isTransient: true, isLasting: false, mostAttempts: undefined });
  expect(fault.headline).toBe("The model endpoint api.test could not be reached.");
});

test("a port where nobody listens refuses the connection, and may do better later", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a string only for pipes
  await new Promise((resolve) => server.close(resolve));
  const fault = await modelFaultOf(modelAt(`http://127.0.0.1:${port}/v1`).complete(request));
  expect(fault.headline).toBe(`The model endpoint 127.0.0.1:${port} refused the connection.`);
  expect(fault).toMatchObject({ isTransient: true, isLasting: false });
});

test.for([
  [
    "text/html; charset=utf-8",
    "<!doctype html><html><title>My portal</title><p>x</p></html>",
    "a web page",
    '"My portal"',
  ],
  ["text/html", "<html><body>x</body></html>", "a web page", undefined],
  ["text/plain", "Hello <b>you</b>", "text/plain", '"Hello <b>you</b>"'],
] as const)("%s with a 200 is no reply, and no page is quoted but by its title", async ([type, body, what, quote]) => {
  const { url } = await serve((incoming, outgoing) => {
    incoming.resume();
    outgoing.writeHead(200, { "content-type": type }).end(body);
  });
  const fault = await modelFaultOf(modelAt(url).complete(request));
  expect(fault.headline).toBe(`The model endpoint ${new URL(url).host} sent ${what} instead of a reply.`);
  expect(fault.quote).toBe(quote);
});
