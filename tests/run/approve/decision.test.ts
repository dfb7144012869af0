/** What an approval is good for beside other decisions, and against what waits in the conversation. GitHub is the embedded one. */
import { expect, test } from "vitest";
import { NOTHING } from "../../../src/core/event/grant.ts";
import { bodyDigest, type ProposedAction } from "../../../src/render/approval/proposal.ts";
import { policyVersion } from "../../../src/run/approve/approval-scope.ts";
import { carryOut } from "../../../src/run/approve/decision/carry-out.ts";
import { checkDecision } from "../../../src/run/approve/decision/check-decision.ts";
import { blankMemory, Memory } from "../../../src/run/memory/memory.ts";
import { withProposal } from "../../../src/run/thread/state.ts";
import { Settings } from "../../../src/runner/input/settings.ts";
import { freshManifest } from "../../../src/state/manifest.ts";
import { bot } from "../../rehearsal/github/story.ts";
import { body, itemOf, proposalOf } from "../../render/approval/a-proposal.ts";
import { stand } from "../stand.ts";

const ID = "11111111-2222-4333-8444-555555555555";

/** Maria approves what octavia asked for, a minute after it was shown. `other` is a comment beside it. */
async function approved(other?: Readonly<{ by: string; says: string }>, some: Partial<ProposedAction> = {}) {
  const { github, place } = await stand();
  const { id, createdAt } = github.state.addComment({ issue: 1, author: bot, body });
  const after = (minutes: number) => new Date(Date.parse(createdAt) + minutes * 60_000).toISOString();
  if (other) {
    const comment = github.state.addComment({ issue: 1, author: other.by, body: other.says });
    Object.assign(comment, { createdAt: after(1), updatedAt: after(1) });
  }
  const requesters = [{ login: "octavia", id: null }];
  const bound = {
    policy: policyVersion(Settings.ofJob({}), undefined),
    created: after(-1),
    expires: after(60),
    requesters,
  };
  const proposal = { ...proposalOf(itemOf({ ...bound, ...some })), comment: { id, digest: bodyDigest(body) } };
  const manifest = withProposal(proposal)(freshManifest(ID));
  const memory = new Memory({ store: undefined, manifest, files: new Map() });
  const trigger = {
    ...{ kind: "decision", thread: { type: "issue", number: 1 }, repositoryId: 1, createdAt: after(1), key: "k" },
    actors: [{ login: "maria", type: "User", role: "commenter" }],
    decision: { verdict: "approve", reason: "" },
  };
  const now = () => new Date(after(2));
  const world = { env: {}, now, sleep: async () => undefined, signal: new AbortController().signal };
  const settings = new Settings({});
  const run = { world, settings, github: place.github, job: { repository: place.repository }, trigger, memory };
  return { run: run as never, memory }; // all that is asked of it
}

test.for([
  ["counts", undefined, "chosen"],
  ["does not count beside a rejection by a person who may decide", { by: "octavia", says: "@agent reject" }, "refused"],
  ["counts beside a rejection by a person who may not", { by: "tom", says: "@agent reject" }, "chosen"],
  ["counts beside a rejection of something else", { by: "octavia", says: "@agent reject 0123456789ab" }, "chosen"],
  ["counts beside other words", { by: "octavia", says: "I would not reject it." }, "chosen"],
] as const)("an approval %s", async ([, other, status]) => {
  const { run, memory } = await approved(other);
  const { proposal: _, shownAt: __, ...ruled } = await checkDecision(run, memory, undefined);
  expect(ruled.status).toBe(status);
  if (ruled.status === "refused") expect(ruled.why).toContain("octavia");
});

test("an approval of a state that is not believed says why, and approves nothing", async () => {
  const { run } = await approved();
  const lost = blankMemory(undefined, ID, "it was signed with another key");
  const ruled = await checkDecision(run, lost, undefined);
  expect(ruled).toMatchObject({ status: "refused", why: expect.stringContaining("it was signed with another key") });
});

const granted = { grant: { ...NOTHING, secrets: ["NPM_TOKEN"] } };

test.for([
  ["what the conversation no longer waits for", {}, {}, "is not waiting for the actions that were shown"],
  ["a tool that this run does not have", {}, { closed: ["terminal"] }, "no longer allows the tool"],
  ["a secret where others wrote on the thread", granted, { restriction: { restrictions: {} } }, "NPM_TOKEN"],
  ["a secret otherwise, up to what waits", granted, {}, "is not waiting for the actions that were shown"],
] as const)("an approval does not carry out %s", async ([, some, more, why]) => {
  const { run } = await approved(undefined, some);
  const conversation = { pendingActions: async () => [] };
  const prepared = { run, knowledge: {}, closed: [], restriction: {}, conversation, ...more };
  const { refused = "" } = await carryOut(prepared as never); // all that is asked of it
  expect(refused).toContain(why);
});
