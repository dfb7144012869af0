/**
 * Moves commits between GitHub and the private repository: pushes without ever forcing, and fetches; says why GitHub
 * refuses.
 */
import type { Git } from "../../core/workspace/git/settings.ts";
import { archivedFault, Fault, toFault } from "../../lib/fault.ts";
import { oneLine, withoutEnd } from "../../lib/text.ts";
import { code as inCode } from "../../markdown/inline-code.ts";
import { requireOwnBranch } from "../branch-name.ts";
import { type IsBack, throughOutage } from "./through-outage.ts";

export type GitRemote = Readonly<{
  /** Without credentials. */
  url: string;
  token: string;
  /** A branch that is not ours, and that this run may move on. */
  allowedBranch?: string | undefined;
  /** Without it, nothing is asked again after an outage. */
  isBack?: IsBack | undefined;
}>;

/** Creates the branch, or moves it forward from `expected`. A "git" Fault with a hint when that is refused. */
export async function pushCommit(
  git: (extra: Readonly<Record<string, string>>) => Git,
  remote: GitRemote,
  { commit, branch, expected = "" }: Readonly<{ commit: string; branch: string; expected?: string | undefined }>,
): Promise<void> {
  const ref = `refs/heads/${requireOwnBranch(branch, remote.allowedBranch)}`;
  // The value that the ref must have; empty, it must not exist yet. Descent from it is checked below: a lease would force.
  if (expected !== "") await git({}).raw(["merge-base", "--is-ancestor", expected, commit]);
  const refspec = [`--force-with-lease=${ref}:${expected}`, remote.url, `${commit}:${ref}`];
  try {
    const push = () => git(authorization(remote)).raw(["push", "--quiet", "--no-verify", ...refspec]);
    await explainRefusal(branch, throughOutage(remote.isBack, push));
  } catch (error) {
    const isAllowedBranch = branch === remote.allowedBranch && expected !== "";
    const why = isAllowedBranch ? goneFault : blockingFault;
    throw (await why(git(authorization(remote)), remote.url, branch, error)) ?? error;
  }
}

/** Deletes our branch, if it is still at that commit. */
export async function removeBranch(
  git: (extra: Readonly<Record<string, string>>) => Git,
  remote: GitRemote,
  { branch, at }: Readonly<{ branch: string; at: string }>,
): Promise<void> {
  const ref = `refs/heads/${requireOwnBranch(branch)}`;
  const refspec = [`--force-with-lease=${ref}:${at}`, remote.url, `:${ref}`];
  await git(authorization(remote)).raw(["push", "--quiet", "--no-verify", ...refspec]);
}

/** Resolves to the tip of the branch, which is in the repository then. */
export async function fetchTip(
  git: (extra: Readonly<Record<string, string>>) => Git,
  remote: GitRemote,
  branch: string,
): Promise<string> {
  const ref = `refs/heads/${requireOwnBranch(branch, remote.allowedBranch)}`;
  await git(authorization(remote)).raw(["fetch", "--quiet", "--depth=1", "--no-tags", remote.url, `+${ref}:refs/tip`]);
  return (await git({}).raw(["rev-parse", "refs/tip"])).trim();
}

/** In words that no branch name can contain, why a push is refused, and what to do about it. */
const REFUSALS: readonly (readonly [RegExp, string])[] = [
  [/refusing to allow .* workflow/, "Pushing .github/workflows needs a token with the `workflows` permission."],
  [/\(stale info\)|\(already exists\)/, "Merge or close the pull request of that branch and delete the branch."],
  [
    /returned error: 403|Permission to .* denied|protected branch|rule violations/,
    "Give the job `permissions: { contents: write }`, and make sure that the rules of the repository allow `agent/` branches.",
  ],
  [
    /shallow update not allowed/,
    "The fork does not have the newest commits of the base branch. Ask its author to press “Sync fork”, then mention me with `continue`.",
  ],
  [
    /returned error: 401|Authentication failed|could not read Username/,
    "Check the `github-token` input: the token is wrong or has expired.",
  ],
];

async function explainRefusal(branch: string, push: Promise<string>): Promise<void> {
  try {
    await push;
  } catch (error) {
    const reason = archivedFault(error) ?? ruleFault(branch, error);
    if (reason) throw reason;
    const { code, message, cause } = toFault(error);
    const hint = REFUSALS.find(([words]) => words.test(`${message} ${cause}`))?.[1];
    throw new Fault(code, hint === undefined ? "The work could not be pushed." : "GitHub refused the push.", {
      quote: message,
      hint: hint ?? "Check the runner's network, and run it again.",
      cause,
    });
  }
}

/** In the environment of one process: arguments can be read by every process of the machine. */
export function authorization({ token, url }: GitRemote): Record<string, string> {
  const header = `http.${new URL(url).origin}/.extraheader`;
  return {
    GIT_CONFIG_COUNT: "2",
    // Empty first: a checkout may have a header of its own, and GitHub refuses two.
    GIT_CONFIG_KEY_0: header,
    GIT_CONFIG_VALUE_0: "",
    GIT_CONFIG_KEY_1: header,
    GIT_CONFIG_VALUE_1: `AUTHORIZATION: basic ${credentialsOf(token)}`,
  };
}

/** The token as git sends it. */
export function credentialsOf(token: string): string {
  return Buffer.from(`x-access-token:${token}`).toString("base64");
}

