/**
 * Keeps withheld files as patches on the runner: one with all of them, and one with those that nobody can be asked
 * about.
 */
import { join } from "node:path";
import type { Publisher } from "../../git/publisher.ts";
import type { LeakScanner } from "../../leak/scanner.ts";
import { isWithoutRoom } from "../../lib/system-error.ts";
import { isProtected, type Withheld } from "../../policy/codes.ts";
import type { Held, Holding } from "../../policy/hold.ts";
import type { Policy } from "../../policy/policy.ts";
import type { Reviewed } from "../../policy/review.ts";
import type { Patch } from "../../render/report/changed-files.ts";
import type { UnpublishedFiles } from "../outcome/run-result.ts";
import { saveDifference, savePatch } from "./patch-file.ts";

type Keeping = Readonly<{
  publisher: Publisher;
  leaks: LeakScanner;
  policy: Policy;
  /** The folder for patches. */
  folder: string;
  /** Set if a person can be asked about protected files. */
  hold?: Pick<Holding, "about" | "whyUnseen"> | undefined;
  /** Whether anything is to be published. A merge that is withheld as a whole is not, and its patch is for the branch as it is. */
  hasWork: boolean;
}>;

/** Writes withheld changes as a patch on top of the published ones, and returns the part that a person can approve. */
export async function keepWithheld(
  reviewed: Reviewed,
  { publisher, folder, leaks, policy, hold, hasWork }: Keeping,
): Promise<UnpublishedFiles> {
  const { change, withheld, withheldTree } = reviewed;
  const text = change.aside && (await leaks.redactLong(change.aside.patch.toString("utf8"))).text;
  const saveAside = async (words: string) => savePatch(join(folder, "aside.patch"), Buffer.from(words));
  const aside = text === undefined ? undefined : await saveAside(text).catch(withoutRoom);
  if (withheldTree === undefined) return { withheld, patch: undefined, aside };
  const published = hasWork ? await publisher.commit(change, "published") : publisher.base;
  const patchTo = (tree: string, name: string): Promise<Patch | undefined> =>
    saveDifference(publisher, { from: published, to: tree, path: join(folder, name) }).catch(withoutRoom);
  const patch = await patchTo(withheldTree, "withheld.patch");
  const held = hold && (await publisher.hold(reviewed, { base: published, policy, leaks, ...hold }));
  if (!held) return { withheld, patch, aside };
  const isMixed = held.paths.length > 0 && held.rest !== change.tree;
  const patchWithoutHeld = isMixed ? await patchTo(held.rest, "withheld-for-good.patch") : undefined;
  return { withheld: withheld.map((one) => explained(one, held)), patch, aside, held, patchWithoutHeld };
}

/** A full disk keeps no work from a branch or from the saved state: then no patch of what is withheld is on the runner. */
function withoutRoom(error: unknown): undefined {
  if (!isWithoutRoom(error)) throw error;
}

/** Says why nobody is asked about it. */
function explained(withheld: Withheld, { unseen }: Held): Withheld {
  const why = isProtected(withheld.code) ? unseen.get(withheld.path) : undefined;
  return why === undefined ? withheld : { ...withheld, detail: why };
}
