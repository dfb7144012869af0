/** Searches GitHub for issues and repositories. */
import { z } from "zod";

/** Requests `GET /search/…`. */
export type SearchRequest = (
  what: "issues" | "repositories",
  parameters: Readonly<Record<string, unknown>>,
) => Promise<unknown>;

const FoundIssues = z
  .object({
    items: z.array(
      z.object({
        number: z.number().int().positive(),
        title: z.string(),
        repository_url: z.string(),
        pull_request: z.unknown().optional(),
      }),
    ),
  })
  .readonly();
const FoundRepositories = z
  .object({ items: z.array(z.object({ full_name: z.string(), description: z.string().nullable() })) })
  .readonly();

export type FoundIssue = Readonly<{ number: number; title: string; isPull: boolean }>;
export type FoundRepository = Readonly<{ name: string; description: string }>;

const PAGE = 100;

/** GitHub gives the first thousand results. */
const MOST_PAGES = 10;

/** Only those of this repository, whatever the query says; the oldest first. */
export async function searchIssues(
  search: SearchRequest,
  repository: string,
  { query, most }: Readonly<{ query: string; most: number }>,
): Promise<readonly FoundIssue[]> {
  const found = await pages(most, async (page) => {
    const q = `repo:${repository} ${query}`;
    const options = { q, sort: "created", order: "asc", per_page: PAGE, page };
    return FoundIssues.parse(await search("issues", options)).items;
  });
  const isOwn = (url: string) => url.toLowerCase().endsWith(`/repos/${repository.toLowerCase()}`);
  return found
    .filter(({ repository_url }) => isOwn(repository_url))
    .map(({ number, title, pull_request }) => ({ number, title, isPull: pull_request !== undefined }));
}

export async function searchRepositories(
  search: SearchRequest,
  { query, most }: Readonly<{ query: string; most: number }>,
): Promise<readonly FoundRepository[]> {
  const found = await pages(most, async (page) => {
    return FoundRepositories.parse(await search("repositories", { q: query, per_page: PAGE, page })).items;
  });
  return found.map(({ full_name, description }) => ({ name: full_name, description: description ?? "" }));
}

/** Reads pages until there are more than enough items, or no more. */
async function pages<Item>(most: number, read: (page: number) => Promise<readonly Item[]>): Promise<readonly Item[]> {
  const all: Item[] = [];
  for (let page = 1; page <= MOST_PAGES && all.length <= most; page++) {
    const found = await read(page);
    all.push(...found);
    if (found.length < PAGE) break;
  }
  return all;
}
