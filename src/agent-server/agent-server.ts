/**
 * The REST interface of an OpenHands agent server: commands and files. The server is not trusted: what it answers has a
 * schema, a size and a time limit, and its key goes to no other address.
 */
import { z } from "zod";
import { Fault } from "../lib/fault.ts";
import { jsonOrNothing } from "../lib/json.ts";
import { oneLine } from "../lib/text.ts";
import { serverAddress } from "./server-address.ts";

/** The part of the program's `World` that is used here. */
export type ServerWorld = Readonly<{
  fetch: typeof fetch;
  /** Opens a WebSocket. It follows no redirect. */
  connect(url: URL): WebSocket;
  /** Rejects when the signal is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<unknown>;
  /** From 0 to 1, without 1. */
  random(): number;
  /** Returns a UUID. */
  newId(): string;
  /** Aborted when the program has to end: no conversation is opened then, and no message sent. */
  signal?: AbortSignal;
}>;

export type ServerAddress = Readonly<{
  /** The root of the server, such as `https://agents.example.com`. */
  url: string;
  /** Its session key. A server of one's own machine may have none. */
  key?: string | undefined;
}>;

/** `path` begins below the root. `isRepeatable`: nothing happens twice if the request arrives twice. */
export type Ask = Readonly<{
  method: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  isRepeatable?: boolean;
  patienceMs?: number;
  signal: AbortSignal;
}>;

/**
 * A request failed. `status` is that of HTTP, and 0 if there was no answer. `isLasting`: the same request would fail
 * again.
 */
export class ServerFault extends Fault {
  readonly status: number;

  constructor(status: number, headline: string, options: Readonly<{ hint?: string; quote?: string; cause?: unknown }>) {
    super("config", headline, { ...options, isLasting: isFinal(status) });
    this.status = status;
  }
}

/** In bytes: of a JSON answer, and of a refusal. And in characters, of what is quoted of it. */
const MOST = { json: 64 * 1024 * 1024, refusal: 1024 * 1024, quote: 300 };

/**
 * For one request; for an answer that comes at last after the connection was lost; and for the first sign that there is a
 * server at all.
 */
const PATIENCE_MS = { request: 60_000, outage: 120_000, first: 30_000, pause: 250, longestPause: 10_000 };

/** In bytes. Larger files are sent in parts. */
const SMALL = 1024 * 1024;

/** In bytes a second, for uploads. */
const SLOWEST = 256 * 1024;

const Info = z
  .object({ version: z.string().max(100), usable_tools: z.array(z.string()).readonly().default([]) })
  .readonly();
type Info = z.infer<typeof Info>;

const BashOutput = z
  .object({ exit_code: z.int().nullable(), stdout: z.string().nullish(), stderr: z.string().nullish() })
  .readonly();

const Detail = z.object({ detail: z.unknown() });

export type Executed = Readonly<{ exitCode: number; stdout: string; stderr: string }>;

export class AgentServer {
  readonly url: URL;
  readonly world: ServerWorld;
  readonly #key: string | undefined;
  #isAway = false;
  /** "unknown": it has given no answer yet, not even a refusal. "none": that was waited for in vain, and is not again. */
  #presence: "unknown" | "there" | "none" = "unknown";
  /** Counts the times at which the server answered again after it had not. It may be another one since then. */
  returns = 0;

  /** Throws a "config" Fault for an address that is none, or that would send the key in the clear over a network. */
  constructor({ url, key }: ServerAddress, world: ServerWorld) {
    this.url = serverAddress(url);
    this.#key = key;
    this.world = world;
  }

  /** Rejects with a "config" Fault if that is no agent server, or does not take the key. */
  async info(signal: AbortSignal): Promise<Info> {
    const info = await this.ask({ method: "GET", path: "server_info", isRepeatable: true, signal }, Info);
    await this.ask({ method: "GET", path: "api/conversations/count", isRepeatable: true, signal }, z.unknown());
    return info;
  }

