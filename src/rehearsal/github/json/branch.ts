/** Branches, refs and commits as the REST API writes them. */
import { type Commit, readCommit, type Tip } from "../git/objects.ts";
import { repositoryApi, repositoryPage, type Site } from "../site.ts";

export function branchJson(site: Site, name: string, sha: string) {
  const url = repositoryApi(site, `/branches/${name}`);
  return {
    name,
    commit: commitJson(site, readCommit(site.seed.gitDir, sha)),
    _links: { self: url, html: repositoryPage(site, `/tree/${name}`) },
    protected: false,
    protection: { enabled: false, required_status_checks: { enforcement_level: "off", contexts: [], checks: [] } },
    protection_url: `${url}/protection`,
  };
}

export function refJson(site: Site, { ref, sha, type }: Tip) {
  return {
    ref,
    node_id: `REF_${Buffer.from(ref).toString("base64url")}`,
    url: repositoryApi(site, `/git/${ref}`),
    object: { sha, type, url: repositoryApi(site, `/git/${type}s/${sha}`) },
  };
}

/** A commit as the git database has it. */
export function gitCommitJson(site: Site, { sha, tree, parents, author, committer, message }: Commit) {
  const url = repositoryApi(site, `/git/commits/${sha}`);
  return {
    sha,
    node_id: `C_${sha}`,
    url,
    html_url: repositoryPage(site, `/commit/${sha}`),
    author,
    committer,
    message,
    tree: { sha: tree, url: repositoryApi(site, `/git/trees/${tree}`) },
    parents: parents.map((parent) => ({
      sha: parent,
      url: repositoryApi(site, `/git/commits/${parent}`),
      html_url: repositoryPage(site, `/commit/${parent}`),
    })),
    verification: verificationOf(site, sha),
  };
}

function verificationOf({ state }: Site, sha: string) {
  if (!state.signed.has(sha)) {
    return { verified: false, reason: "unsigned", signature: null, payload: null, verified_at: null };
  }
  const signature = "-----BEGIN PGP SIGNATURE-----\n\nrehearsed\n-----END PGP SIGNATURE-----\n";
  return { verified: true, reason: "valid", signature, payload: `tree of ${sha}`, verified_at: state.time() };
}

export function commitJson(site: Site, { sha, tree, parents, author, committer, message }: Commit) {
  const url = repositoryApi(site, `/commits/${sha}`);
  return {
    sha,
    node_id: `C_${sha}`,
    url,
    html_url: repositoryPage(site, `/commit/${sha}`),
    comments_url: `${url}/comments`,
    commit: {
      url: repositoryApi(site, `/git/commits/${sha}`),
      author,
      committer,
      message,
      tree: { sha: tree, url: repositoryApi(site, `/git/trees/${tree}`) },
      comment_count: 0,
      verification: verificationOf(site, sha),
    },
    author: null,
    committer: null,
    parents: parents.map((parent) => ({
      sha: parent,
      url: repositoryApi(site, `/commits/${parent}`),
      html_url: repositoryPage(site, `/commit/${parent}`),
    })),
  };
}
