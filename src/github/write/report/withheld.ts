/** Tells people what was not published, why, and where it is. */

import { prompt } from "../../../prompts.ts";
import { code } from "../inline-code.ts";
import { CODES, type Withheld } from "../policy/codes.ts";
import type { TakenLock } from "../policy/lock/judge-locks.ts";
import { type Patch, renderPatch } from "./patch.ts";

/** `withheldPatch` has what can be kept of it: no secrets, and nothing that is too large. */
export type WithheldWork = Readonly<{ withheld: readonly Withheld[]; withheldPatch: Patch | undefined }>;

const SHOWN = 20;

/** A section of the report; "" when nothing was withheld. */
export function renderWithheld({ withheld, withheldPatch }: WithheldWork): string {
  if (withheld.length === 0) return "";
  const hasWork = withheld.some(({ code }) => code !== "DKH-203");
  const lines = withheld.slice(0, SHOWN).map(lineOf);
  const more = withheld.length > SHOWN ? [`- … and ${withheld.length - SHOWN} more.`] : [];
  const hints = [...new Set(withheld.map(({ code }) => `${code}: ${CODES[code].hint}`))];
  return [["Withheld:", "", ...lines, ...more].join("\n"), hints.join("\n"), patchOf(withheldPatch, hasWork)]
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

function patchOf(patch: Patch | undefined, hasWork: boolean): string {
  if (!patch) return hasWork ? "It is not kept anywhere else than in the workspace of the run." : "";
  return renderPatch(patch, { what: "It", title: "Withheld", most: 15_000 });
}
