/**
 * Reads what a thread is linked to: the issues that a pull request names, and the pull requests that would close an
 * issue.
 */
import { z } from "zod";
import type { Repository } from "../client.ts";
import type { ReadClient } from "./port.ts";
import { visibleMarkdown } from "./text/untrusted.ts";
import { stoodAt } from "./thread/stood-at.ts";
import { Author } from "./thread/thread-pages.ts";

/** `state` is GitHub's, in lower case. `body` is missing if only the name is known. */
export type Linked = Readonly<{
  kind: "issue" | "pull request";
  number: number;
  title: string;
  body?: string;
  state: string;
  author: string;
  association: string;
  createdAt: string;
}>;

export type LinkedOptions = Readonly<{
  client: Pick<ReadClient, "graphql">;
  repository: Repository;
  number: number;
  /** The time of the request: text that was edited later is not read. */
  createdAt: string | undefined;
}>;

const head = "number title createdAt lastEditedAt authorAssociation author{__typename login}";
const variables = "$owner:String!,$name:String!,$number:Int!";

// `state` needs an alias, because its types differ between the two kinds.
export const namedQuery = `query Named(${variables}){
  repository(owner:$owner,name:$name){issueOrPullRequest(number:$number){
    __typename
    ... on Issue{${head} body state}
    ... on PullRequest{${head} body pullState:state}
  }}
}`;

export const closersQuery = `query Closers(${variables}){
  repository(owner:$owner,name:$name){issueOrPullRequest(number:$number){
    ... on Issue{closedByPullRequestsReferences(first:5,includeClosedPrs:true){nodes{
      ${head} pullState:state repository{nameWithOwner}}}}
  }}
}`;

const Head = z.object({
  number: z.number().int(),
  title: z.string(),
  createdAt: z.string(),
  lastEditedAt: z.string().nullable(),
  authorAssociation: z.string(),
  author: Author,
  body: z.string().optional(),
  state: z.string().optional(),
  pullState: z.string().optional(),
});
type Head = z.infer<typeof Head>;

const Named = z.object({ repository: z.object({ issueOrPullRequest: Head }) });
const Closers = z.object({
  repository: z.object({
    issueOrPullRequest: z.object({
      closedByPullRequestsReferences: z
        .object({ nodes: z.array(Head.extend({ repository: z.object({ nameWithOwner: z.string() }) }).nullable()) })
        .optional(),
    }),
  }),
});

const MOST = 5;

/**
 * The issues and pull requests of this repository that `text` names, without `known`. Never rejects: unreadable ones
 * are left out.
 */
export async function readNamed(
  options: LinkedOptions,
  { text, known }: Readonly<{ text: string; known: readonly number[] }>,
): Promise<readonly Linked[]> {
  const { client, repository, number: own, createdAt } = options;
  const numbers = namesIn(text, repository).filter((number) => number !== own && !known.includes(number));
  const found = await Promise.all(
    numbers.slice(0, MOST).map(async (number): Promise<Linked[]> => {
      try {
        const { issueOrPullRequest: one } = Named.parse(
          await client.graphql(namedQuery, { ...repository, number }),
        ).repository;
        return stoodAt(one, { createdAt }) ? [linked(one)] : [];
      } catch {
        return [];
      }
    }),
  );
  return found.flat();
}

/** The pull requests that would close or have closed an issue, by name. Never rejects. */
export async function readClosers({
  client,
  repository,
  number,
  createdAt,
}: LinkedOptions): Promise<readonly Linked[]> {
  const ours = `${repository.owner}/${repository.name}`.toLowerCase();
  try {
    const reply = Closers.parse(await client.graphql(closersQuery, { ...repository, number }));
    const nodes = reply.repository.issueOrPullRequest.closedByPullRequestsReferences?.nodes ?? [];
    return nodes.flatMap((one) =>
      one && one.repository.nameWithOwner.toLowerCase() === ours && stoodAt(one, { createdAt }) ? [linked(one)] : [],
    );
  } catch {
    return [];
  }
}

/** `#12`, or `owner/name#12` of this repository, in visible text; each once. */
export function namesIn(text: string, { owner, name }: Repository): readonly number[] {
  const ours = `${owner}/${name}`.toLowerCase();
  const names = visibleMarkdown(text).matchAll(/(?<![\w&/#.-])([\w.-]+\/[\w.-]+)?#(\d{1,9})\b/g);
  const numbers = [...names].flatMap(([, place = ours, number]) =>
    place.toLowerCase() === ours ? [Number(number)] : [],
  );
  return [...new Set(numbers)];
}

function linked({ number, title, body, author, authorAssociation, createdAt, state, pullState }: Head): Linked {
  const kind = pullState === undefined ? "issue" : "pull request";
  return {
    kind,
    number,
    title,
    author,
    association: authorAssociation,
    createdAt,
    ...(body !== undefined && { body }),
    state: (state ?? pullState ?? "").toLowerCase(),
  };
}
