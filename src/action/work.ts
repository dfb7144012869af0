/** The work itself: from a request that is allowed to a report of what came of it. */
import type { Conversation } from "../core/conversation/conversation.ts";
import { type Stats, totalsOf } from "../core/conversation/state/stats.ts";
import { statsSince } from "../core/conversation/state/stats-since.ts";
import type { Event } from "../core/event/event.ts";
import type { Change } from "../github/write/change.ts";
import type { LeakScanner } from "../github/write/leak/scanner.ts";
import type { Withheld } from "../github/write/policy/codes.ts";
import type { Check, Report } from "../github/write/report.ts";
import { type Fault, toFault } from "../lib/fault.ts";
import type { Redact } from "../lib/redact.ts";
import { prompt } from "../prompts.ts";
import { concludeWaiting } from "./approval/conclusion.ts";
import { type Approvals, settle } from "./approval/propose.ts";
import { takeUp } from "./approval/take-up.ts";
import { type Conclusion, conclude, failure } from "./conclude.ts";
import { keepUp } from "./durable/keep-up.ts";
import { listen } from "./durable/listen.ts";
import { taskFor } from "./durable/news.ts";
import { bringHome, NOT_OPENED, openFor } from "./ground/bring-home.ts";
import type { Ground } from "./ground/ground.ts";
import { isOutside } from "./ground/outside.ts";
import { setUp } from "./ground/set-up.ts";
import { knowledgeFacts } from "./knowledge/in-conversation.ts";
import { mayWrite, modeOf } from "./mode/mode.ts";
import { conversationPath, type Prepared, prepare, type Setting } from "./prepare.ts";
import type { Opened, Saved } from "./publish.ts";
import { concludeReview } from "./review/conclude-review.ts";
import { reviewIn } from "./review/review-in.ts";
import { risksIn } from "./risks.ts";
import { printEvents, printSetUp } from "./runner/console.ts";
import { type Inputs, readInputs } from "./runner/inputs.ts";
import { structuredOutput } from "./structured-output.ts";
import { usesOf } from "./uses.ts";

/** `exact` hides what we know to be secret, `leaks` finds what looks like it, and `redact` is the one after the other. */
export type Cleaners = Readonly<{ exact: Redact; leaks: LeakScanner; redact: Redact }>;

/**
 * A report, the fault behind it if there is one, and where the conversation is kept if it came to one; where the work
 * started, and the tree of what may be published of it.
 */
export type Done = Readonly<{
  report: Report;
  fault: Fault | undefined;
  conversationPath: string;
  /** The commit that the work started from. */
  baseSha?: string;
  structuredOutput?: string | undefined;
  /** What happened in this run. */
  events?: readonly Event[];
  ground?: Ground;
  tree?: string;
  /** Of a run in another job, whether its tools had no wall; of this one the inputs tell. */
  hadNoWall?: boolean;
  approvals?: Approvals;
}>;

/** Never rejects: whatever goes wrong is a report with the outcome "failed". "lost": another run is at work on the thread. */
export async function work(setting: Setting, cleaners: Cleaners): Promise<Done | "lost"> {
  const start = setting.world.clock();
  const durationMs = () => setting.world.clock() - start;
  try {
    const inputs = readInputs(setting.world.env);
    const prepared = await prepare(setting, inputs, cleaners.redact);
    const report = await untilClosed(prepared, async () => {
      if ((await setting.claimed) === "lost") return "lost";
      return converse(setting, prepared.inputs, prepared, cleaners);
    });
    if (report === "lost") return report;
    const { folder, publisher, conversation } = prepared;
    return {
      report: { ...report, durationMs: durationMs() },
      fault: report.fault,
      events: report.events ?? [],
      conversationPath: conversationPath(folder, setting.conversationId),
      ground: prepared.ground,
      tree: report.tree,
      approvals: { proposal: report.proposal, used: report.used, results: report.results },
      baseSha: publisher.base,
      structuredOutput: prepared.wantsData ? structuredOutput(conversation.log.branch()) : undefined,
    };
  } catch (error) {
    return notDone(toFault(error), durationMs());
  }
}

/** A run that came to nothing, and says why. */
export function notDone(why: Fault, durationMs = 0): Done {
  const { fault, ...conclusion } = failure(why);
  return { report: { ...NO_WORK, ...conclusion, durationMs }, fault, conversationPath: "" };
}

/** However the run ends, its tools have ended with it. */
async function untilClosed<Result>({ tools }: Prepared, action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } finally {
    await tools.close();
  }
}

/** The report of a run that came to nothing; it says why. */
export const NO_WORK: Omit<Report, "outcome" | "reason" | "hint" | "durationMs"> = {
  finalResponse: "",
  files: [],
  leftOut: [],
  kept: { kind: "nothing" },
  withheld: [],
  withheldPatch: undefined,
  pullRequest: undefined,
  checks: [],
  iterations: 0,
  models: [],
  inputTokens: 0,
  outputTokens: 0,
  cachedTokens: 0,
  estimatedCalls: 0,
  costUsd: undefined,
  uses: [],
  wall: undefined,
};

