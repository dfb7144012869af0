/**
 * Marks by which we know again what we wrote: `github-actions[bot]` is everybody's account, so its name proves
 * nothing.
 */
import { createHash, createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Severity } from "../../tools/review/finding.ts";
import type { GitHub, Repository } from "../client.ts";

/** Codes that nobody else can make, of 32 hexadecimal digits. */
export type Mac = Readonly<{
  codeOf(parts: readonly string[]): string;
  isOurs(code: string, parts: readonly string[]): boolean;
}>;

/** `secret` is our secret, from which another one is derived for each `use`. A code is not valid in another `place`. */
export function macFor(secret: string, use: string, place: string): Mac {
  const own = Buffer.from(hkdfSync("sha256", secret, "", use, 32));
  const codeOf = (parts: readonly string[]) =>
    createHmac("sha256", own)
      .update(JSON.stringify([place.toLowerCase(), ...parts]))
      .digest("hex")
      .slice(0, 32);
  return { codeOf, isOurs: (code, parts) => timingSafeEqual(Buffer.from(code), Buffer.from(codeOf(parts))) };
}

const INTENT_FORM = /<!-- deckhand:intent ([0-9a-f]{32}) ([0-9a-f]{32}) -->/g;

/** `repository` is `owner/name`; `secret` is "" where there is none. */
export function intentMac(secret: string, repository: string): Mac {
  return macFor(secret, "deckhand intent", repository);
}

/** An invisible line. `parts` name the intent; the second code shows that we wrote the first. */
export function intentMark(mac: Mac, parts: readonly string[]): string {
  const named = mac.codeOf(parts);
  return `<!-- deckhand:intent ${named} ${mac.codeOf(["any", named])} -->`;
}

/** Whether a body has that mark. The agent cannot write it, because HTML comments are removed from its prose. */
export function hasIntentMark(mac: Mac, body: string, parts: readonly string[]): boolean {
  return [...body.matchAll(INTENT_FORM)].some(([, named = ""]) => mac.isOurs(named, parts));
}

/** Whether an intent posted it. */
export function isOfIntent(mac: Mac, body: string): boolean {
  return [...body.matchAll(INTENT_FORM)].some(([, named = "", any = ""]) => mac.isOurs(any, ["any", named]));
}

/** The facts that a mark stands for. The severity is in it because the words above it can be edited. */
export type MarkedFinding = Readonly<{ kind: Severity | "fixed"; fingerprint: string }>;

/** The marks of one pull request: a mark that is copied to another one means nothing there. */
export type Marker = Readonly<{ mark(marked: MarkedFinding): string; read(body: string): MarkedFinding | undefined }>;

const FINDING_FORM = /<!-- deckhand:finding (blocking|important|minor|fixed) ([0-9a-f]{16}) ([0-9a-f]{32}) -->/;

/** `place` is `owner/name#number`. Without a secret nothing is ours. */
export function findingMarker(secret: string, place: string): Marker {
  if (secret === "") return { mark: () => "", read: () => undefined };
  const mac = macFor(secret, "deckhand review findings", place);
  return {
    mark: ({ kind, fingerprint }) =>
      `<!-- deckhand:finding ${kind} ${fingerprint} ${mac.codeOf([kind, fingerprint])} -->`,
    read(body) {
      const [, kind, fingerprint = "", code = ""] = FINDING_FORM.exec(body) ?? [];
      if (kind === undefined) return undefined;
      const marked = { kind: kind as MarkedFinding["kind"], fingerprint }; // one of those that the form names
      return mac.isOurs(code, [kind, fingerprint]) ? marked : undefined;
    },
  };
}

/** How many findings a review had, and the conversation that it came of. */
type GivenReview = Readonly<{
  found: number;
  fixed: number;
  stillOpen: number;
  blocking: number;
  conversation: string;
}>;

/** This marker is for one pull request. `key` is that of the trigger which is answered. */
export type ReviewMarker = Readonly<{
  mark(key: string, given: GivenReview): string;
  read(body: string, key: string): GivenReview | undefined;
}>;

const REVIEW_FORM = /<!-- deckhand:review ([0-9a-f]{32}) (\d+) (\d+) (\d+) (\d+) ([0-9a-f-]{36}) ([0-9a-f]{32}) -->/;

