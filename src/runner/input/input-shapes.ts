/** Defines the schemas of inputs that are more than a word or a number. */
import { z } from "zod";
import { pluginSource } from "../../core/agent/plugin-source.ts";
import { parseOverrides } from "../../core/model/features/model-features.ts";
import { commaList, nearest } from "../../lib/text.ts";
import { isOutcome, OUTCOMES, type Outcome } from "../../render/outcome.ts";

/** For `Slice.malformed`: a text that is no better than the one that is written. */
export const asWritten = (text: string): string => text;

/** `true` or `false`. */
export const flag = z
  .enum(["true", "false"], { error: "must be true or false" })
  .transform((value) => value === "true");

/** A number that can be switched off. `what`: which numbers there are, for people. */
export function orNone(limit: z.ZodType<number>, what: string) {
  return z.coerce.string().transform((text, context): number | "none" => {
    if (text === "none") return text;
    const number = limit.safeParse(text);
    if (number.success) return number.data;
    context.addIssue(`must be ${what}, or \`none\``);
    return z.NEVER;
  });
}

/** Why the path is invalid; undefined if it is valid. */
export function promptPathProblem(path: string): string | undefined {
  const parts = path.split("/");
  if (!/^[\w .@+/-]{1,300}$/.test(path) || parts.some((part) => ["", ".", ".."].includes(part))) {
    return "must be a path from the root of the repository, in plain characters";
  }
  return parts[0]?.toLowerCase() === ".git" ? "must not be a file of git itself" : undefined;
}

/** A file of the repository. */
export const promptPath = z.string().superRefine((path, context) => {
  const problem = promptPathProblem(path);
  if (problem !== undefined) context.addIssue(problem);
});

/** Words of a search for issues and pull requests of this repository. */
export const searchWords = z
  .string()
  .regex(/^[^\n]{1,250}$/, "must be one line of at most 250 characters")
  .refine((text) => /\b(?:is|type):(?:issue|pr|pull-request)\b/.test(text), "must say `is:issue` or `is:pr`");

/** Names between commas. */
export const nameList = z.string().transform(commaList);

const CHANGES = "must be tools with + or - before their names, such as `+browser, -glob`";

/** Tools that are added to the usual ones, and those that are taken away. */
export const toolChanges = nameList.refine((entries) => entries.every((entry) => /^[+-]\w+$/.test(entry)), CHANGES);

const RESUMED = /^(?:auto|never|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** Whether an earlier conversation goes on, or which. */
export const resumption = z.string().regex(RESUMED, "must be auto, never or the id of a conversation");

const RUNS = "must be a whole number from 1 to 1000";

/** How often a thread is worked on within a day. */
export const runsPerDay = z.coerce.number("must be a number").int(RUNS).min(1, RUNS).max(1000, RUNS).default(20);

const REPOSITORY_RUNS = "must be a whole number from 1 to 10000";

/** How often a repository is worked on within a day. */
export const repositoryRuns = z.coerce
  .number("must be a number")
  .int(REPOSITORY_RUNS)
  .min(1, REPOSITORY_RUNS)
  .max(10_000, REPOSITORY_RUNS);

/** How often a failure is worked on. */
export const attempts = z.coerce
  .number("must be a number")
  .int("must be a whole number from 1 to 10")
  .min(1, "must be a whole number from 1 to 10")
  .max(10, "must be a whole number from 1 to 10")
  .default(2);

/** Phrases between commas; kept as one text, which the trigger needs before there is a schema. */
export const phrases = z.string().refine((text) => {
  const list = commaList(text);
  return list.length > 0 && list.every((phrase) => /^\S{2,50}$/.test(phrase));
}, "must be words of 2 to 50 characters, separated by commas");

/** The root of an OpenAI-compatible API. */
export const apiRoot = z
  .url({ protocol: /^https?$/, error: "must be a URL that starts with http:// or https://" })
  .refine(
    isBare,
    "must be an address without a user, a password, `?` or `#`: keys go into `api-key` or `model-headers`, and the version of an Azure API into `api-version`",
  )
  .refine(
    (url) => !/\/(?:completions|responses)\/?$/.test(URL.parse(url)?.pathname ?? ""),
    "must be the root of the API: leave out `/chat/completions`, `/completions` or `/responses` at its end",
  );

/** The path of a request is added at the end, and the address is shown to everybody. */
function isBare(url: string): boolean {
  return !/[?#]/.test(url) && !/^[^/]*\/\/[^/]*@/.test(url);
}

/** Roles between commas; as one text, like phrases. */
export const roleList = z.string().superRefine((text, context) => {
  const [problem] = commaList(text).flatMap((role) => roleProblem(role) ?? []);
  if (problem !== undefined) context.addIssue(problem);
});

const ROLES = ["triage", "write", "maintain", "admin"];

/**
 * Says why a word is no role, without repeating the word. Roles other than GitHub's own have to be written as roles.
 */
function roleProblem(role: string): string | undefined {
  if (isEverybody(role)) return "must not contain read or none: in a public repository everybody has these roles";
  if (ROLES.includes(role) || /^custom:\S/.test(role)) return undefined;
  const near = nearest(role, ROLES);
  const meant = near === undefined ? "" : ` (did you mean ${near}?)`;
  return `has a role that does not exist${meant}: the roles are ${ROLES.join(", ")}, and custom:NAME for a role of your organization`;
}

/** A role that people have without anybody having given it to them. */
export function isEverybody(role: string): boolean {
  return ["read", "none", "*"].includes(role.toLowerCase());
}

/** Numeric ids between commas; as one text, like phrases. */
export const idList = z
  .string()
  .refine(
    (text) => commaList(text).every((id) => /^\d{1,15}$/.test(id)),
    "must be numeric ids of accounts, separated by commas",
  );

/** Outcomes between commas, or `none`; as one text, like phrases. */
export const outcomeList = z
  .string()
  .refine((text) => failOn(text) !== undefined, `must be none, or some of ${OUTCOMES.join(", ")}`);

/** The abilities of a model, as JSON. */
export const featureOverrides = z.string().transform((text, context) => {
  const parsed = parseOverrides(text);
  if (parsed.status === "sound") return parsed.overrides;
  context.addIssue(parsed.problem);
  return z.NEVER;
});

const NOT_HEADERS = "must be a JSON object of strings, or lines of `Name: value`";
const Headers = z.record(z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/), z.string().regex(/^[\t\x20-\x7e]*$/)).readonly();

/** HTTP headers, as JSON or as lines. */
export const headerList = z.string().transform((text, context) => {
  const headers = Headers.safeParse(text.startsWith("{") ? fromJson(text) : fromLines(text));
  if (headers.success) return headers.data;
  context.addIssue(NOT_HEADERS);
  return z.NEVER;
});

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // which is not what headers are
  }
}

