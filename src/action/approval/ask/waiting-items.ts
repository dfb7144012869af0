/** What waits in a conversation, as records that a person can decide about. */
import { relative } from "node:path";
import type { Conversation } from "../../../core/conversation/conversation.ts";
import type { PendingAction as Waiting } from "../../../core/conversation/decision.ts";
import type { Event } from "../../../core/event/event.ts";
import type { Person } from "../../../github/write/approval/bound.ts";
import type { Item, PendingAction } from "../../../github/write/approval/proposal.ts";
import { canonicalJson } from "../../../lib/canonical-json.ts";

/** What all of them are bound to, but for who asked, which the conversation knows. */
export type Basis = Omit<PendingAction, "action" | "tool" | "arguments" | "cwd" | "requesters"> &
  Readonly<{
    /** Of the checkout. */
    root: string;
    /** With their ids, as far as this run knows them. */
    asking: readonly Person[];
  }>;

export async function waitingItems(conversation: Conversation, { root, asking, ...basis }: Basis): Promise<Item[]> {
  const events = [...conversation.log];
  const requesters = requestersIn(events, asking);
  const cwd = shellFolder(events, root);
  return (await conversation.pendingActions()).map(({ action, input, risk, reasons }) => {
    const bytes = { arguments: canonicalJson(input), cwd: action.tool_name === "terminal" ? cwd : "." };
    const about = { action: action.id, tool: action.tool_name, ...bytes, requesters };
    return { pending: { ...basis, ...about }, risk, reasons, shown: null, decision: null };
  });
}

/** Whether the actions that wait are, byte for byte, those of the records. */
export function areAsShown(items: readonly Item[], waiting: readonly Waiting[]): boolean {
  return items.every(({ pending }) => {
    if ("patch" in pending) return false;
    const found = waiting.find(({ action }) => action.id === pending.action);
    return found?.action.tool_name === pending.tool && canonicalJson(found.input) === pending.arguments;
  });
}

/** Everybody who has said something in the conversation counts, not only who spoke last. */
export function requestersIn(events: Iterable<Event>, asking: readonly Person[]): readonly Person[] {
  const known = new Map(asking.map((person) => [person.login.toLowerCase(), person]));
  for (const event of events) {
    if (event.kind !== "MessageEvent" || event.source !== "user" || event.sender === undefined) continue;
    const key = event.sender.toLowerCase();
    if (!known.has(key)) known.set(key, { login: event.sender, id: null });
  }
  return [...known.values()].sort((a, b) => (a.login < b.login ? -1 : 1));
}

/** Where the shell was left, seen from the root; a place outside of it stays as it is. */
function shellFolder(events: readonly Event[], root: string): string {
  const last = events.findLast(
    (event) => event.kind === "ObservationEvent" && event.observation.kind === "TerminalObservation",
  );
  if (last?.kind !== "ObservationEvent") return ".";
  const { working_dir: folder } = Object(last.observation.metadata);
  if (typeof folder !== "string") return ".";
  const path = relative(root, folder);
  return path === "" ? "." : path.startsWith("..") ? folder : path;
}
