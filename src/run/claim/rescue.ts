/** Saves the conversation and the work of a run that was killed. The post step calls it. */
import { z } from "zod";
import type { Connection } from "../../action/runner/connect.ts";
import { saveOpenTurn } from "../../action/runner/file-commands.ts";
import { gitEnvironment, type World } from "../../action/runner/world.ts";
import { reopenPublisher } from "../../github/write/publisher.ts";
import { Lease } from "../../github/write/state/manifest.ts";
import type { Contents } from "../../github/write/state/read-state.ts";
import { canonicalJson } from "../../lib/json.ts";
import { conversationFiles, sameFiles } from "../memory/conversation-files.ts";
import { PENDING_REPORT, unpublishedFiles } from "../memory/unpublished.ts";
import type { Run } from "../run.ts";
import { openStore, stateNameOf } from "../thread/state.ts";
import { unpublishedOf } from "./restore-work.ts";

/**
 * `folder` is the conversation's. `work.base` is the commit that the workspace began with, and `work.folder` is the
 * publisher's folder.
 */
const OpenTurn = z
  .object({
    name: z.object({ name: z.string(), ref: z.string(), branch: z.string() }).readonly(),
    repositoryId: z.number(),
    folder: z.string(),
    lease: Lease,
    work: z.object({ folder: z.string(), base: z.string() }).readonly().optional(),
  })
  .readonly();
type OpenTurn = z.infer<typeof OpenTurn>;

/** Saves what `rescue` needs if this process is killed. `work` is given once the workspace is ready for the agent. */
export function leaveTrace({ memory, trigger, world }: Run, folder: string, work?: OpenTurn["work"]): void {
  const { lease } = memory.manifest;
  if (!memory.isKept || !lease) return;
  const { repositoryId } = trigger;
  saveOpenTurn(world.env, { name: stateNameOf(trigger), repositoryId, folder, lease, work } satisfies OpenTurn);
}

/** Releases the thread. Does nothing if another run has the lease now. `isStill`: no tool can write any more. */
export async function rescue(world: World, connection: Connection, saved: string, isStill: boolean): Promise<void> {
  const { job, leaks } = connection;
  const { name, repositoryId, folder, lease, work } = OpenTurn.parse(JSON.parse(saved));
  const store = openStore({ world, job, leaks, name, repositoryId });
  const found = await store?.read();
  if (!store || found?.status !== "found") return;
  if (canonicalJson(found.manifest.lease) !== canonicalJson(lease)) return;
  const over = { ...lease, until: world.now().toISOString() };
  const kept = sameFiles(new Map([...found.files].filter(([path]) => path.startsWith("work/"))));
  // If a report is pending, the work of the run is already published or saved.
  const isOpen = work && isStill && !found.files.has(PENDING_REPORT);
  const left = isOpen ? await workIn(world, connection, { ...work, before: found.files }).catch(() => kept) : kept;
  await store.write({ manifest: { ...found.manifest, lease: over }, files: [...conversationFiles(folder), ...left] });
}

/** Everything that differs from the initial state of the workspace, which included restored work of earlier runs. */
async function workIn(
  { env, now }: World,
  { job, leaks }: Connection,
  { folder, base, before }: NonNullable<OpenTurn["work"]> & Readonly<{ before: Contents }>,
) {
  const remoteUrl = `${job.repositoryUrl}.git`; // nothing is pushed there
  const environment = gitEnvironment(env);
  const publisher = reopenPublisher({ folder, base, workspace: job.workspace, remoteUrl, token: "", environment, now });
  return unpublishedFiles((await unpublishedOf(publisher, await publisher.capture(), { env, leaks, before })).left);
}
