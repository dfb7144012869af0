/** A GitHub in one process: REST, GraphQL and git over loopback HTTP, for rehearsals and for tests. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { Fault } from "../../lib/fault.ts";
import { type Api, type Exchange, makePlannedFailures, type PlannedFailures, serveApi } from "./api.ts";
import { addressOf, serveAttachment } from "./attachments.ts";
import { tipOf } from "./git/refs.ts";
import { gitRequestOf, makeWorkflowGuard, serveGit, type WorkflowGuard } from "./git/smart-http.ts";
import { issueCommentPayload, type Payloads, payloadsOf } from "./json/payloads.ts";
import { repositoryId } from "./json/repository.ts";
import { convertIssue, transferIssue } from "./moved-issues.ts";
import { type ForkInput, mergePull, newFork, openPull, renameBranch } from "./pull-branches.ts";
import { firstIds } from "./records.ts";
import type { Grant, Permissions, Seed } from "./seed.ts";
import { fullName, type Site } from "./site.ts";
import { type Comment, GitHubState, type Issue, type PullRequest } from "./state.ts";

export type { Exchange } from "./api.ts";
export type { Role, Seed } from "./seed.ts";
export type { Comment, Issue } from "./state.ts";

type GitRequestRecord = Readonly<{ method: string; path: string; status: number }>;

/** A pull request from a branch that exists; `base` is the default branch unless told. */
type PullRequestInput = Readonly<{
  author: string;
  title: string;
  body: string;
  head: string;
  base?: string;
  draft?: boolean;
  /** The fork of the branch, if it is somebody else's. */
  fork?: ForkInput;
}>;

type Labelling = Readonly<{ issue: number; name: string; by: string }>;

/** One of its repositories: what people do there, and what webhooks tell of it. */
export type EmbeddedRepository = Readonly<{
  gitDir: string;
  state: GitHubState;
  openIssue(input: Readonly<{ author: string; title: string; body: string }>): Issue;
  openPullRequest(input: PullRequestInput): PullRequest;
  comment(input: Readonly<{ issue: number; author: string; body: string }>): Comment;
  /** Attaches a file; the address belongs into a text. */
  attach(bytes: Buffer): string;
  label(input: Labelling): void;
  /** Merges a pull request as its button does; resolves to the commit on the base branch. */
  merge(input: Readonly<{ pull: number; by: string }>): string;
  /** Renames a branch as its page does: pull requests onto it follow, and the old name leads to the new one. */
  renameBranch(names: Readonly<{ from: string; to: string }>): void;
  /** Transfers an issue to another repository, or converts it to a discussion. */
  transferIssue(move: Readonly<{ issue: number; to: string }>): Issue;
  convertIssue(move: Readonly<{ issue: number; by: string }>): number;
  /** The webhook payload that GitHub sends for `issue_comment` `created`. */
  issueCommentPayload(commentId: number): Record<string, unknown>;
  /** The webhook payloads of all other events, as the records stand now. */
  payloads: Payloads;
}>;

/** As a repository, it acts for the one of the seed. */
export interface EmbeddedGitHub extends EmbeddedRepository, AsyncDisposable {
  /** http://127.0.0.1:PORT; the git remote is `${serverUrl}/owner/name`, with or without `.git`. */
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  /** Every REST and GraphQL request with its reply, in order of the replies. */
  readonly exchanges: readonly Exchange[];
  /** "METHOD path" of every request that nothing here answers; a test that passes leaves it empty. */
  readonly unknownRequests: readonly string[];
  readonly gitRequests: readonly GitRequestRecord[];
  /** One of them by `owner/name`. */
  repository(name: string): EmbeddedRepository;
  /** The next request that matches gets this reply instead; `path` as in `exchanges`, for git as in `gitRequests`. */
  failNext: PlannedFailures["add"];
  /** Tells "METHOD path" of each request, git's too, when it is done and before its answer has been read. */
  listen(listener: (request: string) => void): void;
  /** Told "METHOD path" of each request before anything comes of it; says whether it gets lost on its way here. */
  loseIf(isLost: (request: string) => boolean): void;
  /** From now on everything that is asked, of git too, waits for so long before anything comes of it. */
  slowDown(ms: number): void;
  /**
   * Saves the current state. The function puts it back, as often as it is called, without failures that were planned
   * since.
   */
  save(): () => void;
  close(): Promise<void>;
}

