/** Writes names of branches into addresses of web pages: nothing in one ends the address, or a link of Markdown. */

/** The name as a part of a path; its slashes stay. */
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
