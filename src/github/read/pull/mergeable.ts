/** Whether a pull request has conflicts, as GitHub says of the commit that was just published, or no base any more. */
import type { ReadClient } from "../port.ts";
import { type Pull, readPull } from "./pull.ts";

/** GitHub tries the merge when it is asked, and most often knows the result some seconds later. In milliseconds. */
const PAUSES_MS = [500, 1500, 3000, 5000] as const;

/** `commit` is the one that its branch was moved to. `isGone` tells whether there is no branch of that name. */
export type Asked = Readonly<{
  number: number;
  commit: string;
  sleep: (ms: number) => Promise<unknown>;
  isGone: (branch: string) => Promise<boolean>;
}>;

/** `isBaseGone`: nobody can merge it, and GitHub will never know of conflicts. */
export type Tried = Readonly<{ pull: Pull; isBaseGone: boolean }>;

/**
 * The pull request, once GitHub knows of that commit and whether it has conflicts, or that its base branch is gone; after ten
 * seconds as it is then, with `isMergeable` undefined if that would be about another commit. Rejects like the client.
 */
export async function readMergeable(client: Pick<ReadClient, "get">, asked: Asked): Promise<Tried> {
  const { number, commit, sleep, isGone } = asked;
  let pull = await readPull(client, number);
  if (isSettled(pull, commit)) return { pull, isBaseGone: false };
  const { promise: gone, resolve } = Promise.withResolvers<"gone">();
  const looking = isGone(pull.base.branch).then((isIt) => isIt && resolve("gone")); // beside the first pause
  looking.catch(() => undefined);
  for (const pause of PAUSES_MS) {
    if ((await Promise.race([sleep(pause), gone])) === "gone") return { pull, isBaseGone: true };
    pull = await readPull(client, number);
    if (isSettled(pull, commit)) return { pull, isBaseGone: false };
  }
  return { pull: { ...pull, isMergeable: undefined }, isBaseGone: false };
}

function isSettled({ state, head, isMergeable }: Pull, commit: string): boolean {
  return state !== "open" || (head.sha === commit && isMergeable !== undefined);
}
