/**
 * Finishes a run when the agent has ended: publishes its work, decides its outcome, and collects what the report says.
 */
import { isAbsolute, join, relative, resolve } from "node:path";
import type { Event } from "../../core/event/event.ts";
import type { Change } from "../../policy/entries.ts";
import type { Report } from "../../render/report/report-facts.ts";
import { verdictOf } from "../../render/report/tests-seen.ts";
import { modeOf } from "../../runner/input/trigger-settings.ts";
import { whyNobodyIsAsked } from "../agent/restricted.ts";
import type { PublishedWork } from "../approve/ask/propose.ts";
import { approvableFilesOf, waitingChangeOf, withoutProposedFiles } from "../approve/change/protected-files.ts";
import { apartIn, type Checkout, nameOf, type PublishedCheckout, type PublishedCheckouts } from "../checkouts.ts";
import type { Conversed } from "../converse/converse.ts";
import { houseRulesFor } from "../converse/task.ts";
import { unfitIn } from "../converse/unfit-comments.ts";
import type { EndedWork, FactsOfAll } from "../feature.ts";
import { conclude, type Evidence } from "../outcome/conclude.ts";
import { concludeProposed, concludeWaiting, statusesIn } from "../outcome/conclude-proposals.ts";
import type { ToolDoubts } from "../outcome/doubts.ts";
import { checkOf, isEdit } from "../outcome/evidence.ts";
import {
  type Approvals,
  type Conclusion,
  type KeptWork,
  plainAnswer,
  type RunResult,
  whyLowered,
} from "../outcome/run-result.ts";
import type { PreparedRun } from "../prepared-run.ts";
import {
  captureCheckouts,
  concludeAll,
  notPublished,
  proposeCheckouts,
  pushCheckouts,
  type ReviewedCheckouts,
  reviewCheckouts,
} from "../publish/checkouts.ts";
import { withShownWork, withWholeWork } from "../publish/publish.ts";
import { NOT_OPENED } from "../publish/to-branch.ts";
import { isOutside } from "../start/asked-head.ts";
import { onlyReads, requestKindOf } from "../thread/request-kind.ts";
import { linksOf } from "./run-comment.ts";
import { seenIn, withheldAnswer } from "./run-facts.ts";

type FinishedReport = Report &
  Conclusion &
  Approvals &
  Pick<RunResult, "events" | "final" | "lineage" | "repositories"> &
  Readonly<{ tree: string; featureFacts: FactsOfAll }>;

