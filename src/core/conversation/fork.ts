/** A conversation that begins with the history of another and then goes its own way. */

import { z } from "zod";
import { Fault } from "../../lib/fault.ts";
import type { FileStore } from "../event/file-store.ts";
import type { Opened } from "./open.ts";
import type { BaseState } from "./state/base-state.ts";
import { STATE_FILE } from "./state/conversation-state.ts";
import { NO_STATS } from "./state/stats.ts";

export type Fork = Readonly<{
  id: string;
  /** Empty. */
  store: FileStore;
  title?: string;
  tags?: Tags;
  /** Whether what the other has cost is forgotten: true unless given. */
  resetMetrics?: boolean;
  /** The history up to this event; all of the active branch unless given. */
  fromEventId?: string;
}>;

/** Writes what `openParts` will find there: idle, with the history, and with all that was decided along it. */
export function writeFork({ log, state }: Opened, fork: Fork): void {
  const { id, store, title, tags = {}, resetMetrics = true, fromEventId } = fork;
  const saved: Omit<BaseState, "secret_registry" | "head_is_empty"> = {
    ...state.identity,
    ...state.fields,
    id,
    execution_status: "idle",
    stats: resetMetrics ? NO_STATS : state.stats,
    tags: requireTags({ ...tags, ...(title !== undefined && { title }) }),
  };
  log.fork(store, fromEventId ?? log.leaf).close();
  store.write(STATE_FILE, JSON.stringify(saved));
}

/** Words by which a program that keeps many conversations finds them. */
const Tags = z.record(z.string().regex(/^[a-z0-9]+$/), z.string().max(256)).readonly();
export type Tags = z.infer<typeof Tags>;

/** The tags themselves; a Fault if a key is more than small letters and digits, or a value longer than 256 characters. */
export function requireTags(tags: Tags): Tags {
  const parsed = Tags.safeParse(tags);
  if (parsed.success) return parsed.data;
  throw new Fault("config", `These tags cannot be set: ${z.prettifyError(parsed.error)}`, {
    hint: "Use keys of small letters and digits, and values of at most 256 characters.",
  });
}
