/**
 * Asks GitHub about the repositories that the input `repositories` names, and decides whether a run may work in them
 * together.
 */
import { z } from "zod";
import { GitHubFault } from "../../../github/client/github-fault.ts";
import { Fault } from "../../../lib/fault.ts";
import type { Run } from "../../run.ts";

const Reply = z
  .object({
    id: z.number(),
    full_name: z.string().regex(/^[\w.-]+\/[\w.-]+$/),
    private: z.boolean(),
    visibility: z.string().optional(),
    archived: z.boolean(),
    default_branch: z.string(),
  })
  .transform(({ full_name: name, private: isPrivate, visibility = isPrivate ? "private" : "public", ...rest }) => {
    return { ...rest, name, visibility };
  });
export type RepositoryFacts = z.infer<typeof Reply>;

/**
 * Resolves to GitHub's facts about them, in that order. Throws a "config" Fault for one in which this run cannot work.
 */
export async function findAll(run: Run, names: readonly string[]): Promise<readonly RepositoryFacts[]> {
  const [main, ...others] = await Promise.all([mainFacts(run), ...names.map((one) => factsOf(run, one))]);
  const known = new Map<number, string>();
  for (const [at, other] of others.entries()) {
    const { id, name: full, archived } = other;
    const same = known.get(id);
    requireAlike(main, other, names[at] ?? full);
    if (id === main.id) throw unfit(`\`repositories\` names ${full}, the repository of this run.`, "Take it out.");
    if (same !== undefined) throw unfit(`\`repositories\` names ${full} twice.`, "Take one of the names out.");
    if (archived) throw unfit(`The repository ${full} is archived, so nothing can be published there.`, UNARCHIVE);
    known.set(id, full);
  }
  return others;
}

/**
 * Call it right before something is published there: a run takes long, and meanwhile a repository can be moved, renamed or
 * shown to more people. Throws a "config" Fault then.
 */
export async function requireStillAlike(run: Run, name: string): Promise<void> {
  const [main, other] = await Promise.all([mainFacts(run), factsOf(run, name)]);
  requireAlike(main, other, name);
}

function requireAlike(main: RepositoryFacts, { name, visibility }: RepositoryFacts, named: string): void {
  // GitHub also answers for one that was moved or renamed, and the workflow does not name the new place.
  if (name.toLowerCase() !== named.toLowerCase())
    throw unfit(`\`repositories\` names ${named}, and GitHub answers with ${name}.`, MOVED);
  if (visibility !== main.visibility)
    throw unfit(`The repository ${name} is ${visibility}, and this one is ${main.visibility}.`, ONE_VISIBILITY);
}

const MOVED = "It was moved or renamed. To work there, write its present name in the input `repositories`.";
const UNARCHIVE = "Unarchive it, or take it out of the input `repositories`.";
const ONE_VISIBILITY =
  "A run works in repositories of one visibility only, because it could tell in one what it read in another. Take it out of the input `repositories`.";
const TOKEN =
  "Check its name in the input `repositories`. `GITHUB_TOKEN` reaches only its own repository: set `github-token` to the token of an app that is installed on all of them (docs/other-repositories.md).";

/** A "config" Fault about a repository in which this run cannot work. */
export function unfit(what: string, hint: string, cause?: unknown): Fault {
  return new Fault("config", what, { hint, cause });
}

function mainFacts(run: Run): Promise<RepositoryFacts> {
  const { owner, name } = run.job.repository;
  return factsOf(run, `${owner}/${name}`);
}

async function factsOf({ github }: Run, full: string): Promise<RepositoryFacts> {
  const [owner = "", repo = ""] = full.split("/");
  try {
    return Reply.parse((await github.request("GET /repos/{owner}/{repo}", { owner, repo })).data);
  } catch (error) {
    const isUnseen = error instanceof GitHubFault && [403, 404, 451].includes(error.status);
    throw isUnseen ? unfit(`The token cannot see the repository ${full}.`, TOKEN, error) : error;
  }
}
