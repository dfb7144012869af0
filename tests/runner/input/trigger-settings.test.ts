import { expect, test } from "vitest";
import { Settings } from "../../../src/runner/input/settings.ts";
import { gateSettings, triggerSettings } from "../../../src/runner/input/trigger-settings.ts";

test("without inputs it is the phrase, the label, and people who can push", () => {
  expect(triggerSettings(Settings.ofJob({}), {})).toMatchObject({
    phrases: ["@agent"],
    label: "agent",
    allowedBots: [],
  });
  expect(gateSettings(Settings.ofJob({}), {}, 7)).toEqual({
    allowedRoles: ["admin", "maintain", "write"],
    ...{ deniedUsers: [], allowedUsers: [], allowedBots: [], canWrite: true, ownId: 7, triggeringActor: undefined },
  });
});

test("lists are taken apart, and numbers of the runner are numbers", () => {
  const inputs = { "INPUT_TRIGGER-PHRASE": "@agent, /agent", "INPUT_ALLOWED-BOTS": "5, 6", INPUT_PROMPT: "Go." };
  const env = { ...inputs, GITHUB_REPOSITORY_ID: "12", GITHUB_RUN_ID: "34" };
  expect(triggerSettings(Settings.ofJob(env), env)).toMatchObject({
    ...{ phrases: ["@agent", "/agent"], allowedBots: [5, 6], prompt: "Go.", repositoryId: 12, runId: 34 },
  });
});

test("what everybody has allows nobody, and neither does what is not a valid id", () => {
  const env = { "INPUT_ALLOWED-ROLES": "read, None, *, triage", "INPUT_ALLOWED-BOTS": "dependabot[bot], 5" };
  expect(gateSettings(Settings.ofJob(env), env, undefined)).toMatchObject({
    allowedRoles: ["triage"],
    allowedBots: [5],
  });
});

test.for([
  ["the same account", "maria", 1002],
  ["another one, of which the runner tells no id", "rita", undefined],
] as const)("who started the run is %s", ([, login, id]) => {
  const env = { GITHUB_ACTOR: "maria", GITHUB_ACTOR_ID: "1002", GITHUB_TRIGGERING_ACTOR: login };
  expect(gateSettings(Settings.ofJob(env), env, undefined).triggeringActor).toEqual({ login, id });
});
