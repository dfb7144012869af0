/**
 * Finishes a run when the agent has ended: publishes its work, decides its outcome, and collects what the report says.
 */
import { isAbsolute, relative, resolve } from "node:path";
import type { Event } from "../../core/event/event.ts";
import { isDropped } from "../../policy/codes.ts";
import type { Change } from "../../policy/entries.ts";
import type { Report } from "../../render/report/report-facts.ts";
import { type TestSeen, verdictOf } from "../../render/report/tests-seen.ts";
import { modeOf } from "../../runner/input/trigger-settings.ts";
import { whyNobodyIsAsked } from "../agent/restricted.ts";
import type { PublishedWork } from "../approve/ask/propose.ts";
import { approvableFilesOf, waitingChangeOf, withoutProposedFiles } from "../approve/change/protected-files.ts";
import type { Conversed } from "../converse/converse.ts";
import { houseRulesFor } from "../converse/task.ts";
import { unfitIn } from "../converse/unfit-comments.ts";
import { conclude } from "../outcome/conclude.ts";
import { concludeIntents, concludeWaiting } from "../outcome/conclude-proposals.ts";
import type { ToolDoubts } from "../outcome/doubts.ts";
import { checkOf, isEdit } from "../outcome/evidence.ts";
import {
  type Approvals,
  type Conclusion,
  type KeptWork,
  type OpenedPullRequest,
  plainAnswer,
  type RunResult,
  whyLowered,
} from "../outcome/run-result.ts";
import type { PreparedRun } from "../prepared-run.ts";
import { withShownWork, withWholeWork } from "../publish/publish.ts";
import { NOT_OPENED, openFor, publishWork } from "../publish/to-branch.ts";
import { isOutside } from "../start/asked-head.ts";
import { onlyReads, requestKindOf } from "../thread/request-kind.ts";
import { structuredOutput } from "./outputs.ts";
import { linksOf } from "./run-comment.ts";
import { seenIn, withheldAnswer } from "./run-facts.ts";
import type { SettledProposals } from "./settle-proposals.ts";

type FinishedReport = Report &
  Conclusion &
  Approvals &
  Pick<RunResult, "events" | "final"> &
  Readonly<{ tree: string; proposals: SettledProposals["proposals"]; repositories: RunResult["repositories"] }> &
  Pick<RunResult, "lineage">;

