/** The way to GitHub's API: one client, its errors as ours. The holder of the client holds the token. */
import { Octokit } from "@octokit/rest";
import {
  GitHubFault,
  isBroken,
  isRedirect,
  isTimeout,
  isUnsent,
  MovedFault,
  Refusal,
  toGitHubFault,
} from "./client/github-fault.ts";
import { isGatewayError, Outage } from "./client/outage.ts";
import { Repetitions } from "./client/repetitions.ts";

export type Repository = Readonly<{ owner: string; name: string }>;

export type ClientOptions = Readonly<{
  token: string;
  /** Root of the REST API: `https://api.github.com`, or `https://HOST/api/v3` on GitHub Enterprise Server. */
  apiUrl: string;
  /** The address of GraphQL, if it is not next to that root. */
  graphqlUrl?: string | undefined;
  fetch: typeof fetch;
  /** Milliseconds. With it, what GitHub put off or could not do just now is asked again, a few times. */
  sleep?: (ms: number) => Promise<unknown>;
  /** Milliseconds. Without it, what is asked twice counts as asked at once: see `client/repetitions.ts`. */
  clock?: () => number;
  /** Whether everything is refused that is not reading, whatever the token may do. */
  isReadOnly?: boolean;
  /** Is told, once, that there is no GraphQL, and why in one sentence: from then on none is asked for. */
  onNoGraphql?: ((why: string) => void) | undefined;
  /** Is told, once, that GitHub cannot be reached and is asked again for a while. */
  onAway?: ((why: string) => void) | undefined;
}>;

/** An answer that takes longer is given up: a run must be able to end. */
const TIMEOUT_MS = 30_000;

/** The same for GraphQL until it has answered once; GitHub itself ends what takes longer. */
const FIRST_GRAPHQL_MS = 10_000;

/** And for the question whether anything answers at all. */
const PROBE_MS = 5000;

/**
 * GitHub's typed `request` and `graphql`; every rejection of `request` is a GitHubFault. `lacksGraphql` is known after the
 * first query. `pause` waits before something is asked for again, where that may be.
 */
export type GitHub = Pick<Octokit, "request" | "graphql"> &
  Readonly<{
    lacksGraphql?: () => boolean;
    pause?: ((ms: number) => Promise<unknown>) | undefined;
    /** Waits while GitHub is away, for some minutes in a whole run. Resolves to whether it was, and answers again. */
    isBack?: (() => Promise<boolean>) | undefined;
  }>;

export function gitHubClient(options: ClientOptions): GitHub {
  const { token, apiUrl, fetch, sleep, isReadOnly = false, onAway } = options;
  const octokit = new Octokit({
    auth: token,
    baseUrl: apiUrl,
    userAgent: "deckhand",
    request: {
      fetch: (url: string, init?: RequestInit) =>
        fetchHere(fetch, url, { ...init, signal: init?.signal ?? AbortSignal.timeout(TIMEOUT_MS) }),
    },
    log: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }, // the console is not the client's
  });
  const lacksGraphql = watchGraphql(octokit, options);
  if (isReadOnly) octokit.hook.before("request", requireReading);
  octokit.hook.after("request", ({ status, data }, { method, url }) => {
    if (isRedirect(status)) throw new MovedFault(`${method} ${url}`);
    // Octokit takes a proxy's page, and an answer that broke off, for a success whose data is text.
    if (typeof data === "string" && status !== 204) throw notJson(status, `${method} ${url}`);
  });
  octokit.hook.error("request", (error, { method, url }) => {
    throw error instanceof GitHubFault ? error : toGitHubFault(error, `${method} ${url}`);
  });
  const probe = () => askRateLimit(options).then(({ status }) => status);
  const outage = sleep && new Outage({ probe, sleep, onAway });
  if (sleep && outage) {
    const patience = new Patience(sleep, outage, onAway);
    octokit.hook.wrap("request", (request, options) => patience.ask(() => request(options), kindOf(options)));
  }
  const repetitions = new Repetitions(options.clock ?? (() => 0));
  octokit.hook.wrap("request", (request, asked) => repetitions.ask(asked, isReading(asked), () => request(asked)));
  const isBack = outage && (() => outage.isOver("GitHub had an error."));
  return { request: octokit.request, graphql: octokit.graphql, lacksGraphql, pause: sleep, isBack };
}

const OF_THREAD = /\/repos\/[^/]+\/[^/]+\/(?:issues|pulls)\/(?:comments\/)?\d+(?:[/?]|$)/;

