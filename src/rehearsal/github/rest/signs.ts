/** REST: reactions to the head of a thread and to review comments, and labels that come and go, assignees that are taken off. */
import { z } from "zod";
import { reactionJson } from "../json/comment.ts";
import { issueJson, labelJson } from "../json/issue.ts";
import { reactionContents } from "../json/user.ts";
import type { Issue } from "../state.ts";
import { demand, invalid, notFound, param, type RestCall, type RestReply, readBody } from "./call.ts";

const ReactionBody = z.object({ content: z.enum(reactionContents) }).readonly();
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
