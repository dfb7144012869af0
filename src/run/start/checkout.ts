/** Checks that the work starts from something it can be told apart from: a clean branch with a commit. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { InputName } from "../../action/runner/input/inputs.ts";
import { type CheckoutState, checkoutState } from "../../core/workspace/checkout-state.ts";
import { readFile } from "../../core/workspace/files.ts";
import { git } from "../../core/workspace/git.ts";
import { Fault, Mistake } from "../../lib/fault.ts";
import { count, oneLine } from "../../lib/text.ts";

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

async function readState(workspace: string, environment: Readonly<Record<string, string>>): Promise<CheckoutState> {
  // In a folder of a checkout git would look for the repository above it.
  if (!existsSync(join(workspace, ".git"))) throw noCheckout();
  const here = git({ folder: workspace, environment });
  try {
    return await checkoutState(here);
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
  const what = `The checkout has ${count(changed.length, "uncommitted change")} (${some}${changed.length > 3 ? ", …" : ""}), which could not be told apart from the agent's changes.`;
  return new Fault("config", what, {
    hint: "Run this action right after actions/checkout, or have the step before it commit or ignore its files.",
  });
}

const LARGEST = 64 * 1024;

/** A "config" Fault for what is missing, outside of the checkout, no plain file, or longer than 64 kB. */
export async function readCheckoutFile(workspace: string, path: string, input: InputName): Promise<string> {
  try {
    return new TextDecoder().decode(await readFile([workspace], path, LARGEST));
  } catch (cause) {
    if (!(cause instanceof Mistake)) throw cause;
    throw new Fault("config", `The file of the input \`${input}\` cannot be used. ${cause.message}`, {
      hint: "Name a file of the checkout, by its path from the root.",
      cause,
    });
  }
}
