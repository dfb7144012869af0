import { expect, test } from "vitest";
import { type GateSettings, gate } from "../../../src/github/read/permission.ts";
import type { Trigger } from "../../../src/github/read/trigger/trigger.ts";
import { decide, matched } from "./payload.ts";

const ids: Readonly<Record<string, number>> = { mona: 1001, alice: 1002, dependabot: 3, out: 66 };
const ladder = ["read", "triage", "write", "maintain", "admin"];

/** GitHub's reply for somebody with a role. */
function reply(login: string, role: string, id = ids[login] ?? 0) {
  const reaches = (rung: string) => ladder.indexOf(role) >= ladder.indexOf(rung);
  const permissions = {
    ...{ pull: reaches("read"), triage: reaches("triage"), push: reaches("write") },
    ...{ maintain: reaches("maintain"), admin: reaches("admin") },
  };
  return { role_name: role, user: { id, permissions } };
}

const open: GateSettings = {
  allowedRoles: ["admin", "maintain", "write"],
  allowedUsers: [],
  allowedBots: [],
  canWrite: true,
};

type Given = Readonly<{ roles?: Record<string, string>; replies?: unknown[]; settings?: Partial<GateSettings> }>;

async function pass(trigger: Trigger, { roles = { mona: "write" }, replies, settings = {} }: Given = {}) {
  const asked: string[] = [];
  const slept: number[] = [];
  const client = {
    async permission(login: string) {
      asked.push(login);
      const given = replies ? (replies[asked.length - 1] ?? replies.at(-1)) : reply(login, roles[login] ?? "read");
      if (given instanceof Error) throw given;
      return given;
    },
  };
  const sleep = async (ms: number) => slept.push(ms);
  const decision = await gate({ client, settings: { ...open, ...settings }, sleep }, trigger);
  return { decision, asked, slept };
}

const failing = (status: number) => Object.assign(new Error("secret detail"), { status });
const allowed = { status: "allowed" };
const denied = (why: RegExp) => ({ status: "denied", why: expect.stringMatching(why) });
const mention = matched(decide("issue_comment.created"));

test.each([
  ["issue_comment.created"],
  ["pull_request_review.submitted"],
  ["issues.opened"],
  ["issues.labeled"],
  ["issues.assigned"],
  ["pull_request.opened"],
  ["workflow_run.completed"],
  ["workflow_dispatch"],
])("P32: a stranger's %s is refused with one look-up, a writer's passes", async (name) => {
  const trigger = matched(decide(name));
  const { decision, asked, slept } = await pass(trigger, { roles: {} });
  expect(decision).toEqual(denied(/^mona cannot start a run \(role: read\)/));
  expect({ asked, slept }).toEqual({ asked: ["mona"], slept: [] });
  expect((await pass(trigger)).decision).toEqual(allowed);
});

test.each(["read", "triage"])("P33: a member who has only the role %s is refused", async (role) => {
  expect((await pass(mention, { roles: { mona: role } })).decision).toEqual(denied(/role/));
});

test.for([
  ["admin", ["admin"], true],
  ["write", ["admin"], false],
  ["maintain", ["write"], true],
  ["triage", ["triage"], true],
  ["read", ["triage"], false],
  ["fixer", ["custom:fixer"], true],
  ["fixer", ["write"], false],
  ["admin", [], false],
] as const)("the role %s where %j are allowed: %s", async ([role, allowedRoles, passes]) => {
  const { decision } = await pass(mention, { roles: { mona: role }, settings: { allowedRoles } });
  expect(decision.status).toBe(passes ? "allowed" : "denied");
});

function asActor(actor: Readonly<{ login: string; id: number; type: string }>): Trigger {
  return { ...mention, actors: [{ ...actor, role: "sender" }] };
}

test.each([
  ["an app", { login: "evil-app[bot]", id: 900, type: "Bot" }],
  ["a bot listed by another id", { login: "dependabot[bot]", id: 901, type: "Bot" }],
  ["Copilot, whose login has no suffix", { login: "Copilot", id: 902, type: "Bot" }],
  ["a person named like a bot", { login: "dependabot", id: 3, type: "User" }],
  ["a person whose id is that of a listed bot", { login: "alice", id: 49699333, type: "User" }],
  ["an account of a kind we do not know", { login: "x", id: 904, type: "Mannequin" }],
])("P34: %s is refused", async (_, actor) => {
  const { decision } = await pass(asActor(actor), { settings: { allowedBots: [49699333] } });
  expect(decision.status).toBe("denied");
});

test("P34: a bot is let in by its numeric id", async () => {
  const bot = { login: "dependabot[bot]", id: 49699333, type: "Bot" };
  const { decision, asked } = await pass(asActor(bot), { settings: { allowedBots: [49699333] } });
  expect({ decision, asked }).toEqual({ decision: allowed, asked: [] });
});

test.for([
  ["404", [failing(404)], 1],
  ["403", [failing(403)], 3],
  ["500 for ever", [failing(500)], 3],
  ["no answer", [new Error("timeout")], 3],
  ["a page", ["<html>"], 3],
  ["an empty object", [{}], 3],
] as const)("P35: where the look-up gives %s the gate stays shut", async ([, replies, times]) => {
  const { decision, asked, slept } = await pass(mention, { replies: [...replies] });
  expect(decision.status).toBe("denied");
  expect(JSON.stringify(decision)).not.toContain("secret detail");
  expect(asked).toHaveLength(times);
  expect(slept).toEqual([1000, 2000].slice(0, times - 1));
});

