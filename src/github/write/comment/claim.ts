/** Takes off a thread what called us, so that putting it on again calls again. */
import type { GitHub, Repository } from "../../client.ts";

export type Claim = Readonly<{ kind: "label" | "assignee"; name: string }>;

/** Rejects with a GitHubFault; 404 when the label is not there any more. */
export async function takeOff(
  github: GitHub,
  { owner, name: repo }: Repository,
  number: number,
  { kind, name }: Claim,
): Promise<void> {
  const thread = { owner, repo, issue_number: number };
  if (kind === "label") {
    await github.request("DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}", { ...thread, name });
  } else {
    const route = "DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees";
    await github.request(route, { ...thread, assignees: [name] });
  }
}
