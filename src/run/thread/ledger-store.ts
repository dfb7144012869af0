/** Keeps the ledger in a ref of its own, signed like the state of a thread. */
import { Fault, toFault } from "../../lib/fault.ts";
import { printNotice } from "../../runner/console.ts";
import { freshManifest } from "../../state/manifest.ts";
import { type StateName, sha256 } from "../../state/state-file.ts";
import type { FoundState } from "../../state/state-store.ts";
import { Ledger, NO_TOTALS, type RunRecord, withRun } from "../ledger.ts";
import type { Run } from "../run.ts";
import { openStore, type StateAccess } from "./state.ts";

export const LEDGER: StateName = {
  name: "ledger",
  ref: "refs/deckhand/ledger",
  branch: "refs/heads/deckhand/state/ledger",
};

export const LEDGER_FILE = "work/ledger.json";

const ATTEMPTS = 10;
const PAUSE_MS = 300;

/**
 * Reads the ledger, changes it and saves it; again, if somebody else was faster. Does nothing if nothing changes, or if no
 * state is kept. Rejects with a Fault if it cannot be saved.
 */
export async function changeLedger(
  place: Omit<StateAccess, "name">,
  change: (ledger: Ledger) => Ledger,
): Promise<void> {
  const { sleep, newId, random, signal } = place.world;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const store = openStore({ ...place, name: LEDGER });
    if (!store) return;
    const found = await store.read();
    const before = ledgerIn(found);
    const next = JSON.stringify(change(before));
    if (next === JSON.stringify(before)) return;
    const bytes = Buffer.from(next);
    const manifest = found.status === "found" ? found.manifest : freshManifest(newId());
    const files = [{ path: LEDGER_FILE, stamp: sha256(bytes), read: () => bytes }];
    if ((await store.write({ manifest, files })).status === "saved") return;
    await sleep(PAUSE_MS * attempt * random(), signal);
  }
  throw new Fault("git", "The totals of runs were changed again and again while they were saved.");
}

/**
 * The ledger of a run that keeps no state of its own. Never rejects. Says nothing where the token may not write
 * contents: a review needs no more, and people would be told at every review.
 */
export async function countRun({ trigger, ...run }: Run, record: RunRecord): Promise<void> {
  try {
    await changeLedger({ ...run, repositoryId: trigger.repositoryId }, (ledger) => withRun(ledger, record));
  } catch (error) {
    const { message } = toFault(error);
    if (!/\b403\b|denied/.test(message)) printNotice(`This run is not in the totals of \`show --costs\`. ${message}`);
  }
}

/** A ledger that another key has signed cannot be believed: the totals begin again. */
function ledgerIn(found: FoundState): Ledger {
  return found.status === "found" ? readLedger(found.files.get(LEDGER_FILE)?.toString()) : NO_TOTALS;
}

/** By the text of its file; empty without one. Throws a Fault for what is no ledger: it is not written over. */
export function readLedger(text: string | undefined): Ledger {
  try {
    return text === undefined ? NO_TOTALS : Ledger.parse(JSON.parse(text));
  } catch (cause) {
    const hint = `Delete the ref ${LEDGER.ref} to begin the totals again.`;
    throw new Fault("git", "The totals of runs are damaged, or were written by another version.", { hint, cause });
  }
}
