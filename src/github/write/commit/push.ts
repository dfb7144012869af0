/** Pushes a commit from the private repository, without ever forcing, and says why GitHub refuses it. */
import type { Git } from "../../../core/workspace/git/settings.ts";
import { Fault, toFault } from "../../../lib/fault.ts";
import { ruleFault } from "./broken-rules.ts";
import { goneFault } from "./gone-branch.ts";
import { requireOwnBranch } from "./own-branch.ts";

export type Remote = Readonly<{
  /** Without credentials. */
  url: string;
  token: string;
  /** A branch that is not ours, and that this run may move on. */
  lent?: string | undefined;
}>;

/** Creates the branch, or moves it forward from `expected`. A "git" Fault with a hint when that is refused. */
export async function pushCommit(
  git: (extra: Readonly<Record<string, string>>) => Git,
  remote: Remote,
  { commit, branch, expected = "" }: Readonly<{ commit: string; branch: string; expected?: string | undefined }>,
): Promise<void> {
  const ref = `refs/heads/${requireOwnBranch(branch, remote.lent)}`;
  // The value that the ref must have; empty, it must not exist yet. Descent from it is checked below: a lease would force.
  if (expected !== "") await git({}).raw(["merge-base", "--is-ancestor", expected, commit]);
  const refspec = [`--force-with-lease=${ref}:${expected}`, remote.url, `${commit}:${ref}`];
  try {
    await explained(branch, git(authorization(remote)).raw(["push", "--quiet", "--no-verify", ...refspec]));
  } catch (error) {
    const isLent = branch === remote.lent && expected !== "";
    throw (isLent && (await goneFault(git(authorization(remote)), remote.url, branch, error))) || error;
  }
}

/** Takes a branch of ours away again, if it is at that commit still. */
export async function removeBranch(
  git: (extra: Readonly<Record<string, string>>) => Git,
  remote: Remote,
  { branch, at }: Readonly<{ branch: string; at: string }>,
): Promise<void> {
  const ref = `refs/heads/${requireOwnBranch(branch)}`;
  const refspec = [`--force-with-lease=${ref}:${at}`, remote.url, `:${ref}`];
  await git(authorization(remote)).raw(["push", "--quiet", "--no-verify", ...refspec]);
}

/** Resolves to the tip of the branch, which is in the repository then. */
export async function fetchTip(
  git: (extra: Readonly<Record<string, string>>) => Git,
  remote: Remote,
  branch: string,
): Promise<string> {
  const ref = `refs/heads/${requireOwnBranch(branch, remote.lent)}`;
  await git(authorization(remote)).raw(["fetch", "--quiet", "--depth=1", "--no-tags", remote.url, `+${ref}:refs/tip`]);
  return (await git({}).raw(["rev-parse", "refs/tip"])).trim();
}

/** In words that no branch name can contain, why a push is refused, and what to do about it. */
const REFUSALS: readonly (readonly [RegExp, string])[] = [
  [/refusing to allow .* workflow/, "It takes a token with the `workflows` permission to push .github/workflows."],
  [/\(stale info\)|\(already exists\)/, "Merge or close the pull request of that branch and delete the branch."],
  [
    /returned error: 403|Permission to .* denied|protected branch|rule violations/,
    "Give the job `permissions: { contents: write }`, and let rules allow `agent/` branches.",
  ],
  [
    /returned error: 401|Authentication failed|could not read Username/,
    "Check the `github-token` input: the token is wrong or has expired.",
  ],
];

async function explained(branch: string, push: Promise<string>): Promise<void> {
  try {
    await push;
  } catch (error) {
    const rule = ruleFault(branch, error);
    if (rule) throw rule;
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
export function authorization({ token, url }: Remote): Record<string, string> {
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
