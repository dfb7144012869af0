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

/** A browser does not draw what nobody has scrolled to, where the page allows that. */
const DRAWN = "* { content-visibility: visible !important; }";

/** `width` and `height` are in CSS pixels, and `scale` how many pixels of the picture each has. */
export type Frame = Readonly<{ width: number; scale: number; height?: number; look?: "light" | "dark" }>;

/** The page as a PNG: its first `height` pixels, or all of it. */
export async function capture(
  browser: Browser,
  html: string,
  { width, scale, height, look = "light" }: Frame,
): Promise<Buffer> {
  const viewport = { width, height: height ?? 100 };
  const page = await browser.newPage({ viewport, deviceScaleFactor: scale, colorScheme: look, bypassCSP: true });
  try {
    await page.setContent(html);
    await page.addStyleTag({ content: DRAWN });
    return await page.screenshot({ fullPage: height === undefined });
  } finally {
    await page.close();
  }
}
