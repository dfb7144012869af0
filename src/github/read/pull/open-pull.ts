/** Finds the open pull request that an earlier run has made for the same work. */
import { z } from "zod";
import { type ReadClient, readPages } from "../port.ts";

const PullReply = z.object({
  number: z.number().int(),
  html_url: z.string(),
  body: z.string().nullish(),
  head: z.object({ ref: z.string(), sha: z.string(), repo: z.object({ id: z.number() }).nullable() }),
  base: z.object({ ref: z.string() }),
});

/** `url` is its page, `branch` and `sha` are its head, and `base` is the branch that it is for. */
export type OpenPull = Readonly<{
  number: number;
  url: string;
  body: string;
  branch: string;
  sha: string;
  base: string;
}>;

/** The newest one from this repository that `isIt`; a fork's never is. Rejects as the client does. */
export async function findOpenPull(
  client: Pick<ReadClient, "get">,
  repositoryId: number,
  isIt: (pull: OpenPull) => boolean,
): Promise<OpenPull | undefined> {
  const { items } = await readPages(client, "/pulls", { state: "open" });
  const pulls = items.flatMap((item) => PullReply.safeParse(item).data ?? []);
  const [found] = pulls
    .filter(({ head }) => head.repo?.id === repositoryId)
    .map(({ number, html_url: url, body, head, base }) => {
      return { ...{ number, url, body: body ?? "" }, ...{ branch: head.ref, sha: head.sha, base: base.ref } };
    })
    .filter(isIt)
    .sort((one, other) => other.number - one.number);
  return found;
}

/** Whether it is from that branch, or from the one that was made because that was taken. */
export function isFrom(branch: string): (pull: Pick<OpenPull, "branch">) => boolean {
  return (pull) => pull.branch === branch || pull.branch.startsWith(`${branch}-run-`);
}
