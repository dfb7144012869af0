/** Recognizes the agent's branches by name. */

/**
 * Whether the agent publishes on a branch with this name: `agent/…`, or `agent-…-run-<id>` if an existing branch makes
 * such names impossible.
 */
export function isOwnBranchName(branch: string): boolean {
  return branch.startsWith("agent/") || /^agent-[^/]+-run-\d+(?:-\w{1,8})?$/.test(branch);
}
