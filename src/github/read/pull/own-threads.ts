/** Reads the review threads that the agent started on a pull request, resolved or not. */
import { z } from "zod";
import type { Repository } from "../../client.ts";
import type { ReadClient } from "../port.ts";

/** `resolvedByUs` separates findings that we considered fixed from those that people dismissed. */
export type OwnThread = Readonly<{
  /** The id of the node, which resolving needs. */
  id: string;
  isResolved: boolean;
  resolvedByUs: boolean;
  path: string;
  /** The id of the first comment. */
  comment: number;
  body: string;
  /** Our replies in the thread. */
  replies: readonly string[];
}>;

export const ownThreadsQuery = `query OwnThreads($owner:String!,$name:String!,$number:Int!,$before:String){
  viewer{login}
  repository(owner:$owner,name:$name){pullRequest(number:$number){
    reviewThreads(last:100,before:$before){pageInfo{hasPreviousPage startCursor}
      nodes{id isResolved path resolvedBy{login} comments(first:50){nodes{databaseId state body viewerDidAuthor}}}}
  }}
}`;

const Comment = z.object({
  databaseId: z.number().int().nullable(),
  state: z.string(),
  body: z.string(),
  viewerDidAuthor: z.boolean(),
});
const Node = z.object({
  id: z.string(),
  isResolved: z.boolean(),
  path: z.string(),
  resolvedBy: z.object({ login: z.string() }).nullable(),
  comments: z.object({ nodes: z.array(Comment.nullable()) }),
});
const Reply = z.object({
  viewer: z.object({ login: z.string() }),
  repository: z.object({
    pullRequest: z.object({
      reviewThreads: z.object({
        pageInfo: z.object({ hasPreviousPage: z.boolean(), startCursor: z.string().nullable() }),
        nodes: z.array(Node.nullable()),
      }),
    }),
  }),
});

const mostPages = 10;

/** Newest page first. Rejects if there is no GraphQL: then earlier findings are unknown. */
export async function readOwnThreads(
  client: Pick<ReadClient, "graphql">,
  repository: Repository,
  number: number,
): Promise<readonly OwnThread[]> {
  const threads: OwnThread[] = [];
  let before: string | null = null;
  for (let page = 1; page <= mostPages; page++) {
    const reply: z.infer<typeof Reply> = Reply.parse(
      await client.graphql(ownThreadsQuery, { ...repository, number, before }),
    );
    const { pageInfo, nodes } = reply.repository.pullRequest.reviewThreads;
    threads.push(...nodes.flatMap((node) => ownThread(node, reply.viewer.login)));
    if (!pageInfo.hasPreviousPage || pageInfo.startCursor === null) break;
    before = pageInfo.startCursor;
  }
  return threads;
}

/** Comments of a draft, which an interrupted run left, have been shown to nobody. */
function ownThread(node: z.infer<typeof Node> | null, viewer: string): OwnThread[] {
  const [first, ...others] = node?.comments.nodes ?? [];
  if (!node || first?.databaseId == null || !first.viewerDidAuthor || first.state === "PENDING") return [];
  const { id, isResolved, path, resolvedBy } = node;
  const replies = others.flatMap((reply) => (reply?.viewerDidAuthor ? [reply.body] : []));
  const resolvedByUs = resolvedBy !== null && bare(resolvedBy.login) === bare(viewer);
  return [{ id, isResolved, resolvedByUs, path, comment: first.databaseId, body: first.body, replies }];
}

/** The login of an app is `name[bot]` in some fields and `name` in others. */
function bare(login: string): string {
  return login.replace(/\[bot\]$/, "").toLowerCase();
}
