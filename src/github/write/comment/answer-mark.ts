/**
 * Recognizes our own comments by a sign, and tells whether one is still ours alone: what somebody has edited or
 * hidden is not written over.
 */
import { createHash } from "node:crypto";
import { z } from "zod";
import type { GitHub, Repository } from "../../client.ts";
import { sealFor } from "../seal.ts";

/** Of one thread: a mark that is copied to another one means nothing there. */
export type AnswerMarker = Readonly<{
  /** A line that nobody sees. `key` is that of the trigger which is answered. */
  mark(key: string): string;
  /** Whether this is our answer, to that trigger if one is named. */
  isOurs(body: string, key?: string): boolean;
}>;

const FORM = /<!-- deckhand:answer ([0-9a-f]{32}) ([0-9a-f]{32}) -->/g;

/**
 * `secret` is our secret, from which another one is derived; `place` is `owner/name#number`. Without a secret nothing
 * is ours.
 */
export function answerMarker(secret: string, place: string): AnswerMarker {
  if (secret === "") return { mark: () => "", isOurs: () => false };
  const seal = sealFor(secret, "deckhand answers", place);
  return {
    mark: (key) => `<!-- deckhand:answer ${digestOf(key)} ${seal.codeOf([digestOf(key)])} -->`,
    isOurs(body, key) {
      // Only one: anyone who quotes our answer and adds one of their own has written something else.
      const [found, ...others] = body.matchAll(FORM);
      const [, trigger = "", code = ""] = found ?? [];
      if (!found || others.length > 0 || (key !== undefined && trigger !== digestOf(key))) return false;
      return seal.isOurs(code, [trigger]);
    },
  };
}

/** What people read, and the mark at its end with the space before it: "" where there is none. */
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
