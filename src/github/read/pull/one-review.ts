/** Reads one review of a pull request. */
import { z } from "zod";
import type { ReadClient } from "../port.ts";

const Reply = z.object({
  state: z.string(),
  commit_id: z.string().nullable(),
  html_url: z.string(),
  user: z.object({ id: z.number().int() }).nullable(),
});

export type OneReview = Readonly<{ state: string; commit: string; url: string; userId: number | undefined }>;

/** Undefined where there is none. Rejects when GitHub cannot be asked. */
export async function readReview(
  client: Pick<ReadClient, "get">,
  number: number,
  id: number,
): Promise<OneReview | undefined> {
  const place = { pull_number: number, review_id: id };
  const found = await client.get("/pulls/{pull_number}/reviews/{review_id}", place).catch((error: unknown) => {
    if (Object(error).status !== 404) throw error;
  });
  if (found === undefined) return undefined;
  const { state, commit_id: commit, html_url: url, user } = Reply.parse(found);
  return { state, commit: commit ?? "", url, userId: user?.id };
}
