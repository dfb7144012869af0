/** Makes of what waits at the end of a run what people can decide about, and of what was decided what they read. */
import type { Results } from "../../../github/write/approval/audit.ts";
import type { Person } from "../../../github/write/approval/bound.ts";
import { carriedOver, type Item, type Proposal, shortDigest } from "../../../github/write/approval/proposal.ts";
import { renderProposal } from "../../../github/write/approval/render-proposal.ts";
import type { Kept } from "../../../github/write/report/report.ts";
import { createLabels, decisionLabels, howToCreate } from "../../labels.ts";
import type { Setting } from "../../prepare.ts";
import type { Inputs } from "../../runner/input/inputs.ts";
import { phrasesOf } from "../../runner/input/trigger-settings.ts";
import { approversOf } from "../approvers.ts";
import { basisOf } from "../basis.ts";
import { heldProposal, type Waiting } from "../change/held-proposal.ts";
import { resultsOf } from "../decision/results.ts";
import type { TakenUp } from "../decision/take-up.ts";
import type { Going } from "../going.ts";
import { proposalIn } from "../kept-proposal.ts";
import { requestersIn, waitingItems } from "./waiting-items.ts";

/** Where the work is by now: a later run starts from there, or the approval is for nothing; and what of it is held back. */
export type Left = Readonly<{ kept: Kept; tree: string; held?: Waiting | undefined }>;

/** What is left to decide, what was decided, and what became of it. */
export type Approvals = Readonly<{
  proposal: Proposal | undefined;
  used: Proposal | undefined;
  results: Results;
  /** The section of the report on which people decide. */
  ballot?: string;
}>;

/** At the end of a run, when the work is where it stays. */
export async function settle(going: Going, taken: TakenUp, left: Left): Promise<Approvals> {
  const { setting, inputs, prepared } = going;
  const proposal = await propose(going, taken, left);
  const done = { used: taken.used, results: resultsOf(prepared.conversation.log) };
  if (!proposal) return { proposal, ...done };
  const { missing } = await createLabels(setting, decisionLabels(setting.world.env));
  if (missing.length > 0) setting.memory.notes.add(howToCreate(missing));
  const sections = [ballotOf(proposal, setting, inputs), taken.difference ?? ""].filter(Boolean);
  return { proposal, ...done, ballot: sections.join("\n\n") };
}

/** Undefined unless the run waits for somebody. */
async function propose(
  { setting, inputs, prepared }: Going,
  { end, used, shownAt, refused }: TakenUp,
  { kept, tree, held }: Left,
): Promise<Proposal | undefined> {
  const { thread } = setting.trigger;
  if (thread.type === "none") return undefined;
  const asking = askingIn(setting);
  if (held)
    return heldProposal(setting, inputs, { ...held, requesters: requestersIn(prepared.conversation.log, asking) });
  if (end.status !== "waiting" || refused !== undefined) return undefined;
  const items = await waitingItems(prepared.conversation, {
    ...basisOf(setting, inputs, { thread: thread.number, rules: prepared.knowledge.rules }),
    ...{ tree, head: kept.kind === "branch" ? kept.commit : prepared.ground.head },
    ...{ root: setting.job.workspace, asking },
  });
  if (items.length === 0) return undefined;
  return { v: 1, items: shownAt === undefined ? items : carriedOver(items, used, shownAt), comment: null };
}

/** Who decides has not asked for it by that. Of those who asked earlier, the ids are known from when they did. */
function askingIn({ trigger: { kind, actors }, memory }: Setting): readonly Person[] {
  const now = kind === "decision" ? [] : actors.map(({ login, id }) => ({ login, id: id ?? null }));
  const before = proposalIn(memory)?.items.map(({ pending }) => pending) ?? [];
  const earlier = before
    .filter(({ conversation }) => conversation === memory.id)
    .flatMap(({ requesters }) => requesters);
  return [...earlier, ...now];
}

export function ballotOf(proposal: Proposal, { world }: Pick<Setting, "world">, inputs: Inputs): string {
  const [phrase = ""] = phrasesOf(world.env);
  return renderProposal(proposal, {
    phrase,
    approveLabel: inputs["approve-label"],
    rejectLabel: inputs["reject-label"],
    approvers: approversOf(world.env, undefined).inWords,
  });
}

/** For the output `pending-actions`. */
export function pendingJson(proposal: Proposal): string {
  const open = proposal.items.filter(({ decision }) => decision === null);
  return JSON.stringify(
    open.map((item) => ({
      ...{ digest: shortDigest(item.pending), ...facts(item) },
      expires: item.pending.expires,
    })),
  );
}

function facts({ pending, risk, reasons }: Item) {
  if ("patch" in pending) return { paths: pending.paths, branch: pending.branch };
  return { tool: pending.tool, arguments: JSON.parse(pending.arguments), cwd: pending.cwd, risk, reasons };
}
