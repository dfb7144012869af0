/** Where a state is kept on GitHub: a ref of our own, or a branch where the server has no refs but its own. */
import { createHash } from "node:crypto";

/** `name` is what the state is of, e.g. `threads/7`. */
export type StateName = Readonly<{ name: string; ref: string; branch: string }>;

const REFS = "refs/deckhand/";
const BRANCHES = "refs/heads/deckhand/state/";

export function threadState(number: number): StateName {
  return { name: `threads/${number}`, ref: `${REFS}threads/${number}`, branch: `${BRANCHES}${number}` };
}

/** For work without a thread; what makes it the same work again is its key. */
export function taskState(key: string): StateName {
  const short = createHash("sha256").update(key).digest("hex").slice(0, 32);
  return { name: `tasks/${short}`, ref: `${REFS}tasks/${short}`, branch: `${BRANCHES}task-${short}` };
}
