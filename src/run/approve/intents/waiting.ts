/** Makes what people are asked about of intents that wait, and says which of them cannot be shown. */
import type { Inputs } from "../../../action/runner/input/inputs.ts";
import type { PendingIntent, Person, ProposalItem } from "../../../github/write/approval/proposal.ts";
import { shownArguments } from "../../../github/write/approval/render-proposal.ts";
import { canonicalJson } from "../../../lib/json.ts";
import type { Run } from "../../run.ts";
import { basisOf } from "../basis.ts";

export type WaitingIntent = Pick<PendingIntent, "intent" | "value" | "words">;

/** Characters that all intents of one comment may take: the rest is for what is said about them. */
const ROOM = 24_000;

type Waiting = Readonly<{ kind: Readonly<{ name: string }>; value: unknown; words: string }>;

/** Those that fit into one comment, whole; the others are not asked about. */
export function showable<Intent extends Waiting>(waiting: readonly Intent[]) {
  const shown: WaitingIntent[] = [];
  const unseen: Intent[] = [];
  let room = ROOM;
  for (const one of waiting) {
    const value = canonicalJson(one.value);
    const size = shownArguments({ arguments: value }).length + one.words.length + 200;
    if (size > room) unseen.push(one);
    else {
      room -= size;
      shown.push({ intent: one.kind.name, value, words: one.words });
    }
  }
  return { shown, unseen };
}

type Asking = Readonly<{ thread: number; requesters: readonly Person[]; intents: readonly WaitingIntent[] }>;

export function intentItems(
  run: Run,
  inputs: Inputs,
  { thread, requesters, intents }: Asking,
): readonly ProposalItem[] {
  const basis = basisOf(run, inputs, { thread });
  return intents.map((intent) => ({
    pending: { ...basis, ...intent, requesters },
    risk: "",
    reasons: [],
    shown: null,
    decision: null,
  }));
}
