/**
 * What the OpenHands SDK requires of an event, and what it refuses: a table of the fields of its classes
 * (`tests/outside/openhands-fields.py`, openhands-sdk 1.58), and how to hold an event against it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const Fields = z.object({ needs: z.array(z.string()), takes: z.array(z.string()) });
const Table = z.record(z.string(), Fields);

export const TABLE = Table.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, "fixtures/openhands-fields.json"), "utf8")),
);

/** Of tools in a system prompt: they may have more fields than these. */
const TOOLS: Readonly<Record<string, readonly string[]>> = {
  ClientTool: ["client_tool_name", "input_schema"],
  MCPToolDefinition: ["mcp_tool"],
};

type Wire = Readonly<Record<string, unknown>>;

/** Empty for an event that the SDK reads. */
export function fieldProblems(event: Wire): string[] {
  const inner = [event.action, event.observation].filter(
    (part): part is Wire => typeof part === "object" && part !== null,
  );
  const tools = Array.isArray(event.tools) ? event.tools.flatMap(toolProblems) : [];
  const classified = event.classification
    ? problemsOf({ ...Object(event.classification), kind: "ErrorClassification" }, ["kind"])
    : [];
  return [...problemsOf(event), ...inner.flatMap((part) => problemsOf(part)), ...tools, ...classified];
}

function problemsOf(part: Wire, own: readonly string[] = []): string[] {
  const { kind, ...given } = part;
  const fields = TABLE[String(kind)];
  if (!fields) return [`${kind} is unknown`];
  const names = [...Object.keys(given), ...own].filter((name) => part[name] !== undefined && part[name] !== null);
  return [
    ...fields.needs.filter((name) => !names.includes(name)).map((name) => `${kind} lacks ${name}`),
    ...names.filter((name) => ![...fields.needs, ...fields.takes].includes(name)).map((name) => `${kind} has ${name}`),
  ];
}

function toolProblems(tool: Wire): string[] {
  const { kind, action_type, observation_type } = tool;
  const lacking = ["description", "action_type", ...(TOOLS[String(kind)] ?? [])].filter((name) => !(name in tool));
  const unknown = [action_type, observation_type].filter((name) => !(String(name) in TABLE));
  const isKnown = String(kind) in TABLE; // not by the name of its action: some actions have no tool
  return [
    ...lacking.map((name) => `${kind} lacks ${name}`),
    ...unknown.map((name) => `${kind} names ${name}`),
    ...(isKnown ? [] : [`${kind} is unknown`]),
  ];
}
