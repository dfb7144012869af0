/** Looks up issues and pull requests: by a search, or one with its comments. */
import { z } from "zod";
import { type ReadClient, readPages } from "../port.ts";
import type { SearchRequest } from "../search.ts";
import { cut, type FoundItem } from "./found.ts";

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
