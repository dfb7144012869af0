/** GitHub's own parser of Markdown (cmark-gfm) and an HTML5 parser, against ours and against what we post. */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fencesIn } from "../../src/markdown/blocks.ts";
import { neutralise } from "../../src/markdown/neutral.ts";
import { writeHtml } from "../../src/markdown/parser/html.ts";
import { walk } from "../../src/markdown/parser/node.ts";
import { parseMarkdown } from "../../src/markdown/parser/parse.ts";
import { renderVisible } from "../../src/markdown/shown/rendered.ts";
import { readPlan, shownPlan } from "../../src/render/approval/shown-plan.ts";
import { comparablePage } from "../markdown/parser/comparable-page.ts";
import type { Counterpart, Row, World } from "./counterpart.ts";
import { ownTexts, randomTexts } from "./markdown-texts.ts";
import { must } from "./process.ts";
import { inEnvironment, makeEnvironment } from "./python.ts";

const MINUTES = 60_000;
const PACKAGES = ["cmarkgfm==2025.10.22", "html5lib==1.1"];
/** How many random texts; at night 150,000. */
const TEXTS = Number(process.env.MARKDOWN_TEXTS ?? 5000);
const SEED = Number(process.env.MARKDOWN_SEED ?? Date.now() % 1_000_000);
const root = join(import.meta.dirname, "..", "..");
const rules = { repositoryUrl: "https://github.com/acme/shop", phrases: ["@agent"] };

type Page = Readonly<{
  page: string;
  shown: string;
  links: readonly string[];
  images: readonly string[];
  html: readonly string[];
  mentions: readonly string[];
}>;

export const markdown: Counterpart = {
  name: "markdown",
  about: "our parser of Markdown and what we post, against cmark-gfm and html5lib",
  pins: PACKAGES,
  install: (folder) => makeEnvironment({ folder, python: [3, 9], packages: PACKAGES }),
  async *play(world) {
    const random = [...randomTexts(SEED, TEXTS)];
    const own = ownTexts(root);
    const note = `${random.length} random texts (MARKDOWN_SEED=${SEED}) and ${own.length} of our tests and pages`;
    const texts = [...own, ...random];
    const pages = await rendered(world, "given", texts);
    yield {
      ...row("our parser makes the page that GitHub makes", texts, (text, at) => differs(text, pages[at])),
      note,
    };
    yield row("what GitHub shows is read, and nothing else", texts, (text, at) => misread(text, pages[at]));
    const posted = texts.map((text) => neutralise(text, rules));
    yield row("writing twice changes nothing", posted, (text) => neutralise(text, rules) !== text);
    const answers = await rendered(world, "posted", posted);
    yield row("nothing that is posted acts", posted, (_, at) => isActive(answers[at]));
    yield row("people read what the model wrote", texts, (text, at) => hasLost(text, answers[at]));
    const plans = texts.map((text) => shownPlan(text, rules));
    const asked = await rendered(world, "plans", plans);
    yield row("the agent is handed what people read of its plan", plans, (plan, at) => isOtherPlan(plan, asked[at]));
  },
};

/** A row with the shortest texts for which it does not hold. */
function row(what: string, texts: readonly string[], isBroken: (text: string, at: number) => boolean): Row {
  const broken = texts.filter(isBroken).sort((one, other) => one.length - other.length);
  return { what, problems: broken.slice(0, 10).map((text) => JSON.stringify(text).slice(0, 400)) };
}

async function rendered({ folder, scratch }: World, name: string, texts: readonly string[]): Promise<readonly Page[]> {
  const [input, output, script] = [`${name}.jsonl`, `${name}.pages.jsonl`, "cmark.py"].map((file) =>
    join(scratch, file),
  );
  writeFileSync(input ?? "", texts.map((text) => `${JSON.stringify(text.toWellFormed())}\n`).join(""));
  copyFileSync(join(import.meta.dirname, "cmark.py"), script ?? "");
  const program =
    "import runpy, sys; sys.stdin = open(sys.argv[2]); sys.stdout = open(sys.argv[3], 'w'); runpy.run_path(sys.argv[1])";
  const options = ["-c", program, script ?? "", input ?? "", output ?? ""];
  await must(inEnvironment(folder, "python"), options, { limitMs: 60 * MINUTES });
  const lines = readFileSync(output ?? "", "utf8")
    .trimEnd()
    .split("\n");
  return lines.map((line) => JSON.parse(line) as Page); // our own script wrote it
}

