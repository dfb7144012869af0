/** Takes the work of a run to its goal: which branch, under which words, and which pull request then shows it. */
import type { Change } from "../../github/write/change.ts";
import { commitMessage } from "../../github/write/commit-message.ts";
import type { LeakScanner } from "../../github/write/leak/scanner.ts";
import { type Policy, STANDARD_POLICY } from "../../github/write/policy/policy.ts";
import {
  type PullRequestText,
  pullRequestTitle,
  renderPullRequest,
  titledBy,
} from "../../github/write/pull-request.ts";
import type { Redact } from "../../lib/redact.ts";
import { mayWrite } from "../mode/mode.ts";
import type { Prepared, Setting } from "../prepare.ts";
import { type Opened, type Saved, saveWork } from "../publish.ts";
import { type Publishing, readPublishing } from "../runner/publishing.ts";
import { phrasesOf } from "../runner/trigger-settings.ts";
import { askerOf, requesterOf, subjectOf } from "../thread/subject.ts";
import type { Goal } from "./ground.ts";
import { propose } from "./propose.ts";
import { isCiSilent } from "./silent-ci.ts";

export const NOT_OPENED: Opened = { pullRequest: undefined, fault: undefined };

/**
 * On the branch of the goal, else on a spare one, else as a patch, which is all that it is where nothing may be written.
 * Of a review nothing is, whatever the tree holds.
 */
export async function bringHome(
  setting: Setting,
  { publisher, folder, ground: { goal } }: Pick<Prepared, "publisher" | "folder" | "ground">,
  change: Change,
  leaks: LeakScanner,
): Promise<Saved> {
  const { job, github, world } = setting;
  if (goal.kind === "review")
    return { kept: { kind: "nothing" }, change, withheld: [], patch: undefined, fault: undefined };
  const wanted = readPublishing(world.env);
  // A branch of a fork is not the API's to write: only people's tokens reach there, and they push.
  const isApi = wanted["commit-mode"] === "api" && !(goal.kind === "advance" && goal.fork !== undefined);
  return saveWork(change, {
    publisher,
    api: isApi ? { github, repository: job.repository } : undefined,
    leaks,
    policy: policyOf(wanted),
    folder,
    branches: mayWrite(world.env) ? branchesOf(goal, job.runId, leaks) : [],
    existing: isThere(goal) ? goal.branch : undefined,
    message: messageOf(setting),
    compareUrl: `${job.repositoryUrl}/compare/${goal.base}...`,
  });
}

function policyOf(wanted: Publishing): Policy {
  return {
    ...STANDARD_POLICY,
    protectedPaths: wanted["protected-paths"],
    maxFiles: wanted["max-patch-files"],
    maxPatchKb: wanted["max-patch-kb"],
  };
}

/** What the commit of a run says. */
export function messageOf({ job, trigger, conversationId }: Setting): string {
  const asker = askerOf(trigger);
  return commitMessage({
    about: subjectOf(trigger),
    requester: asker?.id === undefined ? undefined : { login: asker.login, id: asker.id },
    host: new URL(job.serverUrl).host,
    conversationId,
    runUrl: job.runUrl,
  });
}

/** Whether its branch is moved on, and not made. */
function isThere(goal: Goal): goal is Exclude<Goal, { kind: "patch" }> {
  return goal.kind === "advance" || (goal.kind === "propose" && goal.isThere === true);
}

/** Words of a title that must not be seen are left out of the name. */
function branchesOf(goal: Goal, runId: number, leaks: LeakScanner): readonly string[] {
  switch (goal.kind) {
    case "propose": {
      const branch = leaks.scan(goal.branch).length > 0 ? goal.plain : goal.branch;
      return [branch, `${branch}-run-${runId}`];
    }
    case "advance":
      return goal.fork === undefined
        ? [goal.branch, `agent/pull-${goal.pullRequest.number}-run-${runId}`]
        : [goal.branch];
    case "review":
    case "patch":
      return [];
  }
}

type Words = Readonly<{ finalResponse: string; redact: Redact }>;

/** The pull request that shows the work: the one it belongs to, or a new one. */
export async function openFor(
  setting: Setting,
  { ground: { goal } }: Pick<Prepared, "ground">,
  { kept }: Saved,
  words: Words,
): Promise<Opened> {
  if (goal.kind === "patch" || goal.kind === "review") return NOT_OPENED;
  if (goal.kind === "advance") {
    if (kept.kind !== "branch") return NOT_OPENED;
    return { pullRequest: goal.pullRequest, fault: undefined, isCiSilent: await isCiSilent(setting) };
  }
  // What an earlier run left on the branch is shown too, although this one has added nothing.
  if (kept.kind !== "branch" && !goal.isThere) return NOT_OPENED;
  const head = kept.kind === "branch" ? kept.branch : goal.branch;
  const compareUrl = `${setting.job.repositoryUrl}/compare/${goal.base}...${head}`;
  return propose(setting, { compareUrl }, { head, base: goal.base, ...proposalOf(setting, words) });
}

/** What a new pull request says. */
export function proposalOf(
  { job, trigger, world }: Setting,
  { finalResponse, redact }: Words,
): Pick<PullRequestText, "title" | "body"> {
  const subject = subjectOf(trigger);
  const { title = subject.title, rest } = titledBy(finalResponse);
  return {
    title: redact(pullRequestTitle({ ...subject, title })),
    body: renderPullRequest({
      closes: subject.number,
      answer: rest,
      requester: requesterOf(trigger),
      runUrl: job.runUrl,
      repositoryUrl: job.repositoryUrl,
      phrases: phrasesOf(world.env),
    }),
  };
}
