/** Which paths name a file of the repository and nothing else. */

/** Why it does not; undefined for one that does. */
export function promptPathProblem(path: string): string | undefined {
  const parts = path.split("/");
  if (!/^[\w .@+/-]{1,300}$/.test(path) || parts.some((part) => ["", ".", ".."].includes(part))) {
    return "must be a path from the top of the repository, in plain characters";
  }
  return parts[0]?.toLowerCase() === ".git" ? "must not be git's own" : undefined;
}
