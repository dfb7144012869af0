/** What happened, line by line, for the summary page of the job: the log of the job is gone sooner, and longer. */
import type { Event } from "../../core/event/event.ts";
import { fenceFor } from "../../github/write/inline-code.ts";
import { count, oneLine } from "../../lib/text.ts";
import { lineOf } from "../runner/console.ts";

const FIRST = 100;
const LAST = 400;

/** "" when nothing happened. */
export function renderTimeline(events: readonly Event[]): string {
  const all = events.flatMap((event) => {
    const line = lineOf(event);
    return line === undefined ? [] : [`${event.timestamp.slice(11, 19)} ${oneLine(line, 240)}`];
  });
  if (all.length === 0) return "";
  const lines = shortened(all).join("\n");
  const fence = fenceFor(lines);
  const heading = `<details><summary>Timeline (${count(all.length, "line")}, UTC)</summary>`;
  return `${heading}\n\n${fence}text\n${lines}\n${fence}\n\n</details>`;
}

function shortened(lines: readonly string[]): readonly string[] {
  if (lines.length <= FIRST + LAST) return lines;
  return [...lines.slice(0, FIRST), `… ${lines.length - FIRST - LAST} more …`, ...lines.slice(-LAST)];
}
