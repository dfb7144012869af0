/**
 * Checks whether a commit is part of a branch. GitHub also returns commits of forks, so finding a commit proves
 * nothing.
 */
import { z } from "zod";
import type { ReadClient } from "./port.ts";

const Reply = z.object({ status: z.enum(["ahead", "behind", "identical", "diverged"]) });

/**
 * Whether the branch is the commit or descends from it. False if GitHub does not know one of them; rejects if it cannot
 * tell.
 */
export async function isPartOf(client: Pick<ReadClient, "get">, commit: string, branch: string): Promise<boolean> {
  const ends = { basehead: `${commit}...${branch}`, per_page: 1 };
  const reply = await client.get("/compare/{basehead}", ends).catch((error: unknown) => {
    if (Object(error).status !== 404) throw error;
  });
  const status = Reply.safeParse(reply).data?.status;
  return status === "ahead" || status === "identical";
}
