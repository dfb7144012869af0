// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how a configuration names a secret.
import { expect, test } from "vitest";
import { readInputs } from "../../../src/action/runner/input/inputs.ts";
import { restrictedWay } from "../../../src/action/runner/input/publishing.ts";
import { parseMcpConfig } from "../../../src/mcp/mcp-config.ts";
import {
  confirmationAbove,
  isRestricted,
  restrictionsWith,
  withoutSecrets,
} from "../../../src/run/agent/restricted.ts";

const inputs = readInputs({
  ...{ INPUT_MODEL: "m", "INPUT_API-KEY": "k", "INPUT_GITHUB-TOKEN": "t" },
  ...{ INPUT_SECRETS: "TOKEN=s3cret-value", INPUT_NETWORK: "npm", INPUT_CONFIRMATION: "risky" },
});

test("a run is careful that reads words of strangers, unless the workflow says otherwise", () => {
  expect(isRestricted(inputs, ["tom"])).toBe(true);
  expect(isRestricted(inputs, [])).toBe(false);
  expect(isRestricted({ "mixed-threads": "strict" }, ["tom"])).toBe(true);
  expect(isRestricted({ "mixed-threads": "as-trusted" }, ["tom"])).toBe(false);
});

test("it lends the agent no secrets and closes the network, but not to the workflow's own command", async () => {
  const { inputs: lent, forSetUp, closesNetwork, proposes } = restrictionsWith(inputs);
  expect(lent).toMatchObject({ secrets: undefined, confirmation: "risky", "confirmation-threshold": "high" });
  expect(proposes).toBe(true);
  expect(await forSetUp.namedIn("echo $TOKEN")).toEqual({ TOKEN: "s3cret-value" });
  expect(closesNetwork).toBe(true);
  expect(restrictionsWith({ ...inputs, network: "none" }).closesNetwork).toBe(false);
});

test("it proposes nothing to be remembered, which strangers could have put into its mouth", () => {
  const memory = (given: "none" | "read" | "propose") => restrictionsWith({ ...inputs, memory: given }).inputs.memory;
  expect([memory("propose"), memory("read"), memory("none")]).toEqual(["read", "read", "none"]);
});

test("a strict one asks sooner, and proposes nothing that nobody asked for", () => {
  const { inputs: lent, proposes } = restrictionsWith({ ...inputs, "mixed-threads": "strict" });
  expect(lent).toMatchObject({ secrets: undefined, confirmation: "risky", "confirmation-threshold": "medium" });
  expect(proposes).toBe(false);
});

test.each([
  ["risky", "high", "risky", "medium"],
  ["risky", "medium", "risky", "low"],
  ["risky", "low", "always", "low"],
  ["always", "high", "always", "high"],
  ["never", "high", "risky", "high"],
] as const)("instead of %s from %s on it asks %s from %s on", (confirmation, threshold, then, from) => {
  const raised = confirmationAbove({ confirmation, "confirmation-threshold": threshold });
  expect(raised).toEqual({ confirmation: then, "confirmation-threshold": from });
});

test("servers that were told a secret are left out, and no others", () => {
  const config = {
    plain: { command: "a", env: { MODE: "fast" } },
    keyed: { command: "b", env: { TOKEN: "x-${TOKEN}" } },
    open: { url: "https://x.test/mcp" },
    signed: { url: "https://y.test/mcp", headers: { Authorization: "Bearer ${TOKEN}" } },
  };
  const specs = parseMcpConfig(JSON.stringify({ mcpServers: config }), { TOKEN: "s3cret-value" });
  expect(withoutSecrets(specs, ["s3cret-value"]).map(({ name }) => name)).toEqual(["plain", "open"]);
  expect(withoutSecrets(specs, [])).toEqual(specs);
});

test("where nobody asked, a draft is for a person to open", () => {
  expect(restrictedWay("draft", { kind: "schedule" })).toBe("link");
  expect(restrictedWay("draft", { kind: "mention" })).toBe("draft");
  expect(restrictedWay("ready", { kind: "schedule" })).toBe("ready");
});
