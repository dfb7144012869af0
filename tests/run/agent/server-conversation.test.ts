/** Whether a server may run the agent: what the workflow says, what the run is for, and whose text it reads. */
import { expect, test } from "vitest";
import type { Trigger } from "../../../src/github/read/trigger/trigger.ts";
import { toFault } from "../../../src/lib/fault.ts";
import { restrictionsWith } from "../../../src/run/agent/restricted.ts";
import { handedOver, requireOnServer, requireTrusted } from "../../../src/run/agent/server-conversation.ts";
import { Memory } from "../../../src/run/memory/memory.ts";
import { readInputs } from "../../../src/runner/input/inputs.ts";
import { Settings } from "../../../src/runner/input/settings.ts";
import { freshManifest } from "../../../src/state/manifest.ts";

const base = {
  model: "gpt-5.2",
  "api-key": "sk-of-the-model",
  "github-token": "ghs_token",
  isolation: "none",
  "agent-server-url": "https://agents.example.com",
  "agent-server-conversation": "true",
  "agent-server-gives": "model-key",
};

type Given = Readonly<Record<string, string | undefined>>;

const inputsWith = (given: Given) => readInputs(new Settings({ ...base, ...given }));

const memory = new Memory({ store: undefined, manifest: freshManifest("id"), files: new Map() });
// The rest of a trigger decides nothing here.
const trigger = (given: Partial<Trigger>) => ({ kind: "mention", request: "Fix it.", ...given }) as Trigger;

type Asked = Readonly<{ trigger?: Trigger; env?: Given; local?: Readonly<Record<string, unknown>> }>;

/** "" if the server may run the agent. */
function refusal(given: Given, { trigger: asked = trigger({}), env = {}, local = {} }: Asked = {}): string {
  try {
    requireOnServer({ settings: Settings.ofJob(env), trigger: asked, memory }, inputsWith(given), local);
    return "";
  } catch (error) {
    return toFault(error).message;
  }
}

test("the key and every secret that go there are named, and no others", () => {
  expect(refusal({})).toBe("");
  const secrets = { secrets: "NPM_TOKEN=one-secret\nPIN=two-secret" };
  expect(refusal({ ...secrets, "agent-server-gives": "PIN, model-key, NPM_TOKEN" })).toBe("");
  expect(refusal({ ...secrets, "agent-server-gives": "PIN" })).toBe(
    "`agent-server-conversation` hands over `model-key`, `NPM_TOKEN`, which `agent-server-gives` has to name.",
  );
  expect(refusal({ "agent-server-gives": undefined })).toContain("`model-key`, which `agent-server-gives` has to name");
  expect(refusal({ "agent-server-gives": "model-key, PIN" })).toContain(
    "names `PIN`, which is neither `model-key` nor",
  );
  expect(refusal({ "agent-server-conversation": undefined })).toContain("needs `agent-server-conversation: true`");
  expect(refusal({ "agent-server-url": undefined })).toContain("needs `agent-server-url`");
});

test.for([
  ["confirmation", "risky"],
  ["plan-first", "true"],
  ["hooks", "true"],
  ["sub-agents", "true"],
  ["skill-commands", "true"],
  ["tools", "+browser"],
  ["allowed-tools", "terminal"],
  ["mcp-config", "{}"],
  ["fallback-models", "gpt-5"],
  ["small-model", "gpt-5-mini"],
  ["model-headers", "X-Team: a"],
  ["model-features", '{"vision": true}'],
  ["log-completions", "true"],
  ["tool-env", "PATH"],
] as const)("what needs the agent in the job is refused by name: %s", ([name, value]) => {
  expect(refusal({ [name]: value })).toBe(
    `With \`agent-server-conversation\`, the agent runs on the server, which cannot honour \`${name}\`.`,
  );
});

test("so are inputs of features that need the agent in the job, unless they say nothing", () => {
  const local = { "some-input": ["x"], "other-input": "none", "third-input": false };
  expect(refusal({}, { local })).toBe(
    "With `agent-server-conversation`, the agent runs on the server, which cannot honour `some-input`.",
  );
});

test("what the server can honour is not refused", () => {
  for (const given of [
    { "max-budget-usd": "2", "max-iterations": "20", "timeout-minutes": "5" },
    { "setup-command": "npm ci", "system-prompt-suffix": "Be brief.", "reasoning-effort": "low", temperature: "0" },
    { "api-mode": "chat", "mixed-threads": "as-trusted", "create-pr": "none" },
  ])
    expect(refusal(given)).toBe("");
});

test("a run that only reads or reviews needs the agent in the job", () => {
  for (const word of ["plan the fix", "ask: why?", "condense"])
    expect(refusal({}, { trigger: trigger({ request: word }) })).toMatch(/^A plan, a question and a condensation need/);
  expect(refusal({}, { trigger: trigger({ kind: "review-request" }) })).toMatch(/^A review needs/);
});

test("no key is handed over where people without write access wrote", () => {
  const restrictions = restrictionsWith(inputsWith({}), { kind: "mention" });
  expect(() => requireTrusted({ strangers: ["eve"], restrictions })).toThrow("do not hand any key over");
  expect(() => requireTrusted({ strangers: ["eve"], restrictions: undefined })).not.toThrow();
});

test("the server gets the model as its SDK names it", () => {
  expect(handedOver(inputsWith({ temperature: "0.5", "reasoning-effort": "low" }), false)).toEqual({
    llm: {
      model: "openai/gpt-5.2",
      base_url: "https://api.openai.com/v1",
      api_key: "sk-of-the-model",
      temperature: 0.5,
      reasoning_effort: "low",
    },
    renews: true,
    stays: false,
  });
});
