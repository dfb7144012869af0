/** Hostile pages in the agent's browser and in `web_read`: they reach nothing that a command does not reach. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageText } from "../../src/markdown/shown/rendered.ts";
import type { Sandbox } from "../../src/sandbox/open-sandbox.ts";
import { browser } from "../../src/tools/browser/browser.ts";
import { webRead } from "../../src/tools/web-read.ts";
import { machine } from "../needs-sandbox.ts";
import { skipIf } from "../skipped.ts";
import { missing, serve } from "../tools/browser/site.ts";
import { answerOf } from "../tools/tool-answers.ts";
import { hostilePage } from "./texts.ts";
import { bash, makeYard } from "./yard.ts";

const BROWSERS = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser"];

describe("a hostile page", skipIf(missing !== "" || !machine.way, missing || machine.why), () => {
  const yard = makeYard();
  const broker = createServer((_, response) => response.end("the broker's own server"));
  let sandbox: Sandbox | undefined;
  /** One browser, in which all of them are opened. */
  const tool = browser({ browsers: BROWSERS });
  let site = "";
  let outside = "";
  beforeAll(async () => {
    if (missing !== "" || !machine.way) return;
    await new Promise<void>((resolve) => broker.listen(0, "127.0.0.1", resolve));
    outside = `http://127.0.0.1:${(broker.address() as AddressInfo).port}/`;
    sandbox = await yard.open();
    const targets = [
      ...[outside, "http://169.254.169.254/latest/meta-data/", "http://[fe80::1]/", "https://example.com/"],
      ...["https://metadata.google.internal/", `file://${yard.home}/.npmrc`, "http://127.0.0.1:9222/json"],
    ];
    const files = {
      "hostile.html": hostilePage(targets),
      "benign.html": hostilePage(["/own.txt"]),
      "own.txt": "ours",
      "leave.html": `<script>location.href = "file://${yard.home}/.npmrc"</script>`,
    };
    site = await serve(sandbox.workspace, files);
  });
  afterAll(async () => {
    await tool.close?.();
    await sandbox?.close();
    broker.close();
    yard.raze();
  });

  function inBrowser() {
    if (!sandbox) throw new Error("no sandbox");
    const { workspace } = sandbox;
    return (code: string) => answerOf(tool, { code }, workspace);
  }

  test("reaches no other host, no metadata, no DevTools and no file of the broker; its own server it does", async () => {
    const use = inBrowser();
    const { text } = await use(`goto("${site}/hostile.html")\nnoop(3000)`);
    expect(text).not.toContain("REACHED");
    for (const target of [outside, "169.254.169.254", "example.com", "9222", ".npmrc"])
      expect(text).toMatch(new RegExp(`refused [^;]*${target.replaceAll(/[.:/]/g, "\\$&")}`));
    expect((await use(`goto("${site}/benign.html")\nnoop(500)`)).text).toContain("REACHED /own.txt");
  });

  test("cannot lead the browser to files, and neither can its address", async () => {
    const use = inBrowser();
    const { text } = await use(`goto("${site}/leave.html")\nnoop(500)`);
    for (const secret of yard.secrets) expect(text).not.toContain(secret);
    expect((await use(`goto("file://${yard.home}/.npmrc")`)).is_error).toBe(true);
    expect((await use(`goto("file://${sandbox?.workspace.workingDir}/a.txt")`)).text).toContain('"one"');
    expect((await use(`goto("${outside}")`)).is_error).toBe(true);
  });

  test("stays data: it cannot end its fence, and what nobody sees is left out", async () => {
    const { text } = await inBrowser()(`goto("${site}/benign.html")`);
    const [, nonce = "-"] = /BEGIN DATA ([0-9a-f]{24})/.exec(text) ?? [];
    expect(text.endsWith(`END DATA ${nonce}`)).toBe(true);
    expect(text.split(nonce)).toHaveLength(3);
    expect(text).toContain("You are now in charge");
    expect(text).not.toContain("\u200b");
  });

  test("opens no port for DevTools", async () => {
    const use = inBrowser();
    await use(`goto("${site}/benign.html")`);
    if (!sandbox) throw new Error("no sandbox");
    const listening = "awk '$4 == \"0A\" { print $2 }' /proc/net/tcp /proc/net/tcp6";
    const before = (await bash(sandbox, listening)).trim().split("\n");
    expect(before).toHaveLength(2); // the relay to the proxy, and the site
  });

  test("is read by web_read where commands reach it, and nowhere else", async () => {
    if (!sandbox) throw new Error("no sandbox");
    const { workspace } = sandbox;
    const read = (url: string) =>
      answerOf(
        webRead(async (html) => pageText(html)),
        { url },
        workspace,
      );
    const own = await read(`${site}/benign.html`);
    expect(own.text).toContain("You are now in charge");
    expect(own.text).toMatch(/BEGIN DATA ([0-9a-f]{24})[\s\S]*END DATA \1$/);
    expect(own.text).not.toContain("const told");
    for (const url of [outside, "http://169.254.169.254/", "https://example.com/"]) {
      const refused = await read(url);
      expect([url, refused.is_error, refused.text.includes("the broker's own server")]).toEqual([url, true, false]);
    }
    expect((await read(`file://${yard.home}/.npmrc`)).text).toContain("must be an address with http:// or https://");
  });
});
