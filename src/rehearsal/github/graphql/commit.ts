/** The part of GitHub's GraphQL schema that makes a commit: real objects, on the tip that the caller expects. */
import { z } from "zod";
import { rulesAgainst, violation } from "../branch-rules.ts";
import { runGit } from "../git/objects.ts";
import { tipOf } from "../git/refs.ts";
import type { Grant } from "../seed.ts";
import { fullName, isAllowed, repositoryPage, type Seen, type Site } from "../site.ts";
import { addProjectItem, minimizeComment, setProjectField } from "./change.ts";
import { addDiscussionComment, addReaction, deleteDiscussionComment, updateDiscussionComment } from "./discussion.ts";
import { type Arguments, GraphqlError, type Node } from "./execute.ts";
import { threadNode } from "./pull.ts";
import { nodeIn } from "./thread.ts";

const Input = z
  .strictObject({
    branch: z.strictObject({ repositoryNameWithOwner: z.string(), branchName: z.string() }),
    message: z.strictObject({ headline: z.string(), body: z.string().optional() }),
    expectedHeadOid: z.string(),
    fileChanges: z.strictObject({
      additions: z.array(z.strictObject({ path: z.string(), contents: z.base64() })).default([]),
      deletions: z.array(z.strictObject({ path: z.string() })).default([]),
    }),
    clientMutationId: z.string().optional(),
  })
  .readonly();
type Input = z.infer<typeof Input>;

/** The root of every mutation, over the repositories that the caller sees. */
export function mutationNode(seen: readonly Seen[]): Node {
  const mutation = (change: Mutation) => (given: Arguments) => {
    const found = seen.find((one) => isMeant(one, given)) ?? seen[0];
    if (!found) throw refused("NOT_FOUND", "Could not resolve to a node");
    if (found.site.state.isArchived) throw refused("UNPROCESSABLE", "Repository was archived so is read-only");
    return change(found.site, found.caller, given);
  };
  return {
    __typename: "Mutation",
    resolveReviewThread: mutation(resolveThread),
    addDiscussionComment: mutation(addDiscussionComment),
    deleteDiscussionComment: mutation(deleteDiscussionComment),
    updateDiscussionComment: mutation(updateDiscussionComment),
    minimizeComment: mutation(minimizeComment),
    addProjectV2ItemById: mutation(addProjectItem),
    updateProjectV2ItemFieldValue: mutation(setProjectField),
    addReaction: mutation(addReaction),
    createCommitOnBranch: mutation(createCommitOnBranch),
  };
}

type Mutation = (site: Site, caller: Grant, given: Arguments) => Node;

const Target = z.object({
  input: z.looseObject({ branch: z.object({ repositoryNameWithOwner: z.string() }).optional() }),
});

/** By the name of the repository, or by any id of something in it. */
function isMeant({ site, caller }: Seen, given: Arguments): boolean {
  const { branch, ...input } = Target.parse(given).input;
  if (branch) return branch.repositoryNameWithOwner.toLowerCase() === fullName(site).toLowerCase();
  return Object.values(input).some((id) => typeof id === "string" && nodeIn(site, id, caller.login) !== undefined);
}

function createCommitOnBranch(site: Site, caller: Grant, given: Arguments): Node {
  const input = z.object({ input: Input }).parse(given).input;
  const oid = createCommit(site, caller, input);
  const url = repositoryPage(site, `/commit/${oid}`);
  const commit = { __typename: "Commit", oid, url, signature: { __typename: "GpgSignature", isValid: true } };
  return { __typename: "CreateCommitOnBranchPayload", clientMutationId: input.clientMutationId ?? null, commit };
}

