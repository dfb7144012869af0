/** The threads of a pull request by REST, for servers that have no GraphQL for us; in the shape of our own. */
import { z } from "zod";
import { type ReadClient, readPages } from "../port.ts";
import type { OwnThread } from "./own-threads.ts";

const Comment = z.object({
  id: z.number().int(),
  in_reply_to_id: z.number().int().nullish(),
  path: z.string(),
  body: z.string(),
});

/** Of everybody. REST does not tell what is resolved, nor has it a node to resolve one by. Rejects as the client does. */
export async function restThreads(client: Pick<ReadClient, "get">, number: number): Promise<readonly OwnThread[]> {
  const { items } = await readPages(client, "/pulls/{pull_number}/comments", { pull_number: number });
  const comments = z.array(Comment).parse(items);
  return comments
    .filter(({ in_reply_to_id }) => in_reply_to_id == null)
    .map(({ id, path, body }) => ({
      ...{ id: "", isResolved: false, resolvedByUs: false, path, comment: id, body },
      replies: comments.filter(({ in_reply_to_id }) => in_reply_to_id === id).map((reply) => reply.body),
    }));
}
