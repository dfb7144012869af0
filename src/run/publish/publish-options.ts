/** Says what is to be published, where, and by which rules. */
import type { Publisher } from "../../git/publisher.ts";
import type { GitHub, Repository } from "../../github/client.ts";
import type { LeakScanner } from "../../leak/scanner.ts";
import type { Holding } from "../../policy/hold.ts";
import type { Policy } from "../../policy/policy.ts";
import type { Reviewed } from "../../policy/review.ts";
import type { UnpublishedWork } from "../memory/unpublished.ts";

/** A commit that is already on its branch. */
export type MadeCommit = Readonly<{ commit: string; tree: string; isVerified: boolean }>;

export type PublishOptions = Readonly<{
  publisher: Publisher;
  /**
   * If possible, commits are made through GitHub's API, which signs them for apps. Without `api`, everything uses `git push`.
   */
  api?: Readonly<{ github: GitHub; repository: Repository }> | undefined;
  leaks: LeakScanner;
  /** The change as it was reviewed before, if it was. */
  reviewed?: Reviewed | undefined;
  policy?: Policy;
  /** Given if a person can be asked about protected files. */
  hold?: Pick<Holding, "about" | "whyUnseen"> | undefined;
  /** The folder for patches, if any are needed. */
  folder: string;
  /** The branches to publish on, in order of preference. If none accepts the work, it is saved as a patch. */
  branches: readonly string[];
  /** The one of `branches` that already exists at the base. It is moved forward and never created. */
  existing?: string | undefined;
  /** The work that an earlier attempt published. If it is the same work, nothing is published. */
  made?: MadeCommit | undefined;
  message: string;
  /** `https://HOST/owner/name/compare/base...`; the branch name is appended. */
  compareUrl: string;
  /** Work that earlier runs on the thread left on no branch. */
  leftBefore?: UnpublishedWork | undefined;
}>;
