/** Counts the attempts to fix what CI says of a chain of commits, in the counters of a thread. */

/** Attempts by commit, and failures by commit, among the other counters of a thread. */
type Counters = Readonly<Record<string, number>>;

const PREFIX = "ci/";

const countAt = (sha: string) => `${PREFIX}${sha}`;
const failureAt = (sha: string, failure: string) => `${PREFIX}${sha}/${failure}`;

/** "told": people know already that no further attempt is made. */
export type AttemptsLeft =
  | Readonly<{ status: "go"; counters: Counters }>
  | Readonly<{ status: "spent" | "unchanged"; tried: number; counters: Counters }>
  | Readonly<{ status: "told" }>;

/** Whether to work on the failure `failure` of the commit `sha` once more, and the counters to save. */
export function chanceAt(counters: Counters, sha: string, failure: string, most: number): AttemptsLeft {
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

/** Continues the chain of attempts from `sha` to our new commit on top of it. */
export function continueAttempts(counters: Counters, sha: string, commit: string): Counters {
  return { ...othersIn(counters), ...chainAt(counters, sha, commit) };
}

/** Only the newest commit of one chain is kept. */
function othersIn(counters: Counters): Counters {
  return Object.fromEntries(Object.entries(counters).filter(([name]) => !name.startsWith(PREFIX)));
}

function chainAt(counters: Counters, sha: string, commit: string): Counters {
  const here = Object.entries(counters).filter(([name]) => name.startsWith(countAt(sha)));
  return Object.fromEntries(here.map(([name, value]) => [name.replace(sha, commit), value]));
}
