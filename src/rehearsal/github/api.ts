/** The API over HTTP: reads a request, has it answered by REST or GraphQL, writes the reply and records both. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { mutationNode } from "./graphql/commit.ts";
import { execute, type GraphqlAnswer, GraphqlError, parseOperation } from "./graphql/execute.ts";
import { queryNode } from "./graphql/thread.ts";
import { errorReply, type RestReply } from "./rest/call.ts";
import { answerRest } from "./rest/routes.ts";
import { type Caller, identify, type Seen, type Site, seenBy } from "./site.ts";

export type Api = Readonly<{
  site: Site;
  plannedFailures: PlannedFailures;
  exchanges: Exchange[];
  /** "METHOD path" of every request that nothing here answers. */
  unknownRequests: string[];
  /** Hears of every request, git's too, when it is done and not answered. */
  listeners: ((request: string) => void)[];
}>;

const hourlyLimit = 5000;

/** Answers one request. `path` is without the API prefix; GraphQL is `/graphql`. */
export async function serveApi(
  api: Api,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const method = request.method ?? "GET";
  const requestHeaders = flat(request.headers);
  const requestBody = parse(await text(request));
  const failure = api.plannedFailures.take(method, path);
  const asked = { method, path, requestHeaders, requestBody };
  const done = failure === undefined || failure.isDone ? answer(api, asked) : failure;
  const reply = failure ?? done;
  const responseHeaders = { ...standardHeaders(api, path), ...reply.headers };
  // Text is sent as it is: a planned failure may well be a page of HTML.
  const body = typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body);
  api.exchanges.push({
    method,
    path,
    requestHeaders,
    requestBody,
    status: reply.status,
    responseHeaders,
    responseBody: parse(body),
  });
  for (const hear of api.listeners) hear(`${method} ${path}`);
  response.writeHead(reply.status, responseHeaders);
  response.end(body);
}

type ApiRequest = Pick<Exchange, "method" | "path" | "requestHeaders" | "requestBody">;

function answer({ site, unknownRequests }: Api, { method, path, requestHeaders, requestBody }: ApiRequest): RestReply {
  if (typeof requestBody === "string") return errorReply(400, "Problems parsing JSON");
  if (site.state.missing.some((place) => place.test(path))) return errorReply(404, "Not Found");
  const caller = identify(site.seed, requestHeaders.authorization);
  const { pathname, searchParams: query } = new URL(path, site.serverUrl);
  try {
    const { reply, isKnown } =
      pathname === "/graphql" && method === "POST"
        ? answerGraphql(site, caller, requestBody)
        : answerRest(site, caller, {
            method,
            path: pathname,
            query,
            body: requestBody,
            accept: requestHeaders.accept ?? "",
          });
    if (!isKnown) unknownRequests.push(`${method} ${path}`);
    return reply;
  } catch (error) {
    // A defect here must show in the test that met it, not end the server under all the others.
    return errorReply(500, `The embedded GitHub failed: ${error instanceof Error ? error.stack : error}`);
  }
}

function standardHeaders({ site, exchanges }: Api, path: string): Record<string, string> {
  const used = exchanges.length + 1;
  return {
    "content-type": "application/json; charset=utf-8",
    "x-github-media-type": "github.v3; format=json",
    "x-github-request-id": `DECK:${used.toString(16).toUpperCase().padStart(8, "0")}`,
    "x-ratelimit-limit": String(hourlyLimit),
    "x-ratelimit-remaining": String(Math.max(0, hourlyLimit - used)),
    "x-ratelimit-reset": String(Math.floor(site.seed.now().getTime() / 1000) + 3600),
    "x-ratelimit-resource": path === "/graphql" ? "graphql" : "core",
    "x-ratelimit-used": String(used),
  };
}

function flat(headers: IncomingMessage["headers"]): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** JSON if it is, else the text as it came; nothing for nothing. */
function parse(body: string | undefined): unknown {
  if (!body) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body; // Recorded as it came; `answer` refuses it.
  }
}

/** With `isDone`, what was asked is done all the same: only the answer is lost. */
type Failure = RestReply & Readonly<{ isDone?: boolean }>;

export type PlannedFailures = Readonly<{
  add(match: Readonly<{ method: string; path: RegExp }>, failure: Failure): void;
  /** Takes the first failure that fits, so that it strikes once. */
  take(method: string, path: string): Failure | undefined;
  /** Removes planned failures that have not happened yet. */
  forget(): void;
}>;

export function makePlannedFailures(): PlannedFailures {
  const pending: { method: string; path: RegExp; failure: Failure }[] = [];
  return {
    add: (match, failure) => {
      pending.push({ ...match, failure });
    },
    take: (method, path) => {
      const index = pending.findIndex((planned) => planned.method === method && path.search(planned.path) >= 0);
      return index < 0 ? undefined : pending.splice(index, 1)[0]?.failure;
    },
    forget: () => pending.splice(0),
  };
}

/** `path` has its query, but neither host nor API prefix; a GraphQL request has the path `/graphql`. */
export type Exchange = Readonly<{
  method: string;
  path: string;
  requestHeaders: Readonly<Record<string, string>>;
  /** Parsed JSON; the raw text if it is none; undefined if there was no body. */
  requestBody: unknown;
  status: number;
  responseHeaders: Readonly<Record<string, string>>;
  responseBody: unknown;
}>;

const GraphqlBody = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).nullish() }).readonly();

/** The reply, and whether the operation is one that is played here. */
function answerGraphql(site: Site, caller: Caller, body: unknown): { reply: RestReply; isKnown: boolean } {
  if (caller.status !== "known") return { reply: errorReply(401, unauthorized[caller.status]), isKnown: true };
  const asked = GraphqlBody.safeParse(body);
  if (!asked.success) return failed("A query attribute must be specified and must be a string.");
  return run(seenBy(site, caller), asked.data.query, asked.data.variables ?? {});
}

const unauthorized = { anonymous: "This endpoint requires you to be authenticated.", unknown: "Bad credentials" };

function run(seen: readonly Seen[], query: string, variables: Readonly<Record<string, unknown>>) {
  try {
    const operation = parseOperation(query);
    const roots = { query: () => queryNode(seen), mutation: () => mutationNode(seen) };
    if (!isRoot(operation.type)) return failed(`A ${operation.type} is not played by this embedded GitHub.`);
    const answer: GraphqlAnswer = execute(operation, roots[operation.type](), variables);
    return { reply: { status: 200, body: answer }, isKnown: true };
  } catch (error) {
    if (error instanceof GraphqlError) return failed(error.message, error.extra);
    if (error instanceof z.ZodError) return failed(`Wrong arguments: ${z.prettifyError(error)}`);
    throw error;
  }
}

function isRoot(type: string): type is "query" | "mutation" {
  return type === "query" || type === "mutation";
}

function failed(message: string, extra: Readonly<Record<string, unknown>> = {}) {
  return { reply: { status: 200, body: { errors: [{ ...extra, message }] } }, isKnown: false };
}
