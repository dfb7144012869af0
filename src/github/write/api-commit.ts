/**
 * Makes a commit of plain files by a mutation of GitHub's API, which signs it for people too. The git database takes every
 * change, but signs for apps only (`git-database.ts`).
 */
import { z } from "zod";
import { requireOwnBranch } from "../../git/branch-name.ts";
import { Fault } from "../../lib/fault.ts";
import { ABSENT, type ChangeEntry } from "../../policy/entries.ts";
import type { GitHub, Repository } from "../client.ts";
import { tipAfter } from "./own-branch.ts";

/** `contents` has every new object; `tree` is what the commit must come to. */
export type ApiCommit = Readonly<{
  branch: string;
  /** As in `GitRemote`. */
  allowedBranch?: string | undefined;
  base: string;
  tree: string;
  message: string;
  entries: readonly ChangeEntry[];
  contents: ReadonlyMap<string, Buffer>;
}>;

/** `isVerified` is what GitHub says of the signature. */
export type Committed = Readonly<{ commit: string; isVerified: boolean }>;

const PLAIN = "100644";

/** In bytes; a request is refused long before GitHub's own limit of a body would be known. */
const LARGEST = 20 * 1024 * 1024;

/** The mutation knows plain files by names that are text, and nothing of modes or links. */
export function fitsApi(entries: readonly ChangeEntry[], contents: ReadonlyMap<string, Buffer>): boolean {
  let size = 0;
  for (const { newObject } of entries) size += contents.get(newObject)?.length ?? 0;
  return size <= LARGEST && entries.every(isPlain);
}

function isPlain({ path, oldMode, newMode }: ChangeEntry): boolean {
  if (path.includes("\ufffd")) return false;
  if (newMode === ABSENT) return oldMode.startsWith("100");
  return newMode === PLAIN && (oldMode === PLAIN || oldMode === ABSENT);
}

const MUTATION = `mutation Commit($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

const Answer = z.object({ createCommitOnBranch: z.object({ commit: z.object({ oid: z.string() }) }) }).readonly();

/**
 * Puts the commit on top of the base, and nowhere else. Rejects when the branch has moved or GitHub will not; with a
 * "denied" Fault when what it made is something else, on which nothing more must be built.
 */
export async function commitByApi(github: GitHub, repository: Repository, wanted: ApiCommit): Promise<Committed> {
  try {
    const answer = Answer.parse(await github.graphql(MUTATION, { input: inputOf(repository, wanted) }));
    return await requireTree(github, repository, answer.createCommitOnBranch.commit.oid, wanted.tree);
  } catch (error) {
    const tip = await tipAfter(error, github, repository, wanted.branch);
    if (tip === undefined || tip === wanted.base) throw error;
    // Whose commit it is says its tree: another one on this branch is for the caller to deal with.
    return requireTree(github, repository, tip, wanted.tree).catch(() => {
      throw error;
    });
  }
}

function inputOf({ owner, name }: Repository, { branch, allowedBranch, base, message, entries, contents }: ApiCommit) {
  const [headline = "", ...body] = message.trimEnd().split("\n");
  const isGone = ({ newMode }: ChangeEntry) => newMode === ABSENT;
  return {
    branch: { repositoryNameWithOwner: `${owner}/${name}`, branchName: requireOwnBranch(branch, allowedBranch) },
    message: { headline, body: body.join("\n").trim() },
    expectedHeadOid: base,
    fileChanges: {
      additions: entries
        .filter((entry) => !isGone(entry))
        .map(({ path, newObject }) => ({
          path,
          contents: (contents.get(newObject) ?? missing(path)).toString("base64"),
        })),
      deletions: entries.filter(isGone).map(({ path }) => ({ path })),
    },
  };
}

function missing(path: string): never {
  throw new Fault("bug", `The content of ${path} was not read.`);
}

/** The commit that GitHub made. It must have exactly the tree that was checked, or it is not published. */
async function requireTree(
  github: GitHub,
  { owner, name }: Repository,
  commit: string,
  tree: string,
): Promise<Committed> {
  const route = "GET /repos/{owner}/{repo}/git/commits/{commit_sha}";
  const { data } = await github.request(route, { owner, repo: name, commit_sha: commit });
  if (data.tree.sha !== tree) {
    throw new Fault(
      "denied",
      `The commit ${commit.slice(0, 7)} that GitHub made does not hold the files that it was sent.`,
      {
        hint: "Look at that commit before you use it, and delete its branch.",
      },
    );
  }
  return { commit, isVerified: data.verification.verified };
}
