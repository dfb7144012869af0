/** Saves a conversation from time to time while the agent works, so that a run that is lost has not lost all. */
import type { EventLog } from "../../core/event/event-log.ts";
import type { Setting } from "../prepare.ts";

const PAUSE_MS = 15_000;

/** Returns the function that stops it. */
export function keepUp({ memory, world }: Setting, log: EventLog): () => void {
  let saved = world.clock();
  return log.subscribe(({ kind }) => {
    if (kind !== "ObservationEvent" || world.clock() - saved < PAUSE_MS) return;
    saved = world.clock();
    memory.checkpoint();
  });
}
