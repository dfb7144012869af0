/** Says what became of the check and of the second opinion: what the report tells, and what follows for the outcome. */

import { codeSpan, oneLine } from "../../../lib/text.ts";
import { isDropped } from "../../../policy/codes.ts";
import { prompt } from "../../../prompts.ts";
import type { SeenByHost } from "../../../render/outcome.ts";
import { filesAt } from "../../agent/shown-work.ts";
import type { EndedWork, FeatureCode, FeatureStart } from "../../feature.ts";
import { commandsIn } from "../../outcome/commands.ts";
import { whyNotNamed } from "../../outcome/tests/stands-for.ts";
import { doingsOf } from "../../report/stands-for.ts";
import { type CheckResult, type Opinion, refutationOf, renderCheck } from "./check-result.ts";
import { CHECK, type CheckInputs } from "./inputs.ts";
import { checkOfWork, filesJudged, finishRules, opinionOfWork, unlikeJudged } from "./judge-finish.ts";

type State = Readonly<{ wanted: CheckInputs; start: FeatureStart }>;
type Found = Readonly<{ check?: CheckResult | undefined; opinion?: Opinion | undefined }>;

export const code: FeatureCode<State, Found> = {
  open: async (start) => ({ wanted: start.run.settings.slice(CHECK), start }),
  words: ({ wanted: { check } }) => ({
    task: check === undefined ? [] : [prompt("check/told", { command: codeSpan(oneLine(check, 200)) })],
  }),
  finish: ({ wanted, start: { inputs, run, work } }, { reviewer }) =>
    finishRules({ ...work(), inputs: { ...inputs, ...wanted }, reviewer, clock: run.world.clock }),
  judge: async (state, work) => (work.end.status === "waiting" ? {} : judged(state, work)),
  facts: ({ check, opinion }) => ({
    evidence: [...(check ? evidenceOf(check) : []), ...(opinion ? doubtsOf(opinion) : [])],
    sections: [{ place: "work", text: (rules) => renderCheck({ check, opinion }, rules) }],
  }),
};

async function judged({ wanted, start: { run } }: State, work: EndedWork): Promise<Found> {
  const { events, end, paths, reviewed, isForBranch } = work;
  const before = filesJudged(events);
  const unlike = unlikeJudged(before, await filesAt(run.job.workspace, paths, before));
  const check = checkOfWork(wanted, {
    events,
    isFinished: end.status === "finished",
    paths,
    unlike,
    isPartial: isForBranch && reviewed.some(({ withheld }) => withheld.some(({ code: why }) => !isDropped(why))),
  });
  const clear = (text: string) => run.leaks.redact(run.exact(text)).text;
  const opinion = opinionOfWork(events, unlike.unseen);
  const doubt = check && doubtOf(check, work, run.job.workspace);
  return {
    check: check && { ...check, output: clear(check.output), ...(doubt !== undefined && { doubt }) },
    opinion: opinion && { ...opinion, message: clear(opinion.message) },
  };
}

/** Why a check that ended with 0 and runs tests says nothing, as a clause. */
function doubtOf(
  { command, end, isTest = false, doubt }: CheckResult,
  { events, subAgentEvents, paths }: EndedWork,
  workspace: string,
): string | undefined {
  if (end.kind !== "passed" || !isTest || doubt !== undefined) return doubt;
  const ran = [...commandsIn(events), ...commandsIn(subAgentEvents)];
  const { writtenBy, ...known } = doingsOf([...events, ...subAgentEvents], workspace);
  const written = writtenBy(ran.map((one) => one.command));
  return whyNotNamed(command, { ...known, written, changed: paths });
}

function evidenceOf(check: CheckResult): readonly SeenByHost[] {
  const { end, isTest = false, isPartial, doubt } = check;
  if (end.kind !== "passed") return [{ kind: "refuted", code: "check", ...refutationOf(check) }];
  if (!isTest) return [];
  if (doubt !== undefined) return [{ kind: "tested", verdict: "unknown" }];
  return isPartial ? [] : [{ kind: "tested", verdict: "passed" }];
}

function doubtsOf(opinion: Opinion): readonly SeenByHost[] {
  const isSeen = opinion.kind === "none" || (opinion.unseen ?? []).length === 0;
  return opinion.kind === "bad" || !isSeen ? [{ kind: "doubt", doubt: "opinion-bad" }] : [];
}
