/** Asks GitHub whether the jobs of a repository may create pull requests. Only an administrator's token is told. */
import { z } from "zod";
import { type GitHub, gitHubReader, type Repository } from "../../github/client.ts";
import { toFault } from "../../lib/fault.ts";
import { prompt } from "../../prompts.ts";

/** `isGood` is undefined where GitHub does not say. `words` are whole sentences. */
export type RepositoryFinding = Readonly<{ isGood: boolean | undefined; words: string }>;

const Permissions = z.object({ can_approve_pull_request_reviews: z.boolean() });

/** Never rejects. */
export async function askRepository(github: GitHub, repository: Repository): Promise<RepositoryFinding> {
  const name = `${repository.owner}/${repository.name}`;
  try {
    const reply = await gitHubReader(github, repository).get("/actions/permissions/workflow");
    const isGood = Permissions.parse(reply).can_approve_pull_request_reviews;
    return { isGood, words: prompt(isGood ? "doctor-pulls-allowed" : "doctor-pulls-forbidden", { repository: name }) };
  } catch (error) {
    const reason = toFault(error).message.replace(/\.$/, "");
    return { isGood: undefined, words: prompt("doctor-pulls-unknown", { repository: name, reason }) };
  }
}
