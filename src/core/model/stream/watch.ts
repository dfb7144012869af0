/** Gives a reply up when it stays silent, says nothing new for too long, or sends one piece that has no end. */
import { ModelFault } from "../failure/model-fault.ts";

export type Watch = Readonly<{
  /** So many bytes came. Throws if they are too many to be part of one event. */
  onBytes(count: number): void;
  /** An event was read; `isNews` if it added something to the reply. */
  onEvent(isNews: boolean): void;
  stop(): void;
}>;

type WatchOptions = Readonly<{
  host: string;
  /** Milliseconds without a byte. A reply may bring nothing new for five times as long. */
  idleMs: number;
  /** The model may think, or write everything down, without a sign of life: only news count. */
  mayBeSilent: boolean;
  giveUp: (fault: ModelFault) => void;
}>;

const MOST_PATIENT = 5;
/** Text is escaped on the wire, so an event takes more bytes than the characters it brings. */
const LONGEST_EVENT = 20 * 1024 * 1024;

export function watchReply({ host, idleMs, mayBeSilent, giveUp }: WatchOptions): Watch {
  const alarm = (ms: number, what: string) => setTimeout(() => giveUp(silent(host, what, ms)), ms);
  const news = alarm(idleMs * MOST_PATIENT, "nothing new");
  const silence = mayBeSilent ? undefined : alarm(idleMs, "nothing");
  let unread = 0;
  return {
    onBytes(count) {
      silence?.refresh();
      unread += count;
      if (unread > LONGEST_EVENT) throw endless();
    },
    onEvent(isNews) {
      unread = 0;
      if (isNews) news.refresh();
    },
    stop() {
      clearTimeout(silence);
      clearTimeout(news);
    },
  };
}

function silent(host: string, what: string, ms: number): ModelFault {
  return new ModelFault(`The model at ${host} sent ${what} for ${ms / 1000} s.`, {
    hint: "Run it again; if it persists, use another model or endpoint.",
    isTransient: true,
  });
}

/** How much one reply may bring. Past it the model or its endpoint has lost itself, and memory is finite. */
const MOST_CALLS = 128;
const MOST_CHARACTERS = 16 * 1024 * 1024;

const hint = "Run it again; if it persists, use another model.";

/** Throws a ModelFault if a reply, as far as it came, is already too much. */
export function requireMeasure(characters: number, calls: number): void {
  if (characters > MOST_CHARACTERS) throw endless();
  if (calls <= MOST_CALLS) return;
  throw new ModelFault(`The model made more than ${MOST_CALLS} tool calls in one reply.`, { hint, isTransient: true });
}

function endless(): ModelFault {
  return new ModelFault("The model's reply does not end: it is longer than 16 MB.", { hint, isTransient: true });
}
