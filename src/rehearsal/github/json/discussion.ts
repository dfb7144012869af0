/** Discussions and their comments as webhooks write them; the REST API has none. */
import type { Discussion, DiscussionComment } from "../records.ts";
import { fullName, repositoryApi, repositoryPage, type Site } from "../site.ts";
import { reactionsJson, userJson } from "./user.ts";

export function discussionJson(
  site: Site,
  { number, id, author, createdAt, title, body, locked, reactions }: Discussion,
) {
  const { state } = site;
  const comments = state.records.discussionComments.filter(({ discussion }) => discussion === number).length;
  return {
    id,
    node_id: `D_${id}`,
    number,
    title,
    body,
    user: userJson(site, author),
    state: "open",
    state_reason: null,
    locked,
    active_lock_reason: null,
    comments,
    created_at: createdAt,
    updated_at: createdAt,
    html_url: discussionPage(site, number),
    repository_url: repositoryApi(site),
    author_association: state.association(author),
    category: categoryJson(site, createdAt),
    answer_html_url: null,
    answer_chosen_at: null,
    answer_chosen_by: null,
    labels: [],
    timeline_url: repositoryApi(site, `/discussions/${number}/timeline`),
    reactions: reactionsJson(repositoryApi(site, `/discussions/${number}`), reactions),
  };
}

export function discussionCommentJson(site: Site, comment: DiscussionComment) {
  const { id, discussion, replyTo, author, createdAt, lastEditedAt, body } = comment;
  return {
    id,
    node_id: `DC_${id}`,
    parent_id: replyTo,
    child_comment_count: 0,
    repository_url: fullName(site),
    discussion_id: discussion,
    user: userJson(site, author),
    body,
    created_at: createdAt,
    updated_at: lastEditedAt ?? createdAt,
    author_association: site.state.association(author),
    html_url: `${discussionPage(site, discussion)}#discussioncomment-${id}`,
    reactions: reactionsJson(repositoryApi(site, `/discussions/${discussion}/comments/${id}`), comment.reactions),
  };
}

/** The web address of a discussion. */
export function discussionPage(site: Site, number: number): string {
  return repositoryPage(site, `/discussions/${number}`);
}

function categoryJson({ id }: Site, time: string) {
  return {
    id: 71,
    node_id: "DIC_71",
    repository_id: id,
    emoji: ":pray:",
    name: "Q&A",
    description: "Ask",
    slug: "q-a",
    is_answerable: true,
    created_at: time,
    updated_at: time,
  };
}
