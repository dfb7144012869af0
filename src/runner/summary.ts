/** Writes the job's summary page, with the same report as the comment. */
import { type Fault, toFault } from "../lib/fault.ts";
import { oneLine, sentences, withoutEnd } from "../lib/text.ts";
import { code, codeWithin } from "../markdown/inline-code.ts";
import { clipMarkdown } from "../markdown/markdown.ts";
import { neutralise } from "../markdown/neutral.ts";
import { printNotice } from "./console.ts";
import type { Env } from "./world.ts";

/** Does nothing outside of a runner. A failure is printed, so that the report still reaches the thread. */
export async function writeSummary(env: Env, markdown: string): Promise<void> {
  if (!env.GITHUB_STEP_SUMMARY) return;
  try {
    // Loaded on demand, because it includes an HTTP client.
    const { summary } = await import("@actions/core");
    await summary.addRaw(fitting(markdown), true).write();
  } catch (error) {
    printNotice(`The summary of this run could not be written. ${toFault(error).message}`);
  }
}

/** The same for a Fault that no comment can tell: what happened, what was said about it, and what to do. */
export async function writeFaultSummary(env: Env, fault: Fault, clean: (text: string) => string): Promise<void> {
  const { headline, list, quote, hint, code: kind } = fault;
  const rules = { repositoryUrl: "", phrases: [] };
  const words = (text: string) => neutralise(clean(text), rules);
  const said = quote === undefined ? [] : [`> ${codeWithin(500, clean(quote))}`];
  const advice = sentences(hint && words(hint), `(Code ${code(kind)}.)`);
  const heading = words(withoutEnd(oneLine(headline, 300), "."));
  const wrong = list.length === 0 ? [] : [list.map((one) => `- ${words(one)}`).join("\n")];
  await writeSummary(env, [`### 🔴 ${heading}`, ...wrong, ...said, advice].join("\n\n"));
}

/** In bytes. The runner shows nothing of a longer summary. */
const LIMIT = 1_000_000;

/** The limit for a cut text is a third, because a UTF-16 unit takes at most three bytes. */
export function fitting(markdown: string): string {
  if (Buffer.byteLength(markdown) <= LIMIT) return markdown;
  return clipMarkdown(
    markdown,
    Math.floor(LIMIT / 3) - 100,
    "the summary was too long; see the log of the run for the rest",
  );
}
