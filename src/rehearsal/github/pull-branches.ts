/** Keeps pull requests in step with the branches of the git repository. */
import { shareObjects } from "./forks.ts";
import { runGit, tipOf, tipsUnder } from "./git/objects.ts";
import type { Site } from "./site.ts";
import type { Opening, PullRequest } from "./state.ts";

/** Records a pull request and publishes its head as refs/pull/N/head. */
export function openPull(site: Site, opening: Opening): PullRequest {
  const { seed, state } = site;
  const pull = state.addPull(opening);
  if (pull.fork) shareObjects(site, pull.fork, pull.headSha);
  runGit(seed.gitDir, ["update-ref", `refs/pull/${pull.number}/head`, pull.headSha]);
  return pull;
}

/** Moves every open pull request to the present tip of its branch; a deleted branch leaves the last known one. */
export function followBranches(site: Site): void {
  const { seed, state } = site;
  const open = [...state.pulls.values()].filter((pull) => pull.state === "open");
  const tips = open.length > 0 ? tipsUnder(seed.gitDir, "refs/heads") : [];
  for (const pull of open) {
    const tip = pull.fork
      ? tipOf(pull.fork.gitDir, `refs/heads/${pull.head}`)
      : tips.find(({ ref }) => ref === `refs/heads/${pull.head}`);
    if (!tip || tip.sha === pull.headSha) continue;
    if (pull.fork) shareObjects(site, pull.fork, tip.sha);
    pull.headSha = tip.sha;
    pull.updatedAt = state.time();
    runGit(seed.gitDir, ["update-ref", `refs/pull/${pull.number}/head`, tip.sha]);
  }
}
