/** One page as Markdown, from a server of the test. */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished } from "vitest";
import type { Workspace } from "../../../src/core/workspace/workspace.ts";
import { pageText } from "../../../src/markdown/shown/rendered.ts";
import { webRead } from "../../../src/tools/web-read.ts";
import { test } from "../../core/workspace/temp-folder.ts";
import { processorMs } from "../../processor-time.ts";
import { answerOf } from "../tool-answers.ts";

type Reply = (response: ServerResponse) => void;

async function read(workspace: Workspace, reply: Reply, path = "/") {
  const server = createServer((request, response) => {
    if (request.url === "/moved") response.writeHead(302, { location: "/" }).end();
    else reply(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  return answerOf(
    webRead(async (html) => pageText(html)),
    { url },
    workspace,
  );
}

const sends =
  (type: string, body: string | Buffer, status = 200): Reply =>
  (response) =>
    response.writeHead(status, { "content-type": type }).end(body);

test("a page is read as Markdown without its scripts, also where it has moved to", async ({ workspace }) => {
  const html =
    "<html><head><title>T</title><script>hidden()</script></head><body><h1>Head</h1><ul><li><a href='/a'>one</a></li></ul></body></html>";
  const { text, is_error } = await read(workspace, sends("text/html; charset=utf-8", html), "/moved");
  expect(is_error).toBe(false);
  expect(text).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/ \(status 200, text\/html; charset=utf-8\)\n/);
  expect(text).toContain("# Head");
  expect(text).toContain("- [one](/a)");
  expect(text).not.toContain("hidden()");
});

test("text is read as it is, in its own character set", async ({ workspace }) => {
  expect((await read(workspace, sends("application/json", '{"a": 1}'))).text).toContain('{"a": 1}');
  expect((await read(workspace, sends("text/plain; charset=iso-8859-1", Buffer.from([0x63, 0xe9])))).text).toContain(
    "c\u00e9",
  );
});

test("what is no text is not read, and a missing page is an error with its text", async ({ workspace }) => {
  expect((await read(workspace, sends("application/pdf", "%PDF"))).text).toContain(
    "It is application/pdf, and only text is read.",
  );
  const { text, is_error } = await read(workspace, sends("text/html", "<p>Not here</p>", 404));
  expect([text.includes("status 404"), text.includes("Not here"), is_error]).toEqual([true, true, true]);
});

test("an endless page is cut", async ({ workspace }) => {
  const endless: Reply = (response) => {
    response.writeHead(200, { "content-type": "text/plain" });
    const more = () => {
      while (!response.destroyed && response.write("x".repeat(65_536)));
    };
    response.on("drain", more);
    more();
  };
  expect((await read(workspace, endless)).text).toContain(", cut after 2 MB)");
});

test("a server that is not there is told with the reason", async ({ workspace }) => {
  const { text, is_error } = await answerOf(
    webRead(async (html) => html),
    { url: "http://127.0.0.1:1/" },
    workspace,
  );
  expect(is_error).toBe(true);
  expect(text).toMatch(/^http:\/\/127\.0\.0\.1:1\/ cannot be read: .*(?:ECONNREFUSED|bad port)/);
});

test.for(["<div>", "<ul><li>", "<svg>", "<ol><li>a"])("a page of 2 MB of nested %s does not stop the run", (part) => {
  const html = part.repeat(Math.floor((2 * 1024 * 1024) / part.length));
  const read = () => expect(pageText(`<p>Before.</p>${html}`)).toContain("Before.");
  expect(processorMs(read)).toBeLessThan(10_000);
});

test("a page that is nested as deeply as browsers show is read to its end", () => {
  expect(pageText(`${"<div>".repeat(500)}deep${"</div>".repeat(500)}<p>After.</p>`)).toMatch(/deep\s+After\./);
  expect(pageText(`${"<p>one<br><img></p>".repeat(2000)}<p>After.</p>`)).toContain("After.");
});
