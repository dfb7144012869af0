/**
 * Looks up issues and pull requests (by a search, or one with its comments) and discussions. What is found is texts of
 * others, with whose words they are.
 */
import { z } from "zod";
import type { Repository } from "../../client.ts";
import { type ReadClient, readPages } from "../port.ts";
import type { SearchRequest } from "../search.ts";
import type { Item } from "../text/untrusted.ts";

/** `author` is undefined for what only people with write access can write. */
export type FoundItem = Readonly<{ item: Item; author: string | undefined }>;

/** The text within a number of characters; what is left out is said in it. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/[\ud800-\udbff]$/, "")}\n[cut: ${text.length - most} more characters]`;
}

const User = z.object({ login: z.string() }).nullish();
const Issue = z.object({
  number: z.number().int(),
  title: z.string(),
  body: z.string().nullish(),
  state: z.string(),
  user: User,
  created_at: z.string(),
  labels: z.array(z.union([z.string(), z.object({ name: z.string().optional() })])),
  pull_request: z.unknown().optional(),
  repository_url: z.string(),
});
type Issue = z.infer<typeof Issue>;
const Comment = z.object({ id: z.number().int(), body: z.string().nullish(), user: User, created_at: z.string() });

const MOST_FOUND = 30;
const MOST_COMMENTS = 50;
const LONGEST_BODY = 8000;
const LONGEST_COMMENT = 3000;

/** Of this repository only, whatever the query says; the best matches first. */
export async function findThreads(
  search: SearchRequest,
  repository: string,
  query: string,
): Promise<readonly FoundItem[]> {
  const kind = /\b(?:is|type):(?:issue|pr|pull-request)\b/.test(query) ? "" : "is:issue ";
  const words = query.replaceAll(/\b(?:repo|org|user):\S+/gi, "").trim();
  const q = `repo:${repository} ${kind}${words}`;
  const found = z.object({ items: z.array(Issue) }).parse(await search("issues", { q, per_page: MOST_FOUND }));
  return found.items
    .filter((issue) => isOf(issue, repository))
    .map((issue) => ({ item: { label: labelOf(issue), text: issue.title, format: "plain" }, author: authorOf(issue) }));
}

/** Empty where there is none. */
export async function readThreadOf(
  client: Pick<ReadClient, "get">,
  repository: string,
  number: number,
): Promise<readonly FoundItem[]> {
  const reply = await client.get("/issues/{issue_number}", { issue_number: number }).catch((error: unknown) => {
    if ([404, 410].includes(Object(error).status)) return undefined;
    throw error;
  });
  if (reply === undefined) return [];
  const issue = Issue.parse(reply);
  if (!isOf(issue, repository)) return [];
  const path = "/issues/{issue_number}/comments";
  const { items } = await readPages(client, path, { issue_number: number }, { most: 3 });
  const comments = items.map((item) => Comment.parse(item)).slice(-MOST_COMMENTS);
  return [
    {
      item: {
        label: labelOf(issue),
        title: issue.title,
        text: cut(issue.body ?? "", LONGEST_BODY),
        format: "markdown",
      },
      author: authorOf(issue),
    },
    ...comments.map((comment) => ({
      item: {
        label: `comment ${comment.id} by ${authorOf(comment)}, ${comment.created_at}`,
        text: cut(comment.body ?? "", LONGEST_COMMENT),
        format: "markdown" as const,
      },
      author: authorOf(comment),
    })),
  ];
}

function isOf({ repository_url: url }: Issue, repository: string): boolean {
  return url.toLowerCase().endsWith(`/repos/${repository.toLowerCase()}`);
}

function authorOf({ user }: Readonly<{ user?: z.infer<typeof User> }>): string {
  return user?.login ?? "ghost";
}

function labelOf(issue: Issue): string {
  const names = issue.labels.map((label) => (typeof label === "string" ? label : (label.name ?? "")));
  const kind = issue.pull_request === undefined ? "issue" : "pull request";
  const labels = names.length > 0 ? `, labels ${names.join(", ")}` : "";
  return `${kind} #${issue.number} by ${authorOf(issue)} (${issue.state}${labels}), ${issue.created_at}`;
}

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
