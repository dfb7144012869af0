/**
 * Saves a state that is too large for the disk or for the limits of a state, with fewer files. Changes stay the longest: without
 * them, work would be lost.
 */
import { prompt } from "../../prompts.ts";
import { openItems, Proposal, recordDecision } from "../../render/approval/proposal.ts";
import type { Manifest } from "../../state/manifest.ts";
import type { StateContents, StateFile } from "../../state/state-file.ts";
import type { SavedOrLost, StateStore } from "../../state/state-store.ts";
import { isUnfit, TooLarge } from "../../state/too-large.ts";
import { RUNS_FILE } from "../ledger.ts";
import { PREFIX, sameFiles } from "./conversation-files.ts";
import { type Copy, contentOf } from "./copies.ts";
import { noteUncopied, type Uncopied } from "./uncopied.ts";
import {
  asOther,
  isOfOther,
  ofOther,
  PENDING_REPORT,
  type UnpublishedWork,
  unpublishedFiles,
  unpublishedIn,
} from "./unpublished.ts";

type Draft = Parameters<StateStore["write"]>[0];

/** A draft with fewer files, and a function that has the comment say so. */
type Smaller = Readonly<{ draft: Draft; tell: () => void }>;

/** `kept` is what still waits for people. */
type Written = Readonly<{ written: SavedOrLost; files: readonly StateFile[]; kept: Pick<Manifest, "proposal"> }>;

/** The shares of the bytes of all copies that are tried one after the other. */
const SHARES = [3 / 4, 1 / 2, 1 / 4, 1 / 16, 1 / 64, 0];

/**
 * Call it when writing the draft has failed with `unfit`. Rejects with it where nothing fits. The notes say what was left out:
 * copies of files, by their names; conversations of sub-agents; at last the whole conversation, so that the next run begins a
 * new one with the same work. Actions that wait for approval are in the conversation, and then wait no longer.
 */
export async function writeFitting(
  store: StateStore,
  draft: Draft,
  unfit: unknown,
  notes: Set<string>,
): Promise<Written> {
  for (const smaller of smallerThan(draft, unfit, notes)) {
    try {
      const written = await store.write(smaller.draft);
      smaller.tell();
      return { written, files: smaller.draft.files, kept: { proposal: smaller.draft.manifest.proposal } };
    } catch (error) {
      if (!isUnfit(error)) throw error;
      if (partOf(error) === partOf(unfit)) continue;
      const last = await writeFitting(store, smaller.draft, error, notes);
      smaller.tell();
      return last;
    }
  }
  throw unfit;
}

/** The part that was too large: a disk without room leaves the choice, and copies are the largest files. */
function partOf(unfit: unknown): TooLarge["part"] {
  return unfit instanceof TooLarge ? unfit.part : "copies";
}

function smallerThan(draft: Draft, unfit: unknown, notes: Set<string>): Iterable<Smaller> {
  return partOf(unfit) === "conversation"
    ? withShorterConversation(draft, notes)
    : withFewerCopies(draft, unfit, notes);
}

function* withFewerCopies(draft: Draft, unfit: unknown, notes: Set<string>): Iterable<Smaller> {
  const parts = partsOf(draft.files);
  const all = parts
    .flatMap(({ work }) => work?.copies?.all ?? [])
    .toSorted((one, other) => sizeOf(one) - sizeOf(other));
  const bytes = all.reduce((sum, copy) => sum + sizeOf(copy), 0);
  const why = unfit instanceof TooLarge ? "all changes together are too large" : "the disk of the runner was full";
  for (const share of all.length === 0 ? [] : SHARES) {
    const { files, lost } = withFewer(parts, smallestWithin(all, bytes * share));
    const others = draft.files.filter(({ path }) => !isWork(path));
    const tell = () =>
      noteUncopied(
        { notes },
        lost.map((one) => ({ ...one, why })),
      );
    yield { draft: { ...draft, files: [...others, ...files] }, tell };
  }
}

/** Tasks of sub-agents have ended, and the model has seen the shown part of each output, so both go before the conversation. */
function* withShorterConversation(draft: Draft, notes: Set<string>): Iterable<Smaller> {
  const { manifest, files } = draft;
  const without = (...parts: readonly string[]) =>
    files.filter(({ path }) => !parts.some((part) => path.startsWith(PREFIX + part)) || path === PREFIX + RUNS_FILE);
  const fewer = prompt("state-without-sub-agents");
  yield { draft: { manifest, files: without("observations/", "subagents/") }, tell: () => notes.add(fewer) };
  // The next run reads the thread from its beginning.
  const begun = { ...manifest, read_until: null, thread_digest: null, proposal: withoutActions(manifest) };
  const tell = () => {
    notes.delete(fewer);
    notes.add(prompt("state-without-conversation"));
  };
  yield { draft: { manifest: begun, files: without("") }, tell };
}

