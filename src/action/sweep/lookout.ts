/** A sweep at work, and what it knows of the threads that were touched of late. */
import { gitHubReader } from "../../github/client.ts";
import { Repository } from "../../github/read/payload/parts.ts";
import { type Discussion, recentDiscussions } from "../../github/read/sweep/discussion-calls.ts";
import { recentThreads, type Thread } from "../../github/read/sweep/recent.ts";
import type { Manifest } from "../../github/write/state/manifest.ts";
import { keptThreads } from "../../github/write/state/open-sweep.ts";
import { threadState } from "../../github/write/state/state-name.ts";
import { toFault } from "../../lib/fault.ts";
import type { Connection } from "../connect.ts";
import { openStore } from "../durable/recall.ts";
import { statePlace } from "../durable/sweep-beside.ts";
import { TELLING, type Telling, tellingIn } from "../durable/telling/telling.ts";
import { printNotice } from "../runner/console.ts";
import { rawInput } from "../runner/input/raw-input.ts";
import type { World } from "../world.ts";

/** `telling` is what was to be told of the last run. */
export type Kept = Readonly<{ manifest: Manifest; telling: Telling | undefined }>;

export type Lookout = Readonly<{
  world: World;
  connection: Connection;
  client: ReturnType<typeof gitHubReader>;
  threads: readonly Thread[];
  discussions: readonly Discussion[];
  /** What is older waits for nobody any more. */
  since: Date;
  /** Threads that are tidied, and calls that are looked for. */
  most: number;
  /** As GitHub tells it. */
  repository: unknown;
  /** What is kept of a thread, if that is to be believed. Rejects when it cannot be read. */
  keptOf(number: number): Promise<Kept | undefined>;
}>;

const DAYS = 3;

export async function lookout(world: World, connection: Connection, most: number): Promise<Lookout> {
  const { job, leaks } = connection;
  const isKept = rawInput(world.env, "state-store") !== "none";
  const kept = isKept ? await keptThreads(statePlace({ job, world })) : new Set<number>();
  const client = gitHubReader(connection.github, job.repository);
  const repository = await client.get("");
  const since = new Date(world.now().getTime() - DAYS * 86_400_000);
  const threads = await recentThreads(client, since);
  const discussions = await recentDiscussions(client, job.repository, since).catch((error: unknown) => {
    printNotice(`Discussions could not be looked through. ${toFault(error).message}`);
    return [];
  });
  const { id: repositoryId } = Repository.parse(repository);
  const read = async (number: number): Promise<Kept | undefined> => {
    const found = await openStore({ world, job, leaks, name: threadState(number), repositoryId })?.read();
    if (found?.status !== "found") return undefined;
    return { manifest: found.manifest, telling: tellingIn(found.files.get(TELLING)) };
  };
  const known = new Map<number, Promise<Kept | undefined>>();
  return {
    ...{ world, connection, threads, discussions, since, most, client, repository },
    async keptOf(number) {
      if (!kept.has(number)) return undefined;
      const found = known.get(number) ?? read(number);
      known.set(number, found);
      return found;
    },
  };
}
