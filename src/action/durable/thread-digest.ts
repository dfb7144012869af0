/** Tells whether the head of a thread, which is its title and its text, has been edited between two runs. */
import { createHash } from "node:crypto";
import type { Snapshot } from "../../github/read/trigger/trigger.ts";

export function digestOf({ title, body }: Snapshot): string {
  return createHash("sha256").update(`${title}\0${body}`).digest("hex");
}
