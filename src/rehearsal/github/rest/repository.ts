/** REST: the repository, its branches, commits and releases. */
import { changedFiles, isCommit, partingOf, readCommit, runGit } from "../git/objects.ts";
import { tipOf } from "../git/refs.ts";
import { fileJson } from "../json/pull.ts";
import { branchJson, commitJson, repositoryJson } from "../json/repository.ts";
import { userJson } from "../json/user.ts";
import { repositoryApi, repositoryPage } from "../site.ts";
import { demand, notFound, page, param, type RestCall, type RestReply } from "./call.ts";

export function getRepository({ site, caller }: RestCall): RestReply {
  const push = caller.permissions.contents === "write";
  const permissions = { admin: false, maintain: false, push, triage: false, pull: true };
  return { status: 200, body: { ...repositoryJson(site), permissions } };
}

export function getBranch(call: RestCall): RestReply {
  demand(call, "read", "contents");
  const name = param(call, "branch");
  const tip = tipOf(call.site.seed.gitDir, `refs/heads/${name}`);
  const now = call.site.state.renamed.get(name);
  if (!tip && now !== undefined) return movedTo(repositoryApi(call.site, `/branches/${encodeURIComponent(now)}`));
  if (!tip) throw notFound("Branch not found");
  return { status: 200, body: branchJson(call.site, name, tip.sha) };
}

/** As GitHub answers for what has another address now. */
export function movedTo(url: string): RestReply {
  const body = { message: "Moved Permanently", url, documentation_url: "https://docs.github.com/rest" };
  return { status: 301, body, headers: { location: url } };
}

/** Regular files only. */
export function getContents(call: RestCall): RestReply {
  demand(call, "read", "contents");
  const { site, query } = call;
  const [ref, path] = [query.get("ref") ?? site.seed.defaultBranch, param(call, "path")];
  const row = runGit(site.seed.gitDir, ["ls-tree", "-z", ref, "--", path]).split("\0")[0] ?? "";
  const [, sha] = /^100\d+ blob (\w+)\t/.exec(row) ?? [];
  if (sha === undefined) throw notFound();
  const content = Buffer.from(runGit(site.seed.gitDir, ["cat-file", "blob", sha])).toString("base64");
  const url = repositoryApi(site, `/contents/${path}?ref=${ref}`);
  const git = repositoryApi(site, `/git/blobs/${sha}`);
  const html = repositoryPage(site, `/blob/${ref}/${path}`);
  return {
    status: 200,
    body: {
      type: "file",
      encoding: "base64",
      content,
      size: Buffer.from(content, "base64").length,
      name: path.split("/").at(-1) ?? path,
      path,
      sha,
      url,
      git_url: git,
      html_url: html,
      download_url: html.replace("/blob/", "/raw/"),
      _links: { self: url, git, html },
    },
  };
}

/** Lists the commits of a branch, newest first. */
export function listCommits(call: RestCall): RestReply {
  demand(call, "read", "contents");
  const { site, query } = call;
  const path = query.get("path");
  const since = query.get("since");
  const range = [...(since === null ? [] : [`--since=${since}`]), query.get("sha") ?? site.seed.defaultBranch];
  const found = runGit(site.seed.gitDir, ["rev-list", ...range, ...(path === null ? [] : ["--", path])]);
  return page(call, found.split("\n").filter(Boolean), (sha) => commitJson(site, readCommit(site.seed.gitDir, sha)));
}

/** Newest first. */
export function listReleases(call: RestCall): RestReply {
  demand(call, "read", "contents");
  const { site } = call;
  return page(call, site.state.records.releases.toReversed(), ({ tag, body, draft }) => {
    const url = repositoryApi(site, `/releases/${tag}`);
    return {
      ...{
        url,
        assets_url: `${url}/assets`,
        upload_url: `${url}/upload`,
        html_url: repositoryPage(site, `/releases/${tag}`),
      },
      ...{
        tarball_url: null,
        zipball_url: null,
        id: 7701,
        node_id: "RE_7701",
        tag_name: tag,
        target_commitish: "main",
      },
      ...{ name: tag, body, draft, prerelease: false, created_at: site.state.createdAt },
      ...{ published_at: draft ? null : site.state.createdAt, author: userJson(site, site.seed.owner), assets: [] },
    };
  });
}

/** Commits come in pages, oldest first; the files of the difference with the first page, at most 300. */
export function compareCommits(call: RestCall): RestReply {
  demand(call, "read", "contents");
  const { site } = call;
  const { gitDir } = site.seed;
  const basehead = param(call, "basehead");
  const [base, head] = basehead.split("...").map((name) => resolve(gitDir, name));
  if (!base || !head) throw notFound();
  const parted = partingOf(gitDir, base, head);
  if (!parted) throw notFound(`No common ancestor between ${basehead.replace("...", " and ")}.`);
  const list = runGit(gitDir, ["rev-list", "--reverse", `${base}..${head}`])
    .split("\n")
    .filter(Boolean);
  const [ahead, behind] = [list.length, Number(runGit(gitDir, ["rev-list", "--count", `${head}..${base}`]))];
  const shown = page(call, list, (sha) => commitJson(site, readCommit(gitDir, sha)));
  const url = repositoryApi(site, `/compare/${basehead}`);
  const html = repositoryPage(site, `/compare/${basehead}`);
  const addresses = { url, html_url: html, permalink_url: html, diff_url: `${html}.diff`, patch_url: `${html}.patch` };
  const figures = { ahead_by: ahead, behind_by: behind, total_commits: ahead, status: statusOf(ahead, behind) };
  const ends = {
    base_commit: commitJson(site, readCommit(gitDir, base)),
    merge_base_commit: commitJson(site, readCommit(gitDir, parted)),
  };
  const isFirst = Number(call.query.get("page") ?? 1) === 1;
  const files = isFirst ? changedFiles(gitDir, base, head).slice(0, MOST_FILES) : [];
  const told = files.map((file) => fileJson(site, { headSha: head }, file));
  return { ...shown, body: { ...addresses, ...ends, ...figures, commits: shown.body, files: told } };
}

const MOST_FILES = 300;

function statusOf(ahead: number, behind: number): string {
  if (ahead > 0) return behind > 0 ? "diverged" : "ahead";
  return behind > 0 ? "behind" : "identical";
}

function resolve(gitDir: string, name: string): string | undefined {
  if (!/^[0-9a-f]{40}$/.test(name)) return tipOf(gitDir, `refs/heads/${name}`)?.sha;
  return isCommit(gitDir, name) ? name : undefined;
}