  /**
   * The JSON answer, parsed by `schema`. Waits for a server that is away if the request can be repeated, or was never
   * sent: for two minutes, and for half a minute if it has never given an answer. Rejects with a `ServerFault`, or with
   * the signal's reason.
   */
  async ask<Result>(ask: Ask, schema: z.ZodType<Result>): Promise<Result> {
    const body = ask.body === undefined ? {} : jsonBody(ask.body);
    const bytes = await this.#request(ask, body, MOST.json);
    const result = schema.safeParse(jsonOrNothing(new TextDecoder().decode(bytes)));
    if (result.success) return result.data;
    throw new Fault("config", `The agent server gave an invalid answer to ${ask.method} /${ask.path}.`, {
      quote: oneLine(z.prettifyError(result.error), MOST.quote),
      hint: "Check that the address is that of an OpenHands agent server.",
    });
  }

  /** Runs a POSIX shell command. Rejects with a `ServerFault` if it did not end in time. It is not repeated. */
  async execute(command: string, seconds: number, signal: AbortSignal): Promise<Executed> {
    const path = "api/bash/execute_bash_command";
    const patienceMs = seconds * 1000 + PATIENCE_MS.request;
    const ask: Ask = { method: "POST", path, body: { command, timeout: seconds }, patienceMs, signal };
    const { exit_code, stdout, stderr } = await this.ask(ask, BashOutput);
    return { exitCode: exit_code ?? -1, stdout: stdout ?? "", stderr: stderr ?? "" };
  }

  /** Writes a whole file at an absolute path of the server, and makes its folders. */
  async upload(path: string, file: Blob, signal: AbortSignal): Promise<void> {
    const patienceMs = PATIENCE_MS.request + (file.size / SLOWEST) * 1000;
    const ask: Ask = {
      method: "POST",
      path: "api/file/upload",
      query: { path },
      isRepeatable: true,
      patienceMs,
      signal,
    };
    const form = new FormData();
    form.set("file", file, "file");
    await this.#request(ask, file.size < SMALL ? await atOnce(form) : { body: form }, MOST.json);
  }

  /** The bytes of a file at an absolute path of the server; undefined if there is none. */
  async download(path: string, maxBytes: number, signal: AbortSignal): Promise<Uint8Array | undefined> {
    const ask: Ask = { method: "GET", path: "api/file/download", query: { path }, isRepeatable: true, signal };
    try {
      return await this.#request(ask, {}, maxBytes);
    } catch (error) {
      if (error instanceof ServerFault && error.status === 404) return undefined;
      throw error;
    }
  }

