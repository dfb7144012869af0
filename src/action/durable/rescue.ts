/** What the step after the action does for a run that was killed: the conversation up to its last event is kept. */
import { z } from "zod";
import { Lease } from "../../github/write/state/manifest.ts";
import { canonicalJson } from "../../lib/canonical-json.ts";
import type { Connection } from "../answer.ts";
import type { Setting } from "../prepare.ts";
import { saveOpenTurn } from "../runner/file-commands.ts";
import type { World } from "../world.ts";
import { conversationFiles } from "./conversation-files.ts";
import { openStore, stateNameOf } from "./recall.ts";

/** `folder` is the conversation's. */
const OpenTurn = z
  .object({
    name: z.object({ name: z.string(), ref: z.string(), branch: z.string() }).readonly(),
    repositoryId: z.number(),
    folder: z.string(),
    lease: Lease,
  })
  .readonly();
type OpenTurn = z.infer<typeof OpenTurn>;

/** Leaves what `rescue` needs, should we be killed. */
export function leaveTrace({ memory, trigger, world }: Setting, folder: string): void {
  const { lease } = memory.manifest;
  if (!memory.isKept || !lease) return;
  const { repositoryId } = trigger;
  saveOpenTurn(world.env, { name: stateNameOf(trigger), repositoryId, folder, lease } satisfies OpenTurn);
}

/** The thread is free then; nothing is touched that another run has by now. */
export async function rescue(world: World, { job, leaks }: Connection, saved: string): Promise<void> {
  const { name, repositoryId, folder, lease } = OpenTurn.parse(JSON.parse(saved));
  const store = openStore({ world, job, leaks, name, repositoryId });
  const found = await store?.read();
  if (!store || found?.status !== "found") return;
  if (canonicalJson(found.manifest.lease) !== canonicalJson(lease)) return;
  const over = { ...lease, until: world.now().toISOString() };
  await store.write({ manifest: { ...found.manifest, lease: over }, files: conversationFiles(folder) });
}
