/**
 * A tool of a server as a tool of the agent, with the server's name and a shortened description that is marked as the
 * server's.
 */
import { z } from "zod";
import { NOTHING } from "../core/event/grant.ts";
import type { Annotations, Tool, ToolContext, ToolResult } from "../core/tool/tool.ts";
import { SERVER_TOOL } from "../core/tool/wire-class.ts";
import { Mistake } from "../lib/fault.ts";
import { clipMiddle, oneLine } from "../lib/text.ts";

import { prompt } from "../prompts.ts";
import { type Definition, inputOf, plainText, type ServerTool } from "./definition.ts";
import type { ServerSpec } from "./mcp-config.ts";

import { type AskServer, CallResult, LIST, listResources, READ, readResource, resultOf } from "./result.ts";
import type { McpServer } from "./server.ts";

const LONGEST_DESCRIPTION = 2000;

export type Pin = Readonly<{ server: string; print: string }>;

/** `onUse` is called with every call. */
export function mcpTool(
  server: McpServer,
  definition: Definition,
  { spec, onUse }: Readonly<{ spec: ServerSpec; onUse: () => void }>,
): Tool {
  const { name, tool, print } = definition;
  const annotations = annotationsOf(tool);
  const isFree = spec.isTrusted || (spec.kind === "stdio" && annotations.readOnlyHint && !annotations.openWorldHint);
  return Object.freeze<Tool>({
    ...SERVER_TOOL,
    name,
    description: describe(server.name, tool),
    input: inputOf(tool.inputSchema),
    annotations,
    meta: { tool_name: name, server: server.name, print },
    risk: isFree ? "LOW" : "MEDIUM",
    grant: () => (isFree ? NOTHING : { ...NOTHING, server: server.name }),
    declaredResources: () => ({ declared: true, keys: [`mcp:${server.name}`] }),
    run(input: Readonly<Record<string, unknown>>, { signal }: ToolContext): Promise<ToolResult> {
      onUse();
      const ask: AskServer = (method, params, schema) => server.ask(method, params, schema, signal);
      if (tool.isOurs && tool.name === LIST) return listResources(ask, input);
      if (tool.isOurs && tool.name === READ) return readResource(ask, input);
      return ask("tools/call", { name: tool.name, arguments: input }, CallResult).then(resultOf);
    },
  });
}

/** A placeholder for a tool that the conversation started with and that is no longer available. */
export function standIn(name: string, pin: Pin, problem: string): Tool {
  return Object.freeze<Tool>({
    ...SERVER_TOOL,
    name,
    description: prompt("mcp/gone", { server: pin.server }),
    input: z.looseObject({}),
    annotations: annotationsOf({ annotations: {} }),
    meta: { tool_name: name, ...pin },
    run: () => Promise.reject(new Mistake(`The server ${pin.server}: ${problem}`)),
  });
}

function describe(server: string, { name, description, isOurs }: ServerTool): string {
  if (isOurs) return `${description} (${server})`;
  const words = clipMiddle(plainText(description).trim(), LONGEST_DESCRIPTION, "[… cut …]");
  return prompt("mcp/tool", { server, tool: oneLine(plainText(name), 100), description: words });
}

/** The tool may do everything that the server does not deny. */
function annotationsOf({ annotations }: Pick<ServerTool, "annotations">): Annotations {
  const { readOnlyHint = false, idempotentHint = false, openWorldHint = true } = annotations;
  return { readOnlyHint, destructiveHint: annotations.destructiveHint ?? !readOnlyHint, idempotentHint, openWorldHint };
}
