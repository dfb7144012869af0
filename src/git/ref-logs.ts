/** Reads the logs of refs: where HEAD and the branches of a checkout were, and why they went elsewhere. */

/** An id as git writes it. */
export const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

const NO_COMMIT = /^0+$/;

/**
 * `seen` are all commits of the logs. `left` are those at which HEAD was detached when a checkout took it elsewhere. `dropped` are
 * those that a ref went away from otherwise, such as by a reset; many of them are in the history of another one. `replaced` are
 * those that an amendment or a rebase has put others in the place of.
 */
export type Moves = Readonly<Record<"seen" | "left" | "dropped" | "replaced", Set<string>>>;

type LogEntry = Readonly<{ from: string; to: string; message: string }>;

/** A line is `from to NAME <MAIL> TIME ZONE TAB message`. */
export function logEntries(log: string): LogEntry[] {
  return log.split("\n").flatMap((line) => {
    const [from = "", to = ""] = line.split(" ", 2);
    const message = line.slice(line.indexOf("\t") + 1);
    return COMMIT.test(from) && COMMIT.test(to) ? [{ from, to, message }] : [];
  });
}

/** The next commit has the one before it as a parent. */
const GOES_ON =
  /^(?:(?:commit(?: \((?:initial|merge|cherry-pick)\))?|cherry-pick|revert|am): |merge .*: (?:Fast-forward|Merge made ))/;
const REPLACES = /^(?:commit \(amend\)|(?:rebase|pull)\b.* \(finish\)|rebase finished)/;

/**
 * Reads the moves in all logs of HEAD, those of the checkout and of its linked work trees, and in those of branches.
 */
export function movesIn(heads: readonly string[], branches: readonly string[]): Moves {
  const moves: Moves = { seen: new Set(), left: new Set(), dropped: new Set(), replaced: new Set() };
  for (const log of branches) for (const entry of logEntries(log)) note(entry, moves);
  for (const log of heads) {
    for (const entry of logEntries(log)) {
      note(entry, moves);
      if (entry.message.startsWith(`checkout: moving from ${entry.from} to `)) moves.left.add(entry.from);
    }
  }
  return moves;
}

function note({ from, to, message }: LogEntry, { seen, dropped, replaced }: Moves): void {
  seen.add(to);
  if (!NO_COMMIT.test(from)) {
    seen.add(from);
    if (from !== to && !GOES_ON.test(message)) dropped.add(from);
    if (REPLACES.test(message)) replaced.add(from);
  }
  replaced.delete(to); // it went back there
}
