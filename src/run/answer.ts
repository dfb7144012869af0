/**
 * Answers a trigger: checks who asks, acknowledges the request, does the work and reports it. Everything heavy is loaded
 * from here. A run that does no work writes its reason to the log and to the outputs, and returns the exit code 0.
 */

import type { Trigger } from "../github/read/trigger/trigger.ts";
import { isReview } from "../github/read/trigger/trigger-kinds.ts";
import { type Command, commandOf } from "../github/read/trigger/words.ts";
import { type RunComment, rewriteComment } from "../github/write/comment/comment.ts";
import { type Fault, toFault } from "../lib/fault.ts";
import { prompt } from "../prompts.ts";
import { renderWorking } from "../render/report/report.ts";
import type { WorkingLinks } from "../render/report/report-facts.ts";
import { type Connection, connect } from "../runner/connect.ts";
import { printNotice } from "../runner/console.ts";
import { saveOpenPage, writeOutputs } from "../runner/file-commands.ts";
import { isGiven, requireSoundGate } from "../runner/input/inputs.ts";
import { hasAgent, type Mode, modeOf, TRIGGER } from "../runner/input/trigger-settings.ts";
import type { Env, World } from "../runner/world.ts";
import { acknowledge, removeRequestSign } from "./admit/acknowledge.ts";
import { onBehalf, triggerForItem, withPromptFile } from "./admit/complete-trigger.ts";
import { whyTooOften } from "./admit/rate-limit.ts";
import { whyRefused } from "./admit/who-may.ts";
import { elsewhere, lookAtRequest, whereIs, whyWithdrawn } from "./admit/withdrawn.ts";
import { activeLease, type RunWork, recall, workUnderLease } from "./claim/lease.ts";
import { progressIn, type Words } from "./converse/progress.ts";
import { endAnswered, endGate, endIgnored, endRefused, endSkipped, endWithdrawn } from "./end-without-work.ts";
import type { Approved } from "./feature.ts";
import { FEATURES, withFeatures } from "./features.ts";
import type { Memory } from "./memory/memory.ts";
import { notDone, type RunResult } from "./outcome/run-result.ts";
import { earlierComment } from "./report/ending.ts";
import { beginRunComment, linksOf, removeRunComment, tellResultAgain } from "./report/run-comment.ts";
import { uploadsPage } from "./report/uploaded-page.ts";
import type { Beginning, ProgressComment, Reread, Run, UnclaimedRun } from "./run.ts";
import { withIsolationWarning, withMark } from "./thread/own-comments.ts";
import { isAside } from "./thread/request-kind.ts";
import { type FirstLook, lookForState } from "./thread/state.ts";

/** Resolves to the exit code. Rejects only when nobody could be told: no token, or GitHub does not take our comment. */
export async function answer(
  { world, settings: own, writePage }: Beginning,
  given: Trigger,
  reread?: Reread,
): Promise<number> {
  const settings = withFeatures(own);
  const connection = connect(world, settings);
  const { env } = world;
  const mode = modeOf(settings);
  const commandIn = (trigger: Trigger) =>
    connection.mayWrite ? commandOf(trigger, settings.slice(TRIGGER).prompt) : undefined;
  const isWork = commandIn(given) === undefined && hasAgent(mode);
  const asking = whyRefused(world, connection, given);
  const ahead = isWork ? lookAhead(connection, env, given) : aheadOf(mode, connection, env, given);
  const why = await asking;
  const isLooked = why === undefined && isWork;
  const standing = isLooked ? await standingNow({ world, connection, given, reread }, ahead) : undefined;
  const { trigger: received, body: _, ...look } = standing ?? { trigger: given, body: undefined, ...ahead };
  const command = commandIn(received);
  const notNow = why === undefined ? await notNowIn(world, connection, received) : undefined;
  if (mode === "gate") return endGate(connection, env, why ?? notNow);
  if (why !== undefined) {
    requireSoundGate(settings);
    return endRefused(world, connection, received, why);
  }
  if (notNow !== undefined) return endIgnored(world, notNow);
  if (mode === "list") return runList(world, connection);
  if (command) return runCommand({ ...connection, world, trigger: received, writePage }, command);
  const placed = received.run ? await (await loadCiFix()).placeFailedRun(connection, received) : received;
  if (placed.status === "ignored") return endIgnored(world, placed.why);
  const asked = await withPromptFile(connection, env, placed);
  const { trigger, fault } = triggerForItem(settings, asked);
  const isSameRequest = reread && isSame(received, reread, standing?.body);
  const run = { ...connection, world, trigger, writePage, isSameRequest };
  const acknowledged = acknowledge(run, trigger, "eyes"); // nothing that follows needs it
  const exitCode = await claimAndWork(run, await chooseWork(run, fault), look);
  await acknowledged;
  return exitCode;
}

