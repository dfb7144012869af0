/**
 * Makes what people are asked about without a commit: proposals of features, which of them cannot be shown, and plans. The agent
 * does what was planned once somebody approves it.
 */
import type { RunEnd } from "../../../core/conversation/run-end.ts";
import { canonicalJson } from "../../../lib/json.ts";
import { fenceFor } from "../../../lib/text.ts";
import type { ProseRules } from "../../../markdown/rules.ts";
import { prompt } from "../../../prompts.ts";
import { type Nobody, whyNobody } from "../../../render/approval/nobody.ts";
import { type Deferred, isPlanned, type Person, type ProposalItem, planIn } from "../../../render/approval/proposal.ts";
import { legendLines, shownArguments } from "../../../render/approval/render-proposal.ts";
import { readPlan, shownPlan } from "../../../render/approval/shown-plan.ts";
import type { Inputs } from "../../../runner/input/inputs.ts";
import { deciderOf } from "../../admit/complete-trigger.ts";
import { workFacts } from "../../claim/restore-work.ts";
import { taskFor } from "../../converse/task.ts";
import type { AgentEnd } from "../../outcome/run-result.ts";
import type { PreparedRun } from "../../prepared-run.ts";
import type { Run } from "../../run.ts";
import { proposalIn } from "../../thread/state.ts";
import { approvalScopeOf } from "../approval-scope.ts";
import { mayRemember } from "../change/protected-files.ts";

/** Something about no file that people are asked about, with no record of who asked yet. */
export type Deferring = Pick<Deferred, "intent" | "value" | "words">;

/** Characters that everything of one comment may take: the rest is for what is said about them. */
const ROOM = 24_000;

type Waiting = Readonly<{ kind: Readonly<{ name: string }>; value: unknown; words: string }>;

/** Those that fit into one comment, whole; the others are not asked about. */
export function showable<One extends Waiting>(waiting: readonly One[]) {
  const shown: Deferring[] = [];
  const unseen: One[] = [];
  let room = ROOM;
  for (const one of waiting) {
    const value = canonicalJson(one.value);
    const size = shownArguments({ arguments: value }).length + one.words.length + 200;
    if (size > room) unseen.push(one);
    else {
      room -= size;
      shown.push({ intent: one.kind.name, value, words: one.words });
    }
  }
  return { shown, unseen };
}

type Asking = Readonly<{ thread: number; requesters: readonly Person[]; deferred: readonly Deferring[] }>;

export function deferredItems(
  run: Run,
  inputs: Inputs,
  { thread, requesters, deferred }: Asking,
): readonly ProposalItem[] {
  const scope = approvalScopeOf(run, inputs, { thread });
  return deferred.map((one) => ({
    pending: { ...scope, ...one, requesters },
    risk: "",
    reasons: [],
    shown: null,
    decision: null,
  }));
}

/** Characters. A plan is approved as it is shown, so all of it has to be shown. */
const LONGEST = 12_000;

/** `clean` is what every comment goes through. */
type PlanAsking = Readonly<{ nobody: Nobody | undefined; rules: ProseRules; clean: (text: string) => string }>;

/** `advice` is for people where nobody is asked. */
type AskedPlan = Readonly<{ waiting: readonly Deferring[]; advice?: Readonly<{ hint: string }> }>;

/** A plan is kept as it is shown and as nothing else. */
export function askedPlan(answer: string, { nobody, rules, clean }: PlanAsking): AskedPlan {
  const plan = answer.trim();
  if (plan === "") return { waiting: [] };
  if (!hasItems(plan)) return { waiting: [], advice: { hint: prompt("plan-none") } };
  const shown = shownPlan(plan, rules);
  const why = nobody === undefined ? whyNotShown(plan, shown, clean) : whyNobody(nobody);
  if (why !== undefined) return { waiting: [], advice: { hint: prompt("plan-not-asked", { why }) } };
  return { waiting: [{ intent: "plan", value: canonicalJson({ plan: shown }), words: "" }] };
}

function whyNotShown(plan: string, shown: string, clean: PlanAsking["clean"]): string | undefined {
  if (plan.length > LONGEST || shown.length > ROOM) return "it is too long to be shown in full";
  if (clean(shown) !== shown) return "it contains what looks like a secret, which is never shown";
  return undefined;
}

/** Whether there is something to tick off, as the agent was told to write a plan. */
function hasItems(plan: string): boolean {
  return /(?:^|\n)[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+\[[ xX]\][ \t]+\S/.test(plan);
}

/** Sends an answer without a checklist back to the agent, once: maybe nothing is to be planned. `end` is that of the answer. */
export async function requirePlan(
  { conversation, runAgent }: Pick<PreparedRun, "conversation" | "runAgent">,
  end: RunEnd,
): Promise<RunEnd> {
  const answer = conversation.finalResponse();
  if (answer.trim() === "" || hasItems(answer)) return end;
  await conversation.send(prompt("plan-again"));
  return runAgent();
}

/** Whether a decision is about a plan. */
export function isPlan(items: readonly ProposalItem[]): boolean {
  return items.length > 0 && items.every(isPlanned);
}

/** The plan was marked as approved before: a run that was cut off goes on with it. */
export async function carryOutPlan(prepared: PreparedRun): Promise<AgentEnd> {
  const { run, conversation, runAgent } = prepared;
  const used = proposalIn(run.memory);
  const { isResumed } = run.memory;
  const task = isResumed ? [] : [(await taskFor(run, prepared)).words];
  const plan = go(used?.items ?? [], deciderOf(run.trigger));
  const parts = [...task, plan, ...(isResumed ? remembering(prepared) : []), ...workFacts(prepared)];
  await conversation.send(parts.join("\n\n"));
  return { end: await runAgent(), ...(used && { used }) };
}

/** The prompt of a conversation that began with a plan says nothing of the memory. */
function remembering(prepared: PreparedRun): readonly string[] {
  const { memoryFile } = prepared.knowledge;
  return memoryFile !== undefined && mayRemember(prepared) ? [prompt("memory-propose", { path: memoryFile })] : [];
}

/** With the plan as people read it: in the conversation are the agent's own words, of which people may have seen others. */
function go(items: readonly ProposalItem[], who: string): string {
  const plans = items.flatMap(({ pending }) => ("intent" in pending ? [planIn(pending)] : []));
  const plan = readPlan(plans.join("\n\n"));
  const fence = fenceFor(plan);
  return prompt("plan-go", { who, plan: `${fence}\n${plan}\n${fence}`, legend: planLegend(plan) }).trimEnd();
}

/** The signs that it was shown with, for the agent. */
function planLegend(plan: string): string {
  const lines = legendLines(plan);
  return lines.length === 0 ? "" : prompt("plan-signs", { signs: lines.map((line) => `- ${line}`).join("\n") });
}
