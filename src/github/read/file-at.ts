/** One file of one commit, by GitHub's contents API. */
import { z } from "zod";
import type { ReadClient } from "./port.ts";

const Reply = z.object({ type: z.literal("file"), encoding: z.literal("base64"), content: z.string() });

/** Undefined for a folder, for what is too large for that API, and for what is not there; other errors reject. */
export async function readFileAt(
  client: Pick<ReadClient, "get">,
  path: string,
  commit: string,
): Promise<string | undefined> {
  const reply = await client.get("/contents/{+path}", { path, ref: commit }).catch((error: unknown) => {
    if (Object(error).status !== 404) throw error;
  });
  const content = Reply.safeParse(reply).data?.content;
  return content === undefined ? undefined : Buffer.from(content, "base64").toString("utf8");
}
