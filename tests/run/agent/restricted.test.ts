// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how a configuration names a secret.
import { expect, test } from "vitest";
import { parseMcpConfig } from "../../../src/mcp/mcp-config.ts";
import { isRestricted, restrictionsWith, withoutSecrets } from "../../../src/run/agent/restricted.ts";
import { readInputs } from "../../../src/runner/input/inputs.ts";
import { Settings } from "../../../src/runner/input/settings.ts";

const inputs = readInputs(
  Settings.ofJob({
    ...{ INPUT_MODEL: "m", "INPUT_API-KEY": "k", "INPUT_GITHUB-TOKEN": "t" },
    ...{ INPUT_SECRETS: "TOKEN=s3cret-value", INPUT_NETWORK: "npm", INPUT_CONFIRMATION: "risky" },
  }),
);

const mention = { kind: "mention" } as const;

test("a run is careful that reads words of strangers, unless the workflow says otherwise", () => {
  expect(isRestricted(inputs, ["tom"])).toBe(true);
  expect(isRestricted(inputs, [])).toBe(false);
  expect(isRestricted({ "mixed-threads": "strict" }, ["tom"])).toBe(true);
  expect(isRestricted({ "mixed-threads": "as-trusted" }, ["tom"])).toBe(false);
});

test("it lends the agent no secrets and closes the network, but not to the workflow's own command", async () => {
  const { inputs: lent, forSetUp, closesNetwork } = restrictionsWith(inputs, mention);
  expect(lent).toMatchObject({ secrets: undefined, confirmation: "risky", "confirmation-threshold": "high" });
  expect(await forSetUp.valuesOf(forSetUp.namesIn("echo $TOKEN"))).toEqual({ TOKEN: "s3cret-value" });
  expect(closesNetwork).toBe(true);
  expect(restrictionsWith({ ...inputs, network: "none" }, mention).closesNetwork).toBe(false);
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
