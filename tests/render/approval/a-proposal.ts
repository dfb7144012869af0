/** Proposals to decide on. */
import { NOTHING } from "../../../src/core/event/grant.ts";
import {
  bodyDigest,
  type Proposal,
  type ProposalItem,
  type ProposedAction,
} from "../../../src/render/approval/proposal.ts";

export const body = "### Approval needed";

function pendingOf(some: Partial<ProposedAction> = {}): ProposedAction {
  return {
    ...{ v: 1, repository: 77, thread: 7, run: 7001, conversation: "c-1", action: "a-1", tool: "terminal" },
    arguments: '{"command":"npm publish"}',
    ...{ cwd: ".", tree: "1".repeat(40), head: "abcdef0".padEnd(40, "0"), policy: "risky/high" },
    ...{ grant: NOTHING, network: "none" },
    requesters: [{ login: "Maria", id: 1001 }],
    ...{ created: "2026-11-21T10:00:00.000Z", expires: "2026-11-24T10:00:00.000Z" },
    ...some,
  };
}

export function itemOf(
  some: Partial<ProposedAction> = {},
  about: Partial<ProposalItem> = {},
): ProposalItem & Readonly<{ pending: ProposedAction }> {
  return { risk: "HIGH", reasons: ["it publishes"], shown: null, decision: null, ...about, pending: pendingOf(some) };
}

export function proposalOf(...items: ProposalItem[]): Proposal {
  return { v: 1, items, comment: { id: 5001, digest: bodyDigest(body) } };
}
