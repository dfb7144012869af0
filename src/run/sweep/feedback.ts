/** Reads 👍 and 👎 on the comments of runs, so that a maintainer sees what is worth its money. */
import { z } from "zod";
import { printNotice } from "../../action/runner/console.ts";
import { readPages } from "../../github/read/port.ts";
import { toFault } from "../../lib/fault.ts";
import { type Feedback, withFeedback } from "../ledger.ts";
import { changeLedger } from "../thread/ledger-store.ts";
import type { Lookout } from "./lookout.ts";

const DAYS = 14;

const Comment = z.object({
  html_url: z.string(),
  body: z.string().nullish(),
  reactions: z.object({ "+1": z.int(), "-1": z.int() }).optional(),
});

/** Reads comments that changed within two weeks. Never rejects: reactions do not delay a request. */
export async function readFeedback({ client, connection, world, repositoryId }: Lookout): Promise<void> {
  const since = new Date(world.now().getTime() - DAYS * 86_400_000).toISOString();
  const order = { sort: "updated", direction: "desc", since };
  try {
    const { items } = await readPages(client, "/issues/comments", order, { most: 5 });
    const found = Object.fromEntries(items.flatMap(feedbackOn));
    if (Object.keys(found).length === 0) return;
    await changeLedger({ ...connection, world, repositoryId }, (ledger) => withFeedback(ledger, found));
  } catch (error) {
    printNotice(`The reactions to comments could not be saved. ${toFault(error).message}`);
  }
}

/** Anybody can write our mark: `deckhand show` counts only comments that a run has recorded. */
function feedbackOn(item: unknown): [string, Feedback][] {
  const { html_url: url, body, reactions } = Comment.parse(item);
  if (!body?.includes("<!-- deckhand:answer ") || !reactions) return [];
  const { "+1": up, "-1": down } = reactions;
  return up + down > 0 ? [[url, { up, down }]] : [];
}
