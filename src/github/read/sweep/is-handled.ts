/** Checks whether a request was handled, by our reaction to it, and whether somebody else has edited it. */
import { z } from "zod";
import type { Repository } from "../../client.ts";
import { type ReadClient, readPages } from "../port.ts";
import type { Trigger } from "../trigger/trigger.ts";

const Left = z.object({ user: z.object({ id: z.number() }).nullable(), created_at: z.string() });
const Reaction = z.object({ ...Left.shape, content: z.string() });

/** Our reactions: refused, done, nothing to do; and seen, which means nothing to a repeated run. */
const ENDS: readonly string[] = ["confused", "hooray", "+1", "thumbs_up"];
const SIGNS: readonly string[] = ["eyes", ...ENDS];

type Whose = Readonly<{
  ownId: number | undefined;
  isRepeated: boolean;
  /** If a reaction may belong to an earlier request, it means nothing; our later comment does. */
  since?: string | undefined;
}>;

/** If our account is unknown, reactions of anybody count, except a thumbs up, which people use too. */
export async function isHandled(
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

/** REST has neither the reactions to a review nor its edits, and no discussions. */
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
 * Other people may edit a text, and its author is not responsible for that. Comments are dated by their edits; somebody
 * who added a label or requested a review has seen earlier edits.
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
