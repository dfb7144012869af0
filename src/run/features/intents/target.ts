/** Reads what somebody wants to change or to answer, as it is now: an issue, a pull request or a discussion. */
import { z } from "zod";
import type { Repository } from "../../../github/client.ts";
import type { ReadClient } from "../../../github/read/port.ts";

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

export type DiscussionNow = NonNullable<z.infer<typeof DiscussionReply>["repository"]["discussion"]>;

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
