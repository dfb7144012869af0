/** Serves clone, fetch and push: decides who may, then lets `git upload-pack` or `git receive-pack` answer. */
import { type ChildProcessByStdio, spawn } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { pushRefusal, rulesAgainst } from "../branch-rules.ts";
import { findFork } from "../pull-branches.ts";
import type { Fork } from "../seed.ts";
import {
  type Caller,
  fullName,
  identify,
  isAllowed,
  isPublic,
  isRepository,
  type Known,
  type Site,
  seenBy,
} from "../site.ts";
import { gitEnvironment } from "./objects.ts";

type Service = "git-upload-pack" | "git-receive-pack";

/** `file` is the path inside the repository: /info/refs, /git-upload-pack or /git-receive-pack. */
type GitRequest = Readonly<{ owner: string; name: string; file: string; service: Service }>;
type Refusal = Readonly<{ status: number; text: string; headers?: Record<string, string> }>;

/** Reads git's request from a URL. Returns undefined if it is not git traffic. `.git` after the name is optional. */
export function gitRequestOf(url: URL): GitRequest | undefined {
  const match = /^\/([^/]+)\/([^/]+?)(?:\.git)?(\/info\/refs|\/git-upload-pack|\/git-receive-pack)$/.exec(url.pathname);
  if (!match) return undefined;
  const [, owner = "", name = "", file = ""] = match;
  const service = file === "/info/refs" ? url.searchParams.get("service") : file.slice(1);
  if (service !== "git-upload-pack" && service !== "git-receive-pack") return undefined;
  return { owner, name, file, service };
}

type GitExchange = Readonly<{
  site: Site;
  asked: GitRequest;
  request: IncomingMessage;
  response: ServerResponse;
  hooksFolder: string;
}>;

/** Answers one git request to its end; the status is in `response.statusCode`. */
export async function serveGit({ site: first, asked, request, response, hooksFolder }: GitExchange): Promise<void> {
  const caller = identify(first.seed, request.headers.authorization);
  const site = first.sites.find((one) => holds(one, asked)) ?? first;
  const refusal = refuse(site, asked, caller);
  if (!refusal) return await runService(asked, { request, response, ...serviceOf(site, asked, caller, hooksFolder) });
  request.resume();
  response.writeHead(refusal.status, { "content-type": "text/plain; charset=utf-8", ...refusal.headers });
  response.end(refusal.text);
}

const signIn = {
  status: 401,
  text: "Authentication required.",
  headers: { "www-authenticate": 'Basic realm="GitHub"' },
};

function refuse(site: Site, { owner, name, service }: GitRequest, caller: Caller): Refusal | undefined {
  if (caller.status === "unknown") return { ...signIn, text: "Invalid username or token." };
  const isWrite = service === "git-receive-pack";
  const fork = findFork(site, owner, name);
  const exists = fork !== undefined || isRepository(site, owner, name);
  if (caller.status === "anonymous") return !exists || isWrite || !isPublic(site) ? signIn : undefined;
  const seen = exists && seenBy(site, caller).find((one) => one.site.id === site.id);
  if (!seen) return { status: 404, text: "Repository not found." };
  if (fork) return isWrite ? refuseFork(fork, seen.caller) : undefined;
  if (!isAllowed(site, seen.caller, isWrite ? "write" : "read", ["contents"]))
    return { status: 403, text: `Permission to ${fullName(site)}.git denied to ${caller.login}.` };
  if (!isWrite || !site.state.isArchived) return undefined;
  return { status: 403, text: "This repository was archived so it is read-only." };
}

function holds(site: Site, { owner, name }: GitRequest): boolean {
  return isRepository(site, owner, name) || findFork(site, owner, name) !== undefined;
}

/** Only the owner writes to a fork; people who maintain the base may do so if the owner lets them. */
function refuseFork({ owner, canModify }: Fork, { login, permissions }: Known): Refusal | undefined {
  if (!login.endsWith("[bot]") && canModify && permissions.contents === "write") return undefined;
  return { status: 403, text: `Permission to ${owner} denied to ${login}.` };
}

function serviceOf(site: Site, asked: GitRequest, caller: Caller, hooksFolder: string) {
  const login = caller.status === "known" ? caller.login : "";
  const isApp = login.endsWith("[bot]");
  const isGuarded = asked.service === "git-receive-pack" && (isApp || site.state.binding.length > 0);
  const configuration = {
    ...(isGuarded && { "core.hooksPath": hooksFolder }),
    ...(!site.state.takesCustomRefs && { "transfer.hideRefs": "refs/deckhand" }),
  };
  const rules = pushRefusal(rulesAgainst(site.state.binding, "push"));
  return {
    gitDir: findFork(site, asked.owner, asked.name)?.gitDir ?? site.seed.gitDir,
    environment: { ...gitEnvironment(configuration), EMBEDDED_RULES: rules, EMBEDDED_APP: isApp ? "yes" : "" },
  };
}

