/** Tells where an issue or a pull request is now: people delete issues, transfer them, and convert them to discussions. */
import { z } from "zod";
import { isGone, MovedFault } from "../../client/github-fault.ts";
import type { ReadClient } from "../port.ts";
import { readThreadEvents } from "./still-asked.ts";

export type Whereabouts = "here" | "deleted" | "transferred" | "converted";

const State = z.object({ state: z.string(), locked: z.boolean().nullish() });

/** "here" also where GitHub does not tell: a token that may not read the repository has the same answer. */
export async function readWhereabouts(client: Pick<ReadClient, "get">, number: number): Promise<Whereabouts> {
  const isThere = client.get("").then(
    () => true,
    () => false,
  );
  try {
    const { state, locked } = State.parse(await client.get("/issues/{issue_number}", { issue_number: number }));
    return state === "closed" && locked && (await isConverted(client, number)) ? "converted" : "here";
  } catch (error) {
    if (error instanceof MovedFault) return "transferred";
    return isGone(error) && (await isThere) ? "deleted" : "here";
  }
}

/** Nothing else tells. GitHub closes and locks such an issue, and its comments are those of the discussion. */
async function isConverted(client: Pick<ReadClient, "get">, number: number): Promise<boolean> {
  const events = await readThreadEvents(client, number).catch(() => []);
  return events.some(({ event }) => event === "converted_to_discussion");
}
