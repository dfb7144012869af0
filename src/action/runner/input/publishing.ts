/**
 * Reads how the workflow wants work to be published: the branch, the pull request, and the limits. A job that only
 * publishes has no inputs for models and keys.
 */
import { z } from "zod";
import type { Trigger } from "../../../github/read/trigger/trigger.ts";
import { isPlain, templateProblem } from "../../../github/write/branch.ts";
import { type Policy, STANDARD_POLICY } from "../../../github/write/policy/policy.ts";
import { parseProtection } from "../../../github/write/policy/protected-list.ts";
import { Fault } from "../../../lib/fault.ts";
import { commaList } from "../../../lib/text.ts";
import type { Env } from "../world.ts";
import { nameList } from "./input-shapes.ts";
import { type Mode, rawInput } from "./raw-input.ts";

const NOT_A_NUMBER = "must be a number";
const FILES = "must be a whole number from 1 to 3000";
const KILOBYTES = "must be more than 0 and at most 10240";
const PULL_REQUEST = "must be draft, ready, link or none";

/** A GitHub login, or a team of an organization. */
const LOGIN = /^[A-Za-z\d](?:[A-Za-z\d-]{0,38})(?:\/[\w.-]{1,100})?$/;

const template = z.string().superRefine((text, context) => {
  const problem = templateProblem(text);
  if (problem !== undefined) context.addIssue(problem);
});

const reviewerList = nameList.refine(
  (names) => names.length > 0 && names.every((name) => LOGIN.test(name)),
  "must be none, requester, or logins and teams (`org/team`), separated by commas",
);

const protection = z.string().transform((text, context) => {
  const parsed = parseProtection(text);
  if (typeof parsed !== "string") return parsed;
  context.addIssue(parsed);
  return z.NEVER;
});

const REPOSITORY = /^[A-Za-z\d][A-Za-z\d-]{0,38}\/(?!\.{1,2}$)[\w.-]{1,100}$/;
const MOST_REPOSITORIES = 5;

const repositoryList = z.string().transform((text, context): readonly string[] => {
  const names = commaList(text.replaceAll("\n", ","));
  const isSound = names.length > 0 && names.length <= MOST_REPOSITORIES && names.every((name) => REPOSITORY.test(name));
  if (!isSound) context.addIssue(`must be 1 to ${MOST_REPOSITORIES} repositories, written as owner/name`);
  const twice = names.find((name, at) => names.slice(0, at).some((one) => one.toLowerCase() === name.toLowerCase()));
  if (isSound && twice !== undefined) context.addIssue(`must not have ${twice} twice`);
  return names;
});

export const publishingInputs = {
  repositories: repositoryList.optional(),
  "base-branch": z.string().refine(isPlain, "must be the name of a branch, in plain characters").optional(),
  "branch-name": template.default("agent/{kind}-{number}-{slug}"),
  "create-pr": z.enum(["draft", "ready", "link", "none"], { error: PULL_REQUEST }).default("draft"),
  "pr-labels": nameList.optional(),
  reviewers: reviewerList.optional(),
  "commit-mode": z.enum(["api", "git"], { error: "must be api or git" }).default("api"),
  "comment-mode": z.enum(["sticky", "new", "none"], { error: "must be sticky, new or none" }).default("sticky"),
  "protected-paths": protection.prefault("block"),
  memory: z.enum(["none", "read", "propose"], { error: "must be none, read or propose" }).default("read"),
  "max-patch-files": z.coerce.number(NOT_A_NUMBER).int(FILES).min(1, FILES).max(3000, FILES).default(100),
  "max-patch-kb": z.coerce.number(NOT_A_NUMBER).positive(KILOBYTES).max(10_240, KILOBYTES).default(1024),
};

const Publishing = z.object(publishingInputs).readonly();
type Publishing = z.infer<typeof Publishing>;

/** Throws a "config" Fault for invalid inputs. */
export function readPublishing(env: Env): Publishing {
  const names = Object.keys(publishingInputs) as (keyof typeof publishingInputs)[]; // the keys of that object
  const given = names.flatMap((name) => [[name, rawInput(env, name)]]);
  const { data, error } = Publishing.safeParse(Object.fromEntries(given));
  if (data) return data;
  const problems = error.issues.map(({ path, message }) => `\`${String(path[0])}\` ${message}`);
  throw new Fault("config", `Invalid configuration: ${problems.join("; ")}.`, {
    hint: "Fix the `with:` block of the workflow step; docs/inputs.md of this action lists every input.",
  });
}

/** The parts of inputs that do not go together with `repositories`. */
export type BesideRepositories = Pick<Publishing, "repositories" | "protected-paths" | "memory"> &
  Readonly<{ mode: Mode; confirmation: string; "agent-server-url"?: string | undefined }>;

/** An input, as people write it, that cannot be used with another one, and why. */
type Barred = Readonly<{ input: string; why: string }>;

const APPROVED = "what people approve is bound to the files of one repository";

/** Throws a "config" Fault that names every input that cannot be used with `repositories`. */
export function requireFitting(inputs: BesideRepositories): void {
  const barred = barredByRepositories(inputs);
  if (barred.length === 0) return;
  const named = barred.map(({ input }) => `\`${input}\``).join(", ");
  const why = [...new Set(barred.map((one) => one.why))].join("; ");
  throw new Fault("config", `Invalid configuration: \`repositories\` cannot be used with ${named}: ${why}.`, {
    hint: "Leave one of them out; docs/other-repositories.md of this action says what goes together.",
  });
}

function barredByRepositories(inputs: BesideRepositories): readonly Barred[] {
  const { repositories, mode, confirmation, memory } = inputs;
  if (repositories === undefined) return [];
  return [
    ...(["auto", "gate", "sweep"].includes(mode)
      ? []
      : [{ input: `mode: ${mode}`, why: "that mode knows one repository" }]),
    ...(confirmation === "never" ? [] : [{ input: `confirmation: ${confirmation}`, why: APPROVED }]),
    ...(inputs["protected-paths"].mode === "confirm" ? [{ input: "protected-paths: confirm", why: APPROVED }] : []),
    ...(memory === "propose" ? [{ input: "memory: propose", why: APPROVED }] : []),
    ...(inputs["agent-server-url"] === undefined
      ? []
      : [{ input: "agent-server-url", why: "the server has one checkout" }]),
  ];
}

/** What is to be confirmed is withheld until it is. */
export function policyOf(wanted: Publishing): Policy {
  return {
    ...STANDARD_POLICY,
    list: wanted["protected-paths"],
    maxFiles: wanted["max-patch-files"],
    maxPatchKb: wanted["max-patch-kb"],
  };
}

/** Work on what strangers wrote is proposed by a person: the one who asked, or else the one who follows the link. */
export function restrictedWay(
  wanted: Publishing["create-pr"],
  { kind }: Pick<Trigger, "kind">,
): Publishing["create-pr"] {
  return wanted === "draft" && kind === "schedule" ? "link" : wanted;
}
