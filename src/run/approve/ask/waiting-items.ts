/** Makes records of the actions that wait in a conversation, so that a person can decide about them. */
import { relative } from "node:path";
import type { Conversation } from "../../../core/conversation/conversation.ts";
import type { PendingAction as Waiting } from "../../../core/conversation/decision.ts";
import type { Event } from "../../../core/event/event.ts";
import type { Person } from "../../../github/write/approval/bound.ts";
import type { Item, PendingAction, Proposal } from "../../../github/write/approval/proposal.ts";
import { canonicalJson } from "../../../lib/canonical-json.ts";

/** What all items are bound to, except the requester, whom the conversation knows. */
export type Basis = Omit<PendingAction, "action" | "tool" | "arguments" | "cwd" | "grant" | "requesters"> &
  Readonly<{
    /** The root of the checkout. */
    root: string;
    /** The requesters with their ids, as far as this run knows them. */
    asking: readonly Person[];
    /** The number of events of earlier runs in the log. */
    earlierEvents: number;
    /** The proposal that waited when this run began. */
    before: Proposal | undefined;
  }>;

export async function waitingItems(conversation: Conversation, all: Basis): Promise<Item[]> {
  const { root, asking, earlierEvents, before, ...basis } = all;
  const events = [...conversation.log];
  const requesters = requestersIn(events, asking);
  const folder = shellFolder(events.slice(earlierEvents), root);
  return (await conversation.pendingActions()).map(({ action, input, risk, reasons, grant }) => {
    const cwd = folderBefore(before, action.id) ?? folder;
    const bytes = { arguments: canonicalJson(input), cwd: action.tool_name === "terminal" ? cwd : "." };
    const about = { action: action.id, tool: action.tool_name, ...bytes, grant, requesters };
    return { pending: { ...basis, ...about }, risk, reasons, shown: null, decision: null };
  });
}

/** Returns whether the waiting actions are equal to the recorded ones, and need the same access. */
export function areAsShown(items: readonly Item[], waiting: readonly Waiting[]): boolean {
  return items.every(({ pending }) => {
    if (!("tool" in pending)) return false;
    const found = waiting.find(({ action }) => action.id === pending.action);
    if (found?.action.tool_name !== pending.tool || canonicalJson(found.input) !== pending.arguments) return false;
    return canonicalJson(found.grant) === canonicalJson(pending.grant);
  });
}

/** Every author in the conversation counts, not only the last one. */
export function requestersIn(events: Iterable<Event>, asking: readonly Person[]): readonly Person[] {
  const known = new Map(asking.map((person) => [person.login.toLowerCase(), person]));
  for (const event of events) {
    if (event.kind !== "MessageEvent" || event.source !== "user" || event.sender === undefined) continue;
    const key = event.sender.toLowerCase();
    if (!known.has(key)) known.set(key, { login: event.sender, id: null });
  }
  return [...known.values()].sort((a, b) => (a.login < b.login ? -1 : 1));
}

/** Returns the folder of an action that an earlier run asked for; undefined for a new one. */
function folderBefore(before: Proposal | undefined, action: string): string | undefined {
  const found = before?.items.find(({ pending }) => "action" in pending && pending.action === action)?.pending;
  return found && "cwd" in found ? found.cwd : undefined;
}

/**
 * Where the shell was left, seen from the root; a place outside of it stays as it is. The events are those of one run:
 * each has a shell of its own, which begins at the root, and another run may have had its checkout elsewhere.
 */
export function shellFolder(events: readonly Event[], root: string): string {
  const last = events.findLast((event) => event.kind === "ObservationEvent" && event.tool_name === "terminal");
  if (last?.kind !== "ObservationEvent") return ".";
  const { working_dir: folder } = Object(last.observation.metadata);
  if (typeof folder !== "string") return ".";
  const path = relative(root, folder);
  return path === "" ? "." : path.startsWith("..") ? folder : path;
}
