/** Names branches by the template of the workflow, knows git's rule for names, and refuses names that must not be written. */
import { isOwnBranchName } from "../lib/branch-names.ts";
import { Fault } from "../lib/fault.ts";

/**
 * The branch itself. A "denied" Fault for whatever is not `agent/…` (or its spare name): main, tags, refspecs, options.
 * `allowedBranch` is the one other branch that this run may move on.
 */
export function requireOwnBranch(branch: string, allowedBranch?: string): string {
  if ((branch === allowedBranch || isOwnBranchName(branch)) && isBranchName(branch)) return branch;
  throw new Fault("denied", `The branch ${JSON.stringify(branch.slice(0, 100))} cannot be written.`, {
    hint: `Work is published on branches that begin with agent/, never on others.`,
  });
}

/**
 * Whether git accepts the name for a branch, as `git check-ref-format --branch` does. Such a name is safe in a refspec behind
 * `refs/heads/`; in a shell it is not.
 */
export function isBranchName(branch: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: git forbids them
  if (/[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|^[/-]|[/.]$/.test(branch)) return false;
  return branch !== "" && branch !== "HEAD" && !/(?:^|\/)\.|\.lock(?:\/|$)/.test(branch);
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

/** The template filled. The signs around an empty field go away with it. */
export function branchFrom(template: string, fields: BranchFields): string {
  const values: Readonly<Record<string, string | number>> = fields;
  const filled = template.replaceAll(FIELD, (_, name: string) => String(values[name] ?? ""));
  return filled
    .split("/")
    .map((part) => part.replaceAll(/[-_.]{2,}/g, (signs) => signs.slice(0, 1)).replaceAll(/^[-_.]+|[-_.]+$/g, ""))
    .filter((part) => part !== "")
    .join("/");
}

/**
 * Returns the beginning that all names have, whatever their words and their run are; undefined if the number is not in
 * it.
 */
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

/** In bytes. Git keeps a part of a name as the name of a file, and the fields and an end for spare names need room too. */
const LONGEST = 100;

/** Why a template is none; undefined for a good one. */
export function templateProblem(template: string): string | undefined {
  if (!template.startsWith("agent/")) return "must start with agent/, because only such branches are written";
  const names = [...template.matchAll(FIELD)].map(([, name = ""]) => name);
  const unknown = names.find((name) => !FIELDS.includes(name));
  if (unknown !== undefined) return `has the field {${unknown}}, but there are only {kind}, {number}, {slug} and {run}`;
  if (!names.includes("number") && !names.includes("run")) return "must have {number} or {run}, so that names differ";
  const rest = template.replaceAll(FIELD, "x");
  if (Buffer.byteLength(rest) <= LONGEST && isBranchName(rest)) return undefined;
  return `must be a name that git accepts for a branch, of at most ${LONGEST} bytes in addition to its fields`;
}
