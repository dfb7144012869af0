/** Takes pictures of pages with the Chromium of this machine. */
import { spawnSync } from "node:child_process";
import { type Browser, chromium } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The path of the program, by the variable CHROMIUM or by its usual names; undefined where there is none. */
export function findChromium(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const names = env.CHROMIUM ? [env.CHROMIUM] : NAMES;
  const paths = names.map((name) => spawnSync("which", [name], { encoding: "utf8" }).stdout.trim());
  return paths.find((path) => path !== "");
}

/** Text is drawn in shades of gray, which makes smaller pictures. */
export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: ["--disable-lcd-text"] });
}

/** `width` is in CSS pixels, and `scale` how many pixels of the picture each has. */
export type Frame = Readonly<{ width: number; scale: number }>;

/** The whole page as a PNG. */
export async function capture(browser: Browser, html: string, { width, scale }: Frame): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 100 }, deviceScaleFactor: scale });
  try {
    await page.setContent(html);
    return await page.screenshot({ fullPage: true });
  } finally {
    await page.close();
  }
}
