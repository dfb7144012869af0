/** What the step after the action does for a run that was killed: its conversation and its work, as they were left, are kept. */
import { z } from "zod";
import { reopenPublisher } from "../../github/write/publisher.ts";
import { Lease } from "../../github/write/state/manifest.ts";
import { canonicalJson } from "../../lib/canonical-json.ts";
import type { Connection } from "../connect.ts";
import { gitEnvironment } from "../ground/checkout.ts";
import type { Setting } from "../prepare.ts";
import { saveOpenTurn } from "../runner/file-commands.ts";
import type { World } from "../world.ts";
import { conversationFiles, sameFiles } from "./conversation-files.ts";
import { unpublishedOf } from "./left-work/unpublished-of.ts";
import { openStore, stateNameOf } from "./recall.ts";
import { TELLING } from "./telling/telling.ts";

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
export function leaveTrace({ memory, trigger, world }: Setting, folder: string, work?: OpenTurn["work"]): void {
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
  const isOpen = work && isStill && !found.files.has(TELLING);
  const left = isOpen ? await workIn(world, connection, work).catch(() => kept) : kept;
  await store.write({ manifest: { ...found.manifest, lease: over }, files: [...conversationFiles(folder), ...left] });
}

/** All that differs from what was there at first; work of earlier runs had been put back by then. */
async function workIn(
  { env, now }: World,
  { job, leaks }: Connection,
  { folder, base }: NonNullable<OpenTurn["work"]>,
) {
  const remoteUrl = `${job.repositoryUrl}.git`; // nothing is sent there
  const environment = gitEnvironment(env);
  const publisher = reopenPublisher({ folder, base, workspace: job.workspace, remoteUrl, token: "", environment, now });
  return unpublishedOf(publisher, await publisher.capture(), { env, leaks });
}
