/** An event as one line for people: what a log of a job and a console show while an agent works. */
import { count, oneLine } from "../../lib/text.ts";
import { repairIn } from "../agent/repair-history.ts";
import { plainText } from "../event/content.ts";
import type { Event } from "../event/event.ts";
import type { Action, Observation } from "../event/kind/actions.ts";
import type { HookExecutionEvent } from "../event/kind/host-events.ts";
import { inputIn } from "../tool/wire-class.ts";

/**
 * undefined for what people need not know. The text is as it was said: it may have several lines, and control
 * characters.
 */
export function lineOf(event: Event): string | undefined {
  switch (event.kind) {
    case "SystemPromptEvent":
      return undefined;
    case "ConversationStateUpdateEvent":
      return repairIn(event)?.words;
    case "MessageEvent":
      if (event.source === "user") return skillsOf(event.activated_skills);
      return `${event.source} says: ${plainText(event.llm_message.content)}`;
    case "ActionEvent":
      return `-> ${event.tool_name} ${event.summary ?? inShort(event.action)}`;
    case "ObservationEvent":
      return `<- ${event.tool_name} ${outcomeOf(event.observation)}`;
    case "AgentErrorEvent":
      return `<- ${event.tool_name} error: ${event.error}`;
    case "HookExecutionEvent":
      return hookLine(event);
    case "CondensationRequest":
      return "the conversation is to be shortened: the endpoint of the model refuses it, or a tool asks for that";
    case "Condensation":
      return `shortened: ${count(event.forgotten_event_ids.length, "event")} are left out, with a summary in their place`;
    case "ConversationErrorEvent":
      return `stopped: ${event.code}: ${event.detail}`;
  }
}

/** Hooks are asked at every call; that they have nothing to say is told only of the others. */
function hookLine({ hook_event_type, blocked, reason, error }: HookExecutionEvent): string | undefined {
  if (blocked) return `hook ${hook_event_type} blocks: ${reason}`;
  if (error !== undefined) return `hook ${hook_event_type} does not count: ${error}`;
  return hook_event_type.endsWith("ToolUse") ? undefined : `hook ${hook_event_type} is fine`;
}

function skillsOf(names: readonly string[]): string | undefined {
  return names.length === 0 ? undefined : `skills called for: ${names.join(", ")}`;
}

/** The arguments of a call, without their names. After code, a number or a switch has its name: it would read as code. */
function inShort(action: Action | null): string {
  const values = action ? inputIn(action) : { invalid: "(an invalid call)" };
  const hasCode = "code" in values || "command" in values;
  const isBare = (value: unknown) => !hasCode || !["number", "boolean"].includes(typeof value);
  return oneLine(
    Object.entries(values)
      .map(([name, value]) => (isBare(value) ? inWords(value) : `(${name}: ${value})`))
      .join(" "),
    120,
  );
}

/** Lists of plain values with commas, objects by their values. */
function inWords(value: unknown, depth = 0): string {
  if (typeof value !== "object" || value === null) return String(value);
  const parts = Object.values(value);
  if (Array.isArray(value) && parts.every((part) => typeof part !== "object")) return parts.join(",");
  return depth < 5 ? parts.map((part) => inWords(part, depth + 1)).join(" ") : "…";
}

function outcomeOf(observation: Observation): string {
  const exit = observation.exit_code === undefined ? "" : `exit code ${observation.exit_code}, `;
  const size = count(Buffer.byteLength(plainText(observation.content)), "byte");
  return `${exit}${size}${observation.is_error ? ", an error" : ""}`;
}
