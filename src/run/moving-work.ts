/** Takes the checkout to another machine and back. What comes back is a patch that anybody could have written. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Inputs } from "../action/runner/input/inputs.ts";
import { gitEnvironment } from "../action/runner/world.ts";
import { git } from "../core/workspace/git.ts";
import type { Workspace } from "../core/workspace/workspace.ts";
import { ALLOCATION_LIMIT, requireWithin } from "../github/write/commit/apply-patch.ts";
import type { Publisher } from "../github/write/publisher.ts";
import { Fault } from "../lib/fault.ts";
import { sentences } from "../lib/text.ts";
import { BASE_REF, leftOnServer, type Moving, type ServerPlace } from "./agent/server-tools.ts";
import { madeIn, patchIn } from "./approve/keep-results.ts";
import { unpublishedOf } from "./claim/restore-work.ts";
import { unpublishedFiles } from "./memory/unpublished.ts";
import type { Run } from "./run.ts";
import { onlyReads } from "./thread/request-kind.ts";
import { stateNameOf } from "./thread/state.ts";

/** For everything that comes back: other machines are slow. What did not come back in this time stays there. */
const FETCH_MS = 300_000;

/** `left` is the work that an earlier run of the thread could not fetch, as a patch for the commit that it began with. */
type Found = Readonly<{ place: ServerPlace; left: Buffer | undefined }>;

/**
 * Finds the place on the server where this run works, and fetches what an earlier run has left there. Runs that keep
 * nothing of their thread have a place of their own. Rejects with a Fault if the server cannot be used, or if another run
 * works on the thread.
 */
export async function findPlace(run: Run, inputs: Inputs, folder: string): Promise<Found> {
  if ((await run.claimed) === "lost") throw new Fault("cancelled", "Another run works on this thread.");
  const { memory, job, world } = run;
  const isFoundAgain = memory.isKept && !onlyReads(run);
  const name = isFoundAgain ? placeName(job.repositoryUrl, stateNameOf(run.trigger).name) : world.newId();
  const place = { path: `/tmp/deckhand-work-${name}`, isFoundAgain };
  if (!isFoundAgain) return { place, left: undefined };
  const conversation = inputs["agent-server-conversation"] ? memory.id : undefined;
  const { isLost, wasCutOff, manifest } = memory;
  const isForgotten = !isLost && !wasCutOff && manifest.outcome === null; // by `reset`
  const found = await leftOnServer({ inputs, world, conversation }, place.path, async (there) => {
    if (isForgotten) return NOTHING;
    const signal = AbortSignal.any([world.signal, AbortSignal.timeout(FETCH_MS)]);
    const patch = await patchIn(there, BASE_REF, signal);
    requireWithin(patch.toString("latin1"));
    await fetchBranches(there, { workspace: job.workspace, folder, environment: gitEnvironment(world.env) }, signal);
    return patch;
  });
  if (found && "fault" in found) memory.notes.add(sentences(found.fault.message, found.fault.hint));
  return { place, left: found && "left" in found && found.left.length > 0 ? found.left : undefined };
}

const NOTHING = Buffer.alloc(0);

function placeName(repositoryUrl: string, thread: string): string {
  return createHash("sha256").update(`${repositoryUrl}\0${thread}`).digest("hex").slice(0, 24);
}

/** Has the state keep what was fetched from the server and is in the checkout now: it is in no other place any more. */
export async function keepLeft({ memory, world: { env }, leaks }: Run, publisher: Publisher): Promise<void> {
  const options = { env, leaks, before: memory.workBefore };
  memory.leaveWork(unpublishedFiles((await unpublishedOf(publisher, await publisher.capture(), options)).left));
}

type MovingContext = Readonly<{
  /** The checkout here, in which no tool works. */
  workspace: string;
  /** A folder of our own. */
  folder: string;
  environment: Readonly<Record<string, string>>;
}>;

type MovingOptions = Readonly<{ publisher: Publisher; place: ServerPlace; folder: string }>;

export function workMover({ job, world }: Run, { publisher, place, folder }: MovingOptions): Moving {
  const { workspace } = job;
  const environment = gitEnvironment(world.env);
  const here = git({ folder: workspace, environment });
  const now = async () => {
    const change = await publisher.capture();
    return { tree: change.wholeTree ?? change.tree };
  };
  return {
    place,
    async outgoing() {
      const bundle = join(folder, "outgoing.bundle");
      await here.raw(["bundle", "create", "--quiet", bundle, "HEAD", "--all"]);
      const cut = resolve(workspace, (await here.raw(["rev-parse", "--git-path", "shallow"])).trim());
      const branch = (await here.raw(["branch", "--show-current"])).trim();
      return {
        bundle: readFileSync(bundle),
        shallow: existsSync(cut) ? readFileSync(cut, "utf8") : "",
        patch: await publisher.diff(await now()),
        commit: publisher.base,
        branch: branch === "" ? undefined : branch,
        remoteUrl: `${job.repositoryUrl}.git`,
      };
    },
    async fetch(there) {
      const signal = AbortSignal.timeout(FETCH_MS);
      const path = join(folder, "incoming.patch");
      const patch = await patchIn(there, publisher.base, signal);
      writeFileSync(path, patch);
      // Git makes a tree of it without a checkout; only what our own git then says is applied here.
      const tree = patch.length === 0 ? await publisher.treeOf(publisher.base) : (await publisher.patched(path)).tree;
      const difference = await publisher.diff({ tree }, (await now()).tree);
      if (difference.length > 0) await here.raw(["apply", "--whitespace=nowarn", "-"], difference);
      await fetchBranches(there, { workspace, folder, environment }, signal);
    },
  };
}

const BUNDLE = "deckhand-branches.bundle";

/** Stashes become branches: a bundle has no older ones. */
const BRANCHES = [
  "git stash list --format=%H | { n=0; while read -r id; do n=$((n + 1)); git update-ref refs/heads/stash-$n $id; done; }",
  `{ [ -z "$(git rev-list -1 --branches --not ${BASE_REF})" ] || git bundle create -q .git/${BUNDLE} --branches --not ${BASE_REF}; }`,
].join(" && ");

/**
 * Commits that are on branches and in stashes there are then on branches here, where the publisher finds them. What the
 * work tree has, too, is no news to it.
 */
async function fetchBranches(there: Workspace, { workspace, folder, environment }: MovingContext, signal: AbortSignal) {
  const bytes = await madeIn(there, { command: BRANCHES, name: BUNDLE }, signal);
  if (bytes.length === 0) return;
  const path = join(folder, "incoming.bundle");
  writeFileSync(path, bytes);
  const options = ["--quiet", "--no-tags", "--no-write-fetch-head"];
  const here = git({ folder: workspace, environment: { ...environment, ...ALLOCATION_LIMIT }, signal });
  await here.raw(["fetch", ...options, path, "+refs/heads/*:refs/heads/agent-server/*"]);
}
