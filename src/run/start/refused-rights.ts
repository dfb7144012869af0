/** Says which right is missing to publish the work of a run, and what to change. */
import { z } from "zod";
import { authorization } from "../../git/commit/push.ts";
import { gitHubReader } from "../../github/client.ts";
import { Fault, toFault } from "../../lib/fault.ts";
import { code } from "../../markdown/inline-code.ts";
import type { Inputs } from "../../runner/input/inputs.ts";
import { KEYS } from "../../runner/input/secrets-input.ts";
import { checkoutGit } from "../checkout-git.ts";
import type { Goal } from "../goal.ts";
import type { Run } from "../run.ts";
import { ours } from "./job-limit.ts";
import type { WrittenJob } from "./written-job.ts";

const ONLY_ANSWERS = " If the agent is only to answer, set `create-pr: none`.";

/** A run's work that goes to a branch. */
export type Publishing = Readonly<{
  run: Run;
  goal: Extract<Goal, { kind: "propose" | "advance" }>;
  way: Inputs["create-pr"];
  /** The job as the workflow has it, if it was found. */
  written: WrittenJob | undefined;
}>;

/** The part of a rule that all rules of GitHub have, and those of names of branches. */
const Rule = z.object({ type: z.string(), ruleset_id: z.int().optional(), parameters: z.json().optional() }).readonly();
type Rule = z.infer<typeof Rule>;

type Seen = Readonly<{ rules: readonly unknown[]; isPullRefused: boolean }>;

/** Resolves to the first reason that nobody can get around. */
export async function whyNot(publishing: Publishing, { rules, isPullRefused }: Seen): Promise<Fault | undefined> {
  const known = z.array(Rule).catch([]).parse(rules);
  return (
    unwritten(publishing) ??
    (await unpushable(publishing)) ??
    (await against(publishing, known)) ??
    (isPullRefused ? unopened(publishing) : undefined)
  );
}

type Permission = "contents" | "pull-requests";

/** The token of the job has what the workflow writes down, and nothing else; of another token it says nothing. */
function unwritten({ run, goal, way, written }: Publishing): Fault | undefined {
  const { permissions, steps = [] } = written ?? {};
  const own = ours(steps, run.world.env);
  if (permissions === undefined || own.length === 0 || !own.every((step) => isOwnToken(step.with))) return undefined;
  const needed: readonly Permission[] =
    goal.kind === "advance" || way === "link" ? ["contents"] : ["contents", "pull-requests"];
  const missing = needed.filter((name) => !isWritable(permissions, name)).map((name) => `\`${name}: write\``);
  if (missing.length === 0) return undefined;
  const lines = missing.length === 1 ? "this line" : "these lines";
  return new Fault(
    "config",
    `The workflow does not give this job ${missing.join(" and ")}, so no work could be published.`,
    {
      hint: `Write ${lines} under \`permissions:\` of the job: ${missing.join(", ")}.${alone(goal)}`,
    },
  );
}

function alone({ kind }: Publishing["goal"]): string {
  return kind === "propose" ? ONLY_ANSWERS : "";
}

const Given = z.object({ "github-token": z.string().optional() });

function isOwnToken(given: unknown): boolean {
  const parsed = Given.safeParse(given ?? {});
  const token = parsed.data?.["github-token"];
  return (
    parsed.success &&
    (token === undefined || /^\s*\$\{\{\s*(?:github\.token|secrets\.GITHUB_TOKEN)\s*\}\}\s*$/i.test(token))
  );
}

/** An expression or another word is not known, and is no reason. */
function isWritable(permissions: unknown, name: Permission): boolean {
  if (typeof permissions === "string") return permissions !== "read-all";
  const given = z.record(z.string(), z.unknown()).safeParse(permissions);
  return (
    !given.success || given.data[name] === "write" || !["read", "none", undefined].includes(given.data[name] as string)
  );
}

const REFUSED = /\b40[13]\b|denied|not granted|could not read Username/i;

