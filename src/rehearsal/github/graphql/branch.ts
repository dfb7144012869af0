/** The part of GitHub's GraphQL schema that reads a branch: its last commits, with their checks and their pull requests. */
import { z } from "zod";
import { runGit } from "../git/objects.ts";
import { tipOf } from "../git/refs.ts";
import type { Site } from "../site.ts";
import type { PullRequest } from "../state.ts";
import type { Arguments, Node } from "./execute.ts";

const RefArguments = z.object({ qualifiedName: z.string() });
const First = z.object({ first: z.number().max(100) });

/** Null for a branch that is not there. */
export function refNode(site: Site, given: Arguments): Node | null {
  const { qualifiedName } = RefArguments.parse(given);
  const tip = tipOf(site.seed.gitDir, qualifiedName);
  if (!tip) return null;
  const { requiredChecks, ruledChecks } = site.state;
  return {
    __typename: "Ref",
    refUpdateRule:
      requiredChecks.length === 0
        ? null
        : { __typename: "RefUpdateRule", requiredStatusCheckContexts: [...requiredChecks] },
    rules: () => connection("RepositoryRule", ruledChecks, ruleNode),
    target: {
      __typename: "Commit",
      history: (asked: Arguments) => {
        const { first } = First.parse(asked);
        const log = runGit(site.seed.gitDir, ["rev-list", `--max-count=${first}`, tip.sha])
          .split("\n")
          .filter(Boolean);
        return connection("CommitHistory", log, (sha) => commitNode(site, sha));
      },
    },
  };
}

/** A rule of a ruleset, that one check is required. */
function ruleNode(context: string): Node {
  const check = { __typename: "StatusCheckConfiguration", context };
  return {
    __typename: "RepositoryRule",
    parameters: { __typename: "RequiredStatusChecksParameters", requiredStatusChecks: [check] },
  };
}

function commitNode(site: Site, sha: string): Node {
  const pulls = [...site.state.pulls.values()].filter(
    ({ merged, headSha }) => merged?.commit === sha || headSha === sha,
  );
  return {
    __typename: "Commit",
    ...checksOf(site, sha),
    associatedPullRequests: (given: Arguments) => {
      const { first } = First.parse(given);
      return connection("PullRequest", pulls.slice(0, first), (pull) => pullNode(site, pull));
    },
  };
}

function pullNode(site: Site, { headSha }: PullRequest): Node {
  const commit = { __typename: "PullRequestCommit", commit: { __typename: "Commit", ...checksOf(site, headSha) } };
  return { __typename: "PullRequest", commits: () => connection("PullRequestCommit", [commit], (one) => one) };
}

/** Each job of a run is a check of its commit. */
function checksOf(site: Site, sha: string): Readonly<Record<string, unknown>> {
  const { runs, statuses } = site.state.records;
  const jobs = runs.filter((run) => run.sha === sha).flatMap((run) => run.jobs);
  const contexts = [
    ...jobs.map(({ name }) => ({ __typename: "CheckRun", name })),
    ...statuses.filter((one) => one.sha === sha).map(({ context }) => ({ __typename: "StatusContext", context })),
  ];
  const all = () => connection("StatusCheckRollupContext", contexts, (one) => one);
  return { statusCheckRollup: contexts.length === 0 ? null : { __typename: "StatusCheckRollup", contexts: all } };
}

function connection<Item>(type: string, items: readonly Item[], node: (item: Item) => Node): Node {
  return { __typename: `${type}Connection`, nodes: items.map(node) };
}
