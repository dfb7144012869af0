/** Looks up a discussion with its comments. */
import { z } from "zod";
import type { Repository } from "../../client.ts";
import type { ReadClient } from "../port.ts";
import { cut, type FoundItem } from "./found.ts";

const Said = z.object({ body: z.string(), createdAt: z.string(), author: z.object({ login: z.string() }).nullable() });
const Reply = z.object({
  repository: z.object({
    discussion: Said.extend({ title: z.string(), comments: z.object({ nodes: z.array(Said.nullable()) }) }).nullable(),
  }),
});

const said = "body createdAt author{__typename login}";
const QUERY = `query LookUp($owner:String!,$name:String!,$number:Int!){
  repository(owner:$owner,name:$name){discussion(number:$number){title ${said} comments(last:50){nodes{${said}}}}}
}`;

/** Empty where there is none. */
export async function readDiscussionOf(
  client: Pick<ReadClient, "graphql">,
  { owner, name }: Repository,
  number: number,
): Promise<readonly FoundItem[]> {
  const reply = await client.graphql(QUERY, { owner, name, number }).catch((error: unknown) => {
    if (Object(error).errors?.[0]?.type === "NOT_FOUND") return undefined;
    throw error;
  });
  const discussion = reply === undefined ? undefined : Reply.parse(reply).repository.discussion;
  if (!discussion) return [];
  const comments = discussion.comments.nodes.filter((comment) => comment !== null);
  return [
    found(`discussion #${number}`, discussion, discussion.title),
    ...comments.map((comment) => found("comment", comment)),
  ];
}

function found(what: string, { body, createdAt, author }: z.infer<typeof Said>, title?: string): FoundItem {
  const login = author?.login ?? "ghost";
  const label = `${what} by ${login}, ${createdAt}`;
  const head = title === undefined ? {} : { title };
  return { item: { label, ...head, text: cut(body, 4000), format: "markdown" }, author: login };
}
