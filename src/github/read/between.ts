/** Compares two commits by GitHub: what has come onto a branch since one of them, and whether a branch holds it. */
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

export type BetweenFile = Readonly<{ path: string; status: string; added: number; removed: number; patch: string }>;

/**
 * `total` counts what was not there before, `commits` are the newest of those, newest first. `isRewritten`: the branch
 * does not hold the earlier commit any more. Of `files`, at most 300 are told; a `patch` is "" where GitHub has none.
 */
export type Between = Readonly<{
  total: number;
  isRewritten: boolean;
  commits: readonly Readonly<{ sha: string; author: string; subject: string }>[];
  files: readonly BetweenFile[];
}>;

const MOST_COMMITS = 20;
const PAGE = 100;

/** Undefined where GitHub does not tell, e.g. because it knows one of them no more. */
export async function readBetween(
  client: Pick<ReadClient, "get">,
  from: string,
  to: string,
): Promise<Between | undefined> {
  try {
    const ends = { basehead: `${from}...${to}`, per_page: PAGE };
    const page = async (number: number) =>
      Reply.parse(await client.get("/compare/{basehead}", { ...ends, page: number }));
    const first = await page(1);
    // They come oldest first, and files with the first page only.
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

/** For an agent that knows the earlier commit. Names and subjects are other people's: they stand in the text. */
export function betweenItem({ total, isRewritten, commits, files }: Between, from: string): Item {
  const rewritten = isRewritten ? ", which is not part of the branch any more" : "";
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

/** The branch is the commit, or has come from it. False where GitHub knows one of them not; rejects when it cannot say. */
export async function isPartOf(client: Pick<ReadClient, "get">, commit: string, branch: string): Promise<boolean> {
  const ends = { basehead: `${commit}...${branch}`, per_page: 1 };
  const reply = await client.get("/compare/{basehead}", ends).catch((error: unknown) => {
    if (Object(error).status !== 404) throw error;
  });
  const status = Comparison.safeParse(reply).data?.status;
  return status === "ahead" || status === "identical";
}
