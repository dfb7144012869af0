/** The effects of every kind of triggers, so that a new kind says all of them. */
import { expect, test } from "vitest";
import { gate } from "../../../src/github/read/permission.ts";
import type { Trigger } from "../../../src/github/read/trigger/trigger.ts";
import { rowOf, TRIGGER_KINDS, type TriggerKind } from "../../../src/github/read/trigger/trigger-kinds.ts";
import { allowedInputs } from "../../../src/run/agent/allowed-inputs.ts";
import { requesterOf, subjectOf } from "../../../src/run/thread/subject.ts";
import { readInputs } from "../../../src/runner/input/inputs.ts";
import { Settings } from "../../../src/runner/input/settings.ts";
import { decide, matched } from "../../github/read/payload.ts";

const given = readInputs(
  new Settings({
    ...{ model: "m", "api-key": "sk-secret-123456", "github-token": "ghs_secret-123" },
    ...{ "create-pr": "draft", "mixed-threads": "strict" },
  }),
);

const mention = matched(decide("issue_comment.created"));
const keeper = {
  settings: { allowedRoles: ["write"], allowedUsers: [], allowedBots: [], canWrite: true },
  client: { permission: async () => ({ role_name: "read", user: { id: 1001 } }) },
  sleep: async () => undefined,
};

/** The same request as each kind, without a thread. */
async function effectsOf(kind: TriggerKind): Promise<string> {
  const trigger: Trigger = { ...mention, kind, event: "push", thread: { type: "none" } };
  const { isAwaited, isReview, removesClosed, review, item, sweep, bare } = rowOf(trigger);
  const effects = [
    `requested by ${requesterOf(trigger).replace("mona", "a person")}`,
    (await gate(keeper, trigger)).status === "allowed" ? "a stranger may" : "a stranger may not",
    subjectOf(trigger).isTask ? "the same branch each time" : "a branch for each run",
    allowedInputs(given, "restricted", trigger)["create-pr"] === "link" ? "a person proposes the work" : "",
    isAwaited ? "answered with a comment" : "no comment without need",
    isReview ? "gives a review" : "",
    review === undefined ? "" : `${review} where the workflow reviews`,
    item === undefined ? "" : `${item} on an item of a list`,
    sweep === undefined ? "" : `found by a sweep (${sweep.sign})`,
    removesClosed ? "removes closed states" : "",
    bare === undefined ? "" : bare,
  ];
  return effects.filter(Boolean).join(" · ");
}

test("every kind does what its row says", async () => {
  const kinds = Object.keys(TRIGGER_KINDS) as TriggerKind[];
  const effects = await Promise.all(kinds.map(async (kind) => [kind, await effectsOf(kind)]));
  expect(Object.fromEntries(effects)).toMatchInlineSnapshot(`
    {
      "assignment": "requested by a person · a stranger may not · a branch for each run · answered with a comment · review-request where the workflow reviews · automation on an item of a list · found by a sweep (none) · task-bare-assignment",
      "automation": "requested by the workflow · a stranger may not · the same branch each time · answered with a comment · review where the workflow reviews · automation on an item of a list",
      "ci-failure": "requested by a failed run of a person · a stranger may not · a branch for each run · answered with a comment · automation on an item of a list · found by a sweep (none) · task-bare-ci-failure",
      "decision": "requested by a person · a stranger may not · a branch for each run · answered with a comment · review-request where the workflow reviews · found by a sweep (none)",
      "label": "requested by a person · a stranger may not · a branch for each run · answered with a comment · review-request where the workflow reviews · automation on an item of a list · found by a sweep (none) · task-bare-label",
      "mention": "requested by a person · a stranger may not · a branch for each run · answered with a comment · review-request where the workflow reviews · automation on an item of a list · found by a sweep (own) · task-bare",
      "review": "requested by the workflow · a stranger may not · a branch for each run · no comment without need · gives a review · review where the workflow reviews · automation on an item of a list · found by a sweep (none) · task-bare-review",
      "review-request": "requested by a person · a stranger may not · a branch for each run · answered with a comment · gives a review · review-request where the workflow reviews · automation on an item of a list · found by a sweep (none) · task-bare-review-request",
      "schedule": "requested by a schedule · a stranger may · the same branch each time · a person proposes the work · answered with a comment · review-request where the workflow reviews · schedule on an item of a list · found by a sweep (none) · removes closed states",
    }
  `);
});
