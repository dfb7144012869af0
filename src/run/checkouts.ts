/** Defines the checkouts of a run: that of the thread's repository, and those of other repositories that it works in. */
import type { Publisher } from "../git/publisher.ts";
import type { PutBack } from "./claim/restore-work.ts";
import type { StartingPoint } from "./goal.ts";
import type { Evidence } from "./outcome/conclude.ts";
import type { KeptWork, OpenedPullRequest } from "./outcome/run-result.ts";
import type { Run } from "./run.ts";

export type Checkout = Readonly<{
  /** The run as it is seen from there: `run.other` is set where it is another repository than that of the thread. */
  run: Run;
  /** Its folder in the workspace; "" for that of the thread. */
  path: string;
  publisher: Publisher;
  /** Ours alone, outside the workspace. */
  folder: string;
  startingPoint: StartingPoint;
  /** Work of earlier runs that is on no branch; undefined where there was none. */
  putBack: PutBack | undefined;
}>;

/** That of the thread comes first. */
export type Checkouts = readonly [own: Checkout, ...others: Checkout[]];

/** The work of a checkout where it is now. */
export type PublishedCheckout = Readonly<{ checkout: Checkout; saved: KeptWork; opened: OpenedPullRequest }>;

/** That of the thread comes first. */
export type PublishedCheckouts = readonly [own: PublishedCheckout, ...others: PublishedCheckout[]];

/** How the agent ended, for the outcome of each checkout. */
export type WorkEnd = Pick<Evidence, "end" | "finalResponse" | "timeoutMinutes" | "reach">;

/** `owner/name`. */
export function nameOf({ run: { job } }: Pick<Checkout, "run">): string {
  return `${job.repository.owner}/${job.repository.name}`;
}

/** The folder in the root of the workspace that has the other checkouts, and so none of the work of the thread's; undefined without any. */
export function apartIn([, ...others]: Checkouts): string | undefined {
  return others[0]?.path.split("/")[0];
}

/** Whether a checkout has files that are not on its base branch: nobody has merged those. */
export function isUnmerged({ putBack, startingPoint: { branch, goal } }: Checkout): boolean {
  return branch !== goal.base || (putBack?.files.length ?? 0) > 0;
}
