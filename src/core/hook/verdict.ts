/** What a hook says by its exit code and on its stdout. */
import { z } from "zod";
import { clipMiddle } from "../../lib/clip.ts";
import type { HookEnd } from "./hook-runner.ts";

/** Each word counts by itself: a denial is one, whatever stands beside it. */
const words = z.string().optional().catch(undefined);

const Reply = z.object({
  decision: words,
  reason: words,
  additionalContext: words,
  continue: z.boolean().optional().catch(undefined),
});
type Reply = z.infer<typeof Reply>;

export type HookVerdict = Readonly<{
  isBlocked: boolean;
  /** In the hook's own words, if it gave any. */
  reason: string | undefined;
  context: string | undefined;
  /** Why its word does not count: then it objects to nothing. */
  error: string | undefined;
}>;

const BLOCK = 2;
/** Of what the agent reads, in characters. */
const LONGEST = 10_000;

/** Exit code 2 forbids, 0 leaves it to what is on stdout, and anything else is a hook that failed, which forbids nothing. */
export function verdictOf({ exitCode, stdout, stderr, timedOut }: HookEnd): HookVerdict {
  if (timedOut) return failed("It took too long.");
  if (exitCode !== 0 && exitCode !== BLOCK) return failed(`It ended with exit code ${exitCode}.`);
  const reply = replyOn(stdout);
  const isBlocked = exitCode === BLOCK || isDenial(reply);
  return {
    isBlocked,
    reason: isBlocked ? (spoken(reply.reason) ?? spoken(stderr)) : undefined,
    context: spoken(reply.additionalContext),
    error: undefined,
  };
}

export function failed(error: string): HookVerdict {
  return { isBlocked: false, reason: undefined, context: undefined, error };
}

function isDenial({ decision, continue: goesOn }: Reply): boolean {
  return decision === "deny" || decision === "block" || goesOn === false;
}

/** What is no such JSON is chatter. */
function replyOn(stdout: string): Reply {
  try {
    return Reply.safeParse(JSON.parse(stdout)).data ?? {};
  } catch {
    return {};
  }
}

function spoken(words: string | undefined): string | undefined {
  return clipMiddle(words?.trim() ?? "", LONGEST, "[... the hook says more ...]") || undefined;
}
