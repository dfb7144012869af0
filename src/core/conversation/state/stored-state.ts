/** Reads what an earlier process left of a conversation's state, and decides whether this one may go on with it. */
import { z } from "zod";
import { Fault } from "../../../lib/fault.ts";
import type { FileStore } from "../../event/file-store.ts";
import type { Toolbox } from "../../tool/toolbox.ts";
import { type AgentRecord, BaseState } from "./base-state.ts";
import { STATE_FILE } from "./conversation-state.ts";

/** undefined if there is none; a Fault if it cannot be understood. */
export function readState(store: FileStore): BaseState | undefined {
  const text = readIfThere(store, STATE_FILE);
  if (text === undefined) return undefined;
  try {
    return BaseState.parse(JSON.parse(text));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : String(cause);
    throw new Fault("config", `The file ${STATE_FILE} cannot be read: ${reason}`, {
      hint: "Restore that file, or remove the conversation folder to start afresh.",
      cause,
    });
  }
}

/**
 * For events without a state. The state is written before the first event, so something has removed it, and with it what
 * the agent may do unasked. Nothing is guessed from the log: news of a policy may be older than what was decided last.
 */
export function stateIsLost(): Fault {
  return new Fault(
    "config",
    `The conversation has events but no ${STATE_FILE}, so nobody knows what was to be confirmed.`,
    {
      hint: "Restore that file, or remove the conversation folder to start afresh.",
    },
  );
}

// A store does not say what it has at its root, only what is in a folder.
function readIfThere(store: FileStore, name: string): string | undefined {
  try {
    return store.read(name);
  } catch (error) {
    const isMissing = error instanceof Fault || (error instanceof Error && "code" in error && error.code === "ENOENT");
    if (isMissing) return undefined;
    throw error;
  }
}

export type Claim = Readonly<{ id: string; kind: string; toolbox: Toolbox }>;

/** A Fault unless it is the same conversation, with the same kind of agent, which has all the tools that it had. */
export function requireSame(stored: BaseState, { id, kind, toolbox }: Claim): void {
  if (stored.id !== id) {
    throw new Fault("config", `The conversation in this folder is ${stored.id}, not ${id}.`, {
      hint: "Open it by its own id, or use another folder.",
    });
  }
  if (stored.agent.kind !== kind) {
    throw new Fault("config", `The conversation was begun by an agent of kind ${stored.agent.kind}, not ${kind}.`);
  }
  const removed = toolNames(stored.agent).filter((name) => !isThere(name, toolbox));
  if (removed.length === 0) return;
  throw new Fault("config", `The conversation was begun with tools that are no longer there: ${removed.join(", ")}.`, {
    hint: "Tools may be added to a conversation but not taken away. Add them again, or start a new one.",
  });
}

/** The tools that the conversation has had so far, by their names or their kinds; none if it has not begun. */
export function toolsHad(store: FileStore): readonly string[] {
  const stored = readState(store);
  return stored ? toolNames(stored.agent) : [];
}

function toolNames({ tools, include_default_tools = [] }: AgentRecord): string[] {
  return [...tools.map(({ name }) => name), ...include_default_tools];
}

/** Others name tools by their class. */
function isThere(name: string, toolbox: Toolbox): boolean {
  return toolbox.tools.some((tool) => tool.name === name || tool.kind === name);
}
