/**
 * Publishes the work of a run in several repositories: looks through all of it before any of it is pushed, publishes each
 * part on a branch of its own repository, and links the pull requests to each other.
 */
import { z } from "zod";
import type { Publisher } from "../../git/publisher.ts";
import type { GitHub, Repository } from "../../github/client.ts";
import { titledBy } from "../../github/write/pull-request/pull-request.ts";
import { type Fault, toFault } from "../../lib/fault.ts";
import type { Redact } from "../../lib/mask/mask.ts";
import { sentences } from "../../lib/text.ts";
import type { Change } from "../../policy/entries.ts";
import type { Reviewed } from "../../policy/review.ts";
import { prompt } from "../../prompts.ts";
import type { OtherWork } from "../../render/report/report-facts.ts";
import { printNotice } from "../../runner/console.ts";
import { PUBLISH, policyOf } from "../../runner/input/publishing.ts";
import { requireOwnFolder } from "../claim/others-folder.ts";
import { conclude, type Evidence } from "../outcome/conclude.ts";
import {
  type Conclusion,
  type FinalAnswer,
  failure,
  type KeptWork,
  type OpenedPullRequest,
  patchBaseOf,
  pullRequestFacts,
} from "../outcome/run-result.ts";
import type { PreparedRun } from "../prepared-run.ts";
import type { Run } from "../run.ts";
import type { OtherRepository } from "../start/other-repositories.ts";
import { requireStillAlike } from "../start/repository-facts.ts";
import { withShownWork } from "./publish.ts";
import { NOT_OPENED, openFor, publishWork } from "./to-branch.ts";

/** `fault` says why the work could not be read. */
type Seen = Readonly<{ other: OtherRepository }> &
  (Readonly<{ change: Change; reviewed: Reviewed }> | Readonly<{ fault: Fault }>);

/** The work in all repositories, looked through. */
type SeenWork = Readonly<{ main: Reviewed; others: readonly Seen[] }>;

/** A way to read the files of a checkout. `main` is the thread's own checkout, which is captured already. */
type Look = Readonly<{
  main: Change;
  /** Captures a checkout, with names of files that no commit can have. */
  capture(place: Readonly<{ publisher: Publisher; workspace: string }>): Promise<Change>;
}>;

/** The limits hold for all repositories together; the thread's own comes first, and the others as the workflow names them. */
export async function seeAll({ run, publisher, others }: PreparedRun, { main, capture }: Look): Promise<SeenWork> {
  const policy = policyOf(run.settings.slice(PUBLISH));
  let usedElsewhere = { files: 0, bytes: 0 };
  const review = async (own: Publisher, change: Change) => {
    const reviewed = await own.review(change, { policy: { ...policy, usedElsewhere }, leaks: run.leaks });
    const length = await own.diffSize(reviewed.change);
    const files = usedElsewhere.files + reviewed.change.files.length;
    usedElsewhere = { files, bytes: usedElsewhere.bytes + length };
    return reviewed;
  };
  const seen: Seen[] = [];
  const first = await review(publisher, main);
  for (const other of others?.here ?? []) {
    try {
      requireOwnFolder(run.job.workspace, other.path);
      const change = await capture({ publisher: other.publisher, workspace: other.run.job.workspace });
      seen.push({ other, change, reviewed: await review(other.publisher, change) });
    } catch (error) {
      seen.push({ other, fault: toFault(error) });
    }
  }
  return { main: first, others: seen };
}

/** The work of one repository where it is now. */
export type PublishedOther = Readonly<{ other: OtherRepository; saved: KeptWork; opened: OpenedPullRequest }>;

/** A part that cannot be published keeps no other part from it: each is a pull request, which people look at. */
export async function publishOthers(run: Run, { others }: SeenWork): Promise<readonly PublishedOther[]> {
  const published: PublishedOther[] = [];
  for (const seen of others) {
    const refused = await requireStillAlike(run, seen.other.name).then(() => undefined, toFault);
    published.push({ other: seen.other, saved: await publishOne(run, seen, refused), opened: NOT_OPENED });
  }
  return published;
}

