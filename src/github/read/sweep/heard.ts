/** Whether a call has been heard: then our reaction is on it. And whether it is still in its author's own words. */
import { z } from "zod";
import type { Repository } from "../../client.ts";
import { type ReadClient, readPages } from "../port.ts";
import type { Trigger } from "../trigger/trigger.ts";

const Left = z.object({ user: z.object({ id: z.number() }).nullable(), created_at: z.string() });
const Reaction = z.object({ ...Left.shape, content: z.string() });

/** Our signs: refused, done, nothing to do; and heard, which says nothing to a run that is repeated. */
const ENDS: readonly string[] = ["confused", "hooray", "+1", "thumbs_up"];
const SIGNS: readonly string[] = ["eyes", ...ENDS];

type Whose = Readonly<{
  ownId: number | undefined;
  isRepeated: boolean;
  /** Where a sign may be of an earlier call: an older one says nothing then, but what we have said since does. */
  since?: string | undefined;
}>;

/** By signs of anybody, where it is not known who we are, but for a thumb up, which people give as well. */
export async function isHeard(
  client: Pick<ReadClient, "get" | "graphql">,
  { item, thread }: Trigger,
  { ownId, isRepeated, since }: Whose,
): Promise<boolean> {
  const signs = isRepeated ? ENDS : SIGNS;
  if (thread.type === "none") return true;
  if (isNode(item)) return (await readNode(client, item.nodeId)).signs.some((sign) => signs.includes(sign));
  const isOurs = ({ user, created_at: time }: z.infer<typeof Left>) =>
    (ownId === undefined || user?.id === ownId) && (since === undefined || Date.parse(time) >= Date.parse(since));
  const { items } = await reactionsOn(client, item, thread.number);
  const given = items.map((reaction) => Reaction.parse(reaction)).filter(isOurs);
  const isSign = (content: string) => signs.includes(content) && (content !== "+1" || ownId !== undefined);
  if (given.some(({ content }) => isSign(content))) return true;
  if (since === undefined || isRepeated) return false;
  const place = { issue_number: thread.number, since };
  const { items: comments } = await readPages(client, "/issues/{issue_number}/comments", place);
  return comments.map((comment) => Left.parse(comment)).some(isOurs);
}

function reactionsOn(client: Pick<ReadClient, "get">, { kind, id }: Trigger["item"], number: number) {
  const path = {
    "issue-comment": "/issues/comments/{id}/reactions",
    "review-comment": "/pulls/comments/{id}/reactions",
  };
  return kind === "issue-comment" || kind === "review-comment"
    ? readPages(client, path[kind], { id })
    : readPages(client, "/issues/{issue_number}/reactions", { issue_number: number });
}

const query = `query Edited($owner:String!,$name:String!,$number:Int!){repository(owner:$owner,name:$name){
  issueOrPullRequest(number:$number){... on Issue{lastEditedAt} ... on PullRequest{lastEditedAt}}
}}`;

const Reply = z.object({
  repository: z.object({ issueOrPullRequest: z.object({ lastEditedAt: z.string().nullable() }) }),
});

/** REST knows neither the reactions to a review nor its edits, and nothing of discussions. */
function isNode({ kind }: Trigger["item"]): boolean {
  return kind === "review" || kind === "discussion" || kind === "discussion-comment";
}

const fields = "lastEditedAt reactionGroups{content viewerHasReacted}";

const nodeQuery = `query Said($id:ID!){node(id:$id){
  ... on PullRequestReview{${fields}}
  ... on Discussion{${fields}}
  ... on DiscussionComment{${fields}}
}}`;

const NodeReply = z.object({
  node: z.object({
    lastEditedAt: z.string().nullable(),
    reactionGroups: z.array(z.object({ content: z.string(), viewerHasReacted: z.boolean() })).nullable(),
  }),
});

async function readNode(client: Pick<ReadClient, "graphql">, id: string | undefined) {
  const { node } = NodeReply.parse(await client.graphql(nodeQuery, { id }));
  const ours = (node.reactionGroups ?? []).filter(({ viewerHasReacted }) => viewerHasReacted);
  return {
    isEdited: node.lastEditedAt !== null,
    signs: ours.map(({ content }) => content.toLowerCase()),
  };
}

/**
 * Others may edit what somebody wrote: its author does not answer for their words. Comments are dated by their edits; who
 * put a label on, or asked for a review, has seen what had been edited before.
 */
export async function isEdited(
  client: Pick<ReadClient, "graphql">,
  { owner, name }: Repository,
  { item, thread, createdAt = "" }: Trigger,
): Promise<boolean> {
  if (isNode(item)) return (await readNode(client, item.nodeId)).isEdited;
  if ((item.kind !== "issue" && item.kind !== "pull-request") || thread.type === "none") return false;
  const reply = Reply.parse(await client.graphql(query, { owner, name, number: thread.number }));
  const { lastEditedAt: time } = reply.repository.issueOrPullRequest;
  return time !== null && !(Date.parse(time) < Date.parse(createdAt));
}
