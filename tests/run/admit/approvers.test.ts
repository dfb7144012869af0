import { describe, expect, test } from "vitest";
import { gate as gateFor } from "../../../src/github/read/permission.ts";
import type { Trigger } from "../../../src/github/read/trigger/trigger.ts";
import { approversOf, whyRefused } from "../../../src/run/admit/who-may.ts";
import { Settings } from "../../../src/runner/input/settings.ts";
import { stand } from "../stand.ts";

const of = (approvers: string | undefined, more = {}) => approversOf(new Settings({ approvers, ...more }), {}, 41);

describe("those who may approve", () => {
  test("are those who may start a run, unless the workflow says otherwise", () => {
    const { gate, mustNotBeRequester, inWords } = of(undefined, { "allowed-users": "lee" });
    expect(gate).toMatchObject({ allowedRoles: ["admin", "maintain", "write"], allowedUsers: ["lee"] });
    expect(mustNotBeRequester).toBe(false);
    expect(inWords).toBe("anybody with the role admin, maintain or write, or `@lee` can decide");
  });

  test("are the roles and people that are named, and nobody else", () => {
    const { gate } = of("admin, @kim", { "allowed-users": "lee" });
    expect(gate).toMatchObject({ allowedRoles: ["admin"], allowedUsers: ["kim"] });
    expect(of("@kim").gate).toMatchObject({ allowedRoles: [], allowedUsers: ["kim"] });
  });

  test("are told with the roles above those that are named, which can decide as well", () => {
    expect(of("maintain").inWords).toBe("anybody with the role maintain or admin can decide");
    expect(of("custom:release, @kim").inWords).toBe("anybody with the role custom:release, or `@kim` can decide");
  });

  test("are not who asked, where somebody else is wanted", () => {
    const { gate, mustNotBeRequester, inWords } = of("not-requester");
    expect(mustNotBeRequester).toBe(true);
    expect(gate.allowedRoles).toEqual(["admin", "maintain", "write"]);
    expect(inWords).toMatch(/write can decide, but not the person who asked for the work$/);
    expect(of("admin, not-requester").gate.allowedRoles).toEqual(["admin"]);
  });

  test("are told that they cannot decide, not that they cannot start a run", async () => {
    const reply = { permission: "write", user: { id: 3, permissions: { push: true } } };
    const client = { permission: async () => reply };
    const maria = { login: "maria", id: 3, type: "User", role: "writer" } as const;
    const trigger = { kind: "decision", actors: [maria], repositoryId: 1 } as unknown as Trigger; // what the gate reads
    const asked = await gateFor({ client, settings: of("admin").gate, sleep: async () => undefined }, trigger);
    const why = "maria cannot approve or reject (role: write); required: admin.";
    expect(asked).toEqual({ status: "denied", why });
    const benign = await gateFor({ client, settings: of(undefined).gate, sleep: async () => undefined }, trigger);
    expect(benign).toEqual({ status: "allowed" });
  });

  test("are never bots, whatever bots may start a run, and never everybody", () => {
    expect(of(undefined, { "allowed-bots": "49699333" }).gate.allowedBots).toEqual([]);
    expect(of("read, admin").gate.allowedRoles).toEqual(["admin"]);
  });
});

describe("those who are told why their decision does nothing", () => {
  test.for<[title: string, login: string, isLabel: boolean, isTold: boolean]>([
    ["a person who may start a run is", "maria", false, true],
    ["a person who may triage is not", "tom", false, false],
    ["a person who may triage is for a label", "tom", true, true],
    ["a person who may read is not for a label", "rita", true, false],
    ["a bot that may start a run is not", "github-actions[bot]", false, false],
  ])("%s", async ([, login, isLabel, isTold]) => {
    const { place } = await stand();
    const type = login.endsWith("[bot]") ? "Bot" : "User";
    const id = type === "Bot" ? 7 : undefined;
    const sign = isLabel && { requestSign: { kind: "label", name: "agent:approve" } };
    const trigger = { kind: "decision", actors: [{ login, id, type, role: "commenter" }], repositoryId: 1, ...sign };
    const settings = new Settings({ approvers: "admin", "allowed-bots": "7" });
    const world = { env: {}, sleep: async () => undefined, signal: new AbortController().signal };
    const job = { repository: place.repository };
    // All that is asked of them.
    const why = await whyRefused(
      world as never,
      { settings, github: place.github, job: job as never },
      trigger as never,
    );
    expect(why === undefined).toBe(isTold);
  });
});
