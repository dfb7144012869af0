/**
 * Updates the comment of a run while it works: how far it is, and what delays it. Only the end of the run waits for
 * it.
 */
import { z } from "zod";
import type { Conversation } from "../../core/conversation/conversation.ts";
import type { Event } from "../../core/event/event.ts";
import { inputIn } from "../../core/tool/wire-class.ts";
import type { Redact } from "../../lib/mask/mask.ts";
import { prompt } from "../../prompts.ts";
import type { CurrentCall, ProgressFacts, Step } from "../../render/report/report.ts";
import type { ProgressComment } from "../run.ts";

/** A shorter wait for the model is not mentioned in the comment. */
const LONG_MS = 60_000;

/** The shortest time between two edits. GitHub counts each edit as a request, and may notify people of it. */
const PAUSE_MS = 15_000;

/** "cancelled" are the last words: what follows is the report. */
export type Words = "cancelled" | Readonly<{ note: string; facts: ProgressFacts | undefined }>;

export type ProgressOptions = Readonly<{
  /** Updates the comment. Resolves to false if somebody has deleted, edited or hidden it: it is not updated again then. */
  edit(words: Words): Promise<boolean>;
  /** An update that fails does not stop the run. */
  onFailure(error: unknown): void;
  redact: Redact;
  now(): Date;
  /** Milliseconds. */
  clock(): number;
  sleep(ms: number, signal: AbortSignal): Promise<unknown>;
  /** Aborted when the run is cancelled. */
  signal: AbortSignal;
}>;

/**
 * Starts with a comment that was just posted. When the run is cancelled, the comment says so before anything is published: people
 * wait for that, and the runner kills a run that takes too long to end.
 */
export function progressIn(options: ProgressOptions): ProgressComment {
  const writer = commentWriter(options);
  const begun = options.clock();
  const over = new AbortController();
  let note = "";
  let facts = (): ProgressFacts | undefined => undefined;
  const tell = () => writer.write(() => ({ note, facts: facts() }), over.signal);
  let waitedMs = 0;
  let last: Promise<unknown> | undefined;
  const cancel = () => {
    over.abort();
    last = writer.writeLast("cancelled");
  };
  options.signal.addEventListener("abort", cancel, { once: true });
  return {
    onWait({ waitMs, attempt, fault }) {
      const before = attempt === FIRST_WAIT ? 0 : waitedMs;
      waitedMs = before + waitMs;
      if (before >= LONG_MS || waitedMs < LONG_MS) return;
      const time = new Date(options.now().getTime() + waitMs).toISOString().slice(11, 16);
      note = prompt("waiting", { reason: fault.message, time });
      tell();
    },
    follow({ log, state }, limits) {
      let list = [...log].reduce(listAfter, []);
      let now: CurrentCall | undefined;
      const before = currentFigures(state);
      facts = () => ({
        ...limits,
        ...since(before, currentFigures(state)),
        minutes: minutesFrom(begun, options),
        list,
        now,
      });
      log.subscribe((event) => {
        list = listAfter(list, event);
        now = nowAfter(now, event, options.redact);
        note = "";
        tell();
      });
    },
    async settled() {
      options.signal.removeEventListener("abort", cancel);
      over.abort();
      await (last ?? writer.written());
    },
  };
}

/** The first wait for a reply comes before the second attempt. */
const FIRST_WAIT = 2;

function minutesFrom(begun: number, { clock }: ProgressOptions): number {
  return (clock() - begun) / 60_000;
}

/** Makes one edit after another with a pause between them. The edit after a pause has the newest words. */
function commentWriter({ edit, onFailure, clock, sleep }: ProgressOptions) {
  let isThere = true;
  let last = clock();
  let pauseMs = PAUSE_MS;
  let isStale = false;
  let writing: Promise<void> | undefined;
  const once = async (words: () => Words): Promise<void> => {
    isStale = false;
    try {
      isThere = await edit(words());
    } catch (error) {
      pauseMs *= 2;
      onFailure(error);
    }
    last = clock();
  };
  const writeUntilCurrent = async (words: () => Words, signal: AbortSignal): Promise<void> => {
    while (isStale && !signal.aborted) {
      const isOver = await sleep(Math.max(0, last + pauseMs - clock()), signal).then(
        () => false,
        () => true,
      );
      if (isOver) break;
      await once(words);
    }
    writing = undefined;
  };
  return {
    write(words: () => Words, signal: AbortSignal): void {
      isStale = isThere;
      writing ??= writeUntilCurrent(words, signal);
    },
    written(): Promise<void> {
      return writing ?? Promise.resolve();
    },
    /** Once nothing else is being written, which the signal of that has ended. */
    async writeLast(words: Words): Promise<void> {
      await writing;
      if (isThere) await once(() => words);
    },
  };
}

type Figures = Pick<ProgressFacts, "steps" | "costUsd" | "tokens">;

function currentFigures({ steps, totals }: Pick<Conversation["state"], "steps" | "totals">): Figures {
  const tokens = totals.prompt_tokens + totals.completion_tokens;
  return { steps, costUsd: totals.calls === 0 ? 0 : totals.cost, tokens };
}

/** The figures of this run alone: a resumed conversation has those of earlier runs too. */
function since(before: Figures, now: Figures): Figures {
  const isKnown = before.costUsd !== undefined && now.costUsd !== undefined;
  return {
    steps: now.steps - before.steps,
    tokens: now.tokens - before.tokens,
    costUsd: isKnown ? Number(now.costUsd) - Number(before.costUsd) : undefined,
  };
}

const List = z
  .array(z.object({ title: z.string(), status: z.enum(["todo", "in_progress", "done"]) }).readonly())
  .readonly();

/** The newest task list of the agent. */
function listAfter(list: readonly Step[], event: Event): readonly Step[] {
  if (event.kind !== "ObservationEvent" || event.tool_name !== "task_tracker") return list;
  return List.safeParse(event.observation.task_list).data ?? list;
}

/** The call that has no result yet. Secrets are hidden before the text is cut, because a mask does not find half a secret. */
function nowAfter(now: CurrentCall | undefined, event: Event, redact: Redact): CurrentCall | undefined {
  if (event.kind === "ObservationEvent" || event.kind === "AgentErrorEvent") return undefined;
  if (event.kind !== "ActionEvent") return now;
  const { command, path } = inputIn(event.action);
  const words = [command, path].filter((word) => typeof word === "string");
  return { tool: event.tool_name, detail: redact(words.join(" ")) };
}
