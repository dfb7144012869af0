/** Serves the page of a run that is at work, on this machine only. The page asks now and then whether there is more. */
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { policyOf, renderPage } from "../page/page.ts";
import { readFacts, readLog } from "../page/write-page.ts";
import { REPORT_FILE } from "../run/page-facts.ts";

/** Where the conversation is by now; undefined before it has begun. */
type FolderOf = () => string | undefined;

export type Watch = Readonly<{ url: string; close(): Promise<void> }>;

/**
 * The port and the path are random, and a
 * request that names another host is refused: no page of another site reads what the agent does.
 */
export async function watchRun(folderOf: FolderOf): Promise<Watch> {
  const path = `/${randomBytes(16).toString("hex")}/`;
  let host = "";
  const server = createServer((request, response) => send(response, answerTo(request, host, path, folderOf)));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
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

type Answer = Readonly<{ status: number; type: "text/plain" | "text/html"; body: string }>;

function answerTo({ url, headers, method }: IncomingMessage, host: string, path: string, find: FolderOf): Answer {
  if (headers.host !== host) return plain(421, "This is not the name of this server.\n");
  if (method !== "GET") return plain(405, "Only GET.\n");
  if (url !== path && url !== `${path}version`) return plain(404, "There is no such page.\n");
  const folder = find();
  if (url !== path) return plain(200, versionOf(folder));
  const [log, facts] = folder === undefined ? [NOTHING, undefined] : [readLog(folder), readFacts(folder)];
  return { status: 200, type: "text/html", body: renderPage(log, facts, (text) => text, true) };
}

function plain(status: number, body: string): Answer {
  return { status, type: "text/plain", body };
}

const NOTHING = { events: [], subAgents: new Map(), usage: new Map() };

/** Changes when the page does. */
function versionOf(folder: string | undefined): string {
  if (folder === undefined) return "nothing";
  const events = join(folder, "events");
  const report = statSync(join(folder, REPORT_FILE), { throwIfNoEntry: false });
  return `${existsSync(events) ? readdirSync(events).length : 0} ${report?.mtimeMs}`;
}

function send(response: ServerResponse, { status, type, body }: Answer): void {
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

/** The conversation that was begun last in the folder of a rehearsal. */
export function latestConversation(folder: string): string | undefined {
  const found = runsIn(folder).flatMap((temp) =>
    namesIn(temp)
      .filter((name) => name.startsWith("deckhand-"))
      .flatMap((name) => namesIn(join(temp, name, "conversations")).map((id) => join(temp, name, "conversations", id))),
  );
  const begun = (path: string) => statSync(path, { throwIfNoEntry: false })?.birthtimeMs ?? 0;
  return found.toSorted((one, other) => begun(other) - begun(one))[0];
}

function runsIn(folder: string): string[] {
  return namesIn(folder)
    .filter((name) => /^run-\d+$/.test(name))
    .map((name) => join(folder, name, "_temp"));
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
