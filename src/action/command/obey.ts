/** Does what a one-word request says: a comment, and perhaps a change of what is remembered. No model is asked. */
import type { Command } from "../../github/read/trigger/command.ts";
import { deleteComment, postComment, type Sticky } from "../../github/write/comment/comment.ts";
import { type Answer, answerTo, freshManifest, withAnswer } from "../../github/write/state/manifest.ts";
import type { Found, StateStore } from "../../github/write/state/state-store.ts";
import { Fault } from "../../lib/fault.ts";
import { sameFiles } from "../durable/conversation-files.ts";
import { type Desk, errandOf, stateStore } from "../durable/recall.ts";
import { answersThis, saidBefore } from "../durable/turn/earlier-attempt.ts";
import { isOver } from "../durable/turn/is-over.ts";
import { turnOf } from "../durable/turn/turn.ts";
import { allLabels, createLabels } from "../labels.ts";
import { phrasesOf } from "../runner/input/trigger-settings.ts";
import { withMark } from "../thread/own-mark.ts";
import { inPlainWords } from "../thread/plain-words.ts";
import { replyPlace } from "../thread/reply-place.ts";
import { type Known, replyTo } from "./reply.ts";

/** The answer, and whether it is that of an earlier run. */
export type Obeyed = Readonly<{ answer: Answer; isEarlier: boolean }>;

const TRIES = 3;

export async function obey(desk: Desk, command: Command): Promise<Obeyed> {
  const store = stateStore(desk);
  const found: Found = (await store?.read()) ?? { status: "none" };
  const earlier = found.status === "found" ? answerTo(desk.trigger.key, found.manifest) : undefined;
  if (earlier) return { answer: earlier, isEarlier: true };
  const labels = command === "labels" ? await createLabels(desk, allLabels(desk.world.env)) : undefined;
  const { body } = replyTo(command, { ...(await knownOf(desk, found)), labels });
  const said = await say(desk, withMark(desk, inPlainWords(desk.world.env, body)));
  const answer = answerAt(desk, said);
  const other = store && (await keep(desk, { store, found, command, answer }));
  if (!other) return { answer, isEarlier: false };
  await deleteComment(desk.github, desk.job.repository, said);
  return { answer: other, isEarlier: true };
}

async function knownOf(desk: Desk, found: Found): Promise<Known> {
  const { world, job, trigger } = desk;
  const turn = turnOf(found, errandOf(trigger, job), world.now());
  const running = turn.kind === "wait" && !(await isOver(desk, turn.lease)) ? turn.lease : undefined;
  const newId = world.newId();
  const [phrase = ""] = phrasesOf(world.env);
  const manifest = found.status === "found" ? found.manifest : freshManifest(newId);
  return { manifest, running, phrase, newId };
}

/** An attempt that was cut off may have said it already. */
async function say(desk: Desk, words: string): Promise<Sticky> {
  const { world, github, job, trigger } = desk;
  const { thread } = trigger;
  if (thread.type === "none") throw new Fault("bug", "A command without a thread.");
  const earlier = job.runAttempt > 1 ? await saidBefore(desk, answersThis(desk)) : undefined;
  return earlier ?? postComment(github, job.repository, thread.number, words, replyPlace(world.env, trigger));
}

function answerAt({ trigger: { key }, world }: Desk, { url }: Sticky): Answer {
  return { key, comment_url: url, outcome: "answered", time: world.now().toISOString() };
}

type Keeping = Readonly<{ store: StateStore; found: Found; command: Command; answer: Answer }>;

/** Where another run has saved meanwhile, on top of that; resolves to its answer, if it was to the same request. */
async function keep(desk: Desk, { store, found: first, command, answer }: Keeping): Promise<Answer | undefined> {
  let found = first;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const { manifest, isForgotten } = replyTo(command, await knownOf(desk, found));
    const files = found.status === "found" && !isForgotten ? sameFiles(found.files) : [];
    const written = await store.write({ manifest: withAnswer(manifest, answer), files });
    if (written.status === "saved") return undefined;
    found = await store.read();
    const other = found.status === "found" ? answerTo(answer.key, found.manifest) : undefined;
    if (other) return other;
  }
  return undefined;
}
