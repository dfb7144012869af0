/** Makes of what waits at the end of a run what people can decide about, and of what was decided what they read. */
import type { Results } from "../../github/write/approval/audit.ts";
import { carriedOver, type Person, type Proposal, shortDigest } from "../../github/write/approval/proposal.ts";
import { renderProposal } from "../../github/write/approval/render-proposal.ts";
import type { Kept } from "../../github/write/report.ts";
import type { Setting } from "../prepare.ts";
import { millisecondsIn } from "../runner/input-shapes.ts";
import type { Inputs } from "../runner/inputs.ts";
import { phrasesOf } from "../runner/trigger-settings.ts";
import { approversOf } from "./approvers.ts";
import { policyVersion } from "./confirmation.ts";
import type { Going } from "./going.ts";
import { proposalIn } from "./kept-proposal.ts";
import { resultsOf } from "./results.ts";
import type { TakenUp } from "./take-up.ts";
import { waitingItems } from "./waiting-items.ts";

/** Where the work is by now: a later run starts from there, or the approval is for nothing. */
export type Left = Readonly<{ kept: Kept; tree: string }>;

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
  return proposal ? { proposal, ...done, ballot: ballotOf(proposal, setting, inputs) } : { proposal, ...done };
}

/** Undefined unless the run waits for somebody. */
async function propose(
  { setting, inputs, prepared }: Going,
  { end, used, shownAt, refused }: TakenUp,
  { kept, tree }: Left,
): Promise<Proposal | undefined> {
  const { world, job, trigger, memory } = setting;
  if (end.status !== "waiting" || refused !== undefined || trigger.thread.type === "none") return undefined;
  const now = world.now();
  const items = await waitingItems(prepared.conversation, {
    ...{ repository: trigger.repositoryId, thread: trigger.thread.number, run: job.runId, conversation: memory.id },
    ...{ tree, head: kept.kind === "branch" ? kept.commit : prepared.ground.head, policy: policyVersion(world.env) },
    ...{ root: job.workspace, asking: askingIn(setting) },
    created: now.toISOString(),
    expires: new Date(now.getTime() + millisecondsIn(inputs["approval-expires"])).toISOString(),
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

function ballotOf(proposal: Proposal, { world }: Pick<Setting, "world">, inputs: Inputs): string {
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
    open.map(({ pending, risk, reasons }) => ({
      ...{
        digest: shortDigest(pending),
        tool: pending.tool,
        arguments: JSON.parse(pending.arguments),
        cwd: pending.cwd,
      },
      ...{ risk, reasons, expires: pending.expires },
    })),
  );
}
