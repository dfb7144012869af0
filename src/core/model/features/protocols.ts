/** The protocols of model endpoints, and how they differ beside the shape of their messages. A new one is one more row. */

/** The root of the API that is asked unless somebody names another. */
export const STANDARD_ENDPOINT = "https://api.openai.com/v1";

/** The differences of one protocol. */
type Row = Readonly<{
  /** As providers call it. */
  title: string;
  /** The path of requests, below the root of the API. */
  path: string;
  /** The words of a failure for a model that is only there over this protocol; undefined if no endpoint says that. */
  servedBy: string | undefined;
  /** The protocol for which a refusal may ask in its place. */
  alternative: "chat" | "responses" | undefined;
  /** The header for a key that is no token; undefined for a bearer token. */
  keyHeader: string | undefined;
  /** Sent with each request. */
  headers: Readonly<Record<string, string>>;
  /** Whether a reply may begin late although it is streamed. */
  beginsLate: boolean;
  /** How the protocol has prompts cached, whatever the model is called. */
  caching: "marks" | undefined;
  /** Whether an OpenHands agent server can be told to use it. */
  isForAgentServer: boolean;
}>;

export const PROTOCOLS = {
  chat: {
    title: "Chat Completions",
    path: "/chat/completions",
    servedBy: "is served through",
    alternative: "responses",
    keyHeader: undefined,
    headers: {},
    beginsLate: false,
    caching: undefined,
    isForAgentServer: true,
  },
  responses: {
    title: "Responses",
    path: "/responses",
    servedBy: "takes tools through",
    alternative: "chat",
    keyHeader: undefined,
    headers: {},
    beginsLate: true,
    caching: undefined,
    isForAgentServer: false,
  },
  messages: {
    title: "Messages",
    path: "/messages",
    servedBy: undefined,
    alternative: undefined,
    keyHeader: "x-api-key",
    headers: { "anthropic-version": "2023-06-01" },
    beginsLate: false,
    caching: "marks",
    isForAgentServer: false,
  },
} as const satisfies Readonly<Record<string, Row>>;

export type ProtocolName = keyof typeof PROTOCOLS;

/** By name, in the order in which `doctor` tries them. */
export const PROTOCOL_NAMES: readonly ProtocolName[] = Object.freeze(Object.keys(PROTOCOLS).filter(isProtocol));

function isProtocol(name: string): name is ProtocolName {
  return Object.hasOwn(PROTOCOLS, name);
}

/** Returns the row of a protocol. */
export function protocolOf(name: ProtocolName): Row {
  return PROTOCOLS[name];
}