/** The tools of the run have ended. The duration is set later. `onCaptured` is called when nothing is read from the workspace any more. */
export async function finishRun(conversed: Conversed, onCaptured: () => void): Promise<FinishedReport | "lost"> {
  const { prepared, agentEnd, events } = conversed;
  const { run, conversation, startingPoint, inputs } = prepared;
  const { exact, leaks, redact } = run;
  const { text: finalResponse, kinds } = leaks.redact(exact(agentEnd.finalResponse ?? conversation.finalResponse()));
  const isReading = onlyReads(run);
  const { final, shownAnswer } = await answerIn(prepared, finalResponse);
  const captured = isReading || startingPoint.goal.kind === "review" ? NO_CHANGE : await capturedIn(conversed);
  const hold = await approvableFilesOf(prepared, agentEnd);
  const several = await severalIn(conversed, captured);
  onCaptured();
  const reviewed = several?.seen.main;
  const brought = isReading
    ? NOTHING
    : await publishWork(run, prepared, captured, leaks, {
        ...{ hold, reviewed, title: final.commitTitle, apart: apartIn(prepared) },
        isAsking: agentEnd.end.status === "waiting",
      });
  const pushed = (await several?.publishOthers(run, several.seen)) ?? [];
  const lacksData = prepared.wantsData && structuredOutput(conversation.log.branch()) === undefined;
  const published = { brought, paths: pathsOf(captured, pushed) };
  const { check, opinion } = await judgeWork(conversed, published);
  const { tests, failedCommands } = await commandsOf(conversed, published);
  const isGood = !lacksData && (check === undefined || check.end.kind === "passed");
  const isEnded = agentEnd.end.status === "finished" && isGood;
  const isDone = isEnded && brought.fault === undefined;
  const isProposing = isDone && !isReading;
  const words = { final, redact };
  const opened = isProposing ? await openFor(run, prepared, brought, words) : NOT_OPENED;
  const others = (isEnded ? await several?.proposeOthers(pushed, words) : undefined) ?? pushed;
  const saved = withoutProposedFiles(brought, isDone && opened.fault === undefined);
  const whole = await withWholeWork(prepared, saved);
  const { end } = agentEnd;
  await several?.linkAll(prepared, { saved, opened }, others);
  const failed = await failedEditsOf(conversed);
  const own = plannedEnd(conversed, { saved: whole, opened, finalResponse, lacksData, check, tests, ...failed });
  const all = several?.concludeAll(own, others, { end, finalResponse, timeoutMinutes: inputs["timeout-minutes"] });
  const planned = all?.conclusion ?? own;
  const reviews = startingPoint.goal.kind === "review" ? await import("../publish/give-review.ts") : undefined;
  const review = await reviews?.reviewIn(run, startingPoint, { events, finalResponse, end, planned, redact, inputs });
  if (review === "lost") return review;
  const held = waitingChangeOf(saved, opened, { ...startingPoint, runId: run.job.runId, leaks });
  const isSettling = isDone && opened.fault === undefined;
  const proposals = await proposalsOf(conversed, { isDone: isSettling, isHeld: held !== undefined });
  const { lines } = proposals;
  const plan = await planIn(conversed, isDone ? finalResponse : "");
  const intents = [...proposals.waiting, ...plan.waiting];
  const left = { kept: saved.kept, tree: saved.treeLeft ?? captured.tree, held, intents };
  const asked = await collectApprovals(conversed, left);
  const conclusion = review ? (reviews?.concludeReview(review, end, planned) ?? planned) : planned;
  return {
    ...concludeWaiting(concludeIntents({ ...conclusion, ...plan.advice }, lines), agentEnd, asked),
    ...seenIn(conversed, await withShownWork(prepared, whole, opened), opened),
    missing: await missingHere(conversed),
    ...asked,
    tests,
    failedCommands,
    isPlanAsked: plan.waiting.length > 0 && asked.proposal !== undefined,
    check,
    opinion,
    others: all?.others,
    repositories: all?.results,
    finalResponse,
    shownResponse: shownAnswer?.(final, { kept: saved.kept, opened }),
    final,
    review: review?.facts,
    intents: lines,
    proposals: proposals.proposals,
    withheld: [...saved.withheld, ...withheldAnswer(kinds)],
    tree: saved.change.tree,
    lineage: saved.change.lineage,
    events,
    durationMs: 0,
  };
}

/** In most repositories, the message has no parts with rules of their own, and nothing is loaded for them. */
async function answerIn(prepared: PreparedRun, whole: string) {
  const { style, template } = await houseRulesFor(prepared.run, prepared);
  if (!style && !template) return { final: plainAnswer(whole) };
  const { finalAnswer, shownAnswer } = await import("../outcome/final-answer.ts");
  return { final: await finalAnswer(whole, { isTitled: style !== undefined, template }), shownAnswer };
}

/** Most runs wait for nobody and carry out no decision, and load nothing of it. */
async function collectApprovals({ prepared, agentEnd }: Conversed, left: PublishedWork): Promise<Approvals> {
  const isWaiting = agentEnd.end.status === "waiting" || left.held !== undefined || left.intents.length > 0;
  if (!isWaiting && agentEnd.used === undefined) return { proposal: undefined, used: undefined, results: new Map() };
  return (await import("../approve/ask/propose.ts")).settleApprovals(prepared, agentEnd, left);
}

const NO_PROPOSALS: SettledProposals = { lines: [], waiting: [], proposals: [] };

