/** Opens a sweep, and reads what it must know of the threads that changed lately. */
import { gitHubReader } from "../../github/client.ts";
import { Repository } from "../../github/read/payload/webhook.ts";
import { recentDiscussions, type SweptDiscussion, type SweptThread } from "../../github/read/sweep/calls.ts";
import { recentThreads } from "../../github/read/sweep/recent.ts";
import { toFault } from "../../lib/fault.ts";
import type { Connection } from "../../runner/connect.ts";
import { printNotice } from "../../runner/console.ts";
import { STATE } from "../../runner/input/inputs.ts";
import type { World } from "../../runner/world.ts";
import type { Manifest } from "../../state/manifest.ts";
import { threadState } from "../../state/state-file.ts";
import { keptThreads } from "../../state/sweep.ts";
import { PENDING_REPORT, type PendingReport, readPendingReport } from "../memory/unpublished.ts";
import { statePlace } from "../report/closed-threads.ts";
import { openStore } from "../thread/state.ts";

/** `pendingReport` is what was to be told of the last run. */
export type KeptThread = Readonly<{ manifest: Manifest; pendingReport: PendingReport | undefined }>;

export type SweepContext = Readonly<{
  world: World;
  connection: Connection;
  repositoryId: number;
  client: ReturnType<typeof gitHubReader>;
  threads: readonly SweptThread[];
  discussions: readonly SweptDiscussion[];
  /** Older threads are not looked at. */
  since: Date;
  /** The maximum number of threads to tidy, and of calls to find. */
  most: number;
  /** The repository, as GitHub returns it. */
  repository: unknown;
  /** Returns the saved state of a thread, if its signature is valid. Rejects if it cannot be read. */
  keptOf(number: number): Promise<KeptThread | undefined>;
}>;

const DAYS = 3;

export async function openSweep(world: World, connection: Connection, most: number): Promise<SweepContext> {
  const { github, job, leaks, settings } = connection;
  const isKept = settings.slice(STATE)["state-store"] !== "none";
  const kept = isKept ? await keptThreads(statePlace({ job, world, settings })) : new Set<number>();
  const client = gitHubReader(connection.github, job.repository);
  const repository = await client.get("");
  const since = new Date(world.now().getTime() - DAYS * 86_400_000);
  const threads = await recentThreads(client, since);
  const discussions = await recentDiscussions(client, job.repository, since).catch((error: unknown) => {
    printNotice(`Discussions could not be checked. ${toFault(error).message}`);
    return [];
  });
  const { id: repositoryId } = Repository.parse(repository);
  const read = async (number: number): Promise<KeptThread | undefined> => {
    const found = await openStore({
      world,
      github,
      settings,
      job,
      leaks,
      name: threadState(number),
      repositoryId,
    })?.read();
    if (found?.status !== "found") return undefined;
    return { manifest: found.manifest, pendingReport: readPendingReport(found.files.get(PENDING_REPORT)) };
  };
  const known = new Map<number, Promise<KeptThread | undefined>>();
  return {
    world,
    connection,
    repositoryId,
    threads,
    discussions,
    since,
    most,
    client,
    repository,
    async keptOf(number) {
      if (!kept.has(number)) return undefined;
      const found = known.get(number) ?? read(number);
      known.set(number, found);
      return found;
    },
  };
}
