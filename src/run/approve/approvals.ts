/**
 * Implements approvals in the conversation of a run. `converse` receives them as an argument, because it may not import
 * this folder.
 */
import type { Conversation } from "../../core/conversation/conversation.ts";
import type { RunEnd } from "../../core/conversation/run-end.ts";
import { type RuleFile, standardAnalyzer } from "../../core/security/analyzers.ts";
import type { ConfirmationPolicy } from "../../core/security/policy.ts";
import { Fault } from "../../lib/fault.ts";
import { openItems, type Proposal, recordDecision } from "../../render/approval/proposal.ts";
import type { Inputs } from "../../runner/input/inputs.ts";
import { whyNobodyIsAsked } from "../agent/restricted.ts";
import type { ApprovalPort } from "../converse/converse.ts";
import type { AgentEnd } from "../outcome/run-result.ts";
import type { PreparedRun } from "../prepared-run.ts";
import { hasApprovedPlan, requestKindOf } from "../thread/request-kind.ts";
import { proposalIn, withProposal } from "../thread/state.ts";
import { requesterOf } from "../thread/subject.ts";

export const approvals: ApprovalPort = {
  // A server has other analyzers, and nobody is asked about what its agent does.
  setConfirmation: async ({ conversation, inputs, knowledge }) =>
    inputs["agent-server-conversation"] ? undefined : setConfirmation(conversation, inputs, knowledge.rules),
  decide,
  drop,
  async continueUntilAskable(prepared, end) {
    if (end.status === "waiting" && prepared.inputs["agent-server-conversation"])
      return { status: "failed", fault: waitsThere() };
    const askable = await untilAskable(prepared, end);
    if (askable.status !== "finished" || requestKindOf(prepared.run) !== "plan") return askable;
    return untilAskable(prepared, await (await import("./deferred/waiting.ts")).requirePlan(prepared, askable));
  },
};

/** Our promise of an approval, that exactly this runs once, does not hold for a server. */
function waitsThere(): Fault {
  return new Fault("config", "The agent server waits for a confirmation, although it was told to ask nobody.", {
    hint: "Check the confirmation policy of the server. Nobody can approve its actions here.",
  });
}

async function untilAskable(prepared: PreparedRun, end: RunEnd): Promise<RunEnd> {
  if (end.status !== "waiting") return end;
  const [{ rejectUnaskable }, { whyUnseen }] = await Promise.all([
    import("./ask/why-not-asked.ts"),
    import("./ask/why-not-asked.ts"),
  ]);
  const { run, conversation, startingPoint, runAgent, earlierEvents, tools } = prepared;
  return rejectUnaskable(conversation, end, {
    nobody: whyNobodyIsAsked(run, startingPoint.goal),
    clean: run.redact,
    goOn: runAgent,
    root: tools.workspace.workingDir,
    earlierEvents,
    whyUnseen: (granted) => whyUnseen(prepared, granted),
  });
}

/** Loaded lazily, because most runs have nothing to decide. */
const loadRefusal = () => import("./decision/refuse-decision.ts");

/**
 * Carries out a decision once. If a run was interrupted after it had marked the decision as used, this run only
 * continues.
 */
async function decide(prepared: PreparedRun): Promise<AgentEnd> {
  const { trigger, memory } = prepared.run;
  if (hasApprovedPlan(memory)) return (await import("./deferred/waiting.ts")).carryOutPlan(prepared);
  const [{ continueUsedDecision: goOn, isUsedBefore }, { carryOut }] = await Promise.all([
    loadRefusal(),
    import("./decision/carry-out.ts"),
  ]);
  return isUsedBefore(memory, trigger.key) ? goOn(prepared) : carryOut(prepared);
}

/** Undefined if nothing waited, and no decision is left to report. */
async function drop({ run, conversation }: PreparedRun): Promise<Proposal | undefined> {
  const { memory, trigger, world } = run;
  const proposal = proposalIn(memory);
  const isWaiting = conversation.state.status === "waiting_for_confirmation";
  // A waiting action may belong to a conversation that is not continued.
  const isOpen = proposal !== undefined && openItems(proposal).length > 0;
  // After an interrupted run, nobody has reported its decisions.
  if (!isWaiting && !isOpen && !memory.wasCutOff) return undefined;
  await (await loadRefusal()).rejectAllPending(conversation, proposal);
  if (!proposal) return undefined;
  const by = { verdict: "dropped", by: requesterOf(trigger), at: world.now().toISOString() } as const;
  const used = recordDecision(proposal, openItems(proposal), { ...by, reason: "something else was asked" });
  memory.update(withProposal(used));
  return used;
}

/** Called for new and resumed conversations: the current inputs of the workflow apply. */
export async function setConfirmation(
  conversation: Conversation,
  inputs: Inputs,
  rules: RuleFile | undefined,
): Promise<void> {
  await conversation.setSecurityAnalyzer(standardAnalyzer({ rules }));
  await conversation.setConfirmationPolicy(policyOf(inputs));
}

function policyOf(inputs: Inputs): ConfirmationPolicy {
  switch (inputs.confirmation) {
    case "never":
      return { kind: "NeverConfirm" };
    case "always":
      return { kind: "AlwaysConfirm" };
    case "risky": {
      const threshold = THRESHOLDS[inputs["confirmation-threshold"]];
      return { kind: "ConfirmRisky", threshold, confirm_unknown: true };
    }
  }
}

const THRESHOLDS = { low: "LOW", medium: "MEDIUM", high: "HIGH" } as const;
