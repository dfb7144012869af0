/** The repository with its branches, refs and commits as the REST API and webhooks write them. */
import { type Commit, readCommit } from "../git/objects.ts";
import type { Tip } from "../git/refs.ts";
import { fullName, isPublic, repositoryApi, repositoryPage, type Site } from "../site.ts";
import { userJson } from "./user.ts";

/** The first one's; the others have the numbers after it. */
export const repositoryId = 2001;

const apiPaths = {
  archive_url: "/{archive_format}{/ref}",
  assignees_url: "/assignees{/user}",
  blobs_url: "/git/blobs{/sha}",
  branches_url: "/branches{/branch}",
  collaborators_url: "/collaborators{/collaborator}",
  comments_url: "/comments{/number}",
  commits_url: "/commits{/sha}",
  compare_url: "/compare/{base}...{head}",
  contents_url: "/contents/{+path}",
  contributors_url: "/contributors",
  deployments_url: "/deployments",
  downloads_url: "/downloads",
  events_url: "/events",
  forks_url: "/forks",
  git_commits_url: "/git/commits{/sha}",
  git_refs_url: "/git/refs{/sha}",
  git_tags_url: "/git/tags{/sha}",
  hooks_url: "/hooks",
  issue_comment_url: "/issues/comments{/number}",
  issue_events_url: "/issues/events{/number}",
  issues_url: "/issues{/number}",
  keys_url: "/keys{/key_id}",
  labels_url: "/labels{/name}",
  languages_url: "/languages",
  merges_url: "/merges",
  milestones_url: "/milestones{/number}",
  notifications_url: "/notifications{?since,all,participating}",
  pulls_url: "/pulls{/number}",
  releases_url: "/releases{/id}",
  stargazers_url: "/stargazers",
  statuses_url: "/statuses/{sha}",
  subscribers_url: "/subscribers",
  subscription_url: "/subscription",
  tags_url: "/tags",
  teams_url: "/teams",
  trees_url: "/git/trees{/sha}",
};

const counts = {
  forks: 0,
  forks_count: 0,
  stargazers_count: 0,
  watchers: 0,
  watchers_count: 0,
  network_count: 0,
  subscribers_count: 0,
  size: 0,
};

const features = {
  has_issues: true,
  has_projects: true,
  has_wiki: true,
  has_pages: false,
  has_downloads: true,
  has_discussions: false,
};

export function repositoryJson(site: Site) {
  const { seed, state } = site;
  const url = repositoryApi(site);
  const page = repositoryPage(site);
  const openIssues = [...state.issues.values()].filter((issue) => issue.state === "open").length;
  return {
    id: site.id,
    node_id: `R_${site.id}`,
    name: seed.name,
    full_name: fullName(site),
    owner: userJson(site, seed.owner),
    private: !isPublic(site),
    visibility: state.visibility,
    html_url: page,
    description: null,
    fork: false,
    url,
    ...Object.fromEntries(Object.entries(apiPaths).map(([key, path]) => [key, url + path])),
    clone_url: `${page}.git`,
    git_url: `${page.replace(/^\w+:/, "git:")}.git`,
    ssh_url: `git@${new URL(page).hostname}:${fullName(site)}.git`,
    svn_url: page,
    mirror_url: null,
    homepage: null,
    language: null,
    license: null,
    topics: [],
    default_branch: seed.defaultBranch,
    created_at: state.createdAt,
    updated_at: state.createdAt,
    pushed_at: state.createdAt,
    archived: state.isArchived,
    disabled: false,
    allow_forking: true,
    is_template: false,
    web_commit_signoff_required: false,
    open_issues: openIssues,
    open_issues_count: openIssues,
    ...counts,
    ...features,
  };
}

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
