/** Makes sure that what a fork's branch holds is what was there when somebody asked: its owner need not be who asked. */
import { z } from "zod";
import type { ReadClient } from "../port.ts";
import { headMoved } from "./pull.ts";

const CommitReply = z.object({
  committer: z.object({ date: z.iso.datetime({ offset: true }) }),
  parents: z.array(z.object({ sha: z.string() })),
});

/** How far back we look for what was there: only to name it. */
const most = 20;

/**
 * A "github" Fault with both heads when the head was committed after the request. Where a webhook names the head,
 * that is exact; here is only the date that the committer gave, which somebody who wants to can set back.
 */
export async function requireOlderHead(
  client: Pick<ReadClient, "get">,
  { number, sha }: Readonly<{ number: number; sha: string }>,
  askedAt: string,
): Promise<void> {
  let before = sha;
  for (let step = 0; step < most; step++) {
    const { committer, parents } = CommitReply.parse(await client.get("/git/commits/{commit}", { commit: before }));
    const isOlder = Date.parse(committer.date) <= Date.parse(askedAt);
    if (isOlder && before === sha) return;
    if (isOlder || parents[0] === undefined) break;
    before = parents[0].sha;
  }
  throw headMoved(number, before, sha);
}
