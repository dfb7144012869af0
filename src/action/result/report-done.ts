/** Tells of a run that is done: in the log, the state, the summary, the thread and the outputs, in an order that a kill cannot spoil. */
import type { Sticky } from "../../github/write/comment/comment.ts";
import type { Reaction } from "../../github/write/comment/reaction.ts";
import { signOf } from "../../github/write/outcome.ts";
import { renderReport } from "../../github/write/report/report.ts";
import type { Manifest } from "../../github/write/state/manifest.ts";
import { decidedIn, shownIn, unkept } from "../approval/show.ts";
import type { Connection } from "../connect.ts";
import { ended, withNotes } from "../durable/ending.ts";
import { leaseOf } from "../durable/recall.ts";
import { sweepBeside } from "../durable/sweep-beside.ts";
import { tell } from "../durable/telling/tell.ts";
import { type Telling, tellingFile } from "../durable/telling/telling.ts";
import type { Taken } from "../durable/turn/take-turns.ts";
import { leave } from "../mode/leave.ts";
import type { Setting } from "../prepare.ts";
import { printAnnotations, printEnd, printRisks } from "../runner/console.ts";
import { failsJob } from "../runner/fail-on.ts";
import { saveOpenComment, saveOpenTurn, writeOutputs } from "../runner/file-commands.ts";
import { writeSummary } from "../runner/summary.ts";
import { acknowledgedAt } from "../thread/acknowledge.ts";
import { linksOf } from "../thread/links.ts";
import { withMark } from "../thread/own-mark.ts";
import { inPlainWords } from "../thread/plain-words.ts";
import { lastWord } from "../thread/sticky.ts";
import type { World } from "../world.ts";
import { annotationsFor } from "./annotations.ts";
import type { Done } from "./done.ts";
import { outputsOf } from "./outputs.ts";
import { renderTimeline } from "./timeline.ts";

/** Resolves to the exit code. */
export async function report(
  world: World,
  connection: Connection,
  { done, setting }: Extract<Taken, { kind: "done" }>,
  sticky: Sticky | undefined,
): Promise<number> {
  const { redact } = connection;
  const { outcome } = done.report;
  const isFailure = failsJob(world.env, outcome);
  printEnd(done, isFailure, redact);
  printRisks(done.report.risks ?? [], redact);
  printAnnotations(annotationsFor(done, setting.job.workspace), redact);
  const words = () => withNotes(renderReport(done.report, linksOf(setting, setting.memory.id)), setting, done);
  const render = () => withMark(setting, inPlainWords(world.env, redact(words()), done.hadNoWall));
  const { approvals } = done;
  const at = { env: world.env, thread: setting.trigger.thread };
  const shown = render();
  const telling = tellingOf(setting, done, { sticky, body: shown, redact });
  // Before the state says that it is answered: whoever finds us gone then has the answer to put there.
  if (sticky && !approvals?.proposal) saveOpenComment(world.env, { ...telling, sticky });
  setting.memory.leaveTelling(tellingFile(telling));
  const propose = approvals?.proposal && sticky ? shownIn(approvals.proposal, sticky, shown) : same;
  // Who is cancelled has ten seconds: what is told does not wait for what is kept, and is put right where that fails.
  const isHurried = world.signal.aborted && !approvals?.proposal;
  const [isKept, early] = await Promise.all([
    setting.memory.close((manifest) => propose(ended(setting, done, sticky?.url)(manifest))),
    isHurried ? tell(connection, at, telling) : undefined,
  ]);
  if (sticky && approvals?.proposal && isKept) saveOpenComment(world.env, { ...telling, sticky });
  saveOpenTurn(world.env, undefined);
  await sweepBeside(setting);
  // What waits can be approved as it was kept, or not at all; elsewhere people are told what keeping has met with.
  const body = approvals?.proposal ? (isKept && sticky ? shown : unkept(render())) : render();
  const left = leave(setting, done, redact);
  await writeSummary(world.env, `${left.preview}${body}\n\n${redact(renderTimeline(done.events ?? []))}`);
  const isTold = early !== undefined && body === shown;
  const told = isTold ? early : await tell(connection, at, { ...telling, sticky: early?.sticky ?? sticky, body });
  const final = told?.sticky ?? (await lastWord(connection, world.env, setting.trigger, outcome, body));
  if (approvals?.proposal && final && final.id !== sticky?.id)
    await setting.memory.settle(shownIn(approvals.proposal, final, told?.body ?? body));
  writeOutputs(world.env, { ...outputsOf(done, final, setting.memory), ...left.outputs }, redact);
  return isFailure ? 1 : 0;
}

function same(manifest: Manifest): Manifest {
  return manifest;
}

/** The first one, which says that a request was heard, is there since the run began. */
function lastReaction(report: Done["report"]): Reaction | undefined {
  const { reaction } = signOf(report);
  return reaction === "eyes" ? undefined : reaction;
}

type Words = Pick<Connection, "redact"> & Readonly<{ sticky: Sticky | undefined; body: string }>;

/** For whoever comes after us, should we not come to it. */
function tellingOf(setting: Setting, { report, approvals }: Done, words: Words): Telling {
  const { sticky, body, redact } = words;
  const { used, proposal } = approvals ?? {};
  const ballot = used?.comment &&
    approvals && {
      id: used.comment.id,
      body: decidedIn(setting, used, { results: approvals.results, next: sticky, redact }),
    };
  const isWaiting = (proposal ?? used) ? { isWaiting: proposal !== undefined } : {};
  const [place, content] = [acknowledgedAt(setting.trigger), lastReaction(report)];
  return {
    lease: setting.memory.manifest.lease ?? leaseOf(setting, null),
    body,
    isAnswer: true,
    ...(place && content && { sign: { place, content } }),
    ...(sticky && { sticky }),
    ...(ballot && { ballot }),
    ...isWaiting,
  };
}