/** As `fetch`, but what is asked about a thread is not asked about another one: then the answer is the redirection itself. */
async function fetchHere(ask: typeof fetch, url: string, init: RequestInit): Promise<Response> {
  if (!OF_THREAD.test(url)) return ask(url, init);
  const answer = await ask(url, { ...init, redirect: "manual" });
  if (!isRedirect(answer.status)) return answer;
  return (await import("./client/moved-thread.ts")).followHere(ask, url, { init, answer });
}

const NO_SUCH_PLACE: readonly number[] = [404, 405, 410, 501];

/**
 * A server without GraphQL answers as to any address that it does not know; what is missing in a query comes with
 * status 200. If nothing answers there, GraphQL is missing if REST does answer; otherwise the network is away, and is
 * waited for.
 */
function watchGraphql(octokit: Octokit, options: ClientOptions): () => boolean {
  const { graphqlUrl, onNoGraphql } = options;
  let missing: GitHubFault | undefined;
  let hasAnswered = false;
  octokit.hook.before("request", (asked) => {
    if (!isGraphql(asked)) return;
    if (missing !== undefined) throw missing;
    if (graphqlUrl !== undefined) asked.url = graphqlUrl;
    const signal = AbortSignal.timeout(hasAnswered ? TIMEOUT_MS : FIRST_GRAPHQL_MS);
    asked.request = { ...asked.request, signal };
  });
  octokit.hook.after("request", (_, asked) => {
    if (isGraphql(asked)) hasAnswered = true;
  });
  octokit.hook.error("request", async (error, asked) => {
    if (!isGraphql(asked) || missing !== undefined || hasAnswered) throw error;
    const refusal = Refusal.safeParse(error).data;
    if (refusal !== undefined && !NO_SUCH_PLACE.includes(refusal.status)) {
      hasAnswered = true;
      throw error;
    }
    if (refusal === undefined && !(await isGraphqlAlone(error, options))) throw error;
    if (missing === undefined) {
      missing = noGraphql(error, refusal?.status);
      onNoGraphql?.(missing.message);
    }
    // A mutation that was not answered may have been carried out: the caller has to look.
    throw isReading(asked) || isUnsent(error) ? missing : error;
  });
  return () => missing !== undefined;
}

/** Whether REST answers where GraphQL did not. On one host both are cut off together, unless GraphQL kept us waiting. */
async function isGraphqlAlone(error: unknown, options: ClientOptions): Promise<boolean> {
  const { apiUrl, graphqlUrl } = options;
  const isElsewhere = graphqlUrl !== undefined && new URL(graphqlUrl).origin !== new URL(apiUrl).origin;
  if (!isElsewhere && !isTimeout(error)) return false;
  return askRateLimit(options).then(
    () => true,
    () => false,
  );
}

/** The one question that costs nothing of the allowance. */
function askRateLimit({ apiUrl, token, fetch }: ClientOptions): Promise<Response> {
  const headers = { authorization: `token ${token}` };
  return fetch(`${apiUrl}/rate_limit`, { headers, signal: AbortSignal.timeout(PROBE_MS) });
}

/** Without its cause: nothing is to be asked again because of it. */
function noGraphql(error: unknown, status: number | undefined): GitHubFault {
  const { headline, quote, hint } = toGitHubFault(error, "POST /graphql");
  return new GitHubFault(status ?? 404, headline, { quote, hint });
}

function isGraphql({ query }: Readonly<{ query?: unknown }>): boolean {
  return typeof query === "string";
}

/** Taken twice, they are there once; of two equal commits, a branch gets one, and a comment has its last text. */
const SAME_AGAIN = /^(?:POST .*\/(?:reactions|git\/(?:blobs|trees|commits))|PATCH .*\/comments\/\{comment_id\})$/;

function kindOf(options: Readonly<{ method?: string; url?: string; query?: unknown }>): Kind {
  if (isReading(options)) return "read";
  return SAME_AGAIN.test(`${options.method} ${options.url}`) ? "again" : "write";
}

