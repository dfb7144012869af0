/**
 * Reads a pull request's two ends and pins them (whatever is done to the branches later, this is what was asked
 * about), and finds the open pull request that an earlier run has made for the same work.
 */
import { z } from "zod";
import { Fault } from "../../../lib/fault.ts";
import { type ReadClient, readPages } from "../port.ts";

const Repo = z.object({ id: z.number().int(), full_name: z.string() }).nullable();
const End = z.object({ ref: z.string(), sha: z.string(), repo: Repo });

const PullReply = z.object({
  number: z.number().int(),
  html_url: z.string(),
  state: z.string(),
  merged: z.boolean().default(false),
  draft: z.boolean().default(false),
  maintainer_can_modify: z.boolean().default(false),
  mergeable: z.boolean().nullish(),
  head: End,
  base: End,
});

/** A branch and its commit when it was read. `repository` is `owner/name`, or undefined if the fork was deleted. */
export type PullEnd = Readonly<{ branch: string; sha: string; repository: string | undefined }>;

export type Pull = Readonly<{
  number: number;
  /** The URL of its page. */
  url: string;
  state: "open" | "closed" | "merged";
  isDraft: boolean;
  /** Whether the head is in another repository, or in none. */
  isFork: boolean;
  maintainerCanModify: boolean;
  /** Whether GitHub finds no conflict between its ends. Undefined while it does not know: it finds out when it is asked. */
  isMergeable?: boolean | undefined;
  head: PullEnd;
  base: PullEnd;
}>;

/** The pull request now. Rejects like the client. */
export async function readPull(client: Pick<ReadClient, "get">, number: number): Promise<Pull> {
  const reply = PullReply.safeParse(await client.get("/pulls/{pull_number}", { pull_number: number }));
  if (!reply.success) {
    throw new Fault("github", `GitHub's reply about pull request #${number} was not understood.`, {
      hint: "If this is not github.com, the server may be too old: update it, or ask in an issue. Otherwise run it again.",
      cause: reply.error,
    });
  }
  const { html_url: url, state, merged, draft, maintainer_can_modify, mergeable, head, base } = reply.data;
  return {
    number,
    url,
    state: merged ? "merged" : state === "open" ? "open" : "closed",
    isDraft: draft,
    isFork: head.repo === null || head.repo.id !== base.repo?.id,
    maintainerCanModify: maintainer_can_modify,
    isMergeable: mergeable ?? undefined,
    head: endOf(head),
    base: endOf(base),
  };
}

function endOf({ ref, sha, repo }: z.infer<typeof End>): PullEnd {
  return { branch: ref, sha, repository: repo?.full_name };
}

/** The commit that the request was about no longer exists. */
export function headMoved(number: number, from: string, to: string): Fault {
  return new Fault("github", `The head of pull request #${number} moved from ${from} to ${to} after the request.`, {
    hint: "Look at the new commits, then ask again.",
  });
}

const OpenReply = z.object({
  number: z.number().int(),
  html_url: z.string(),
  body: z.string().nullish(),
  head: z.object({ ref: z.string(), sha: z.string(), repo: z.object({ id: z.number() }).nullable() }),
  base: z.object({ ref: z.string() }),
});

/** `url` is its page, `branch` and `sha` are its head, and `base` is its target branch. */
export type OpenPull = Readonly<{
  number: number;
  url: string;
  body: string;
  branch: string;
  sha: string;
  base: string;
}>;

/** The newest one from this repository that `isIt` accepts, never one from a fork. Rejects like the client. */
export async function findOpenPull(
  client: Pick<ReadClient, "get">,
  repositoryId: number,
  isIt: (pull: OpenPull) => boolean,
): Promise<OpenPull | undefined> {
  const { items } = await readPages(client, "/pulls", { state: "open" });
  const pulls = items.flatMap((item) => OpenReply.safeParse(item).data ?? []);
  const [found] = pulls
    .filter(({ head }) => head.repo?.id === repositoryId)
    .map(({ number, html_url: url, body, head, base }) => {
      return { number, url, body: body ?? "", branch: head.ref, sha: head.sha, base: base.ref };
    })
    .filter(isIt)
    .sort((one, other) => other.number - one.number);
  return found;
}

/** Whether it is from that branch, or from its substitute if the branch was taken. */
export function isFrom(branch: string): (pull: Pick<OpenPull, "branch">) => boolean {
  return (pull) => pull.branch === branch || pull.branch.startsWith(`${branch}-run-`);
}

const RepositoryReply = z.object({ default_branch: z.string() });
const BranchReply = z.object({ name: z.string(), protected: z.boolean() });

/** Why no commit is pushed to a branch of the repository. */
export type NotFree = "default" | "protected" | "gone" | "unknown";

/** Undefined if we may push to it. Unknown means no; never rejects. GitHub may answer with the branch that it was renamed to. */
export async function whyNotFree(client: Pick<ReadClient, "get">, branch: string): Promise<NotFree | undefined> {
  try {
    const [repository, asked] = await Promise.all([client.get(""), client.get("/branches/{branch}", { branch })]);
    if (RepositoryReply.parse(repository).default_branch === branch) return "default";
    const found = BranchReply.parse(asked);
    if (found.name !== branch) return "gone";
    return found.protected ? "protected" : undefined;
  } catch (error) {
    return Object(error).status === 404 ? "gone" : "unknown";
  }
}

const CommitReply = z.object({
  committer: z.object({ date: z.iso.datetime({ offset: true }) }),
  parents: z.array(z.object({ sha: z.string() })),
});

/** How far back the earlier head is searched, only to name it. */
const most = 20;

/**
 * Makes sure that a fork's branch has not changed since the request, because its owner may be somebody else. Rejects
 * with a "github" Fault with both heads if the head was committed after the request. If a webhook names the head, that
 * is exact; here only the committer's date is known, which its author can backdate.
 */
export async function requireOlderHead(
  client: Pick<ReadClient, "get">,
  { number, sha }: Readonly<{ number: number; sha: string }>,
  askedAt: string,
): Promise<void> {
  let before = sha;
  for (let step = 0; step < most; step++) {
    const { committer, parents } = CommitReply.parse(await client.get("/git/commits/{commit}", { commit: before }));
    const isOlder = Date.parse(committer.date) <= Date.parse(askedAt);
    if (isOlder && before === sha) return;
    if (isOlder || parents[0] === undefined) break;
    before = parents[0].sha;
  }
  throw headMoved(number, before, sha);
}
