/** Answers a trigger: who may ask, a sign that we heard, the work, the report. Everything heavy is loaded from here. */
import { type GitHub, gitHubClient } from "../github/client.ts";
import { type Command, commandOf } from "../github/read/trigger/command.ts";
import type { Trigger } from "../github/read/trigger/trigger.ts";
import { editComment, type Sticky } from "../github/write/comment.ts";
import { credentialsOf } from "../github/write/commit/push.ts";
import type { KnownValue } from "../github/write/leak/fingerprints.ts";
import { leakScanner } from "../github/write/leak/scanner.ts";
import { signOf } from "../github/write/outcome.ts";
import { type ReportLinks, renderReport, renderWorking } from "../github/write/report.ts";
import type { Answer } from "../github/write/state/manifest.ts";
import { Fault, toFault } from "../lib/fault.ts";
import { redactor } from "../lib/redact.ts";
import { prompt } from "../prompts.ts";
import { annotationsFor } from "./annotations.ts";
import { onBehalf } from "./approval/decider.ts";
import { closeBallot, keepProposal, unkept } from "./approval/show.ts";
import { turnAway, whyUseless } from "./approval/turn-away.ts";
import { earlierComment, ended, withNotes } from "./durable/ending.ts";
import type { Desk } from "./durable/recall.ts";
import { sweepBeside } from "./durable/sweep-beside.ts";
import { type Taken, takeTurns } from "./durable/take-turns.ts";
import { forItem } from "./list/for-item.ts";
import { placed } from "./mending/place.ts";
import { lookAtFailure } from "./mending/try-again.ts";
import { doingOf } from "./mode/doing.ts";
import { leave } from "./mode/leave.ts";
import { mayWrite, modeOf } from "./mode/mode.ts";
import { outputsOf } from "./outputs.ts";
import type { Setting } from "./prepare.ts";
import { type Progress, progressIn } from "./progress.ts";
import { maskSecrets, printAnnotations, printEnd, printNotice, printRisks } from "./runner/console.ts";
import { failsJob } from "./runner/fail-on.ts";
import { saveOpenComment, saveOpenTurn, writeOutputs } from "./runner/file-commands.ts";
import { secretInputs } from "./runner/inputs.ts";
import { type Job, readJob } from "./runner/job.ts";
import { rawInput } from "./runner/raw-input.ts";
import { writeSummary } from "./runner/summary.ts";
import { phrasesOf } from "./runner/trigger-settings.ts";
import { acknowledge, claim } from "./thread/acknowledge.ts";
import { inPlainWords } from "./thread/plain-words.ts";
import { withPromptFile } from "./thread/prompt-file.ts";
import { beginSticky, finishSticky, lastWord } from "./thread/sticky.ts";
import { requesterOf } from "./thread/subject.ts";
import { renderTimeline } from "./timeline.ts";
import { whyRefused } from "./why-refused.ts";
import type { Cleaners } from "./work.ts";
import type { Env, World } from "./world.ts";

