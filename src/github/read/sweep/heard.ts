/** Whether a call has been heard: then our reaction is on it. And whether it is still in its author's own words. */
import { z } from "zod";
import type { Repository } from "../../client.ts";
import { type ReadClient, readPages } from "../port.ts";
import type { Trigger } from "../trigger/trigger.ts";

const Reaction = z.object({ content: z.string(), user: z.object({ id: z.number() }).nullable() });

/** Our signs: heard, refused, done. */
const SIGNS: readonly string[] = ["eyes", "confused", "hooray"];

/** Of anybody, where it is not known who we are. */
export async function isHeard(
  client: Pick<ReadClient, "get">,
  { item, thread }: Trigger,
  ownId: number | undefined,
): Promise<boolean> {
  if (thread.type === "none") return true;
  const { items } =
    item.kind === "issue-comment"
      ? await readPages(client, "/issues/comments/{comment_id}/reactions", { comment_id: item.id })
      : await readPages(client, "/issues/{issue_number}/reactions", { issue_number: thread.number });
  return items
    .map((reaction) => Reaction.parse(reaction))
    .some(({ content, user }) => SIGNS.includes(content) && (ownId === undefined || user?.id === ownId));
}

const query = `query Edited($owner:String!,$name:String!,$number:Int!){repository(owner:$owner,name:$name){
  issueOrPullRequest(number:$number){... on Issue{lastEditedAt}}
}}`;

const Reply = z.object({
  repository: z.object({ issueOrPullRequest: z.object({ lastEditedAt: z.string().nullable() }) }),
});

/** Others may edit an issue: its author does not answer for what they wrote. */
export async function isEdited(
  client: Pick<ReadClient, "graphql">,
  { owner, name }: Repository,
  { item, thread }: Trigger,
): Promise<boolean> {
  if (item.kind !== "issue" || thread.type !== "issue") return false;
  const reply = Reply.parse(await client.graphql(query, { owner, name, number: thread.number }));
  return reply.repository.issueOrPullRequest.lastEditedAt !== null;
}
