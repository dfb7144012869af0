/**
 * Git in the checkout before the first tool. It ends when the run is cancelled, and what it would wait for without end is found
 * and named: an earlier step of the job can have left a named pipe where git reads a file.
 */

import type { Git } from "../core/workspace/git/settings.ts";
import { git } from "../core/workspace/git.ts";
import { type Bounds, bounded } from "../lib/bounded.ts";
import { Fault, toFault } from "../lib/fault.ts";
import { oneLine } from "../lib/text.ts";
import { code } from "../markdown/inline-code.ts";
import { gitEnvironment, type World } from "../runner/world.ts";

type Place = Readonly<{
  world: Pick<World, "env" | "signal">;
  job: Readonly<{ workspace: string }>;
}>;

/** `extra` are variables of one call. */
export function checkoutGit({ world, job }: Place): (extra?: Readonly<Record<string, string>>) => Git {
  const environment = gitEnvironment(world.env);
  const { signal } = world;
  return (extra = {}) => git({ folder: job.workspace, environment: { ...environment, ...extra }, signal });
}

type Waiting = Readonly<{ world: Pick<World, "clock" | "sleep" | "signal">; job: Readonly<{ workspace: string }> }>;

/** Git mostly answers before the first look. Afterwards it is looked for ever more rarely. */
const LOOKS = {
  what: "git in the checkout",
  most: 1000,
  pause: { first: 3000, longest: 60_000 },
  code: "config",
  hint: "Look for named pipes in the checkout, and remove them in a step before this one.",
} as const;

/**
 * Calls `use` with the same run, whose signal is aborted with a "config" Fault where git waits for a path that never answers, or
 * has not answered in so many minutes.
 */
export async function whileGitAnswers<Run extends Waiting, Result>(
  run: Run,
  minutes: number,
  use: (run: Run) => Promise<Result>,
): Promise<Result> {
  const { world, job } = run;
  const [over, stop] = [new AbortController(), new AbortController()];
  const bounds: Bounds = { ...LOOKS, world, withinMs: minutes * 60_000, signal: over.signal };
  const look = async (turn: number) => {
    if (turn === 1) return undefined;
    const { awaitedPath } = await import("../git/capture/awaited-path.ts");
    return awaitedPath(job.workspace, over.signal);
  };
  const end = (why: unknown) => {
    if (!over.signal.aborted) stop.abort(why); // else git has answered
  };
  bounded(bounds, look).then((path) => end(waitsFor(path)), end);
  const signal = AbortSignal.any([world.signal, stop.signal]);
  try {
    return await use({ ...run, world: { ...world, signal } });
  } catch (error) {
    signal.throwIfAborted(); // what failed because of that says less
    throw (await ownersIn(job.workspace, error)) ?? (await lockIn(job.workspace, error)) ?? error;
  } finally {
    over.abort();
  }
}

/** Git only says that it may not write: the Fault that names whose files these are, if that is why. */
async function ownersIn(workspace: string, error: unknown): Promise<Fault | undefined> {
  if (toFault(error).code !== "machine") return undefined;
  return (await import("../sandbox/foreign-files.ts")).foreignFilesFault(workspace);
}

/** The Fault that names the lock of another git, if that is why. */
async function lockIn(workspace: string, error: unknown): Promise<Fault | undefined> {
  if (toFault(error).code !== "git") return undefined;
  return (await import("../git/broken-checkout.ts")).lockFault(workspace, error);
}

function waitsFor(path: string): Fault {
  const what = `${code(oneLine(path, 200))} in the checkout is a named pipe or a device, and git waits for it without end.`;
  return new Fault("config", what, { hint: "Remove it in a step before this one, or check out the repository again." });
}
