/** Forks a conversation: the new one starts with the history of the other. */
import { z } from "zod";
import { Fault } from "../../lib/fault.ts";
import type { FileStore } from "../event/file-store.ts";
import type { OpenedConversation } from "./open.ts";
import { BaseState, STATE_FILE, stateFileText } from "./state/base-state.ts";
import { NO_STATS } from "./state/stats.ts";

export type Fork = Readonly<{
  /** A UUID. */
  id: string;
  /** It must be empty. */
  store: FileStore;
  title?: string;
  tags?: Tags;
  /** Whether the cost of the other conversation is forgotten. Default: true. */
  resetMetrics?: boolean;
  /** The last event of the copied history. Default: all of the active branch. */
  fromEventId?: string;
}>;

/** Writes an idle conversation with the history and the decisions of the other into the store, for `openLog`. */
export function writeFork({ log, state }: OpenedConversation, fork: Fork): void {
  const { store, title, tags = {}, resetMetrics = true, fromEventId } = fork;
  const id = requireId(fork.id);
  const saved: Omit<BaseState, "secret_registry" | "head_is_empty"> = {
    ...state.identity,
    ...state.fields,
    id,
    execution_status: "idle",
    stats: resetMetrics ? NO_STATS : state.stats,
    tags: requireTags({ ...tags, ...(title !== undefined && { title }) }),
  };
  log.fork(store, fromEventId ?? log.leaf).close();
  store.write(STATE_FILE, stateFileText(BaseState.parse(saved)));
}

/** Returns the id. Throws a "config" Fault unless it is a UUID: the SDK reads no other. */
export function requireId(id: string): string {
  if (z.guid().safeParse(id).success) return id;
  throw new Fault("config", `The id ${JSON.stringify(id)} of a conversation is not a UUID.`, {
    hint: "Make one with `crypto.randomUUID()`.",
  });
}

/** Words by which a program that keeps many conversations finds them. */
const Tags = z.record(z.string().regex(/^[a-z0-9]+$/), z.string().max(256)).readonly();
export type Tags = z.infer<typeof Tags>;

/**
 * Returns the tags. Throws a Fault if a key is not lower-case letters and digits, or a value is longer than 256
 * characters.
 */
export function requireTags(tags: Tags): Tags {
  const parsed = Tags.safeParse(tags);
  if (parsed.success) return parsed.data;
  throw new Fault("config", `These tags cannot be set: ${z.prettifyError(parsed.error)}`, {
    hint: "Use keys of small letters and digits, and values of at most 256 characters.",
  });
}
