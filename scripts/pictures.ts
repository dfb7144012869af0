/**
 * Writes pictures of comments, as GitHub shows them, and of the page of a run into `pictures/`, and those that README and
 * docs/ show into `docs/pictures/`. It plays the bundle in `dist/`. With names as arguments it takes only those.
 * `--bundle PATH` plays another bundle, for example of an earlier commit, and writes into `pictures/before/` only.
 * Exits with 1 when a scene could not be played, and with 3 without Chromium.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { capture, type Frame, findChromium, openBrowser } from "./pictures/chromium.ts";
import { type Look, pageOf } from "./pictures/page.ts";
import { SCENES, type Scene, type Sight } from "./pictures/scenes.ts";

const NO_CHROMIUM = 3;
const MOST_BYTES = 100_000;

const root = join(import.meta.dirname, "..");
const { values, positionals: wanted } = parseArgs({ options: { bundle: { type: "string" } }, allowPositionals: true });
const bundle = values.bundle === undefined ? join(root, "dist", "index.js") : resolve(values.bundle);
const folder = join(root, "pictures", values.bundle === undefined ? "" : "before");

type View = Readonly<{ name: string; look: Look; frame: Frame }>;

const VIEWS: readonly View[] = [
  { name: "light", look: "light", frame: { width: 900, scale: 1 } },
  { name: "dark", look: "dark", frame: { width: 900, scale: 1 } },
  { name: "phone", look: "light", frame: { width: 360, scale: 2 } },
];

/** Those that README and docs/ show. Of the page of a run it is the top. */
const SHOWN: Readonly<Record<string, Omit<Frame, "scale">>> = {
  comment: { width: 800 },
  approval: { width: 800 },
  page: { width: 800, height: 720 },
};
const SCALES = [2, 1.5, 1.25, 1];

const htmlOf = (sight: Sight, look: Look) => (typeof sight === "string" ? sight : pageOf(sight, look));

function sourceOf(sight: Sight): Readonly<{ ending: string; text: string }> {
  if (typeof sight === "string") return { ending: "html", text: sight };
  return { ending: "md", text: sight.map(({ body }) => body).join("\n\n----\n\n") };
}

async function take(browser: Browser, name: string, sight: Sight): Promise<void> {
  const { ending, text } = sourceOf(sight);
  writeFileSync(join(folder, `${name}.${ending}`), text);
  for (const { name: view, look, frame } of VIEWS) {
    const picture = await capture(browser, htmlOf(sight, look), { ...frame, look });
    writeFileSync(join(folder, `${name}-${view}.png`), picture);
  }
  const frame = SHOWN[name];
  if (frame && values.bundle === undefined)
    writeFileSync(join(root, "docs", "pictures", `${name}.png`), await shown(browser, sight, frame));
}

/** The sharpest picture that is small enough for a document. */
async function shown(browser: Browser, sight: Sight, frame: Omit<Frame, "scale">): Promise<Buffer> {
  for (const scale of SCALES) {
    const picture = await capture(browser, htmlOf(sight, "light"), { ...frame, scale });
    if (picture.length <= MOST_BYTES) return picture;
  }
  throw new Error(`A picture for a document has more than ${MOST_BYTES} bytes.`);
}

const program = findChromium(process.env);
if (program === undefined) {
  console.error("No Chromium found. Install it (Debian: apt-get install chromium), or set CHROMIUM to its path.");
  process.exit(NO_CHROMIUM);
}
const scenes = SCENES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
for (const path of [folder, join(root, "docs", "pictures")]) mkdirSync(path, { recursive: true });
const browser = await openBrowser(program);

/** An earlier bundle may not know a scene. The others are taken all the same. */
async function tryTo({ name, play }: Scene): Promise<void> {
  console.log(name);
  try {
    await take(browser, name, await play(bundle));
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

try {
  for (const scene of scenes) await tryTo(scene);
} finally {
  await browser.close();
}