/**
 * `state`: where the state of the thread is. `standing`: whether the text of the request still asks. `note` says for the report
 * which words are carried out of a request that was edited.
 */
type Ahead = Readonly<{
  state?: FirstLook | undefined;
  standing?: ReturnType<typeof lookAtRequest>;
  note?: string | undefined;
}>;

type Given = Readonly<{ world: World; connection: Connection; given: Trigger; reread: Reread | undefined }>;

/** `body` is the text of the request as it stood then. */
type StandingNow = Ahead & Readonly<{ trigger: Trigger; body?: string | undefined }>;

/** Most requests stand as they were sent, and load nothing of this. */
async function standingNow({ reread, given, ...place }: Given, ahead: Ahead): Promise<StandingNow> {
  const standing = await ahead.standing;
  const body = standing?.kind === "stands" ? standing.body : undefined;
  const same = { ...ahead, trigger: given, body };
  if (standing?.kind !== "stands" || !reread || isSame(given, reread)(standing.body)) return same;
  const now = await (await import("./admit/edited.ts")).requestNow({ ...place, given, reread });
  if (now === "withdrawn") return { ...same, standing: Promise.resolve({ kind: "edited" }) };
  return { ...same, ...now };
}

/** `known` is a text that was seen when it was decided what is carried out. */
function isSame({ kind, request }: Trigger, reread: Reread, known?: string): (body: string) => boolean {
  return (body) => {
    if (body === known) return true;
    const again = reread(body);
    return again.status === "matched" && again.kind === kind && again.request === request;
  };
}

/**
 * While GitHub is asked who may start a run: what the run will need is loaded, and its state and its request are looked
 * for. Nothing is written, and no process is started, because the run may be refused.
 */
function lookAhead(connection: Connection, env: Env, received: Trigger): Ahead {
  loadWork().catch(() => undefined); // who needs it later gets the error
  return { state: lookForState(connection, received), standing: lookAtRequest(connection, env, received) };
}

/** A job that applies publishes what another one has made of the request, so that may be taken back meanwhile. */
function aheadOf(mode: Mode | undefined, connection: Connection, env: Env, received: Trigger): Ahead {
  return mode === "apply" ? { standing: lookAtRequest(connection, env, received) } : {};
}

const NOT_NOW = ["skip-if", "stop-after"] as const;

/** Most workflows say nothing about when, and load nothing of it. */
async function notNowIn(world: World, connection: Connection, trigger: Trigger): Promise<string | undefined> {
  const isSaid = NOT_NOW.some((name) => isGiven(connection.settings, name));
  return isSaid ? (await import("./admit/not-now.ts")).whyNotNow(world, connection, trigger) : undefined;
}

/** Works on the request, unless it has been answered, was withdrawn, or may not be worked on now. */
async function claimAndWork(run: UnclaimedRun, chosen: RunWork, look: Ahead): Promise<number> {
  const { world, trigger } = run;
  const [found, withdrawn] = await Promise.all([chosen.recall(run, look.state), whyWithdrawn(run, look.standing)]);
  if (found.kind === "answered") {
    await tellResultAgain(run, found);
    await removeRequestSign(run, trigger); // the earlier event may not have named the label
    return endAnswered(world, found.answer);
  }
  if (withdrawn !== undefined) return endWithdrawn(world, withdrawn);
  const memory = isAside(run) ? found.memory.aside() : found.memory;
  if (look.note !== undefined) memory.notes.add(look.note);
  const useless = await uselessDecision(run, memory);
  if (useless !== undefined) return endSkipped(world, useless);
  const tooOften = await whyTooOften(run, memory);
  if (tooOften !== undefined) return endIgnored(world, tooOften);
  const failure = trigger.run && (await (await loadCiFix()).decideCiFix(run, memory));
  if (failure?.status === "stop") return endIgnored(world, failure.why);
  await removeRequestSign(run, trigger);
  return workAndReport({ ...run, failed: failure?.failed, trigger: onBehalf(trigger, memory) }, memory, chosen);
}

/** Most runs are about no failed run of CI, and load nothing of it. */
const loadCiFix = () => import("./admit/ci-fix.ts");

