/**
 * Reads base_state.json. A part that cannot be read costs no other: it counts as absent, and is named. Only the id has to be
 * there.
 */
import { Fault } from "../../../lib/fault.ts";
import type { AgentSettings } from "../../agent/agent.ts";
import type { FileStore } from "../../event/file-store.ts";
import { parsePartly } from "../../event/parse-partly.ts";
import { ConfirmationPolicy } from "../../security/policy.ts";
import { AGENT_KIND, settingsIn, toolNames, unreadableSettings } from "./agent-record.ts";
import { BaseState, ExecutionStatus, STATE_FILE } from "./base-state.ts";

/** `onLost` hears the parts that could not be read, such as `stats.usage_to_metrics.default.calls`. */
export function readState(store: FileStore, onLost?: (paths: readonly string[]) => void): BaseState | undefined {
  const text = readIfThere(store);
  if (text === undefined) return undefined;
  const { value, paths } = readableState(fromJson(text));
  if (paths.length > 0) onLost?.(paths);
  const { own_analyzer, ...state } = value;
  return { ...state, security_analyzer: own_analyzer ?? state.security_analyzer };
}

/** The state without the parts at these paths, which cannot be read. Throws a "config" Fault if nothing can. */
export function readableState(raw: unknown): Readonly<{ value: BaseState; paths: readonly string[] }> {
  const { draft, lost } = completed(raw);
  const read = parsePartly(BaseState, draft);
  if (!read) throw unreadable("it has no id of a conversation");
  const paths = [...lost, ...read.paths, ...caught(draft), ...unreadableSettings(read.value.agent)];
  return { value: read.value, paths: [...new Set(paths)] };
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (cause) {
    throw unreadable(String(cause), cause);
  }
}

function unreadable(reason: string, cause?: unknown): Fault {
  const hint = "Restore that file, or delete the conversation folder to start again.";
  return new Fault("config", `The file ${STATE_FILE} cannot be read: ${reason}`, { hint, cause });
}

/** The parts that a state has to have, as they are where they are lost: this process gives its own agent and workspace. */
const NEEDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  agent: { kind: AGENT_KIND },
  workspace: { kind: "LocalWorkspace", working_dir: "" },
};

function completed(raw: unknown): Readonly<{ draft: unknown; lost: readonly string[] }> {
  if (!isObject(raw)) return { draft: raw, lost: [] };
  const lost: string[] = [];
  const parts = Object.entries(NEEDED).map(([name, fields]) => {
    const given = raw[name];
    if (!isObject(given)) {
      lost.push(name);
      return [name, fields] as const;
    }
    const missing = Object.entries(fields).filter(([field]) => typeof given[field] !== "string");
    lost.push(...missing.map(([field]) => `${name}.${field}`));
    return [name, { ...given, ...Object.fromEntries(missing) }] as const;
  });
  return { draft: { ...raw, ...Object.fromEntries(parts) }, lost };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Fields that have a safe value of their own where they cannot be read. */
const CAUGHT = { confirmation_policy: ConfirmationPolicy, execution_status: ExecutionStatus } as const;

function caught(draft: unknown): readonly string[] {
  const fields = Object(draft);
  return Object.entries(CAUGHT).flatMap(([name, schema]) =>
    fields[name] === undefined || schema.safeParse(fields[name]).success ? [] : [name],
  );
}

// A store does not list the files at its root, only those in a folder.
function readIfThere(store: FileStore): string | undefined {
  try {
    return store.read(STATE_FILE);
  } catch (error) {
    const isMissing = error instanceof Fault || (error instanceof Error && "code" in error && error.code === "ENOENT");
    if (isMissing) return undefined;
    throw error;
  }
}

/** The tools that the conversation has had so far, by name or kind. Empty if it has not started. */
export function earlierTools(store: FileStore): readonly string[] {
  const stored = readState(store);
  return stored ? toolNames(stored.agent) : [];
}

/** The settings of the conversation's agent so far. Empty if it has not started. */
export function earlierSettings(store: FileStore): AgentSettings {
  return settingsIn(readState(store)?.agent);
}
