/** Random runs of a real agent on a real log in memory: what a conversation does, in the fewest words. */
import { type Agent, introduce } from "../../../src/core/agent/agent.ts";
import { type StepEnd, step } from "../../../src/core/agent/step.ts";
import { EventLog } from "../../../src/core/event/event-log.ts";
import { memoryStore } from "../../../src/core/event/file-store.ts";
import type { ModelRequest } from "../../../src/core/model/model.ts";
import { llmSecurityAnalyzer } from "../../../src/core/security/analyzers.ts";
import { inputIn } from "../../../src/core/tool/wire-class.ts";
import { unmatchedActions, viewOf } from "../../../src/core/view/view.ts";
import { countingStamper } from "../event/counting-stamper.ts";
import { said } from "../view/events.ts";
import { nowhere } from "../workspace/nowhere.ts";
import { agentFor, type Deed, noTraces, outOfTurns, type Plan } from "./random-agent.ts";

/** What one step did: the events from `from` to before `to`, and the deeds in the order in which they began. */
export type Step = Readonly<{ end: StepEnd | "failed"; isApproved: boolean; from: number; to: number; deeds: Deed[] }>;

export type Played = Readonly<{
  plan: Plan;
  agent: Agent;
  log: EventLog;
  files: ReadonlyMap<string, string>;
  requests: readonly ModelRequest[];
  steps: readonly Step[];
}>;

/** `isReopened`: before every step all is forgotten but the files, as after a restart. */
export async function play(plan: Plan, isReopened = false): Promise<Played> {
  const files = new Map<string, string>();
  const stamper = countingStamper();
  const traces = noTraces();
  const { requests, deeds } = traces;
  const blockedActions = new Map<string, string>();
  const agentState = new Map<string, unknown>();
  const steps: Step[] = [];
  const open = () => {
    const opened = new EventLog(memoryStore(files), stamper);
    opened.subscribe((event) => {
      if (event.kind === "ActionEvent" && inputIn(event.action).word === "blocked")
        blockedActions.set(event.id, "a hook says no");
    });
    return opened;
  };
  const make = () => agentFor(plan, traces);
  let [log, agent] = [open(), make()];
  log.append(introduce(agent));
  log.append(said("user", "task"));
  let isApproved = false;
  for (let waits = 0; steps.length < 60; ) {
    if (isReopened) {
      log.close();
      [log, agent] = [open(), make()];
    }
    const from = log.length;
    const before = deeds.length;
    let end: Step["end"] = "failed";
    let error: unknown;
    try {
      end = await step(agent, {
        log,
        view: () => viewOf(log.branch()),
        workspace: nowhere,
        signal: new AbortController().signal,
        confirmation: { policy: plan.policy, analyzer: plan.isAnalyzed ? llmSecurityAnalyzer : undefined },
        blockedActions,
        blockedMessages: new Map(),
        lastUserMessageId: undefined,
        agentState: { get: (key) => agentState.get(key), set: (key, value) => void agentState.set(key, value) },
        approved: isApproved ? "all" : "none",
        onReply: () => undefined,
      });
    } catch (reason) {
      error = reason;
    }
    steps.push({ end, isApproved, from, to: log.length, deeds: deeds.slice(before) });
    isApproved = false;
    if (error === outOfTurns) break;
    if (end === "failed" || end === "finished") log.append(said("user", `go on after ${steps.length}`));
    if (end === "waiting_for_confirmation") {
      isApproved = plan.verdicts[waits % plan.verdicts.length] ?? true;
      waits += 1;
      if (!isApproved) reject(log);
    }
  }
  return { plan, agent, log, files, requests, steps };
}

function reject(log: EventLog): void {
  for (const { id, tool_name, tool_call_id } of unmatchedActions(log.branch())) {
    log.append({ kind: "UserRejectObservation", action_id: id, tool_name, tool_call_id });
  }
}