function differs(text: string, page: Page | undefined): boolean {
  return comparablePage(writeHtml(parseMarkdown(text).root, "page")) !== comparablePage(page?.page ?? "");
}

/** Signs that nobody sees are taken out, and what GitHub draws has rules of its own: both make another page of what is read. */
const OTHERWISE_READ = /\u200b|&#xe0041;|\\color|\\phantom|```(?:math|stl|mermaid|geojson|topojson)/;

/** A browser decides what is seen of HTML; `tests/markdown/shown/` has that. */
function hasHtml(text: string): boolean {
  return [...walk(parseMarkdown(text).root)].some(({ node: { kind } }) => kind === "html" || kind === "html-block");
}

/** All letters of the page are read, in order. */
function misread(text: string, page: Page | undefined): boolean {
  if (!page || OTHERWISE_READ.test(text) || hasHtml(text)) return false;
  const { shown } = renderVisible(text);
  // A model reads the text and no page. Where the two differ, as behind a tick that is none of code, the text counts.
  return ![withoutMarks(shown), withoutAddresses(shown), withoutImages(shown), shown].some(
    (read) => lettersOf(read) === lettersOf(page.shown),
  );
}

/** Without where links lead, and the languages of blocks. */
function withoutAddresses(shown: string): string {
  return shown.replaceAll(/\]\((?:<[^>\n]*>|[^()\s]*)\)/g, "]").replaceAll(/^(\W*[`~]{3,})\w+$/gm, "$1");
}

/** Without images: what looks like the address of a link may stand in code, and is a part of the page then. */
function withoutImages(shown: string): string {
  return shown.replaceAll(/!\[[^\]\n]*\]\([^()\s]*\)/g, "");
}

function withoutMarks(shown: string): string {
  const page = parseMarkdown(shown);
  return writeHtml(page.root, "page")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(?:lt|gt|quot|amp);/g, " ");
}

/** Without the one in the box of a task, which is written as text. */
function lettersOf(text: string): string {
  return [...(text.match(/[a-wyzé]/gi) ?? [])].join("");
}

/** The letters that the agent is handed are those of the page. */
function isOtherPlan(plan: string, page: Page | undefined): boolean {
  return lettersOf(readPlan(plan)) !== lettersOf(page?.shown ?? "") || isActive(page);
}

function isActive(page: Page | undefined): boolean {
  if (!page) return true;
  const { html, images, mentions, links } = page;
  return html.length > 0 || images.length > 0 || mentions.length > 0 || links.some((link) => !isOurs(link));
}

/** As a browser would follow it. */
function isOurs(link: string): boolean {
  if (/^#[\w-]*$/.test(link)) return true;
  const { protocol, host, pathname, username } = new URL(link, "https://github.com/x/y/");
  if (protocol !== "https:" || username !== "" || !/^https:/i.test(link)) return false;
  return (
    host === "docs.github.com" ||
    (host === "github.com" && /^\/(?:acme\/shop|user-attachments\/assets)(?:\/|$)/.test(pathname))
  );
}

/** Every word of the text; what stands behind a fence is the language of a block, which no page shows. */
function hasLost(text: string, page: Page | undefined): boolean {
  const left = [...(page?.shown ?? "").matchAll(WORDS)].map(([word]) => word);
  for (const { info } of fencesIn(text)) left.push(...(info.match(WORDS) ?? []));
  return (text.match(WORDS) ?? []).some((word) => !take(left, word));
}

const WORDS = /words|Hidden|evil/g;

function take(words: string[], word: string): boolean {
  const at = words.indexOf(word);
  if (at >= 0) words.splice(at, 1);
  return at >= 0;
}