function createCommit(site: Site, caller: Grant, input: Input): string {
  const { branch, expectedHeadOid, fileChanges } = input;
  if (branch.repositoryNameWithOwner.toLowerCase() !== fullName(site).toLowerCase()) {
    throw refused("NOT_FOUND", `Could not resolve to a Repository with the name '${branch.repositoryNameWithOwner}'.`);
  }
  if (!isAllowed(site, caller, "write", ["contents"])) {
    throw refused("FORBIDDEN", "Resource not accessible by integration");
  }
  const { gitDir } = site.seed;
  const ref = `refs/heads/${branch.branchName}`;
  const tip = tipOf(gitDir, ref);
  if (!tip) throw refused("NOT_FOUND", "No such branch");
  if (tip.sha !== expectedHeadOid) {
    throw refused("STALE_DATA", `Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`);
  }
  for (const { path } of [...fileChanges.additions, ...fileChanges.deletions]) refusePath(path);
  const [rule] = rulesAgainst(site.state.binding, "commit");
  if (rule) throw refused("UNPROCESSABLE", violation(rule));
  const commit = commitOn(ref, site, caller, input);
  site.state.signed.add(commit);
  return commit;
}

function refusePath(path: string): void {
  const parts = path.split("/");
  if (parts.some((part) => ["", ".", "..", ".git"].includes(part.toLowerCase()))) {
    throw refused("UNPROCESSABLE", `A path was requested that is not valid: ${path}`);
  }
  if (/^\.github\/workflows\//i.test(path)) {
    throw refused("FORBIDDEN", `refusing to allow a GitHub App to create or update workflow \`${path}\``);
  }
}

/**
 * Everything becomes a plain file, whatever it was. The author is the owner of the token; GitHub commits for them. One
 * run of `git fast-import` writes the objects and moves the branch.
 */
function commitOn(ref: string, { seed, state, serverUrl }: Site, { login }: Grant, input: Input): string {
  const { message, expectedHeadOid, fileChanges } = input;
  const seconds = `${Math.floor(seed.now().getTime() / 1000)} +0000`;
  const words = [message.headline, ...(message.body ? ["", message.body] : []), ""].join("\n");
  const address = `${state.user(login).id}+${login}@users.noreply.${new URL(serverUrl).host}`;
  const parts = [
    `commit ${ref}\nmark :1\nauthor ${login} <${address}> ${seconds}\n`,
    `committer GitHub <noreply@github.com> ${seconds}\n`,
    ...data(Buffer.from(words)),
    `from ${expectedHeadOid}\n`,
    ...fileChanges.deletions.map(({ path }) => `D ${quoted(path)}\n`),
    ...fileChanges.additions.flatMap(({ path, contents }) => [
      `M 100644 inline ${quoted(path)}\n`,
      ...data(Buffer.from(contents, "base64")),
    ]),
    "\nget-mark :1\n",
  ];
  return runGit(seed.gitDir, ["fast-import", "--quiet"], {
    input: Buffer.concat(parts.map((part) => Buffer.from(part))),
  }).trim();
}

function data(bytes: Buffer): (string | Buffer)[] {
  return [`data ${bytes.length}\n`, bytes, "\n"];
}

function quoted(path: string): string {
  return `"${path.replaceAll(/["\\]/g, "\\$&").replaceAll("\n", "\\n")}"`;
}

function refused(type: string, message: string): GraphqlError {
  return new GraphqlError(message, { type });
}

/** The part of GitHub's GraphQL schema that resolves a thread of a review. */
const ResolveInput = z.object({
  input: z.strictObject({ threadId: z.string(), clientMutationId: z.string().optional() }),
});

/** An app needs to write contents for it as well, which is nowhere written down, and is so. */
function resolveThread(site: Site, caller: Grant, given: Arguments): Node {
  const { threadId, clientMutationId = null } = ResolveInput.parse(given).input;
  const first = site.state.records.reviewComments.find(
    ({ id, replyTo }) => threadId === `PRRT_${id}` && replyTo === null,
  );
  if (!first) throw refused("NOT_FOUND", `Could not resolve to a node with the global id of '${threadId}'`);
  const mayWrite = (["pull_requests", "contents"] as const).every((scope) => isAllowed(site, caller, "write", [scope]));
  if (!mayWrite) throw refused("FORBIDDEN", "Resource not accessible by integration");
  Object.assign(first, { isResolved: true, resolvedBy: caller.login });
  const thread = threadNode(site, first, caller.login);
  return { __typename: "ResolveReviewThreadPayload", clientMutationId, thread };
}
