/** A sweep at work, and what it knows of the threads that were touched of late. */
import { gitHubReader } from "../../github/client.ts";
import { Repository } from "../../github/read/payload/parts.ts";
import type { Thread } from "../../github/read/sweep/recent.ts";
import type { Manifest } from "../../github/write/state/manifest.ts";
import { keptThreads } from "../../github/write/state/open-sweep.ts";
import { threadState } from "../../github/write/state/state-name.ts";
import type { Connection } from "../answer.ts";
import { openStore } from "../durable/recall.ts";
import { statePlace } from "../durable/sweep-beside.ts";
import { rawInput } from "../runner/raw-input.ts";
import type { World } from "../world.ts";

export type Lookout = Readonly<{
  world: World;
  connection: Connection;
  client: ReturnType<typeof gitHubReader>;
  threads: readonly Thread[];
  /** As GitHub tells it. */
  repository: unknown;
  /** What is kept of a thread, if that is to be believed. Rejects when it cannot be read. */
  manifestOf(number: number): Promise<Manifest | undefined>;
}>;

export async function lookout(world: World, connection: Connection, threads: readonly Thread[]): Promise<Lookout> {
  const { job, leaks } = connection;
  const isKept = rawInput(world.env, "state-store") !== "none";
  const kept = isKept ? await keptThreads(statePlace({ job, world })) : new Set<number>();
  const client = gitHubReader(connection.github, job.repository);
  const repository = await client.get("");
  const { id: repositoryId } = Repository.parse(repository);
  const read = async (number: number) => {
    const found = await openStore({ world, job, leaks, name: threadState(number), repositoryId })?.read();
    return found?.status === "found" ? found.manifest : undefined;
  };
  const known = new Map<number, Promise<Manifest | undefined>>();
  return {
    ...{ world, connection, threads, client, repository },
    async manifestOf(number) {
      if (!kept.has(number)) return undefined;
      const manifest = known.get(number) ?? read(number);
      known.set(number, manifest);
      return manifest;
    },
  };
}
