/** Takes the work of a run to its goal: which branch, under which words, and which pull request then shows it. */
import type { Actor } from "../../../github/read/trigger/trigger.ts";
import type { Change } from "../../../github/write/change.ts";
import { commitMessage } from "../../../github/write/commit-message.ts";
import type { LeakScanner } from "../../../github/write/leak/scanner.ts";
import { type Policy, STANDARD_POLICY } from "../../../github/write/policy/policy.ts";
import {
  type PullRequestText,
  pullRequestTitle,
  renderPullRequest,
  titledBy,
} from "../../../github/write/pull-request/pull-request.ts";
import type { Redact } from "../../../lib/redact.ts";
import { unpublishedFiles } from "../../durable/left-work/unpublished.ts";
import { mayWrite } from "../../mode/mode.ts";
import type { Prepared, Setting } from "../../prepare.ts";
import { type Opened, type PublishOptions, type Saved, saveWork } from "../../publish.ts";
import { type Publishing, readPublishing } from "../../runner/input/publishing.ts";
import { phrasesOf } from "../../runner/input/trigger-settings.ts";
import { workMarkerOf } from "../../thread/own-mark.ts";
import { askerOf, requesterOf, subjectOf } from "../../thread/subject.ts";
import type { Goal } from "../ground.ts";
import { withEarlier } from "../made-before.ts";
import { closedFault } from "./closed-fault.ts";
import { propose } from "./propose.ts";
import { isRewritten } from "./rewritten-base.ts";
import { isCiSilent } from "./silent-ci.ts";

export const NOT_OPENED: Opened = { pullRequest: undefined, fault: undefined };

/**
 * On the branch of the goal, else on a spare one, else as a patch, which is all that it is where nothing may be written.
 * Of a review nothing is, whatever the tree holds.
 */
export async function bringHome(
  setting: Setting,
  place: Pick<Prepared, "publisher" | "folder" | "ground">,
  change: Change,
  leaks: LeakScanner,
  {
    approver,
    ...rules
  }: Pick<PublishOptions, "policy" | "hold" | "made"> & Readonly<{ approver?: Actor | undefined }> = {},
): Promise<Saved> {
  const { job, github, world } = setting;
  const { publisher, folder, ground } = place;
  const { goal } = ground;
  if (goal.kind === "review")
    return { kept: { kind: "nothing" }, change, withheld: [], patch: undefined, fault: undefined };
  const wanted = readPublishing(world.env);
  // A branch of a fork is not the API's to write: only people's tokens reach there, and they push.
  const isApi = wanted["commit-mode"] === "api" && !(goal.kind === "advance" && goal.fork !== undefined);
  const compareUrl = `${job.repositoryUrl}/compare/${goal.base}...`;
  const saved = await saveWork(change, {
    publisher,
    api: isApi ? { github, repository: job.repository } : undefined,
    leaks,
    policy: policyOf(wanted),
    ...rules,
    folder,
    branches: mayWrite(world.env) ? branchesOf(goal, job.runId, leaks) : [],
    existing: isThere(goal) ? goal.branch : undefined,
    message: messageOf(setting, approver),
    compareUrl,
  });
  setting.memory.leaveWork(unpublishedFiles(saved.left));
  return withEarlier(setting, place, saved, compareUrl);
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

/** What the commit of a run says. `approver`: by whose leave there is one. */
export function messageOf(setting: Setting, approver?: Actor): string {
  const { job, trigger, conversationId } = setting;
  const asker = askerOf(trigger);
  return commitMessage({
    about: subjectOf(trigger),
    requester: known(asker),
    approver: known(approver),
    host: new URL(job.serverUrl).host,
    conversationId,
    runUrl: job.runUrl,
    mark: workMarkerOf(setting).trailer(conversationId),
  });
}

function known(person: Actor | undefined) {
  return person?.id === undefined ? undefined : { login: person.login, id: person.id };
}

/** Whether its branch is moved on, and not made. */
function isThere(goal: Goal): goal is Exclude<Goal, { kind: "patch" }> {
  return goal.kind === "advance" || (goal.kind === "propose" && goal.isThere === true);
}

/** Words of a title that must not be seen are left out of the name. */
export function branchesOf(goal: Goal, runId: number, leaks: LeakScanner): readonly string[] {
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
  { ground: { goal, head: from }, care }: Pick<Prepared, "ground"> & Partial<Pick<Prepared, "care">>,
  { kept }: Saved,
  words: Words,
): Promise<Opened> {
  if (goal.kind === "patch" || goal.kind === "review") return NOT_OPENED;
  if (goal.kind === "advance") {
    if (kept.kind !== "branch") return NOT_OPENED;
    const fault = await closedFault(setting, goal.pullRequest.number, kept.branch);
    return { pullRequest: goal.pullRequest, fault, isCiSilent: fault === undefined && (await isCiSilent(setting)) };
  }
  // What an earlier run left on the branch is shown too, although this one has added nothing.
  if (kept.kind !== "branch" && !goal.isThere) return NOT_OPENED;
  const head = kept.kind === "branch" ? kept.branch : goal.branch;
  const compareUrl = `${setting.job.repositoryUrl}/compare/${goal.base}...${head}`;
  const opened = await propose(
    setting,
    { compareUrl, isCareful: care?.caution?.proposes === false },
    { head, base: goal.base, ...withWorkMark(setting, head, proposalOf(setting, words)) },
  );
  // What is there already began earlier, and has been shown.
  const tip = goal.isThere ? undefined : opened.pullRequest?.baseSha;
  const isOther = await isRewritten(setting, { branch: goal.base, tip, from });
  return { ...opened, rewrittenBase: isOther ? goal.base : undefined };
}

/** And at its end the mark that nobody sees. */
function withWorkMark<Text extends Readonly<{ body: string }>>(setting: Setting, head: string, text: Text): Text {
  const mark = workMarkerOf(setting).mark(head);
  return mark === "" ? text : { ...text, body: `${text.body}\n\n${mark}` };
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
      about: subject,
      answer: rest,
      requester: requesterOf(trigger),
      runUrl: job.runUrl,
      repositoryUrl: job.repositoryUrl,
      phrases: phrasesOf(world.env),
    }),
  };
}
