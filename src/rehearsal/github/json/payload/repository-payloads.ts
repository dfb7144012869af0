/** The webhooks that GitHub sends for what happens to the repository as a whole. */
import { readCommit, runGit } from "../../git/objects.ts";
import { repositoryApi, repositoryPage, type Site } from "../../site.ts";
import { repositoryJson } from "../repository.ts";
import { userJson } from "../user.ts";

type Payload = Record<string, unknown>;

/** By whom the branch was moved, from which commit to which. */
export type Push = Readonly<{ sender: string; branch: string; before: string; after: string }>;

export function pushPayload(site: Site, { sender, branch, before, after }: Push): Payload {
  const range = `${before.slice(0, 12)}...${after.slice(0, 12)}`;
  const ids = runGit(site.seed.gitDir, ["rev-list", "--reverse", `${before}..${after}`]).split("\n");
  const commits = ids.filter(Boolean).map((id) => commitJson(site, id));
  return {
    ref: `refs/heads/${branch}`,
    before,
    after,
    created: false,
    deleted: false,
    forced: false,
    base_ref: null,
    compare: repositoryPage(site, `/compare/${range}`),
    commits,
    head_commit: commits.at(-1) ?? null,
    pusher: { name: sender, email: `${sender}@users.noreply.github.com` },
    ...about(site, sender),
  };
}

function commitJson(site: Site, id: string): Payload {
  const { tree, message, author, committer } = readCommit(site.seed.gitDir, id);
  const names = runGit(site.seed.gitDir, ["show", "--format=", "--name-status", "--no-renames", id]).split("\n");
  const named = (status: string) => names.flatMap((line) => (line.startsWith(`${status}\t`) ? [line.slice(2)] : []));
  return {
    id,
    tree_id: tree,
    distinct: true,
    message: message.trimEnd(),
    timestamp: committer.date,
    url: repositoryPage(site, `/commit/${id}`),
    author,
    committer,
    added: named("A"),
    removed: named("D"),
    modified: named("M"),
  };
}

/** `action` is the type that the caller gave the event. */
export function repositoryDispatchPayload(
  site: Site,
  { sender, action, given }: Readonly<{ sender: string; action: string; given: Payload }>,
): Payload {
  const { defaultBranch: branch } = site.seed;
  const installation = { id: 61, node_id: "MDIzOkludGVncmF0aW9uSW5zdGFsbGF0aW9uNjE=" };
  return { action, branch, client_payload: given, ...about(site, sender), installation };
}

export function milestonePayload(site: Site, sender: string, title: string): Payload {
  const now = site.state.time();
  const path = "/milestones/1";
  return {
    action: "created",
    milestone: {
      id: 81,
      node_id: "MI_81",
      number: 1,
      title,
      description: null,
      creator: userJson(site, sender),
      state: "open",
      open_issues: 0,
      closed_issues: 0,
      due_on: null,
      closed_at: null,
      created_at: now,
      updated_at: now,
      url: repositoryApi(site, path),
      html_url: repositoryPage(site, "/milestone/1"),
      labels_url: repositoryApi(site, `${path}/labels`),
    },
    ...about(site, sender),
  };
}

function about(site: Site, sender: string): Payload {
  return { repository: repositoryJson(site), sender: userJson(site, sender) };
}
