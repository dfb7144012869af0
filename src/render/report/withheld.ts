/** Tells people what was not published, why, and where it is. */
import { diffPieces } from "../../git/commit/apply-patch.ts";
import { figure } from "../../lib/text.ts";
import { code } from "../../markdown/inline-code.ts";
import { CODES, type Code, isLost, type Withheld } from "../../policy/codes.ts";
import type { PassedLock } from "../../policy/lock/judge-locks.ts";
import { prompt } from "../../prompts.ts";
import { type Patch, type PatchBase, renderPatch } from "./changed-files.ts";

/** `withheldPatch` has what can be kept of it: no secrets, and nothing that is too large. */
export type WithheldWork = Readonly<{
  withheld: readonly Withheld[];
  withheldPatch: Patch | undefined;
  /** Work that is not in the work tree. */
  asidePatch?: Patch | undefined;
}>;

const SHOWN = 20;

/** The base that the patches apply to, its repository if that is another one, and the hint of the outcome. */
type Beside = Readonly<{ base?: PatchBase | undefined; repository?: string; hint?: string }>;

/** A section of the report; "" when nothing was withheld. Advice that the outcome gives already is left out. */
export function renderWithheld(
  { withheld, withheldPatch, asidePatch }: WithheldWork,
  { hint = "", ...place }: Beside = {},
): string {
  if (withheld.length === 0) return "";
  const hints = hintsFor(withheld.map(({ code }) => code)).filter(([advice]) => !hint.includes(advice));
  return [
    ["Withheld:", "", ...linesOf(withheld)].join("\n"),
    hints.map(([advice, codes]) => `${codes.join(", ")}: ${advice}`).join("\n"),
    ...patchesOf(withheld, { patch: withheldPatch, aside: asidePatch, ...place }),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** The limit of lines for one code. */
const MOST_LINES = 10;

/** Those of one code together: the first ones, and how many more there are. */
function linesOf(withheld: readonly Withheld[]): readonly string[] {
  return [...Map.groupBy(withheld, ({ code }) => code)].flatMap(([code, group]) => {
    const more = group.length - MOST_LINES;
    return [
      ...group.slice(0, MOST_LINES).map(lineOf),
      ...(more > 0 ? [`- … and ${figure(more)} more with ${code}.`] : []),
    ];
  });
}

/** Each advice once, with the codes that it is for. */
function hintsFor(codes: readonly Code[]): readonly (readonly [advice: string, codes: readonly Code[]])[] {
  const known = [...new Set(codes)];
  const advices = new Set(known.map((code) => CODES[code].hint));
  return [...advices].map((advice) => [advice, known.filter((code) => CODES[code].hint === advice)]);
}

/** A section of the report on lock files that were published without approval; "" without any. */
export function renderLocks(locks: readonly PassedLock[]): string {
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
export function withheldLine({ code, path, detail }: Withheld): string {
  return `${code} ${path || "the change"} ${CODES[code].message}${detail === "" ? "" : ` (${detail})`}`;
}

function lineOf({ path, code: why, detail }: Withheld): string {
  const what = path === "" ? "The change" : code(path);
  return `- **${why}** ${what} ${CODES[why].message}${detail === "" ? "" : ` (${detail})`}.`;
}

type Place = Omit<Beside, "hint">;

type Patches = Place & Readonly<{ patch: Patch | undefined; aside: Patch | undefined }>;

function patchesOf(withheld: readonly Withheld[], { patch, aside, ...place }: Patches): string[] {
  if (!aside) return [patchOf(patch, withheld, place)];
  const what = "Work that is not in the work tree";
  const own = renderPatch(aside, { what, file: "aside.patch", most: 10_000, isOutput: !patch, ...place });
  return patch ? [patchOf(patch, withheld, place), own] : [own];
}

/** Codes with which no work is missing: a text was taken out of the answer, or a pipe stood in the place of a file. */
const NO_WORK: readonly Code[] = ["DKH-121", "DKH-203"];

/** The words below the report name saved copies, once these were read back. */
const IN_NO_PATCH =
  "No patch has the withheld work. Unless a note below says that it is saved as copies, it is only in the workspace of the run.";

/** No copy is made of what git ignores. */
const ONLY_IGNORED = "No patch has it: what git ignores is only in the workspace of the run.";

function patchOf(patch: Patch | undefined, withheld: readonly Withheld[], place: Place): string {
  if (!patch) {
    const work = withheld.filter(({ code }) => !NO_WORK.includes(code));
    if (work.length === 0) return "";
    return work.every(({ code }) => code === "DKH-118") ? ONLY_IGNORED : IN_NO_PATCH;
  }
  const shown = patch.isCut ? patch : withoutSecret(patch, withheld);
  if (shown.patch === "") return "";
  const isWhole = !withheld.some(({ code }) => isLost(code));
  return renderPatch(shown, {
    what: isWhole ? "The withheld work" : "The saved part of the withheld work",
    file: "withheld.patch",
    most: 15_000,
    ...place,
  });
}

/** The patch without files that may hold a secret: applied, it would put the mask in its place. They are named above. */
function withoutSecret({ path, patch }: Patch, withheld: readonly Withheld[]): Patch {
  const names = withheld.flatMap(({ code, path }) => (code === "DKH-201" || code === "DKH-202" ? [path] : []));
  const isOdd = names.some((name) => /["\\]|[^ -~]/.test(name)); // git quotes those
  const pieces = diffPieces(patch).filter((piece) => {
    const [line = ""] = piece.split("\n", 1);
    return !names.some((name) => line.endsWith(` b/${name}`)) && !(isOdd && line.endsWith('"'));
  });
  return { path, patch: pieces.join("") };
}
