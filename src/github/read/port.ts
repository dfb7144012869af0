/** What the readers ask of GitHub. It cannot write. */

/** Every method rejects with an error that has `status: number` when GitHub answered with an HTTP error. */
export interface ReadClient {
  /** The reply to `GET /repos/{owner}/{repo}/collaborators/{login}/permission`. */
  permission(login: string): Promise<unknown>;
  /** The reply to `GET /user`. */
  account(): Promise<unknown>;
  /** The `data` of the reply; rejects when there is none. */
  graphql(query: string, variables: Record<string, unknown>): Promise<unknown>;
  /** The reply to a GET below the repository: `path` begins with `/`, and `{names}` in it are filled. */
  get(path: string, parameters?: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** The same where the reply is text, as it comes in. */
  stream(path: string, parameters?: Readonly<Record<string, unknown>>): Promise<AsyncIterable<Uint8Array>>;
}

const pageSize = 100;

/**
 * The items of a list, from its first page on. `isWhole` is false where the list goes on after `most` pages, or where a
 * page could not be read. Where `list` is given, the items are under that name. Rejects only when the first page does.
 */
export async function readPages(
  client: Pick<ReadClient, "get">,
  path: string,
  parameters: Readonly<Record<string, unknown>> = {},
  { most = 10, list }: Readonly<{ most?: number; list?: string }> = {},
): Promise<{ items: readonly unknown[]; isWhole: boolean }> {
  const items: unknown[] = [];
  for (let page = 1; page <= most; page++) {
    const reply = await client.get(path, { ...parameters, per_page: pageSize, page }).catch((error: unknown) => {
      if (page === 1) throw error;
    });
    const found = list === undefined ? reply : Object(reply)[list];
    if (!Array.isArray(found)) return { items, isWhole: false };
    items.push(...found);
    if (found.length < pageSize) return { items, isWhole: true };
  }
  return { items, isWhole: false };
}
