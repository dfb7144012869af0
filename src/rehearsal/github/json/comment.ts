/** A comment and a reaction as the REST API and webhooks write them. */
import { Fault } from "../../../lib/fault.ts";
import type { Reaction } from "../records.ts";
import { repositoryApi, type Site } from "../site.ts";
import type { Comment } from "../state.ts";
import { issuePage } from "./issue.ts";
import { reactionsJson, userJson } from "./user.ts";

export function commentJson(site: Site, comment: Comment) {
  const url = repositoryApi(site, `/issues/comments/${comment.id}`);
  return {
    id: comment.id,
    node_id: `IC_${comment.id}`,
    url,
    html_url: commentPage(site, comment),
    issue_url: repositoryApi(site, `/issues/${comment.issue}`),
    user: userJson(site, comment.author),
    author_association: site.state.association(comment.author),
    body: comment.body,
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    performed_via_github_app: null,
    reactions: reactionsJson(url, comment.reactions),
  };
}

/** The web address of a comment. */
export function commentPage(site: Site, comment: Comment): string {
  const issue = site.state.issues.get(comment.issue);
  if (!issue) throw new Fault("bug", `Comment ${comment.id} is on #${comment.issue}, which does not exist.`);
  return `${issuePage(site, issue)}#issuecomment-${comment.id}`;
}

export function reactionJson(site: Site, reaction: Reaction) {
  return {
    id: reaction.id,
    node_id: `REA_${reaction.id}`,
    user: userJson(site, reaction.author),
    content: reaction.content,
    created_at: reaction.createdAt,
  };
}
