/**
 * Watches for comments of permitted people while the agent works. A comment joins the run at its next step, or stops
 * the run.
 */
import { z } from "zod";
import type { Conversation } from "../../core/conversation/conversation.ts";
import type { Event } from "../../core/event/event.ts";
import { gitHubReader } from "../../github/client.ts";
import { Account } from "../../github/read/payload/webhook.ts";
import { gate } from "../../github/read/permission.ts";
import type { ReadClient } from "../../github/read/port.ts";
import { plain } from "../../github/read/text/untrusted.ts";
import { callIn } from "../../github/read/trigger/mention.ts";
import { readOwn } from "../../github/read/trigger/own-account.ts";
import { keyOf, type Trigger, type TriggerSettings } from "../../github/read/trigger/trigger.ts";
import { commandOf, wordOf } from "../../github/read/trigger/words.ts";
import { Fault, toFault } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";
import { printNotice } from "../../runner/console.ts";
import { gateSettings, TRIGGER, triggerSettings } from "../../runner/input/trigger-settings.ts";
import { acknowledge } from "../admit/acknowledge.ts";
import { noteEditedLater, readStandingOf, withdrawnFault } from "../admit/withdrawn.ts";
import type { Run } from "../run.ts";
import { requesterOf } from "../thread/subject.ts";

const PAUSE_MS = 15_000;

export type CommentWatcher = Readonly<{
  /** Aborted when somebody comments `stop`, or takes the request back. */
  stopped: AbortSignal;
  /** Stops watching. */
  close(): void;
}>;

/**
 * Reads the thread after a step, at most every 15 seconds. New comments are left to their own runs if no state is saved,
 * because then nothing records which requests were answered.
 */
export function watchComments(run: Run, conversation: Pick<Conversation, "log" | "send">): CommentWatcher {
  const { world, memory } = run;
  const stop = new AbortController();
  const end = new AbortController();
  const seen = new Set<string>();
  const received: ReceivedRequest[] = [];
  let last = world.clock();
  const close = conversation.log.subscribe(({ kind }) => {
    if (kind !== "ObservationEvent" || world.clock() - last < PAUSE_MS) return;
    last = world.clock();
    void stopIfWithdrawn(run, stop);
    if (memory.isKept) void readComments(run, seen, { conversation, received, stop, end: end.signal });
  });
  return {
    stopped: stop.signal,
    close() {
      close();
      end.abort();
      for (const key of readKeys(received, [...conversation.log])) memory.join(key);
    },
  };
}

/** A request, and the length of the log when the agent received it. */
type ReceivedRequest = Readonly<{ key: string; at: number }>;

type WatchedRun = Readonly<{
  conversation: Pick<Conversation, "log" | "send">;
  received: ReceivedRequest[];
  stop: AbortController;
  end: AbortSignal;
}>;

/**
 * The requests after which the agent said or did something. The agent has not read a request that arrived during its
 * last step.
 */
export function readKeys(received: readonly ReceivedRequest[], events: readonly Event[]): readonly string[] {
  const last = events.findLastIndex(({ kind, source }) => source === "agent" && REPLIES.includes(kind));
  return received.filter(({ at }) => at <= last).map(({ key }) => key);
}

const REPLIES: readonly Event["kind"][] = ["ActionEvent", "MessageEvent"];

/** Taking the request back counts as `stop`. Never rejects. */
async function stopIfWithdrawn(run: Run, stop: AbortController): Promise<void> {
  const standing = await readStandingOf(run, run.world.env, run.trigger);
  noteEditedLater(run, standing);
  const fault = await withdrawnFault(run, standing);
  if (fault) stop.abort(fault);
}

/** Never rejects: a comment that is not read here starts its own run. */
async function readComments(run: Run, seen: Set<string>, watched: WatchedRun): Promise<void> {
  const { world, settings, github, job, trigger } = run;
  try {
    const since = trigger.createdAt;
    if (since === undefined) return;
    const client = gitHubReader(github, job.repository);
    const own = await readOwn(client);
    const triggers = { ...triggerSettings(settings, world.env), own };
    for (const call of await readNewCalls(client, trigger, { settings: triggers, since })) {
      if (seen.has(call.key) || call.kind === "decision") continue; // a decision has its own run
      seen.add(call.key);
      await joinOrStop(run, call, watched);
    }
  } catch (error) {
    printNotice(`New comments on the thread could not be read. ${toFault(error).message}`);
  }
}

/** A request that comes too late for this run does not join it, and has its own run. */
async function joinOrStop(run: Run, call: Trigger, { conversation, received, stop, end }: WatchedRun): Promise<void> {
  const { github, job, memory, world, settings } = run;
  const who = { ...gateSettings(settings, world.env, undefined), triggeringActor: undefined };
  const sleep = (ms: number) => world.sleep(ms, world.signal);
  const verdict = await gate({ client: gitHubReader(github, job.repository), settings: who, sleep }, call);
  const given = settings.slice(TRIGGER).prompt;
  if (wordOf(call, given) !== undefined) return;
  const command = commandOf(call, given);
  if (verdict.status === "denied" || end.aborted || (command !== undefined && command !== "stop")) return;
  const requester = requesterOf(call);
  if (command === "stop") {
    memory.join(call.key);
    stop.abort(new Fault("cancelled", `${requester} asked me to stop.`));
  } else {
    await conversation.send(prompt("task-joined", { requester, request: plain(call.request) }), requester);
    if (end.aborted) return;
    received.push({ key: call.key, at: [...conversation.log].length });
  }
  await acknowledge({ github, job, mayWrite: true }, call, "eyes");
}

const Comment = z.object({
  id: z.number().int(),
  node_id: z.string(),
  body: z.string().nullish(),
  user: Account.nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});

/** Comments since a moment that mention the agent, oldest first, as the triggers that they are for their own runs. */
export async function readNewCalls(
  client: Pick<ReadClient, "get">,
  trigger: Trigger,
  { settings, since }: Readonly<{ settings: TriggerSettings; since: string }>,
): Promise<readonly Trigger[]> {
  const { thread } = trigger;
  if (thread.type !== "issue" && thread.type !== "pull_request") return [];
  const path = "/issues/{issue_number}/comments";
  const reply = await client.get(path, { issue_number: thread.number, since, per_page: 100 });
  return z
    .array(Comment)
    .parse(reply)
    .flatMap((comment) => callOf(comment, trigger, settings));
}

/** An edited comment is not what was written, so it is left to its own run. */
function callOf(comment: z.infer<typeof Comment>, trigger: Trigger, settings: TriggerSettings): Trigger[] {
  const { id, node_id: nodeId, user, created_at, updated_at } = comment;
  if (user === null || updated_at !== created_at) return [];
  if (trigger.createdAt !== undefined && Date.parse(created_at) < Date.parse(trigger.createdAt)) return [];
  if (trigger.item.kind === "issue-comment" && trigger.item.id === id) return [];
  const call = callIn({ what: "comment", text: comment.body ?? "", author: user, sender: user }, settings);
  if (call.status === "ignored") return [];
  const { repositoryId, thread } = trigger;
  const { decision } = call;
  const what: Pick<Trigger, "kind" | "decision"> = decision ? { kind: "decision", decision } : { kind: "mention" };
  return [
    {
      status: "matched",
      ...what,
      event: "issue_comment",
      answer: { kind: "comment" },
      repositoryId,
      thread,
      actors: call.actors,
      request: call.request,
      hidden: call.hidden,
      createdAt: created_at,
      item: { kind: "issue-comment", id, nodeId },
      key: keyOf(repositoryId, "issue_comment", id, updated_at),
    },
  ];
}
