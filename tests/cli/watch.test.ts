/** The page of a run that is at work, as `rehearse --watch` serves it. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request as ask } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { latestConversation, watchRun } from "../../src/cli/rehearse.ts";
import type { LivePage } from "../../src/page/live-page.ts";
import { REPORT_FILE } from "../../src/render/page-facts.ts";
import { call, FACTS, log, printed, request } from "../page/logs.ts";
import { skipIf } from "../skipped.ts";

const executablePath = ["/usr/bin/chromium", "/usr/bin/google-chrome", "/usr/bin/chromium-browser"].find(existsSync);
const needsBrowser = skipIf(
  executablePath === undefined,
  "there is no Chromium in /usr/bin (apt-get install chromium)",
);

const events = log(
  request("fix it"),
  ...call(1, "terminal", { command: "echo first" }, printed("the first output", { exit_code: 0 })),
  ...call(3, "terminal", { command: "echo second" }, printed("the second output", { exit_code: 0 })),
);

let root: string;
let folder: string;
let watch: LivePage;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "watch-"));
  folder = join(root, "run-1", "_temp", "deckhand-a", "conversations", "one");
  watch = await watchRun(() => latestConversation(root));
});
afterEach(async () => {
  await watch.close();
  rmSync(root, { recursive: true });
});

/** As a run writes them. */
function write(from: number, to: number): void {
  mkdirSync(join(folder, "events"), { recursive: true });
  for (const [at, event] of events.entries()) {
    const name = `event-${String(at).padStart(5, "0")}-${event.id}.json`;
    if (at >= from && at < to) writeFileSync(join(folder, "events", name), JSON.stringify(event));
  }
}

function report(facts: object): void {
  writeFileSync(join(folder, REPORT_FILE), JSON.stringify({ ...FACTS, ...facts }));
}

describe("the server", () => {
  test("shows what there is so far, and says when there is more", async () => {
    expect(await (await fetch(watch.url)).text()).toContain("<h1>🟡 Working on it</h1>");
    const before = await (await fetch(`${watch.url}version`)).text();
    write(0, 2);
    report({ outcome: "cut-off", reason: "The run was cut off", hint: "It broke down." });
    expect(await (await fetch(`${watch.url}version`)).text()).not.toBe(before);
    const page = await (await fetch(watch.url)).text();
    for (const part of ["🟡 Working on it", "echo first", "This has no result yet."]) expect(page).toContain(part);
    expect(page).not.toContain("It broke down.");
  });

  test("answers nobody who does not know the path, or who calls it by another name", async () => {
    const { port, pathname } = new URL(watch.url);
    expect(pathname).toMatch(/^\/[0-9a-f]{32}\/$/);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(watch.url, { method: "POST" })).status).toBe(405);
    const statusFor = (host: string) =>
      new Promise<number | undefined>((done, fail) =>
        ask({ host: "127.0.0.1", port, path: pathname, headers: { host } }, (reply) => {
          reply.resume();
          done(reply.statusCode);
        })
          .on("error", fail)
          .end(),
      );
    expect(await statusFor(`evil.test:${port}`)).toBe(421);
    expect(await statusFor(`localhost:${port}`)).toBe(421);
    expect(await statusFor(`127.0.0.1:${port}`)).toBe(200);
    const { headers } = await fetch(watch.url);
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("content-security-policy")).toMatch(
      /^default-src 'none'.*connect-src 'self'.*frame-ancestors 'none'$/,
    );
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });
});

test("the page in a browser takes over what is new, and keeps what is folded open", needsBrowser, async () => {
  const browser = await chromium.launch({
    executablePath: executablePath ?? "",
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("request", (asked) => !asked.url().startsWith(watch.url) && complaints.push(asked.url()));
    write(0, 3);
    report({ outcome: "cut-off" });
    await page.goto(watch.url);
    await expect.poll(() => page.getByText("the first output").isVisible()).toBe(true);
    await page.locator("details.result summary").first().click();
    write(3, 5);
    report({});
    await expect.poll(() => page.getByText("the second output").isVisible()).toBe(true);
    await expect.poll(() => page.title()).toContain("Changed 1 file");
    expect(await page.getByText("the first output").isVisible()).toBe(false);
    expect(complaints.filter((text) => !text.endsWith("/favicon.ico"))).toEqual([]);
  } finally {
    await browser.close();
  }
});
