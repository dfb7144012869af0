import { describe, expect, test } from "vitest";
import { type DecisionFacts, judgeDecision, whatChanged } from "../../../src/render/approval/judge.ts";
import { openItems, pendingDigest, recordDecision, shortDigest } from "../../../src/render/approval/proposal.ts";
import { body, itemOf, proposalOf } from "./a-proposal.ts";

const [first, second] = [itemOf(), itemOf({ action: "a-2", arguments: '{"command":"npm test"}' })];
const shown = { body, shownAt: "2026-11-21T10:00:02Z", isOnlyOurs: true };
const approve = {
  verdict: "approve",
  at: "2026-11-21T11:00:00Z",
  by: { login: "octavia", id: 1000 },
} as const;

const facts = (some: Partial<DecisionFacts> = {}): DecisionFacts => ({
  proposal: proposalOf(first, second),
  asked: approve,
  whyNotAllowed: undefined,
  mustNotBeRequester: false,
  comment: shown,
  policy: "risky/high",
  now: new Date("2026-11-21T11:01:00Z"),
  wasGood: false,
  ...some,
});
const asked = (some: Partial<DecisionFacts["asked"]>) => ({ asked: { ...approve, ...some } });
const by = { login: "octavia", at: "2026-11-21T11:00:00Z", reason: "" };
const used = (...items: (typeof first)[]) =>
  recordDecision(proposalOf(first, second), items, { ...by, verdict: "approved", by: "octavia" });

describe("an approval", () => {
  test("is for all that waits", () => {
    expect(judgeDecision(facts())).toEqual({ status: "chosen", items: [first, second] });
  });

  test("is not held against rules that are not known yet", () => {
    expect(judgeDecision(facts({ policy: undefined })).status).toBe("chosen");
    expect(judgeDecision(facts({ policy: "always" })).status).toBe("stale");
  });

  test("that was good before its run was cut off is not held against what was told of it since, but against who may", () => {
    const told = { body: "### Approved", shownAt: "2026-11-21T11:00:30Z", isOnlyOurs: true };
    expect(judgeDecision(facts({ comment: told })).status).toBe("refused");
    expect(judgeDecision(facts({ comment: told, wasGood: true })).status).toBe("chosen");
    expect(judgeDecision(facts({ comment: told, wasGood: true, whyNotAllowed: "tom may not." })).status).toBe(
      "refused",
    );
  });

  test("is for one action by its digest, short or whole", () => {
    for (const digest of [shortDigest(second.pending), pendingDigest(second.pending)])
      expect(judgeDecision(facts(asked({ digest })))).toEqual({ status: "chosen", items: [second] });
  });

  test("is for what is left, when one was used before", () => {
    expect(judgeDecision(facts({ proposal: used(first) }))).toEqual({ status: "chosen", items: [second] });
  });

  const refusals: readonly [string, Partial<DecisionFacts>, RegExp][] = [
    ["of nothing", { proposal: undefined }, /Nothing is waiting/],
    ["by somebody who may not", { whyNotAllowed: "tom may not." }, /^tom may not\.$/],
    ["of an action that nobody proposed", asked({ digest: "0123456789ab" }), /No pending action has the digest/],
    ["of what was used", { proposal: used(first, second) }, /already approved by octavia/],
    [
      "of the one that was used",
      { proposal: used(first), ...asked({ digest: shortDigest(first.pending) }) },
      /already approved/,
    ],
    ["from before it was shown", asked({ at: "2026-11-21T10:00:01Z" }), /before the actions were shown/],
    ["from the second in which it was shown", asked({ at: "2026-11-21T10:00:02Z" }), /before the actions were shown/],
    ["whose time is not known", asked({ at: undefined }), /before the actions were shown/],
    [
      "by who asked, where it takes another",
      { mustNotBeRequester: true, ...asked({ by: { login: "maria", id: undefined } }) },
      /requires somebody else to approve/,
    ],
    [
      "by who asked under another name",
      { mustNotBeRequester: true, ...asked({ by: { login: "renamed", id: 1001 } }) },
      /requires somebody else to approve/,
    ],
  ];
  test.for(refusals)("%s is refused", ([, some, why]) => {
    expect(judgeDecision(facts(some))).toMatchObject({ status: "refused", why: expect.stringMatching(why) });
  });

  test("by who asked is good where nobody else is wanted, and by another where it is", () => {
    expect(judgeDecision(facts(asked({ by: { login: "maria", id: 1001 } }))).status).toBe("chosen");
    expect(judgeDecision(facts({ mustNotBeRequester: true })).status).toBe("chosen");
  });

  const stale: readonly [string, Partial<DecisionFacts>, RegExp][] = [
    ["a comment that is gone", { comment: undefined }, /was deleted/],
    ["a comment that says something else", { comment: { ...shown, body: "npm test" } }, /edited/],
    ["a comment that was edited there and back", { comment: { ...shown, isOnlyOurs: false } }, /edited/],
    ["a time that is over", { now: new Date("2026-11-24T10:00:00Z") }, /request for approval had expired/],
    [
      "F42 a time that is over by GitHub's clock",
      asked({ at: "2026-11-24T10:00:01Z" }),
      /request for approval had expired/,
    ],
    ["other rules", { policy: "always" }, /rules/],
  ];
  test.for(stale)("on %s asks again", ([, some, why]) => {
    const verdict = judgeDecision(facts(some));
    expect(verdict).toMatchObject({ status: "stale", why: expect.stringMatching(why), items: [first, second] });
  });

  test("is good for a comment whose line ends GitHub has changed", () => {
    expect(judgeDecision(facts({ comment: { ...shown, body: `${body}\r\n` } })).status).toBe("chosen");
  });
});