/** Resolves to the exit code. Rejects only when nobody could be told: no token, or GitHub does not take our comment. */
export async function answer(world: World, received: Trigger): Promise<number> {
  const connection = connect(world);
  const { github, job } = connection;
  const why = await whyRefused(world, connection, received);
  if (rawInput(world.env, "mode") === "gate") return tell(world, why);
  if (why !== undefined) return refuse(world, connection, received, why);
  if (modeOf(world.env) === "list") return listed(world, connection);
  const common = { world, github, job, leaks: connection.leaks };
  const command = connection.mayWrite ? commandOf(received, rawInput(world.env, "prompt")) : undefined;
  if (command) return obeyed(world, { ...common, trigger: received }, command);
  const here = await placed(connection, received);
  if (here.status === "ignored") return leftAlone(world, here.why);
  const asked = await withPromptFile(connection, world.env, here);
  const { trigger, fault } = forItem(world.env, asked);
  const desk = { ...common, trigger };
  const doing = doingOf(world, fault);
  const before = await doing.doneBefore(connection, trigger);
  if (before !== undefined) return doNothing(world, before);
  const [found] = await Promise.all([doing.recall(desk), acknowledge(connection, trigger, "eyes")]);
  if (found.kind === "answered") return answered(world, found.answer);
  const { memory } = found;
  const useless = await whyUseless(desk, memory);
  if (useless !== undefined) {
    await turnAway(connection, desk, memory, useless);
    return skipped(world, useless);
  }
  const failure = await lookAtFailure(connection, desk, memory);
  if (failure.status === "stop") return leftAlone(world, failure.why);
  await claim(connection, trigger);
  const task = { ...desk, failed: failure.failed, trigger: onBehalf(trigger, memory) };
  const links = linksOf(task, memory.id);
  const working = inPlainWords(world.env, renderWorking(links));
  const sticky = await beginSticky(connection, world.env, trigger, working, await earlierComment(desk, memory));
  const progress = sticky && progressOf(world, connection, links, sticky);
  const turn = { memory, commentId: sticky?.id, progress };
  const taken = await takeTurns(task, { ...turn, work: (setting) => doing.work(setting, connection) });
  const current = await progress?.settled();
  if (taken.kind === "done") return report(world, connection, taken, current);
  const { answer: other } = taken;
  if (current) await finishSticky(connection, world.env, current, prompt("joined", { url: other.comment_url ?? "" }));
  return answered(world, other);
}

async function report(
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
  const render = () => inPlainWords(world.env, redact(words()), done.hadNoWall);
  // Before the state says that it is answered: whoever finds us gone then has the answer to put there.
  if (sticky && !done.approvals?.proposal) saveOpenComment(world.env, { sticky, body: render() });
  await setting.memory.close(ended(setting, done, sticky?.url));
  saveOpenTurn(world.env, undefined);
  await sweepBeside(setting);
  const shown = render();
  const { approvals } = done;
  const isKept = !approvals?.proposal || (sticky && (await keepProposal(setting, approvals.proposal, sticky, shown)));
  const body = isKept ? shown : unkept(shown);
  const left = leave(setting, done, redact);
  await writeSummary(world.env, `${left.preview}${body}\n\n${redact(renderTimeline(done.events ?? []))}`);
  const final = sticky
    ? await finishSticky(connection, world.env, sticky, body)
    : await lastWord(connection, world.env, setting.trigger, outcome, body);
  if (approvals?.proposal && final && final.id !== sticky?.id)
    await keepProposal(setting, approvals.proposal, final, body);
  if (approvals) await closeBallot(connection, setting, approvals, final);
  const sign = signOf(outcome);
  if (sign) await acknowledge(connection, setting.trigger, sign);
  writeOutputs(world.env, { ...outputsOf(done, final, setting.conversationId), ...left.outputs }, redact);
  return isFailure ? 1 : 0;
}

async function obeyed(world: World, desk: Desk, command: Command): Promise<number> {
  const { answer: reply, isEarlier } = await (await import("./command/obey.ts")).obey(desk, command);
  if (isEarlier) return answered(world, reply);
  writeOutputs(world.env, { outcome: "answered", reason: `Said ${command}`, "comment-url": reply.comment_url ?? "" });
  return 0;
}

/** The same request came twice: there is one answer. */
function answered({ env }: World, { comment_url: url }: Answer): number {
  const reason = "This request has been answered already";
  printNotice(url === null ? `${reason}.` : `${reason}: ${url}`);
  writeOutputs(env, { outcome: "skipped", reason, "comment-url": url ?? undefined });
  return 0;
}