/**
 * An approved action is carried out in its conversation. A change to protected files and what an agent proposes to do on GitHub
 * wait by themselves.
 */
function withoutActions({ proposal: saved }: Manifest): Manifest["proposal"] {
  const { data: proposal } = Proposal.safeParse(saved);
  if (!proposal) return null;
  const actions = openItems(proposal).filter(({ pending }) => "tool" in pending);
  const [first] = actions;
  if (!first) return saved;
  const how = {
    verdict: "dropped",
    by: "us",
    at: first.pending.created,
    reason: prompt("approval-conversation-lost"),
  } as const;
  return JSON.parse(JSON.stringify(recordDecision(proposal, actions, how)));
}

/**
 * Saves how a run ended, and of its state only what was read: nobody waits for the thread then. Never rejects; resolves to whether
 * it is saved.
 */
export async function releaseOnly(store: StateStore, { begun, ended, files }: Released): Promise<boolean> {
  const { conversation_id, read_until, thread_digest } = begun;
  // A proposal is about actions in the part that is not saved.
  const manifest = { ...ended, conversation_id, read_until, thread_digest, proposal: null };
  return store.write({ manifest, files: sameFiles(files) }).then(
    ({ status }) => status === "saved",
    () => false, // the notes have the error of the attempt before
  );
}

/** The manifest and the files that were read, and the manifest as the run ended. */
type Released = Readonly<{ begun: Manifest; ended: Manifest; files: StateContents }>;

/** The first ones that have so many bytes together. */
function smallestWithin(sorted: readonly Copy[], bytes: number): ReadonlySet<Copy> {
  const kept = new Set<Copy>();
  let left = bytes;
  for (const copy of sorted) {
    left -= sizeOf(copy);
    if (left < 0) break;
    kept.add(copy);
  }
  return kept;
}

function sizeOf(copy: Copy): number {
  return copy.kind === "gone" ? 0 : contentOf(copy).length;
}

/** The files of the work with these copies alone, and the others. Entries of removed files stay. */
function withFewer(parts: readonly Part[], kept: ReadonlySet<Copy>) {
  const lost: Omit<Uncopied, "why">[] = [];
  const files = parts.flatMap(({ work, own, inPart }) => {
    if (!work?.copies) return own;
    const { base, all } = work.copies;
    const dropped = all.filter((copy) => copy.kind !== "gone" && !kept.has(copy));
    const named = dropped.map((copy) => ({ path: Buffer.from(copy.path, "latin1").toString(), size: sizeOf(copy) }));
    lost.push(...named);
    const names = [...work.lost, ...named.map(({ path }) => ({ path, was: "" }))];
    const rest = all.filter((copy) => !dropped.includes(copy));
    return unpublishedFiles({ ...work, copies: { base, all: rest }, lost: names }).map(inPart);
  });
  return { files, lost };
}

const isWork = (path: string) => path.startsWith("work/") && path !== PENDING_REPORT;

/** `inPart` gives a file of it the name that it has in the state. */
type Part = Readonly<{
  own: readonly StateFile[];
  work: UnpublishedWork | undefined;
  inPart: (file: StateFile) => StateFile;
}>;

/** The work of this repository, and of each other one of the run. */
function partsOf(files: readonly StateFile[]): readonly Part[] {
  const all = files.filter(({ path }) => isWork(path));
  const ids = all.filter(({ path }) => isOfOther(path)).map(({ path }) => Number(path.split("/")[2]));
  const main = all.filter(({ path }) => !isOfOther(path));
  const same = (file: StateFile) => file;
  return [
    { own: main, work: unpublishedIn(contentsOf(main)), inPart: same },
    ...[...new Set(ids)].map((id) => {
      const own = all.filter(({ path }) => isOfOther(path, id));
      return { own, work: unpublishedIn(ofOther(contentsOf(own), id)), inPart: (file: StateFile) => asOther(file, id) };
    }),
  ];
}

function contentsOf(files: readonly StateFile[]) {
  return new Map(files.map(({ path, read }) => [path, read()]));
}
