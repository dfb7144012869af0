/** A comment on a phone: what of it is seen without scrolling sideways, measured in a browser with GitHub's style sheet. */
import { existsSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright-core";
import { pageOf } from "../../../scripts/pictures/page.ts";
import { skipIf } from "../../skipped.ts";

const executablePath = ["/usr/bin/chromium", "/usr/bin/google-chrome", "/usr/bin/chromium-browser"].find(existsSync);
export const needsBrowser = skipIf(
  executablePath === undefined,
  "there is no Chromium in /usr/bin (apt-get install chromium)",
);

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: executablePath ?? "", args: ["--no-sandbox", "--disable-gpu"] });
}

/** The narrowest phones that GitHub has a layout for. */
const WIDTH = 360;

/** `spacing`: pixels that each letter of code takes beyond those of this machine's font. */
export type Look = Readonly<{ spacing?: number; isPlain?: boolean }>;

/** `wide` are elements that scroll sideways; `blocks` what is seen of each block of code; `text` what is read of it all. */
export type Seen = Readonly<{ wide: readonly string[]; blocks: readonly string[]; text: string }>;

/** With `isPlain` as a program for mail shows it: without styles. Folds are open in both. */
export async function onPhone(
  browser: Browser,
  body: string,
  { spacing = 0, isPlain = false }: Look = {},
): Promise<Seen> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 700 } });
  try {
    const html = pageOf([{ author: "github-actions[bot]", body }], "light");
    const plain = html.replace(/<style>.*?<\/style>/s, '<meta name="viewport" content="width=device-width">');
    await page.setContent((isPlain ? plain : html).replaceAll("<details>", "<details open>"));
    await page.addStyleTag({ content: `.markdown-body pre, .markdown-body code { letter-spacing: ${spacing}px; }` });
    return await seenOn(page);
  } finally {
    await page.close();
  }
}

/** A character is seen if it ends before the right edge of its block, and that before the edge of the screen. */
function seenOn(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll("html, body, body *")].filter(({ clientWidth }) => clientWidth > 0);
    const wide = all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ tagName }) => tagName);
    const seenIn = (block: Element) => {
      const edge = Math.min(
        block.getBoundingClientRect().left + block.clientWidth,
        document.documentElement.clientWidth,
      );
      const range = document.createRange();
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      let seen = "";
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? "";
        for (let at = 0; at < text.length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          if (range.getBoundingClientRect().right <= edge) seen += text[at];
        }
      }
      return seen.replace(/\n$/, "");
    };
    const blocks = [...document.querySelectorAll("pre")].map(seenIn);
    return { wide, blocks, text: document.body.innerText };
  });
}