function progressOf(
  { env, now, clock, sleep }: World,
  { github, job, redact }: Connection,
  links: ReportLinks,
  sticky: Sticky,
): Progress {
  return progressIn(sticky, {
    edit: (current, { note, facts }) =>
      editComment(github, job.repository, current, inPlainWords(env, redact(renderWorking(links, note, facts)))),
    onFailure: (error) => printNotice(`The comment could not be brought up to date. ${toFault(error).message}`),
    ...{ now, clock, sleep },
  });
}

/** `mayWrite`: otherwise `github` refuses whatever would change anything there. */
export type Connection = Cleaners & Readonly<{ github: GitHub; mayWrite: boolean; job: Job }>;

/** GitHub for this job. From here on the runner masks our secrets in the log, and `redact` takes them out elsewhere. */
export function connect({ env, sleep, signal }: Pick<World, "env" | "sleep" | "signal">): Connection {
  const token = rawInput(env, "github-token");
  const secrets = secretInputs(env);
  maskSecrets([...secrets, ...(token ? [credentialsOf(token)] : [])]);
  if (!token) {
    throw new Fault("config", "The input `github-token` is empty.", {
      hint: "Leave it out to use the job's own token, or give it a secret that exists.",
    });
  }
  const job = readJob(env);
  const writes = mayWrite(env);
  const { apiUrl, fetch } = job;
  const github = gitHubClient({ token, apiUrl, fetch, sleep: (ms) => sleep(ms, signal), isReadOnly: !writes });
  const exact = redactor([...secrets, `x-access-token:${token}`]); // as git sends it: in base64
  const leaks = leakScanner(knownValues(env));
  return { github, mayWrite: writes, job, exact, leaks, redact: (text) => leaks.redact(exact(text)).text };
}

/** What must not leave in any form: our own, and what every JavaScript action is given. */
function knownValues(env: Env): KnownValue[] {
  const named = [
    { kind: "the GitHub token", value: rawInput(env, "github-token") ?? "" },
    { kind: "the model key", value: rawInput(env, "api-key") ?? "" },
    { kind: "a token of the runner", value: env.ACTIONS_RUNTIME_TOKEN ?? "" },
    { kind: "a token of the runner", value: env.ACTIONS_ID_TOKEN_REQUEST_TOKEN ?? "" },
  ];
  const others = secretInputs(env).filter((value) => !named.some((known) => known.value === value));
  return [...named, ...others.map((value) => ({ kind: "a secret among the inputs", value }))];
}

/** For a job of its own, which has no permission to write: the next one goes by its output. */
function tell({ env }: World, why: string | undefined): number {
  const reason = why ?? "The caller may start a run.";
  printNotice(reason);
  writeOutputs(env, { ok: String(why === undefined), outcome: "skipped", reason });
  return 0;
}

async function listed(world: World, connection: Connection): Promise<number> {
  writeOutputs(world.env, await (await import("./list/list.ts")).list(world, connection), connection.redact);
  return 0;
}

/** What was asked is done, and was answered then. */
function doNothing({ env }: World, reason: string): number {
  printNotice(reason);
  writeOutputs(env, { outcome: "no-op", reason });
  return 0;
}

// One reaction and no comment: whoever may not start a run must not be able to make us write either.
async function refuse(world: World, connection: Connection, trigger: Trigger, why: string): Promise<number> {
  printNotice(why);
  await acknowledge(connection, trigger, "confused");
  if (trigger.kind === "decision") await claim(connection, trigger); // it has decided nothing
  return skipped(world, why);
}

function leftAlone(world: World, why: string): number {
  printNotice(why);
  return skipped(world, why);
}

function skipped({ env }: World, reason: string): number {
  writeOutputs(env, { outcome: "skipped", reason });
  return 0;
}

function linksOf(
  { job, trigger, world }: Pick<Setting, "job" | "trigger" | "world">,
  conversationId: string,
): ReportLinks {
  const { runUrl, repositoryUrl } = job;
  return { conversationId, runUrl, repositoryUrl, phrases: phrasesOf(world.env), requester: requesterOf(trigger) };
}
