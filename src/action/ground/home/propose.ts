/** Offers work on a new branch to people, the way the workflow wants: as a pull request, as a link to one, or not at all. */

import type { Trigger } from "../../../github/read/trigger/trigger.ts";
import { proposalLink } from "../../../github/write/pull-request/proposal-link.ts";
import type { PullRequest, PullRequestText } from "../../../github/write/pull-request/pull-request.ts";
import { addLabels, requestReviews } from "../../../github/write/pull-request/pull-request-signs.ts";
import { toFault } from "../../../lib/fault.ts";
import type { Setting } from "../../prepare.ts";
import { type Opened, proposeWork } from "../../publish.ts";
import { printNotice } from "../../runner/console.ts";
import { type Publishing, readPublishing } from "../../runner/input/publishing.ts";
import { askerOf } from "../../thread/subject.ts";
import { isCiSilent } from "./silent-ci.ts";

/** What is put on a pull request beside its words is a courtesy: without it the work is proposed all the same. */
export async function propose(
  setting: Setting,
  { compareUrl, isCareful }: Readonly<{ compareUrl: string; isCareful: boolean }>,
  text: PullRequestText,
): Promise<Opened> {
  const { "create-pr": wanted } = readPublishing(setting.world.env);
  const way = isCareful ? carefulWay(wanted, setting.trigger) : wanted;
  if (way === "none") return NOTHING;
  if (way === "link") return { ...NOTHING, proposeUrl: proposalLink(compareUrl, text) };
  const opened = await proposeWork(setting.github, setting.job.repository, text, way);
  if (!opened.pullRequest) return opened;
  await sign(setting, opened.pullRequest);
  return { ...opened, isCiSilent: await isCiSilent(setting) };
}

/** What strangers wrote is proposed by a person: whoever asked, or, where nobody did, whoever follows the link. */
export function carefulWay(wanted: Publishing["create-pr"], { kind }: Pick<Trigger, "kind">): Publishing["create-pr"] {
  return wanted === "draft" && kind === "schedule" ? "link" : wanted;
}

const NOTHING: Opened = { pullRequest: undefined, fault: undefined };

async function sign({ github, job, trigger, world }: Setting, { number }: PullRequest): Promise<void> {
  const { "pr-labels": labels = [], reviewers: names = [] } = readPublishing(world.env);
  const asker = askerOf(trigger);
  const requester = asker?.type === "User" ? [asker.login] : [];
  const reviewers = names
    .filter((name) => name !== "none")
    .flatMap((name) => (name === "requester" ? requester : name));
  await attempt("labelled", labels, () => addLabels(github, job.repository, number, labels));
  await attempt("given to reviewers", reviewers, () => requestReviews(github, job.repository, number, reviewers));
}

async function attempt(what: string, names: readonly string[], action: () => Promise<void>): Promise<void> {
  if (names.length === 0) return;
  try {
    await action();
  } catch (error) {
    printNotice(`The pull request could not be ${what} (${names.join(", ")}). ${toFault(error).message}`);
  }
}