/** The tools of the run have ended. The duration is set later. `onCaptured` is called when nothing is read from the workspace any more. */
export async function finishRun(conversed: Conversed, onCaptured: () => void): Promise<FinishedReport | "lost"> {
  const { prepared, agentEnd, events } = conversed;
  const { run, conversation, startingPoint, inputs } = prepared;
  const { end } = agentEnd;
  const { exact, leaks, redact } = run;
  const { text: finalResponse, kinds } = leaks.redact(exact(agentEnd.finalResponse ?? conversation.finalResponse()));
  const isReading = onlyReads(run);
  const { final, shownAnswer } = await answerIn(prepared, finalResponse);
  const changes = isReading || startingPoint.goal.kind === "review" ? undefined : prepared.checkouts;
  const hold = await approvableFilesOf(prepared, agentEnd);
  const captured = changes && (await captureCheckouts(changes, (checkout) => capturedIn(conversed, checkout)));
  onCaptured();
  const reviewed = captured && (await reviewCheckouts(captured, hold));
  const ended = endedWork(conversed, reviewed);
  const judged = await prepared.features.judge(ended);
  const pushed = await pushedIn(prepared, reviewed, {
    ...{ hold, title: final.commitTitle, apart: apartIn(prepared.checkouts) },
    isAsking: end.status === "waiting",
    requirePush: prepared.features.requirePush,
  });
  const [{ saved: brought }] = pushed;
  const { tests, failedCommands } = await commandsOf(conversed, { brought, paths: ended.paths });
  const isGood = !(judged.facts().evidence ?? []).some(({ kind }) => kind === "failed" || kind === "refuted");
  const isEnded = end.status === "finished" && isGood;
  const isDone = isEnded && brought.fault === undefined;
  const words = { final, redact };
  const proposed = isEnded && !isReading ? await proposeCheckouts(pushed, words) : pushed;
  const [{ opened }, ...others] = proposed;
  const saved = withoutProposedFiles(brought, isDone && opened.fault === undefined);
  const whole = await withWholeWork(prepared, saved);
  const workEnd = { end, finalResponse, timeoutMinutes: inputs["timeout-minutes"] };
  const failed = await failedEditsOf(conversed);
  const concluded = ({ evidence = [] }: FactsOfAll) => {
    const ofHost = evidence.flatMap((one) => (one.kind === "tested" ? [one.verdict] : []))[0];
    const testsVerdict = verdictOf(tests, ofHost);
    const ending = { saved: whole, opened, finalResponse, evidence, tests: testsVerdict, ...failed };
    return { testsVerdict, planned: concludeAll(plannedEnd(conversed, ending), others, workEnd) };
  };
  const reviews = startingPoint.goal.kind === "review" ? await import("../publish/give-review.ts") : undefined;
  const review = await reviews?.reviewIn(run, startingPoint, {
    ...{ events, finalResponse, end, redact, inputs },
    planned: concluded(judged.facts()).planned,
  });
  if (review === "lost") return review;
  const held = waitingChangeOf(saved, opened, { ...startingPoint, runId: run.job.runId, leaks });
  const settled = await judged.settle({
    ...workEnd,
    works: [{ ...proposed[0], saved }, ...others],
    ...{ inputs, isDone: isDone && opened.fault === undefined, isHeld: held !== undefined },
  });
  const facts = settled.facts();
  const plan = await planIn(conversed, isDone ? finalResponse : "");
  const deferred = [...(facts.deferred ?? []), ...plan.waiting];
  const left = { kept: saved.kept, tree: saved.treeLeft ?? captured?.[0].change.tree ?? "", held, deferred };
  const asked = await collectApprovals(conversed, left);
  const { testsVerdict, planned } = concluded(facts);
  const conclusion = review ? (reviews?.concludeReview(review, end, planned) ?? planned) : planned;
  const statuses = statusesIn(facts);
  return {
    ...concludeWaiting(concludeProposed({ ...conclusion, ...plan.advice }, statuses), agentEnd, asked),
    ...seenIn(conversed, await withShownWork(prepared, whole, opened), opened),
    missing: await missingHere(conversed),
    ...asked,
    tests,
    failedCommands,
    isPlanAsked: plan.waiting.length > 0 && asked.proposal !== undefined,
    testsVerdict,
    repositories: placesOf(others),
    finalResponse,
    shownResponse: shownAnswer?.(final, { kept: saved.kept, opened }),
    final,
    review: review?.facts,
    proposed: statuses,
    withheld: [...saved.withheld, ...withheldAnswer(kinds)],
    tree: saved.change.tree,
    lineage: saved.change.lineage,
    events,
    sections: facts.sections,
    references: facts.references,
    featureFacts: facts,
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
  const isWaiting = agentEnd.end.status === "waiting" || left.held !== undefined || left.deferred.length > 0;
  if (!isWaiting && agentEnd.used === undefined) return { proposal: undefined, used: undefined, results: new Map() };
  return (await import("../approve/ask/propose.ts")).settleApprovals(prepared, agentEnd, left);
}

/** Captures the files of a checkout, and names those that no commit can have. */
async function capturedIn({ prepared, events }: Conversed, checkout: Checkout): Promise<Change> {
  const { subAgentEvents, checkouts } = prepared;
  const root = prepared.tools.workspace.workingDir;
  const workspace = checkout.path === "" ? root : checkout.run.job.workspace;
  const apart = checkout.path === "" ? apartIn(checkouts) : undefined;
  const paths = [...events, ...subAgentEvents].flatMap(editedIn).map((path) => resolve(root, path));
  const inside = [...new Set(paths.map((path) => relative(workspace, path)))];
  const edited = inside.filter((path) => path !== "" && !isAbsolute(path) && path.split("/")[0] !== "..");
  const how = { apart, edited };
  const captured = await checkout.publisher.capture(how);
  if (!captured.commits || captured.commits.kind === "plain") return captured;
  const { withLineage } = await import("../publish/lineage.ts");
  return withLineage(checkout.run, { ...checkout, how }, captured);
}

/** The work that features judge: the tools have ended, and nothing is pushed. */
function endedWork({ prepared, agentEnd, events }: Conversed, reviewed: ReviewedCheckouts | undefined): EndedWork {
  const { run, conversation, startingPoint, subAgentEvents } = prepared;
  const seen = (reviewed ?? []).flatMap((one) => ("fault" in one || !one.reviewed ? [] : [one]));
  return {
    ...{ end: agentEnd.end, log: conversation.log, branch: conversation.log.branch(), events, subAgentEvents },
    paths: seen.flatMap(({ checkout, change }) => change.files.map(({ path }) => join(checkout.path, path))),
    reviewed: seen.flatMap((one) => one.reviewed ?? []),
    isForBranch: run.mayWrite && ["propose", "advance"].includes(startingPoint.goal.kind),
  };
}

/** A run that changes nothing pushes nothing. */
async function pushedIn(
  { checkouts: [checkout] }: PreparedRun,
  reviewed: ReviewedCheckouts | undefined,
  how: Parameters<typeof pushCheckouts>[1],
): Promise<PublishedCheckouts> {
  return reviewed ? pushCheckouts(reviewed, how) : [{ checkout, saved: notPublished(), opened: NOT_OPENED }];
}

/** The places of the work in other repositories, for the saved state; undefined without any. */
function placesOf(others: readonly PublishedCheckout[]): RunResult["repositories"] {
  const places = others.flatMap(({ checkout, saved: { kept }, opened: { pullRequest } }) => {
    const { run, startingPoint } = checkout;
    return run.other
      ? [{ id: run.other.id, name: nameOf(checkout), startingPoint, report: { kept, pullRequest } }]
      : [];
  });
  return places.length > 0 ? places : undefined;
}

type PublishedPaths = Readonly<{ brought: KeptWork; paths: readonly string[] }>;

/** Most of this is not loaded where no command ran. */
async function commandsOf(conversed: Conversed, published: PublishedPaths) {
  const all = [...conversed.events, ...conversed.prepared.subAgentEvents];
  if (!all.some((event) => checkOf(event).length > 0)) return { tests: [], failedCommands: [] };
  const { failedIn, seenTests } = await import("./tests-ran.ts");
  const isChanged = published.brought.change.files.length > 0;
  return { tests: await seenTests(conversed, published), failedCommands: isChanged ? failedIn(conversed) : [] };
}

/** The plan that people are asked about, or advice where nobody is. */
async function planIn({ prepared: { run, startingPoint } }: Conversed, answer: string) {
  if (requestKindOf(run) !== "plan") return { waiting: [] };
  const nobody = whyNobodyIsAsked(run, startingPoint.goal);
  return (await import("../approve/deferred/waiting.ts")).askedPlan(answer, {
    nobody,
    rules: linksOf(run, run.memory.id),
    clean: run.redact,
  });
}

type JudgedEnding = Pick<Evidence, "opened" | "finalResponse" | "evidence"> &
  Pick<ToolDoubts, "failedEdits" | "tests"> &
  Readonly<{ saved: KeptWork }>;

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

function plannedEnd({ prepared, agentEnd }: Conversed, ending: JudgedEnding): Conclusion {
  const { run, inputs } = prepared;
  const sandbox = prepared.tools.report();
  return conclude({
    ...ending,
    hasApprovedFailure: agentEnd.hasFailed === true,
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

function editedIn(event: Event): string[] {
  if (!isEdit(event)) return [];
  const { path } = event.observation;
  return typeof path === "string" ? [path] : [];
}
