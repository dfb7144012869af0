/** Finds the comment of an earlier attempt of this run, which was cut off before it could be remembered. */
import { gitHubReader } from "../../github/client.ts";
import { readOwn } from "../../github/read/trigger/own.ts";
import { newestComment, type Sticky } from "../../github/write/comment.ts";
import { toFault } from "../../lib/fault.ts";
import { printNotice } from "../runner/console.ts";
import type { Desk } from "./recall.ts";

/** Ours says by whom it was written and to which run it leads; nobody else's is touched. */
export async function commentOfEarlierAttempt({ github, job, trigger }: Desk): Promise<Sticky | undefined> {
  const { thread } = trigger;
  if (job.runAttempt === 1 || (thread.type !== "issue" && thread.type !== "pull_request")) return undefined;
  try {
    const own = await readOwn(gitHubReader(github, job.repository));
    if (!own) return undefined;
    return await newestComment(github, job.repository, thread.number, ({ body = "", user }) => {
      const isOpen = /^### (?:🟡 Working on it|🔴 The run was cut off)/u.test(body);
      return isOpen && body.includes(`(${job.runUrl})`) && Number(user?.id) === own.id;
    });
  } catch (error) {
    printNotice(`Whether an earlier attempt left a comment could not be found out. ${toFault(error).message}`);
    return undefined;
  }
}
