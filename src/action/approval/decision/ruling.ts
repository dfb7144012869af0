/** What a decision is good for, by all that is known before the workspace is looked at. */
import { gitHubReader } from "../../../github/client.ts";
import { readShownComment } from "../../../github/read/shown-comment.ts";
import { readOwn } from "../../../github/read/trigger/own.ts";
import { gate } from "../../../github/read/who/gate.ts";
import { judge, type Verdict } from "../../../github/write/approval/judge.ts";
import type { Proposal } from "../../../github/write/approval/proposal.ts";
import type { Memory } from "../../durable/memory.ts";
import type { Setting } from "../../prepare.ts";
import { approversOf } from "../approvers.ts";
import { proposalFor, wasGood } from "../kept-proposal.ts";

/** `shownAt`: since when what it is about could be seen, where that is known. */
export type Ruling = Verdict & Readonly<{ proposal: Proposal | undefined; shownAt: string | undefined }>;

type Desk = Pick<Setting, "world" | "github" | "job" | "trigger">;

/** Rejects when GitHub cannot be asked. `policy`: the version of the rules, once those of the base commit are known. */
export async function rule(
  { world, github, job, trigger }: Desk,
  memory: Memory,
  policy: string | undefined,
): Promise<Ruling> {
  const client = gitHubReader(github, job.repository);
  const approvers = approversOf(world.env, (await readOwn(client))?.id);
  const sleep = (ms: number) => world.sleep(ms, world.signal);
  const gated = await gate({ client, settings: approvers.gate, sleep }, trigger);
  const proposal = proposalFor({ memory, trigger });
  const comment = proposal?.comment && (await readShownComment(client, proposal.comment.id));
  const { decision, createdAt: at, actors } = trigger;
  const [by] = actors;
  if (!decision || !by) return { status: "refused", why: "Nobody has decided anything.", proposal, shownAt: undefined };
  const verdict = judge({
    ...{
      proposal,
      comment: comment ?? undefined,
      asked: { verdict: decision.verdict, digest: decision.digest, at, by },
    },
    whyNotAllowed: gated.status === "denied" ? gated.why : whyForgotten(memory, proposal),
    mustNotBeRequester: approvers.mustNotBeRequester,
    ...{ policy, now: world.now(), wasGood: wasGood({ memory, trigger }) },
  });
  return { ...verdict, proposal, shownAt: comment?.shownAt };
}

/** A state that is not believed holds nothing that could be approved. */
function whyForgotten({ isResumed, notes }: Memory, proposal: Proposal | undefined): string | undefined {
  return proposal === undefined && !isResumed && notes.size > 0 ? [...notes].join(" ") : undefined;
}