/** Serves until `close()`. The port is free and on 127.0.0.1 only. */
export async function openGitHub(seed: Seed): Promise<EmbeddedGitHub> {
  const guard = await makeWorkflowGuard();
  const server = createServer();
  const serverUrl = await listen(server);
  const site = openSites(seed, serverUrl);
  const api: Api = { site, plannedFailures: makePlannedFailures(), exchanges: [], unknownRequests: [], listeners: [] };
  const gitRequests: GitRequestRecord[] = [];
  const losses: ((request: string) => boolean)[] = [];
  const rate = { ms: 0 };
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    serve({ api, guard, gitRequests, losses, rate }, request, response).catch((error: unknown) =>
      response.destroy(toError(error)),
    );
  });
  const close = async () => {
    if (server.listening) await shut(server);
    await guard.remove();
  };
  return {
    serverUrl,
    apiUrl: site.apiUrl,
    graphqlUrl: `${serverUrl}/api/graphql`,
    exchanges: api.exchanges,
    unknownRequests: api.unknownRequests,
    gitRequests,
    ...repositoryOf(site),
    repository: (name) => {
      const found = site.sites.find((one) => fullName(one).toLowerCase() === name.toLowerCase());
      if (!found) throw new Fault("bug", `There is no repository ${name} on the embedded GitHub.`);
      return repositoryOf(found);
    },
    failNext: api.plannedFailures.add,
    listen: (listener) => api.listeners.push(listener),
    loseIf: (isLost) => losses.push(isLost),
    slowDown: (ms) => {
      rate.ms = ms;
    },
    save: () => {
      const states = site.sites.map(({ state }) => state.save());
      const lists = [api.exchanges, api.unknownRequests, api.listeners, gitRequests, losses];
      const cuts = lists.map((list) => cutAt(list, list.length));
      return () => {
        for (const putBack of [...states, ...cuts]) putBack();
        api.plannedFailures.forget();
        rate.ms = 0;
      };
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

function cutAt(list: unknown[], length: number): () => void {
  return () => {
    list.length = length;
  };
}

/** The first one's place, from which the others are reached. */
function openSites(seed: Seed, serverUrl: string): Site {
  const { now, cast } = seed;
  const others = (seed.others ?? []).map(({ grants, ...other }): Seed => {
    const granted = Object.entries(grants).map(([token, permissions]) => [token, grantOf(seed, token, permissions)]);
    return { cast, ...other, tokens: Object.fromEntries(granted), now };
  });
  const shared = { users: new Map(), ids: firstIds() };
  const sites: Site[] = [];
  for (const [index, one] of [seed, ...others].entries()) {
    const state = new GitHubState(one, shared);
    sites.push({ id: repositoryId + index, seed: one, state, serverUrl, apiUrl: `${serverUrl}/api/v3`, sites });
  }
  const [first] = sites;
  if (!first) throw new Fault("bug", "An embedded GitHub has a repository.");
  return first;
}

function grantOf({ tokens }: Seed, token: string, permissions: Permissions): Grant {
  const grant = tokens[token];
  if (!grant) throw new Fault("bug", "A repository names a token that nobody issued.");
  return { ...grant, permissions };
}

function repositoryOf(site: Site): EmbeddedRepository {
  return {
    gitDir: site.seed.gitDir,
    state: site.state,
    openIssue: (input) => site.state.addIssue(input),
    openPullRequest: (input) => openFromBranch(site, input),
    comment: (input) => site.state.addComment(input),
    attach: (bytes) => addressOf(site, site.state.attach(bytes)),
    label: (input) => addLabel(site.state, input),
    merge: (input) => mergePull(site, input),
    renameBranch: (names) => renameBranch(site, names),
    transferIssue: (move) => transferIssue(site, move),
    convertIssue: (move) => convertIssue(site, move),
    issueCommentPayload: (commentId) => issueCommentPayload(site, commentId),
    payloads: payloadsOf(site),
  };
}

type Endpoints = Readonly<{
  api: Api;
  guard: WorkflowGuard;
  gitRequests: GitRequestRecord[];
  losses: readonly ((request: string) => boolean)[];
  rate: Readonly<{ ms: number }>;
}>;

async function serve(endpoints: Endpoints, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const target = request.url ?? "/";
  const [, path] = /^\/api(?:\/v3(?=\/)|(?=\/graphql(?:\?|$)))(.*)$/.exec(target) ?? [];
  const asked = `${request.method} ${path ?? target}`;
  if (endpoints.rate.ms > 0) await setTimeout(endpoints.rate.ms);
  if (endpoints.losses.some((isLost) => isLost(asked))) response.destroy();
  else if (path) await serveApi(endpoints.api, path, request, response);
  else await serveSite(endpoints, target, request, response);
}

/** A request that is not for the API is for git; any other one is a mistake. */
async function serveSite(
  { api, guard, gitRequests }: Endpoints,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { site, plannedFailures, unknownRequests } = api;
  const method = request.method ?? "GET";
  const asked = gitRequestOf(new URL(path, site.serverUrl));
  const failure = plannedFailures.take(method, path);
  const log = logAt(site, path);
  if (!failure && serveAttachment(site, path, response)) return;
  if (failure) response.writeHead(failure.status, failure.headers).end(String(failure.body ?? ""));
  else if (log !== undefined) response.writeHead(200, { "content-type": "text/plain" }).end(log);
  else if (asked) await serveGit({ site, asked, request, response, hooksFolder: guard.folder });
  else response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("Not Found");
  if (asked) for (const hear of api.listeners) hear(`${method} ${path}`);
  if (asked) gitRequests.push({ method, path, status: response.statusCode });
  else if (log === undefined) unknownRequests.push(`${method} ${path}`);
}

/** The log that a job's address redirects to. */
function logAt({ sites }: Site, path: string): string | undefined {
  const [, id] = /^\/_logs\/(\d+)\?sig=open$/.exec(path) ?? [];
  const jobs = sites.flatMap(({ state }) => state.records.runs).flatMap((run) => run.jobs);
  return jobs.find((job) => String(job.id) === id)?.log;
}

function addLabel(state: GitHubState, { issue: number, name, by }: Labelling): void {
  const { records, issues } = state;
  records.addEvent(number, { event: "labeled", actor: by, label: name });
  records.labels.set(number, [...records.labelsOf(number).filter((label) => label !== name), name]);
  Object.assign(issues.get(number) ?? {}, { updatedAt: state.time() });
}

function openFromBranch(site: Site, { base = site.seed.defaultBranch, draft = false, ...input }: PullRequestInput) {
  const head = tipOf(input.fork?.gitDir ?? site.seed.gitDir, `refs/heads/${input.head}`);
  const onto = tipOf(site.seed.gitDir, `refs/heads/${base}`);
  const fork = input.fork && newFork(site, input.fork);
  if (!head || !onto) throw new Fault("bug", `There is no branch ${head ? base : input.head} for a pull request.`);
  return openPull(site, { ...input, fork, base, draft, headSha: head.sha, baseSha: onto.sha });
}

async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Fault("bug", "The embedded GitHub has no port.");
  return `http://127.0.0.1:${address.port}`;
}

async function shut(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
