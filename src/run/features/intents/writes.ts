/**
 * Carries out intents: creates issues and changes what they are, adds a thread to a project (v2) and sets a choice of
 * it, and starts workflows, or runs them again or not. Every function rejects with a GitHubFault.
 */
import { z } from "zod";
import { mayBeDone } from "../../../github/client/github-fault.ts";
import type { GitHub, Repository } from "../../../github/client.ts";
import { askGraphql } from "../../../github/write/comment/ask-graphql.ts";
import { isSameText } from "../../../lib/text.ts";

/** An issue that the agent created. `id` is that of the REST API. */
export type OwnIssue = Readonly<{
  id: number;
  number: number;
  url: string;
  body: string;
  title: string;
  isOpen: boolean;
}>;

type IssueText = Readonly<{ title: string; body: string; labels: readonly string[] }>;

/** An issue that GitHub took without saying so is found again, and not created twice. */
export async function postIssue(github: GitHub, { owner, name: repo }: Repository, text: IssueText): Promise<OwnIssue> {
  try {
    const sent = { owner, repo, title: text.title, body: text.body, labels: [...text.labels] };
    return ownIssue((await github.request("POST /repos/{owner}/{repo}/issues", sent)).data);
  } catch (error) {
    const stored = mayBeDone(error) ? await newestIssue(github, { owner, name: repo }, text.body) : undefined;
    if (!stored) throw error;
    return stored;
  }
}

async function newestIssue(
  github: GitHub,
  { owner, name: repo }: Repository,
  body: string,
): Promise<OwnIssue | undefined> {
  const list = { owner, repo, state: "all", sort: "created", direction: "desc", per_page: 10 } as const;
  const { data } = await github.request("GET /repos/{owner}/{repo}/issues", list);
  const found = data.find((issue) => isSameText(issue.body ?? "", body));
  return found && ownIssue(found);
}

type Stored = Readonly<{
  id: number | bigint;
  number: number;
  html_url: string;
  body?: string | null;
  title: string;
  state: string;
}>;

function ownIssue({ id, number, html_url: url, body, title, state }: Stored): OwnIssue {
  return { id: Number(id), number, url, body: body ?? "", title, isOpen: state === "open" };
}

/** Finds the matching ones among the last thousand issues of that state, newest first. */
export async function findIssues(
  github: GitHub,
  { owner, name: repo }: Repository,
  {
    state,
    isIt,
  }: Readonly<{
    state: "open" | "all";
    isIt(issue: Readonly<{ body: string; user: Readonly<{ id: number | bigint; type: string }> | null }>): boolean;
  }>,
): Promise<readonly OwnIssue[]> {
  const found: OwnIssue[] = [];
  for (let page = 1; page <= 10; page++) {
    const list = { owner, repo, state, sort: "created", direction: "desc", per_page: 100, page } as const;
    const { data } = await github.request("GET /repos/{owner}/{repo}/issues", list);
    const issues = data.filter(({ pull_request: pull }) => pull === undefined);
    found.push(...issues.filter((issue) => isIt({ body: issue.body ?? "", user: issue.user })).map(ownIssue));
    if (data.length < 100) break;
  }
  return found;
}

type Changes = Readonly<{
  title?: string;
  body?: string;
  state?: "open" | "closed";
  state_reason?: "completed" | "not_planned" | "duplicate" | "reopened";
  duplicate_issue_id?: number;
  milestone?: number | null;
  type?: string | null;
}>;

/** An issue, or a pull request by its number. */
export async function changeIssue(
  github: GitHub,
  { owner, name: repo }: Repository,
  number: number,
  changes: Changes,
): Promise<void> {
  const route = "PATCH /repos/{owner}/{repo}/issues/{issue_number}";
  await github.request(route, { owner, repo, issue_number: number, ...changes });
}

export async function assign(
  github: GitHub,
  { owner, name: repo }: Repository,
  number: number,
  assignees: readonly string[],
): Promise<void> {
  const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/assignees";
  await github.request(route, { owner, repo, issue_number: number, assignees: [...assignees] });
}

export async function lock(
  github: GitHub,
  { owner, name: repo }: Repository,
  number: number,
  lock_reason: "off-topic" | "too heated" | "resolved" | "spam",
): Promise<void> {
  const route = "PUT /repos/{owner}/{repo}/issues/{issue_number}/lock";
  await github.request(route, { owner, repo, issue_number: number, lock_reason });
}

/** `part` is the id of an issue, not its number. */
export async function linkSubIssue(
  github: GitHub,
  { owner, name: repo }: Repository,
  number: number,
  part: number,
): Promise<void> {
  const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues";
  await github.request(route, { owner, repo, issue_number: number, sub_issue_id: part });
}

const ADD = `mutation AddToProject($input: AddProjectV2ItemByIdInput!) {
  addProjectV2ItemById(input: $input) { item { id } }
}`;
const SET = `mutation SetField($input: UpdateProjectV2ItemFieldValueInput!) {
  updateProjectV2ItemFieldValue(input: $input) { clientMutationId }
}`;

/** No job's own token reaches projects. */
const permission = "(projects need the token of an app, or of a person)";

const Added = z.object({ addProjectV2ItemById: z.object({ item: z.object({ id: z.string() }) }) });

/** Returns the item's id; the one that is there already is taken for it. */
export async function addToProject(github: GitHub, projectId: string, contentId: string): Promise<string> {
  const variables = { input: { projectId, contentId } };
  return Added.parse(await askGraphql(github, ADD, { variables, permission })).addProjectV2ItemById.item.id;
}

type Choice = Readonly<{ projectId: string; itemId: string; fieldId: string; optionId: string }>;

export async function setProjectField(github: GitHub, { optionId, ...place }: Choice): Promise<void> {
  const variables = { input: { ...place, value: { singleSelectOptionId: optionId } } };
  await askGraphql(github, SET, { variables, permission });
}

export type WorkflowInputs = Readonly<Record<string, string>>;

/** `file` is the name of a file in `.github/workflows`, `ref` the default branch. */
export async function dispatchWorkflow(
  github: GitHub,
  { owner, name: repo }: Repository,
  { file, ref, inputs }: Readonly<{ file: string; ref: string; inputs: WorkflowInputs }>,
): Promise<void> {
  const route = "POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches";
  await github.request(route, { owner, repo, workflow_id: file, ref, inputs: { ...inputs } });
}

export async function rerunFailedJobs(github: GitHub, { owner, name: repo }: Repository, run: number): Promise<void> {
  const route = "POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs";
  await github.request(route, { owner, repo, run_id: run });
}

export async function cancelRun(github: GitHub, { owner, name: repo }: Repository, run: number): Promise<void> {
  await github.request("POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel", { owner, repo, run_id: run });
}
