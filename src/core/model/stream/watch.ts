/** Gives a reply up when it stays silent for too long, or sends one piece that has no end. */
import { ModelFault } from "../failure/model-fault.ts";

export type Watch = Readonly<{
  /** So many bytes came. Throws if they are too many to be part of one event. */
  onBytes(count: number): void;
  /** An event was read. */
  onEvent(): void;
  stop(): void;
  /** Whether any byte came. */
  readonly hasBegun: boolean;
}>;

type WatchOptions = Readonly<{
  host: string;
  /** Milliseconds without a byte, once there was one; the first is waited for five times as long. */
  idleMs: number;
  /** The model may think, or write everything down, without a sign of life: it is always given five times as long. */
  mayBeSilent: boolean;
  giveUp: (fault: ModelFault) => void;
}>;

/** A model on the processor of one machine takes minutes to read a request. */
const MOST_PATIENT = 5;
/** Text is escaped on the wire, so an event takes more bytes than the characters it brings. */
const LONGEST_EVENT = 20 * 1024 * 1024;

/** Every byte is a sign of life, whatever it brings: how long a model may take altogether is a matter of the run. */
export function watchReply({ host, idleMs, mayBeSilent, giveUp }: WatchOptions): Watch {
  const patience = idleMs * MOST_PATIENT;
  const alarm = (ms: number, silence: Silence) => setTimeout(() => giveUp(silent(host, ms, silence)), ms);
  const first = alarm(patience, "first");
  let next: NodeJS.Timeout | undefined;
  let unread = 0;
  return {
    onBytes(count) {
      clearTimeout(first);
      next = next?.refresh() ?? alarm(mayBeSilent ? patience : idleMs, mayBeSilent ? "long" : "short");
      unread += count;
      if (unread > LONGEST_EVENT) throw endless();
    },
    onEvent() {
      unread = 0;
    },
    get hasBegun() {
      return next !== undefined;
    },
    stop() {
      clearTimeout(first);
      clearTimeout(next);
    },
  };
}

/** Before the first byte, or after one; `short` is for models that should say something all the time. */
type Silence = "first" | "long" | "short";

const SILENT_THINKING =
  'If the model thinks without a sign of life, put {"silent_thinking": true} into the `model-features` input; if not, use another model or endpoint.';

function silent(host: string, ms: number, silence: Silence): ModelFault {
  return new ModelFault(`The model at ${host} sent nothing${silence === "first" ? "" : " more"} for ${ms / 1000} s.`, {
    hint: silence === "short" ? SILENT_THINKING : "Run it again; if it persists, use another model or endpoint.",
    isTransient: true,
    mostAttempts: 2,
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
