/** What must not be shown of a configuration that holds secrets itself. */
import { expect, test } from "vitest";
import { secretInputs } from "../../../src/runner/input/secrets-input.ts";
import { Settings } from "../../../src/runner/input/settings.ts";

const secretsIn = (config: string) => secretInputs(Settings.ofJob({ "INPUT_MCP-CONFIG": config }));

test("values of headers and variables with telling names are secret, and so are the tokens in them", () => {
  const headers = { Authorization: "Bearer tk-0123456789", Accept: "text/plain" };
  const env = { API_KEY: "key-0123456789", MODE: "fast", OTHER_TOKEN: `\${TOKEN}` };
  const servers = { web: { url: "https://x.org", headers }, local: { command: "x", env } };
  expect(secretsIn(JSON.stringify({ mcpServers: servers }))).toEqual(
    expect.arrayContaining(["Bearer tk-0123456789", "tk-0123456789", "key-0123456789"]),
  );
  expect(secretsIn(JSON.stringify({ mcpServers: servers }))).not.toContain("fast");
});

test.for([".mcp.json", "{", '{"mcpServers": {"a": 7}}'])("%j holds none", (config) => {
  expect(secretsIn(config).filter((value) => value !== "")).toEqual([]);
});
