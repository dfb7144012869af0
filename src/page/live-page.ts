/**
 * Serves the page of a run while it works, on this machine only. The page asks now and then whether there is more.
 *
 *     const visualizer = await openVisualizer();      // an observer of a conversation
 *     console.log(`Follow the agent at ${visualizer.url}`);
 */
import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Observer } from "../core/conversation/observers.ts";
import { NO_STATS, type Stats } from "../core/conversation/state/stats.ts";
import type { Event } from "../core/event/event.ts";
import type { PageFacts } from "../render/page-facts.ts";
import { type Log, policyOf, renderPage } from "./page.ts";
import { usageIn } from "./usage.ts";

/** The content of the page. `version` changes when the page does, and is cheap to ask for. */
type PageSource = Readonly<{ version(): string; log(): Log; facts(): PageFacts | undefined }>;

export type LivePage = Readonly<{ url: string; close(): Promise<void> }>;

/** An observer of a conversation; `subAgent` makes those of its sub-agents, by the ids of their tasks. */
export type Visualizer = LivePage & Observer & Readonly<{ subAgent(id: string): Observer }>;

/**
 * Shows every event that it is given at `url`, until `close` is called. `stats` are those of the conversation; with them
 * the page shows tokens and cost.
 */
export async function openVisualizer(stats: () => Stats = () => NO_STATS): Promise<Visualizer> {
  const events: Event[] = [];
  const subAgents = new Map<string, Event[]>();
  let count = 0;
  const observe = (into: Event[]): Observer => ({
    onEvent(event) {
      into.push(event);
      count += 1;
    },
  });
  const page = await servePage({
    version: () => String(count),
    log: () => ({ events, subAgents, usage: usageIn(stats()) }),
    facts: () => undefined,
  });
  const subAgent = (id: string) => {
    const own = subAgents.get(id) ?? [];
    subAgents.set(id, own);
    return observe(own);
  };
  return { ...page, ...observe(events), subAgent };
}

/**
 * Serves until `close` is called. The port and the path are random, and a request that names another host is refused: no
 * page of another site reads what the agent does.
 */
export async function servePage(source: PageSource): Promise<LivePage> {
  const path = `/${randomBytes(16).toString("hex")}/`;
  let host = "";
  const server = createServer((request, response) => send(response, answerTo(request, host, path, source)));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  server.unref(); // what is shown keeps the process up, and the page alone does not
  const address = server.address();
  host = `127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  return {
    url: `http://${host}${path}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

type PageAnswer = Readonly<{ status: number; type: "text/plain" | "text/html"; body: string }>;

function answerTo(
  { url, headers, method }: IncomingMessage,
  host: string,
  path: string,
  source: PageSource,
): PageAnswer {
  if (headers.host !== host) return plain(421, "This is not the name of this server.\n");
  if (method !== "GET") return plain(405, "Only GET.\n");
  if (url === `${path}version`) return plain(200, source.version());
  if (url !== path) return plain(404, "There is no such page.\n");
  return { status: 200, type: "text/html", body: renderPage(source.log(), source.facts(), (text) => text, true) };
}

function plain(status: number, body: string): PageAnswer {
  return { status, type: "text/plain", body };
}

function send(response: ServerResponse, { status, type, body }: PageAnswer): void {
  response.writeHead(status, {
    "content-type": `${type}; charset=utf-8`,
    "content-security-policy": `${policyOf(true)}; frame-ancestors 'none'`,
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  });
  response.end(body);
}