async function publishOne({ leaks }: Run, { other, ...seen }: Seen, refused: Fault | undefined): Promise<KeptWork> {
  if ("fault" in seen) return notPublished(seen.fault);
  try {
    return await publishWork(other.run, other, seen.change, leaks, { reviewed: seen.reviewed, refused });
  } catch (error) {
    return notPublished(toFault(error));
  }
}

function notPublished(fault: Fault): KeptWork {
  return { kept: { kind: "nothing" }, change: NO_CHANGE, withheld: [], patch: undefined, fault };
}

const NO_CHANGE: Change = { tree: "", files: [], leftOut: [] };

type Words = Readonly<{ final: FinalAnswer; redact: Redact }>;

/** Opens the pull requests of finished work. */
export async function proposeOthers(published: readonly PublishedOther[], words: Words): Promise<PublishedOther[]> {
  const opened: PublishedOther[] = [];
  for (const { other, saved } of published) {
    const isFit = saved.fault === undefined;
    const own = isFit ? await openFor(other.run, other, saved, elsewhere(words)).catch(notOpened) : NOT_OPENED;
    opened.push({ other, saved: await withShownWork(other, saved, own), opened: own });
  }
  return opened;
}

/** The template is that of the thread's repository: what the agent wrote for it is a part of the answer here. */
function elsewhere({ final, redact }: Words): Words {
  const { title, whole } = final;
  return { final: { ...final, rest: title === undefined ? whole : titledBy(whole).rest, filled: "" }, redact };
}

function notOpened(error: unknown): OpenedPullRequest {
  return { pullRequest: undefined, fault: toFault(error) };
}

type Main = Readonly<{ opened: OpenedPullRequest; saved: KeptWork }>;

/** Has each of our pull requests name the others. The log names links that cannot be written. */
export async function linkAll(prepared: PreparedRun, main: Main, published: readonly PublishedOther[]): Promise<void> {
  const { run, startingPoint } = prepared;
  const all = [{ run, startingPoint, ...main }, ...published.map(({ other, ...rest }) => ({ ...other, ...rest }))];
  const parts = all.flatMap(({ run: seen, startingPoint: { goal, pull }, opened, saved }): Part[] => {
    const found = opened.pullRequest ?? (goal.kind === "advance" ? goal.pullRequest : undefined);
    const isWithheld = saved.withheld.length > 0 || saved.fault !== undefined;
    if (!found && !isWithheld) return [];
    return [{ repository: seen.job.repository, number: found?.number, isOurs: pull === undefined }];
  });
  if (!run.mayWrite) return;
  const failed = await tellTogether(run.github, parts);
  for (const words of failed) printNotice(run.redact(words));
}

type End = Pick<Evidence, "end" | "finalResponse" | "timeoutMinutes" | "reach">;

/**
 * Returns the report's part for each repository, and the outcome of all. `main` is that of the thread's own repository.
 */
export function concludeAll(main: Conclusion, published: readonly PublishedOther[], end: End) {
  const named = published.map((one) => concludeOne(one, end, one.other.name));
  return {
    conclusion: end.end.status === "finished" ? named.reduce(joined, main) : main,
    others: published.map((one) => workOf(one, concludeOne(one, end))),
    results: published.map(({ other: { id, name, startingPoint }, saved: { kept }, opened: { pullRequest } }) => {
      return { id, name, startingPoint, report: { kept, pullRequest } };
    }),
  };
}

/** The reason names the repository if `repository` is given. */
function concludeOne({ other, saved, opened }: PublishedOther, end: End, repository?: string): Conclusion {
  const fault = saved.fault ?? opened.fault;
  const goal = other.startingPoint.goal.kind;
  const named = repository === undefined ? {} : { repository };
  if (!fault) return conclude({ ...end, saved, opened, change: saved.change, goal, ...named });
  const failed = failure(fault);
  return repository === undefined ? failed : { ...failed, reason: `${repository}: ${failed.reason}` };
}

