/** Recognizes the agent's branches by name, and writes names into addresses of web pages. */

/**
 * Whether the agent publishes on a branch with this name: `agent/…`, or `agent-…-run-<id>` if an existing branch makes
 * such names impossible.
 */
export function isOwnBranchName(branch: string): boolean {
  return branch.startsWith("agent/") || /^agent-[^/]+-run-\d+(?:-\w{1,8})?$/.test(branch);
}

/** The name as a part of a path; its slashes stay. Nothing in it ends the address, or a link of Markdown. */
export function inAddress(branch: string): string {
  return branch.toWellFormed().split("/").map(encoded).join("/");
}

/** The page of GitHub that compares a branch with its base. `repositoryUrl` is `https://HOST/owner/name`. */
export function compareAddress(repositoryUrl: string, base: string, branch: string): string {
  return `${repositoryUrl}/compare/${inAddress(base)}...${inAddress(branch)}`;
}

function encoded(part: string): string {
  return encodeURIComponent(part).replaceAll(/[()!'*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}
