import { expect, test } from "vitest";
import { Fault } from "../../../src/lib/fault.ts";
import { readInputs } from "../../../src/runner/input/inputs.ts";
import { secretInputs } from "../../../src/runner/input/secrets-input.ts";
import { Settings } from "../../../src/runner/input/settings.ts";

const needed = { INPUT_MODEL: "gpt-x", "INPUT_API-KEY": "sk-secret-123456", "INPUT_GITHUB-TOKEN": "ghs_secret-123" };

/** What is wrong with the needed inputs and these. */
function problemWith(env: Readonly<Record<string, string | undefined>>): Fault {
  try {
    readInputs(Settings.ofJob({ ...needed, ...env }));
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error("Expected a Fault.");
}

test("defaults stand for what is left out", () => {
  expect(readInputs(Settings.ofJob(needed))).toEqual({
    mode: "auto",
    model: "gpt-x",
    "agent-server-conversation": false,
    "api-key": "sk-secret-123456",
    "github-token": "ghs_secret-123",
    "base-url": "https://api.openai.com/v1",
    isolation: "auto",
    network: "none",
    "show-output": "auto",
    "mixed-threads": "restricted",
    "trigger-phrase": "@agent",
    "review-verdict": "comment",
    "sign-off": "auto",
    "setup-network": "registries",
    "fork-push": false,
    "plan-first": false,
    "ci-attempts": 2,
    "max-runs-per-day": 20,
    memory: "read",
    "label-trigger": "agent",
    "allowed-roles": "admin, maintain, write",
    "api-mode": "auto",
    "max-iterations": 100,
    "max-items": 20,
    "timeout-minutes": 25,
    skills: true,
    "skill-commands": false,
    hooks: false,
    "branch-name": "agent/{kind}-{number}-{slug}",
    "comment-mode": "sticky",
    "commit-mode": "api",
    "create-pr": "draft",
    "max-patch-files": 100,
    "max-patch-kb": 1024,
    "protected-paths": { mode: "block", added: [], removed: [] },
    "fail-on": "blocked, budget-exhausted, timed-out, stuck, cancelled, failed",
    confirmation: "never",
    "confirmation-threshold": "high",
    "approve-label": "agent:approve",
    "reject-label": "agent:reject",
    "approval-expires": "72h",
    "sub-agents": false,
    "state-store": "git-ref",
    resume: "auto",
    "encrypt-state": false,
    "log-completions": false,
  });
});

test.for([
  ["INPUT_MODEL", "  gpt-y \n", { model: "gpt-y" }],
  ["INPUT_BASE-URL", "http://127.0.0.1:8080/v1", { "base-url": "http://127.0.0.1:8080/v1" }],
  ["INPUT_BASE-URL", "   ", { "base-url": "https://api.openai.com/v1" }],
  ["INPUT_TRIGGER-PHRASE", "/agent", { "trigger-phrase": "/agent" }],
  ["INPUT_TRIGGER-PHRASE", "/agent, @bot", { "trigger-phrase": "/agent, @bot" }],
  ["INPUT_ALLOWED-USERS", "mona, otto", { "allowed-users": ["mona", "otto"] }],
  ["INPUT_ALLOWED-BOTS", "41898282, 7", { "allowed-bots": "41898282, 7" }],
  ["INPUT_MAX-ITERATIONS", "1", { "max-iterations": 1 }],
  ["INPUT_MAX-ITERATIONS", "1000", { "max-iterations": 1000 }],
  ["INPUT_TIMEOUT-MINUTES", "0.5", { "timeout-minutes": 0.5 }],
  ["INPUT_TIMEOUT-MINUTES", "360", { "timeout-minutes": 360 }],
  ["INPUT_API-MODE", "responses", { "api-mode": "responses" }],
  ["INPUT_API-MODE", "messages", { "api-mode": "messages" }],
  ["INPUT_API-VERSION", "2024-10-21-preview", { "api-version": "2024-10-21-preview" }],
  ["INPUT_MODEL-HEADERS", '{"X-A": "1", "x-b": ""}', { "model-headers": { "X-A": "1", "x-b": "" } }],
  ["INPUT_MODEL-HEADERS", "X-A: 1\n\n x-b : a:b ", { "model-headers": { "X-A": "1", "x-b": "a:b" } }],
  ["INPUT_MODEL-FEATURES", '{"vision":false}', { "model-features": { vision: false } }],
  ["INPUT_REASONING-EFFORT", "xhigh", { "reasoning-effort": "xhigh" }],
  ["INPUT_TEMPERATURE", "0", { temperature: 0 }],
  ["INPUT_FALLBACK-MODELS", " a/b ,, c ", { "fallback-models": ["a/b", "c"] }],
  ["INPUT_VISION-MODEL", "eyes", { "vision-model": "eyes" }],
  ["INPUT_SMALL-MODEL", "mini", { "small-model": "mini" }],
  ["INPUT_MAX-BUDGET-USD", "0.5", { "max-budget-usd": 0.5 }],
  ["INPUT_MAX-BUDGET-TOKENS", "500000", { "max-budget-tokens": 500_000 }],
  ["INPUT_MAX-BUDGET-USD", "none", { "max-budget-usd": "none" }],
  ["INPUT_MAX-BUDGET-TOKENS", "none", { "max-budget-tokens": "none" }],
  ["INPUT_ALLOWED-ROLES", "triage, custom:release managers", { "allowed-roles": "triage, custom:release managers" }],
  ["INPUT_LOG-COMPLETIONS", "true", { "log-completions": true }],
  ["INPUT_CONFIRMATION", "risky", { confirmation: "risky" }],
  ["INPUT_CONFIRMATION-THRESHOLD", "medium", { "confirmation-threshold": "medium" }],
  ["INPUT_APPROVE-LABEL", "yes", { "approve-label": "yes" }],
  ["INPUT_REJECT-LABEL", "no", { "reject-label": "no" }],
  ["INPUT_APPROVERS", "admin, custom:release managers, @kim, not-requester", {}],
  ["INPUT_APPROVAL-EXPIRES", "7d", { "approval-expires": "7d" }],
  ["INPUT_STATE-STORE", "none", { "state-store": "none" }],
  ["INPUT_STATE-KEY", "0123456789abcdef", { "state-key": "0123456789abcdef" }],
  ["INPUT_ENCRYPT-STATE", "true", { "encrypt-state": true }],
  ["INPUT_UNKNOWN", "", {}],
  ["GITHUB_ANYTHING", "x", {}],
] as const)("%s=%j is taken", ([name, value, expected]) => {
  expect(readInputs(Settings.ofJob({ ...needed, [name]: value }))).toMatchObject(expected);
});

test.for([
  ["NPM_TOKEN=abc=def\n\n  OTHER=with space \n", { NPM_TOKEN: "abc=def", OTHER: "with space" }],
  ['{"KEY": "two\\nlines", "UNSET": ""}', { KEY: "two\nlines" }],
  ["UNSET=", {}],
] as const)("secrets are read from %j", ([text, secrets]) => {
  const env = { ...needed, INPUT_SECRETS: text };
  expect(readInputs(Settings.ofJob(env)).secrets).toEqual(secrets);
  expect(secretInputs(Settings.ofJob(env))).toEqual(["ghs_secret-123", "sk-secret-123456", ...Object.values(secrets)]);
  expect(secretInputs(Settings.ofJob({ ...needed, "INPUT_MCP-SECRETS": text }))).toEqual(
    secretInputs(Settings.ofJob(env)),
  );
});

test.for([
  ["sk-secret-999999", "`secrets` must be lines of `NAME=VALUE`"],
  ["A=sk-secret-999999\nsk-secret-999999", "`secrets` must be lines of `NAME=VALUE`"],
  ['{"A": "sk-secret-999999"', "`secrets` must be lines of `NAME=VALUE`"],
  ['{"A": {"B": "sk-secret-999999"}}', "`secrets` must be lines of `NAME=VALUE`"],
  ["A-B=sk-secret-999999", "`secrets` must be lines of `NAME=VALUE`"],
  ["GITHUB_TOKEN=sk-secret-999999", "`secrets` cannot hold GITHUB_TOKEN"],
  ["PIN=12345", "`secrets` holds PIN with fewer than 6 characters"],
] as const)("secrets as %j are refused: %s", ([text, problem]) => {
  const fault = problemWith({ INPUT_SECRETS: text });
  expect(fault.message).toContain(problem);
  expect(`${fault.message} ${fault.hint} ${fault.cause}`).not.toMatch(/sk-secret|12345/);
  expect(secretInputs(Settings.ofJob({ ...needed, INPUT_SECRETS: text })).join()).toMatch(/sk-secret-999999|12345/);
});

test.for([
  ["INPUT_MODEL", undefined, "`model` is missing"],
  ["INPUT_API-KEY", "", "`api-key` is missing"],
  ["INPUT_GITHUB-TOKEN", " \t\n", "`github-token` is missing"],
  ["INPUT_BASE-URL", "api.openai.com/v1", "`base-url` must be a URL that starts with http:// or https://"],
  ["INPUT_BASE-URL", "file:///etc/passwd", "`base-url` must be a URL that starts with http:// or https://"],
  ["INPUT_BASE-URL", "javascript:alert(1)", "`base-url` must be a URL that starts with http:// or https://"],
  ["INPUT_TRIGGER-PHRASE", ",", "`trigger-phrase` must be words of 2 to 50 characters, separated by commas"],
  ["INPUT_ALLOWED-ROLES", "write, read", "`allowed-roles` must not contain read or none"],
  ["INPUT_MIXED-THREADS", "careful", "`mixed-threads` must be restricted, strict or as-trusted"],
  ["INPUT_MIXED-THREADS", "yes", "`mixed-threads` must be restricted, strict or as-trusted"],
  ["INPUT_CONFIRMATION", "yes", "`confirmation` must be never, risky or always"],
  ["INPUT_APPROVERS", "read", "`approvers` must not contain read or none"],
  ["INPUT_APPROVERS", "@", "`approvers` has a name after `@` that is not a login"],
  ["INPUT_APPROVAL-EXPIRES", "72", "`approval-expires` must be a duration of at most 30 days"],
  ["INPUT_APPROVAL-EXPIRES", "31d", "`approval-expires` must be a duration of at most 30 days"],
  ["INPUT_APPROVAL-EXPIRES", "0m", "`approval-expires` must be a duration of at most 30 days"],
  ["INPUT_ALLOWED-BOTS", "dependabot[bot]", "`allowed-bots` must be numeric ids"],
  ["INPUT_TRIGGER-PHRASE", "@", "`trigger-phrase` must be words of 2 to 50 characters, separated by commas"],
  [
    "INPUT_TRIGGER-PHRASE",
    "@agent please",
    "`trigger-phrase` must be words of 2 to 50 characters, separated by commas",
  ],
  ["INPUT_TRIGGER-PHRASE", "@".repeat(51), "`trigger-phrase` must be words of 2 to 50 characters, separated by commas"],
  ["INPUT_MAX-ITERATIONS", "many", "`max-iterations` must be a number"],
  ["INPUT_MAX-ITERATIONS", "0", "`max-iterations` must be a whole number from 1 to 1000"],
  ["INPUT_MAX-ITERATIONS", "1001", "`max-iterations` must be a whole number from 1 to 1000"],
  ["INPUT_MAX-ITERATIONS", "1.5", "`max-iterations` must be a whole number from 1 to 1000"],
  ["INPUT_MAX-ITEMS", "0", "`max-items` must be a whole number from 1 to 256"],
  ["INPUT_MAX-ITEMS", "257", "`max-items` must be a whole number from 1 to 256"],
  ["INPUT_LIST", "bugs", "`list` must be `issues label:bug`"],
  ["INPUT_ITEM", "{}", "`item` must be one element of the output `matrix`, or a name"],
  ["INPUT_TIMEOUT-MINUTES", "soon", "`timeout-minutes` must be a number"],
  ["INPUT_TIMEOUT-MINUTES", "0", "`timeout-minutes` must be more than 0 and at most 360"],
  ["INPUT_TIMEOUT-MINUTES", "-5", "`timeout-minutes` must be more than 0 and at most 360"],
  ["INPUT_TIMEOUT-MINUTES", "361", "`timeout-minutes` must be more than 0 and at most 360"],
  ["INPUT_TIMEOUT-MINUTES", "Infinity", "`timeout-minutes` must be "],
  ["INPUT_API-MODE", "soap", "`api-mode` must be auto, chat, responses or messages"],
  ["INPUT_API-VERSION", "../x", "`api-version` must be a version like 2024-10-21"],
  ["INPUT_MODEL-HEADERS", "X-A", "`model-headers` must be a JSON object of strings, or lines of `Name: value`"],
  ["INPUT_MODEL-HEADERS", '{"X-A": 1}', "`model-headers` must be a JSON object of strings"],
  ["INPUT_MODEL-HEADERS", '{"X A": "1"}', "`model-headers` must be a JSON object of strings"],
  ["INPUT_MODEL-HEADERS", '{"X-A": "a\\nHost: evil"}', "`model-headers` must be a JSON object of strings"],
  ["INPUT_MODEL-FEATURES", "vision", "`model-features` must be a JSON object"],
  ["INPUT_MODEL-FEATURES", '{"visoin":true}', "`model-features` has a field that does not exist (there are api, "],
  ["INPUT_MODEL-FEATURES", '{"vision":"no"}', '`model-features` has no valid value for "vision" (a boolean)'],
  ["INPUT_REASONING-EFFORT", "very high", "`reasoning-effort` must be one word"],
  ["INPUT_TEMPERATURE", "3", "`temperature` must be from 0 to 2"],
  ["INPUT_TEMPERATURE", "hot", "`temperature` must be a number"],
  ["INPUT_MAX-BUDGET-USD", "0", "`max-budget-usd` must be a number above 0 and at most 10000, or `none`"],
  ["INPUT_MAX-BUDGET-USD", "$5", "`max-budget-usd` must be a number above 0 and at most 10000, or `none`"],
  ["INPUT_MAX-BUDGET-TOKENS", "0.5", "`max-budget-tokens` must be a whole number from 1 to 1000000000, or `none`"],
  ["INPUT_MAX-BUDGET-TOKENS", "500k", "`max-budget-tokens` must be a whole number from 1 to 1000000000, or `none`"],
  ["INPUT_BASE-URL", "https://user:pass@api.test/v1", "`base-url` must be an address without a user, a password"],
  ["INPUT_BASE-URL", "https://token@api.test/v1", "`base-url` must be an address without a user, a password"],
  ["INPUT_BASE-URL", "https://api.test/v1?key=x", "`base-url` must be an address without a user, a password"],
  ["INPUT_BASE-URL", "https://api.test/v1#x", "`base-url` must be an address without a user, a password"],
  ["INPUT_BASE-URL", "https://api.test/v1/completions", "`base-url` must be the root of the API: leave out"],
  ["INPUT_BASE-URL", "https://api.test/v1/chat/completions", "`base-url` must be the root of the API: leave out"],
  ["INPUT_BASE-URL", "https://api.test/v1/responses/", "`base-url` must be the root of the API: leave out"],
  [
    "INPUT_ALLOWED-ROLES",
    "writer",
    "`allowed-roles` has a role that does not exist (did you mean write?): the roles are",
  ],
  ["INPUT_ALLOWED-ROLES", "admin, release managers", "`allowed-roles` has a role that does not exist: the roles are"],
  ["INPUT_APPROVERS", "@octavia, maintainers", "`approvers` has a role that does not exist (did you mean maintain?)"],
  ["INPUT_APPROVERS", "@oct avia", "`approvers` has a name after `@` that is not a login"],
  ["INPUT_LOG-COMPLETIONS", "yes", "`log-completions` must be true or false"],
  ["INPUT_STATE-STORE", "artifact", "`state-store` must be git-ref or none"],
  ["INPUT_STATE-KEY", "short", "`state-key` must have at least 16 characters"],
  ["INPUT_API_KEY", "sk-secret-999999", "`api_key` is not an input (did you mean `api-key`?)"],
  ["INPUT_APIKEY", "sk-secret-999999", "`apikey` is not an input (did you mean `api-key`?)"],
  ["INPUT_MAX", "5", "`max` is not an input (did you mean `max-iterations`?)"],
  ["INPUT_PROMTP", "hi", "`promtp` is not an input (did you mean `prompt`?)"],
] as const)("%s=%j is refused: %s", ([name, value, problem]) => {
  const fault = problemWith({ [name]: value });
  expect(fault.code).toBe("config");
  expect(fault.message).toContain(problem);
  expect(fault.message).not.toContain("Invalid input");
  expect(fault.message).not.toContain("\n");
  expect(fault.hint).toMatch(/`with:`|`mode: gate`/);
});

test("all problems are told at once", () => {
  const fault = problemWith({ INPUT_MODEL: "", "INPUT_BASE-URL": "x", "INPUT_MAX-ITERATIONS": "0", INPUT_NOPE: "x" });
  for (const name of ["model", "base-url", "max-iterations", "nope"]) expect(fault.message).toContain(`\`${name}\``);
  expect(fault.message).not.toContain("`timeout-minutes`");
});

test("no value of an input is repeated: it may be a secret in the wrong place", () => {
  const secret = "sk-secret-999999";
  const fault = problemWith({
    ...{ "INPUT_BASE-URL": secret, "INPUT_TRIGGER-PHRASE": `${secret} x`, INPUT_API_KEY: secret },
    ...{ "INPUT_MAX-ITERATIONS": secret, "INPUT_TIMEOUT-MINUTES": secret, "INPUT_MAX-BUDGET-USD": secret },
    ...{ "INPUT_MODEL-HEADERS": secret, "INPUT_MODEL-FEATURES": `{"${secret}":1}`, "INPUT_API-MODE": secret },
    ...{
      "INPUT_ALLOWED-ROLES": secret,
      INPUT_APPROVERS: `@${secret} x`,
      "INPUT_API-VERSION": `${secret} x`,
      "INPUT_REASONING-EFFORT": secret,
      INPUT_TEMPERATURE: secret,
    },
    ...{ "INPUT_LOG-COMPLETIONS": secret },
  });
  expect(`${fault.message} ${fault.hint} ${fault.cause}`).not.toContain(secret);
});

const job = {
  ...{ ...needed, "INPUT_API-KEY": "", "INPUT_STATE-KEY": "a-random-text-of-32-characters" },
  "INPUT_AZURE-CLIENT-ID": "11111111-1111-1111-1111-111111111111",
  "INPUT_AZURE-TENANT-ID": "22222222-2222-2222-2222-222222222222",
};

test("an identity at Azure stands for the key", () => {
  const inputs = readInputs(Settings.ofJob(job));
  expect(inputs["api-key"]).toBeUndefined();
  expect(inputs["azure-client-id"]).toBe("11111111-1111-1111-1111-111111111111");
});

test.for<[Readonly<Record<string, string>>, string]>([
  [{ "INPUT_AZURE-TENANT-ID": "" }, "`azure-tenant-id` is missing"],
  [{ "INPUT_AZURE-CLIENT-ID": "" }, "`azure-client-id` is missing"],
  [{ "INPUT_AZURE-CLIENT-ID": "my-app" }, "`azure-client-id` must be an id like 00000000-0000-0000-0000-000000000000"],
  [{ "INPUT_STATE-KEY": "" }, "`state-key` is missing; without an `api-key`, it signs what the agent remembers"],
  [{ "INPUT_STATE-KEY": "short" }, "`state-key` must have at least 16 characters"],
  [{ "INPUT_API-KEY": "sk-1" }, "`azure-client-id` cannot be used together with `api-key`"],
])("but not with %o", ([env, problem]) => {
  expect(problemWith({ ...job, ...env }).message).toContain(problem);
});

test("the secrets among the inputs are the token, the key, and headers that sound like one", () => {
  const headers = { Authorization: "Bearer tok-123456", "X-Title": "Deckhand", "x-api-key": "k-123456" };
  expect(secretInputs(Settings.ofJob({ ...needed, "INPUT_MODEL-HEADERS": JSON.stringify(headers) }))).toEqual([
    ...["ghs_secret-123", "sk-secret-123456"],
    ...["Bearer tok-123456", "tok-123456", "k-123456", "k-123456"],
  ]);
  expect(secretInputs(Settings.ofJob({ "INPUT_MODEL-HEADERS": "nonsense" }))).toEqual([]);
});

test("the key of an agent server needs its address: without it, commands would run on the runner", () => {
  const key = { "INPUT_AGENT-SERVER-KEY": "session-key-123456" };
  const { code, message } = problemWith({ ...key, "INPUT_AGENT-SERVER-URL": "" });
  expect([code, message]).toEqual(["config", expect.stringContaining("`agent-server-key` needs `agent-server-url`")]);
  expect(
    readInputs(Settings.ofJob({ ...needed, ...key, "INPUT_AGENT-SERVER-URL": "https://x.test" }))["agent-server-key"],
  ).toBe("session-key-123456");
});
