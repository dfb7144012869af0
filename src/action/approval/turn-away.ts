/** Says in one line why a decision does nothing. The label comes off, so that putting it on again decides again. */
import { postComment } from "../../github/write/comment.ts";
import { neutralise } from "../../github/write/prose/neutral.ts";
import { withAnswer } from "../../github/write/state/manifest.ts";
import { toFault } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import type { Connection } from "../answer.ts";
import type { Memory } from "../durable/memory.ts";
import type { Desk } from "../durable/recall.ts";
import { printNotice } from "../runner/console.ts";
import { phrasesOf } from "../runner/trigger-settings.ts";
import { claim } from "../thread/acknowledge.ts";
import { deciderOf } from "./decider.ts";
import { rule } from "./ruling.ts";

/** Why nothing will be done; undefined for what is no decision, or a good one, or one that has to be asked again. */
export async function whyUseless(desk: Desk, memory: Memory): Promise<string | undefined> {
  if (desk.trigger.kind !== "decision") return undefined;
  const ruling = await rule(desk, memory);
  return ruling.status === "refused" ? ruling.why : undefined;
}

export async function turnAway(
  connection: Connection,
  { world, trigger }: Desk,
  memory: Memory,
  why: string,
): Promise<void> {
  const { github, job, redact } = connection;
  printNotice(why);
  await claim(connection, trigger);
  const rules = { repositoryUrl: job.repositoryUrl, phrases: phrasesOf(world.env) };
  const verdict = trigger.decision?.verdict === "reject" ? "rejection" : "approval";
  const words = prompt("approval-refused", { who: deciderOf(trigger), verdict, why: neutralise(why, rules) });
  if (trigger.thread.type === "none") return;
  try {
    const { url } = await postComment(github, job.repository, trigger.thread.number, redact(words));
    const answer = { key: trigger.key, comment_url: url, outcome: "skipped", time: world.now().toISOString() };
    if (memory.isResumed) await memory.close((manifest) => withAnswer(manifest, answer));
  } catch (error) {
    printNotice(`The reason could not be left on the thread. ${toFault(error).message}`);
  }
}
