/** Makes commits in GitHub's git database. No branch has them yet, and nobody sees them. */
import { z } from "zod";
import type { NewTree } from "../../git/commit/new-tree.ts";
import { Fault } from "../../lib/fault.ts";
import type { GitHub, Repository } from "../client.ts";
import type { TreeEntry, TreeRequests } from "./tree-requests.ts";

type Wanted = Readonly<{ tree: NewTree; requests: Extract<TreeRequests, { status: "fits" }>; message: string }>;

/** `isVerified` is what GitHub says of the signature, and `reason` why. */
export type NewCommit = Readonly<{ commit: string; isVerified: boolean; reason: string }>;

const Made = z.object({ sha: z.string() });
const MadeCommit = z.object({
  sha: z.string(),
  tree: Made,
  parents: z.array(Made),
  verification: z.object({ verified: z.boolean(), reason: z.string() }),
});

/** So many blobs are sent at once. */
const AT_ONCE = 4;

/**
 * Names no author, no committer and no signature: then GitHub signs for an app. Rejects with a GitHubFault, or with a
 * "denied" Fault if what GitHub made has another id than git gives it here.
 */
export async function makeCommit(github: GitHub, repository: Repository, wanted: Wanted): Promise<NewCommit> {
  const { tree, requests, message } = wanted;
  const blobs = [...requests.blobs];
  const rounds = Array.from({ length: Math.ceil(blobs.length / AT_ONCE) }, (_, round) => round * AT_ONCE);
  for (const from of rounds) {
    const sent = blobs.slice(from, from + AT_ONCE);
    await Promise.all(sent.map(([id, content]) => sendBlob(github, repository, id, content)));
  }
  let made = tree.from;
  for (const entries of requests.trees) made = await sendTree(github, repository, made, entries);
  requireSame("tree", made, tree.tree);
  const { owner, name: repo } = repository;
  const parents = [...tree.parents];
  const fields = { owner, repo, message: message.trimEnd(), tree: made, parents };
  const { data } = await github.request("POST /repos/{owner}/{repo}/git/commits", fields);
  const commit = MadeCommit.parse(data);
  requireSame("commit", [commit.tree.sha, ...commit.parents.map(({ sha }) => sha)].join(), [made, ...parents].join());
  return { commit: commit.sha, isVerified: commit.verification.verified, reason: commit.verification.reason };
}

async function sendBlob(github: GitHub, { owner, name: repo }: Repository, id: string, bytes: Buffer): Promise<void> {
  const fields = { owner, repo, content: bytes.toString("base64"), encoding: "base64" };
  const { data } = await github.request("POST /repos/{owner}/{repo}/git/blobs", fields);
  requireSame("file", Made.parse(data).sha, id);
}

async function sendTree(
  github: GitHub,
  { owner, name: repo }: Repository,
  base: string,
  entries: readonly TreeEntry[],
): Promise<string> {
  const fields = { owner, repo, base_tree: base, tree: [...entries] };
  const { data } = await github.request("POST /repos/{owner}/{repo}/git/trees", fields);
  return Made.parse(data).sha;
}

function requireSame(what: "file" | "tree" | "commit", made: string, wanted: string): void {
  if (made === wanted) return;
  throw new Fault("denied", `The ${what} that GitHub made is not the one that it was sent, so nothing was published.`, {
    hint: "Apply the patch yourself, or set `commit-mode: git`.",
  });
}