/** A "git" Fault if a branch whose name our name begins with is why the push was refused; undefined if none is. */
async function blockingFault(git: Git, url: string, branch: string, error: unknown): Promise<Fault | undefined> {
  const { message, cause } = toFault(error);
  if (!/failed to update ref|cannot lock ref|directory file conflict/.test(`${message} ${cause}`)) return undefined;
  const parts = branch.split("/").slice(0, -1);
  const refs = parts.map((_, index) => `refs/heads/${parts.slice(0, index + 1).join("/")}`);
  // The pattern `refs/heads/agent` also finds `refs/heads/x/refs/heads/agent`.
  const found = await git.raw(["ls-remote", url, ...refs]).catch(() => "");
  const names = found.split("\n").map((line) => line.split("\t")[1]);
  const blocking = refs.find((ref) => names.includes(ref))?.slice("refs/heads/".length);
  if (blocking === undefined) return undefined;
  const hint = `Rename or delete the branch ${inCode(blocking)}, then mention me with \`continue\`.`;
  return new Fault("git", `The branch ${inCode(blocking)} ${BLOCKS} ${inCode(`${blocking}/`)}.`, {
    hint,
    cause: error,
  });
}

const BLOCKS = "prevents branches that start with";

/** Whether a push was refused because of a branch whose name is the beginning of the one that was pushed. */
export function isBlocked({ message }: Fault): boolean {
  return message.includes(BLOCKS);
}

/** A "git" Fault if the branch, or its whole repository, is why the push was refused; undefined if it is neither. */
async function goneFault(git: Git, url: string, branch: string, error: unknown): Promise<Fault | undefined> {
  const { message, cause } = toFault(error);
  const said = `${message} ${cause}`;
  if (/repository .* not found|Repository not found/i.test(said))
    return gone(`The repository of the branch ${inCode(branch)}`, error);
  if (!said.includes("(stale info)")) return undefined;
  const there = await git.raw(["ls-remote", url, `refs/heads/${branch}`]).catch(() => undefined);
  if (there === undefined) return undefined;
  if (there.trim() === "") return gone(`The branch ${inCode(branch)}`, error);
  const hint =
    "The new commits were not overwritten. Merge this work yourself, or mention me with `continue` to start from them.";
  return new Fault("git", `The branch ${inCode(branch)} got new commits while I worked.`, { hint, cause: error });
}

function gone(what: string, cause: unknown): Fault {
  const hint =
    "It was not created again, because somebody deleted it. If you want the work, take it from where it is saved.";
  return new Fault("git", `${what} no longer exists.`, { hint, cause });
}

/** In GitHub's words, each once; none where no rule is the reason. */
function brokenRules(said: string): readonly string[] {
  const lines = said.split("\n").map((line) => line.replace(/^\s*remote:\s*/, "").trim());
  const listed = /GH013|GH006/.test(said) ? lines.flatMap((line) => /^- (.+)$/.exec(line)?.[1] ?? []) : [];
  const secrets = lines.filter((line) => /^— \S/.test(line)).map((line) => line.slice(2));
  const sizes = lines
    .filter((line) => line.includes(" exceeds "))
    .flatMap((line) => /error: (File .+)$/.exec(line)?.[1] ?? []);
  const [, rest = ""] = /Repository rule violations found(?! for )\s+(\S.*)/s.exec(said) ?? [];
  const [told = ""] = rest.split(/\n\n|\s- https?:/);
  const rules = [...listed, ...secrets, ...sizes, told].map((rule) => withoutEnd(oneLine(rule, 200), "."));
  return [...new Set(rules.filter((rule) => rule !== ""))].slice(0, 5);
}

const HINTS: readonly (readonly [RegExp, string])[] = [
  [
    /verified signatures/i,
    "GitHub signs what an app commits through its API: leave `commit-mode` at api, and use the token of the job or of a GitHub App as `github-token`. With a token of a person, GitHub signs changes of plain files only. The log of the run says why this commit was pushed.",
  ],
  [
    /secret/i,
    "GitHub found a possible secret in the change. If it is one, ask me to remove it, and revoke it; if not, allow it in the repository's push protection. Then mention me with `continue`.",
  ],
  [/exceeds .* limit/i, "Create or download the file during the build, or add it yourself, for example with Git LFS."],
];

const BY_HAND = "Exclude `agent/` branches from the rule, let this app bypass it, or apply the patch yourself.";

/** A "git" Fault that names the rules; undefined if none is the reason. */
export function ruleFault(branch: string, error: unknown): Fault | undefined {
  const rules = brokenRules(`${wordsOf(error)}\n${wordsOf(Object(error).cause)}`);
  if (rules.length === 0) return undefined;
  const hint = HINTS.find(([words]) => rules.some((rule) => words.test(rule)))?.[1] ?? BY_HAND;
  const message = `The rules of this repository do not allow this work on the branch ${inCode(branch)}: ${rules.join("; ")}.`;
  return new Fault("git", message, { hint, cause: error });
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : "";
}

/** Writes the files of a tree. `git` has an empty folder as its work tree, and an index of its own. */
export async function writeTree(git: Git, tree: string): Promise<void> {
  await git.raw(["read-tree", tree]);
  await git.raw(["checkout-index", "--all"]);
}
