/**
 * Finishes a run when the agent has ended: publishes its work, decides its outcome, and collects what the report says.
 */

import { isAbsolute, relative, resolve } from "node:path";
import { mayWrite, modeOf } from "../../action/runner/input/raw-input.ts";
import type { Event } from "../../core/event/event.ts";
import type { Change } from "../../github/write/change.ts";
import type { Publisher } from "../../github/write/publisher.ts";
import type { Report, SandboxFacts } from "../../github/write/report/report-facts.ts";
import { prompt } from "../../prompts.ts";
import { whyNobodyIsAsked } from "../agent/grants.ts";
import { knowledgeFacts } from "../agent/knowledge/knowledge.ts";
import { settle } from "../approve/ask/propose.ts";
import { holdIn, waitingIn, withoutHeld } from "../approve/change/holding.ts";
import { concludeWaiting } from "../approve/conclusion.ts";
import type { Conversed } from "../converse/converse.ts";
import { type Conclusion, conclude } from "../outcome/conclude.ts";
import { concludeIntents } from "../outcome/conclude-intents.ts";
import { checkOf, toolCallsIn } from "../outcome/evidence.ts";
import { type Approvals, type Opened, patchBaseOf, type Saved } from "../outcome/published.ts";
import type { RunResult } from "../outcome/run-result.ts";
import type { PreparedRun } from "../prepared-run.ts";
import { withShownWork, withWholeWork } from "../publish/publish.ts";
import { NOT_OPENED, openFor, publishWork } from "../publish/to-branch.ts";
import { isOutside } from "../start/asked-head.ts";
import { factsOf, risksIn, said, testsIn } from "./facts.ts";
import type { SettledProposals } from "./settle-proposals.ts";
import { structuredOutput } from "./structured-output.ts";

type Told = Report &
  Conclusion &
  Approvals &
  Pick<RunResult, "events"> &
  Readonly<{ tree: string; said: SettledProposals["said"] }>;

/** Its tools have ended. How long it took, nobody knows yet. */
export async function finishRun(conversed: Conversed): Promise<Told | "lost"> {
  const { prepared, taken, events } = conversed;
  const { run, conversation, startingPoint, inputs } = prepared;
  const { exact, leaks, redact } = run;
  const { text: finalResponse, kinds } = leaks.redact(exact(conversation.finalResponse()));
  const captured = startingPoint.goal.kind === "review" ? NO_CHANGE : await capturedIn(conversed);
  const brought = await publishWork(run, prepared, captured, leaks, { hold: holdIn(prepared, taken) });
  const lacksData = prepared.wantsData && structuredOutput(conversation.log.branch()) === undefined;
  const { check, opinion } = await checked(conversed, { captured, brought });
  const isGood = !lacksData && (check === undefined || check.end.kind === "passed");
  const isDone = taken.end.status === "finished" && brought.fault === undefined && isGood;
  const opened = isDone ? await openFor(run, prepared, brought, { finalResponse, redact }) : NOT_OPENED;
  const saved = withoutHeld(brought, isDone && opened.fault === undefined);
  const whole = await withWholeWork(prepared, saved);
  const planned = plannedEnd(conversed, { saved: whole, opened, finalResponse, lacksData, check });
  const { end } = taken;
  const reviews = startingPoint.goal.kind === "review" ? await import("../publish/give-review.ts") : undefined;
  const review = await reviews?.reviewIn(run, startingPoint, { events, finalResponse, end, planned, redact, inputs });
  if (review === "lost") return review;
  const held = waitingIn(saved, opened, { ...startingPoint, runId: run.job.runId, leaks });
  const isSettling = isDone && opened.fault === undefined;
  const proposals = await proposalsOf(conversed, { isDone: isSettling, isHeld: held !== undefined });
  const { waiting: intents, lines } = proposals;
  const left = { kept: saved.kept, tree: saved.treeLeft ?? captured.tree, held, intents };
  const asked = await settle(prepared, taken, left);
  const conclusion = review ? (reviews?.concludeReview(review, end, planned) ?? planned) : planned;
  return {
    ...concludeWaiting(concludeIntents(conclusion, lines), taken, asked),
    ...seenIn(conversed, await withShownWork(prepared, whole, opened), opened),
    ...asked,
    check,
    opinion,
    finalResponse,
    review: review?.facts,
    intents: lines,
    said: proposals.said,
    withheld: [...saved.withheld, ...said(kinds)],
    tree: saved.change.tree,
    events,
    durationMs: 0,
  };
}

const NO_PROPOSALS: SettledProposals = { lines: [], waiting: [], said: [] };

/** Where nothing could be proposed, nothing of it is loaded. */
async function proposalsOf(conversed: Conversed, how: Readonly<{ isDone: boolean; isHeld: boolean }>) {
  if (!conversed.prepared.intents) return NO_PROPOSALS;
  return (await import("./settle-proposals.ts")).settleProposals(conversed, how);
}

