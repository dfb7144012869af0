import { describe, expect, test } from "vitest";
import {
  openChange,
  Proposal,
  type ProtectedChange,
  recordDecision,
  shortDigest,
  waitingLine,
} from "../../../src/render/approval/proposal.ts";
import { renderProposal } from "../../../src/render/approval/render-proposal.ts";
import { shownPatch, unreadable } from "../../../src/render/approval/shown-patch.ts";

import { itemOf, proposalOf } from "./a-proposal.ts";

const patch = "diff --git a/AGENTS.md b/AGENTS.md\n@@ -1 +1 @@\n-be kind\n+be\tkind \n+```\n+@maria\n";
const { action: _, tool: __, arguments: ___, cwd: ____, grant: _____, network: ______, ...bound } = itemOf().pending;
const change: ProtectedChange = {
  ...bound,
  ...{ paths: ["AGENTS.md"], patch, branch: "agent/issue-7", is_new: false, base: "main", pull_request: 8 },
};
const proposal = (pending: ProtectedChange): Proposal => ({
  ...proposalOf(itemOf()),
  items: [{ ...itemOf(), pending }],
});
const approvalComment = {
  phrase: "@agent",
  approveLabel: "agent:approve",
  rejectLabel: "agent:reject",
  approvers: "maria can decide",
};

describe("a change that waits", () => {
  test("is another one whatever of it is another: where it goes, on top of what, its bytes, under which rules", () => {
    const others: Partial<ProtectedChange>[] = [
      { patch: `${patch}\n` },
      { head: "9".repeat(40) },
      { branch: "agent/issue-8" },
      { repository: 78 },
      { thread: 8 },
      { policy: "other" },
      { is_new: true },
      { pull_request: 9 },
    ];
    const digests = [{}, ...others].map((some) => shortDigest({ ...change, ...some }));
    expect(new Set(digests).size).toBe(others.length + 1);
  });

  test("is kept and read again as it is, and told from actions, which older states hold", () => {
    const kept = Proposal.parse(JSON.parse(JSON.stringify(proposal(change))));
    expect(openChange(kept)).toEqual(change);
    expect(openChange(Proposal.parse(JSON.parse(JSON.stringify(proposalOf(itemOf())))))).toBeUndefined();
    expect(Proposal.safeParse(proposal({ ...change, tool: "terminal" } as ProtectedChange)).success).toBe(false);
  });

  test("waits no more when it is decided", () => {
    const by = { verdict: "rejected", by: "maria", at: bound.created, reason: "" } as const;
    const one = proposal(change);
    expect(openChange(recordDecision(one, one.items, by))).toBeUndefined();
  });

  test("is shown whole, with where it goes and how to say yes or no", async () => {
    await expect(renderProposal(proposal(change), approvalComment)).toMatchFileSnapshot("golden/held-change.md");
    expect(renderProposal(proposal({ ...change, is_new: true }), approvalComment)).toContain(
      "the new branch `agent/issue-7`",
    );
    const memory = proposal({ ...change, paths: [".agents/memory.md"] });
    expect(waitingLine(memory)).toBe("Approval needed: the agent proposes to remember this in later runs");
    expect(renderProposal(memory, approvalComment)).toMatch(/^The agent proposes to remember this\./);
    const mixed = proposal({ ...change, paths: [".agents/memory.md", "AGENTS.md"] });
    expect(waitingLine(mixed)).toBe("Approval needed: 2 protected files are held back");
    expect(renderProposal(mixed, approvalComment)).not.toContain("proposes to remember");
    expect(waitingLine(proposal({ ...change, paths: ["a", "b"] }))).toBe(
      "Approval needed: 2 protected files are held back",
    );
  });
});

describe("a patch", () => {
  const same = (text: string) => text;

  test("cannot end its fence, and shows what would not be seen", () => {
    expect(shownPatch(patch)).toContain("````diff\n");
    expect(shownPatch("+a\u202eb\u00a0\t\n")).toContain("+a⟦U+202E⟧b⟦U+00A0⟧⇥");
    expect(shownPatch("+a\n\\ No newline at end of file\n")).not.toBe(shownPatch("+a\n"));
  });

  test("can be shown, or there is a reason why not", () => {
    expect(unreadable(Buffer.from(patch), same)).toBeUndefined();
    expect(unreadable(Buffer.from("GIT binary patch\nliteral 4\n"), same)).toContain("not text");
    expect(unreadable(Buffer.from("+about a GIT binary patch\n"), same)).toBeUndefined();
    expect(unreadable(Buffer.from([0x2b, 0xff, 0x0a]), same)).toContain("not text");
    expect(unreadable(Buffer.from(`+${"x".repeat(24_000)}\n`), same)).toContain("too long");
    expect(unreadable(Buffer.from("+hunter22\n"), (text) => text.replace("hunter22", "***"))).toContain("secret");
  });
});
