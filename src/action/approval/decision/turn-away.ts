/** Says in one line why a decision does nothing. The label comes off, so that putting it on again decides again. */
import { postComment } from "../../../github/write/comment/comment.ts";
import { neutralise } from "../../../github/write/prose/neutral.ts";
import { withAnswer } from "../../../github/write/state/manifest.ts";
import { toFault } from "../../../lib/fault.ts";
import { prompt } from "../../../prompts.ts";
import type { Connection } from "../../connect.ts";
import type { Memory } from "../../durable/memory.ts";
import type { Desk } from "../../durable/recall.ts";
import { answersThis, saidBefore } from "../../durable/turn/earlier-attempt.ts";
import { printNotice } from "../../runner/console.ts";
import { phrasesOf } from "../../runner/input/trigger-settings.ts";
import { claim } from "../../thread/acknowledge.ts";
import { withMark } from "../../thread/own-mark.ts";
import { deciderOf } from "./decider.ts";
import { isUsedBefore } from "./go-on.ts";
import { rule } from "./ruling.ts";

/** Why nothing is done about a decision, which the thread is told; undefined for a good one, or one that has to be asked again. */
export async function turnedAway(connection: Connection, desk: Desk, memory: Memory): Promise<string | undefined> {
  if (isUsedBefore(memory, desk.trigger.key)) return undefined; // by us, and cut off
  const ruling = await rule(desk, memory, undefined);
  if (ruling.status !== "refused") return undefined;
  await turnAway(connection, desk, memory, ruling.why);
  return ruling.why;
}

async function turnAway(connection: Connection, desk: Desk, memory: Memory, why: string): Promise<void> {
  const { world, trigger } = desk;
  const { github, job, redact } = connection;
  printNotice(why);
  await claim(connection, trigger);
  const rules = { repositoryUrl: job.repositoryUrl, phrases: phrasesOf(world.env) };
  const verdict = trigger.decision?.verdict === "reject" ? "rejection" : "approval";
  const words = prompt("approval-refused", { who: deciderOf(trigger), verdict, why: neutralise(why, rules) });
  if (trigger.thread.type === "none") return;
  try {
    const body = withMark({ world, job, trigger }, redact(words));
    // An attempt that was cut off may have said it already.
    const earlier = job.runAttempt > 1 ? await saidBefore(desk, answersThis(desk)) : undefined;
    const { url } = earlier ?? (await postComment(github, job.repository, trigger.thread.number, body));
    const answer = { key: trigger.key, comment_url: url, outcome: "skipped", time: world.now().toISOString() };
    if (memory.isResumed) await memory.close((manifest) => withAnswer(manifest, answer));
  } catch (error) {
    printNotice(`The reason could not be left on the thread. ${toFault(error).message}`);
  }
}
