import { expect, test } from "vitest";
import { parseWebhook } from "../../../../src/github/read/payload/webhook.ts";
import { triggerOf } from "../../../../src/github/read/trigger/trigger-of.ts";
import { decide, matched, payload, settings } from "../payload.ts";

const prompt = "Look at it.";
const mona = { login: "mona", id: 1001, type: "User" };
const run = "workflow_run.completed";
const own = { "workflow_run.head_branch": "agent/issue-12-tides", "workflow_run.pull_requests": [] };

test("a failed run of a pull request continues its conversation", () => {
  expect(decide(run)).toEqual({
    status: "matched",
    kind: "ci-failure",
    event: "workflow_run",
    repositoryId: 770001,
    thread: { type: "pull_request", number: 13 },
    answer: { kind: "comment" },
    item: { kind: "workflow-run", id: 9100, nodeId: undefined },
    actors: [{ ...mona, role: "upstream actor" }],
    request: "",
    key: "770001/workflow_run/9100/1",
    createdAt: "2026-11-21T10:00:00Z",
    headSha: "1b".repeat(20),
    headRepositoryId: 770001,
    run: {
      id: 9100,
      name: "CI",
      attempt: 1,
      url: "https://github.com/acme/harbour/actions/runs/9100",
      branch: "summer-time",
      isOwnBranch: false,
    },
  });
});

test("a failed run of a branch of ours needs no pull request, and its next attempt is another trigger", () => {
  const trigger = matched(decide(run, own));
  expect(trigger).toMatchObject({ thread: { type: "none" }, answer: { kind: "none" }, run: { isOwnBranch: true } });
  expect(matched(decide(run, { ...own, "workflow_run.run_attempt": 2 })).key).not.toBe(trigger.key);
  expect(decide(run, own, { branchPrefix: "bot/" }).status).toBe("ignored");
});

test.each([
  ["that passed", { "workflow_run.conclusion": "success" }, "the run ended in success, not in failure"],
  ["that was cancelled", { "workflow_run.conclusion": "cancelled" }, "the run ended in cancelled, not in failure"],
  ["of a fork", { "workflow_run.head_repository": { id: 5 } }, "the run belongs to a fork"],
  ["of a fork that is gone", { "workflow_run.head_repository": null }, "the run belongs to a fork"],
  ["of a fork's branch named like ours", { ...own, "workflow_run.head_repository.id": 5 }, "the run belongs to a fork"],
  ["of the default branch", { "workflow_run.pull_requests": [], "workflow_run.head_branch": "main" }, /neither/],
  [
    "of a pull request of another repository",
    { "workflow_run.pull_requests": [{ number: 13, head: { repo: { id: 770001 } }, base: { repo: { id: 5 } } }] },
    /neither/,
  ],
  ["that has only begun", { action: "requested" }, /starts no run/],
])("a run %s is ignored, also with a prompt", (_, changes, why) => {
  const expected = typeof why === "string" ? why : expect.stringMatching(why);
  expect(decide(run, changes, { prompt })).toEqual({ status: "ignored", why: expected });
});

test("who started a run, who repeated it and who sent it are all named", () => {
  const actors = matched(
    decide(run, { "workflow_run.triggering_actor": { login: "rita", id: 5, type: "User" }, "sender.id": 6 }),
  ).actors;
  expect(actors.map(({ id, role }) => [id, role])).toEqual([
    [1001, "upstream actor"],
    [5, "triggering actor"],
    [6, "sender"],
  ]);
  expect(matched(decide(run, { "workflow_run.actor": null })).actors[0]).toMatchObject({ type: "Unknown" });
});

test.each(["workflow_dispatch", "repository_dispatch"])(
  "%s brings a prompt of its own, or has the workflow's",
  (name) => {
    expect(decide(name)).toMatchObject({
      kind: "automation",
      request: "Update the tide tables",
      thread: { type: "none" },
      actors: [{ ...mona, role: "sender" }],
      key: `770001/${name}/77`,
    });
    expect(decide(name, {}, { prompt })).toMatchObject({ request: prompt });
    const place = name === "workflow_dispatch" ? "inputs" : "client_payload";
    expect(decide(name, {}, { own: { id: 1001 } }).status).toBe("ignored");
    const without = [{ [place]: null }, { [place]: { prompt: 1 } }].map((given) => () => decide(name, given));
    for (const decided of without) {
      if (name === "workflow_dispatch") expect(decided).toThrow(`"${name}" starts a run only with a prompt`);
      else expect(decided()).toMatchObject({ why: `"${name}" starts a run only with a prompt` });
    }
  },
);

test("a schedule has nobody behind it, and is dated by its run", () => {
  expect(() => decide("schedule")).toThrow('"schedule" starts a run only with a prompt, and this one has none.');
  const trigger = matched(decide("schedule", {}, { prompt }));
  expect(trigger).toMatchObject({ kind: "schedule", actors: [], request: prompt, repositoryId: 770001 });
  expect(matched(decide("schedule", {}, { prompt, runId: 78 })).key).not.toBe(trigger.key);
  const bare = { repository: undefined, schedule: undefined };
  expect(decide("schedule", bare, { prompt, repositoryId: 3 })).toMatchObject({ repositoryId: 3 });
});

test("a push is answered with a prompt, each head once", () => {
  expect(decide("push").status).toBe("ignored");
  const after = "0000000000000000000000000000000000000002";
  expect(decide("push", {}, { prompt })).toMatchObject({
    kind: "automation",
    headSha: after,
    key: `770001/push/refs/heads/main/${after}`,
  });
  expect(decide("push", { deleted: true }, { prompt }).status).toBe("ignored");
});

test("anything else is answered with a prompt, in the thread that it names", () => {
  const closed = { ...payload("issues.opened"), action: "closed" };
  const other = (name: string, told: unknown, more = {}) =>
    triggerOf(parseWebhook({ eventName: name, payload: told }), { ...settings, ...more });
  expect(other("issues", closed)).toMatchObject({ why: '"issues" closed starts a run only with a prompt' });
  expect(other("issues", closed, { prompt })).toMatchObject({
    kind: "automation",
    thread: { type: "issue", number: 12 },
    answer: { kind: "comment" },
    key: "770001/issues/2500000012/closed/2026-11-21T10:00:00Z",
  });
  const ready = { ...payload("pull_request.opened"), action: "ready_for_review" };
  expect(other("pull_request", ready, { prompt })).toMatchObject({
    thread: { type: "pull_request", number: 13 },
    headSha: "1b".repeat(20),
  });
  const { repository, sender } = payload("push");
  expect(other("gollum", { repository, sender }, { prompt })).toMatchObject({
    thread: { type: "none" },
    item: { id: 0 },
  });
  expect(other("gollum", { repository, sender }, { prompt, own: { id: 1001 } }).status).toBe("ignored");
  expect(() => other("gollum", {}, { prompt })).toThrow(
    "The payload of the event gollum is not what GitHub sends for it: repository",
  );
});
