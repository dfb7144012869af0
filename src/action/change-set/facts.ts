/** What a report repeats of a change set: words of others, made plain, and figures. */
import { readFileSync } from "node:fs";
import { neutralTitle } from "../../github/write/prose/plain.ts";
import type { Patch } from "../../github/write/report/patch.ts";
import type { Report } from "../../github/write/report/report.ts";
import { oneLine } from "../../lib/text.ts";
import type { ChangeSet } from "./change-set.ts";
import type { ReadChangeSet } from "./read-change-set.ts";

type Facts = Omit<ChangeSet["facts"], "costUsd" | "wall" | "uses"> & Pick<Report, "costUsd" | "wall" | "uses">;

/** What stands outside of code in a report is made so plain that it can be nothing but words. */
export function factsIn({ facts }: ChangeSet): Facts {
  const { costUsd, wall, uses, withheld, ...rest } = facts;
  return {
    ...rest,
    costUsd,
    wall,
    uses: uses.map((use) => ({ ...use, costUsd: use.costUsd })),
    withheld: withheld.map((one) => ({ ...one, detail: wordsOf(one.detail) })),
  };
}

function wordsOf(detail: string): string {
  return oneLine(neutralTitle(detail), 300)
    .replaceAll(/[<>[\]`*_!|\\]/g, " ")
    .replaceAll(/:\/\/|www\./gi, " ");
}

/** Of what was withheld before we saw it. */
export function withheldPatchIn({ withheld }: ReadChangeSet): Patch | undefined {
  return withheld === undefined ? undefined : { path: withheld, patch: readFileSync(withheld, "utf8") };
}
