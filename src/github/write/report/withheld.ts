/** Tells people what was not published, why, and where it is. */

import { prompt } from "../../../prompts.ts";
import { code } from "../inline-code.ts";
import { CODES, isLost, type Withheld } from "../policy/codes.ts";
import type { TakenLock } from "../policy/lock/judge-locks.ts";
import { type Patch, renderPatch } from "./patch.ts";

/** `withheldPatch` has what can be kept of it: no secrets, and nothing that is too large. */
export type WithheldWork = Readonly<{
  withheld: readonly Withheld[];
  withheldPatch: Patch | undefined;
  /** Work that is not in the work tree. */
  asidePatch?: Patch | undefined;
}>;

const SHOWN = 20;

/** A section of the report; "" when nothing was withheld. Advice that `told` has already is left out. */
export function renderWithheld({ withheld, withheldPatch, asidePatch }: WithheldWork, told = ""): string {
  if (withheld.length === 0) return "";
  const lines = withheld.slice(0, SHOWN).map(lineOf);
  const more = withheld.length > SHOWN ? [`- … and ${withheld.length - SHOWN} more.`] : [];
  const codes = [...new Set(withheld.map(({ code }) => code))].filter((code) => !told.includes(CODES[code].hint));
  const hints = codes.map((code) => `${code}: ${CODES[code].hint}`);
  return [
    ["Withheld:", "", ...lines, ...more].join("\n"),
    hints.join("\n"),
    ...patchesOf(withheld, withheldPatch, asidePatch),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** A section of the report on lock files that were published without anybody's leave; "" without any. */
export function renderLocks(locks: readonly TakenLock[]): string {
  return locks
    .map(({ path, manifests, added }) => {
      const names = added.slice(0, SHOWN).map(code).join(", ");
      const more = added.length > SHOWN ? `, and ${added.length - SHOWN} more` : "";
      const fresh =
        added.length === 0 ? prompt("lock-file-same") : prompt("lock-file-new", { entries: `${names}${more}` });
      return prompt("lock-file", {
        path: code(path),
        manifests: manifests.slice(0, SHOWN).map(code).join(", "),
        fresh,
      });
    })
    .join("\n\n");
}

/** In one line, for the outcome. */
export function summaryOf({ code, path, detail }: Withheld): string {
  return `${code} ${path || "the change"} ${CODES[code].message}${detail === "" ? "" : ` (${detail})`}`;
}

function lineOf({ path, code: why, detail }: Withheld): string {
  const what = path === "" ? "The change" : code(path);
  return `- **${why}** ${what} ${CODES[why].message}${detail === "" ? "" : ` (${detail})`}.`;
}

function patchesOf(withheld: readonly Withheld[], patch: Patch | undefined, aside: Patch | undefined): string[] {
  if (!aside) return [patchOf(patch, withheld)];
  const what = "What was not in the work tree";
  const own = renderPatch(aside, { what, title: "Not in the work tree", most: 10_000, isOutput: !patch });
  return patch ? [patchOf(patch, withheld), own] : [own];
}

function patchOf(patch: Patch | undefined, withheld: readonly Withheld[]): string {
  const hasWork = withheld.some(({ code }) => code !== "DKH-203");
  if (!patch) return hasWork ? "It is not kept anywhere else than in the workspace of the run." : "";
  const isWhole = !withheld.some(({ code }) => isLost(code) && code !== "DKH-201");
  return renderPatch(patch, { what: isWhole ? "It" : "The rest of it", title: "Withheld", most: 15_000 });
}
