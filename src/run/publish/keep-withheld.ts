/**
 * Keeps withheld files as patches on the runner: one with all of them, and one with those that nobody can be asked
 * about.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LeakScanner } from "../../github/write/leak/scanner.ts";
import { isProtected, type Withheld } from "../../github/write/policy/codes.ts";
import type { Held, Holding } from "../../github/write/policy/hold.ts";
import type { Policy } from "../../github/write/policy/policy.ts";
import type { Reviewed } from "../../github/write/policy/review.ts";
import type { Publisher } from "../../github/write/publisher.ts";
import type { Patch } from "../../github/write/report/changed-files.ts";
import type { UnpublishedFiles } from "../outcome/run-result.ts";

type Keeping = Readonly<{
  publisher: Publisher;
  leaks: LeakScanner;
  policy: Policy;
  /** The folder for patches. */
  folder: string;
  /** Set if a person can be asked about protected files. */
  hold?: Pick<Holding, "about" | "clean"> | undefined;
}>;

/** Writes withheld changes as a patch on top of the published ones, and returns the part that a person can approve. */
export async function keepWithheld(
  reviewed: Reviewed,
  { publisher, folder, leaks, policy, hold }: Keeping,
): Promise<UnpublishedFiles> {
  const { change, withheld, withheldTree } = reviewed;
  const text = change.aside && (await leaks.redactLong(change.aside.patch.toString("utf8"))).text;
  const aside = text === undefined ? undefined : keepAside(text, folder);
  if (withheldTree === undefined) return { withheld, patch: undefined, aside };
  const published = await publisher.commit(change, "published");
  const patchTo = async (tree: string, name: string): Promise<Patch> => {
    const path = join(folder, name);
    await publisher.writePatch(await publisher.commit({ tree }, "What was withheld\n", published), path);
    return { path, patch: readFileSync(path, "utf8") };
  };
  const patch = await patchTo(withheldTree, "withheld.patch");
  const held = hold && (await publisher.hold(reviewed, { base: published, policy, leaks, ...hold }));
  if (!held) return { withheld, patch, aside };
  const isMixed = held.paths.length > 0 && held.rest !== change.tree;
  const patchWithoutHeld = isMixed ? await patchTo(held.rest, "withheld-for-good.patch") : undefined;
  return { withheld: withheld.map((one) => explained(one, held)), patch, aside, held, patchWithoutHeld };
}

function keepAside(patch: string, folder: string): Patch {
  const path = join(folder, "aside.patch");
  writeFileSync(path, patch);
  return { path, patch };
}

/** Says why nobody is asked about it. */
function explained(withheld: Withheld, { unseen }: Held): Withheld {
  const why = isProtected(withheld.code) ? unseen.get(withheld.path) : undefined;
  return why === undefined ? withheld : { ...withheld, detail: why };
}
