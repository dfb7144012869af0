/** Makes the proposal of a change to protected files, which a person decides about. */
import { Fault } from "../../../lib/fault.ts";
import type { Person, Proposal, ProtectedChange } from "../../../render/approval/proposal.ts";
import type { Inputs } from "../../../runner/input/inputs.ts";
import type { Run } from "../../run.ts";
import { approvalScopeOf } from "../approval-scope.ts";
import type { WaitingChange } from "./protected-files.ts";

/** Throws a "bug" Fault for a run without a thread, which has nobody to ask. */
export function protectedChangeProposal(
  run: Run,
  inputs: Inputs,
  change: WaitingChange & Readonly<{ requesters: readonly Person[] }>,
): Proposal {
  const { thread } = run.trigger;
  if (thread.type === "none") throw new Fault("bug", "There is no thread to ask on.");
  const pending: ProtectedChange = { ...change, ...approvalScopeOf(run, inputs, { thread: thread.number }) };
  return { v: 1, items: [{ pending, risk: "", reasons: [], shown: null, decision: null }], comment: null };
}
