/** Works in other repositories: opens their checkouts, links the pull requests, and tells what became of each part. */
import type { PageFacts } from "../../../render/page-facts.ts";
import { passedOver } from "../../../render/report/details.ts";
import type { OtherWork } from "../../../render/report/report-facts.ts";
import type { PublishedCheckouts } from "../../checkouts.ts";
import { nameOf } from "../../checkouts.ts";
import type { FeatureCode, FeatureFacts } from "../../feature.ts";
import { withheldIn } from "../../report/run-page.ts";
import type { Run } from "../../run.ts";
import { closeOthers, type Others, openOthers } from "./open-others.ts";
import { renderOther, renderSame } from "./render-other.ts";
import { requireStillAlike } from "./repository-facts.ts";
import { linkAll, pullRequestsOf, workOf } from "./together.ts";

type State = Others & Readonly<{ run: Run }>;

/** The parts of the work, and the checkouts that they are in, the thread's first. Undefined where there was no other checkout. */
type Found = Readonly<{ others: readonly OtherWork[]; works: PublishedCheckouts }> | undefined;

export const code: FeatureCode<State, Found> = {
  open: async (start) => ({ run: start.run, ...(await openOthers(start)) }),
  checkouts: ({ checkouts }) => checkouts,
  words: ({ told }) => ({ task: told }),
  requirePush: async ({ run, checkouts }, checkout) => {
    if (checkouts.includes(checkout)) await requireStillAlike(run, nameOf(checkout));
  },
  settle: async (_, { works, ...end }) => {
    const [, ...others] = works;
    if (others.length === 0) return undefined;
    await linkAll(works);
    return { others: others.map((work) => workOf(work, end)), works };
  },
  facts: (found) => (found === undefined ? {} : factsOf(found)),
  close: ({ run, checkouts }, left) => (checkouts.length > 0 ? closeOthers(run, left) : Promise.resolve()),
};

function factsOf({ others, works }: NonNullable<Found>): FeatureFacts {
  const end = (text: (typeof others)[number]) => ({
    place: "end" as const,
    text: (rules: Rules) => renderOther(text, rules),
  });
  return {
    sections: [...others.map(end), { place: "end", text: () => renderSame(others) }, ...others.flatMap(passedOverIn)],
    references: others.flatMap(({ repository, pullRequest }) =>
      pullRequest ? [{ repository, number: pullRequest.number }] : [],
    ),
    outputs: { "pull-requests": pullRequestsOf(works) },
    page: { others: others.map(otherOf) },
  };
}

type Rules = Parameters<typeof renderOther>[1];

function passedOverIn({ repository, passedOver: files }: OtherWork) {
  return passedOver(files, `${repository}: `).map((line) => ({ place: "details" as const, text: () => line }));
}

function otherOf(work: OtherWork): NonNullable<PageFacts["others"]>[number] {
  const { repository, kept, pullRequest, diff, problem } = work;
  const branch = kept.kind === "branch" ? { label: `Branch ${kept.branch}`, link: kept.compareUrl } : { label: "" };
  const place = pullRequest ? { label: `Pull request #${pullRequest.number}`, link: pullRequest.url } : branch;
  const label = place.label || problem || (kept.kind === "patch" ? "Saved as a patch" : "Not changed");
  return { repository, ...place, label, diff: diff?.text, withheld: withheldIn(work) };
}
