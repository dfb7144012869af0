/** Which tools of servers a person is asked about. */
import { expect, test } from "vitest";
import { isGrant } from "../../src/core/event/grant.ts";
import type { Surroundings } from "../../src/core/tool/tool.ts";
import { parseMcpConfig } from "../../src/mcp/mcp-config.ts";
import { mcpTool } from "../../src/mcp/mcp-tool.ts";
import type { McpServer } from "../../src/mcp/server.ts";

const here: Surroundings = { workingDir: "/repo", isSandboxed: true, secretsIn: () => [] };

function needs(server: object, annotations: object): boolean {
  const [spec] = parseMcpConfig(JSON.stringify({ mcpServers: { one: server } }), {});
  if (!spec) throw new Error("There is no server.");
  const tool = { name: "do", description: "", inputSchema: { type: "object" as const }, annotations };
  const definition = { name: "one__do", print: "p", tool };
  const made = mcpTool({ name: "one" } as McpServer, definition, { spec, onUse: () => undefined }); // what is looked at
  const grant = made.grant?.({} as never, here); // it looks at no input
  return grant !== undefined && isGrant(grant);
}

const program = { command: "server" };
const remote = { url: "https://mcp.example.org/mcp" };
const reader = { readOnlyHint: true, openWorldHint: false };

test.for<[string, object, object, boolean]>([
  ["a program that says nothing", program, {}, true],
  ["one that reads the open web", program, { readOnlyHint: true }, true],
  ["one that changes what is its own", program, { openWorldHint: false }, true],
  ["one that only reads, and not the world", program, reader, false],
  ["one that the workflow trusts", { ...program, trusted: true }, {}, false],
  ["a server with a url, whatever it says", remote, reader, true],
  ["one with a url that the workflow trusts", { ...remote, trusted: true }, {}, false],
])("%s", ([, server, annotations, isAsked]) => {
  expect(needs(server, annotations)).toBe(isAsked);
});
