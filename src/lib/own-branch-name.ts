/** Which branches are the agent's, by their names. */

/**
 * Whether a branch is one that the agent publishes on: `agent/…`, or, where somebody has a branch named like the beginning
 * of that and no such branch can be made, `agent-…-run-<id>`.
 */
export function isOwnBranchName(branch: string): boolean {
  return branch.startsWith("agent/") || /^agent-[\w.-]+-run-\d+(?:-\w{1,8})?$/.test(branch);
}
