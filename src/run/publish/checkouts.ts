/**
 * Publishes the work of a run in steps: capture, review, push and propose. Each step goes through all checkouts before the next one
 * begins, so everything is looked through before anything is pushed. The thread's own checkout comes first.
 */
import { titledBy } from "../../github/write/pull-request/pull-request.ts";
import { type Fault, toFault } from "../../lib/fault.ts";
import type { Redact } from "../../lib/mask/mask.ts";
import type { Change } from "../../policy/entries.ts";
import type { Reviewed } from "../../policy/review.ts";
import { PUBLISH, policyOf } from "../../runner/input/publishing.ts";
import {
  type Checkout,
  type Checkouts,
  nameOf,
  type PublishedCheckout,
  type PublishedCheckouts,
  type WorkEnd,
} from "../checkouts.ts";
import { requireOwnFolder } from "../claim/others-folder.ts";
import { conclude } from "../outcome/conclude.ts";
import {
  type Conclusion,
  type FinalAnswer,
  failure,
  type KeptWork,
  type OpenedPullRequest,
} from "../outcome/run-result.ts";
import { withShownWork } from "./publish.ts";
import type { PublishOptions } from "./publish-options.ts";
import { NOT_OPENED, openFor, publishWork } from "./to-branch.ts";

/** The files of a checkout as the tools left them. */
type Captured = Readonly<{ checkout: Checkout; change: Change }>;

/** `fault` says why a checkout could not be read. */
type Unread = Readonly<{ checkout: Checkout; fault: Fault }>;

/** The thread's own comes first, and has been read. */
export type CapturedCheckouts = readonly [own: Captured, ...others: (Captured | Unread)[]];

/** `reviewed` is the change as it may be published. */
type ReviewedCheckout = Captured & Readonly<{ reviewed: Reviewed | undefined }>;

/** The thread's own comes first, and has been read. */
export type ReviewedCheckouts = readonly [own: ReviewedCheckout, ...others: (ReviewedCheckout | Unread)[]];

const NO_CHANGE: Change = { tree: "", files: [], leftOut: [] };

/** `capture` reads the files of a checkout. One that cannot be read keeps no other from it. Rejects only for the thread's own. */
export async function captureCheckouts(
  [own, ...others]: Checkouts,
  capture: (checkout: Checkout) => Promise<Change>,
): Promise<CapturedCheckouts> {
  const first = { checkout: own, change: await capture(own) };
  const captured: (Captured | Unread)[] = [];
  for (const checkout of others) {
    try {
      requireOwnFolder(own.run.job.workspace, checkout.path);
      captured.push({ checkout, change: await capture(checkout) });
    } catch (error) {
      captured.push({ checkout, fault: toFault(error) });
    }
  }
  return [first, ...captured];
}

/**
 * All checkouts are looked through before anything is pushed. The limits hold for all of them together, in their order. `hold`
 * says which protected files people are asked about in the thread's own. Rejects only for the thread's own.
 */
export async function reviewCheckouts(
  [own, ...others]: CapturedCheckouts,
  hold: PublishOptions["hold"],
): Promise<ReviewedCheckouts> {
  const { leaks, settings } = own.checkout.run;
  const policy = policyOf(settings.slice(PUBLISH));
  let usedElsewhere = { files: 0, bytes: 0 };
  const look = async (captured: Captured): Promise<ReviewedCheckout> => {
    const { checkout, change } = captured;
    const isTogether = captured === own && hold?.about === "protected";
    const reviewed = await checkout.publisher.review(change, {
      policy: { ...policy, isTogether, usedElsewhere },
      leaks,
    });
    if (others.length > 0) usedElsewhere = await usedBy(checkout, reviewed, usedElsewhere);
    return { checkout, change, reviewed };
  };
  const first = await look(own);
  const seen: (ReviewedCheckout | Unread)[] = [];
  for (const one of others) {
    const { checkout } = one;
    seen.push("fault" in one ? one : await look(one).catch((error) => ({ checkout, fault: toFault(error) })));
  }
  return [first, ...seen];
}

type Used = Readonly<{ files: number; bytes: number }>;

async function usedBy({ publisher }: Checkout, { change }: Reviewed, before: Used): Promise<Used> {
  const bytes = await publisher.diffSize(change);
  return { files: before.files + change.files.length, bytes: before.bytes + bytes };
}

