/** The comment on which somebody decides about protected files: the patch in full, where it goes, and how to say yes or no. */
import { prompt } from "../../../prompts.ts";
import { code } from "../inline-code.ts";
import type { HeldChange } from "./held-change.ts";
import { shortDigest } from "./proposal.ts";
import { shownPatch } from "./shown-change.ts";
import { visible } from "./visible.ts";

type Words = Readonly<{ until: string; ways: string; approvers: string; phrase: string }>;

export function renderHeld(change: HeldChange, words: Words): string {
  const branch = code(change.branch);
  return prompt("approval-held", {
    ...words,
    change: renderChange(change),
    where: change.is_new ? `the new branch ${branch}, with a pull request` : `the branch ${branch}`,
    head: change.head.slice(0, 7),
  });
}

/** All of it, and what stands for it. */
export function renderChange(change: HeldChange): string {
  return prompt("approval-change", {
    paths: change.paths.map((path) => code(visible(path))).join(", "),
    digest: code(shortDigest(change)),
    patch: shownPatch(change.patch),
  });
}
