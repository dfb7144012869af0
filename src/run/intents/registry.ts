/** Lists the intents that there are, and reads which of them a workflow declares. */
import { type Declaration, didYouMean } from "../../action/runner/input/intents-input.ts";
import type { DeclaredIntent, IntentKind } from "./intent.ts";
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

/** What this run may propose. A "config" Fault for a name or a setting that does not exist, in any run. */
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