function fromLines(text: string): unknown {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return colon < 0 ? ["", line] : [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]; // "" is no name
    }),
  );
}

/** Roles, `@login`s and `not-requester` between commas; as one text, like phrases. */
export const approverList = z.string().superRefine((text, context) => {
  const [problem] = commaList(text).flatMap((entry) => approverProblem(entry) ?? []);
  if (problem !== undefined) context.addIssue(problem);
});

function approverProblem(entry: string): string | undefined {
  if (entry === "not-requester") return undefined;
  if (!entry.startsWith("@")) return roleProblem(entry);
  return /^@[A-Za-z0-9-]{1,39}(?:\[bot\])?$/.test(entry) ? undefined : "has a name after `@` that is not a login";
}

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Minutes, hours or days; as the text, for which see `millisecondsIn`. */
export const duration = z
  .string()
  .refine(
    (text) => millisecondsIn(text) > 0 && millisecondsIn(text) <= 30 * UNITS.d,
    "must be a duration of at most 30 days, such as 30m, 72h or 7d",
  );

/** 0 for what is no duration. */
export function millisecondsIn(text: string): number {
  const [, amount = "0", unit = ""] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  return unit === "m" || unit === "h" || unit === "d" ? Number(amount) * UNITS[unit] : 0;
}

/** The outcomes of a list between commas, none for `none`; undefined for anything else. */
export function failOn(text: string): readonly Outcome[] | undefined {
  if (text === "none") return [];
  const names = commaList(text);
  const outcomes = names.filter(isOutcome);
  return names.length > 0 && outcomes.length === names.length ? outcomes : undefined;
}

/** All of them, none, or those with these names. */
export const skillChoice = z.string().transform((text) => {
  if (text === "true" || text === "false") return text === "true";
  return commaList(text);
});

/** A commit of another repository on the same server. */
export type SkillsSource = Readonly<{ owner: string; name: string; commit: string; label: string }>;

const PINNED = /^([A-Za-z\d][A-Za-z\d-]{0,38})\/([\w.-]{1,100})@([0-9a-f]{40})$/;
const MOST_SOURCES = 5;
const NOT_PINNED = `must be at most ${MOST_SOURCES} repositories such as \`org/.github@\` followed by a full commit SHA, separated by commas or new lines; a branch or a tag is refused, because it can change`;

/** Pinned like plugins. */
export const skillsSources = z.string().transform((text, context): readonly SkillsSource[] => {
  const found = commaList(text.replaceAll("\n", ",")).map((label) => {
    const [, owner = "", name = "", commit] = PINNED.exec(label) ?? [];
    return commit === undefined || /^\.{1,2}$/.test(name) ? undefined : { owner, name, commit, label };
  });
  const sources = found.filter((source) => source !== undefined);
  if (sources.length === found.length && found.length > 0 && found.length <= MOST_SOURCES) return sources;
  context.addIssue(NOT_PINNED);
  return z.NEVER;
});

const NOT_PLUGINS =
  "must be folders of the repository, or URLs such as https://github.com/owner/name@ followed by a full commit SHA, separated by commas or new lines";

export const pluginList = z.string().transform((text, context) => {
  const sources = commaList(text.replaceAll("\n", ",")).map(pluginSource);
  if (sources.every((source) => source !== undefined)) return sources;
  context.addIssue(NOT_PLUGINS);
  return z.NEVER;
});
