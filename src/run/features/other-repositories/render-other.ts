/** Renders the work in another repository, for the report. */

import { code } from "../../../markdown/inline-code.ts";
import { renderShortDiff } from "../../../markdown/markdown.ts";
import { neutralise } from "../../../markdown/neutral.ts";
import type { ProseRules } from "../../../markdown/rules.ts";
import { prompt } from "../../../prompts.ts";
import { renderChanged, renderRemoved } from "../../../render/report/changed-files.ts";
import { baseOf, branchPlaces, keptWork, proposalPlaces } from "../../../render/report/places.ts";
import type { OtherWork } from "../../../render/report/report-facts.ts";
import { renderLocks, renderWithheld } from "../../../render/report/withheld.ts";

/** The work in another repository: where it is, what changed, and what was withheld; "" if there is none. */
export function renderOther(work: OtherWork, rules: ProseRules): string {
  const { repository, files, diff, kept, problem } = work;
  if (isSame(work)) return "";
  const parts = [
    `#### In ${code(repository)}`,
    renderOtherPlaces(work),
    neutralise(problem, rules),
    renderChanged(files),
    renderRemoved(files, diff?.text ?? ""),
    kept.kind === "branch" ? renderShortDiff(diff?.text ?? "") : "",
    keptWork(work, repository),
    renderLocks(work.locks ?? []),
    renderWithheld(work, { base: baseOf(work), repository, hint: problem }),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

function isSame({ kept, withheld, problem }: OtherWork): boolean {
  return kept.kind === "nothing" && withheld.length === 0 && problem === "";
}

/** Names the repositories in which nothing was changed. */
export function renderSame(others: readonly OtherWork[]): string {
  const names = others.filter(isSame).map(({ repository }) => code(repository));
  return names.length === 0 ? "" : prompt("other-repositories/same", { names: names.join(", ") });
}

/** The same without the job log, for the work in another repository. */
function renderOtherPlaces(work: OtherWork): string {
  return [...proposalPlaces(work, work.repository), ...branchPlaces(work, work.repositoryUrl)].join(" · ");
}
