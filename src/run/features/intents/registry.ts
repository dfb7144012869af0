/**
 * Lists the intents that there are, reads which of them a workflow declares, and says where they are checked and
 * carried out.
 */
import { gitHubReader } from "../../../github/client.ts";
import type { ThreadPlace } from "../../../github/read/trigger/trigger.ts";
import { intentMac } from "../../../github/write/marks.ts";
import { ownSecret } from "../../../runner/input/secrets-input.ts";
import type { Settings } from "../../../runner/input/settings.ts";
import { allLabels } from "../../admit/labels.ts";
import type { Run } from "../../run.ts";
import { type Declaration, didYouMean, INTENTS_INPUT } from "./inputs.ts";
import type { CleanText, DeclaredIntent, IntentContext, IntentKind } from "./intent.ts";
import { comment, commentDiscussion, dismissReview, hide } from "./kinds/comments.ts";
import { createIssue, createSubIssue, linkSubIssue } from "./kinds/issues.ts";
import { assign, requestReviewers } from "./kinds/people.ts";
import { labels, milestone, project, type } from "./kinds/properties.ts";
import { close, duplicate, editSection, editTitle, lock, reopen } from "./kinds/state.ts";
import { cancel, dispatch, report, rerun } from "./kinds/workflows.ts";
import { declarationFault } from "./limits.ts";

export const INTENTS: readonly IntentKind[] = [
  labels,
  assign,
  milestone,
  type,
  requestReviewers,
  comment,
  createIssue,
  createSubIssue,
  linkSubIssue,
  editTitle,
  editSection,
  close,
  reopen,
  duplicate,
  lock,
  hide,
  commentDiscussion,
  report,
  dispatch,
  rerun,
  cancel,
  dismissReview,
  project,
];

type Restricted = Readonly<{ isRestricted: boolean }>;

/** The intents that this run may propose. A "config" Fault for a name or a setting that does not exist, in any run. */
export function declaredIntents(
  declarations: readonly Declaration[],
  { isRestricted }: Restricted,
): readonly DeclaredIntent[] {
  const known = INTENTS.map(({ name }) => name);
  const all = declarations.map((declaration) => {
    const kind = INTENTS.find(({ name }) => name === declaration.name);
    if (!kind)
      throw declarationFault(`names ${declaration.name}${didYouMean(declaration.name, known)}, which is no intent`);
    return { kind, declared: kind.declare(declaration) };
  });
  return all.flatMap(({ kind, declared }) => (isRestricted && !kind.isForRestricted ? [] : [declared]));
}

export type IntentRun = Pick<Run, "world" | "settings" | "github" | "job" | "trigger" | "redact">;

/** The thread of the run, or of the item that it is for. */
export function threadOf({ trigger }: Pick<IntentRun, "trigger">): ThreadPlace {
  return trigger.about?.thread ?? trigger.thread;
}

export function intentContextOf({ world, settings, github, job, trigger }: IntentRun): IntentContext {
  const { repository, repositoryUrl, runId, temp } = job;
  const name = `${repository.owner}/${repository.name}`;
  const [, workflow] = /^[^/]+\/[^/]+\/(.+)@/.exec(world.env.GITHUB_WORKFLOW_REF ?? "") ?? [];
  return {
    github,
    client: gitHubReader(github, repository),
    repository,
    repositoryUrl,
    thread: threadOf({ trigger }),
    runId,
    workflow,
    ownLabels: allLabels(settings).map((label) => label.name),
    since: trigger.createdAt ?? world.now().toISOString(),
    mac: intentMac(ownSecret(settings) ?? "", name),
    temp,
  };
}

export function cleanTextFor({ settings, job, redact }: Pick<IntentRun, "settings" | "job" | "redact">): CleanText {
  return { rules: { repositoryUrl: job.repositoryUrl, phrases: settings.phrases }, redact };
}

/** The declarations of the workflow; none without the input. */
export function intentsIn(settings: Settings): readonly Declaration[] {
  return settings.slice(INTENTS_INPUT).intents ?? [];
}
