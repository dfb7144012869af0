/** How servers of sub-agents are reported: under whose they are, and once, however often they were started. */
import { expect, test } from "vitest";
import { memoryStore } from "../../../../src/core/event/file-store.ts";
import type { ServerReport } from "../../../../src/mcp/servers.ts";
import { OwnServers } from "../../../../src/run/agent/mcp/tools-and-servers.ts";

test("what was started several times is one server, with all its calls and as it was at last", async () => {
  const reports: ServerReport[] = [
    { name: "db", tools: 0, used: [], problem: "It did not start." },
    { name: "db", tools: 2, used: [{ tool: "ask", calls: 1 }], problem: "" },
    {
      name: "db",
      tools: 2,
      used: [
        { tool: "ask", calls: 2 },
        { tool: "tell", calls: 1 },
      ],
      problem: "",
    },
  ];
  const own = new OwnServers(async () => {
    const report = reports.shift();
    return { tools: [], report: () => (report ? [report] : []), close: async () => {} };
  });
  expect(own.report()).toEqual([]);
  for (const agent of ["tuner", "tuner", "tuner", "poet"]) await own.open(agent, [], memoryStore());
  const used = [
    { tool: "ask", calls: 3 },
    { tool: "tell", calls: 1 },
  ];
  expect(own.report()).toEqual([{ name: "tuner/db", tools: 2, used, problem: "" }]);
});
