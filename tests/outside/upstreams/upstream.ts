/** The APIs that LiteLLM translates to, scripted, and as strict as the real ones about calls and their results. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { anthropic } from "./anthropic.ts";
import type { Tokens, Turn } from "./api.ts";
import { gemini } from "./gemini.ts";
import { mistral } from "./mistral.ts";
import { ollama } from "./ollama.ts";

const APIS = { anthropic, gemini, mistral, ollama } as const;
export type ApiName = keyof typeof APIS;

export interface Upstream extends AsyncDisposable {
  /** The root of an API. */
  url(name: ApiName): string;
  /** Everything that was refused, in words. */
  readonly problems: readonly string[];
  /** How many marks for the cache came so far. */
  marks(): number;
}

/** Which turn is due is seen in the history, so that a repeated request gets the same answer. */
export async function openUpstream(turns: readonly Turn[], tokens: Tokens): Promise<Upstream> {
  const problems: string[] = [];
  let marks = 0;
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      problems.push(`${request.url?.split("?")[0]}: ${message}`);
      const refusal = { type: "invalid_request_error", code: 400, status: "INVALID_ARGUMENT", message };
      const body = { type: "error", error: refusal };
      response.writeHead(400, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  });
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await json(request);
    const [, name = "", path = ""] = /^\/(\w+)(\/[^?]*)/.exec(request.url ?? "") ?? [];
    const api = Object.hasOwn(APIS, name) ? APIS[name as ApiName] : undefined; // it has this name
    if (!api?.path.test(path)) throw new Error("There is no such address.");
    marks += JSON.stringify(body).split('"cache_control"').length - 1;
    const done = api.callsIn(body);
    const turn = turns[done];
    if (!turn) throw new Error(`The script is over after ${turns.length} turns.`);
    response.writeHead(200, { "content-type": api.mediaType }).end(api.answer(turn, tokens, done));
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a string only for pipes
  return {
    url: (name) => `${root}/${name}`,
    problems,
    marks: () => marks,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}
