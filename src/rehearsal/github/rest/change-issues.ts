/** REST: issues that are opened and changed: their text, state, people, milestone, type, lock and sub-issues. */
import { z } from "zod";
import { issueJson, labelJson, milestoneJson } from "../json/issue.ts";
import { userJson } from "../json/user.ts";
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
import { findThread } from "./issues.ts";

const Text = z.string().min(1);
const NewIssue = z.strictObject({ title: Text, body: z.string().default(""), labels: z.array(z.string()).default([]) });
const Change = z.strictObject({
  title: Text.optional(),
  body: z.string().optional(),
  state: z.enum(["open", "closed"]).optional(),
  state_reason: z.enum(["completed", "not_planned", "duplicate", "reopened"]).optional(),
  duplicate_issue_id: z.int().optional(),
  milestone: z.int().nullable().optional(),
  type: z.string().nullable().optional(),
});
const Assignees = z.strictObject({ assignees: z.array(z.string()).max(10) });
const Lock = z.strictObject({ lock_reason: z.enum(["off-topic", "too heated", "resolved", "spam"]).optional() });
const SubIssue = z.strictObject({ sub_issue_id: z.int(), replace_parent: z.boolean().optional() });

/** Labels that the repository does not have are made. */
export function createIssue(call: RestCall): RestReply {
  demand(call, "write", "issues");
  const { title, body, labels } = readBody(call, NewIssue, "Issue");
  if (isTooLong(body)) throw invalid({ resource: "Issue", code: "custom", field: "body", message: "body is too long" });
  const { state } = call.site;
  const issue = state.addIssue({ author: call.caller.login, title, body });
  state.records.labels.set(issue.number, labels);
  const json = issueJson(call.site, issue);
  return { status: 201, body: json, headers: { location: json.url } };
}

export function updateIssue(call: RestCall): RestReply {
  const issue = findThread(call);
  const change = readBody(call, Change, "Issue");
  const { records, issues, pulls } = call.site.state;
  const { milestone, type, state, state_reason: reason, duplicate_issue_id: duplicate, ...text } = change;
  if (milestone && !records.milestones.some(({ number }) => number === milestone))
    throw invalid({ resource: "Issue", code: "invalid", field: "milestone" });
  if (type && !records.issueTypes.includes(type)) throw invalid({ resource: "Issue", code: "invalid", field: "type" });
  if (reason === "duplicate" && ![...issues.values()].some(({ id }) => id === duplicate))
    throw invalid({ resource: "Issue", code: "invalid", field: "duplicate_issue_id" });
  const facts = records.factsOf(issue.number);
  if (milestone !== undefined) facts.milestone = milestone;
  if (type !== undefined) facts.type = type;
  if (state !== undefined) {
    facts.stateReason = pulls.has(issue.number) ? null : (reason ?? (state === "closed" ? "completed" : "reopened"));
    facts.duplicateOf = duplicate ?? null;
  }
  Object.assign(issue, { ...text, ...(state && { state }), updatedAt: call.site.state.time() });
  return { status: 200, body: issueJson(call.site, issue) };
}

/** Accounts that cannot be assigned are passed over. */
export function addAssignees(call: RestCall): RestReply {
  const issue = findThread(call);
  const { assignees } = readBody(call, Assignees, "Issue");
  const { records } = call.site.state;
  const before = records.assignees.get(issue.number) ?? [];
  const added = assignees.filter((login) => isAssignable(call, login) && !before.includes(login));
  records.assignees.set(issue.number, [...before, ...added]);
  for (const assignee of added)
    records.addEvent(issue.number, { event: "assigned", actor: call.caller.login, assignee });
  return { status: 201, body: issueJson(call.site, issue) };
}

export function listAssignees(call: RestCall): RestReply {
  demand(call, "read", "issues");
  const logins = [...call.site.state.users.values()].map(({ login }) => login);
  return page(
    call,
    logins.filter((login) => isAssignable(call, login)),
    (login) => userJson(call.site, login),
  );
}

function isAssignable({ site: { state } }: RestCall, login: string): boolean {
  return !["none", "read"].includes(state.roleOf(login)) || state.records.assignableBots.includes(login);
}

export function listLabels(call: RestCall): RestReply {
  demand(call, "read", "issues", "pull_requests");
  const { records } = call.site.state;
  const names = [
    ...[...records.repositoryLabels.values()].map(({ name }) => name),
    ...[...records.labels.values()].flat(),
  ];
  return page(call, [...new Set(names)], (name) => labelJson(call.site, name));
}

export function listMilestones(call: RestCall): RestReply {
  demand(call, "read", "issues", "pull_requests");
  return page(call, call.site.state.records.milestones, (milestone) => milestoneJson(call.site, milestone));
}

/** Lists the issue types of an organization; a person's repository has none. */
export function listTypes(call: RestCall): RestReply {
  demand(call, "read", "issues");
  const { issueTypes } = call.site.state.records;
  if (issueTypes.length === 0) throw notFound();
  const body = issueTypes.map((name, index) => ({
    id: index + 1,
    node_id: `IT_${index + 1}`,
    name,
    description: null,
    color: "gray",
    created_at: call.site.state.createdAt,
    updated_at: call.site.state.createdAt,
    is_enabled: true,
  }));
  return { status: 200, body };
}

export function lockIssue(call: RestCall): RestReply {
  const issue = findThread(call);
  const { lock_reason: reason } = readBody(call, Lock, "Issue");
  issue.locked = true;
  call.site.state.records.factsOf(issue.number).lockReason = reason ?? null;
  return { status: 204 };
}

export function listSubIssues(call: RestCall): RestReply {
  demand(call, "read", "issues");
  const { records, issues } = call.site.state;
  const numbers = records.factsOf(Number(param(call, "number"))).subIssues;
  return page(
    call,
    numbers.flatMap((number) => issues.get(number) ?? []),
    (issue) => issueJson(call.site, issue),
  );
}

export function addSubIssue(call: RestCall): RestReply {
  const issue = findThread(call);
  const { sub_issue_id: id } = readBody(call, SubIssue, "Issue");
  const { records, issues } = call.site.state;
  const child = [...issues.values()].find((one) => one.id === id);
  if (!child) throw notFound("The provided sub-issue does not exist");
  const parents = [...issues.keys()].filter((number) => records.factsOf(number).subIssues.includes(child.number));
  if (parents.length > 0 || child === issue)
    throw new Refusal(
      errorReply(
        422,
        "An error occurred while adding the sub-issue to the parent issue. Sub issue may only have one parent",
      ),
    );
  records.factsOf(issue.number).subIssues.push(child.number);
  return { status: 201, body: issueJson(call.site, issue) };
}
