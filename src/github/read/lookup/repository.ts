/** Looks up what people with write access have made of a repository: labels, milestones, releases, commits. */
import { z } from "zod";
import { oneLine } from "../../../lib/text.ts";
import type { ReadClient } from "../port.ts";
import { readLabels, readMilestones } from "../vocabulary.ts";
import { cut, type FoundItem } from "./found.ts";

type Client = Pick<ReadClient, "get">;

const Release = z.object({
  tag_name: z.string(),
  name: z.string().nullish(),
  body: z.string().nullish(),
  draft: z.boolean(),
  published_at: z.string().nullable(),
});
const Commit = z.object({
  sha: z.string(),
  commit: z.object({ message: z.string(), author: z.object({ name: z.string(), date: z.string() }).nullish() }),
});

const MOST = 30;

export async function lookUpLabels(client: Client): Promise<readonly FoundItem[]> {
  const lines = (await readLabels(client)).map(({ name, description }) => `${name}: ${description}`);
  return [plain("labels of the repository", lines.slice(0, 300).join("\n"))];
}

export async function lookUpMilestones(client: Client): Promise<readonly FoundItem[]> {
  const lines = (await readMilestones(client)).map(({ title, due_on: due }) => `${title}${due ? `, due ${due}` : ""}`);
  return [plain("open milestones of the repository", lines.slice(0, 100).join("\n"))];
}

/** Newest first, without drafts. */
export async function lookUpReleases(client: Client): Promise<readonly FoundItem[]> {
  const found = z.array(Release).parse(await client.get("/releases", { per_page: 10 }));
  return found
    .filter(({ draft }) => !draft)
    .map(({ tag_name: tag, name, body, published_at: at }) => ({
      item: { label: `release ${tag}, ${at}`, title: name ?? tag, text: cut(body ?? "", 4000), format: "markdown" },
      author: undefined,
    }));
}

/** Of the default branch, newest first. A merged commit can have a message of anybody, so it is data like all of this. */
export async function lookUpHistory(
  client: Client,
  { path, since }: Readonly<{ path?: string | undefined; since?: string | undefined }>,
): Promise<readonly FoundItem[]> {
  const only = { ...(path !== undefined && { path }), ...(since !== undefined && { since }) };
  const commits = z.array(Commit).parse(await client.get("/commits", { ...only, per_page: MOST }));
  const lines = commits.map(
    ({ sha, commit: { message, author } }) =>
      `${sha.slice(0, 10)} ${author?.date ?? ""} ${author?.name ?? ""}: ${oneLine(message.split("\n")[0] ?? "", 200)}`,
  );
  return [plain(`commits of the default branch${path === undefined ? "" : ` to ${path}`}`, lines.join("\n"))];
}

function plain(label: string, text: string): FoundItem {
  return { item: { label, text, format: "plain" }, author: undefined };
}