async function workAndReport(run: UnclaimedRun, memory: Memory, chosen: RunWork): Promise<number> {
  const { world } = run;
  const takesFollowUps =
    memory.isKept && (run.trigger.thread.type === "issue" || run.trigger.thread.type === "pull_request");
  const links = { ...linksOf(run, memory.id), takesFollowUps };
  const working = withMark(run, withIsolationWarning(run.settings, renderWorking(links)));
  const beginning = beginRunComment(run, working, await earlierComment(run, memory));
  const comment = await beginning.catch(async (error): Promise<string> => {
    const place = await whereIs(run);
    if (place === "here") throw error;
    return elsewhere(run, place);
  });
  if (typeof comment === "string") return endWithdrawn(world, comment);
  const progress = comment && progressOf(run, links, comment);
  const before = { isPageUploaded: uploadsPage(world.env, run.job.workspace) };
  const result = await workUnderLease(run, { memory, commentId: comment?.id, progress, work: chosen.work });
  await progress?.settled();
  if (result.kind === "done") return (await import("./report/report-run.ts")).reportRun(result, comment, before);
  saveOpenPage(world.env, undefined);
  const { answer: other } = result;
  if (comment) await removeRunComment(run, comment, other.comment_url);
  return endAnswered(world, other);
}

async function uselessDecision(run: UnclaimedRun, memory: Memory): Promise<string | undefined> {
  if (run.trigger.kind !== "decision") return undefined;
  return (await import("./approve/decision/refuse-decision.ts")).refuseInvalidDecision(run, memory);
}

function progressOf(run: UnclaimedRun, links: WorkingLinks, comment: RunComment): ProgressComment {
  const { github, job, redact, world } = run;
  const { now, clock, sleep, signal } = world;
  const wordsOf = (words: Words) =>
    words === "cancelled"
      ? prompt("cancelled-early", { run_url: job.runUrl })
      : redact(renderWorking(links, words.note, words.facts));
  const render = (words: Words) => withMark(run, withIsolationWarning(run.settings, wordsOf(words)));
  return progressIn({
    edit: async (words) => (await rewriteComment(github, job.repository, comment, render(words))) === "done",
    redact,
    onFailure: (error) => printNotice(`The comment could not be updated. ${toFault(error).message}`),
    now,
    clock,
    sleep,
    signal,
  });
}

/** `fault` is why the request could not be understood, if it could not. */
async function chooseWork(run: UnclaimedRun, fault: Fault | undefined): Promise<RunWork> {
  if (fault) return { ...agentWork, work: async () => notDone(fault) };
  if (modeOf(run.settings) === "apply") return applyWork(run);
  return agentWork;
}

async function applyWork(run: UnclaimedRun): Promise<RunWork> {
  const { applyFeatures } = await import("./later-features.ts");
  return (await import("./publish/change-set/applying.ts")).applying(run, (claimed, kept) =>
    applyFeatures(FEATURES, claimed, kept),
  );
}

const loadWork = () => import("./work.ts");

const agentWork: RunWork = { recall, work: begin };

/** Requests that need no agent are handled without one. */
async function begin(run: Run): Promise<RunResult | "lost"> {
  if (run.trigger.kind === "decision") {
    const { decideChange, isAboutChange } = await import("./approve/change/decide-change.ts");
    if (isAboutChange(run)) return decideChange(run);
    const { decideDeferred, GO, isAboutDeferred } = await import("./approve/deferred/decide-deferred.ts");
    const decided = isAboutDeferred(run) ? await decideDeferred(run, await carryOut(run)) : GO;
    if (decided !== GO) return decided;
  }
  const given = isReview(run.trigger) && run.job.runAttempt > 1 ? await earlierReview(run) : undefined;
  return given ?? (await loadWork()).work(run);
}

/** Carries out what was approved; nothing of it is loaded for another decision. */
async function carryOut(run: Run) {
  const { carryOutDeferred } = await import("./later-features.ts");
  return (approved: readonly Approved[]) => carryOutDeferred(FEATURES, run, approved);
}

async function earlierReview(run: Run): Promise<RunResult | undefined> {
  const { findEarlierReview, resultOfEarlierReview } = await import("./claim/earlier-review.ts");
  const given = await findEarlierReview(run);
  return given && resultOfEarlierReview(given);
}

async function runCommand(run: UnclaimedRun, command: Command): Promise<number> {
  const { world } = run;
  const { carryOutCommand } = await import("./admit/commands.ts");
  const { answer: reply, isEarlier } = await carryOutCommand(run, command, activeLease);
  if (isEarlier) return endAnswered(world, reply);
  writeOutputs(world.env, {
    outcome: "answered",
    reason: command === "unclear" ? "Asked back: the request may be a command" : `Answered the command "${command}"`,
    "comment-url": reply.comment_url ?? "",
  });
  return 0;
}

async function runList(world: World, connection: Connection): Promise<number> {
  writeOutputs(world.env, await (await import("./list/list.ts")).list(world, connection), connection.redact);
  return 0;
}
