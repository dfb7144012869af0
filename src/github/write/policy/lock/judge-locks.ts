/** Lets lock files through that changed with their manifests and keep to the places that they had. */
import type { Git } from "../../../../core/workspace/git/settings.ts";
import { oneLine } from "../../../../lib/text.ts";
import { code } from "../../inline-code.ts";
import { readBlobs } from "../blobs.ts";
import type { Withheld } from "../codes.ts";
import type { Entry } from "../entries.ts";
import { strangeAddress } from "./addresses-in.ts";
import type { Format } from "./formats.ts";
import { compareLocks, type Lock, type Verdict } from "./lock.ts";
import { pairsOf } from "./pairs.ts";

/** A lock file that is published without anybody's leave: the manifests that changed with it, and what is new in it. */
export type TakenLock = Readonly<{ path: string; manifests: readonly string[]; added: readonly string[] }>;

/** Takes the verdict from each that is let through, and gives the others a reason. `locks` are withheld as yet. */
export async function judgeLocks(
  git: Git,
  entries: readonly Entry[],
  locks: readonly Entry[],
  verdicts: Map<Entry, Withheld>,
): Promise<TakenLock[]> {
  const judged = locks.filter((entry) => verdicts.get(entry)?.code === "DKH-103");
  if (judged.length === 0) return [];
  const { FORMATS } = await import("./formats.ts");
  const changed = entries.filter((entry) => !verdicts.has(entry) && isRewritten(entry)).map(({ path }) => path);
  const taken: TakenLock[] = [];
  for (const entry of judged) {
    const { path } = entry;
    const [{ manifests } = { manifests: [] }] = pairsOf([path, ...changed]).filter(({ lock }) => lock === path);
    const format = FORMATS.get(path.slice(path.lastIndexOf("/") + 1));
    const verdict = await judge(git, entry, manifests, format);
    if (verdict.status === "kept") {
      verdicts.delete(entry);
      taken.push({ path, manifests, added: verdict.added });
    } else verdicts.set(entry, { path, code: "DKH-103", detail: verdict.why });
  }
  return taken;
}

function isRewritten({ oldObject, newObject, newMode }: Entry): boolean {
  return oldObject !== newObject && newMode.startsWith("100");
}

async function judge(
  git: Git,
  { oldObject, newObject }: Entry,
  manifests: readonly string[],
  format: Format | undefined,
): Promise<Verdict> {
  if (!format) return refused("this spelling of its name is not looked through");
  if (manifests.length === 0) return refused("its manifest has not changed with it");
  const texts = await readBlobs(git, [oldObject, newObject]);
  const [before, after] = [oldObject, newObject].map((object) => texts.get(object));
  if (!after) return refused("it cannot be read");
  const [old, fresh] = [before && readLock(before, format), readLock(after, format)];
  if (typeof old === "string") return refused(`as it was before, ${old}`);
  if (typeof fresh === "string") return refused(fresh);
  const verdict = compareLocks(old, fresh, format.places);
  if (verdict.status === "refused") return verdict;
  const strange = strangeAddress(before?.toString() ?? "", after.toString(), format.places);
  return strange === undefined ? verdict : refused(`it has a new address, ${code(oneLine(strange, 100))}`);
}

function refused(why: string): Verdict {
  return { status: "refused", why };
}

/** Or why it cannot be read. */
function readLock(bytes: Buffer, { read }: Format): Lock | string {
  try {
    return read(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    return `it cannot be looked through: ${code(oneLine(error instanceof Error ? error.message : String(error), 100))}`;
  }
}
