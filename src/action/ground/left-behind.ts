/** Finds the branch of a run that was cut off after it had made it and before it could say so. */
import { z } from "zod";
import { tipOf } from "../../github/write/branch.ts";
import type { Setting } from "../prepare.ts";

const Commit = z.object({ message: z.string() });

/** Where the branch is, if nobody else has put anything there: at `head` still, or at the commit of this conversation. */
export async function leftBehind(
  { github, job, memory }: Setting,
  branch: string,
  head: string,
): Promise<string | undefined> {
  if (!memory.wasCutOff) return undefined;
  const tip = await tipOf(github, job.repository, branch);
  if (tip === head) return tip;
  const { owner, name: repo } = job.repository;
  const route = "GET /repos/{owner}/{repo}/git/commits/{commit_sha}";
  const { message } = Commit.parse((await github.request(route, { owner, repo, commit_sha: tip })).data);
  return message.includes(`Agent-Conversation: ${memory.id}`) ? tip : undefined;
}
