/** Reads the base and the head of a pull request, so that later changes of its branches have no effect on this run. */
import { z } from "zod";
import { Fault } from "../../../lib/fault.ts";
import type { ReadClient } from "../port.ts";

const Repo = z.object({ id: z.number().int(), full_name: z.string() }).nullable();
const End = z.object({ ref: z.string(), sha: z.string(), repo: Repo });

const PullReply = z.object({
  number: z.number().int(),
  html_url: z.string(),
  state: z.string(),
  merged: z.boolean().default(false),
  draft: z.boolean().default(false),
  maintainer_can_modify: z.boolean().default(false),
  head: End,
  base: End,
});

/** A branch and its commit when it was read. `repository` is `owner/name`, or undefined if the fork was deleted. */
export type PullEnd = Readonly<{ branch: string; sha: string; repository: string | undefined }>;

export type Pull = Readonly<{
  number: number;
  /** The URL of its page. */
  url: string;
  state: "open" | "closed" | "merged";
  isDraft: boolean;
  /** Whether the head is in another repository, or in none. */
  isFork: boolean;
  maintainerCanModify: boolean;
  head: PullEnd;
  base: PullEnd;
}>;

/** The pull request now. Rejects like the client. */
export async function readPull(client: Pick<ReadClient, "get">, number: number): Promise<Pull> {
  const reply = PullReply.safeParse(await client.get("/pulls/{pull_number}", { pull_number: number }));
  if (!reply.success) {
    throw new Fault("github", `GitHub's reply about pull request #${number} was not understood.`, {
      hint: "If this is not github.com, the server may be too old: update it, or ask in an issue. Otherwise run it again.",
      cause: reply.error,
    });
  }
  const { html_url: url, state, merged, draft, maintainer_can_modify, head, base } = reply.data;
  return {
    number,
    url,
    state: merged ? "merged" : state === "open" ? "open" : "closed",
    isDraft: draft,
    isFork: head.repo === null || head.repo.id !== base.repo?.id,
    maintainerCanModify: maintainer_can_modify,
    head: endOf(head),
    base: endOf(base),
  };
}

function endOf({ ref, sha, repo }: z.infer<typeof End>): PullEnd {
  return { branch: ref, sha, repository: repo?.full_name };
}

/** The commit of the request is no longer the head. */
export function headMoved(number: number, from: string, to: string): Fault {
  return new Fault("github", `The head of pull request #${number} moved from ${from} to ${to} after the request.`, {
    hint: "Look at the new commits, then ask again.",
  });
}
