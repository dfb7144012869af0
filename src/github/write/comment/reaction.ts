/** The reactions that acknowledge a trigger. */
import { z } from "zod";
import type { GitHub, Repository } from "../../client.ts";

export const Reaction = z.enum(["eyes", "confused", "hooray", "+1"]);
export type Reaction = z.infer<typeof Reaction>;

/**
 * A thing that takes a reaction: a comment by its id, the head of an issue or pull request by its number, and by its
 * node anything for which only GraphQL has reactions, under that permission.
 */
export const ReactionPlace = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("issue-comment"), id: z.number() }),
    z.object({ kind: z.literal("review-comment"), id: z.number() }),
    z.object({ kind: z.literal("thread"), number: z.number() }),
    z.object({ kind: z.literal("node"), id: z.string(), permission: z.string() }),
  ])
  .readonly();
export type ReactionPlace = z.infer<typeof ReactionPlace>;

const REACT = `mutation React($input: AddReactionInput!) { addReaction(input: $input) { reaction { content } } }`;

/** The same reaction again is none. Rejects with a GitHubFault. */
export async function react(
  github: GitHub,
  { owner, name: repo }: Repository,
  place: ReactionPlace,
  content: Reaction,
): Promise<void> {
  const reaction = { owner, repo, content };
  switch (place.kind) {
    case "issue-comment": {
      const route = "POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions";
      await github.request(route, { ...reaction, comment_id: place.id });
      return;
    }
    case "review-comment": {
      const route = "POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions";
      await github.request(route, { ...reaction, comment_id: place.id });
      return;
    }
    case "node": {
      const name = content === "+1" ? "THUMBS_UP" : content.toUpperCase();
      const variables = { input: { subjectId: place.id, content: name } };
      const { askGraphql } = await import("./ask-graphql.ts");
      await askGraphql(github, REACT, { variables, permission: place.permission });
      return;
    }
    case "thread": {
      const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/reactions";
      await github.request(route, { ...reaction, issue_number: place.number });
    }
  }
}

type RequestSign = Readonly<{ kind: "label" | "assignee"; name: string }>;

/**
 * Takes off a thread what called us, so that putting it on again calls again. Rejects with a GitHubFault; 404 when the
 * label no longer exists.
 */
export async function takeOff(
  github: GitHub,
  { owner, name: repo }: Repository,
  number: number,
  { kind, name }: RequestSign,
): Promise<void> {
  const thread = { owner, repo, issue_number: number };
  if (kind === "label") {
    await github.request("DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}", { ...thread, name });
  } else {
    const route = "DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees";
    await github.request(route, { ...thread, assignees: [name] });
  }
}
