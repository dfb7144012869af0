/** Writes answers of the scripted model to a response: JSON, an event stream, an error, or what a fault leaves of them. */
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setImmediate, setTimeout } from "node:timers/promises";
import { type Frame, type FramedAnswer, framesOf } from "./completion.ts";
import type { LimitRefusal } from "./limits.ts";
import type { ScriptedReply, WireFault } from "./script.ts";

/** A request that is turned down; `code` and `param` are in OpenAI's error bodies only. */
export type Refusal = Readonly<{ status: number; message: string; code?: string; param?: string }>;

/** Answers with a scripted reply: as the failure it asks for, as a stream, or as one JSON body. */
export function sendReply(
  response: ServerResponse,
  reply: ScriptedReply,
  answer: FramedAnswer,
  isStream: boolean,
): void {
  for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value);
  const fault = faultOf(reply, isStream);
  if (reply.status !== undefined || reply.error !== undefined) sendFailure(response, reply);
  else if (fault && sendInstead(response, fault)) return;
  else if (isStream) stream(response, "text/event-stream; charset=utf-8", framePieces(answer, fault, response));
  else if (fault) stream(response, "application/json", bodyPieces(answer, fault, response));
  else sendJson(response, 200, answer.body);
}

function faultOf({ fault, hangup }: ScriptedReply, isStream: boolean): WireFault | undefined {
  return fault ?? (hangup ? { kind: isStream ? "cut" : "no-answer" } : undefined);
}

function sendFailure(response: ServerResponse, { status = 400, error, text }: ScriptedReply): void {
  const message = text ?? "A failure that the script asked for.";
  if (!error) sendRefusal(response, { status, message });
  else sendJson(response, status, isMessages(response) ? inMessages(status, error) : { error });
}

/** Codes and parameters are OpenAI's. */
function inMessages(status: number, error: object): object {
  const { message, code: _, param: __, ...more } = error as Readonly<Record<string, unknown>>; // of a script
  return messagesError(status, String(message), more);
}

/** In the words of the protocol that was asked in. */
export function sendRefusal(response: ServerResponse, refusal: Refusal): void {
  const { status, message } = refusal;
  sendJson(response, status, isMessages(response) ? messagesError(status, message) : errorBody(refusal));
}

function isMessages({ req }: ServerResponse): boolean {
  return req.url?.startsWith("/v1/messages") ?? false;
}

/** As fast as the client reads; a client that goes away ends it. */
function stream(response: ServerResponse, type: string, source: AsyncIterable<string | Buffer>): void {
  response.writeHead(200, { "content-type": type, "cache-control": "no-cache" });
  pipeline(Readable.from(source), response).catch(() => response.destroy());
}

/** The body as the endpoint has it, in whatever shape. */
export function sendLimit(response: ServerResponse, { status, body, headers = {} }: LimitRefusal): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (typeof body === "string") response.writeHead(status, { "content-type": "text/html; charset=utf-8" }).end(body);
  else sendJson(response, status, body);
}

export function sendJson(response: ServerResponse, status: number, body: object): void {
  const text = JSON.stringify(body);
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
  response.writeHead(status, headers).end(text);
}

function errorBody({ status, message, code, param }: Refusal): object {
  const type = status >= 500 ? "server_error" : status === 429 ? "rate_limit_error" : "invalid_request_error";
  return { error: { message, type, param: param ?? null, code: code ?? null } };
}

/** Answers that no model gave: of a proxy, of a gateway, or of nobody. */
const PAGE =
  "<!doctype html>\n<html><head><title>Sign in</title></head><body><h1>Sign in to continue</h1></body></html>\n";

/** Whether the fault is one of these, and was sent. */
function sendInstead(response: ServerResponse, fault: WireFault): boolean {
  switch (fault.kind) {
    case "no-answer":
      response.destroy();
      return true;
    case "no-headers":
      return true; // the connection is open until somebody closes it
    case "html":
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(PAGE);
      return true;
    case "content-type":
      response.writeHead(200, { "content-type": fault.value }).end("What is this?");
      return true;
    case "bad-gzip":
      response
        .writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" })
        .end("not gzip at all");
      return true;
    case "redirect":
      response.writeHead(fault.status, { location: fault.to }).end();
      return true;
    default:
      return false;
  }
}