/** Loads the code for proposals only if the agent could propose something. */
async function proposalsOf(conversed: Conversed, how: Readonly<{ isDone: boolean; isHeld: boolean }>) {
  if (!conversed.prepared.intents) return NO_PROPOSALS;
  return (await import("./settle-proposals.ts")).settleProposals(conversed, how);
}

/** Captures the work tree, and names the files in it that no commit can have. */
async function capturedIn({ prepared, events }: Conversed, elsewhere?: WorkCheckout): Promise<Change> {
  const { subAgentEvents } = prepared;
  const root = prepared.tools.workspace.workingDir;
  const place = elsewhere ?? { ...prepared, workspace: root };
  const apart = elsewhere ? undefined : apartIn(prepared);
  const paths = [...events, ...subAgentEvents].flatMap(editedIn).map((path) => resolve(root, path));
  const inside = [...new Set(paths.map((path) => relative(place.workspace, path)))];
  const edited = inside.filter((path) => path !== "" && !isAbsolute(path) && path.split("/")[0] !== "..");
  const how = { apart, edited };
  const captured = await place.publisher.capture(how);
  if (!captured.commits || captured.commits.kind === "plain") return captured;
  const { withLineage } = await import("../publish/lineage.ts");
  return withLineage(place.run, { ...place, how }, captured);
}

/** The folder of the workspace in which other repositories are. */
function apartIn({ others }: PreparedRun): string | undefined {
  return others?.here[0]?.path.split("/")[0];
}

/** The work in all repositories. Most runs work in one, and load nothing of this. */
async function severalIn(conversed: Conversed, main: Change) {
  const { prepared } = conversed;
  if (!prepared.others || prepared.others.here.length === 0 || onlyReads(prepared.run)) return undefined;
  const several = await import("../publish/other-repositories.ts");
  const { seeAll, publishOthers, proposeOthers, linkAll, concludeAll } = several;
  const capture = (place: WorkCheckout) => capturedIn(conversed, place);
  return { publishOthers, proposeOthers, linkAll, concludeAll, seen: await seeAll(prepared, { main, capture }) };
}

type Pushed = Awaited<ReturnType<NonNullable<Awaited<ReturnType<typeof severalIn>>>["publishOthers"]>>;

/** Changed files, as paths in the workspace. */
function pathsOf(captured: Change, others: Pushed): readonly string[] {
  const elsewhere = others.flatMap(({ other, saved }) => saved.change.files.map(({ path }) => `${other.path}/${path}`));
  return [...captured.files.map(({ path }) => path), ...elsewhere];
}

type PublishedPaths = Readonly<{ brought: KeptWork; paths: readonly string[] }>;

/** Runs the workflow's check and asks for a second opinion. Most workflows want neither, and load none of this code. */
async function judgeWork({ prepared, agentEnd, events }: Conversed, { brought, paths }: PublishedPaths) {
  const { inputs, startingPoint, run } = prepared;
  const isWanted = (inputs.check !== undefined || inputs.critic !== "none") && !onlyReads(run);
  if (!isWanted || startingPoint.goal.kind === "review" || agentEnd.end.status === "waiting") return {};
  const { checkOfWork, filesJudged, opinionOfWork, unlikeJudged } = await import("../agent/check.ts");
  const { filesAt } = await import("../agent/shown-work.ts");
  const judged = filesJudged(events);
  const unlike = unlikeJudged(judged, await filesAt(run.job.workspace, paths, judged));
  const check = checkOfWork(inputs, {
    events,
    isFinished: agentEnd.end.status === "finished",
    paths,
    unlike,
    isPartial: brought.withheld.some(({ code }) => !isDropped(code)) && brought.kept.kind === "branch",
  });
  const clear = (text: string) => run.leaks.redact(run.exact(text)).text;
  const opinion = opinionOfWork(events, unlike.unseen);
  return {
    check: check && { ...check, output: clear(check.output) },
    opinion: opinion && { ...opinion, message: clear(opinion.message) },
  };
}

