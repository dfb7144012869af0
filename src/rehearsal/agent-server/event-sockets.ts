/** The two sockets of the rehearsed agent server on which it tells the events of a conversation. */
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { LogEvent, ServedConversation } from "./conversation.ts";
import { ServerSocket } from "./web-socket.ts";

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
