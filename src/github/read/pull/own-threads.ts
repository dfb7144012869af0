/** Reads the threads that we began in the reviews of a pull request, resolved or not. */
import { z } from "zod";
import type { Repository } from "../../client.ts";
import type { ReadClient } from "../port.ts";

/** `resolvedByUs` tells what we took for fixed from what people have waved through. */
export type OwnThread = Readonly<{
  /** Of the node, which resolving takes. */
  id: string;
  isResolved: boolean;
  resolvedByUs: boolean;
  path: string;
  /** Of the comment that began it. */
  comment: number;
  body: string;
  /** What we have said below it. */
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

/** Newest page first. Rejects where GitHub has no GraphQL for us: what was found before is not known then. */
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

/** What is in a draft, which a run has left that was cut off, nobody has been told. */
function ownThread(node: z.infer<typeof Node> | null, viewer: string): OwnThread[] {
  const [first, ...others] = node?.comments.nodes ?? [];
  if (!node || first?.databaseId == null || !first.viewerDidAuthor || first.state === "PENDING") return [];
  const { id, isResolved, path, resolvedBy } = node;
  const replies = others.flatMap((reply) => (reply?.viewerDidAuthor ? [reply.body] : []));
  const resolvedByUs = resolvedBy !== null && bare(resolvedBy.login) === bare(viewer);
  return [{ id, isResolved, resolvedByUs, path, comment: first.databaseId, body: first.body, replies }];
}

/** An app is `name[bot]` to some fields and `name` to others. */
function bare(login: string): string {
  return login.replace(/\[bot\]$/, "").toLowerCase();
}