  /** For the first frame of a socket, and nothing else. */
  get authentication(): string {
    return JSON.stringify({ type: "auth", session_api_key: this.#key ?? "" });
  }

  async #request(ask: Ask, init: RequestInit, maxBytes: number): Promise<Uint8Array> {
    const { signal } = ask;
    const { sleep, random } = this.world;
    for (let [waited, pause] = [0, PATIENCE_MS.pause]; ; pause = Math.min(pause * 2, PATIENCE_MS.longestPause)) {
      const asked = Date.now();
      try {
        const bytes = await this.#once(ask, init, maxBytes);
        if (this.#isAway) this.returns += 1;
        this.#isAway = false;
        return bytes;
      } catch (error) {
        signal.throwIfAborted();
        waited += Date.now() - asked;
        if (!mayRepeat(error, ask)) throw error;
        if (waited >= this.#patienceMs) {
          if (this.#presence === "unknown") this.#presence = "none";
          throw error;
        }
        this.#isAway = true;
        const wait = pause * (0.75 + random() / 2);
        waited += wait;
        await sleep(wait, signal);
      }
    }
  }

  get #patienceMs(): number {
    return { unknown: PATIENCE_MS.first, there: PATIENCE_MS.outage, none: 0 }[this.#presence];
  }

  async #once(ask: Ask, init: RequestInit, maxBytes: number): Promise<Uint8Array> {
    const usual = Math.min(PATIENCE_MS.request, this.#patienceMs || PATIENCE_MS.first);
    const { method, path, query = {}, signal, patienceMs = usual } = ask;
    const url = new URL(path, this.url);
    url.search = new URLSearchParams(query).toString();
    const headers = { ...Object(init.headers), ...(this.#key !== undefined && { "X-Session-API-Key": this.#key }) };
    const limit = AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(patienceMs))]);
    try {
      const response = await this.world.fetch(url, { ...init, method, headers, redirect: "manual", signal: limit });
      this.#presence = "there";
      const bytes = await bodyOf(response, response.ok ? maxBytes : MOST.refusal);
      if (response.ok) return bytes;
      throw refusal(response.status, `${method} /${path}`, bytes);
    } catch (cause) {
      signal.throwIfAborted();
      if (cause instanceof Fault) throw cause;
      const quote = `${method} /${path}: ${oneLine(reasonOf(cause), MOST.quote)}`;
      throw new ServerFault(0, "The agent server did not answer.", {
        quote,
        cause,
        hint: "Check its address, and that it runs.",
      });
    }
  }
}

function jsonBody(value: unknown): RequestInit {
  return { body: JSON.stringify(value), headers: { "Content-Type": "application/json" } };
}

/** As a whole: in parts, each would wait for the server to acknowledge the one before. */
async function atOnce(form: FormData): Promise<RequestInit> {
  const encoded = new Response(form);
  const headers = { "Content-Type": encoded.headers.get("Content-Type") ?? "" };
  return { body: await encoded.arrayBuffer(), headers };
}

async function bodyOf(response: Response, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > maxBytes)
      throw new Fault("config", "The agent server sent more than can be taken.", { isLasting: true });
    parts.push(part);
  }
  return Buffer.concat(parts, size);
}

function refusal(status: number, request: string, bytes: Uint8Array): ServerFault {
  const detail = Detail.safeParse(jsonOrNothing(new TextDecoder().decode(bytes))).data?.detail;
  const words = typeof detail === "string" ? detail : detail === undefined ? "" : JSON.stringify(detail);
  const quote = `${request} was answered with ${status}${words === "" ? "" : `: ${oneLine(words, MOST.quote)}`}`;
  if (status === 401 || status === 403)
    return new ServerFault(status, "The agent server refused the key.", { quote, hint: "Check its session key." });
  if (status >= 300 && status < 400)
    return new ServerFault(status, "The agent server sends requests elsewhere.", {
      quote,
      hint: "Give its final address. The key is sent to no other.",
    });
  return new ServerFault(status, "The agent server refused a request.", { quote });
}

/** Whether the same request will fail again. Servers that start, restart or are busy answer with the others. */
function isFinal(status: number): boolean {
  return status >= 300 && status < 500 && status !== 408 && status !== 425 && status !== 429;
}

const UNSENT = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT/;

/** A server that has refused a request for now has not done it; of a broken connection nobody knows. */
function mayRepeat(error: unknown, { isRepeatable = false }: Ask): boolean {
  if (!(error instanceof ServerFault) || isFinal(error.status)) return false;
  return (
    isRepeatable ||
    error.status === 429 ||
    error.status === 503 ||
    (error.status === 0 && UNSENT.test(reasonOf(error.cause)))
  );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? `${error.code} ` : "";
  return `${code}${error.message}${error.cause === undefined ? "" : ` (${reasonOf(error.cause)})`}`;
}

/** Resolves as well where the server does not have it. */
export async function deleteConversation(server: AgentServer, id: string, signal: AbortSignal): Promise<void> {
  try {
    await server.ask({ method: "DELETE", path: `api/conversations/${id}`, isRepeatable: true, signal }, z.unknown());
  } catch (error) {
    if (!(error instanceof ServerFault && error.status === 404)) throw error;
  }
}
