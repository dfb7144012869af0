/** Reads what a discussion is, as far as something is to be said in it. */
import { z } from "zod";
import type { Repository } from "../client.ts";
import type { ReadClient } from "./port.ts";

const Reply = z.object({
  repository: z.object({
    discussion: z.object({ id: z.string(), url: z.string(), closed: z.boolean(), locked: z.boolean() }).nullable(),
  }),
});

export type DiscussionNow = NonNullable<z.infer<typeof Reply>["repository"]["discussion"]>;

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
    return Reply.parse(await client.graphql(QUERY, { owner, name, number })).repository.discussion ?? undefined;
  } catch (error) {
    if (Missing.safeParse(error).success) return undefined;
    throw error;
  }
}
