/** Whether the configuration is JSON or a path, and where the path is looked for. */
import { expect, test } from "vitest";
import { serverSpecs } from "../../../src/action/mcp/server-specs.ts";
import { Inputs } from "../../../src/action/runner/inputs.ts";

const required = { model: "m", "api-key": "key-0123456789", "github-token": "token-0123456789" };
const inputs = (config?: string) =>
  Inputs.parse({ ...required, secrets: "TOKEN=tk-0123456789", ...(config !== undefined && { "mcp-config": config }) });

const config = JSON.stringify({ mcpServers: { one: { command: "x", env: { KEY: `\${TOKEN}` } } } });
const asked: string[] = [];
const base = {
  commit: "0123456789",
  source: {
    list: async () => [],
    read: async (paths: readonly string[]) => {
      asked.push(...paths);
      return new Map(paths.filter((path) => path === ".mcp.json").map((path) => [path, config]));
    },
  },
};

test("JSON is taken as it is, a path is read from the base commit, and secrets fill both", async () => {
  const one = { name: "one", kind: "stdio", file: "x", args: [], environment: { KEY: "tk-0123456789" } };
  expect(await serverSpecs(inputs(config), base)).toEqual([one]);
  expect(asked).toEqual([]);
  expect(await serverSpecs(inputs(".mcp.json"), base)).toEqual([one]);
  expect(asked).toEqual([".mcp.json"]);
});

test("without the input there are none; a file that is not there is said", async () => {
  expect(await serverSpecs(inputs(), base)).toEqual([]);
  await expect(serverSpecs(inputs("no.json"), base)).rejects.toThrow("no file no.json in the base commit 0123456");
});
