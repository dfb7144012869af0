/**
 * Follows the events of a conversation on a server, for as long as it lasts. The session socket numbers the stored
 * events and resumes after any of them. A server that does not have it has the older socket, after whose every
 * connection the caller has to look for what it missed.
 */
import { z } from "zod";
import type { Delta } from "../core/model/model.ts";
import { Fault, toFault } from "../lib/fault.ts";
import { jsonOrNothing } from "../lib/json.ts";
import type { AgentServer } from "./agent-server.ts";

/**
 * `stored` is in the log; `passing` is in no log. `delta` is a piece of a reply; without one, the reply is given up and
 * begins again.
 */
export type Heard =
  | Readonly<{ kind: "stored" | "passing"; event: unknown }>
  | Readonly<{ kind: "delta"; delta: Delta | undefined }>;

export type Listener = Readonly<{
  hear(heard: Heard): void;
  /** The socket is connected. `isExact`: all that was missed comes by itself. */
  join(isExact: boolean): void;
  /** It will not be connected again. */
  fail(fault: Fault): void;
}>;

const Frame = z.discriminatedUnion("type", [
  z.looseObject({ type: z.literal("sync") }),
  z.looseObject({ type: z.literal("durable"), seq: z.int().min(0), event: z.unknown() }),
  z.looseObject({ type: z.literal("transient"), event: z.unknown() }),
  z.looseObject({ type: z.literal("delta"), kind: z.enum(["text", "reasoning"]), content: z.string() }),
  z.looseObject({ type: z.literal("item_aborted") }),
]);

const OldFrame = z.looseObject({ kind: z.string(), key: z.string().optional() });

const OldDelta = z.looseObject({
  kind: z.literal("StreamingDeltaEvent"),
  content: z.string().nullish(),
  reasoning_content: z.string().nullish(),
});

/** Never stored, so not to be looked for in the log. */
const isPassing = ({ kind, key }: z.infer<typeof OldFrame>) => key === "full_state" || kind === "ServerErrorEvent";

/** Close codes after which another try is in vain. */
const FINAL: Readonly<Record<number, string>> = {
  4001: "The agent server refused the key.",
  4004: "The agent server does not have this conversation.",
};

const MOST_CHARACTERS = 32 * 1024 * 1024;

const READY_MS = 30_000;

const PAUSE_MS = { first: 250, longest: 30_000 };

/** Connections of the session socket that brought nothing new, before the older one is used. */
const IDLE = 3;

type Way = "session" | "events";
type Ended = Readonly<{ code: number; hasJoined: boolean; isNew: boolean }>;

export class EventSocket {
  readonly #server: AgentServer;
  readonly #id: string;
  readonly #listener: Listener;
  readonly #signal: AbortSignal;
  #cursor = -1;
  #socket: WebSocket | undefined;

  constructor(server: AgentServer, id: string, listener: Listener, signal: AbortSignal) {
    [this.#server, this.#id, this.#listener, this.#signal] = [server, id, listener, signal];
    signal.addEventListener("abort", () => this.reconnect(), { once: true });
  }

  /** Ends the current connection, because it seems to be dead. */
  reconnect(): void {
    this.#socket?.close();
  }

  /** Resolves when the signal is aborted or the socket has failed for good. */
  async follow(): Promise<void> {
    const { random, sleep } = this.#server.world;
    let way: Way = "session";
    let [pause, idle] = [PAUSE_MS.first, 0];
    let settled: Way | undefined;
    while (!this.#signal.aborted) {
      const { code, hasJoined, isNew } = await this.#connect(way);
      const final = FINAL[code];
      if (final !== undefined) {
        this.#listener.fail(new Fault("config", final));
        return;
      }
      if (hasJoined) settled = way;
      idle = hasJoined && !isNew ? idle + 1 : 0;
      if (way === "session" && idle >= IDLE) settled = "events";
      way = settled ?? (way === "session" ? "events" : "session");
      pause = isNew ? PAUSE_MS.first : Math.min(pause * 2, PAUSE_MS.longest);
      await sleep(pause * (0.75 + random() / 2), this.#signal).catch(() => undefined);
    }
  }

  #connect(way: Way): Promise<Ended> {
    const url = new URL(`sockets/${way}/${this.#id}`, this.#server.url);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    if (way === "session") url.searchParams.set("after_seq", String(this.#cursor));
    const socket = this.#server.world.connect(url);
    this.#socket = socket;
    const { promise, resolve } = Promise.withResolvers<Ended>();
    let [hasJoined, isNew] = [false, false];
    const limit = setTimeout(() => hasJoined || socket.close(), READY_MS);
    const take = (text: unknown) => {
      const value = parsed(text);
      const heard = way === "session" ? this.#inSession(value) : inOld(value);
      if (!hasJoined && heard !== undefined) {
        hasJoined = true;
        this.#listener.join(way === "session");
      }
      if (heard === undefined || heard === "joined") return;
      isNew ||= heard.kind === "stored";
      this.#listener.hear(heard);
    };
    socket.addEventListener("open", () => this.#guarded(socket, () => socket.send(this.#server.authentication)));
    socket.addEventListener("message", ({ data }) => this.#guarded(socket, () => take(data)));
    socket.addEventListener("close", ({ code }) => {
      clearTimeout(limit);
      resolve({ code, hasJoined, isNew });
    });
    return promise;
  }

  #inSession(value: unknown): Heard | "joined" | undefined {
    const frame = Frame.safeParse(value).data;
    if (!frame) return undefined;
    switch (frame.type) {
      case "sync":
        return "joined";
      case "transient":
        return { kind: "passing", event: frame.event };
      case "delta":
        return { kind: "delta", delta: { [frame.kind === "text" ? "content" : "reasoning_content"]: frame.content } };
      case "item_aborted":
        return { kind: "delta", delta: undefined };
      case "durable":
        this.#cursor = Math.max(this.#cursor, frame.seq);
        return { kind: "stored", event: frame.event };
    }
  }

  /** An error of the listener ends the conversation, and not this process. */
  #guarded(socket: WebSocket, act: () => void): void {
    try {
      act();
    } catch (error) {
      this.#listener.fail(toFault(error));
      socket.close();
    }
  }
}

function inOld(value: unknown): Heard | undefined {
  const delta = OldDelta.safeParse(value).data;
  if (delta) {
    const { content, reasoning_content } = delta;
    return { kind: "delta", delta: { ...(content && { content }), ...(reasoning_content && { reasoning_content }) } };
  }
  const frame = OldFrame.safeParse(value).data;
  return frame && { kind: isPassing(frame) ? "passing" : "stored", event: frame };
}

function parsed(data: unknown): unknown {
  return typeof data === "string" && data.length <= MOST_CHARACTERS ? jsonOrNothing(data) : undefined;
}
