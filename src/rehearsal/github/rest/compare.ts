/** REST: how far two commits are apart, each named by its id or by a branch. */
import { compare, readCommit, runGit, tipOf } from "../git/objects.ts";
import { changedFiles } from "../git/patches.ts";
import { commitJson } from "../json/branch.ts";
import { fileJson } from "../json/file.ts";
import { repositoryApi, repositoryPage } from "../site.ts";
import { type Call, demand, page, param } from "./call.ts";
import { notFound, type Reply } from "./reply.ts";

/** Commits come in pages, oldest first; the files of the difference with the first page, at most 300. */
export function compareCommits(call: Call): Reply {
  demand(call, "read", "contents");
  const { site } = call;
  const { gitDir } = site.seed;
  const basehead = param(call, "basehead");
  const [base, head] = basehead.split("...").map((name) => resolve(gitDir, name));
  if (!base || !head) throw notFound();
  const parted = partingOf(gitDir, base, head);
  if (!parted) throw notFound(`No common ancestor between ${basehead.replace("...", " and ")}.`);
  const [ahead, behind] = [compare(gitDir, base, head).commits, compare(gitDir, head, base).commits];
  const list = runGit(gitDir, ["rev-list", "--reverse", `${base}..${head}`])
    .split("\n")
    .filter(Boolean);
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

/** Where both have come from; git fails where there is no such commit. */
function partingOf(gitDir: string, base: string, head: string): string | undefined {
  try {
    return runGit(gitDir, ["merge-base", base, head]).trim();
  } catch {
    return undefined;
  }
}

function statusOf(ahead: number, behind: number): string {
  if (ahead > 0) return behind > 0 ? "diverged" : "ahead";
  return behind > 0 ? "behind" : "identical";
}

function resolve(gitDir: string, name: string): string | undefined {
  if (!/^[0-9a-f]{40}$/.test(name)) return tipOf(gitDir, `refs/heads/${name}`)?.sha;
  return runGit(gitDir, ["cat-file", "--batch-check"], { input: `${name}\n` }).includes(" commit ") ? name : undefined;
}
