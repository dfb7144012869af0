import fc from "fast-check";
import { expect, test } from "vitest";
import { allowedInputs } from "../../../src/run/agent/allowed-inputs.ts";
import { isOutside, trustInCode } from "../../../src/run/start/asked-head.ts";
import { type Inputs, readInputs } from "../../../src/runner/input/inputs.ts";
import { Settings } from "../../../src/runner/input/settings.ts";

const given = readInputs(
  new Settings({
    ...{ model: "m", "api-key": "sk-secret-123456", "github-token": "ghs_secret-123" },
    ...{ secrets: "DEPLOY_KEY=dk-1234567890", "tool-env": "REGION", network: "all", hooks: "true" },
    ...{ "setup-command": "npm ci", "mcp-config": '{"mcpServers": {"docs": {"url": "https://docs.example.org"}}}' },
  }),
);
const mention = { kind: "mention" } as const;
const schedule = { kind: "schedule" } as const;
const on = (isFork: boolean) => ({ pull: { isFork } }) as Parameters<typeof isOutside>[0]; // no more of it is read

/** The names of inputs that differ. */
const changed = (one: Inputs, other: Inputs) =>
  (Object.keys(one) as (keyof Inputs)[]).filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]));

test("a run of nobody else's words and code has what the workflow says", () => {
  expect(allowedInputs(given, "full", mention)).toBe(given);
});

test("on a fork's code nothing is lent and nothing is set up, and the rest of the inputs stands", () => {
  const allowed = allowedInputs(given, "fork", mention);
  expect(allowed).toMatchObject({ network: "none", hooks: false, "setup-network": "none", caches: ["none"] });
  const { secrets, "tool-env": added, "mcp-config": servers, "setup-command": setUp } = allowed;
  expect([secrets, added, servers, setUp]).toEqual([undefined, undefined, undefined, undefined]);
  expect(changed(given, allowed).sort()).toEqual(
    ["hooks", "mcp-config", "network", "secrets", "setup-command", "setup-network", "tool-env"].sort(),
  );
});

test("a fork's code does not run without a sandbox, and other code does", () => {
  expect([isOutside(on(true)), isOutside(on(false)), isOutside({ pull: undefined })]).toEqual([true, false, false]);
  expect(() => trustInCode(on(true), { isolation: "none" })).toThrow("without a sandbox");
  expect(trustInCode(on(true), { isolation: "auto" })).toBe("fork");
  expect(trustInCode(on(false), { isolation: "none" })).toBe("full");
});

test("a run that reads words of strangers has no secrets, and proposes nothing to be remembered", () => {
  expect(changed(given, allowedInputs(given, "restricted", schedule))).toEqual(["secrets"]);
  const memory = (wanted: Inputs["memory"]) =>
    allowedInputs({ ...given, memory: wanted }, "restricted", mention).memory;
  expect([memory("propose"), memory("read"), memory("none")]).toEqual(["read", "read", "none"]);
});

test.each([
  ["risky", "high", "risky", "medium"],
  ["risky", "medium", "risky", "low"],
  ["risky", "low", "always", "low"],
  ["always", "high", "always", "high"],
  ["never", "high", "risky", "high"],
] as const)("a strict one asks, instead of %s from %s on, %s from %s on", (confirmation, threshold, then, from) => {
  const strict = { ...given, confirmation, "confirmation-threshold": threshold, "mixed-threads": "strict" } as const;
  expect(allowedInputs(strict, "restricted", mention)).toMatchObject({
    confirmation: then,
    "confirmation-threshold": from,
  });
});

test.each([
  ["draft", schedule, "link"],
  ["draft", mention, "draft"],
  ["ready", schedule, "ready"],
] as const)("a strict one that wants a %s on a %o leaves a %s", (way, trigger, left) => {
  const strict = { ...given, "create-pr": way, "mixed-threads": "strict" } as const;
  expect(allowedInputs(strict, "restricted", trigger)["create-pr"]).toBe(left);
  expect(allowedInputs({ ...strict, "mixed-threads": "restricted" }, "restricted", trigger)["create-pr"]).toBe(way);
});

/** How much each value lets a run do; undefined is least. */
const ORDER: Partial<Record<keyof Inputs, readonly unknown[]>> = {
  confirmation: ["always", "risky", "never"],
  "confirmation-threshold": ["low", "medium", "high"],
  memory: ["none", "read", "propose"],
  "create-pr": ["none", "link", "draft", "ready"],
  network: ["none", "npm", "all"],
  "setup-network": ["none", "registries", "all"],
  hooks: [false, true],
  "skill-commands": [false, true],
};

const wishes = fc.record({
  confirmation: fc.constantFrom("never", "risky", "always"),
  "confirmation-threshold": fc.constantFrom("low", "medium", "high"),
  memory: fc.constantFrom("none", "read", "propose"),
  "create-pr": fc.constantFrom("draft", "ready", "link", "none"),
  network: fc.constantFrom("none", "npm", "all"),
  "setup-network": fc.constantFrom("none", "registries", "all"),
  "mixed-threads": fc.constantFrom("restricted", "strict"),
  hooks: fc.boolean(),
  "skill-commands": fc.boolean(),
});

test("whatever the workflow says, no run gets more for what others wrote", () => {
  const trusts = fc.constantFrom("restricted" as const, "fork" as const);
  fc.assert(
    fc.property(wishes, trusts, fc.constantFrom(mention, schedule), (wished, trust, trigger) => {
      const before: Inputs = { ...given, ...(wished as Partial<Inputs>) }; // fast-check widens the words
      const after = allowedInputs(before, trust, trigger);
      for (const name of changed(before, after)) {
        const order = ORDER[name];
        if (order) expect(order.indexOf(after[name])).toBeLessThan(order.indexOf(before[name]));
        else expect([name, after[name]]).toEqual([name, name === "caches" ? ["none"] : undefined]);
      }
    }),
  );
});