/** The lease on the thread is a push. If no state is kept, git is asked for another one, and sends nothing. */
async function unpushable({ run, goal }: Publishing): Promise<Fault | undefined> {
  const fault = run.memory.hasStore ? run.memory.failure.fault : await pushed(run);
  const said = `${fault?.message} ${fault?.cause}`;
  if (!fault || !REFUSED.test(said) || /archived/i.test(said)) return undefined;
  const hint = `Give the job this line under \`permissions:\` in the workflow: \`contents: write\`.${alone(goal)}`;
  return new Fault("config", "The token cannot push to this repository, so no work could be published.", {
    quote: fault.message,
    hint,
    cause: fault,
  });
}

async function pushed(run: Publishing["run"]): Promise<Fault | undefined> {
  const { "github-token": token } = run.settings.slice(KEYS);
  const remote = { url: `${run.job.repositoryUrl}.git`, token };
  const target = `HEAD:refs/heads/agent/check-${run.job.runId}`;
  const push = ["push", "--quiet", "--dry-run", "--no-verify", remote.url, target];
  return checkoutGit(run)(authorization(remote))
    .raw(push)
    .then(() => undefined, toFault);
}

/** The rules of names say themselves whether a name fits. Expressions are GitHub's own, and not tried. */
const Pattern = z.object({
  operator: z.enum(["starts_with", "ends_with", "contains"]),
  pattern: z.string(),
  negate: z.boolean().optional(),
});

/** Why the rule forbids such work on the branch, as the end of a sentence; undefined if it does not. */
function forbids({ type, parameters }: Rule, { branch, kind, ...goal }: Publishing["goal"]): string | undefined {
  const isNew = kind === "propose" && !("isThere" in goal && goal.isThere);
  if (type === "creation" && isNew) return "new branches are restricted";
  if (type === "update" && !isNew) return "updates of the branch are restricted";
  if (type === "pull_request") return "changes must come by a pull request, also on this branch";
  if (type !== "branch_name_pattern" || !isNew) return undefined;
  const { data: rule } = Pattern.safeParse(parameters);
  if (rule === undefined) return undefined;
  const fits = {
    starts_with: branch.startsWith(rule.pattern),
    ends_with: branch.endsWith(rule.pattern),
    contains: branch.includes(rule.pattern),
  }[rule.operator];
  if (fits !== (rule.negate ?? false)) return undefined;
  const how = `${rule.negate ? "must not " : "must "}${HOW[rule.operator]}`;
  return `the name of a branch ${how} ${code(rule.pattern)}`;
}

const HOW = { starts_with: "start with", ends_with: "end with", contains: "contain" } as const;

const Ruleset = z.object({ name: z.string(), current_user_can_bypass: z.string().optional() });

/** Who may get around the rules is asked only where one forbids something. */
async function against({ run, goal }: Publishing, rules: readonly Rule[]): Promise<Fault | undefined> {
  const broken = rules.flatMap((rule) => {
    const why = forbids(rule, goal);
    return why === undefined || rule.ruleset_id === undefined ? [] : [{ why, id: rule.ruleset_id }];
  });
  for (const { why, id } of broken) {
    const { github, job } = run;
    const reply = await gitHubReader(github, job.repository)
      .get("/rulesets/{ruleset_id}", { ruleset_id: id })
      .catch(() => undefined);
    const { data: ruleset } = Ruleset.safeParse(reply);
    if (ruleset === undefined || !["never", "pull_requests_only"].includes(ruleset.current_user_can_bypass ?? ""))
      continue;
    const hint = `Exclude \`agent/**\` from this ruleset in Settings → Rules → Rulesets, let this app bypass it, or set \`branch-name\` to a name that the rules allow.`;
    return new Fault(
      "config",
      `The ruleset ${code(ruleset.name)} does not allow this work on the branch ${code(goal.branch)}: ${why}.`,
      { hint },
    );
  }
  return undefined;
}

const NO_COMMITS = "A pull request without commits, which GitHub always refuses: it says whether one could be opened.";

/**
 * The last run could not open its pull request. GitHub is asked for one from the base branch onto itself, which it never
 * opens: the refusal of a right or of a setting differs from that of its contents.
 */
async function unopened({ run, goal: { base } }: Publishing): Promise<Fault | undefined> {
  const { owner, name: repo } = run.job.repository;
  const route = "POST /repos/{owner}/{repo}/pulls";
  const asked = { owner, repo, title: NO_COMMITS, head: base, base, draft: true };
  const fault = await run.github.request(route, asked).then(() => undefined, toFault);
  return fault?.isLasting ? fault : undefined;
}
