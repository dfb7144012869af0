/** A change that can be read at a glance, shown where people are told of it. */
import { fenceFor } from "../inline-code.ts";

const LINES = 60;
const LENGTH = 8000;

/** "" for one that is longer. */
export function renderShortDiff(diff: string): string {
  const text = diff.trimEnd();
  if (text === "" || text.length > LENGTH || text.split("\n").length > LINES) return "";
  const fence = fenceFor(text);
  return `<details><summary>Diff</summary>\n\n${fence}diff\n${text}\n${fence}\n\n</details>`;
}
