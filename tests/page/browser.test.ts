/** The page of a run in a real browser. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import axe from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { visible } from "../../src/page/html.ts";
import { renderPage } from "../../src/page/page.ts";
import { hostileTexts } from "../attacks/texts.ts";
import { skipIf } from "../skipped.ts";
import { call, FACTS, log, printed, request } from "./logs.ts";

const executablePath = ["/usr/bin/chromium", "/usr/bin/google-chrome", "/usr/bin/chromium-browser"].find(existsSync);
const needsBrowser = skipIf(
  executablePath === undefined,
  "there is no Chromium in /usr/bin (apt-get install chromium)",
);

describe("a page in a browser", needsBrowser, () => {
  let browser: Browser;
  const folder = mkdtempSync(join(tmpdir(), "page-"));

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: executablePath ?? "", args: ["--no-sandbox", "--disable-gpu"] });
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true });
  });

  /** `complaints` are errors of the console, and requests for anything but the page. */
  async function open(text: string, options: Parameters<Browser["newPage"]>[0] = {}) {
    const path = join(folder, "run.html");
    writeFileSync(path, text);
    const page = await browser.newPage(options);
    const url = pathToFileURL(path).href;
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on(
      "request",
      (asked) => asked.url() !== url && !asked.url().startsWith("data:") && complaints.push(asked.url()),
    );
    await page.goto(url);
    return { page, complaints };
  }

  const names = [
    "red",
    "bright-green bold",
    "yellow dim",
    "blue",
    "magenta",
    "cyan",
    "white",
    "black",
    "white on-red",
    "reverse",
  ];
  const styles = names.map((name, line) => ({ line, length: 4, spans: [[0, 3, name]] }));
  const steps = (count: number) =>
    log(
      request("please fix it"),
      ...Array.from({ length: count }, (_, at) =>
        call(
          1 + 2 * at,
          "terminal",
          { command: `run ${at}` },
          printed(`${`line\n`.repeat(20)}needle-${at}`, { exit_code: at % 2, metadata: { styles } }),
        ),
      ).flat(),
    );
  /** What each of these replies took. */
  const usageOf = (count: number) =>
    new Map(
      Array.from({ length: count }, (_, at) => [
        `reply_${1 + 2 * at}`,
        { model: "scripted", input: 1000 + at, cached: 900, output: 50, costUsd: 0.001 },
      ]),
    );
  const render = (count: number) =>
    renderPage({ events: steps(count), subAgents: new Map(), usage: usageOf(count) }, FACTS, (text) => text);
  const shown = (page: Page) => page.locator(".steps > .item:not([hidden])").count();

  test.each(["light", "dark"] as const)(
    "in %s loads without an error and without a request, on a phone too",
    async (scheme) => {
      const size = { viewport: { width: 390, height: 800 }, colorScheme: scheme };
      const { page, complaints } = await open(render(5), size);
      expect(complaints).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(390);
      await page.close();
    },
  );

  test("the figures of the plot can be read as a table, by keyboard", async () => {
    const { page } = await open(render(5));
    const fold = page.getByText("The figures of each reply, as a table");
    await fold.focus();
    await page.keyboard.press("Enter");
    expect(await page.getByRole("row", { name: /^Step 5 scripted 1,004 900 50 \$0\.0010$/ }).isVisible()).toBe(true);
    await page.close();
  });

  test("search finds a step, unfolds its output and says how many there are", async () => {
    const { page } = await open(render(30));
    await page.keyboard.press("/");
    await page.keyboard.type("needle-7");
    await expect.poll(() => shown(page)).toBe(1);
    expect(await page.locator("#found").textContent()).toBe("1 of 31");
    expect(await page.getByText("needle-7").isVisible()).toBe(true);
    await page.locator("#find").fill("");
    await expect.poll(() => shown(page)).toBe(31);
    await page.getByLabel("Errors and failed commands only").check();
    await expect.poll(() => shown(page)).toBe(15);
    await page.close();
  });

  test("folds open and close by keyboard, and the slider moves through the run", async () => {
    const { page } = await open(render(30));
    const fold = page.locator(".steps details").first();
    const before = (await fold.getAttribute("open")) !== null;
    await fold.locator("summary").focus();
    await page.keyboard.press("Enter");
    expect((await fold.getAttribute("open")) !== null).toBe(!before);
    await page.locator("#scrub").focus();
    await page.keyboard.press("End");
    await expect.poll(() => page.locator(".here").textContent()).toContain("needle-29");
    expect(await page.locator("#scrub").getAttribute("aria-valuetext")).toMatch(/^Step 30: terminal, Tool: /);
    await page.close();
  });

  test.each(["light", "dark"] as const)(
    "in %s axe has no serious finding, in colored output neither",
    async (scheme) => {
      const { page } = await open(render(5), { colorScheme: scheme });
      expect(await page.locator(".ansi-on-red:visible").count()).toBe(2);
      // The policy of the page allows no script but its own: axe is run by the debugger, which no policy binds.
      await page.evaluate(axe.source);
      const found = await page.evaluate("axe.run().then(({ violations }) => violations)");
      const serious = (found as { id: string; impact: string }[]).filter(({ impact }) =>
        /serious|critical/.test(impact),
      );
      expect(serious.map(({ id }) => id)).toEqual([]);
      await page.close();
    },
  );

  /** A page with the text in every place that shows a text of somebody else. */
  const pageWith = (evil: string) => {
    const styles = [{ line: 0, length: (evil.split("\n")[0] ?? "").length, spans: [[0, 3, "red"]] }];
    const events = log(
      request(evil),
      ...call(1, "terminal", { command: evil }, { ...printed(evil), metadata: { styles } }, evil),
      ...call(3, evil, { path: evil }, printed(evil, { path: evil, old_content: "", new_content: evil })),
      { kind: "Condensation", forgotten_event_ids: ["a"], summary: evil, llm_response_id: "r" },
      { kind: "ConversationErrorEvent", code: evil, detail: evil },
      { kind: "AgentErrorEvent", tool_name: evil, tool_call_id: "x", error: evil },
    );
    const used = { model: evil, input: 1, cached: 0, output: 1, costUsd: 1 };
    const facts = {
      ...FACTS,
      ...{ repository: evil, thread: evil, requester: evil, reason: evil, quote: evil, hint: evil, sign: evil },
      ...{ diff: `--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+${evil}\n`, models: [evil], blockedHosts: [evil] },
      ...{ checks: [{ command: evil, exitCode: 1 }], withheld: [{ path: evil, code: evil, message: evil }] },
      uses: FACTS.uses.map((use) => ({ ...use, name: evil })),
    };
    const subAgents = new Map([["reply_1", events]]);
    return renderPage({ events, subAgents, usage: new Map([["reply_1", used]]) }, facts, (given) => given);
  };

  test(`each of ${hostileTexts.length} hostile texts runs nothing, loads nothing and leads nowhere`, async () => {
    const { page, complaints } = await open(pageWith("quite harmless"));
    const shape = () =>
      page.evaluate(`JSON.stringify({
        tags: [...new Set([...document.querySelectorAll("*")].map(({ localName }) => localName))].sort(),
        handlers: [...document.querySelectorAll("*")].filter((each) => each.getAttributeNames().some((name) => /^on|style|srcdoc/.test(name))).length,
        links: [...document.querySelectorAll("[href], [src], [action]")].map((each) => each.getAttribute("href") ?? "").filter((to) => !to.startsWith("#")),
        scripts: document.scripts.length, styles: document.styleSheets.length,
      })`);
    const harmless = await shape();
    for (const evil of hostileTexts) {
      writeFileSync(join(folder, "run.html"), pageWith(evil));
      await page.reload();
      expect(await shape(), evil).toBe(harmless);
      expect(await page.title(), evil).not.toBe("evil");
      expect(await page.locator("body").isVisible(), evil).toBe(true);
      const shown = (await page.locator(".item .words").first().textContent()) ?? "";
      expect(shown, evil).toContain(visible(evil));
    }
    expect(complaints).toEqual([]);
    await page.close();
  });

  test("1,000 steps take less than two seconds of the processor", async () => {
    const { page } = await open(render(1000));
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable", { timeDomain: "threadTicks" }); // not on the clock, which others share
    await page.reload();
    const { metrics } = await session.send("Performance.getMetrics");
    const seconds = metrics.find(({ name }) => name === "TaskDuration")?.value;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThan(2);
    await page.close();
  });
});
