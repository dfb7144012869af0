/** Names branches, by the template of the workflow, and reads the branches that GitHub has. */
import { z } from "zod";
import { Fault } from "../../lib/fault.ts";
import { isOwnBranchName } from "../../lib/own-branch-name.ts";
import { GitHubFault } from "../client/github-fault.ts";
import type { GitHub, Repository } from "../client.ts";

const Branch = z.object({ name: z.string(), commit: z.object({ sha: z.string() }) });
const Ref = z.object({ object: z.object({ sha: z.string() }) });

/** The commit that a branch is at. Rejects with a GitHubFault: 404 when there is no such branch. */
export async function tipOf(github: GitHub, { owner, name: repo }: Repository, branch: string): Promise<string> {
  try {
    const { data } = await github.request("GET /repos/{owner}/{repo}/branches/{branch}", { owner, repo, branch });
    const { name, commit } = Branch.parse(data);
    if (name === branch) return commit.sha;
  } catch (error) {
    if (!isMissing(error) || NO_BRANCH.test(error.message)) throw error;
  }
  // GitHub led us to the new name of a renamed branch, or the server may lack the route: the ref itself is asked for.
  const ref = { owner, repo, ref: `heads/${branch}` };
  return Ref.parse((await github.request("GET /repos/{owner}/{repo}/git/ref/{ref}", ref)).data).object.sha;
}

/** The same, and undefined when there is no such branch. */
export async function tipIfAny(github: GitHub, repository: Repository, branch: string): Promise<string | undefined> {
  try {
    return await tipOf(github, repository, branch);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** GitHub's own sentence, which a server that does not know the address does not say. */
const NO_BRANCH = /: Branch not found\.$/;

function isMissing(error: unknown): error is GitHubFault {
  return error instanceof GitHubFault && error.status === 404;
}

/**
 * The branch itself. A "denied" Fault for whatever is not `agent/…` (or its spare name) in plain characters: main,
 * tags, refspecs, options.
 * `allowedBranch` is the one other branch that this run may move on.
 */
export function requireOwnBranch(branch: string, allowedBranch?: string): string {
  if ((branch === allowedBranch || isOwnBranchName(branch)) && isPlain(branch)) return branch;
  throw new Fault("denied", `The branch ${JSON.stringify(branch.slice(0, 100))} cannot be written.`, {
    hint: `Work is published on branches that begin with agent/, never on others.`,
  });
}

/** Whether a name is of letters, digits and a few signs that no program takes for anything else. */
export function isPlain(branch: string): boolean {
  const isOdd = /\.\.|\.lock(?:\/|$)|\.(?:\/|$)/.test(branch);
  return /^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*$/.test(branch) && branch.length <= 200 && !isOdd;
}

/** `slug` is what people read in the name, and may be "". */
export type BranchFields = Readonly<{
  kind: "issue" | "discussion" | "run" | "task";
  number: number | string;
  slug: string;
  run: number;
}>;

const FIELD = /\{([a-z]*)\}/g;
const FIELDS: readonly string[] = ["kind", "number", "slug", "run"] satisfies readonly (keyof BranchFields)[];

/** The template filled. What a field leaves empty takes the signs around it along. */
export function branchFrom(template: string, fields: BranchFields): string {
  const values: Readonly<Record<string, string | number>> = fields;
  const filled = template.replaceAll(FIELD, (_, name: string) => String(values[name] ?? ""));
  return filled
    .split("/")
    .map((part) => part.replaceAll(/[-_.]{2,}/g, (signs) => signs.slice(0, 1)).replaceAll(/^[-_.]+|[-_.]+$/g, ""))
    .filter((part) => part !== "")
    .join("/");
}

/** What every name begins with, whatever its words and its run are; undefined where the number is not in that. */
export function beginningOf(
  template: string,
  { kind, number }: Pick<BranchFields, "kind" | "number">,
): string | undefined {
  const [begin = ""] = template.split(/\{(?:slug|run)\}/);
  if (!begin.includes("{number}")) return undefined;
  return begin
    .replaceAll("{kind}", kind)
    .replaceAll("{number}", String(number))
    .replaceAll(/([-_.])[-_.]+/g, "$1");
}

/** Why a template is none; undefined for a good one. */
export function templateProblem(template: string): string | undefined {
  if (!template.startsWith("agent/")) return "must start with agent/, because only such branches are written";
  const names = [...template.matchAll(FIELD)].map(([, name = ""]) => name);
  const unknown = names.find((name) => !FIELDS.includes(name));
  if (unknown !== undefined) return `has the field {${unknown}}, but there are only {kind}, {number}, {slug} and {run}`;
  if (!names.includes("number") && !names.includes("run")) return "must have {number} or {run}, so that names differ";
  const rest = template.replaceAll(FIELD, "x");
  if (/^[\w./-]{1,100}$/.test(rest) && !/\.\.|\.lock(?:\/|$)|\/\/|\/$/.test(rest)) return undefined;
  return "must be of letters, digits, `-`, `_`, `.` and `/`, in addition to its fields";
}
