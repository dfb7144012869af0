/** Inputs that are more than a word or a number, as people write them down. */
import { z } from "zod";
import { parseOverrides } from "../../../core/model/features/overrides.ts";
import { OUTCOMES } from "../../../github/write/outcome.ts";
import { commaList } from "../../../lib/text.ts";
import { failOn } from "../fail-on.ts";
import { promptPathProblem } from "../prompt-path.ts";

/** `true` or `false`. */
export const flag = z
  .enum(["true", "false"], { error: "must be true or false" })
  .transform((value) => value === "true");

/** A file of the repository. */
export const promptPath = z.string().superRefine((path, context) => {
  const problem = promptPathProblem(path);
  if (problem !== undefined) context.addIssue(problem);
});

/** Names between commas. */
export const nameList = z.string().transform(commaList);

const RESUMED = /^(?:auto|never|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** Whether an earlier conversation goes on, or which. */
export const resumption = z.string().regex(RESUMED, "must be auto, never or the id of a conversation");

const RUNS = "must be a whole number from 1 to 1000";

/** How often a thread is worked on within a day. */
export const runsPerDay = z.coerce.number("must be a number").int(RUNS).min(1, RUNS).max(1000, RUNS).default(20);

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
}, "must be words of 2 to 50 characters, between commas");

/** Roles between commas; as one text, like phrases. */
export const roleList = z
  .string()
  .refine(
    (text) => !commaList(text).some(isEverybody),
    "must not name read or none: in a public repository that is everybody",
  );

/** A role that people have without anybody having given it to them. */
export function isEverybody(role: string): boolean {
  return ["read", "none", "*"].includes(role.toLowerCase());
}

/** Numeric ids between commas; as one text, like phrases. */
export const idList = z
  .string()
  .refine(
    (text) => commaList(text).every((id) => /^\d{1,15}$/.test(id)),
    "must be numeric ids of accounts, between commas",
  );

/** Outcomes between commas, or `none`; as one text, like phrases. */
export const outcomeList = z
  .string()
  .refine((text) => failOn(text) !== undefined, `must be none, or some of ${OUTCOMES.join(", ")}`);

/** What a model can do, as JSON. */
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
export const approverList = z.string().refine((text) => {
  const list = commaList(text);
  const word = /^(?:@[A-Za-z0-9-]{1,39}(?:\[bot\])?|[\w .-]{1,60})$/;
  return list.every((entry) => word.test(entry) && !isEverybody(entry));
}, "must be roles (not read or none), `@login`s and the word not-requester, between commas");

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Minutes, hours or days; as the text, for which see `millisecondsIn`. */
export const duration = z
  .string()
  .refine(
    (text) => millisecondsIn(text) > 0 && millisecondsIn(text) <= 30 * UNITS.d,
    "must be a time of at most 30 days like 30m, 72h or 7d",
  );

/** 0 for what is no duration. */
export function millisecondsIn(text: string): number {
  const [, amount = "0", unit = ""] = /^(\d{1,5})([mhd])$/.exec(text) ?? [];
  return unit === "m" || unit === "h" || unit === "d" ? Number(amount) * UNITS[unit] : 0;
}
