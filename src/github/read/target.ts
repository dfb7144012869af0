/** Reads what somebody wants to change or to answer, as it is now: an issue, a pull request, a discussion or a comment. */
import { z } from "zod";
import type { Repository } from "../client.ts";
import type { ReadClient } from "./port.ts";

const Reply = z.object({
  id: z.number().int(),
  node_id: z.string(),
  number: z.number().int(),
  html_url: z.string(),
  title: z.string(),
  body: z.string().nullish(),
  state: z.enum(["open", "closed"]),
  state_reason: z.string().nullish(),
  locked: z.boolean(),
  user: z.object({ login: z.string(), id: z.number() }).nullish(),
  labels: z.array(z.union([z.string(), z.object({ name: z.string().optional() })])),
  assignees: z.array(z.object({ login: z.string() })).nullish(),
  milestone: z.object({ number: z.number().int(), title: z.string() }).nullish(),
  type: z.object({ name: z.string() }).nullish(),
  pull_request: z.unknown().optional(),
  repository_url: z.string(),
});

export type Target = Readonly<{
  id: number;
  nodeId: string;
  number: number;
  url: string;
  isPull: boolean;
  title: string;
  body: string;
  isOpen: boolean;
  stateReason: string | undefined;
  isLocked: boolean;
  author: string | undefined;
  labels: readonly string[];
  assignees: readonly string[];
  milestone: Readonly<{ number: number; title: string }> | undefined;
  type: string | undefined;
}>;

/** Undefined where there is none, and where it was moved to another repository. Rejects when GitHub cannot be asked. */
export async function readTarget(
  client: Pick<ReadClient, "get">,
  repository: string,
  number: number,
): Promise<Target | undefined> {
  const found = await client.get("/issues/{issue_number}", { issue_number: number }).catch((error: unknown) => {
    if ([404, 410].includes(Object(error).status)) return undefined;
    throw error;
  });
  if (found === undefined) return undefined;
  const issue = Reply.parse(found);
  if (issue.number !== number || !issue.repository_url.toLowerCase().endsWith(`/repos/${repository.toLowerCase()}`))
    return undefined;
  return {
    id: issue.id,
    nodeId: issue.node_id,
    number,
    url: issue.html_url,
    isPull: issue.pull_request !== undefined,
    title: issue.title,
    body: issue.body ?? "",
    isOpen: issue.state === "open",
    stateReason: issue.state_reason ?? undefined,
    isLocked: issue.locked,
    author: issue.user?.login,
    labels: issue.labels.flatMap((label) => (typeof label === "string" ? [label] : (label.name ?? []))),
    assignees: (issue.assignees ?? []).map(({ login }) => login),
    milestone: issue.milestone ?? undefined,
    type: issue.type?.name,
  };
}

const DiscussionReply = z.object({
  repository: z.object({
    discussion: z.object({ id: z.string(), url: z.string(), closed: z.boolean(), locked: z.boolean() }).nullable(),
  }),
});

type DiscussionNow = NonNullable<z.infer<typeof DiscussionReply>["repository"]["discussion"]>;

const QUERY = `query DiscussionNow($owner:String!,$name:String!,$number:Int!){
  repository(owner:$owner,name:$name){discussion(number:$number){id url closed locked}}
}`;

const Missing = z.object({ errors: z.array(z.object({ type: z.literal("NOT_FOUND") })).min(1) });

/** Undefined where there is none. Rejects when GitHub cannot be asked. */
export async function readDiscussion(
  client: Pick<ReadClient, "graphql">,
  { owner, name }: Repository,
  number: number,
): Promise<DiscussionNow | undefined> {
  try {
    return (
      DiscussionReply.parse(await client.graphql(QUERY, { owner, name, number })).repository.discussion ?? undefined
    );
  } catch (error) {
    if (Missing.safeParse(error).success) return undefined;
    throw error;
  }
}

/**
 * `shownAt`: when it got its current text, by GitHub's clock. `isOnlyOurs`: we wrote it, and nobody else edited it
 * last.
 */
type ShownComment = Readonly<{ body: string; shownAt: string; isOnlyOurs: boolean }>;

const NodeId = z.object({ node_id: z.string() });

const Account = z.object({ login: z.string() }).nullable();

const ShownReply = z.object({
  node: z
    .object({
      body: z.string(),
      createdAt: z.string(),
      lastEditedAt: z.string().nullable(),
      viewerDidAuthor: z.boolean(),
      author: Account,
      editor: Account,
    })
    .nullable(),
});

const fields = "body createdAt lastEditedAt viewerDidAuthor author{login} editor{login}";

const query = `query Shown($id:ID!){node(id:$id){
  ... on IssueComment{${fields}}
  ... on PullRequestReviewComment{${fields}}
}}`;

/**
 * On an issue or pull request, or on code ("pulls"). Undefined if it was deleted. Rejects if GitHub does not answer,
 * because then it is unknown what was shown.
 */
export async function readShownComment(
  client: Pick<ReadClient, "get" | "graphql">,
  id: number,
  kind: "issues" | "pulls" = "issues",
): Promise<ShownComment | undefined> {
  const place = await client.get(`/${kind}/comments/{comment_id}`, { comment_id: id }).catch((error: unknown) => {
    if (Object(error).status !== 404) throw error;
  });
  if (place === undefined) return undefined;
  const { node } = ShownReply.parse(await client.graphql(query, { id: NodeId.parse(place).node_id }));
  if (!node) return undefined;
  const { body, createdAt, lastEditedAt, viewerDidAuthor, author, editor } = node;
  const isEditedByUs = editor === null ? lastEditedAt === null : editor.login === author?.login;
  return { body, shownAt: lastEditedAt ?? createdAt, isOnlyOurs: viewerDidAuthor && isEditedByUs };
}

const CommentReply = z.object({ node_id: z.string(), issue_url: z.string(), html_url: z.string() });
const Node = z.object({ node: z.object({ isMinimized: z.boolean() }).nullable() });

type CommentPlace = Readonly<{ nodeId: string; issue: number; url: string }>;

/** On an issue or a pull request. Undefined where there is none. Rejects when GitHub cannot be asked. */
export async function readComment(client: Pick<ReadClient, "get">, id: number): Promise<CommentPlace | undefined> {
  const found = await client.get("/issues/comments/{comment_id}", { comment_id: id }).catch((error: unknown) => {
    if (Object(error).status === 404) return undefined;
    throw error;
  });
  if (found === undefined) return undefined;
  const { node_id: nodeId, issue_url: issue, html_url: url } = CommentReply.parse(found);
  return { nodeId, issue: Number(issue.slice(issue.lastIndexOf("/") + 1)), url };
}

const HIDDEN = "query Hidden($id:ID!){node(id:$id){... on IssueComment{isMinimized}}}";

export async function isHidden(client: Pick<ReadClient, "graphql">, nodeId: string): Promise<boolean> {
  return Node.parse(await client.graphql(HIDDEN, { id: nodeId })).node?.isMinimized === true;
}