/** What the work tree holds, with the names of what is in it and can be in no commit. */
async function capturedIn({ prepared, events }: Conversed): Promise<Change> {
  const { publisher, subAgentEvents } = prepared;
  const place = { publisher, workspace: prepared.tools.workspace.workingDir };
  return withIgnoredEdits(await publisher.capture(), [...events, ...subAgentEvents], place);
}

type Brought = Readonly<{ captured: Change; brought: Saved }>;

/** What the workflow's check and a second opinion say. Most workflows want neither, and load nothing of it. */
async function checked({ prepared, taken, events }: Conversed, { captured, brought }: Brought) {
  const { inputs, startingPoint, run } = prepared;
  const isWanted = inputs.check !== undefined || inputs.critic !== "none";
  if (!isWanted || startingPoint.goal.kind === "review" || taken.end.status === "waiting") return {};
  const { checkOfWork, opinionOfWork } = await import("../agent/check.ts");
  const check = checkOfWork(inputs, {
    events,
    isFinished: taken.end.status === "finished",
    paths: captured.files.map(({ path }) => path),
    isPartial: brought.withheld.length > 0 && brought.kept.kind === "branch",
  });
  const clear = (text: string) => run.leaks.redact(run.exact(text)).text;
  const opinion = opinionOfWork(events);
  return {
    check: check && { ...check, output: clear(check.output) },
    opinion: opinion && { ...opinion, message: clear(opinion.message) },
  };
}

const NO_CHANGE: Change = { tree: "", files: [], leftOut: [] };

type Ending = Readonly<
  { saved: Saved; opened: Opened; finalResponse: string; lacksData: boolean } & Pick<Report, "check">
>;

function plannedEnd({ prepared, taken }: Conversed, ending: Ending): Conclusion {
  const { run, inputs } = prepared;
  const sandbox = prepared.tools.report();
  return conclude({
    ...ending,
    end: taken.end,
    change: ending.saved.change,
    goal: mayWrite(run.world.env) ? prepared.startingPoint.goal.kind : modeOf(run.world.env),
    timeoutMinutes: inputs["timeout-minutes"],
    silence: prepared.silences.toSorted((one, other) => other.ms - one.ms)[0],
    reach: sandbox && { ...sandbox, isFork: isOutside(prepared.startingPoint) },
  });
}

/** No input opens the network for the code of a fork, and no person where nobody can be asked. */
function sandboxFacts({ run, tools, startingPoint }: PreparedRun): SandboxFacts | undefined {
  const sandbox = tools.report();
  if (!sandbox) return undefined;
  if (!isOutside(startingPoint)) return { ...sandbox, nobody: whyNobodyIsAsked(run, startingPoint.goal) };
  return { ...sandbox, denials: sandbox.denials.map(({ host, port }) => ({ host, port, reason: "fork" })) };
}

/** The host's own facts, of sub-agents too. */
function seenIn({ prepared, since, events, hidden }: Conversed, saved: Saved, opened: Opened) {
  const { conversation, tools, startingPoint, restriction, restrictionNote, subAgentEvents } = prepared;
  return {
    ...factsOf(conversation, since, saved, opened),
    checks: [...conversation.log.slice(since.length), ...subAgentEvents].flatMap(checkOf),
    ...toolCallsIn([...events, ...subAgentEvents]),
    tests: testsIn([...events, ...subAgentEvents]),
    risks: risksIn([...events, ...subAgentEvents]),
    picture: prepared.pictures.at(-1),
    sandbox: sandboxFacts(prepared),
    knowledge: knowledgeFacts(conversation),
    servers: tools.servers.report(),
    reading: { strangers: restriction.strangers, hidden },
    note: isOutside(startingPoint) ? prompt("fork") : restrictionNote,
    forkUrl: forkUrlOf(prepared),
    patchBase: patchBaseOf(startingPoint),
  };
}

function forkUrlOf({ run, startingPoint: { goal } }: PreparedRun): string | undefined {
  return goal.kind === "advance" && goal.fork !== undefined ? `${run.job.serverUrl}/${goal.fork}` : undefined;
}

type Place = Readonly<{ publisher: Publisher; workspace: string }>;

/** A file that a command wrote is not named: builds write where git ignores it. */
async function withIgnoredEdits(
  change: Change,
  events: readonly Event[],
  { publisher, workspace }: Place,
): Promise<Change> {
  const paths = [...new Set(events.flatMap(editedIn).map((path) => relative(workspace, resolve(workspace, path))))];
  const inside = paths.filter((path) => path !== "" && !isAbsolute(path) && path.split("/")[0] !== "..");
  const ignored = await publisher.ignored(inside);
  const leftOut = ignored.map((path) => ({ path, code: "DKH-118" as const, detail: "" }));
  return leftOut.length === 0 ? change : { ...change, leftOut: [...change.leftOut, ...leftOut] };
}

function editedIn(event: Event): string[] {
  if (event.kind !== "ObservationEvent" || event.tool_name !== "file_editor" || event.observation.is_error) return [];
  const { command, path } = event.observation;
  return command !== "view" && typeof path === "string" ? [path] : [];
}