async function converse(
  setting: Setting,
  inputs: Inputs,
  prepared: Prepared,
  { exact, leaks, redact }: Cleaners,
): Promise<Report & Conclusion & Approvals & Pick<Done, "events"> & Readonly<{ tree: string }>> {
  const { conversation, ground, publisher, tools } = prepared;
  const deadline = AbortSignal.timeout(Math.ceil(inputs["timeout-minutes"] * 60_000));
  const over = AbortSignal.any([setting.world.signal, tools.over]);
  await setUp({
    workspace: tools.workspace,
    secrets: conversation.state.secrets.forTools(),
    command: inputs["setup-command"],
    timeoutMs: inputs["timeout-minutes"] * 60_000,
    signal: over,
    refused: () => tools.report()?.denials.map(({ host }) => host) ?? [],
    onOutput: printSetUp(redact),
  });
  const since = { length: conversation.log.length, stats: conversation.state.stats };
  conversation.log.subscribe(printEvents(redact));
  setting.progress?.follow(conversation, {
    maxMinutes: inputs["timeout-minutes"],
    maxSteps: inputs["max-iterations"],
    maxUsd: inputs["max-budget-usd"],
  });
  const seen = [...conversation.log].length;
  const stopKeeping = keepUp(setting, conversation.log);
  const ear = listen(setting, conversation);
  const signal = AbortSignal.any([over, ear.stopped]);
  const run = () => conversation.run(signal, deadline);
  const going = { ...{ setting, inputs, prepared, signal, deadline, run }, clean: redact };
  const taken = await takeUp(going, () => taskFor(setting, ground, prepared.folder));
  const { end } = taken;
  stopKeeping();
  ear.close();
  await conversation.close();
  // Saved beside what follows: a job that is cancelled has little time.
  if (end.status !== "finished") setting.memory.checkpoint();
  // Git looks at nothing that a tool can still write.
  await tools.close();
  const captured = ground.goal.kind === "review" ? NO_CHANGE : await publisher.capture();
  const saved = await bringHome(setting, prepared, captured, leaks);
  const { change } = saved;
  const { tree } = change;
  const { text: finalResponse, kinds } = leaks.redact(exact(conversation.finalResponse()));
  const lacksData = prepared.wantsData && structuredOutput(conversation.log.branch()) === undefined;
  const isDone = end.status === "finished" && saved.fault === undefined && !lacksData;
  const opened = isDone ? await openFor(setting, prepared, saved, { finalResponse, redact }) : NOT_OPENED;
  const limits = {
    maxIterations: inputs["max-iterations"],
    timeoutMinutes: inputs["timeout-minutes"],
    maxBudgetUsd: inputs["max-budget-usd"],
  };
  const goal = mayWrite(setting.world.env) ? ground.goal.kind : modeOf(setting.world.env);
  const planned = conclude({ end, change, saved, opened, goal, finalResponse, lacksData, ...limits });
  const events = [...conversation.log].slice(seen);
  const review = await reviewIn(setting, ground, { events, finalResponse, end, planned, redact, inputs });
  const conclusion = review ? concludeReview(review, end, planned) : planned;
  const facts = {
    ...factsOf(conversation, since, change, saved, opened),
    checks: [...conversation.log.slice(since.length), ...prepared.subAgentEvents].flatMap(checkOf),
    wall: tools.report(),
    knowledge: knowledgeFacts(conversation),
    servers: tools.servers.report(),
    review: review?.facts,
    note: isOutside(ground) ? prompt("fork") : undefined,
  };
  const withheld = [...saved.withheld, ...said(kinds)];
  const asked = await settle(going, taken, { kept: saved.kept, tree: captured.tree });
  const told = concludeWaiting(conclusion, taken, asked.proposal);
  const parts = { ...facts, ...asked, risks: risksIn([...events, ...prepared.subAgentEvents]), withheld, tree, events };
  return { ...told, finalResponse, ...parts, durationMs: 0 };
}

const NO_CHANGE: Change = { tree: "", files: [], leftOut: [] };

function said(kinds: readonly string[]): Withheld[] {
  return kinds.length === 0 ? [] : [{ path: "the answer", code: "DKH-203", detail: kinds.join(", ") }];
}

/** What was said and paid before this run is of earlier reports. */
type Since = Readonly<{ length: number; stats: Stats }>;

function factsOf({ state }: Conversation, since: Since, change: Change, { kept, diff, patch }: Saved, opened: Opened) {
  const stats = statsSince(since.stats, state.stats);
  const { calls, models, prompt_tokens, completion_tokens, cache_read_tokens, estimatedCalls, cost } = totalsOf(stats);
  return {
    files: change.files,
    leftOut: change.leftOut,
    kept,
    diff,
    withheldPatch: patch,
    pullRequest: opened.pullRequest,
    proposeUrl: opened.proposeUrl,
    isCiSilent: opened.isCiSilent,
    iterations: calls,
    models,
    inputTokens: prompt_tokens,
    outputTokens: completion_tokens,
    cachedTokens: cache_read_tokens,
    estimatedCalls,
    costUsd: calls === 0 ? undefined : cost,
    uses: usesOf(stats),
  };
}

function checkOf(event: Event): Check[] {
  if (event.kind !== "ObservationEvent") return [];
  const { kind, command, exit_code } = event.observation;
  if (kind !== "TerminalObservation" || typeof command !== "string" || typeof exit_code !== "number") return [];
  return [{ command, exitCode: exit_code }];
}