describe("a rejection", () => {
  const reject = (some: Partial<DecisionFacts> = {}) =>
    judgeDecision({ ...facts(some), asked: { ...approve, ...some.asked, verdict: "reject" } });

  test("is always safe: late, of an edited comment, by who asked", () => {
    for (const some of [{ comment: undefined }, { policy: "always" }, { mustNotBeRequester: true }])
      expect(reject(some)).toEqual({ status: "chosen", items: [first, second] });
  });

  test("takes somebody who may, something that waits, and a word after it was shown", () => {
    expect(reject({ whyNotAllowed: "tom may not." }).status).toBe("refused");
    expect(reject({ proposal: used(first, second) }).status).toBe("refused");
    expect(reject(asked({ at: "2026-11-21T10:00:01Z" })).status).toBe("refused");
  });
});

describe("the state of the workspace", () => {
  const { head, tree, conversation } = first.pending;

  test("holds as long as nothing of it has changed", () => {
    expect(whatChanged([first, second], { head, tree, conversation })).toBeUndefined();
  });

  test.for([
    ["the branch", { head: "9".repeat(40), tree, conversation }, "The branch has moved from abcdef0 to 9999999."],
    ["the files", { head, tree: "9".repeat(40), conversation }, "The files are not the ones that were shown."],
    ["the conversation", { head, tree, conversation: "c-2" }, "It belongs to another conversation."],
  ] as const)("does not when %s changed", ([, now, why]) => {
    expect(whatChanged([first], now)).toBe(why);
  });
});

describe("the digest of an action", () => {
  test("changes with whatever an approval is bound to", () => {
    const { pending } = first;
    const others = [
      itemOf({ arguments: '{"command":"npm publish "}' }),
      ...[itemOf({ action: "a-9" }), itemOf({ tool: "x" }), itemOf({ cwd: "web" }), itemOf({ repository: 78 })],
      ...[itemOf({ tree: "2".repeat(40) }), itemOf({ head: "2".repeat(40) }), itemOf({ policy: "always" })],
      ...[itemOf({ thread: 8 }), itemOf({ run: 7002 }), itemOf({ conversation: "c-2" })],
      ...[itemOf({ expires: "2027-11-24T10:00:00.000Z" }), itemOf({ requesters: [] })],
    ].map((item) => pendingDigest(item.pending));
    expect(new Set([pendingDigest(pending), ...others]).size).toBe(others.length + 1);
    expect(pendingDigest({ ...pending })).toBe(pendingDigest(pending));
  });

  test("is used once: a second decision changes nothing", () => {
    const once = used(first);
    const again = recordDecision(once, [first, second], { ...by, verdict: "rejected", by: "tom" });
    expect(again.items.map(({ decision }) => decision?.by)).toEqual(["octavia", "tom"]);
    expect(openItems(again)).toEqual([]);
  });
});
