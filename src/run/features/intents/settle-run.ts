/** Offers the tool, and settles what the agent has proposed when its work is published, or when a person has approved it. */
import type { Tool } from "../../../core/tool/tool.ts";
import { code as codeSpan } from "../../../markdown/inline-code.ts";
import { whyNobody } from "../../../render/approval/nobody.ts";
import { whyNobodyIsAsked } from "../../agent/restricted.ts";
import { type Deferring, showable } from "../../approve/deferred/waiting.ts";
import type { EndedWork, FeatureCode, FeatureFacts, FeatureStart, PublishedWork } from "../../feature.ts";
import { onlyReads } from "../../thread/request-kind.ts";
import { applyKept, carryOutApproved, resultOf } from "./carry-out.ts";
import type { DeclaredIntent } from "./intent.ts";
import { type IntentLine, renderIntentReports, renderIntents } from "./lines.ts";
import { offerIntents, type ProposedIntent, proposalsIn } from "./propose-tool.ts";
import { declaredIntents, intentContextOf, intentsIn } from "./registry.ts";
import { settleAll, settlingIn } from "./settle.ts";

type State = Readonly<{ start: FeatureStart; declared: readonly DeclaredIntent[]; tools: readonly Tool[] }>;

/**
 * `all` are the proposals that no earlier run has settled, and `done` those of them that were carried out, or would be. Before
 * anything is settled, there is no line.
 */
type Found = Readonly<{
  state?: State;
  all: readonly ProposedIntent[];
  notTaken: readonly IntentLine[];
  /** How many proposals the conversation has. */
  total: number;
  lines: readonly IntentLine[];
  deferred: readonly Deferring[];
  done: readonly ProposedIntent[];
}>;

const NOTHING: Found = { all: [], notTaken: [], total: 0, lines: [], deferred: [], done: [] };

export const code: FeatureCode<State, Found> = {
  check: (settings) => void declaredIntents(intentsIn(settings), { isRestricted: false }),
  async open(start) {
    const { run, trust, had } = start;
    const given = onlyReads(run) ? [] : intentsIn(run.settings);
    return { start, ...offerIntents(run, given, { isRestricted: trust !== "full", had }) };
  },
  tools: ({ tools }) => tools,
  judge: async (state, work) => found(state, work),
  settle: async (found, done) => (found.state ? settled(found, found.state, done) : found),
  facts,
  carryOut: async (run, approved) => {
    const lines = await carryOutApproved(run, approved);
    return { found: { ...NOTHING, lines }, results: lines.map(resultOf) };
  },
  apply: async (run, kept, how) => ({ ...NOTHING, lines: await applyKept(run, kept, how) }),
};

/**
 * The name under which the number of settled proposals is saved. A run that ends early leaves the others to the next
 * run.
 */
const SETTLED = "intents/settled";

function found(state: State, { log, events }: EndedWork): Found {
  const { proposals } = proposalsIn(log);
  const all = proposals.slice(state.start.run.memory.manifest.counters[SETTLED] ?? 0);
  return { ...NOTHING, state, all, total: proposals.length, notTaken: turnedDown(proposalsIn(events).turnedDown) };
}

async function settled(found: Found, { start, declared }: State, work: PublishedWork): Promise<Found> {
  const { all, notTaken, total } = found;
  const { run } = start;
  if (all.length === 0) return { ...found, lines: notTaken };
  if (!work.isDone) return { ...found, lines: [...all.map(unfinished), ...notTaken] };
  const { lines, waiting } = await settleAll(intentContextOf(run), all, {
    ...settlingIn(run, { declared, confirmation: work.inputs.confirmation }),
    way: run.mayWrite ? "carry-out" : "look",
    nobody: whyNotAsked(start, work.isHeld),
  });
  run.memory.update((manifest) => ({ ...manifest, counters: { ...manifest.counters, [SETTLED]: total } }));
  const { shown, unseen } = showable(waiting);
  const told = withTooLong(lines, waiting, unseen);
  return { ...found, lines: [...told, ...notTaken], deferred: shown, done: all };
}

function whyNotAsked({ run, startingPoint }: FeatureStart, isHeld: boolean): string | undefined {
  const nobody = whyNobodyIsAsked(run, startingPoint.goal);
  if (nobody) return whyNobody(nobody);
  return isHeld ? "a change to protected files waits on this thread" : undefined;
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

function unfinished({ name }: ProposedIntent): IntentLine {
  return {
    status: "waiting",
    words: codeSpan(name),
    why: "the run did not finish. It is kept for the run that continues the work",
  };
}

/** The maximum number of lines about rejected calls of the tool. */
const MOST = 5;

function turnedDown(whys: readonly string[]): IntentLine[] {
  const each = [...new Set(whys)];
  const rest = whys.length - Math.min(MOST, each.length);
  const lines = each.slice(0, MOST).map((why): IntentLine => ({ status: "not-taken", words: "a proposal", why }));
  return rest > 0 && each.length > 0
    ? [...lines, { status: "not-taken", words: `${rest} more`, why: "for these reasons, or like ones" }]
    : lines;
}

function facts({ lines, deferred, done }: Found): FeatureFacts {
  if (lines.length === 0) return {};
  const carriedOut = lines.filter(({ status }) => status === "done" || status === "already").length;
  return {
    evidence: lines.map(({ status }) => ({ kind: "proposed", status })),
    sections: [
      { place: "answer", text: (rules) => renderIntents(lines, rules) },
      { place: "summary", text: () => renderIntentReports(lines) },
    ],
    steps: lines.some(({ status }) => status === "planned") ? ["Carry out the proposals in the report below."] : [],
    outputs: { "intents-done": carriedOut, "report-path": lines.find(({ report }) => report)?.report?.path },
    deferred,
    ...(done.length > 0 && { kept: done.map(({ name, value }) => ({ name, value: Object(value) })) }),
  };
}
