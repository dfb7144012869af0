/**
 * Defines the facts about a thread that are kept from run to run, in addition to its conversation. It is kept in the
 * thread's state ref, where everybody who can push can write, so it is believed only under a MAC (see envelope.ts).
 *
 * For those who build on it: `Manifest` is immutable; `answerTo` finds what became of a trigger, `withAnswer` adds it.
 * `proposal` is the approval's own record, `counters` are attempts by name (e.g. of fixing a failed run). Both travel
 * untouched. Anyone who needs another field raises VERSION: a state of another version is not continued.
 */
import { z } from "zod";
import { Reaction } from "../github/write/comment/reaction.ts";

export const VERSION = 2;
const MOST_ANSWERS = 200;

const sha = z.string().regex(/^[0-9a-f]{40,64}$/);
const time = z.iso.datetime();

const RequestAnswer = z
  .strictObject({
    key: z.string(),
    comment_url: z.string().nullable(),
    outcome: z.string(),
    /** That was left on the request, if one was. */
    reaction: Reaction.optional(),
    time,
  })
  .readonly();
export type RequestAnswer = z.infer<typeof RequestAnswer>;

/** A run that is at work on the thread. */
export const Lease = z
  .strictObject({
    run_id: z.int(),
    attempt: z.int(),
    run_url: z.string(),
    /** The trigger that it answers. */
    key: z.string(),
    /** By its first attempt that has not come to an end. */
    taken: time,
    /** By the clock of its runner: after this it holds nothing any more. */
    until: time,
  })
  .readonly();
export type Lease = z.infer<typeof Lease>;

const place = z.strictObject({
  branch: z.string(),
  /** The last commit that we have published there. */
  commit: sha,
  base: z.string(),
  pull_request: z.int().nullable(),
});

/** The place of a conversation's work, as of its last run. */
const Work = place.readonly();
export type Work = z.infer<typeof Work>;

/** The same in another repository, with its name then. */
const OtherWork = place.extend({ name: z.string().regex(/^[\w.-]+\/[\w.-]+$/) }).readonly();

export const Manifest = z
  .strictObject({
    conversation_id: z.uuid(),
    /** Newest last. */
    answered: z.array(RequestAnswer).max(MOST_ANSWERS).readonly(),
    work: Work.nullable(),
    /** The same in other repositories of its runs, by the id that GitHub gave each. */
    repositories: z.record(z.string().regex(/^\d{1,15}$/), OtherWork).readonly(),
    /** Number of the comment that the last run wrote. */
    comment_id: z.int().nullable(),
    lease: Lease.nullable(),
    /** How the last run ended; null before the first has. */
    outcome: z.string().nullable(),
    reason: z.string().nullable(),
    /** Comments up to this moment have been read, by GitHub's clock. */
    read_until: z.string().nullable(),
    /** The digest of the thread's title and text then. */
    thread_digest: z.string().nullable(),
    proposal: z.json().nullable(),
    counters: z.record(z.string(), z.number()).readonly(),
  })
  .readonly();
export type Manifest = z.infer<typeof Manifest>;

/** Makes the manifest of a thread that nobody has worked on. */
export function freshManifest(conversation_id: string): Manifest {
  return {
    conversation_id,
    answered: [],
    work: null,
    repositories: {},
    comment_id: null,
    lease: null,
    outcome: null,
    reason: null,
    read_until: null,
    thread_digest: null,
    proposal: null,
    counters: {},
  };
}

export function answerTo(key: string, { answered }: Manifest): RequestAnswer | undefined {
  return answered.findLast((answer) => answer.key === key);
}

/** If there are too many answers, the oldest are forgotten. */
export function withAnswer(manifest: Manifest, answer: RequestAnswer): Manifest {
  const others = manifest.answered.filter(({ key }) => key !== answer.key);
  return { ...manifest, answered: [...others, answer].slice(-MOST_ANSWERS) };
}

/** With the answers of the other one, and with how often that was. */
export function answeredIn(manifest: Manifest, { answered, counters }: Manifest): Manifest {
  return { ...answered.reduce(withAnswer, manifest), counters };
}

/** Returns the place of the work in another repository, by its id. */
export function workElsewhere({ repositories }: Manifest, id: number): Work | null {
  const found = repositories[id];
  if (!found) return null;
  const { name: _, ...work } = found;
  return work;
}
