/** Settles what the agent has proposed on a thread, when its run has ended. */
import { code } from "../../markdown/inline-code.ts";
import { whyNobody } from "../../render/approval/nobody.ts";
import type { IntentLine } from "../../render/report/intents.ts";
import { whyNobodyIsAsked } from "../agent/restricted.ts";
import { showable, type WaitingIntent } from "../approve/intents/waiting.ts";
import type { Conversed } from "../converse/converse.ts";
import { type ProposedIntent, proposalsIn } from "../intents/propose-tool.ts";
import { cleanTextFor, intentContextOf } from "../intents/registry.ts";
import { settleAll } from "../intents/settle.ts";
import type { PreparedRun } from "../prepared-run.ts";

/** `proposals` are those that were carried out. In a change set they are those that would be. */
export type SettledProposals = Readonly<{
  lines: readonly IntentLine[];
  waiting: readonly WaitingIntent[];
  proposals: readonly ProposedIntent[];
}>;

/**
 * The name under which the number of settled proposals is saved. A run that ends early leaves the others to the next
 * run.
 */
const SETTLED = "intents/settled";

/** The maximum number of lines about rejected calls of the tool. */
const MOST = 5;

/** `isHeld`: people are already asked about a change of files. */
export async function settleProposals(
  { prepared, events }: Pick<Conversed, "prepared" | "events">,
  { isDone, isHeld }: Readonly<{ isDone: boolean; isHeld: boolean }>,
): Promise<SettledProposals> {
  const { run, conversation } = prepared;
  const { proposals: all } = proposalsIn(conversation.log);
  const proposals = all.slice(run.memory.manifest.counters[SETTLED] ?? 0);
  const notTaken = turnedDown(proposalsIn(events).turnedDown);
  if (proposals.length === 0) return { lines: notTaken, waiting: [], proposals };
  if (!isDone) return { lines: [...proposals.map(unfinished), ...notTaken], waiting: [], proposals: [] };
  const { lines, waiting } = await settleAll(intentContextOf(run), proposals, settlingOf(prepared, isHeld));
  run.memory.update((manifest) => ({
    ...manifest,
    counters: { ...manifest.counters, [SETTLED]: all.length },
  }));
  const { shown, unseen } = showable(waiting);
  const told = withTooLong(lines, waiting, unseen);
  return { lines: [...told, ...notTaken], waiting: shown, proposals };
}

/** The lines of proposals that wait are in the order of `waiting`. */
export function withTooLong<One>(
  lines: readonly IntentLine[],
  waiting: readonly One[],
  unseen: readonly One[],
): readonly IntentLine[] {
  const asked = lines.filter(({ status }) => status === "waiting");
  const tooLong = new Set(asked.filter((_, at) => unseen.some((one) => one === waiting[at])));
  return lines.map((line) => (tooLong.has(line) ? { ...line, status: "refused", why: TOO_LONG } : line));
}

const TOO_LONG = "it is too long to be shown in full to the person who would approve it";

function settlingOf({ run, inputs, startingPoint, intents }: PreparedRun, isHeld: boolean) {
  const nobody = whyNobodyIsAsked(run, startingPoint.goal);
  return {
    declared: intents?.declared ?? [],
    clean: cleanTextFor(run),
    key: run.trigger.key,
    way: run.mayWrite ? "carry-out" : "look",
    isConfirming: inputs.confirmation !== "never",
    nobody: nobody ? whyNobody(nobody) : isHeld ? "a change to protected files waits on this thread" : undefined,
  } as const;
}

function unfinished({ name }: ProposedIntent): IntentLine {
  return {
    status: "waiting",
    words: code(name),
    why: "the run did not finish. It is kept for the run that continues the work",
  };
}

function turnedDown(whys: readonly string[]): IntentLine[] {
  const each = [...new Set(whys)];
  const rest = whys.length - Math.min(MOST, each.length);
  const lines = each.slice(0, MOST).map((why): IntentLine => ({ status: "not-taken", words: "a proposal", why }));
  return rest > 0 && each.length > 0
    ? [...lines, { status: "not-taken", words: `${rest} more`, why: "for these reasons, or like ones" }]
    : lines;
}
