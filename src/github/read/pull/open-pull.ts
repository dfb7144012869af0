/** The open pull request that a task has already, if it has one. */
import { z } from "zod";
import { type ReadClient, readPages } from "../port.ts";

const PullReply = z.object({
  number: z.number().int(),
  html_url: z.string(),
  head: z.object({ ref: z.string(), sha: z.string(), repo: z.object({ id: z.number() }).nullable() }),
  base: z.object({ ref: z.string() }),
});

export type OpenPull = Readonly<{ number: number; url: string; branch: string; sha: string; base: string }>;

/** The newest one from that branch of this repository, or from one that was made because that was taken. */
export async function openPullFrom(
  client: Pick<ReadClient, "get">,
  branch: string,
  repositoryId: number,
): Promise<OpenPull | undefined> {
  const { items } = await readPages(client, "/pulls", { state: "open" });
  const pulls = items.flatMap((item) => PullReply.safeParse(item).data ?? []);
  const isOurs = ({ head }: z.infer<typeof PullReply>) =>
    head.repo?.id === repositoryId && (head.ref === branch || head.ref.startsWith(`${branch}-run-`));
  const [found] = pulls.filter(isOurs).sort((one, other) => other.number - one.number);
  return (
    found && {
      number: found.number,
      url: found.html_url,
      branch: found.head.ref,
      sha: found.head.sha,
      base: found.base.ref,
    }
  );
}
