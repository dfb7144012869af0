/** An issue as the REST API and webhooks write one; a pull request seen as an issue carries `pull_request`. Its comments. */
import { Fault } from "../../../lib/fault.ts";
import type { Milestone } from "../issue-records.ts";
import type { Reaction } from "../records.ts";
import { repositoryApi, repositoryPage, type Site } from "../site.ts";
import type { Comment, Issue } from "../state.ts";
import { reactionsJson, userJson } from "./user.ts";

export function issueJson(site: Site, issue: Issue) {
  const { state } = site;
  const url = repositoryApi(site, `/issues/${issue.number}`);
  const isPull = state.pulls.has(issue.number);
  const facts = state.records.factsOf(issue.number);
  const milestone = state.records.milestones.find(({ number }) => number === facts.milestone);
  const assignees = (state.records.assignees.get(issue.number) ?? []).map((login) => userJson(site, login));
  return {
    id: issue.id,
    node_id: `${isPull ? "PR" : "I"}_${issue.id}`,
    url,
    repository_url: repositoryApi(site),
    labels_url: `${url}/labels{/name}`,
    comments_url: `${url}/comments`,
    events_url: `${url}/events`,
    html_url: issuePage(site, issue),
    timeline_url: `${url}/timeline`,
    number: issue.number,
    title: issue.title,
    body: issue.body,
    user: userJson(site, issue.author),
    author_association: state.association(issue.author),
    state: issue.state,
    state_reason: facts.stateReason,
    locked: issue.locked,
    active_lock_reason: facts.lockReason,
    comments: state.commentsOn(issue.number).length,
    labels: state.records.labelsOf(issue.number).map((name) => labelJson(site, name)),
    assignee: assignees[0] ?? null,
    assignees,
    milestone: milestone ? milestoneJson(site, milestone) : null,
    type: facts.type === null ? null : typeJson(site, facts.type),
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.state === "closed" ? issue.updatedAt : null,
    closed_by: null,
    performed_via_github_app: null,
    reactions: reactionsJson(url, state.records.reactions.get(`thread ${issue.number}`) ?? []),
    ...pullKeys(site, issue),
  };
}

export function milestoneJson(site: Site, { number, title }: Milestone) {
  const url = repositoryApi(site, `/milestones/${number}`);
  return {
    url,
    html_url: repositoryPage(site, `/milestone/${number}`),
    labels_url: `${url}/labels`,
    id: 100 * site.id + number,
    node_id: `MI_${100 * site.id + number}`,
    number,
    title,
    description: null,
    creator: userJson(site, site.seed.owner),
    open_issues: 0,
    closed_issues: 0,
    state: "open",
    created_at: site.state.createdAt,
    updated_at: site.state.createdAt,
    due_on: null,
    closed_at: null,
  };
}

function typeJson(site: Site, name: string) {
  const id = site.state.records.issueTypes.indexOf(name) + 1;
  return { id, node_id: `IT_${id}`, name, description: null };
}

/** The web address of an issue or a pull request. */
export function issuePage(site: Site, { number }: Issue): string {
  return repositoryPage(site, `/${site.state.pulls.has(number) ? "pull" : "issues"}/${number}`);
}

function pullKeys(site: Site, issue: Issue) {
  const pull = site.state.pulls.get(issue.number);
  if (!pull) return {};
  const page = issuePage(site, issue);
  return {
    draft: pull.draft,
    pull_request: {
      url: repositoryApi(site, `/pulls/${pull.number}`),
      html_url: page,
      diff_url: `${page}.diff`,
      patch_url: `${page}.patch`,
      merged_at: pull.merged?.at ?? null,
    },
  };
}

/** A label as the REST API and webhooks write one. */
export function labelJson(site: Site, name: string) {
  const id = [...name].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), site.id) % 1_000_003;
  const url = repositoryApi(site, `/labels/${encodeURIComponent(name)}`);
  const { color = "ededed", description = "" } = site.state.records.labelNamed(name) ?? {};
  return { id, node_id: `LA_${id}`, url, name, description, color, default: false };
}

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
