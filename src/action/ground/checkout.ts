/** Makes sure that the work starts from something it can be told apart from: a clean branch with a commit. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type CheckoutState, checkoutState } from "../../core/workspace/checkout-state.ts";
import { git } from "../../core/workspace/git.ts";
import { Fault } from "../../lib/fault.ts";
import { count, oneLine } from "../../lib/text.ts";
import type { Env } from "../world.ts";

export type Checkout = Readonly<{ head: string; branch: string }>;

const CHECKOUT_HINT = "Put a step `uses: actions/checkout` right before this action.";

type Environment = Readonly<Record<string, string>>;

/** The commit and the branch of the workspace. A "config" Fault for everything that is no clean checkout of a branch. */
export async function requireBranch(workspace: string, environment: Environment): Promise<Checkout> {
  const { head, branch } = await requireClean(workspace, environment);
  if (branch === undefined) throw detached(head);
  return { head, branch };
}

/** The same for a checkout that may be detached: `branch` is undefined then. */
export async function requireClean(
  workspace: string,
  environment: Environment,
): Promise<Readonly<{ head: string; branch: string | undefined }>> {
  const { head, branch, changed } = await readState(workspace, environment);
  if (head === undefined) throw new Fault("config", "The repository has no commits.", { hint: "Push a first commit." });
  if (changed.length > 0) throw dirty(changed);
  return { head, branch };
}

const GIT_VARIABLES =
  "PATH HTTPS_PROXY https_proxy HTTP_PROXY http_proxy ALL_PROXY all_proxy NO_PROXY no_proxy SSL_CERT_FILE SSL_CERT_DIR";

/**
 * What our own git needs of the job's environment: its program and the way to GitHub. Not HOME, because git would follow
 * the ignore and attribute files that it finds there, and curl its passwords; tools can write them.
 */
export function gitEnvironment(env: Env): Readonly<Record<string, string>> {
  return Object.fromEntries(GIT_VARIABLES.split(" ").flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
}

async function readState(workspace: string, environment: Readonly<Record<string, string>>): Promise<CheckoutState> {
  // In a folder of a checkout git would look for the repository above it.
  if (!existsSync(join(workspace, ".git"))) throw noCheckout();
  try {
    return await checkoutState(git({ folder: workspace, environment }));
  } catch (cause) {
    throw noCheckout(cause);
  }
}

function noCheckout(cause?: unknown): Fault {
  return new Fault("config", "The workspace is not a git checkout.", { hint: CHECKOUT_HINT, cause });
}

function detached(head: string): Fault {
  return new Fault("config", `The checkout is detached at ${head.slice(0, 7)}, so there is no branch to start from.`, {
    hint: "Give actions/checkout a `ref` that is the name of a branch.",
  });
}

function dirty(changed: readonly string[]): Fault {
  const some = changed
    .slice(0, 3)
    .map((path) => oneLine(path, 80))
    .join(", ");
  const what = `The checkout has ${count(changed.length, "uncommitted change")} (${some}${changed.length > 3 ? ", …" : ""}), which could not be told from the agent's.`;
  return new Fault("config", what, {
    hint: "Run this action right after actions/checkout, or have the step before it commit or ignore its files.",
  });
}
