/** Carries out a one-word command: posts a comment, and may change the saved state of the thread. No model is asked. */
import { type Command, wordsNear } from "../../github/read/trigger/words.ts";
import { deleteComment, postComment, type RunComment } from "../../github/write/comment/comment.ts";
import { Fault, toFault } from "../../lib/fault.ts";
import { codeSpan, oneLine, sentences } from "../../lib/text.ts";
import { code } from "../../markdown/inline-code.ts";
import { prompt } from "../../prompts.ts";
import { printWarning } from "../../runner/console.ts";
import { MACHINE } from "../../runner/input/inputs.ts";
import type { Settings } from "../../runner/input/settings.ts";
import { TRIGGER } from "../../runner/input/trigger-settings.ts";
import type { World } from "../../runner/world.ts";
import {
  answerTo,
  freshManifest,
  type Lease,
  type Manifest,
  type RequestAnswer,
  withAnswer,
} from "../../state/manifest.ts";
import type { FoundState, StateStore } from "../../state/state-store.ts";
import { RUNS_FILE } from "../ledger.ts";
import { PREFIX, sameFiles } from "../memory/conversation-files.ts";
import type { UnclaimedRun } from "../run.ts";
import { answersThis, findOwnComment, replyPlace, withIsolationWarning, withMark } from "../thread/own-comments.ts";
import { stateStore } from "../thread/state.ts";
import { allLabels, type Created, createLabels, howToCreate } from "./labels.ts";
import { rateIn } from "./rate-limit.ts";

/** The answer. `isEarlier`: an earlier run gave it. */
type CommandAnswer = Readonly<{ answer: RequestAnswer; isEarlier: boolean }>;

const TRIES = 3;

/** Finds the lease of a run that works on the thread now; it is passed in, because this folder may not import `claim/`. */
type ActiveLease = (run: UnclaimedRun, found: FoundState) => Promise<Lease | undefined>;

export async function carryOutCommand(
  run: UnclaimedRun,
  command: Command,
  activeLease: ActiveLease,
): Promise<CommandAnswer> {
  const store = stateStore(run);
  const found: FoundState = (await store?.read()) ?? { status: "none" };
  const earlier = found.status === "found" ? answerTo(run.trigger.key, found.manifest) : undefined;
  if (earlier) return { answer: earlier, isEarlier: true };
  const labels = command === "labels" ? await createLabels(run, allLabels(run.settings)) : undefined;
  const known = await knownOf(run, found, activeLease);
  const { body, isForgotten } = replyTo(command, { ...known, labels });
  const kept = isForgotten ? await keptOnServer(run, known) : undefined;
  const words = kept === undefined ? body : `${body}\n\n${kept}`;
  const said = await say(run, withMark(run, withIsolationWarning(run.settings, words)));
  const answer = answerAt(run, said);
  const other = store && (await keep(run, { store, found, command, answer, activeLease }));
  if (!other) return { answer, isEarlier: false };
  await deleteComment(run.github, run.job.repository, said);
  return { answer: other, isEarlier: true };
}

/**
 * Conversations that an agent server keeps although they should be forgotten. Most workflows have no server, and load
 * nothing of it.
 */
async function keptOnServer({ world, settings }: UnclaimedRun, { manifest }: KnownThread): Promise<string | undefined> {
  if (!settings.slice(MACHINE)["agent-server-conversation"]) return undefined;
  return forgetOnServer(world, settings, manifest.conversation_id);
}

async function knownOf(run: UnclaimedRun, found: FoundState, activeLease: ActiveLease): Promise<KnownThread> {
  const { world } = run;
  const running = await activeLease(run, found);
  const newId = world.newId();
  const [phrase = ""] = run.settings.phrases;
  const manifest = found.status === "found" ? found.manifest : freshManifest(newId);
  const near = wordsNear(run.trigger, run.settings.slice(TRIGGER).prompt);
  return { manifest, running, phrase, newId, near };
}

/** An interrupted attempt may have posted the answer already. */
async function say(run: UnclaimedRun, words: string): Promise<RunComment> {
  const { settings, github, job, trigger } = run;
  const { thread } = trigger;
  if (thread.type === "none") throw new Fault("bug", "A command without a thread.");
  const earlier = job.runAttempt > 1 ? await findOwnComment(run, answersThis(run)) : undefined;
  return earlier ?? postComment(github, job.repository, thread.number, words, replyPlace(settings, trigger));
}

function answerAt({ trigger: { key }, world }: UnclaimedRun, { url }: RunComment): RequestAnswer {
  return { key, comment_url: url, outcome: "answered", time: world.now().toISOString() };
}

type Keeping = Readonly<{
  store: StateStore;
  found: FoundState;
  command: Command;
  answer: RequestAnswer;
  activeLease: ActiveLease;
}>;

/**
 * Saves the answer, also if another run saved in the meantime. Resolves to that run's answer, if it answered the same
 * request.
 */
async function keep(
  run: UnclaimedRun,
  { store, found: first, command, answer, activeLease }: Keeping,
): Promise<RequestAnswer | undefined> {
  let found = first;
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const { manifest, isForgotten } = replyTo(command, await knownOf(run, found, activeLease));
    const all = found.status === "found" ? sameFiles(found.files) : [];
    // The costs of its runs stay known.
    const files = isForgotten ? all.filter(({ path }) => path === PREFIX + RUNS_FILE) : all;
    const written = await store.write({ manifest: withAnswer(manifest, answer), files });
    if (written.status === "saved") return undefined;
    found = await store.read();
    const other = found.status === "found" ? answerTo(answer.key, found.manifest) : undefined;
    if (other) return other;
  }
  return undefined;
}

