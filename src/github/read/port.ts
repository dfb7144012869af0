/** The requests of the readers to GitHub. It cannot write. */

/** Every method rejects with an error that has `status: number` if GitHub answered with an HTTP error. */
export interface ReadClient {
  /** The reply to `GET /repos/{owner}/{repo}/collaborators/{login}/permission`. */
  permission(login: string): Promise<unknown>;
  /** The reply to `GET /user`. */
  account(): Promise<unknown>;
  /** The `data` of the reply; rejects if there is none. */
  graphql(query: string, variables: Record<string, unknown>): Promise<unknown>;
  /** The reply to a GET below the repository. `path` starts with `/`, and `{names}` in it are filled. */
  get(path: string, parameters?: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** The same for a text reply, as a stream. */
  stream(path: string, parameters?: Readonly<Record<string, unknown>>): Promise<AsyncIterable<Uint8Array>>;
}

const pageSize = 100;

/**
 * The items of a list, from its first page on. `isWhole` is false if the list continues after `most` pages, or if a
 * page could not be read. If `list` is given, the items are under that name. Rejects only if the first page does.
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