/** The event stream; `response` is what may have to be cut. */
async function* framePieces(
  answer: FramedAnswer,
  fault: WireFault | undefined,
  response: ServerResponse,
): AsyncGenerator<string | Buffer> {
  const frames = framesOf(answer);
  const half = frames.slice(0, Math.ceil(frames.length / 2));
  switch (fault?.kind) {
    case "no-end":
      return yield* frames.slice(0, frames.length - answer.ending.length).map(written);
    case "bad-json":
      yield* half.map(written);
      return yield* [{ data: '{"id": "chatcmpl-1", "choi' }, ...frames.slice(half.length)].map(written);
    case "error-event":
      yield* half.map(written);
      return yield written({
        event: "error",
        data: JSON.stringify({ error: fault.error, ...fault.error, type: "error" }),
      });
    case "crlf":
      return yield* frames.map((frame) => written(frame).replaceAll("\n", "\r\n"));
    case "comments":
      return yield* frames.map((frame) => `: keep-alive\n\nid: 7\nretry: 10\n${written(frame)}`);
    case "split-bytes":
      return yield* splitBytes(frames.map(written).join(""));
    case "huge-reply":
    case "huge-delta":
    case "endless":
      return yield* flood(answer, fault, response);
    default:
      return yield* isBreak(fault) ? broken(half.map(written).join(""), fault, response) : frames.map(written);
  }
}

/** The same for a client that does not stream, as far as there is such a thing. */
async function* bodyPieces(
  answer: FramedAnswer,
  fault: WireFault,
  response: ServerResponse,
): AsyncGenerator<string | Buffer> {
  const json = JSON.stringify(answer.body);
  const half = json.slice(0, Math.ceil(json.length / 2));
  if (fault.kind === "bad-json" || fault.kind === "no-end" || fault.kind === "error-event") yield half;
  else if (fault.kind === "split-bytes") yield* splitBytes(json);
  else if (fault.kind === "endless") yield* letters(Number.POSITIVE_INFINITY, '{"id": "', response);
  else if ("bytes" in fault) yield* letters(fault.bytes, '{"id": "', response);
  else if (isBreak(fault)) yield* broken(half, fault, response);
  else yield json;
}

function written({ event, data }: Frame): string {
  return `${event === undefined ? "" : `event: ${event}\n`}data: ${data}\n\n`;
}

type Break = WireFault & { kind: "cut" | "silence" | "keep-alive" };

function isBreak(fault: WireFault | undefined): fault is Break {
  return fault !== undefined && ["cut", "silence", "keep-alive"].includes(fault.kind);
}

async function* broken(half: string, fault: Break, response: ServerResponse): AsyncGenerator<string> {
  yield half;
  await setImmediate(); // by then it is on its way
  if (fault.kind === "cut") response.destroy();
  else if (fault.kind === "silence") await once(response, "close");
  else {
    while (!response.destroyed) {
      await setTimeout(fault.everyMs);
      yield ": keep-alive\n\n";
    }
  }
}

/** Five bytes at a time, so that characters, lines and events are all split. */
async function* splitBytes(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += 5) {
    yield bytes.subarray(start, start + 5);
    await setImmediate();
  }
}

const PIECE = 1 << 16;

type Flood = WireFault & { kind: "huge-reply" | "huge-delta" | "endless" };

async function* flood(answer: FramedAnswer, fault: Flood, response: ServerResponse): AsyncGenerator<string> {
  const start = answer.content.findIndex(({ isDelta }) => isDelta);
  yield* [...answer.opening, ...answer.content.slice(0, Math.max(0, start))].map(written);
  if (fault.kind === "huge-delta") {
    const [before = "", after = ""] = written(answer.delta("#")).split("#");
    yield* letters(fault.bytes, before, response);
    yield after;
  } else {
    const piece = written(answer.delta("x".repeat(PIECE)));
    const bytes = fault.kind === "endless" ? Number.POSITIVE_INFINITY : fault.bytes;
    for (let sent = 0; sent < bytes && !response.destroyed; sent += PIECE) yield piece;
  }
  yield* answer.ending.map(written);
}

async function* letters(count: number, before: string, response: ServerResponse): AsyncGenerator<string> {
  yield before;
  const piece = "x".repeat(PIECE);
  for (let sent = 0; sent < count && !response.destroyed; sent += PIECE) yield piece;
}

const TYPES: Readonly<Record<number, string>> = {
  401: "authentication_error",
  402: "billing_error",
  403: "permission_error",
  404: "not_found_error",
  413: "request_too_large",
  429: "rate_limit_error",
  504: "timeout_error",
  529: "overloaded_error",
};

/** `more` are fields that a gateway adds. */
function messagesError(status: number, message: string, more: object = {}): object {
  const type = TYPES[status] ?? (status >= 500 ? "api_error" : "invalid_request_error");
  return { type: "error", error: { ...more, type, message }, request_id: "req_rehearsal" };
}
