/** Saves the conversation and the work of a run that was killed. The post step calls it. */
import { join } from "node:path";
import { z } from "zod";
import type { Connection } from "../../action/runner/connect.ts";
import { printNotice } from "../../action/runner/console.ts";
import { saveOpenLease } from "../../action/runner/file-commands.ts";
import { gitEnvironment, type World } from "../../action/runner/world.ts";
import { reopenPublisher } from "../../github/write/publisher.ts";
import { Lease } from "../../github/write/state/manifest.ts";
import type { StateContents, StateFile } from "../../github/write/state/state-file.ts";
import { toFault } from "../../lib/fault.ts";
import { canonicalJson } from "../../lib/json.ts";
import { conversationFiles, sameFiles } from "../memory/conversation-files.ts";
import { asOther, isOfOther, ofOther, PENDING_REPORT, unpublishedFiles } from "../memory/unpublished.ts";
import type { Run } from "../run.ts";
import { openStore, stateNameOf } from "../thread/state.ts";
import { unpublishedOf } from "./restore-work.ts";

/** The same of another repository: its id, and its folder in the workspace. */
const OtherWork = z.object({ id: z.int(), path: z.string(), folder: z.string(), base: z.string() }).readonly();

/**
 * A lease that its run has not released yet. `folder` is the conversation's. `work.base` is the commit that the workspace began with, and `work.folder` is the
 * publisher's folder.
 */
const OpenLease = z
  .object({
    name: z.object({ name: z.string(), ref: z.string(), branch: z.string() }).readonly(),
    repositoryId: z.number(),
    folder: z.string(),
    lease: Lease,
    work: z
      .object({ folder: z.string(), base: z.string(), others: z.array(OtherWork).readonly().optional() })
      .readonly()
      .optional(),
  })
  .readonly();
type OpenLease = z.infer<typeof OpenLease>;

/** Saves what `rescue` needs if this process is killed. `work` is given once the workspace is ready for the agent. */
export function leaveTrace({ memory, trigger, world }: Run, folder: string, work?: OpenLease["work"]): void {
  const { lease } = memory.manifest;
  if (!memory.isKept || !lease) return;
  const { repositoryId } = trigger;
  saveOpenLease(world.env, { name: stateNameOf(trigger), repositoryId, folder, lease, work } satisfies OpenLease);
}

/** Releases the thread. Does nothing if another run has the lease now. `isStill`: no tool can write any more. */
export async function rescue(world: World, connection: Connection, saved: string, isStill: boolean): Promise<void> {
  const { job, leaks } = connection;
  const { name, repositoryId, folder, lease, work } = OpenLease.parse(JSON.parse(saved));
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
async function workIn(world: World, connection: Connection, { others, ...main }: FoundWork): Promise<StateFile[]> {
  const { before } = main;
  const kept = sameFiles(new Map([...before].filter(([path]) => isOfOther(path))));
  if (others === undefined || others.length === 0) return [...(await filesOf(world, connection, main)), ...kept];
  const { OTHERS, requireOwnFolder } = await import("./others-folder.ts");
  const files = await filesOf(world, connection, { ...main, apart: OTHERS });
  for (const { id, path, ...place } of others) {
    try {
      requireOwnFolder(connection.job.workspace, path);
      const own = { ...place, workspace: join(connection.job.workspace, path), before: ofOther(before, id) };
      files.push(...(await filesOf(world, connection, own)).map((file) => asOther(file, id)));
    } catch (error) {
      printNotice(`The changes in ${path} could not be saved. ${toFault(error).message}`);
      files.push(...kept.filter((file) => isOfOther(file.path, id)));
    }
  }
  return [...files, ...kept.filter(({ path }) => !others.some(({ id }) => isOfOther(path, id)))];
}

type FoundWork = NonNullable<OpenLease["work"]> & Readonly<{ before: StateContents }>;
type WorkPlace = Omit<FoundWork, "others"> & Readonly<{ workspace?: string; apart?: string }>;

async function filesOf({ env, now }: World, { job, leaks }: Connection, place: WorkPlace): Promise<StateFile[]> {
  const { folder, base, before, workspace = job.workspace, apart } = place;
  const remoteUrl = `${job.repositoryUrl}.git`; // nothing is pushed there
  const environment = gitEnvironment(env);
  const publisher = reopenPublisher({ folder, base, workspace, remoteUrl, token: "", environment, now });
  const change = await publisher.capture(apart);
  return unpublishedFiles((await unpublishedOf(publisher, change, { env, leaks, before })).left);
}
