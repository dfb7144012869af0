/** Which servers the definitions of sub-agents lead to, and which definitions are not used because of theirs. */
import { describe, expect, test } from "vitest";
import { builtInSubAgents, readSubAgent } from "../../../../src/core/agent/sub-agent.ts";
import { subAgentsWithServers } from "../../../../src/run/agent/mcp/servers.ts";

const run = {
  specs: [{ name: "docs" }, { name: "tickets" }],
  secrets: { DB_TOKEN: "db-0123456789" },
  isOutside: false,
};
const agent = (head: string) => readSubAgent(".agents/agents/tuner.md", `---\n${head}\n---\nYou tune.\n`);
const staffed = (head: string, more: Partial<typeof run> = {}) =>
  subAgentsWithServers([agent(head)], { ...run, ...more });

const db = {
  name: "db",
  isTrusted: false,
  kind: "stdio",
  file: "db-mcp",
  args: ["."],
  environment: { TOKEN: "db-0123456789" },
};
const program = `{ command: db-mcp, args: [.], env: { TOKEN: "\${DB_TOKEN}" } }`;

describe("a definition", () => {
  test.for([
    ["names some of the run's", "mcp_servers: [docs]", { named: ["docs"], own: [] }],
    ["names some in one line", "mcp_servers: docs, tickets", { named: ["docs", "tickets"], own: [] }],
    ["names none", "mcp_servers: []", { named: [], own: [] }],
    ["brings a program", `mcp_servers: { db: ${program} }`, { named: [], own: [db] }],
    ["names one and brings one", `mcp_servers: { docs: null, db: ${program} }`, { named: ["docs"], own: [db] }],
    ["has it in the other field", `mcp_config: { mcpServers: { db: ${program} } }`, { named: [], own: [db] }],
    [
      "has it there without a wrapper",
      `mcp_config: { db: ${program} }\nmcp_servers: [docs]`,
      { named: ["docs"], own: [db] },
    ],
    ["has a name in both", `mcp_config: { docs: { command: x } }\nmcp_servers: [docs]`, { named: ["docs"], own: [] }],
  ] as const)("%s", async ([, head, servers]) => {
    const { agents, subAgentServers, problems } = await staffed(head);
    expect(problems).toEqual([]);
    expect(agents).toHaveLength(1);
    expect(subAgentServers.get("tuner")).toEqual(servers);
  });

  test("that says nothing of servers is not in the list: it has its caller's; so have ours", async () => {
    expect((await staffed("model: inherit")).subAgentServers.size).toBe(0);
    expect(await subAgentsWithServers(builtInSubAgents(), run)).toMatchObject({
      agents: builtInSubAgents(),
      problems: [],
    });
  });

  test.for([
    ["names a server that there is not", "mcp_servers: [docs, dcos]", 'there is no server "dcos"'],
    ["brings one with a url", "mcp_servers: { web: { url: https://x.org } }", "name it in `mcp-config`"],
    ["brings what is none", "mcp_servers: { db: { comand: db-mcp } }", "must have `command`"],
    ["has a secret in the wrong place", `mcp_servers: { db: { command: "\${DB_TOKEN}" } }`, "outside of `env`"],
    [
      "wants a secret that commands may not have",
      `mcp_servers: { db: { command: x, env: { A: "\${KEY}" } } }`,
      `\${KEY}`,
    ],
  ] as const)("that %s is left out, and it is said why", async ([, head, why]) => {
    const { agents, subAgentServers, problems } = await staffed(head);
    expect([agents, subAgentServers.size]).toEqual([[], 0]);
    expect(problems).toEqual([{ path: ".agents/agents/tuner.md", problem: expect.stringMatching(/^is not used: /) }]);
    expect(problems[0]?.problem).toContain(why);
  });

  test("on the code of a fork has no servers at all, and is used all the same", async () => {
    const outside = { specs: [], isOutside: true };
    for (const head of ["mcp_servers: [docs]", `mcp_servers: { db: ${program} }`]) {
      const { agents, subAgentServers, problems } = await staffed(head, outside);
      expect([agents.length, problems]).toEqual([1, []]);
      expect(subAgentServers.get("tuner")).toEqual({ named: [], own: [] });
    }
  });
});
