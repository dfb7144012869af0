/** Whether a pull request has conflicts, as GitHub says of the commit that was just published. */
import type { ReadClient } from "../port.ts";
import { type Pull, readPull } from "./pull.ts";

/** GitHub tries the merge when it is asked, and most often knows the result some seconds later. In milliseconds. */
const PAUSES_MS = [500, 1500, 3000, 5000] as const;

/** `commit` is the one that its branch was moved to. */
export type Asked = Readonly<{ number: number; commit: string; sleep: (ms: number) => Promise<unknown> }>;

/**
 * The pull request, once GitHub knows of that commit and whether it has conflicts; after ten seconds as it is then, with
 * `isMergeable` undefined if that would be about another commit. Rejects like the client.
 */
export async function readMergeable(client: Pick<ReadClient, "get">, asked: Asked): Promise<Pull> {
  const { number, commit, sleep } = asked;
  let pull = await readPull(client, number);
  for (const pause of PAUSES_MS) {
    if (isSettled(pull, commit)) return pull;
    await sleep(pause);
    pull = await readPull(client, number);
  }
  return isSettled(pull, commit) ? pull : { ...pull, isMergeable: undefined };
}

function isSettled({ state, head, isMergeable }: Pull, commit: string): boolean {
  return state !== "open" || (head.sha === commit && isMergeable !== undefined);
}
