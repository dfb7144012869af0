/**
 * How often a thread is worked on: so many runs a day, and so many in a row for bots, of which two can keep each other
 * going for ever. The counters are in the thread's signed state. Pure.
 */

export type Counters = Readonly<Record<string, number>>;

/** Turns of bots, until a person calls. */
export const MOST_BOT_TURNS = 5;

const DAY_HOURS = 24;
const RUNS = "runs/";
const BOT_TURNS = "bots/turns";
const TOLD = "told/";

export type Limit = "runs" | "bots";

/** `hour` counts from 1970. A failed run has a limit of its own, and is neither a person nor a bot. `most` is how many runs there may be within a day. */
export type Call = Readonly<{ hour: number; by: "person" | "bot" | "run"; most: number }>;

/** "told": people have been told of that limit, within a day, or since a person called. */
export type Pace = Readonly<
  | { status: "go"; counters: Counters }
  | { status: "stop"; limit: Limit; runs: number; counters: Counters }
  | { status: "told"; limit: Limit }
>;

/** Whether one more run is begun, and what is to be kept of that. */
export function paceAt(counters: Counters, { hour, by, most }: Call): Pace {
  const recent = recentIn(counters, hour);
  const runs = Object.entries(recent).reduce((sum, [name, value]) => sum + (name.startsWith(RUNS) ? value : 0), 0);
  const turns = turnsAfter(recent[BOT_TURNS] ?? 0, by);
  const limit = runs >= most ? "runs" : by === "bot" && turns > MOST_BOT_TURNS ? "bots" : undefined;
  if (limit === undefined) {
    const here = `${RUNS}${hour}`;
    return { status: "go", counters: { ...recent, [here]: (recent[here] ?? 0) + 1, [BOT_TURNS]: turns } };
  }
  if (recent[TOLD + limit] !== undefined) return { status: "told", limit };
  return { status: "stop", limit, runs, counters: { ...recent, [TOLD + limit]: hour } };
}

function turnsAfter(turns: number, by: Call["by"]): number {
  if (by === "person") return 0;
  return by === "bot" ? turns + 1 : turns;
}

/** What of the counters is of this kind, for a conversation that begins anew. */
export function paceIn(counters: Counters): Counters {
  return Object.fromEntries(Object.entries(counters).filter(([name]) => isOurs(name)));
}

function isOurs(name: string): boolean {
  return name.startsWith(RUNS) || name.startsWith(TOLD) || name === BOT_TURNS;
}

/** What is older than a day counts no more, and neither does that bots were told before a person called. */
function recentIn(counters: Counters, hour: number): Counters {
  const isPast = (name: string, value: number) => {
    if (name.startsWith(RUNS)) return Number(name.slice(RUNS.length)) <= hour - DAY_HOURS;
    if (name === `${TOLD}bots`) return (counters[BOT_TURNS] ?? 0) < MOST_BOT_TURNS;
    return name.startsWith(TOLD) && value <= hour - DAY_HOURS;
  };
  return Object.fromEntries(Object.entries(counters).filter(([name, value]) => !isPast(name, value)));
}
