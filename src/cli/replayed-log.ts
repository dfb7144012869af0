/** The log of a conversation that is replayed: its events as they are in the files, and the branches that they make. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { restoreHead } from "../core/conversation/open.ts";
import { type BaseState, STATE_FILE } from "../core/conversation/state/base-state.ts";
import { readState } from "../core/conversation/state/read-state.ts";
import type { Event } from "../core/event/event.ts";
import { memoryStore } from "../core/event/file-store.ts";
import { EventTree, ReadableLog } from "../core/event/readable-log.ts";
import { readEventText, withoutParent } from "../core/event/wire.ts";
import { unmatchedActions } from "../core/view/view.ts";
import { Fault } from "../lib/fault.ts";
import { conversationIn, textIn } from "./conversation-folder.ts";

/** An event as it is in the file, and as it is read. */
export type NumberedEvent = Readonly<{ number: number; text: string; event: Event }>;
type Source = Readonly<{ state: BaseState; events: readonly NumberedEvent[]; log: CopiedLog }>;

/** The events with the branches that they make. */
class CopiedLog extends ReadableLog {
  protected readonly tree = new EventTree();

  get lastTime(): string {
    return this.at(-1)?.timestamp ?? "1970-01-01T00:00:00Z";
  }

  /** Throws a Fault for an event that is there already. One whose parent is missing follows the last one. */
  take(event: Event): Event {
    const placed = this.tree.hasParentOf(event) ? event : withoutParent(event);
    this.tree.check(placed);
    this.announce(placed);
    return placed;
  }
}

/** Reads the folder without opening the log there: that would take its lock. */
export function readSource(named: string): Source {
  const folder = conversationIn(named);
  const stored = textIn(folder, STATE_FILE);
  const state = readState(memoryStore(new Map(stored === undefined ? [] : [[STATE_FILE, stored]])));
  if (!state) {
    throw new Fault("config", `${folder} has no \`${STATE_FILE}\`.`, {
      hint: "It is not the whole folder of a conversation: download its artifact again, or name another one.",
    });
  }
  const files = readdirSync(join(folder, "events")).flatMap((name) => {
    const [, number, id = ""] = /^event-(\d+)-([0-9a-fA-F-]{8,})\.json$/.exec(name) ?? [];
    return number === undefined ? [] : [{ name, number: Number(number), id }];
  });
  const log = new CopiedLog();
  const events = files
    .sort((one, other) => one.number - other.number)
    .map(({ name, number, id }) => {
      const text = textIn(folder, join("events", name)) ?? "";
      return { number, text, event: log.take(readEventText(text, { id, timestamp: log.lastTime }).event) };
    });
  restoreHead(log, state);
  return { state, events, log };
}

/**
 * The branch that ends in the named event, or where the conversation would continue. A Fault if there is no such event, or
 * if calls before it have their results after it.
 */
export function upTo({ events, log }: Source, at: string | undefined): readonly NumberedEvent[] {
  const last = events.at(-1);
  if (!last) throw new Fault("config", "The conversation has no events.");
  const on = (leaf: string | null) => {
    const branch = new Set(log.branch(leaf));
    return events.filter(({ event }) => branch.has(event));
  };
  if (at === undefined) return on(log.leaf);
  const found = events.findIndex(({ number, event }) => event.id === at || String(number) === at);
  const named = events[found];
  if (!named) {
    const hint = `Its events are ${events[0]?.number} to ${last.number}.`;
    throw new Fault("config", `The conversation has no event ${at}.`, { hint });
  }
  const isWhole = ({ event }: NumberedEvent) => unmatchedActions(log.branch(event.id)).length === 0;
  const kept = on(named.event.id);
  if (isWhole(named)) return kept;
  const before = kept.findLast((one) => one !== named && isWhole(one));
  const follows = ({ event }: NumberedEvent) => log.branch(event.id).includes(named.event);
  const after = events.slice(found + 1).find((one) => follows(one) && isWhole(one));
  const places = [before, after].flatMap((one) => (one ? [one.number] : []));
  throw new Fault("config", `Event ${at} is in the middle of the calls of one reply: some have no result yet.`, {
    hint: places.length === 0 ? "Name an earlier event." : `Use --at ${places.join(" or --at ")}.`,
  });
}
