/**
 * How often a failure has been worked on: counted along a chain of commits, from one that somebody pushed over those that
 * we added to mend it. What somebody pushes begins a new one. The counters are in the thread's signed state.
 */
import { createHash } from "node:crypto";
import type { FailedJobs } from "../../github/read/checks/failed-run.ts";

export type Counters = Readonly<Record<string, number>>;

const PREFIX = "ci/";

const countAt = (sha: string) => `${PREFIX}${sha}`;
const failureAt = (sha: string, failure: string) => `${PREFIX}${sha}/${failure}`;

/** "told": it was said already that no more is tried. */
export type Chance =
  | Readonly<{ status: "go"; counters: Counters }>
  | Readonly<{ status: "spent" | "unchanged"; tried: number; counters: Counters }>
  | Readonly<{ status: "told" }>;

/** Whether the failure `failure` of the commit `sha` is worked on once more, and what is to be kept of that. */
export function chanceAt(counters: Counters, sha: string, failure: string, most: number): Chance {
  const tried = counters[countAt(sha)] ?? 0;
  if (tried > most) return { status: "told" };
  const isKnown = counters[failureAt(sha, failure)] !== undefined;
  if (tried < most && !isKnown) {
    const chain = { ...chainAt(counters, sha, sha), [countAt(sha)]: tried + 1, [failureAt(sha, failure)]: 1 };
    return { status: "go", counters: { ...othersIn(counters), ...chain } };
  }
  const over = { ...counters, [countAt(sha)]: most + 1 };
  return { status: isKnown ? "unchanged" : "spent", tried, counters: over };
}

/** The chain goes on from `sha` to the commit that we have put on it. */
export function chainOn(counters: Counters, sha: string, commit: string): Counters {
  return { ...othersIn(counters), ...chainAt(counters, sha, commit) };
}

/** Of one chain only the newest commit is kept. */
function othersIn(counters: Counters): Counters {
  return Object.fromEntries(Object.entries(counters).filter(([name]) => !name.startsWith(PREFIX)));
}

function chainAt(counters: Counters, sha: string, commit: string): Counters {
  const here = Object.entries(counters).filter(([name]) => name.startsWith(countAt(sha)));
  return Object.fromEntries(here.map(([name, value]) => [name.replace(sha, commit), value]));
}

/** What failed, without what is different in every run: times, durations, ids. Undefined where nothing could be read. */
export function failureOf({ jobs }: FailedJobs): string | undefined {
  if (jobs.length === 0) return undefined;
  const parts = jobs.map(({ name, failedSteps, log }) => [name, ...failedSteps, ...complaints(log?.text ?? "")]);
  const text = parts.map((part) => part.join("\n")).sort();
  return createHash("sha256").update(text.join("\0")).digest("hex").slice(0, 16);
}

const COMPLAINT = /error|fail|not ok|expected|actual|assert|exception|panic|fatal|undefined|✖|✗/i;

function complaints(log: string): string[] {
  return log
    .split("\n")
    .filter((line) => COMPLAINT.test(line))
    .map((line) =>
      line
        .replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.]+Z?/g, "")
        .replaceAll(/\b\d+(?:\.\d+)?\s?(?:ms|s|m|seconds?|minutes?)\b/g, "")
        .replaceAll(/duration_ms\s+[\d.]+/g, "")
        .replaceAll(/\b[0-9a-f]{7,}\b/g, "")
        .trim(),
    );
}