test("a token that GitHub refuses is an error of its own: nobody was refused", async () => {
  await expect(pass(mention, { replies: [failing(401)] })).rejects.toMatchObject({ status: 401 });
});

test("P35: an answer at the third try counts", async () => {
  const replies = [failing(502), new Error("timeout"), reply("mona", "write")];
  expect((await pass(mention, { replies })).decision).toEqual(allowed);
});

test("somebody who took over the login of the requester is refused", async () => {
  expect((await pass(mention, { replies: [reply("mona", "admin", 5)] })).decision).toEqual(denied(/not the one/));
});

test("P43: a failed run of a fork is refused, whoever is behind it", async () => {
  const run = matched(decide("workflow_run.completed"));
  const { decision, asked } = await pass({ ...run, headRepositoryId: 5 });
  expect({ decision, asked }).toEqual({ decision: denied(/another repository/), asked: [] });
});

test("P43: an upstream actor without rights is refused, though the sender has them", async () => {
  const out = { login: "out", id: 66, type: "User" };
  const run = matched(decide("workflow_run.completed", { "workflow_run.actor": out }));
  expect((await pass(run)).decision).toEqual(denied(/^out cannot .* This account started the run before this one\.$/));
});

test("P44: we never answer ourselves, listed or not", async () => {
  const settings = { ownId: 41898282, allowedBots: [41898282] };
  const own = asActor({ login: "github-actions[bot]", id: 41898282, type: "Bot" });
  expect((await pass(own, { settings })).decision).toEqual(denied(/this agent itself/));
  expect((await pass(mention, { settings })).decision).toEqual(allowed);
});

test("P44: our own push may fail its checks, on a branch of ours only", async () => {
  const bot = { login: "github-actions[bot]", id: 41898282, type: "Bot" };
  const changes = { "workflow_run.actor": bot, "workflow_run.triggering_actor": bot, sender: bot };
  const settings = { ownId: 41898282 };
  const ours = matched(decide("workflow_run.completed", { ...changes, "workflow_run.head_branch": "agent/issue-1" }));
  expect((await pass(ours, { settings })).decision).toEqual(allowed);
  const theirs = matched(decide("workflow_run.completed", changes));
  expect((await pass(theirs, { settings })).decision).toEqual(denied(/this agent itself/));
});

test("who started the run must be allowed too", async () => {
  const triggeringActor = { login: "alice", id: undefined };
  expect((await pass(mention, { settings: { triggeringActor } })).decision).toEqual(
    denied(/^alice cannot .* This account started or repeated this run\.$/),
  );
  const both = { roles: { mona: "write", alice: "admin" }, settings: { triggeringActor } };
  expect((await pass(mention, both)).decision).toEqual(allowed);
  const same = await pass(mention, { settings: { triggeringActor: { login: "Mona", id: undefined } } });
  expect(same).toMatchObject({ decision: allowed, asked: ["mona"] });
  const bot = { triggeringActor: { login: "github-actions[bot]", id: undefined } };
  expect((await pass(mention, { settings: bot })).decision).toEqual(denied(/not a person \(Bot\)/));
});

test("a listed person needs no role, anybody only where nothing can be written", async () => {
  const roles = {};
  expect((await pass(mention, { roles, settings: { allowedUsers: ["@Mona"] } })).decision).toEqual(allowed);
  expect((await pass(mention, { roles, settings: { allowedUsers: ["monica"] } })).decision.status).toBe("denied");
  const anybody = { allowedUsers: ["*"] };
  expect((await pass(mention, { settings: anybody })).decision).toEqual(denied(/anybody write/));
  const readOnly = { ...anybody, canWrite: false };
  expect((await pass(mention, { roles, settings: readOnly })).decision).toEqual(allowed);
  const bot = asActor({ login: "x[bot]", id: 9, type: "Bot" });
  expect((await pass(bot, { settings: readOnly })).decision.status).toBe("denied");
});

test("a schedule is allowed by itself; anything else needs somebody", async () => {
  const schedule = matched(decide("schedule", {}, { prompt: "Tidy up." }));
  const { decision, asked } = await pass(schedule);
  expect({ decision, asked }).toEqual({ decision: allowed, asked: [] });
  expect((await pass({ ...mention, actors: [] })).decision).toEqual(denied(/does not name who/));
});

test("people who are denied cannot start a run, by login or by id, and others can", async () => {
  for (const deniedUsers of [["MONA"], ["1001"]])
    expect((await pass(mention, { settings: { deniedUsers } })).decision).toEqual(denied(/mona is in `denied-users`/));
  expect((await pass(mention, { settings: { deniedUsers: ["alice", "1002"] } })).decision).toEqual(allowed);
});

test("people who are allowed by id need no role, and somebody with another id does", async () => {
  const roles = { mona: "read" };
  expect((await pass(mention, { roles, settings: { allowedUsers: ["1001"] } })).decision).toEqual(allowed);
  expect((await pass(mention, { roles, settings: { allowedUsers: ["1002"] } })).decision.status).toBe("denied");
});
