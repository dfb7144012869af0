/**
 * Runs after the steps of the job, even if they failed, and closes what the run left open: its sandbox, its lease, the
 * folder of other repositories, its comment and its page.
 */
import { LONGEST_OUTAGE_MS } from "../github/client/outage.ts";
import type { Posted } from "../github/write/comment/comment.ts";
import { Fault, toFault } from "../lib/fault.ts";
import { redactor } from "../lib/mask/mask.ts";
import { closeApprovalComment } from "../run/approve/approval-comment.ts";
import { addToComment, finishRunComment } from "../run/report/run-comment.ts";
import type { Beginning } from "../run/run.ts";
import { connect } from "../runner/connect.ts";
import { printFault, printWarning } from "../runner/console.ts";
import type { StepState } from "../runner/file-commands.ts";
import { LIMITS } from "../runner/input/inputs.ts";
import { secretInputs } from "../runner/input/secrets-input.ts";
import { parseOpenComment } from "../runner/open-comment.ts";
import { captureJob } from "../runner/world.ts";
import { giveBack, HandBack } from "../sandbox/launch/take-down.ts";

export type LeftOpen = Pick<StepState, "handBack" | "openComment" | "openLease" | "openOthers" | "openPage">;

/**
 * In milliseconds: what takes longer keeps nothing else open. A rescue has the time of its capture besides. The comment waits
 * for the end of an outage, so that the rescue after it finds GitHub again.
 */
const TIMES = { comment: 30_000 + LONGEST_OUTAGE_MS, handBack: 60_000, rescue: 60_000, rest: 60_000 } as const;

/**
 * Resolves to the exit code. It is always 0, because the step already has its own exit code. The comment is closed first: people
 * wait for it, and a rescue can take minutes.
 */
export async function post(beginning: Beginning, left: LeftOpen): Promise<number> {
  const { world, settings, writePage } = beginning;
  const { handBack, openComment, openLease, openOthers, openPage } = left;
  const told = await attempt(beginning, TIMES.comment, () => closeComment(beginning, openComment));
  const isStill = await attempt(beginning, TIMES.handBack, async () => {
    if (handBack) await giveFilesBack(HandBack.parse(JSON.parse(handBack)));
    return true;
  });
  const limitMs = TIMES.rescue + captureJob(world, settings.slice(LIMITS)["timeout-minutes"]).limitMs;
  await attempt(beginning, limitMs + TIMES.comment, async () => {
    if (openLease) await rescueWork(beginning, { openLease, told, isStill: isStill === true, limitMs });
  });
  // After the rescue, which reads it, and whatever became of that.
  await attempt(beginning, TIMES.rest, async () => {
    if (openOthers) await (await import("../run/claim/others-folder.ts")).removeOthers(openOthers);
  });
  await attempt(beginning, TIMES.rest, async () => {
    if (!openPage) return;
    const { finishPage } = await import("../run/report/run-page.ts");
    await finishPage(world, openPage, writePage, connect(world, settings).redact);
  });
  return 0;
}

/** Files that keep the user of the tools are named, and nothing waits for them. */
async function giveFilesBack(back: HandBack): Promise<void> {
  const kept = await giveBack(back);
  if (!kept) return;
  const { keptWords } = await import("../sandbox/launch/protected-files.ts");
  printWarning(keptWords(back.folders[0] ?? "", kept));
}

async function closeComment(
  { world, settings }: Beginning,
  openComment: string | undefined,
): Promise<Posted | undefined> {
  if (!openComment) return undefined;
  const [connection, open] = [connect(world, settings), parseOpenComment(openComment)];
  const posted = await finishRunComment(connection, world.env, open);
  await closeApprovalComment(connection, { type: "issue", number: open.runComment.issue }, open);
  return posted;
}

type Rescue = Readonly<{ openLease: string; told: Posted | undefined; isStill: boolean; limitMs: number }>;

/** Saves the work of a run that could not do it, and adds to its comment what became of that. */
async function rescueWork(beginning: Beginning, left: Rescue): Promise<void> {
  const { world, settings } = beginning;
  const { openLease, told, isStill, limitMs } = left;
  const { rescue, rescuedNote, rescueFailedNote } = await import("../run/claim/rescue.ts");
  const connection = connect(world, settings);
  const saving = withLimit(limitMs, () => rescue(world, connection, openLease, isStill));
  const note = await saving.then(
    (rescued) => rescuedNote(beginning, rescued, told?.body),
    (error: unknown) => {
      printFault(toFault(error), connection.redact, world.env);
      return rescueFailedNote(world.env, toFault(error));
    },
  );
  if (told && note !== "") await addToComment(connection, told, note);
}

/** Undefined where `action` failed or took too long: that is printed, and the other parts are closed anyway. */
async function attempt<Result>(
  { world: { env }, settings }: Beginning,
  limitMs: number,
  action: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await withLimit(limitMs, action);
  } catch (error) {
    printFault(toFault(error), redactor(secretInputs(settings)), env);
    return undefined;
  }
}

async function withLimit<Result>(limitMs: number, action: () => Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const seconds = limitMs / 1000;
  const timer = setTimeout(
    () => reject(new Fault("machine", `A part of the post step took more than ${seconds} s.`)),
    limitMs,
  );
  try {
    return await Promise.race([action(), late]);
  } finally {
    clearTimeout(timer);
  }
}
