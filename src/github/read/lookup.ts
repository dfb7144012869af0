/**
 * Looks up issues, pull requests and discussions, what people with write access have made of a repository (labels,
 * milestones, releases, commits), and workflow runs with the logs of their jobs. The results are texts of other people,
 * with their authors.
 */
import { z } from "zod";
import { oneLine, startOf } from "../../lib/text.ts";
import type { Repository } from "../client.ts";
import { type ReadClient, readPages } from "./port.ts";
import type { SearchRequest } from "./search.ts";
import type { Item } from "./text/untrusted.ts";
import { readLabels, readMilestones } from "./vocabulary.ts";
import { readJobLog, readRun, readRuns } from "./workflow-runs.ts";

/** `author` is undefined for what only people with write access can write. */
export type FoundItem = Readonly<{ item: Item; author: string | undefined }>;

/** The text within a number of characters; what is left out is said in it. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${startOf(text, most)}\n[cut: ${text.length - most} more characters]`;
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

/** Searches this repository only, whatever the query says. The best matches come first. */
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

type Client = Pick<ReadClient, "get">;

const Release = z.object({
  tag_name: z.string(),
  name: z.string().nullish(),
  body: z.string().nullish(),
  draft: z.boolean(),
  published_at: z.string().nullable(),
});
const Commit = z.object({
  sha: z.string(),
  commit: z.object({ message: z.string(), author: z.object({ name: z.string(), date: z.string() }).nullish() }),
});

const MOST = 30;

export async function lookUpLabels(client: Client): Promise<readonly FoundItem[]> {
  const lines = (await readLabels(client)).map(({ name, description }) => `${name}: ${description}`);
  return [plain("labels of the repository", lines.slice(0, 300).join("\n"))];
}

export async function lookUpMilestones(client: Client): Promise<readonly FoundItem[]> {
  const lines = (await readMilestones(client)).map(({ title, due_on: due }) => `${title}${due ? `, due ${due}` : ""}`);
  return [plain("open milestones of the repository", lines.slice(0, 100).join("\n"))];
}

/** Newest first, without drafts. */
export async function lookUpReleases(client: Client): Promise<readonly FoundItem[]> {
  const found = z.array(Release).parse(await client.get("/releases", { per_page: 10 }));
  return found
    .filter(({ draft }) => !draft)
    .map(({ tag_name: tag, name, body, published_at: at }) => ({
      item: { label: `release ${tag}, ${at}`, title: name ?? tag, text: cut(body ?? "", 4000), format: "markdown" },
      author: undefined,
    }));
}

/**
 * Lists those of the default branch, newest first. A merged commit can have a message of anybody, so it is data like
 * all of this.
 */
export async function lookUpHistory(
  client: Client,
  { path, since }: Readonly<{ path?: string | undefined; since?: string | undefined }>,
): Promise<readonly FoundItem[]> {
  const only = { ...(path !== undefined && { path }), ...(since !== undefined && { since }) };
  const commits = z.array(Commit).parse(await client.get("/commits", { ...only, per_page: MOST }));
  const lines = commits.map(
    ({ sha, commit: { message, author } }) =>
      `${sha.slice(0, 10)} ${author?.date ?? ""} ${author?.name ?? ""}: ${oneLine(message.split("\n")[0] ?? "", 200)}`,
  );
  return [plain(`commits of the default branch${path === undefined ? "" : ` to ${path}`}`, lines.join("\n"))];
}

function plain(label: string, text: string): FoundItem {
  return { item: { label, text, format: "plain" }, author: undefined };
}

const Job = z.object({ id: z.number().int(), name: z.string(), conclusion: z.string().nullable() });
const MOST_JOBS = 5;

/** Newest first. `workflow` is the name of its file. */
export async function lookUpRuns(
  client: Pick<ReadClient, "get">,
  { workflow, status }: Readonly<{ workflow?: string | undefined; status?: string | undefined }>,
): Promise<readonly FoundItem[]> {
  const only = { ...(workflow !== undefined && { workflow }), ...(status !== undefined && { status }) };
  const lines = (await readRuns(client, only)).slice(0, 30).map((run) => {
    const end = run.conclusion ?? run.status ?? "unknown";
    return `${run.id} ${oneLine(run.name ?? run.path, 80)} ${isOfPull(run) ? "on a pull request" : `on ${run.head_branch}`} (${run.event}): ${end}, ${run.created_at}`;
  });
  return [{ item: { label: "workflow runs", text: lines.join("\n"), format: "plain" }, author: undefined }];
}

/** Its branch, its code and what that prints can be anybody's. */
function isOfPull({ event }: Readonly<{ event: string }>): boolean {
  return event.startsWith("pull_request");
}

/** Only people who can push cause these. Runs for issues and comments print what strangers wrote in them. */
const EVENTS_OF_WRITERS = ["push", "schedule", "workflow_dispatch", "repository_dispatch", "merge_group", "release"];

function isOfWriters({ event }: Readonly<{ event: string }>): boolean {
  return EVENTS_OF_WRITERS.includes(event);
}

/** The failed jobs of a run with the end of the log of each; a log holds what the code of a run printed. */
export async function lookUpRunLogs(client: ReadClient, id: number): Promise<readonly FoundItem[]> {
  const run = await readRun(client, id);
  if (!run) return [];
  const place = { run_id: id, attempt_number: run.run_attempt };
  const path = "/actions/runs/{run_id}/attempts/{attempt_number}/jobs";
  const { items } = await readPages(client, path, place, { most: 1, list: "jobs" });
  const failed = items.map((item) => Job.parse(item)).filter(({ conclusion }) => conclusion === "failure");
  return Promise.all(
    failed.slice(0, MOST_JOBS).map(async (job) => ({
      item: {
        label: `log of the job ${oneLine(job.name, 100)} of run ${id}`,
        text: (await readJobLog(client, job.id))?.text ?? "(the log could not be read)",
        format: "plain" as const,
      },
      author: isOfWriters(run) ? undefined : "(code or words of anybody)",
    })),
  );
}