function workOf({ other, saved, opened }: PublishedOther, conclusion: Conclusion): OtherWork {
  const { change, kept, diff, locks, withheld, patch, aside } = saved;
  const { outcome, reason, quote, hint } = conclusion;
  return {
    repository: other.name,
    repositoryUrl: other.run.job.repositoryUrl,
    problem: outcome === "failed" ? sentences(reason, quote ?? "", hint) : "",
    files: change.files,
    passedOver: change.passedOver,
    kept,
    diff,
    locks,
    withheld,
    withheldPatch: patch,
    asidePatch: aside,
    patchBase: patchBaseOf(other.startingPoint),
    ...pullRequestFacts(opened),
  };
}

/** Worst first. An outcome that is not here says nothing of the work. */
const WORSE: readonly Conclusion["outcome"][] = ["failed", "changed", "blocked"];

/** The outcome is "failed" if a part failed, else "changed" if a part changed. The reason has all that happened. */
function joined(all: Conclusion, one: Conclusion): Conclusion {
  if (!WORSE.includes(one.outcome)) return all;
  if (!WORSE.includes(all.outcome)) return one;
  const isWorse = WORSE.indexOf(one.outcome) < WORSE.indexOf(all.outcome);
  const [first, second] = isWorse ? [one, all] : [all, one];
  const doubts = [...(first.doubts ?? []), ...(second.doubts ?? [])];
  return { ...first, reason: `${first.reason}. ${second.reason}`, doubts };
}

/**
 * The work in one repository. `number` is its pull request; undefined where the work was withheld. Only the text of one that
 * the agent opened is written.
 */
type Part = Readonly<{ repository: Repository; number: number | undefined; isOurs: boolean }>;

const [BEGIN, END] = ["<!-- deckhand:together -->", "<!-- /deckhand:together -->"];

/** Resolves to one sentence for each pull request whose text could not be written. Never rejects. */
async function tellTogether(github: GitHub, parts: readonly Part[]): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const part of parts) {
    const others = parts.filter((other) => other !== part);
    if (part.number === undefined || !part.isOurs || others.length === 0) continue;
    try {
      await tell(github, { ...part, number: part.number }, others);
    } catch (error) {
      failed.push(`The pull request ${nameOf(part)} could not be linked to the others. ${toFault(error).message}`);
    }
  }
  return failed;
}

const Body = z.object({ body: z.string().nullable() });

async function tell(github: GitHub, part: Part & Readonly<{ number: number }>, others: readonly Part[]): Promise<void> {
  const { owner, name: repo } = part.repository;
  const place = { owner, repo, pull_number: part.number };
  const before = Body.parse((await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", place)).data).body;
  const body = withOthers(before ?? "", others);
  if (body === before) return;
  await github.request("PATCH /repos/{owner}/{repo}/pulls/{pull_number}", { ...place, body });
}

/**
 * The body with the list of the others, in place of an earlier list, or at the end. Only a block that holds such a list and
 * nothing else is taken for ours, so text of others is never removed.
 */
export function withOthers(body: string, others: readonly Part[]): string {
  const list = prompt("together", { list: others.map((other) => `- ${nameOf(other)}`).join("\n") });
  const ours = `${BEGIN}\n${list}\n${END}`;
  const earlier = [...body.replaceAll("\r\n", "\n").matchAll(BLOCK)].at(-1);
  if (!earlier) return `${body}\n\n${ours}`;
  const { input, index, 0: found } = earlier;
  return `${input.slice(0, index)}${ours}${input.slice(index + found.length)}`;
}

const ITEM = /- [\w.-]+\/[\w.-]+(?:#\d+|: not published yet)\n/.source;
/** As `withOthers` writes it: each mark and each item on a line of its own. */
const BLOCK = new RegExp(`^${BEGIN}\\n[^\\n]*\\n\\n(?:${ITEM})+${END}$`, "gm");

function nameOf({ repository: { owner, name }, number }: Part): string {
  return number === undefined ? `${owner}/${name}: not published yet` : `${owner}/${name}#${number}`;
}
