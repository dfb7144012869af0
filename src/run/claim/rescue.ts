/** Keeps the conversation and the work of a run that was killed. The post step calls it. */
import { z } from "zod";
import type { Connection } from "../../action/runner/connect.ts";
import { saveOpenTurn } from "../../action/runner/file-commands.ts";
import { gitEnvironment, type World } from "../../action/runner/world.ts";
import { reopenPublisher } from "../../github/write/publisher.ts";
import { Lease } from "../../github/write/state/manifest.ts";
import type { Contents } from "../../github/write/state/read-state.ts";
import { canonicalJson } from "../../lib/canonical-json.ts";
import { conversationFiles, sameFiles } from "../memory/conversation-files.ts";
import { PENDING_REPORT, unpublishedFiles } from "../memory/unpublished.ts";
import type { Run } from "../run.ts";
import { openStore, stateNameOf } from "../thread/state.ts";
import { unpublishedOf } from "./restore-work.ts";

/** `folder` is the conversation's. `work`: what the workspace held at first, and the folder of who can tell what it holds now. */
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

/** Leaves what `rescue` needs, should we be killed; with `work` when the workspace is as the agent will find it. */
export function leaveTrace({ memory, trigger, world }: Run, folder: string, work?: OpenTurn["work"]): void {
  const { lease } = memory.manifest;
  if (!memory.isKept || !lease) return;
  const { repositoryId } = trigger;
  saveOpenTurn(world.env, { name: stateNameOf(trigger), repositoryId, folder, lease, work } satisfies OpenTurn);
}

/** The thread is free then; nothing is touched that another run has by now. `isStill`: no tool can write any more. */
export async function rescue(world: World, connection: Connection, saved: string, isStill: boolean): Promise<void> {
  const { job, leaks } = connection;
  const { name, repositoryId, folder, lease, work } = OpenTurn.parse(JSON.parse(saved));
  const store = openStore({ world, job, leaks, name, repositoryId });
  const found = await store?.read();
  if (!store || found?.status !== "found") return;
  if (canonicalJson(found.manifest.lease) !== canonicalJson(lease)) return;
  const over = { ...lease, until: world.now().toISOString() };
  const kept = sameFiles(new Map([...found.files].filter(([path]) => path.startsWith("work/"))));
  // Once it can be told what a run came to, its work is where it belongs.
  const isOpen = work && isStill && !found.files.has(PENDING_REPORT);
  const left = isOpen ? await workIn(world, connection, { ...work, before: found.files }).catch(() => kept) : kept;
  await store.write({ manifest: { ...found.manifest, lease: over }, files: [...conversationFiles(folder), ...left] });
}

/** All that differs from what was there at first; work of earlier runs had been put back by then. */
async function workIn(
  { env, now }: World,
  { job, leaks }: Connection,
  { folder, base, before }: NonNullable<OpenTurn["work"]> & Readonly<{ before: Contents }>,
) {
  const remoteUrl = `${job.repositoryUrl}.git`; // nothing is sent there
  const environment = gitEnvironment(env);
  const publisher = reopenPublisher({ folder, base, workspace: job.workspace, remoteUrl, token: "", environment, now });
  return unpublishedFiles((await unpublishedOf(publisher, await publisher.capture(), { env, leaks, before })).left);
}
