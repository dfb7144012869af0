/** REST: issues with their comments, reactions, labels and assignees, which pull requests share. */
import { z } from "zod";
import { renderedHtml } from "../attachments.ts";
import { commentJson, issueJson, labelJson, reactionJson } from "../json/issue.ts";
import { reactionContents } from "../json/user.ts";
import type { Comment, Issue } from "../state.ts";
import {
  demand,
  errorReply,
  invalid,
  isTooLong,
  notFound,
  page,
  param,
  Refusal,
  type RestCall,
  type RestReply,
  readBody,
} from "./call.ts";

const CommentBody = z.object({ body: z.string() }).readonly();
const ReactionBody = z.object({ content: z.enum(reactionContents) }).readonly();

export function getIssue(call: RestCall): RestReply {
  return { status: 200, body: inForm(call, issueJson(call.site, findIssue(call, "read"))) };
}

/** With the text as GitHub renders it, if that is asked for. */
function inForm<Json extends { body: string }>({ site, accept }: RestCall, json: Json): Json {
  if (!accept.includes("vnd.github.full+json")) return json;
  return { ...json, body_html: renderedHtml(site, json.body), body_text: json.body };
}

export function listComments(call: RestCall): RestReply {
  const issue = findIssue(call, "read");
  const comments = call.site.state.commentsOn(issue.number).filter(({ updatedAt }) => isSince(call, updatedAt));
  return page(call, comments, (comment) => commentJson(call.site, comment));
}

/** The newest first, if asked; with `since` those that were touched from then on. */
export function listAllComments(call: RestCall): RestReply {
  demand(call, "read", "issues", "pull_requests");
  const comments = [...call.site.state.comments.values()].filter(({ updatedAt }) => isSince(call, updatedAt));
  const isNewestFirst = call.query.get("direction") === "desc";
  return page(call, isNewestFirst ? comments.toReversed() : comments, (comment) => commentJson(call.site, comment));
}

/** Pull requests too. GitHub sorts by creation unless told; here that, or by the last touch, newest first. */
export function listIssues(call: RestCall): RestReply {
  demand(call, "read", "issues");
  const state = call.query.get("state") ?? "open";
  const labels = (call.query.get("labels") ?? "").toLowerCase().split(",").filter(Boolean);
  const hasAll = ({ number }: Issue) => {
    const own = call.site.state.records.labelsOf(number).map((name) => name.toLowerCase());
    return labels.every((label) => own.includes(label));
  };
  const issues = [...call.site.state.issues.values()].filter(
    (issue) => (state === "all" || issue.state === state) && isSince(call, issue.updatedAt) && hasAll(issue),
  );
  const time = (issue: Issue) =>
    Date.parse(call.query.get("sort") === "updated" ? issue.updatedAt : issue.createdAt) + issue.number / 1e6;
  const sorted = issues.sort((a, b) => time(b) - time(a));
  return page(call, sorted, (issue) => issueJson(call.site, issue));
}

export function isSince(call: RestCall, time: string): boolean {
  return Date.parse(time) >= (Date.parse(call.query.get("since") ?? "") || 0);
}

export function listReactions(call: RestCall): RestReply {
  return page(call, findComment(call, "read").reactions, (reaction) => reactionJson(call.site, reaction));
}

export function listThreadReactions(call: RestCall): RestReply {
  const { number } = findIssue(call, "read");
  const reactions = call.site.state.records.reactions.get(`thread ${number}`) ?? [];
  return page(call, reactions, (reaction) => reactionJson(call.site, reaction));
}

export function createComment(call: RestCall): RestReply {
  const issue = findIssue(call, "write");
  // Whatever a job's token may do: its account is nobody who works on the repository.
  if (issue.locked) throw new Refusal(errorReply(403, "Unable to create comment because issue is locked."));
  const body = readCommentBody(call);
  const comment = call.site.state.addComment({ issue: issue.number, author: call.caller.login, body });
  const json = commentJson(call.site, comment);
  return { status: 201, body: json, headers: { location: json.url } };
}

export function getComment(call: RestCall): RestReply {
  return { status: 200, body: inForm(call, commentJson(call.site, findComment(call, "read"))) };
}

/** Anyone who may write may edit anybody's comment, as on GitHub. */
export function updateComment(call: RestCall): RestReply {
  const comment = findComment(call, "write");
  call.site.state.editComment(comment, readCommentBody(call), call.caller.login);
  return { status: 200, body: commentJson(call.site, comment) };
}

export function deleteComment(call: RestCall): RestReply {
  call.site.state.comments.delete(findComment(call, "write").id);
  return { status: 204 };
}

export function createReaction(call: RestCall): RestReply {
  const comment = findComment(call, "write");
  const { content } = readBody(call, ReactionBody, "Reaction");
  const { reaction, isNew } = call.site.state.react(comment, call.caller.login, content);
  return { status: isNew ? 201 : 200, body: reactionJson(call.site, reaction) };
}

