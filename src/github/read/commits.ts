/**
 * Asks GitHub about commits: what has come onto a branch since one of them, whether a branch holds it, and what a file
 * says in it.
 */
import { z } from "zod";
import { count, oneLine } from "../../lib/text.ts";
import type { ReadClient } from "./port.ts";
import type { Item } from "./text/untrusted.ts";

const Commit = z.object({
  sha: z.string(),
  commit: z.object({ message: z.string(), author: z.object({ name: z.string().nullish() }).nullable() }),
  author: z.object({ login: z.string().nullish() }).nullish(),
});
const File = z.object({
  filename: z.string(),
  status: z.string(),
  additions: z.number().int(),
  deletions: z.number().int(),
  patch: z.string().nullish(),
});
const Reply = z.object({
  status: z.enum(["ahead", "behind", "identical", "diverged"]),
  total_commits: z.number().int(),
  commits: z.array(Commit),
  files: z.array(File).default([]),
});

export type ComparedFile = Readonly<{ path: string; status: string; added: number; removed: number; patch: string }>;

/**
 * `total` is the number of new commits, `commits` are the newest of them, newest first. `isRewritten`: the branch no
 * longer contains the earlier commit. `files` has at most 300 entries; a `patch` is "" if GitHub has none.
 */
export type CommitComparison = Readonly<{
  total: number;
  isRewritten: boolean;
  commits: readonly Readonly<{ sha: string; author: string; subject: string }>[];
  files: readonly ComparedFile[];
}>;

const MOST_COMMITS = 20;
const PAGE = 100;

/** Undefined if GitHub does not tell, for example because it no longer knows one of the commits. */
export async function compareCommits(
  client: Pick<ReadClient, "get">,
  from: string,
  to: string,
): Promise<CommitComparison | undefined> {
  try {
    const ends = { basehead: `${from}...${to}`, per_page: PAGE };
    const page = async (number: number) =>
      Reply.parse(await client.get("/compare/{basehead}", { ...ends, page: number }));
    const first = await page(1);
    // GitHub lists the oldest first, and files on the first page only.
    const { commits } = first.total_commits > PAGE ? await page(Math.ceil(first.total_commits / PAGE)) : first;
    return {
      total: first.total_commits,
      isRewritten: first.status === "diverged" || first.status === "behind",
      commits: commits.toReversed().slice(0, MOST_COMMITS).map(toCommit),
      files: first.files.map(({ filename: path, status, additions: added, deletions: removed, patch }) => ({
        path,
        status,
        added,
        removed,
        patch: patch ?? "",
      })),
    };
  } catch {
    return undefined;
  }
}

function toCommit({ sha, author, commit }: z.infer<typeof Commit>) {
  const [subject = ""] = commit.message.split("\n");
  return { sha, author: author?.login ?? commit.author?.name ?? "somebody", subject };
}

const MOST_FILES = 50;

/**
 * For an agent that knows the earlier commit. Names and subjects were written by other people, so they are in the text.
 */
export function comparisonItem({ total, isRewritten, commits, files }: CommitComparison, from: string): Item {
  const rewritten = isRewritten ? ", which is no longer part of the branch" : "";
  const more = total > commits.length ? ` (the newest ${commits.length})` : "";
  const lines = commits.map(
    ({ sha, author, subject }) => `${sha.slice(0, 7)} ${oneLine(`${author}: ${subject}`, 200)}`,
  );
  const changed = files.slice(0, MOST_FILES).map(({ path, status, added, removed }) => {
    return `${status} ${oneLine(path, 200)} +${added} -${removed}`;
  });
  const rest = files.length > MOST_FILES ? [`and ${files.length - MOST_FILES} more files`] : [];
  return {
    label: `${count(total, "commit")} since ${from.slice(0, 7)}${rewritten}${more}`,
    text: [...lines, ...(changed.length > 0 ? ["", ...changed, ...rest] : [])].join("\n"),
    format: "plain",
  };
}

const Comparison = z.object({ status: z.enum(["ahead", "behind", "identical", "diverged"]) });

/**
 * Whether the branch is the commit or descends from it. False if GitHub does not know one of them; rejects if it cannot
 * tell.
 */
export async function isPartOf(client: Pick<ReadClient, "get">, commit: string, branch: string): Promise<boolean> {
  const ends = { basehead: `${commit}...${branch}`, per_page: 1 };
  const reply = await client.get("/compare/{basehead}", ends).catch((error: unknown) => {
    if (Object(error).status !== 404) throw error;
  });
  const status = Comparison.safeParse(reply).data?.status;
  return status === "ahead" || status === "identical";
}

const Parting = z.object({ merge_base_commit: z.object({ sha: z.string() }) });

/** The commit that two commits have come from. Undefined if they have none, or GitHub does not know one of them. */
export async function mergeBaseOf(
  client: Pick<ReadClient, "get">,
  one: string,
  other: string,
): Promise<string | undefined> {
  const reply = await client
    .get("/compare/{basehead}", { basehead: `${one}...${other}`, per_page: 1 })
    .catch((error) => {
      if (Object(error).status !== 404) throw error;
    });
  return Parting.safeParse(reply).data?.merge_base_commit.sha;
}

const FileReply = z.object({ type: z.literal("file"), encoding: z.literal("base64"), content: z.string() });

/**
 * By the contents API. Undefined for a folder, a missing file, and a file that is too large for that API; other errors
 * reject.
 */
export async function readFileAt(
  client: Pick<ReadClient, "get">,
  path: string,
  commit: string,
): Promise<string | undefined> {
  const reply = await client.get("/contents/{+path}", { path, ref: commit }).catch((error: unknown) => {
    if (Object(error).status !== 404) throw error;
  });
  const content = FileReply.safeParse(reply).data?.content;
  return content === undefined ? undefined : Buffer.from(content, "base64").toString("utf8");
}

const Titled = z.array(
  z.object({
    sha: z.string(),
    commit: z.object({ message: z.string(), author: z.object({ name: z.string().nullish() }).nullish() }),
    parents: z.array(z.object({ sha: z.string() })),
  }),
);

/** `author` is the name that git has. */
export type TitledCommit = Readonly<{ subject: string; author: string; parents: number }>;

const MOST_TITLED = 60;

/** The last commits of a branch, newest first, each the first parent of the one before it. Rejects if GitHub does not tell. */
export async function readTitles(client: Pick<ReadClient, "get">, branch: string): Promise<readonly TitledCommit[]> {
  const found = Titled.parse(await client.get("/commits", { sha: branch, per_page: MOST_TITLED }));
  const bySha = new Map(found.map((one) => [one.sha, one]));
  const titled: TitledCommit[] = [];
  for (let one = found[0]; one; one = bySha.get(one.parents[0]?.sha ?? "")) {
    const { message, author } = one.commit;
    titled.push({ subject: message.split("\n")[0] ?? "", author: author?.name ?? "", parents: one.parents.length });
    bySha.delete(one.sha);
  }
  return titled;
}
