/** Defines how the workflow wants work to be published (the branch, the pull request, and the limits) and reported. */
import { z } from "zod";
import { isBranchName, templateProblem } from "../../git/branch-name.ts";
import { type Policy, STANDARD_POLICY } from "../../policy/policy.ts";
import { parseProtection } from "../../policy/protected-list.ts";
import { FAILING, type Outcome } from "../../render/outcome.ts";
import { failOn, flag, nameList, outcomeList } from "./input-shapes.ts";
import { type Settings, sliceOf, type Values } from "./settings.ts";

const NOT_A_NUMBER = "must be a number";
const FILES = "must be a whole number from 1 to 3000";
const KILOBYTES = "must be more than 0 and at most 10240";
const SIGN_OFF = "must be auto, always or never";
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

/** How work is published. */
export const PUBLISH = sliceOf({
  "base-branch": z.string().refine(isBranchName, "must be a name that git accepts for a branch").optional(),
  "branch-name": template.default("agent/{kind}-{number}-{slug}"),
  "create-pr": z.enum(["draft", "ready", "link", "none"], { error: PULL_REQUEST }).default("draft"),
  "pr-labels": nameList.optional(),
  reviewers: reviewerList.optional(),
  "commit-mode": z.enum(["api", "git"], { error: "must be api or git" }).default("api"),
  "sign-off": z.enum(["auto", "always", "never"], { error: SIGN_OFF }).default("auto"),
  "fork-push": flag.default(false),
  "review-verdict": z.enum(["comment", "allow"], { error: "must be comment or allow" }).default("comment"),
  "protected-paths": protection.prefault("block"),
  "max-patch-files": z.coerce.number(NOT_A_NUMBER).int(FILES).min(1, FILES).max(3000, FILES).default(100),
  "max-patch-kb": z.coerce.number(NOT_A_NUMBER).positive(KILOBYTES).max(10_240, KILOBYTES).default(1024),
});

const COMMENT = z.enum(["sticky", "new", "none"], { error: "must be sticky, new or none" }).default("sticky");
const SHOWN = z.enum(["auto", "full", "none"], { error: "must be auto, full or none" }).default("auto");

/** The places where a run reports, and the outcomes that fail the job. */
export const REPORT = sliceOf(
  {
    "comment-mode": COMMENT,
    "fail-on": outcomeList.default(FAILING.join(", ")),
    "show-output": SHOWN,
  },
  {
    "comment-mode": () => COMMENT.parse(undefined),
    "fail-on": () => FAILING.join(", "), // the run is "failed" then, and must not be green for it
    "show-output": () => SHOWN.parse(undefined),
  },
);

type Publishing = Values<typeof PUBLISH.shape>;

/** The policy of these settings. Work that is to be confirmed is withheld until then. */
export function policyOf(wanted: Publishing): Policy {
  return {
    ...STANDARD_POLICY,
    list: wanted["protected-paths"],
    maxFiles: wanted["max-patch-files"],
    maxPatchKb: wanted["max-patch-kb"],
  };
}

export function failsJob(settings: Settings, outcome: Outcome): boolean {
  return (failOn(settings.slice(REPORT)["fail-on"]) ?? FAILING).includes(outcome);
}
