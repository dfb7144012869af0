/** Whether the configuration is JSON or a path, and where the path is looked for. */
import { expect, test } from "vitest";
import type { SkillSource } from "../../../../src/core/skill/skill.ts";
import type { Pull } from "../../../../src/github/read/pull/pull.ts";
import { commitFiles } from "../../../../src/run/admit/named-file.ts";
import { serverSpecs as specsOn } from "../../../../src/run/agent/mcp/servers.ts";
import { Inputs } from "../../../../src/runner/input/inputs.ts";

const required = { model: "m", "api-key": "key-0123456789", "github-token": "token-0123456789" };
const inputs = (config?: string) =>
  Inputs.parse({ ...required, secrets: "TOKEN=tk-0123456789", ...(config !== undefined && { "mcp-config": config }) });

const config = JSON.stringify({ mcpServers: { one: { command: "x", env: { KEY: `\${TOKEN}` } } } });
const serverSpecs = (given: Inputs, place: Parameters<typeof specsOn>[1]) => specsOn(given, place, { pull: undefined });
const asked: string[] = [];
const source: SkillSource = {
  list: async () => [{ path: ".mcp.json", id: "1", size: config.length }],
  read: async (paths) => {
    asked.push(...paths);
    return new Map(paths.filter((path) => path === ".mcp.json").map((path) => [path, config]));
  },
};
const base = { plugins: [], named: commitFiles("0123456789", source, "/nowhere") };

test("JSON is taken as it is, a path is read from the base commit, and secrets fill both", async () => {
  const one = {
    name: "one",
    isTrusted: false,
    kind: "stdio",
    file: "x",
    args: [],
    environment: { KEY: "tk-0123456789" },
  };
  expect(await serverSpecs(inputs(config), base)).toEqual([one]);
  expect(asked).toEqual([]);
  expect(await serverSpecs(inputs(".mcp.json"), base)).toEqual([one]);
  expect(asked).toEqual([".mcp.json"]);
});

test("without the input there are none; a file that is not there is said", async () => {
  expect(await serverSpecs(inputs(), base)).toEqual([]);
  await expect(serverSpecs(inputs("no.json"), base)).rejects.toThrow(
    "`mcp-config` names no.json, which is not a text file of the commit 0123456",
  );
});

test("plugins bring servers: of one name the later plugin's counts, and the input's in any case", async () => {
  const servers = (names: Readonly<Record<string, string>>) => ({
    label: "p",
    servers: JSON.stringify({
      mcpServers: Object.fromEntries(Object.entries(names).map(([name, command]) => [name, { command }])),
    }),
  });
  const plugins = [
    servers({ one: "a", two: "a" }),
    { label: "p", servers: undefined },
    servers({ two: "b", three: "b" }),
  ];
  const found = await serverSpecs(inputs(config), { ...base, plugins });
  expect(Object.fromEntries(found.map((spec) => [spec.name, spec.kind === "stdio" && spec.file]))).toEqual({
    ...{ one: "x", two: "b", three: "b" },
  });
  await expect(serverSpecs(inputs(), { ...base, plugins: [{ label: "p", servers: "{" }] })).rejects.toThrow(
    ".mcp.json of the plugin p cannot be used",
  );
});

test("on the code of a fork there are none, whoever brings them", async () => {
  const pull = { number: 1, isFork: true } as Pull; // all that is looked at
  const plugins = [{ label: "p", servers: config }];
  expect(await specsOn(inputs(config), { ...base, plugins }, { pull })).toEqual([]);
  expect(await specsOn(inputs(config), { ...base, plugins }, { pull: { ...pull, isFork: false } })).toHaveLength(1);
});

test("what only servers may have fills them too, and counts first where both lists have the name", async () => {
  const both = Inputs.parse({
    ...{ ...required, "mcp-config": config, secrets: "TOKEN=for-commands", "mcp-secrets": "TOKEN=for-servers" },
  });
  expect(await serverSpecs(both, base)).toMatchObject([{ environment: { KEY: "for-servers" } }]);
});