export type KnownThread = Readonly<{
  manifest: Manifest;
  /** The run that works on the thread now, if there is one. */
  running: Lease | undefined;
  phrase: string;
  newId: string;
  /** The labels that were created, if the command asks for labels. */
  labels?: Created | undefined;
  /** The words that an unclear command may mean. */
  near?: readonly string[] | undefined;
}>;

/** `isForgotten`: the conversation is removed, and the manifest stays. */
type CommandReply = Readonly<{ body: string; manifest: Manifest; isForgotten: boolean }>;

export function replyTo(command: Command, known: KnownThread): CommandReply {
  const { manifest, running, phrase } = known;
  const said = (body: string): CommandReply => ({ body, manifest, isForgotten: false });
  switch (command) {
    case "help":
      return said(prompt("command-help", { phrase }));
    case "labels":
      return said(prompt("command-labels", { lines: labelLines(known).join("\n") }));
    case "status":
      return said(prompt("command-status", { facts: factsOf(known).join("\n") }));
    case "stop":
      return said(running ? prompt("command-stop", { run_url: running.run_url }) : prompt("command-idle"));
    case "unclear":
      return said(prompt("command-unclear", { words: meant(known) }));
    case "reset":
      return running ? said(prompt("command-busy", { run_url: running.run_url, phrase })) : forget(known);
  }
}

function meant({ near = [], phrase }: KnownThread): string {
  return near.map((word) => codeSpan(`${phrase} ${word}`)).join(" or ");
}

function labelLines({ labels: { created, existing, missing } = NO_LABELS }: KnownThread): string[] {
  return [
    ...(created.length > 0 ? [`- Created: ${created.map((name) => code(name)).join(", ")}.`] : []),
    ...(existing.length > 0 ? [`- There already: ${existing.map((name) => code(name)).join(", ")}.`] : []),
    ...(missing.length > 0 ? [`\n${howToCreate(missing)}`] : []),
  ];
}

const NO_LABELS: Created = { created: [], existing: [], missing: [] };

/**
 * Answered requests stay answered, because a request that is delivered again is not a new one. Their number stays too.
 */
function forget({ manifest, newId }: KnownThread): CommandReply {
  const { answered, work, counters } = manifest;
  const fresh = { ...freshManifest(newId), answered, work, counters: rateIn(counters) };
  return { body: prompt("command-reset"), manifest: fresh, isForgotten: true };
}

function factsOf({ manifest, running }: KnownThread): string[] {
  const { work, repositories, answered, outcome, conversation_id: id } = manifest;
  const conversation = outcome === null ? "" : ` Conversation ${code(id)}.`; // before the first run there is none
  const where = work && `- The work is on the branch ${code(work.branch)}${pullOf(work.pull_request)}.`;
  const elsewhere = Object.values(repositories).map(
    ({ name, branch, pull_request: number }) =>
      `- The work in ${name} is on the branch ${code(branch)}${pullOf(number, name)}.`,
  );
  const last = lastRun(manifest);
  return [
    running ? `- [A run](${running.run_url}) is active.` : "- No run is active.",
    ...(last ? [last] : []),
    ...(where ? [where] : []),
    ...elsewhere,
    `- Requests that were answered here: ${answered.length}.${conversation}`,
  ];
}

/** The comment of the run shows waiting actions, so they are not listed here. */
function lastRun({ outcome, reason, answered }: Manifest): string | undefined {
  if (outcome === null) return undefined;
  const url = answered.findLast((one) => one.outcome === outcome)?.comment_url ?? undefined;
  const comment = url === undefined ? "Its comment" : `[Its comment](${url})`;
  if (outcome !== "awaiting-approval") return `- The last run ended as ${outcome}: ${oneLine(reason ?? "", 300)}.`;
  return `- The last run ended as ${outcome}. ${comment} shows what waits, until when, and how to approve or reject it.`;
}

/** `name` is that of another repository. */
function pullOf(number: number | null, name = ""): string {
  return number === null ? ", without a pull request" : `, in pull request ${name}#${number}`;
}

/** People wait for the answer. */
const PATIENCE_MS = 30_000;

type Place = Pick<World, "env" | "fetch" | "sleep" | "random" | "newId" | "signal">;

/** Resolves to a sentence for the answer if the conversation may still be there. Never rejects. */
async function forgetOnServer(world: Place, settings: Settings, id: string): Promise<string | undefined> {
  const signal = AbortSignal.any([world.signal, AbortSignal.timeout(PATIENCE_MS)]);
  try {
    const { "agent-server-url": url = "", "agent-server-key": key } = settings.slice(MACHINE);
    const { AgentServer, deleteConversation } = await import("../../agent-server/agent-server.ts");
    const server = new AgentServer({ url, key }, { ...world, connect: (socket) => new WebSocket(socket) });
    await deleteConversation(server, id, signal);
    return undefined;
  } catch (error) {
    const { message, headline, hint } = toFault(error);
    const why = signal.aborted ? "It did not answer in time." : sentences(headline, hint);
    printWarning(`The conversation ${id} could not be deleted on the agent server. ${signal.aborted ? why : message}`);
    return prompt("command-reset-kept", { why, id });
  }
}
