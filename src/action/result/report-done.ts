/** Tells of a run that is done: in the log, the state, the summary, the thread and the outputs, in an order that a kill cannot spoil. */
import type { Sticky } from "../../github/write/comment/comment.ts";
import { signOf } from "../../github/write/outcome.ts";
import { renderReport } from "../../github/write/report/report.ts";
import type { Manifest } from "../../github/write/state/manifest.ts";
import { closeBallot, decidedIn, shownIn, unkept } from "../approval/show.ts";
import type { Connection } from "../connect.ts";
import { ended, withNotes } from "../durable/ending.ts";
import { sweepBeside } from "../durable/sweep-beside.ts";
import { type Telling, tellingFile } from "../durable/telling/telling.ts";
import type { Taken } from "../durable/turn/take-turns.ts";
import { leave } from "../mode/leave.ts";
import type { Setting } from "../prepare.ts";
import { printAnnotations, printEnd, printRisks } from "../runner/console.ts";
import { failsJob } from "../runner/fail-on.ts";
import { saveOpenComment, saveOpenTurn, writeOutputs } from "../runner/file-commands.ts";
import { writeSummary } from "../runner/summary.ts";
import { acknowledge } from "../thread/acknowledge.ts";
import { linksOf } from "../thread/links.ts";
import { withMark } from "../thread/own-mark.ts";
import { inPlainWords } from "../thread/plain-words.ts";
import { finishSticky, lastWord } from "../thread/sticky.ts";
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
  // Before the state says that it is answered: whoever finds us gone then has the answer to put there.
  if (sticky && !approvals?.proposal) saveOpenComment(world.env, { sticky, body: render() });
  const shown = render();
  setting.memory.leaveTelling(tellingFile(tellingOf(setting, done, { sticky, body: shown, redact })));
  const propose = approvals?.proposal && sticky ? shownIn(approvals.proposal, sticky, shown) : same;
  const isKept = await setting.memory.close((manifest) => propose(ended(setting, done, sticky?.url)(manifest)));
  if (sticky && approvals?.proposal && isKept) saveOpenComment(world.env, { sticky, body: shown });
  saveOpenTurn(world.env, undefined);
  await sweepBeside(setting);
  // What waits can be approved as it was kept, or not at all; elsewhere people are told what keeping has met with.
  const body = approvals?.proposal ? (isKept && sticky ? shown : unkept(render())) : render();
  const left = leave(setting, done, redact);
  await writeSummary(world.env, `${left.preview}${body}\n\n${redact(renderTimeline(done.events ?? []))}`);
  const final = sticky
    ? await finishSticky(connection, world.env, sticky, body)
    : await lastWord(connection, world.env, setting.trigger, outcome, body);
  if (approvals?.proposal && final && final.id !== sticky?.id)
    await setting.memory.settle(shownIn(approvals.proposal, final, body));
  if (approvals) await closeBallot(connection, setting, approvals, final);
  const sign = signOf(outcome);
  if (sign) await acknowledge(connection, setting.trigger, sign);
  writeOutputs(world.env, { ...outputsOf(done, final, setting.conversationId), ...left.outputs }, redact);
  return isFailure ? 1 : 0;
}

function same(manifest: Manifest): Manifest {
  return manifest;
}

type Words = Pick<Connection, "redact"> & Readonly<{ sticky: Sticky | undefined; body: string }>;

/** For whoever comes after us, should we not come to it. */
function tellingOf(setting: Setting, { report: { outcome }, approvals }: Done, words: Words): Telling {
  const { sticky, body, redact } = words;
  const { used, proposal } = approvals ?? {};
  const ballot = used?.comment &&
    approvals && {
      id: used.comment.id,
      body: decidedIn(setting, used, { results: approvals.results, next: sticky, redact }),
    };
  const isWaiting = (proposal ?? used) ? { isWaiting: proposal !== undefined } : {};
  return {
    key: setting.trigger.key,
    outcome,
    body,
    ...(sticky && { sticky }),
    ...(ballot && { ballot }),
    ...isWaiting,
  };
}
