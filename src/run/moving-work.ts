/** Takes the checkout to another machine and back. The returned patch could have been written by anybody. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Git } from "../core/workspace/git/settings.ts";
import { git } from "../core/workspace/git.ts";
import { untrustedText } from "../core/workspace/untrusted-files.ts";
import type { Workspace } from "../core/workspace/workspace.ts";
import { ALLOCATION_LIMIT, diffPieces, requireWithin, touchedPaths } from "../git/commit/apply-patch.ts";
import type { Publisher } from "../git/publisher.ts";
import { Fault } from "../lib/fault.ts";
import { REMOTE_WORK } from "../lib/runner-paths.ts";
import { sentences } from "../lib/text.ts";
import { prompt } from "../prompts.ts";
import type { Inputs } from "../runner/input/inputs.ts";
import { gitEnvironment } from "../runner/world.ts";
import type { OtherActions } from "../sandbox/action-folder.ts";
import { BASE_REF, leftOnServer, type Moving, type ServerPlace } from "./agent/server-tools.ts";
import { madeIn, patchIn } from "./approve/keep-results.ts";
import { firstPaths, unpublishedOf } from "./claim/restore-work.ts";
import { loadedHere } from "./loaded-here.ts";
import { unpublishedFiles } from "./memory/unpublished.ts";
import type { Run } from "./run.ts";
import { onlyReads } from "./thread/request-kind.ts";
import { stateNameOf } from "./thread/state.ts";

/** For everything that comes back: other machines are slow. Work that did not come back in this time stays there. */
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
  const place = { path: `${REMOTE_WORK}${name}`, isFoundAgain };
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
export async function keepLeft({ memory, settings, leaks }: Run, publisher: Publisher): Promise<void> {
  const options = { settings, leaks, before: memory.workBefore };
  memory.leaveWork(unpublishedFiles((await unpublishedOf(publisher, await publisher.capture(), options)).left));
}

type MovingContext = Readonly<{
  /** The checkout here, in which no tool works. */
  workspace: string;
  /** A folder of our own. */
  folder: string;
  environment: Readonly<Record<string, string>>;
}>;

/** `outputs`: the folder of the conversation for files that the agent can read. */
export type MovingOptions = Readonly<{
  publisher: Publisher;
  place: ServerPlace;
  folder: string;
  outputs: string;
  otherActions: OtherActions;
}>;

export function workMover(run: Run, options: MovingOptions): Moving {
  const { publisher, place, folder, outputs, otherActions } = options;
  const { job, world, memory } = run;
  const isLoaded = loadedHere(run, otherActions);
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
        shallow: untrustedText(dirname(cut), basename(cut), MOST_CUTS) ?? "",
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
      const { rest, closed, files } = await apart(difference, { git: here, file: path, isLoaded });
      if (closed.length > 0) {
        writeFileSync(join(outputs, NOT_FETCHED), closed);
        memory.notes.add(prompt("work-not-fetched", { files: firstPaths(files), name: NOT_FETCHED }));
      }
      if (rest.length > 0) await here.raw(["apply", "--whitespace=nowarn", "-"], rest);
      await fetchBranches(there, { workspace, folder, environment }, signal);
    },
  };
}

const NOT_FETCHED = "not-fetched.patch";

type Apart = Readonly<{ git: Git; file: string; isLoaded: ReturnType<typeof loadedHere> }>;

/** A difference without what would write where this run is loaded from, and that on its own. `file` is overwritten. */
async function apart(difference: Buffer, { git, file, isLoaded }: Apart) {
  if (!isLoaded) return { rest: difference, closed: Buffer.alloc(0), files: [] };
  const [rest, closed, files]: [Buffer[], Buffer[], string[]] = [[], [], []];
  for (const text of diffPieces(difference.toString("latin1"))) {
    const piece = Buffer.from(text, "latin1");
    writeFileSync(file, piece);
    const loaded = (await touchedPaths(git, file)).filter(isLoaded);
    files.push(...loaded);
    (loaded.length > 0 ? closed : rest).push(piece);
  }
  return { rest: Buffer.concat(rest), closed: Buffer.concat(closed), files };
}

/** In bytes, one commit a line. */
const MOST_CUTS = 16 * 1024 * 1024;

const BUNDLE = "deckhand-branches.bundle";

/** Stashes become branches: a bundle has no older ones. */
const BRANCHES = [
  "git stash list --format=%H | { n=0; while read -r id; do n=$((n + 1)); git update-ref refs/heads/stash-$n $id; done; }",
  `{ [ -z "$(git rev-list -1 --branches --not ${BASE_REF})" ] || git bundle create -q .git/${BUNDLE} --branches --not ${BASE_REF}; }`,
].join(" && ");

/**
 * Commits that are on branches and in stashes there are then on branches here, where the publisher finds them. A change
 * that the work tree has too is not reported.
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
