/** Whether a commit is part of a branch. GitHub hands out commits of forks too, so that its having one says nothing. */
import { z } from "zod";
import type { ReadClient } from "./port.ts";

const Reply = z.object({ status: z.enum(["ahead", "behind", "identical", "diverged"]) });

/** The branch is the commit, or has come from it. False where GitHub knows one of them not; rejects when it cannot say. */
export async function isPartOf(client: Pick<ReadClient, "get">, commit: string, branch: string): Promise<boolean> {
  const ends = { basehead: `${commit}...${branch}`, per_page: 1 };
  const reply = await client.get("/compare/{basehead}", ends).catch((error: unknown) => {
    if (Object(error).status !== 404) throw error;
  });
  const status = Reply.safeParse(reply).data?.status;
  return status === "ahead" || status === "identical";
}
