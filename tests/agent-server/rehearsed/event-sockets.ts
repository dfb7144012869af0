/** The two sockets of the rehearsed agent server on which it tells the events of a conversation: text frames, as much of RFC 6455 as it needs. */
import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { LogEvent, ServedConversation } from "./conversation.ts";

export type SocketOptions = Readonly<{
  key: string;
  conversations: ReadonlyMap<string, ServedConversation>;
  /** Whether the newer of the two sockets exists. */
  hasSession: boolean;
  /** What happens to a frame, by its number: the connection breaks before it or after it. */
  breaks(): "before" | "after" | undefined;
}>;

export function acceptSocket(request: IncomingMessage, stream: Duplex, options: SocketOptions): void {
  const url = new URL(request.url ?? "", "http://server");
  const [, way, id = ""] = /^\/sockets\/(events|session)\/(.+)$/.exec(url.pathname) ?? [];
  if (way === undefined || (way === "session" && !options.hasSession)) {
    stream.end("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n");
    return;
  }
  let leave: (() => void) | undefined;
  let isIn = false;
  const after = url.searchParams.get("after_seq");
  const text = (frame: string) => {
    if (isIn) return;
    isIn = true;
    const conversation = options.conversations.get(id);
    if (!isKey(frame, options.key)) socket.close(4001, "Authentication failed");
    else if (!conversation) socket.close(4004, "Conversation not found");
    else leave = way === "session" ? session(conversation, after, send) : events(conversation, send);
  };
  const socket = new ServerSocket(request, stream, { text, closed: () => leave?.() });
  const send = (value: unknown) => {
    if (!socket.isOpen) return;
    const breakage = options.breaks();
    if (breakage !== "before") socket.send(JSON.stringify(value));
    if (breakage) socket.drop();
  };
}

function isKey(frame: string, key: string): boolean {
  try {
    const { type, session_api_key } = JSON.parse(frame);
    return type === "auth" && session_api_key === key;
  } catch {
    return false;
  }
}

type Send = (value: unknown) => void;

function session(conversation: ServedConversation, after: string | null, send: Send): () => void {
  const stored = (seq: number, event: LogEvent) => send({ type: "durable", seq, event });
  let order = 0;
  const leave = conversation.subscribe({
    stored,
    passing: (event) => send({ type: "transient", event }),
    delta(item_id, content) {
      send({ type: "delta", item_id, attempt: 1, order, kind: "text", content });
      order += 1;
    },
  });
  send({
    type: "sync",
    ...(after !== null && { from_seq: Number(after) }),
    through_seq: conversation.events.length - 1,
  });
  if (after !== null)
    for (const [seq, event] of conversation.events.entries()) if (seq > Number(after)) stored(seq, event);
  send({ type: "transient", event: conversation.snapshot() });
  send({ type: "news", content: "something to pass over" });
  return leave;
}

function events(conversation: ServedConversation, send: Send): () => void {
  const leave = conversation.subscribe({
    stored: (_, event) => send(event),
    passing: send,
    delta: (_, content) =>
      send({ id: crypto.randomUUID(), kind: "StreamingDeltaEvent", source: "agent", timestamp: "", content }),
  });
  send(conversation.snapshot());
  return leave;
}

const GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

export type Listener = Readonly<{ text(text: string): void; closed(): void }>;

class ServerSocket {
  readonly #stream: Duplex;
  #rest = Buffer.alloc(0);
  isOpen = true;

  /** Answers the handshake. */
  constructor(request: IncomingMessage, stream: Duplex, listener: Listener) {
    this.#stream = stream;
    const accept = createHash("sha1").update(`${request.headers["sec-websocket-key"]}${GUID}`).digest("base64");
    const head = ["HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade"];
    stream.write(`${[...head, `Sec-WebSocket-Accept: ${accept}`].join("\r\n")}\r\n\r\n`);
    stream.on("data", (chunk: Buffer) => this.#take(chunk, listener));
    stream.on("error", () => stream.destroy());
    stream.once("close", () => {
      this.isOpen = false;
      listener.closed();
    });
  }

  send(text: string): void {
    this.#write(TEXT, Buffer.from(text));
  }

  close(code: number, reason = ""): void {
    const bytes = Buffer.alloc(2);
    bytes.writeUInt16BE(code);
    this.#write(CLOSE, Buffer.concat([bytes, Buffer.from(reason)]));
    this.#stream.end();
  }

  /** As when a cable is pulled. What was sent before arrives. */
  drop(): void {
    this.isOpen = false;
    this.#stream.end();
  }

  #write(code: number, bytes: Buffer): void {
    if (!this.isOpen) return;
    const { length } = bytes;
    const head = Buffer.from([0x80 | code, length < 126 ? length : length < 65_536 ? 126 : 127]);
    const long = Buffer.alloc(length < 126 ? 0 : length < 65_536 ? 2 : 8);
    if (long.length === 2) long.writeUInt16BE(length);
    if (long.length === 8) long.writeBigUInt64BE(BigInt(length));
    this.#stream.write(Buffer.concat([head, long, bytes]));
  }

  #take(chunk: Buffer, listener: Listener): void {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    for (let frame = frameIn(this.#rest); frame; frame = frameIn(this.#rest)) {
      this.#rest = this.#rest.subarray(frame.size);
      if (frame.code === TEXT) listener.text(frame.bytes.toString());
      else if (frame.code === PING) this.#write(PONG, frame.bytes);
      else if (frame.code === CLOSE) {
        this.#write(CLOSE, frame.bytes.subarray(0, 2));
        this.#stream.end();
      }
    }
  }
}

/** A client masks each frame. undefined while it is incomplete. */
function frameIn(bytes: Buffer): Readonly<{ code: number; bytes: Buffer; size: number }> | undefined {
  const [first, second] = bytes;
  if (first === undefined || second === undefined) return undefined;
  const short = second & 0x7f;
  const long = short === 126 ? 2 : short === 127 ? 8 : 0;
  const start = 2 + long + 4;
  if (bytes.length < start) return undefined;
  const length = long === 0 ? short : long === 2 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  if (bytes.length < start + length) return undefined;
  const mask = bytes.subarray(start - 4, start);
  const body = bytes.subarray(start, start + length).map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return { code: first & 0x0f, bytes: Buffer.from(body), size: start + length };
}