function findIssue(call: RestCall, level: "read" | "write"): Issue {
  const issue = call.site.state.issues.get(Number(param(call, "number")));
  demandThread(call, level, issue?.number);
  if (!issue) throw notFound();
  return issue;
}

function findComment(call: RestCall, level: "read" | "write"): Comment {
  const comment = call.site.state.comments.get(Number(param(call, "id")));
  demandThread(call, level, comment?.issue);
  if (!comment) throw notFound();
  return comment;
}

/** Comments on a pull request may be reached with either permission. */
function demandThread(call: RestCall, level: "read" | "write", number: number | undefined): void {
  if (number !== undefined && call.site.state.pulls.has(number)) demand(call, level, "issues", "pull_requests");
  else demand(call, level, "issues");
}

function readCommentBody(call: RestCall): string {
  const { body } = readBody(call, CommentBody, "IssueComment");
  const refuse = (message: string) =>
    invalid({ resource: "IssueComment", code: "unprocessable", field: "data", message });
  if (body.trim() === "") throw refuse("Body cannot be blank");
  if (isTooLong(body)) throw refuse("Body is too long (maximum is 65536 characters)");
  return body;
}

const LabelsBody = z.object({ labels: z.array(z.string()).min(1) }).readonly();
const LabelBody = z
  .object({
    name: z.string().min(1),
    color: z
      .string()
      .regex(/^[0-9a-f]{6}$/i)
      .default("ededed"),
    description: z.string().max(100).default(""),
  })
  .readonly();
const AssigneesBody = z.object({ assignees: z.array(z.string()).default([]) }).readonly();

export function reactToThread(call: RestCall): RestReply {
  return react(call, `thread ${findThread(call).number}`);
}

export function reactToReviewComment(call: RestCall): RestReply {
  demand(call, "write", "pull_requests");
  const id = Number(param(call, "id"));
  if (!call.site.state.records.reviewComments.some((comment) => comment.id === id)) throw notFound();
  return react(call, `review comment ${id}`);
}

/** A name that is taken, whatever the case of its letters, is refused. */
export function createLabel(call: RestCall): RestReply {
  demand(call, "write", "issues", "pull_requests");
  const label = readBody(call, LabelBody, "Label");
  const { records } = call.site.state;
  if (records.labelNamed(label.name)) throw invalid({ resource: "Label", code: "already_exists", field: "name" });
  records.repositoryLabels.set(label.name.toLowerCase(), label);
  return { status: 201, body: labelJson(call.site, label.name) };
}

/** Answers with all labels of the thread; those that the repository does not have are made. */
export function addLabels(call: RestCall): RestReply {
  const { number } = findThread(call);
  const { labels } = readBody(call, LabelsBody, "Label");
  const { records } = call.site.state;
  const before = records.labelsOf(number);
  records.labels.set(number, [...new Set([...before, ...labels])]);
  for (const label of records.labelsOf(number).slice(before.length))
    records.addEvent(number, { event: "labeled", actor: call.caller.login, label });
  return { status: 200, body: records.labelsOf(number).map((name) => labelJson(call.site, name)) };
}

/** Answers with the labels that are left. */
export function removeLabel(call: RestCall): RestReply {
  const { number } = findThread(call);
  const { records } = call.site.state;
  const labels = records.labelsOf(number);
  const left = labels.filter((name) => name.toLowerCase() !== param(call, "name").toLowerCase());
  if (left.length === labels.length) throw notFound("Label does not exist");
  records.labels.set(number, left);
  records.addEvent(number, { event: "unlabeled", actor: call.caller.login, label: param(call, "name") });
  return { status: 200, body: left.map((name) => labelJson(call.site, name)) };
}

/** Accounts that are not assigned are passed over. */
export function removeAssignees(call: RestCall): RestReply {
  const issue = findThread(call);
  const { assignees } = readBody(call, AssigneesBody, "Issue");
  const { records } = call.site.state;
  const before = records.assignees.get(issue.number) ?? [];
  const left = before.filter((login) => !assignees.includes(login));
  records.assignees.set(issue.number, left);
  for (const assignee of before.filter((login) => !left.includes(login)))
    records.addEvent(issue.number, { event: "unassigned", actor: call.caller.login, assignee });
  return { status: 200, body: issueJson(call.site, issue) };
}

function react(call: RestCall, what: string): RestReply {
  const { content } = readBody(call, ReactionBody, "Reaction");
  const { records } = call.site.state;
  const reactions = records.reactions.get(what) ?? [];
  records.reactions.set(what, reactions);
  const { reaction, isNew } = call.site.state.react({ reactions }, call.caller.login, content);
  return { status: isNew ? 201 : 200, body: reactionJson(call.site, reaction) };
}

/** The issue or pull request that a call changes. */
export function findThread(call: RestCall): Issue {
  const number = Number(param(call, "number"));
  if (call.site.state.pulls.has(number)) demand(call, "write", "issues", "pull_requests");
  else demand(call, "write", "issues");
  const issue = call.site.state.issues.get(number);
  if (!issue) throw notFound();
  return issue;
}
