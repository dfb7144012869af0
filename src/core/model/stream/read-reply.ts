/**
 * Reads what an endpoint answered with 200: a stream of events, one JSON body, or something else altogether. A reply that
 * stays silent for too long, or has no end, is given up.
 */
import { text } from "node:stream/consumers";
import { APIError } from "openai/core/error";
import type { Redact } from "../../../lib/mask/mask.ts";
import { type Bytes, countBytes, takeBytes, valueIn } from "../bytes.ts";
import { ModelFault } from "../failure/model-fault.ts";
import { quote, quoteSentence, withProviderWords } from "../failure/quote.ts";
import type { ModelRequest } from "../model.ts";
import type { Fold, FoldedReply } from "./fold.ts";

type ReplyReading = Readonly<{
  host: string;
  watch: Watch;
  redact: Redact;
  onDelta?: ModelRequest["onDelta"] | undefined;
}>;

/**
 * Endpoints that do not stream although they were asked to, or the other way round, are read all the same. The
 * beginning of a body tells its kind; the media type counts only if the beginning tells nothing.
 */
export async function readReply(response: Response, fold: Fold, reading: ReplyReading): Promise<FoldedReply> {
  const mediaType = response.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  const { start, body } = await readBeginning(
    countBytes(response.body ?? new Blob([]).stream(), reading.watch.onBytes),
  );
  const shape = response.body ? shapeOf(start, mediaType) : undefined;
  if (shape === undefined) throw await notAReply(body, mediaType, reading);
  try {
    if (shape === "json") fold.takeWhole(valueIn(await text(body)));
    else await takeStream(body, fold, reading);
  } catch (error) {
    throw error instanceof APIError ? redacted(error, reading.redact) : error;
  }
  return fold.finish();
}

type Begun = Readonly<{ start: string; body: AsyncIterable<Uint8Array> }>;

/** As many characters tell how a body begins. */
const BEGINNING = 8;

/** The first characters of a body that are no blanks, and the whole body, which can be read once. */
async function readBeginning(bytes: Bytes): Promise<Begun> {
  const decoder = new TextDecoder();
  const iterator = bytes[Symbol.asyncIterator]();
  const pieces: Uint8Array[] = [];
  let start = "";
  while (start.length < BEGINNING) {
    const { done, value } = await iterator.next();
    if (done) break;
    pieces.push(value);
    start = (start + decoder.decode(value, { stream: true })).trimStart();
  }
  return { start, body: continued(pieces, iterator) };
}

async function* continued(pieces: readonly Uint8Array[], iterator: AsyncIterator<Uint8Array>) {
  try {
    yield* pieces;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  } finally {
    await iterator.return?.();
  }
}

const OF_STREAM = /^(?:data|event|id|retry)?:/;

/** undefined for what is no reply. Some small servers name no type; their bodies are read as a stream, as is asked for. */
function shapeOf(start: string, mediaType: string): "stream" | "json" | undefined {
  if (OF_STREAM.test(start)) return "stream";
  if (/^[[{]/.test(start) && !LINES.test(mediaType)) return "json";
  if (isJson(mediaType)) return "json";
  return mediaType === "" || mediaType === "text/event-stream" ? "stream" : undefined;
}

/** A JSON value in each line, which is neither. */
const LINES = /ndjson|jsonl|json-seq/;

function isJson(mediaType: string): boolean {
  return mediaType === "application/json" || mediaType.endsWith("+json");
}

async function takeStream(body: Begun["body"], fold: Fold, { watch, onDelta }: ReplyReading): Promise<void> {
  const progress: EventProgress = { data: [], name: "", isDone: false };
  for await (const lines of linesIn(body)) {
    for (const event of eventsIn(lines, progress)) {
      const delta = fold.take(event);
      if (delta) onDelta?.(delta);
      watch.onEvent();
    }
    if (progress.isDone) return;
  }
}

// An error in the middle of a stream; those that come with a status were redacted on their way in.
function redacted({ error, headers }: APIError, redact: Redact): APIError {
  const told = withProviderWords(JSON.parse(redact(JSON.stringify(error ?? null))));
  return new APIError(undefined, told ?? undefined, undefined, headers);
}

async function notAReply(body: Begun["body"], mediaType: string, { redact, host }: ReplyReading): Promise<ModelFault> {
  const start = await text(takeBytes(body, 4096));
  const type = quote(redact(mediaType), undefined);
  const what = type === "" ? "nothing" : type === "text/html" ? "a web page" : type;
  return new ModelFault(`The model endpoint ${host} sent ${what} instead of a reply.`, {
    quote: quoteSentence(redact(start), undefined),
    hint: "Check the `base-url` input: it should be the API's root, usually ending in /v1.",
  });
}

/** The event that is being read, and whether `[DONE]` was read. */
type EventProgress = { data: string[]; name: string; isDone: boolean };

/**
 * Yields the parsed data of each event, up to `[DONE]` or the end of these lines; events without data are skipped.
 * Throws an APIError for an error that is told in their midst, and Unreadable for data that is no JSON.
 */
function* eventsIn(lines: readonly string[], progress: EventProgress): Generator<unknown> {
  for (const line of lines) {
    if (line.startsWith("data:")) progress.data.push(line.slice(line[5] === " " ? 6 : 5));
    else if (line.startsWith("event:")) progress.name = line.slice(6).trim();
    if (line !== "") continue;
    const text = progress.data.join("\n");
    progress.isDone = text.startsWith("[DONE]");
    if (progress.isDone) return;
    if (text.trim() !== "") yield valueIn(text, progress.name === "error");
    progress.data = [];
    progress.name = "";
  }
}

/**
 * Lines as they come whole, those of one piece together, which saves a promise for each; and a blank one at the end. They
 * end as the sender likes. Takes time in proportion to the bytes.
 */
async function* linesIn(body: Begun["body"]): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder();
  let pending: string[] = [];
  let endsInReturn = false;
  for await (const bytes of body) {
    const piece = decoder.decode(bytes, { stream: true });
    const [first = "", ...rest] = (endsInReturn ? piece.replace(/^\n/, "") : piece).split(/\r\n|\n|\r/);
    if (piece !== "") endsInReturn = piece.endsWith("\r");
    pending.push(first);
    if (rest.length === 0) continue;
    yield [pending.join(""), ...rest.slice(0, -1)];
    pending = [rest.at(-1) ?? ""];
  }
  yield [pending.join(""), ""];
}

type Watch = Readonly<{
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