/** Most of this is not loaded where no command ran. */
async function commandsOf(conversed: Conversed, published: PublishedPaths) {
  const all = [...conversed.events, ...conversed.prepared.subAgentEvents];
  if (!all.some((event) => checkOf(event).length > 0)) return { tests: [], failedCommands: [] };
  const { failedIn, seenTests } = await import("./tests-ran.ts");
  const isChanged = published.brought.change.files.length > 0;
  return { tests: await seenTests(conversed, published), failedCommands: isChanged ? failedIn(conversed) : [] };
}

const NO_CHANGE: Change = { tree: "", files: [], leftOut: [] };

const NOTHING: KeptWork = {
  kept: { kind: "nothing" },
  change: NO_CHANGE,
  withheld: [],
  patch: undefined,
  fault: undefined,
};

/** The plan that people are asked about, or advice where nobody is. */
async function planIn({ prepared: { run, startingPoint } }: Conversed, answer: string) {
  if (requestKindOf(run) !== "plan") return { waiting: [] };
  const nobody = whyNobodyIsAsked(run, startingPoint.goal);
  return (await import("../approve/intents/waiting.ts")).askedPlan(answer, {
    nobody,
    rules: linksOf(run, run.memory.id),
    clean: run.redact,
  });
}

type JudgedEnding = Readonly<
  { saved: KeptWork; opened: OpenedPullRequest; finalResponse: string; lacksData: boolean } & Pick<Report, "check"> &
    Pick<ToolDoubts, "failedEdits"> & {
      tests: readonly TestSeen[];
    }
>;

/** Loads nothing for it where no call failed. */
async function failedEditsOf({ prepared, events }: Conversed): Promise<Pick<ToolDoubts, "failedEdits">> {
  const all = [...events, ...prepared.subAgentEvents];
  if (!all.some((event) => event.kind === "AgentErrorEvent" || isFailed(event))) return {};
  const { failedEditsIn } = await import("../outcome/failed-edits.ts");
  const failedEdits = failedEditsIn(all, prepared.tools.workspace.workingDir);
  return failedEdits ? { failedEdits } : {};
}

function isFailed(event: Event): boolean {
  return event.kind === "ObservationEvent" && event.observation.is_error;
}

function plannedEnd({ prepared, agentEnd }: Conversed, { tests, ...ending }: JudgedEnding): Conclusion {
  const { run, inputs } = prepared;
  const sandbox = prepared.tools.report();
  return conclude({
    ...ending,
    tests: verdictOf(tests, ending.check),
    end: agentEnd.end,
    change: ending.saved.change,
    goal: run.mayWrite ? prepared.startingPoint.goal.kind : modeOf(run.settings),
    lowered: whyLowered(prepared.startingPoint),
    isRequestCut: unfitIn(prepared).length > 0,
    timeoutMinutes: inputs["timeout-minutes"],
    main: prepared.knowledge.main,
    silence: prepared.silences.toSorted((one, other) => other.ms - one.ms)[0],
    reach: sandbox && { ...sandbox, isFork: isOutside(prepared.startingPoint) },
  });
}

/** Finds the packages that failed commands lacked. Most runs have none, and load nothing of this. */
async function missingHere({ prepared, events: own }: Conversed): Promise<Report["missing"]> {
  const events = [...own, ...prepared.subAgentEvents];
  if (!events.flatMap(checkOf).some(({ exitCode }) => exitCode > 0)) return undefined;
  return (await import("../outcome/missing-packages.ts")).missingFacts(events, prepared);
}

type WorkCheckout = Pick<PreparedRun, "run" | "publisher" | "startingPoint"> & Readonly<{ workspace: string }>;

function editedIn(event: Event): string[] {
  if (!isEdit(event)) return [];
  const { path } = event.observation;
  return typeof path === "string" ? [path] : [];
}
