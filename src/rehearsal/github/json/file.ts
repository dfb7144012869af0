/** A changed file as the REST API writes it. */
import type { FileChange } from "../git/patches.ts";
import { repositoryApi, repositoryPage, type Site } from "../site.ts";

/** `headSha` is the commit in which it is so. */
export function fileJson(site: Site, { headSha }: Readonly<{ headSha: string }>, file: FileChange) {
  const { path, previousPath, status, additions, deletions, sha, patch } = file;
  return {
    ...{ sha, filename: path, status, additions, deletions, changes: additions + deletions },
    blob_url: repositoryPage(site, `/blob/${headSha}/${path}`),
    raw_url: repositoryPage(site, `/raw/${headSha}/${path}`),
    contents_url: repositoryApi(site, `/contents/${path}?ref=${headSha}`),
    ...(patch !== undefined && { patch }),
    ...(previousPath !== undefined && { previous_filename: previousPath }),
  };
}
