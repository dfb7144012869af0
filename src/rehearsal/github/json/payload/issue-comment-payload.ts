/** The webhook that GitHub sends when somebody comments. */
import { Fault } from "../../../../lib/fault.ts";
import type { Site } from "../../site.ts";
import { commentJson } from "../comment.ts";
import { issueJson } from "../issue.ts";
import { repositoryJson } from "../repository.ts";
import { userJson } from "../user.ts";

/** The `issue_comment` payload with action `created`, as the records stand now. */
export function issueCommentPayload(site: Site, commentId: number): Record<string, unknown> {
  const comment = site.state.comments.get(commentId);
  const issue = comment && site.state.issues.get(comment.issue);
  if (!issue) throw new Fault("bug", `There is no comment ${commentId} to make a payload of.`);
  return {
    action: "created",
    issue: issueJson(site, issue),
    comment: commentJson(site, comment),
    repository: repositoryJson(site),
    sender: userJson(site, comment.author),
  };
}
