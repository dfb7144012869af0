/** Which servers skills lead to: what the base commit says has less than what the workflow names. */
import { expect, test } from "vitest";
import { Skill } from "../../../../src/core/skill/skill.ts";
import { serversOfSkills } from "../../../../src/run/agent/mcp/servers.ts";
import { Inputs } from "../../../../src/runner/input/inputs.ts";

const inputs = Inputs.parse({
  ...{ model: "m", "api-key": "key-0123456789", "github-token": "token-0123456789" },
  ...{ secrets: "SHARED=for-commands", "mcp-secrets": "OWN=for-servers" },
});
const skill = (mcp_tools: object, more: object = {}) =>
  Skill.parse({ name: "web", content: "x", source: ".openhands/microagents/web.md", mcp_tools, ...more });
const program = (env: object = {}) => ({ mcpServers: { fetch: { command: "fetch-mcp", args: ["."], env } } });
const none = { brought: [], plugins: [] };
const of = (one: Skill) => serversOfSkills({ ...none, skills: [one] }, inputs);
const named = (one: Skill) =>
  serversOfSkills({ ...none, skills: [one], brought: [{ label: "a/b@1", skills: [one], problems: [] }] }, inputs);

test("a skill that always applies starts its program, which is trusted with nothing", async () => {
  const fetch = { name: "fetch", isTrusted: false, kind: "stdio", file: "fetch-mcp", args: ["."], environment: {} };
  expect(await of(skill(program()))).toEqual({ specs: [fetch], problems: [] });
  const trusted = { mcpServers: { fetch: { command: "fetch-mcp", args: ["."], trusted: true } } };
  expect((await of(skill(trusted))).specs).toEqual([fetch]);
  const listed = { stdio_servers: [{ name: "fetch", command: "fetch-mcp", args: ["."] }] };
  expect((await of(skill(listed))).specs).toEqual([fetch]);
});

test("one that is called for, or listed, starts none", async () => {
  expect((await of(skill(program(), { trigger: { type: "keyword", keywords: ["web"] } }))).specs).toEqual([]);
  expect((await of(skill(program(), { is_agentskills_format: true }))).specs).toEqual([]);
});

test("what commands may have fills it, and what only servers may have does where the workflow names the skill", async () => {
  expect((await of(skill(program({ KEY: `\${SHARED}` })))).specs).toMatchObject([
    { environment: { KEY: "for-commands" } },
  ]);
  const own = skill(program({ KEY: `\${OWN}` }));
  expect((await named(own)).specs).toMatchObject([{ environment: { KEY: "for-servers" } }]);
  expect(await of(own)).toEqual({
    specs: [],
    problems: [{ path: own.source, problem: expect.stringMatching(/`mcp_tools` are not: .*needs \$\{OWN\}/) }],
  });
});

test.for([
  [{ mcpServers: { docs: { url: "https://docs.test/mcp" } } }, 'its server "docs" has a url; name it in `mcp-config`'],
  [{ mcpServers: { "a b": { command: "x" } } }, "has a name that is not made of"],
  [{ mcpServers: { a: { command: "x", cwd: "/" } } }, "must have `command`"],
  [["x"], "it must be JSON like"],
] as const)("%j of the base commit is left out, and it is said why", async ([config, why]) => {
  const { specs, problems } = await of(skill(config));
  expect([specs, problems[0]?.problem]).toEqual([[], expect.stringContaining(why)]);
});

test("a url is for skills that the workflow names", async () => {
  expect((await named(skill({ mcpServers: { docs: { url: "https://docs.test/mcp" } } }))).specs).toMatchObject([
    { name: "docs", kind: "http", isTrusted: false },
  ]);
});
