/** Names of branches by a template that the workflow chooses. */

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
  if (!template.startsWith("agent/")) return "must begin with agent/, because only such branches are written";
  const names = [...template.matchAll(FIELD)].map(([, name = ""]) => name);
  const unknown = names.find((name) => !FIELDS.includes(name));
  if (unknown !== undefined) return `has the field {${unknown}}, but there are only {kind}, {number}, {slug} and {run}`;
  if (!names.includes("number") && !names.includes("run")) return "must have {number} or {run}, so that names differ";
  const rest = template.replaceAll(FIELD, "x");
  if (/^[\w./-]{1,100}$/.test(rest) && !/\.\.|\.lock(?:\/|$)|\/\/|\/$/.test(rest)) return undefined;
  return "must be of letters, digits, `-`, `_`, `.` and `/`, beside its fields";
}
