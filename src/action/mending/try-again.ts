/** Decides whether a failed run is worked on, before a model is paid: not for ever, and not when nothing changes. */
import { z } from "zod";
import { gitHubReader } from "../../github/client.ts";
import { type FailedJobs, readFailedJobs } from "../../github/read/checks/failed-run.ts";
import { tipIfAny } from "../../github/write/branch.ts";
import { postComment } from "../../github/write/comment/comment.ts";
import { answerTo, withAnswer } from "../../github/write/state/manifest.ts";
import { toFault } from "../../lib/fault.ts";
import { count } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";
import type { Connection } from "../connect.ts";
import type { Memory } from "../durable/memory.ts";
import type { Desk } from "../durable/recall.ts";
import { printNotice } from "../runner/console.ts";
import { attempts } from "../runner/input/input-shapes.ts";
import { rawInput } from "../runner/input/raw-input.ts";
import { phrasesOf } from "../runner/input/trigger-settings.ts";
import { withMark } from "../thread/own-mark.ts";
import { type Chance, chanceAt, failureOf } from "./chain.ts";
import { movedOn } from "./place.ts";

export type Failure = Readonly<{ status: "go"; failed: FailedJobs | undefined } | { status: "stop"; why: string }>;

/** What failed, or why it is left alone; people are told that once. Nothing for other triggers. */
export async function lookAtFailure(connection: Connection, desk: Desk, memory: Memory): Promise<Failure> {
  const { trigger, github, job } = desk;
  if (!trigger.run) return { status: "go", failed: undefined };
  const { branch } = trigger.run;
  if (trigger.thread.type === "issue" && !isUnproposed(memory, branch)) {
    return { status: "stop", why: `Nothing is known of work on the branch ${branch} that goes on.` };
  }
  const failed = await readFailedJobs(gitHubReader(github, job.repository), trigger.run);
  // The same run again, which has been counted: it was cut off, or somebody has it repeated.
  if (isRepeated(desk, memory)) return { status: "go", failed };
  if (job.runAttempt > 1 && (await tipIfAny(desk.github, job.repository, branch)) !== trigger.headSha)
    return { status: "stop", why: movedOn(branch) };
  const chance = await chanceFor(desk, memory, failureOf(failed) ?? "unread");
  if (chance.status === "go") {
    memory.update((manifest) => ({ ...manifest, counters: chance.counters }));
    return { status: "go", failed };
  }
  return { status: "stop", why: await stop(connection, desk, memory, chance) };
}

/** Work of the issue's own conversation, for which there is no pull request that could be closed. */
function isUnproposed({ manifest: { work } }: Memory, branch: string): boolean {
  return work?.branch === branch && work.pull_request === null;
}

function isRepeated({ trigger }: Desk, { manifest }: Memory): boolean {
  return manifest.lease?.key === trigger.key || answerTo(trigger.key, manifest) !== undefined;
}

async function chanceFor(desk: Desk, memory: Memory, failure: string): Promise<Chance> {
  const { trigger, world } = desk;
  const most = attempts.safeParse(rawInput(world.env, "ci-attempts")).data ?? 1; // what is wrong with it is told later
  // Without a memory there is one attempt: a commit of ours that fails is not mended by another.
  if ((!memory.isKept || memory.isLost) && (await isOurs(desk))) return { status: "spent", tried: 1, counters: {} };
  return chanceAt(memory.manifest.counters, trigger.headSha ?? "", failure, most);
}

const Commit = z.object({ message: z.string() });

/** By the trailer of our commits. Whoever forges it only keeps us away; what could not be read counts as ours. */
async function isOurs({ github, job, trigger }: Desk): Promise<boolean> {
  try {
    const client = gitHubReader(github, job.repository);
    const commit = Commit.parse(await client.get("/git/commits/{commit_sha}", { commit_sha: trigger.headSha }));
    return /^Agent-Run: /m.test(commit.message);
  } catch {
    return true;
  }
}

async function stop(
  { mayWrite, redact }: Connection,
  { world, github, job, trigger }: Desk,
  memory: Memory,
  chance: Exclude<Chance, { status: "go" }>,
): Promise<string> {
  if (chance.status === "told") return "No more attempts are made at this failure, as was said.";
  const why =
    chance.status === "unchanged"
      ? "It fails just as it did before my last attempt."
      : `It failed after ${count(chance.tried, "attempt")}.`;
  if (!mayWrite || trigger.thread.type === "none") return why;
  const [phrase = ""] = phrasesOf(world.env);
  const words = prompt("ci-stopped", { why, run_url: trigger.run?.url ?? "", phrase });
  try {
    const { url } = await postComment(
      github,
      job.repository,
      trigger.thread.number,
      withMark({ world, job, trigger }, redact(words)),
    );
    const answer = { key: trigger.key, comment_url: url, outcome: "skipped", time: world.now().toISOString() };
    await memory.close((manifest) => withAnswer({ ...manifest, counters: chance.counters }, answer));
  } catch (error) {
    printNotice(`The reason could not be left on the thread. ${toFault(error).message}`);
  }
  return why;
}