type Serving = Readonly<{
  request: IncomingMessage;
  response: ServerResponse;
  gitDir: string;
  environment: Record<string, string>;
}>;

/**
 * Does the work of `git http-backend` without its two processes, which took most of the time of a small request.
 * https://git-scm.com/docs/gitprotocol-http
 */
async function runService({ file, service }: GitRequest, { request, response, gitDir, environment }: Serving) {
  const protocol = String(request.headers["git-protocol"] ?? "");
  const isAdvertised = file === "/info/refs";
  const child = spawn(
    "git",
    [service.slice(4), isAdvertised ? "--http-backend-info-refs" : "--stateless-rpc", gitDir],
    {
      env: { ...environment, GIT_PROTOCOL: protocol },
      stdio: ["pipe", "pipe", "ignore"],
    },
  );
  // The service may stop reading before the client stops sending (a refused push); its answer says why.
  child.stdin.on("error", () => request.resume());
  child.on("error", (error) => response.destroy(error));
  const isZipped = request.headers["content-encoding"] === "gzip";
  (isZipped ? request.pipe(createGunzip().on("error", () => response.destroy())) : request).pipe(child.stdin);
  if (await diesSilently(child)) {
    response.writeHead(500, { "content-type": "text/plain; charset=utf-8" });
    response.end("Internal Server Error");
    return;
  }
  response.writeHead(200, {
    "content-type": `application/x-${service}-${isAdvertised ? "advertisement" : "result"}`,
    "cache-control": "no-cache, max-age=0, must-revalidate",
  });
  if (isAdvertised && !/\bversion=2\b/.test(protocol)) response.write(`${packet(`# service=${service}\n`)}0000`);
  try {
    await pipeline(child.stdout, response);
  } catch {
    response.destroy(); // the client hung up
  } finally {
    child.kill();
  }
}

/** Whether git fails before it says anything; what it says first has its own reason in it. An answer may be empty. */
async function diesSilently(child: ChildProcessByStdio<Writable, Readable, null>): Promise<boolean> {
  const ended = new Promise((resolve) => child.once("exit", resolve).once("close", resolve));
  const isAnswered = await new Promise<boolean>((resolve) => {
    child.stdout.once("readable", () => resolve(child.stdout.readableLength > 0));
    child.stdout.once("close", () => resolve(false));
  });
  if (isAnswered) return false;
  await ended;
  return child.exitCode !== 0;
}

/** A line as git sends it: behind its length, with that, in four hexadecimal digits. */
function packet(line: string): string {
  return (line.length + 4).toString(16).padStart(4, "0") + line;
}

// The same file on another branch is allowed: https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/scopes-for-oauth-apps
// GitHub gives its reason as the status of the ref; a hook can only print it, so here it comes as a "remote:" line.
const hook = `#!/bin/sh
status=0
while read -r old new ref; do
  case $new in *[!0]*) ;; *) continue ;; esac
  case $ref in refs/heads/*) [ -z "$EMBEDDED_RULES" ] || { printf "$EMBEDDED_RULES" "$ref" >&2; exit 1; } ;; esac
  [ -n "$EMBEDDED_APP" ] || continue
  file=$(git log -1 --format= --name-only -m "$new" --not --all -- .github/workflows | while read -r one; do
    blob=$(git rev-parse --quiet --verify "$new:$one")
    for branch in $(git for-each-ref --format='%(refname)' refs/heads); do
      [ -n "$blob" ] && [ "$(git rev-parse --quiet --verify "$branch:$one")" = "$blob" ] && continue 2
    done
    [ -z "$one" ] || { echo "$one"; break; }
  done)
  [ -z "$file" ] && continue
  echo "refusing to allow a GitHub App to create or update workflow \\\`$file\\\` without \\\`workflows\\\` permission" >&2
  status=1
done
exit $status
`;

/** A temporary folder for `core.hooksPath`. */
export type WorkflowGuard = Readonly<{ folder: string; remove(): Promise<void> }>;

export async function makeWorkflowGuard(): Promise<WorkflowGuard> {
  const folder = await mkdtemp(join(tmpdir(), "embedded-github-hooks-"));
  const path = join(folder, "pre-receive");
  await writeFile(path, hook);
  await chmod(path, 0o755);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