function isReading({ method, query }: Readonly<{ method?: string; query?: unknown }>): boolean {
  return method === "GET" || (typeof query === "string" && /^\s*(?:query\b|\{)/.test(query));
}

/** The calls that readers need: the permission of a person, GraphQL queries, and any GET. It cannot write. */
export function gitHubReader(github: GitHub, { owner, name }: Repository) {
  const get = async (path: string, parameters: Parameters = {}): Promise<unknown> =>
    (await github.request(`GET /repos/{owner}/{repo}${path}`, { owner, repo: name, ...parameters })).data;
  return {
    get,
    account: async (): Promise<unknown> => (await github.request("GET /user")).data,
    permission: (username: string) => get("/collaborators/{username}/permission", { username }),
    graphql: (query: string, variables: Record<string, unknown>): Promise<unknown> => github.graphql(query, variables),
    async stream(path: string, parameters: Parameters = {}): Promise<AsyncIterable<Uint8Array>> {
      const data = await get(path, { ...parameters, request: { parseSuccessResponseBody: false } });
      if (data instanceof ReadableStream) return data;
      throw notJson(200, `GET ${path}`);
    },
  };
}

function requireReading(options: Readonly<{ method: string; url: string; query?: unknown }>): void {
  if (isReading(options)) return;
  throw new GitHubFault(0, `This run writes nothing to GitHub, so ${options.method} ${options.url} was not sent.`, {
    hint: "Set `mode: auto` if it should write.",
  });
}

type Parameters = Readonly<Record<string, unknown>>;

function notJson(status: number, request: string): GitHubFault {
  return new GitHubFault(status, `GitHub answered ${request} with ${status}, but without JSON.`, {
    hint: "A proxy or a firewall between this runner and GitHub may have answered instead, or cut off the answer.",
  });
}

/** "again": GitHub takes it twice as once. */
type Kind = "read" | "again" | "write";

const TRIES = 3;
const LONGEST_WAIT_MS = 120_000;
/** Between two writes, once GitHub has found that we write too often. */
const DISTANCE_MS = 1000;

/**
 * Asks again after a limit, where nobody was reached, and, where asking changes nothing, after an error of GitHub's own
 * or a connection that broke. In an outage it waits until GitHub answers again, also after a write: its caller has to
 * look what became of it. Once there was a limit, writes come one after the other.
 */
class Patience {
  readonly #sleep: (ms: number) => Promise<unknown>;
  readonly #outage: Outage;
  readonly #onAway: ((why: string) => void) | undefined;
  #wasAway = false;
  #wasLimited = false;
  #lastWrite: Promise<unknown> = Promise.resolve();

  constructor(sleep: (ms: number) => Promise<unknown>, outage: Outage, onAway?: (why: string) => void) {
    this.#sleep = sleep;
    this.#outage = outage;
    this.#onAway = onAway;
  }

  async ask<Reply>(ask: () => Reply | Promise<Reply>, kind: Kind): Promise<Reply> {
    if (kind === "read" || !this.#wasLimited) return this.#untilAnswered(ask, kind);
    const queued = this.#lastWrite
      .then(() => this.#sleep(DISTANCE_MS))
      .catch(() => undefined) // who is cancelled still has something to say
      .then(() => this.#untilAnswered(ask, kind));
    this.#lastWrite = queued.catch(() => undefined);
    return queued;
  }

  async #untilAnswered<Reply>(ask: () => Reply | Promise<Reply>, kind: Kind): Promise<Reply> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await ask();
      } catch (error) {
        if (!(error instanceof GitHubFault)) throw error;
        if (error.waitMs !== undefined) this.#wasLimited = true;
        const wait = waitAfter(error, kind, attempt);
        if (wait === undefined && isGatewayError(error.status) && (await this.#outage.isOver(error.message))) {
          if (kind === "write") throw error;
          continue;
        }
        if (wait === undefined || wait > LONGEST_WAIT_MS) throw error;
        if (isUnsent(error.cause) && !this.#wasAway) {
          this.#wasAway = true;
          this.#onAway?.(error.message);
        }
        await this.#sleep(wait).catch(() => {
          throw error;
        });
      }
    }
  }
}

/** How long a machine is without its network at most, in waits that grow. */
const WAITS_FOR_NETWORK_MS = [1000, 2000, 4000, 8000, 15_000, 30_000, 40_000];

/**
 * Undefined: not again. An answer that did not come in time is not asked for twice: the first took half a minute
 * already.
 */
function waitAfter({ status, cause, waitMs }: GitHubFault, kind: Kind, attempt: number): number | undefined {
  if (isUnsent(cause)) return WAITS_FOR_NETWORK_MS[attempt - 1];
  if (attempt >= TRIES) return undefined;
  if (waitMs !== undefined) return waitMs;
  return kind !== "write" && (status >= 500 || isBroken(cause)) ? 1000 * attempt : undefined;
}
