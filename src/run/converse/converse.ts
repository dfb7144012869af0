/** Runs the conversation of a run: prepares the workspace, sends the task, and closes the tools when the agent has ended. */
import { refusalsIn } from "../../core/agent/recover.ts";
import type { EventList } from "../../core/conversation/conversation.ts";
import type { RunEnd } from "../../core/conversation/run-end.ts";
import type { Event } from "../../core/event/event.ts";
import type { Hidden } from "../../github/read/text/untrusted.ts";
import { Fault, toFault } from "../../lib/fault.ts";
import type { Proposal } from "../../render/approval/proposal.ts";
import { printWarning } from "../../runner/console.ts";
import type { Inputs } from "../../runner/input/inputs.ts";
import { showsOutput, stepLog } from "../../runner/step-log.ts";
import type { Kept } from "../../sandbox/launch/protected-files.ts";
import { noteEditedLater, withdrawnFault } from "../admit/withdrawn.ts";
import { agentSees } from "../agent/agent.ts";
import { requireNotBlocked } from "../agent/knowledge/knowledge.ts";
import { runLimitsOf, withinMain } from "../agent/open-conversation.ts";
import type { Tools } from "../agent/tools.ts";
import type { Checkouts } from "../checkouts.ts";
import { keepReserve } from "../claim/disk-reserve.ts";
import { leaveTrace } from "../claim/open-lease.ts";
import type { AgentEnd, Since } from "../outcome/run-result.ts";
import type { PreparedRun } from "../prepared-run.ts";
import type { Run } from "../run.ts";
import { onlyReads, requestKindOf } from "../thread/request-kind.ts";
import { requesterOf } from "../thread/subject.ts";
import { watchComments } from "./follow-up-comments.ts";
import { makeReady } from "./make-ready.ts";
import { taskFor, withPictures } from "./task.ts";
import { noteUnfit } from "./unfit-comments.ts";

/** The end of the agent's work, the events of this run, and the state before it. */
export type Conversed = Readonly<{
  prepared: PreparedRun;
  agentEnd: AgentEnd;
  since: Since;
  events: readonly Event[];
  /** Hidden parts of the texts that the agent was given. */
  hidden: readonly Hidden[];
}>;

/** The part of `approve/` in a conversation. `work.ts` passes it in, because this folder may not import that one. */
export type ApprovalPort = Readonly<{
  /** Sets which actions need a person's approval. */
  setConfirmation(prepared: PreparedRun): Promise<void>;
  /** Carries out a decision about actions that waited. */
  decide(prepared: PreparedRun): Promise<AgentEnd>;
  /** Closes actions that waited, because somebody asked for something else. Resolves to the proposal. */
  drop(prepared: PreparedRun): Promise<Proposal | undefined>;
  /** Lets the agent continue until the run ends, or has something that people can be asked about. */
  continueUntilAskable(prepared: PreparedRun, end: RunEnd): Promise<RunEnd>;
}>;

/** Lets the agent work until it ends or waits. Its tools are closed when this resolves. */
export async function converse(prepared: PreparedRun, approvals: ApprovalPort): Promise<Conversed> {
  const { run, conversation, tools, folder, startingPoint, checkouts } = prepared;
  const { standing } = prepared.reading;
  const withdrawn = await withdrawnFault(run, standing);
  if (withdrawn) throw withdrawn;
  noteEditedLater(run, standing);
  // A run that only reads starts no command, so it needs no set-up command.
  if (!onlyReads(run)) {
    await makeReady(prepared, tools.inSetUp);
    // Changes of the set-up command, and files that hooks write while the agent only reads, are not its work.
    leaveTrace(run, run.memory.folder, { folder, base: startingPoint.head, others: tracesOf(checkouts) });
  }
  if (prepared.restriction.restrictions) tools.shut();
  const { log, state } = conversation;
  const since = {
    length: eventsReported(log, run),
    stats: state.stats,
    refusals: refusalsIn(state.fields.agent_state),
  };
  const talked = await talk(prepared, approvals);
  // A cancelled job has little time. Other runs save the log together with the files, so that the two are consistent.
  if (run.world.signal.aborted) run.memory.checkpoint();
  // Git reads nothing that a tool can still write.
  const fault = await tools.close();
  const kept = tools.report()?.kept;
  if (kept) await noteKept(run, kept);
  const agentEnd = fault ? { ...talked.agentEnd, end: { status: "failed" as const, fault } } : talked.agentEnd;
  return { ...talked, agentEnd, since, events: log.slice(since.length) };
}

/** The facts that the post step needs to save the work in other repositories; undefined without any. */
function tracesOf([, ...others]: Checkouts) {
  const traces = others.flatMap(({ run: { other }, path, folder, startingPoint }) =>
    other ? [{ id: other.id, path, folder, base: startingPoint.head }] : [],
  );
  return traces.length > 0 ? traces : undefined;
}

/** Files that keep the user of the tools cost later steps something, and the work nothing. */
async function noteKept({ job, memory }: Run, kept: Kept): Promise<void> {
  const words = (await import("../../sandbox/launch/protected-files.ts")).keptWords(job.workspace, kept);
  printWarning(words);
  memory.notes.add(words);
}

