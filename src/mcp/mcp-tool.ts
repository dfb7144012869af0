/**
 * A tool of a server as a tool of the agent, with the server's name and a shortened description that is marked as the
 * server's.
 */
import { z } from "zod";
import { NOTHING } from "../core/event/grant.ts";
import type { Annotations, Tool, ToolContext, ToolResult } from "../core/tool/tool.ts";
import { withoutJudgement } from "../core/tool/toolbox.ts";
import { SERVER_TOOL } from "../core/tool/wire-class.ts";
import { Mistake } from "../lib/fault.ts";
import { clipMiddle, oneLine } from "../lib/text.ts";

import { prompt } from "../prompts.ts";
import { type Definition, inputOf, plainText, type ServerTool } from "./definition.ts";
import type { ServerSpec } from "./mcp-config.ts";

import { type AskServer, CallResult, LIST, listResources, READ, readResource, resultOf } from "./result.ts";
import type { McpServer } from "./server.ts";

const LONGEST_DESCRIPTION = 2000;

/** How the log describes a tool to the model: what a request had at first, it has again. */
export type RecordedTool = Readonly<{
  description: string;
  inputSchema: Readonly<Record<string, unknown>>;
  annotations: Annotations;
}>;

/** `recorded` is there if the log has all of it. */
export type Pin = Readonly<{ server: string; print: string; recorded?: RecordedTool | undefined }>;

/** `onUse` is called with every call. */
export function mcpTool(
  server: McpServer,
  definition: Definition,
  { spec, onUse }: Readonly<{ spec: ServerSpec; onUse: () => void }>,
): Tool {
  const { name, tool, print } = definition;
  const annotations = annotationsOf(tool);
  return Object.freeze<Tool>({
    ...SERVER_TOOL,
    name,
    description: describe(server.name, tool),
    input: inputOf(tool.inputSchema),
    annotations,
    meta: { tool_name: name, server: server.name, print },
    ...limitsOf(spec, annotations),
    run(input: Readonly<Record<string, unknown>>, { signal }: ToolContext): Promise<ToolResult> {
      onUse();
      const ask: AskServer = (method, params, schema) => server.ask(method, params, schema, signal);
      if (tool.isOurs && tool.name === LIST) return listResources(ask, input);
      if (tool.isOurs && tool.name === READ) return readResource(ask, input);
      return ask("tools/call", { name: tool.name, arguments: input }, CallResult).then(resultOf);
    },
  });
}

/** The access that a call needs, and the calls that it may not run beside. */
function limitsOf({ name, kind, isTrusted }: ServerSpec, { readOnlyHint, openWorldHint }: Annotations) {
  const isFree = isTrusted || (kind === "stdio" && readOnlyHint && !openWorldHint);
  return {
    risk: isFree ? ("LOW" as const) : ("MEDIUM" as const),
    grant: () => (isFree ? NOTHING : { ...NOTHING, server: name }),
    declaredResources: () => ({ declared: true, keys: [`mcp:${name}`] }),
  };
}

/**
 * A tool as the log describes it, before its server has started. `begun` resolves to the tools that the server has then; a
 * call waits for it. Undefined if the log says too little.
 */
export function lateTool(
  name: string,
  { server, print, recorded }: Pin,
  { spec, begun }: Readonly<{ spec: ServerSpec; begun: Promise<readonly Tool[]> }>,
): Tool | undefined {
  if (!recorded) return undefined;
  const { description, inputSchema, annotations } = recorded;
  return Object.freeze<Tool>({
    ...SERVER_TOOL,
    name,
    description,
    input: inputOf(withoutJudgement(inputSchema)),
    annotations,
    meta: { tool_name: name, server, print },
    ...limitsOf(spec, annotations),
    async run(input: never, context: ToolContext): Promise<ToolResult> {
      const tools = await orAborted(begun, context.signal);
      const tool = tools.find((each) => each.name === name) ?? standIn(name, { server, print }, prompt("mcp/changed"));
      return tool.run(input, context);
    },
  });
}

async function orAborted<Value>(waited: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  try {
    return await Promise.race([waited, promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/** A placeholder for a tool that the conversation started with and that is no longer available. */
export function standIn(name: string, { server, print }: Pin, problem: string): Tool {
  return Object.freeze<Tool>({
    ...SERVER_TOOL,
    name,
    description: prompt("mcp/gone", { server }),
    input: z.looseObject({}),
    annotations: annotationsOf({ annotations: {} }),
    meta: { tool_name: name, server, print },
    run: () => Promise.reject(new Mistake(`The server ${server}: ${problem}`)),
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
