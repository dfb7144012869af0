/** Takes the checkout to the branch that the input `base-branch` names. */
import { git } from "../../core/workspace/git.ts";
import { GitHubFault } from "../../github/client/github-fault.ts";
import { tipOf } from "../../github/write/branch.ts";
import { checkOutCommit } from "../../github/write/commit/check-out.ts";
import { Fault } from "../../lib/fault.ts";
import type { Setting } from "../prepare.ts";
import { type Checkout, gitEnvironment, requireClean } from "./checkout.ts";
import type { Remote } from "./ground.ts";

/** The checkout as it is if it is of that branch, else the branch's tip. A Fault for one that GitHub does not have. */
export async function checkOutBase({ world, job, github }: Setting, wanted: string, remote: Remote): Promise<Checkout> {
  const environment = gitEnvironment(world.env);
  const { head, branch } = await requireClean(job.workspace, environment);
  if (branch === wanted) return { head, branch };
  const tip = await tipOf(github, job.repository, wanted).catch((error) => {
    throw error instanceof GitHubFault && error.status === 404 ? missing(wanted) : error;
  });
  if (tip !== head) {
    const inCheckout = (extra = {}) => git({ folder: job.workspace, environment: { ...environment, ...extra } });
    await checkOutCommit(inCheckout, remote, tip);
  }
  return { head: tip, branch: wanted };
}

function missing(branch: string): Fault {
  return new Fault("config", `There is no branch ${branch} in this repository.`, {
    hint: "Name a branch that exists in the input `base-branch`, or leave it out.",
  });
}