export function reviewMarker(secret: string, place: string): ReviewMarker {
  if (secret === "") return { mark: () => "", read: () => undefined };
  const mac = macFor(secret, "deckhand reviews", place);
  return {
    mark(key, { found, fixed, stillOpen, blocking, conversation }) {
      const parts = [digestOf(key), ...[found, fixed, stillOpen, blocking].map(String), conversation];
      return `<!-- deckhand:review ${parts.join(" ")} ${mac.codeOf(parts)} -->`;
    },
    read(body, key) {
      const [, ...parts] = REVIEW_FORM.exec(body) ?? [];
      const code = parts.pop();
      if (code === undefined || parts[0] !== digestOf(key) || !mac.isOurs(code, parts)) return undefined;
      const [found = 0, fixed = 0, stillOpen = 0, blocking = 0] = parts.slice(1, 5).map(Number);
      return { found, fixed, stillOpen, blocking, conversation: parts[5] ?? "" };
    },
  };
}

/** The marks of one thread. */
export type AnswerMarker = Readonly<{
  /** A line that nobody sees. `key` is that of the trigger which is answered. */
  mark(key: string): string;
  /** Whether this is our answer, to that trigger if one is named. */
  isOurs(body: string, key?: string): boolean;
}>;

const ANSWER_FORM = /<!-- deckhand:answer ([0-9a-f]{32}) ([0-9a-f]{32}) -->/g;

/** `place` is `owner/name#number`. Without a secret nothing is ours. */
export function answerMarker(secret: string, place: string): AnswerMarker {
  if (secret === "") return { mark: () => "", isOurs: () => false };
  const mac = macFor(secret, "deckhand answers", place);
  return {
    mark: (key) => `<!-- deckhand:answer ${digestOf(key)} ${mac.codeOf([digestOf(key)])} -->`,
    isOurs(body, key) {
      // Only one: anyone who quotes our answer and adds one of their own has written something else.
      const [found, ...others] = body.matchAll(ANSWER_FORM);
      const [, trigger = "", code = ""] = found ?? [];
      if (!found || others.length > 0 || (key !== undefined && trigger !== digestOf(key))) return false;
      return mac.isOurs(code, [trigger]);
    },
  };
}

/** Splits a text into the words for people and the mark at the end with the space before it: "" if there is no mark. */
export function splitMark(body: string): Readonly<{ words: string; mark: string }> {
  const [mark = ""] = /(?<!\s)\s*<!-- deckhand:answer [0-9a-f]{32} [0-9a-f]{32} -->\s*$/.exec(body) ?? [];
  return { words: body.slice(0, body.length - mark.length), mark };
}

function digestOf(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 32);
}

export type CommentState = "ours" | "edited" | "hidden";

const fields = "isMinimized author{login} editor{login}";

const query = `query Standing($id:ID!){node(id:$id){
  ... on IssueComment{${fields}}
  ... on PullRequestReviewComment{${fields}}
  ... on DiscussionComment{${fields}}
}}`;

const Account = z.object({ login: z.string() }).nullable();

const Reply = z.object({ node: z.object({ isMinimized: z.boolean(), author: Account, editor: Account }) });

/**
 * By the node of the comment. Never rejects: where GitHub does not tell, it is taken for ours, and an editor whose
 * account is gone for us.
 */
export async function readCommentState(github: GitHub, nodeId: string): Promise<CommentState> {
  const reply = await github.graphql(query, { id: nodeId }).catch(() => undefined);
  const { data } = Reply.safeParse(reply);
  if (!data) return "ours";
  const { isMinimized, author, editor } = data.node;
  if (editor !== null && editor.login !== author?.login) return "edited";
  return isMinimized ? "hidden" : "ours";
}

/** The node of a comment that is remembered by its number. Never rejects: undefined where GitHub does not tell. */
export async function readCommentNode(
  github: GitHub,
  { owner, name: repo }: Repository,
  { id, kind }: Readonly<{ id: number; kind: "issues" | "pulls" }>,
): Promise<string | undefined> {
  const route = `GET /repos/{owner}/{repo}/${kind}/comments/{comment_id}` as const;
  const found = github.request(route, { owner, repo, comment_id: id });
  return found.then(({ data }) => data.node_id).catch(() => undefined);
}
