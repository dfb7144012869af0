/** Tells whether the text that made a request still stands there as a request: people delete, hide and edit what they wrote. */
import { z } from "zod";
import type { ReadClient } from "../port.ts";
import { isSameLogin, requestIn } from "../trigger/mention.ts";
import type { Actor, Trigger, TriggerSettings } from "../trigger/trigger.ts";
import { commandOf, decisionIn } from "../trigger/words.ts";

/** "edited": it does not ask us for anything any more. "stands": it asks, perhaps in other words: `body` is what it says now. */
export type Standing = Readonly<{ kind: "deleted" | "edited" | "hidden" } | { kind: "stands"; body: string }>;

export const saidQuery = `query Said($id:ID!){node(id:$id){
  ... on IssueComment{body isMinimized}
  ... on PullRequestReviewComment{body isMinimized}
  ... on PullRequestReview{body isMinimized}
  ... on DiscussionComment{body isMinimized}
  ... on Issue{body}
  ... on PullRequest{body}
  ... on Discussion{body}
}}`;

const Said = z.object({ body: z.string().nullish(), isMinimized: z.boolean().optional() });
type Said = z.infer<typeof Said>;

const SaidReply = z.object({ node: Said.nullable() });

type Request = Pick<Trigger, "kind" | "item" | "thread" | "decision" | "actors" | "requestSign">;

/**
 * By REST alone, which is quick everywhere and does not tell what is hidden; discussions are only in GraphQL. Undefined if no
 * text made the request. Rejects if GitHub does not answer.
 */
export async function readStandingSoon(
  client: Pick<ReadClient, "get" | "graphql">,
  trigger: Request,
  settings: Pick<TriggerSettings, "phrases">,
): Promise<Standing | undefined> {
  if (!isMadeByText(trigger)) return undefined;
  const said = placeOf(trigger) ? await byRest(client, trigger) : await readSaid(client, trigger);
  return standingOf(said, trigger, settings);
}

/** Undefined if no text made the request. Rejects if GitHub does not answer. */
export async function readStanding(
  client: Pick<ReadClient, "get" | "graphql">,
  trigger: Request,
  settings: Pick<TriggerSettings, "phrases">,
): Promise<Standing | undefined> {
  if (!isMadeByText(trigger)) return undefined;
  return standingOf(await readSaid(client, trigger), trigger, settings);
}

function standingOf(said: Said | undefined, trigger: Request, settings: Pick<TriggerSettings, "phrases">): Standing {
  if (said === undefined) return { kind: "deleted" };
  if (said.isMinimized) return { kind: "hidden" };
  const body = said.body ?? "";
  return stillAsks(body, trigger, settings) ? { kind: "stands", body } : { kind: "edited" };
}

/** A label, an assignment, or the workflow itself makes other requests, whatever the thread says. */
function isMadeByText({ kind, item, requestSign }: Request): boolean {
  if (requestSign !== undefined) return false;
  const isThread = ["issue", "pull-request", "discussion"].includes(item.kind);
  return isThread ? kind === "mention" : !["workflow-run", "none"].includes(item.kind);
}

function stillAsks(
  body: string,
  { decision, actors }: Request,
  { phrases }: Pick<TriggerSettings, "phrases">,
): boolean {
  const found = requestIn(body, phrases);
  if (found === undefined) return false;
  if (decision) return decisionIn(found.request)?.verdict === decision.verdict;
  return commandOf({ kind: "mention", request: found.request, actors }, undefined) !== "stop";
}

/** A token that may not read the text is told the same as of one that is gone, so both ways have to say it. */
async function readSaid(client: Pick<ReadClient, "get" | "graphql">, trigger: Request): Promise<Said | undefined> {
  const { nodeId: id } = trigger.item;
  if (id !== undefined) {
    try {
      const { node } = SaidReply.parse(await client.graphql(saidQuery, { id }));
      if (node) return node;
    } catch (error) {
      if (placeOf(trigger) === undefined && !isNotFound(error)) throw error;
    }
  }
  return byRest(client, trigger);
}

function isNotFound(error: unknown): boolean {
  const { errors } = Object(error);
  return Array.isArray(errors) && errors.some((one) => Object(one).type === "NOT_FOUND");
}

async function byRest(client: Pick<ReadClient, "get">, trigger: Request): Promise<Said | undefined> {
  const place = placeOf(trigger);
  if (!place) return undefined;
  const found = await client.get(...place).catch((error: unknown) => {
    if (Object(error).status !== 404 && Object(error).status !== 410) throw error;
  });
  return found === undefined ? undefined : Said.parse(found);
}

/** Undefined for discussions, which only GraphQL knows. */
function placeOf({ item: { kind, id }, thread }: Request): readonly [string, Record<string, number>] | undefined {
  const number = thread.type === "none" ? 0 : thread.number;
  switch (kind) {
    case "issue-comment":
      return ["/issues/comments/{comment_id}", { comment_id: id }];
    case "review-comment":
      return ["/pulls/comments/{comment_id}", { comment_id: id }];
    case "review":
      return ["/pulls/{pull_number}/reviews/{review_id}", { pull_number: number, review_id: id }];
    case "issue":
    case "pull-request":
      return ["/issues/{issue_number}", { issue_number: number }];
    default:
      return undefined;
  }
}

const people = "author{__typename login} editor{__typename login ... on User{databaseId} ... on Bot{databaseId}}";

export const editedQuery = `query Edited($id:ID!){node(id:$id){
  ... on IssueComment{body ${people}}
  ... on PullRequestReviewComment{body ${people}}
  ... on PullRequestReview{body ${people}}
  ... on DiscussionComment{body ${people}}
  ... on Issue{body ${people}}
  ... on PullRequest{body ${people}}
  ... on Discussion{body ${people}}
}}`;

const Somebody = z.object({ __typename: z.string(), login: z.string(), databaseId: z.number().int().nullish() });
const EditedReply = z.object({
  node: z.object({ body: z.string(), author: Somebody.nullable(), editor: Somebody.nullable() }).nullable(),
});

/** A text as it is now. `editor` is who edited it last, if it is known to be somebody else than its author. */
export type EditedText = Readonly<{ body: string; editor: "author" | Actor | undefined }>;

/** Undefined where GitHub does not tell, because it has no GraphQL for us or the text is gone. */
export async function readEdited(
  client: Pick<ReadClient, "graphql">,
  { item: { nodeId: id } }: Pick<Trigger, "item">,
): Promise<EditedText | undefined> {
  if (id === undefined) return undefined;
  const reply = await client.graphql(editedQuery, { id }).catch(() => undefined);
  const node = EditedReply.safeParse(reply).data?.node;
  return node ? { body: node.body, editor: editorOf(node) } : undefined;
}

function editorOf({ author, editor }: NonNullable<z.infer<typeof EditedReply>["node"]>): EditedText["editor"] {
  if (editor === null || author === null) return undefined;
  const { __typename: type, login, databaseId } = editor;
  if (type === author.__typename && isSameLogin(login, author.login)) return "author";
  return { login, id: databaseId ?? undefined, type, role: "writer" };
}
