/**
 * Makes a commit of plain files by a mutation of GitHub's API, which signs it for people too. The git database takes every
 * change, but signs for apps only (`git-database.ts`).
 */
import { z } from "zod";
import { requireOwnBranch } from "../../git/branch-name.ts";
import { Fault } from "../../lib/fault.ts";
import { ABSENT, type ChangeEntry } from "../../policy/entries.ts";
import { GitHubFault } from "../client/github-fault.ts";
import type { GitHub, Repository } from "../client.ts";
import { untilWritten } from "./own-branch.ts";

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
 * Puts the commit on top of the base, and nowhere else. A mutation that GitHub answered with an error of its own, or not at all,
 * is sent again where the branch is still at the base: GitHub refuses a second commit on top of the first. Rejects when the
 * branch has moved or GitHub will not; with a "denied" Fault when what it made is something else, on which nothing more must be built.
 */
export async function commitByApi(github: GitHub, repository: Repository, wanted: ApiCommit): Promise<Committed> {
  const { branch, base } = wanted;
  const input = inputOf(repository, wanted);
  const commit = () => github.graphql(MUTATION, { input }).catch(asFault);
  const end = await untilWritten({ github, repository, branch }, base, commit);
  if (end.kind === "answered") {
    const { oid } = Answer.parse(end.answer).createCommitOnBranch.commit;
    return requireTree(github, repository, oid, wanted.tree);
  }
  if (end.tip === undefined) throw end.error;
  // Its tree says whose commit it is: another one on this branch is for the caller to deal with.
  return requireTree(github, repository, end.tip, wanted.tree, wanted).catch(() => {
    throw end.error;
  });
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

/** GitHub says of an error of its own with status 200, and without a type, that something went wrong. */
function asFault(error: unknown): never {
  const { errors } = Object(error);
  const isOwn = Array.isArray(errors) && errors.some(({ type, message }) => !type && OWN_ERROR.test(message));
  if (!isOwn) throw error;
  throw new GitHubFault(500, "GitHub had an error.", { quote: String(Object(error).message), cause: error });
}

const OWN_ERROR = /^Something went wrong while executing your query|^Timeout\b/i;

function isSameSubject(one: string, other: string): boolean {
  return one.split("\n", 1)[0] === other.split("\n", 1)[0];
}

/**
 * The commit that GitHub made. It must have exactly the tree that was checked, or it is not published. One that GitHub did not
 * name must also be on that base, with the subject of that message.
 */
async function requireTree(
  github: GitHub,
  { owner, name }: Repository,
  commit: string,
  tree: string,
  made?: Pick<ApiCommit, "base" | "message">,
): Promise<Committed> {
  const route = "GET /repos/{owner}/{repo}/git/commits/{commit_sha}";
  const { data } = await github.request(route, { owner, repo: name, commit_sha: commit });
  const isMade =
    made === undefined || (data.parents[0]?.sha === made.base && isSameSubject(data.message, made.message));
  if (data.tree.sha !== tree || !isMade) {
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
