/** Makes of protected files that were held back what people can decide about. */
import type { Person } from "../../../github/write/approval/bound.ts";
import type { HeldChange } from "../../../github/write/approval/held-change.ts";
import type { Proposal } from "../../../github/write/approval/proposal.ts";
import type { Held } from "../../../github/write/policy/hold.ts";
import { Fault } from "../../../lib/fault.ts";
import type { Setting } from "../../prepare.ts";
import type { Inputs } from "../../runner/input/inputs.ts";
import { basisOf } from "../basis.ts";

/** Where it goes, and on top of what. */
export type Waiting = Pick<Held, "tree" | "patch" | "paths"> &
  Pick<HeldChange, "head" | "branch" | "is_new" | "base" | "pull_request">;

export function heldProposal(
  setting: Setting,
  inputs: Inputs,
  change: Waiting & Readonly<{ requesters: readonly Person[] }>,
): Proposal {
  const { thread } = setting.trigger;
  if (thread.type === "none") throw new Fault("bug", "There is no thread to ask on.");
  const pending: HeldChange = { ...change, ...basisOf(setting, inputs, { thread: thread.number }) };
  return { v: 1, items: [{ pending, risk: "", reasons: [], shown: null, decision: null }], comment: null };
}
