/** Lists the intents that there are, and reads which of them a workflow declares. */
import { type Declaration, meant } from "../../action/runner/input/intents-input.ts";
import type { DeclaredIntent, IntentKind } from "./intent.ts";
import { comment } from "./kinds/comment.ts";
import { commentDiscussion } from "./kinds/comment-discussion.ts";
import { createIssue } from "./kinds/create-issue.ts";
import { dismissReview } from "./kinds/dismiss-review.ts";
import { editSection, editTitle } from "./kinds/edit.ts";
import { milestone, type } from "./kinds/fields.ts";
import { hide } from "./kinds/hide.ts";
import { labels } from "./kinds/labels.ts";
import { assign, requestReviewers } from "./kinds/people.ts";
import { project } from "./kinds/project.ts";
import { report } from "./kinds/report.ts";
import { close, duplicate, lock, reopen } from "./kinds/state.ts";
import { createSubIssue, linkSubIssue } from "./kinds/sub-issues.ts";
import { cancel, dispatch, rerun } from "./kinds/workflows.ts";
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

/** What this run may propose. A "config" Fault for a name or a setting that does not exist, in any run. */
export function declaredIntents(
  declarations: readonly Declaration[],
  { isRestricted }: Restricted,
): readonly DeclaredIntent[] {
  const known = INTENTS.map(({ name }) => name);
  const all = declarations.map((declaration) => {
    const kind = INTENTS.find(({ name }) => name === declaration.name);
    if (!kind) throw declarationFault(`names ${declaration.name}${meant(declaration.name, known)}, which is no intent`);
    return { kind, declared: kind.declare(declaration) };
  });
  return all.flatMap(({ kind, declared }) => (isRestricted && !kind.isForRestricted ? [] : [declared]));
}