/** How many events earlier reports have covered. Events of an interrupted attempt at this request were never reported. */
function eventsReported(log: EventList, { memory: { cutOff }, trigger }: Run): number {
  if (cutOff?.key !== trigger.key) return log.length;
  return [...log].filter(({ timestamp }) => timestamp < cutOff.taken).length;
}

/** Shows progress, saves checkpoints, and watches for comments while the agent works. */
async function talk(
  begun: PreparedRun,
  approvals: ApprovalPort,
): Promise<Pick<Conversed, "prepared" | "agentEnd" | "hidden">> {
  const { run, inputs, conversation, tools, deadline } = begun;
  const release = keepReserve(begun.folder);
  const steps = stepLogFor(run, inputs);
  conversation.log.subscribe(steps.onEvent);
  const {
    maxIterations: maxSteps,
    maxBudget: maxUsd,
    maxTokens,
  } = withinMain(runLimitsOf(inputs), begun.knowledge.main);
  const limits = { maxMinutes: inputs["timeout-minutes"], maxSteps, maxUsd, maxTokens };
  run.progress?.follow(conversation, limits);
  const stopKeeping = saveCheckpoints(run, conversation.log);
  const stopSaving = saveMemoryMeanwhile(run, conversation.log);
  const watcher = watchComments(run, conversation);
  const signal = AbortSignal.any([begun.signal, watcher.stopped]);
  const breakOff = (error: unknown) => endOn(error, tools, release);
  const runAgent = () => conversation.run(signal, deadline).catch(breakOff);
  const prepared = { ...begun, signal, runAgent };
  const start = conversation.log.length;
  const { hidden, ...agentEnd } = await agentEndOf(prepared, approvals).catch(async (error) => {
    // Without an action there is nothing to publish.
    if (error instanceof Fault && !conversation.log.slice(start).some(isAction)) throw error;
    return { end: await breakOff(error), hidden: [] };
  });
  steps.close();
  stopKeeping();
  stopSaving();
  watcher.close();
  release();
  await conversation.close();
  return { prepared, agentEnd, hidden };
}

function isAction({ kind }: Event): boolean {
  return kind === "ActionEvent";
}

/** Rejects if something fails that has no end of its own. */
async function agentEndOf(
  prepared: PreparedRun,
  approvals: ApprovalPort,
): Promise<AgentEnd & Pick<Conversed, "hidden">> {
  await approvals.setConfirmation(prepared);
  const told = await endOf(prepared, approvals);
  if (told.refused !== undefined || told.again !== undefined) return told;
  return { ...told, end: await approvals.continueUntilAskable(prepared, told.end) };
}

function stepLogFor({ redact, world }: Run, inputs: Inputs) {
  return stepLog({ redact, newToken: world.newId, showsOutput: showsOutput(inputs["show-output"], world.env) });
}

async function endOf(prepared: PreparedRun, approvals: ApprovalPort): Promise<AgentEnd & Pick<Conversed, "hidden">> {
  const { run } = prepared;
  if (run.trigger.kind === "decision") return { ...(await approvals.decide(prepared)), hidden: [] };
  if (requestKindOf(run) !== "condense") return sendTask(prepared, approvals);
  return { ...(await (await import("./condense-now.ts")).condenseOnRequest(prepared)), hidden: [] };
}

/** Sends the task. A new request closes the actions that waited: nobody has approved them. */
async function sendTask(prepared: PreparedRun, approvals: ApprovalPort): Promise<AgentEnd & Pick<Conversed, "hidden">> {
  const { run, conversation, inputs, reading } = prepared;
  const { words, hidden } = await taskFor(run, prepared); // before `drop`, because the task describes what waited
  noteUnfit(prepared);
  const message = await withPictures(run, reading, { words, sees: agentSees(inputs) });
  const used = await approvals.drop(prepared);
  await conversation.send(message, requesterOf(run.trigger));
  requireNotBlocked(conversation);
  return { end: await prepared.runAgent(), hidden, ...(used && { used }) };
}

/** Between two checkpoints. */
const PAUSE_MS = 15_000;

/**
 * Saves checkpoints of a conversation while the agent works, so that a lost run does not lose everything. Returns the
 * function that stops them.
 */
function saveCheckpoints({ memory, world }: Run, log: EventList): () => void {
  let saved = world.clock();
  return log.subscribe(({ kind }) => {
    if (kind !== "ObservationEvent" || world.clock() - saved < PAUSE_MS) return;
    saved = world.clock();
    memory.checkpoint();
  });
}

/**
 * Has memory saved whenever a tool begins to work: nobody waits for this process then, and what the request took is
 * garbage. Returns the function that stops it.
 */
export function saveMemoryMeanwhile(
  { world }: Readonly<{ world: Pick<Run["world"], "saveMemory"> }>,
  log: Pick<EventList, "subscribe">,
): () => void {
  return log.subscribe(({ kind }) => {
    if (kind === "ActionEvent") world.saveMemory();
  });
}

/**
 * The end of a run whose log could not be written, or in which something else failed that nobody expected: its work is
 * published all the same. The tools are closed first, or they would use the released space.
 */
async function endOn(error: unknown, tools: Pick<Tools, "close">, release: () => void): Promise<RunEnd> {
  await tools.close();
  release();
  return { status: "failed", fault: toFault(error) };
}