type Pushing = Readonly<{
  hold: PublishOptions["hold"];
  /** The title that the agent gave its work in the thread's own repository. */
  title: string | undefined;
  /** The folder of the other checkouts. */
  apart: string | undefined;
  /** Whether the agent waits for a person. */
  isAsking: boolean;
  /** Throws a Fault if nothing may be published any more in another repository. */
  requirePush(checkout: Checkout): Promise<void>;
}>;

/** A part that cannot be published keeps no other part from it. Rejects only for the thread's own. */
export async function pushCheckouts(
  [own, ...others]: ReviewedCheckouts,
  { requirePush, ...rules }: Pushing,
): Promise<PublishedCheckouts> {
  const { checkout, change, reviewed } = own;
  const { run } = checkout;
  const saved = await publishWork(run, checkout, change, run.leaks, { ...rules, reviewed });
  const pushed: PublishedCheckout[] = [];
  for (const seen of others) {
    pushed.push({ checkout: seen.checkout, saved: await pushOther(seen, requirePush), opened: NOT_OPENED });
  }
  return [{ checkout, saved, opened: NOT_OPENED }, ...pushed];
}

async function pushOther(seen: ReviewedCheckout | Unread, requirePush: Pushing["requirePush"]): Promise<KeptWork> {
  if ("fault" in seen) return notPublished(seen.fault);
  const { checkout, change, reviewed } = seen;
  try {
    const refused = await requirePush(checkout).then(() => undefined, toFault);
    return await publishWork(checkout.run, checkout, change, checkout.run.leaks, { reviewed, refused });
  } catch (error) {
    return notPublished(toFault(error));
  }
}

/** The work of a checkout of which nothing is published; `fault` says why. */
export function notPublished(fault?: Fault): KeptWork {
  return { kept: { kind: "nothing" }, change: NO_CHANGE, withheld: [], patch: undefined, fault };
}

type Words = Readonly<{ final: FinalAnswer; redact: Redact }>;

/** Opens the pull requests of finished work. Rejects only for the thread's own. */
export async function proposeCheckouts(
  [own, ...others]: PublishedCheckouts,
  words: Words,
): Promise<PublishedCheckouts> {
  const { checkout, saved } = own;
  const first = saved.fault === undefined ? await openFor(checkout.run, checkout, saved, words) : NOT_OPENED;
  const opened: PublishedCheckout[] = [];
  for (const other of others) {
    const { run } = other.checkout;
    const isFit = other.saved.fault === undefined;
    const pull = isFit
      ? await openFor(run, other.checkout, other.saved, elsewhere(words)).catch(notOpened)
      : NOT_OPENED;
    opened.push({ ...other, saved: await withShownWork(other.checkout, other.saved, pull), opened: pull });
  }
  return [{ ...own, opened: first }, ...opened];
}

/** The template is that of the thread's repository: what the agent wrote for it is a part of the answer here. */
function elsewhere({ final, redact }: Words): Words {
  const { title, whole } = final;
  return { final: { ...final, rest: title === undefined ? whole : titledBy(whole).rest, filled: "" }, redact };
}

function notOpened(error: unknown): OpenedPullRequest {
  return { pullRequest: undefined, fault: toFault(error) };
}

/** The outcome in all repositories. `own` is that of the thread's. */
export function concludeAll(own: Conclusion, others: readonly PublishedCheckout[], end: WorkEnd): Conclusion {
  if (end.end.status !== "finished") return own;
  return others.map((one) => concludeOther(one, end, nameOf(one.checkout))).reduce(joined, own);
}

/** The outcome in another repository. The reason names it if `repository` is given. */
export function concludeOther(
  { checkout, saved, opened }: PublishedCheckout,
  end: WorkEnd,
  repository?: string,
): Conclusion {
  const fault = saved.fault ?? opened.fault;
  const goal = checkout.startingPoint.goal.kind;
  const named = repository === undefined ? {} : { repository };
  if (!fault) return conclude({ ...end, saved, opened, change: saved.change, goal, ...named });
  const failed = failure(fault);
  return repository === undefined ? failed : { ...failed, reason: `${repository}: ${failed.reason}` };
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
