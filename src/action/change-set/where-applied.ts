/** Whether a change set has been applied before: by the commit that names its conversation, or by the comment that does. */
import { z } from "zod";
import { gitHubReader } from "../../github/client.ts";
import { type ReadClient, readPages } from "../../github/read/port.ts";
import { canBeOurs, readOwn } from "../../github/read/trigger/own.ts";
import type { Trigger } from "../../github/read/trigger/trigger.ts";
import type { Connection } from "../connect.ts";
import { readPublishing } from "../runner/input/publishing.ts";
import { newBranch, subjectOf } from "../thread/subject.ts";
import type { Env } from "../world.ts";

type Client = Pick<ReadClient, "get" | "graphql" | "account">;

/** In one line; undefined if it was not. Rejects as the client does. */
export async function whereApplied(
  { github, job }: Connection,
  trigger: Trigger,
  { env, conversation }: Readonly<{ env: Env; conversation: string }>,
): Promise<string | undefined> {
  const client: Client = gitHubReader(github, job.repository);
  const branch = await branchOf(client, trigger, freshBranch(trigger, job, env));
  const commit = branch === undefined ? undefined : await tipOf(client, branch);
  if (commit?.message.includes(`\nAgent-Conversation: ${conversation}`)) {
    return `This change set has been applied already, as ${commit.sha.slice(0, 7)} on the branch ${branch}.`;
  }
  const comment = await commentOn(client, trigger, conversation);
  return comment && `This change set has been applied already: ${comment}`;
}

/** Inputs that are not right are told of when it is applied. */
function freshBranch(trigger: Trigger, job: Connection["job"], env: Env): string | undefined {
  try {
    return newBranch(subjectOf(trigger), job, readPublishing(env)["branch-name"]).branch;
  } catch {
    return undefined;
  }
}

const PullReply = z.object({ head: z.object({ ref: z.string(), repo: z.object({ id: z.number() }).nullable() }) });

async function branchOf(client: Client, { thread, repositoryId }: Trigger, fresh: string | undefined) {
  if (thread.type !== "pull_request") return fresh;
  const { head } = PullReply.parse(await client.get("/pulls/{pull_number}", { pull_number: thread.number }));
  return head.repo?.id === repositoryId ? head.ref : undefined;
}

const RefReply = z.object({ object: z.object({ sha: z.string() }) });
const CommitReply = z.object({ sha: z.string(), message: z.string() });

async function tipOf(client: Client, branch: string): Promise<z.infer<typeof CommitReply> | undefined> {
  try {
    const { object } = RefReply.parse(await client.get("/git/ref/{ref}", { ref: `heads/${branch}` }));
    return CommitReply.parse(await client.get("/git/commits/{commit_sha}", { commit_sha: object.sha }));
  } catch (error) {
    if (Object(error).status === 404) return undefined;
    throw error;
  }
}

const CommentReply = z.object({
  body: z.string().nullish(),
  html_url: z.string(),
  user: z.object({ id: z.number(), type: z.string() }).nullish(),
});

/** Our own comment, written since we were asked. */
async function commentOn(client: Client, { thread, createdAt }: Trigger, conversation: string) {
  if (thread.type !== "issue" && thread.type !== "pull_request") return undefined;
  const own = await readOwn(client);
  const path = "/issues/{issue_number}/comments";
  const since = createdAt === undefined ? {} : { since: createdAt };
  const { items } = await readPages(client, path, { issue_number: thread.number, ...since });
  const comments = items.flatMap((item) => CommentReply.safeParse(item).data ?? []);
  return comments.find(({ body, user }) => canBeOurs(user, own) && body?.includes(conversation))?.html_url;
}
