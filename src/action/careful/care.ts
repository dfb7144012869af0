/** Finds out whether a run has to be careful: for what it reads now, and for what its conversation has read before. */
import type { Conversation } from "../../core/conversation/conversation.ts";
import { readState } from "../../core/conversation/state/stored-state.ts";
import { folderStore } from "../../core/event/file-store.ts";
import type { Ground } from "../ground/ground.ts";
import { isOutside } from "../ground/outside.ts";
import type { Inputs } from "../runner/input/inputs.ts";
import type { Reading } from "../thread/reading.ts";
import { type Caution, cautionWith, isCareful } from "./caution.ts";

/** `strangers` are people who cannot push, as far as is known, and whose words the conversation holds. */
export type Care = Readonly<{ strangers: readonly string[]; caution: Caution | undefined }>;

type Start = Readonly<{
  inputs: Inputs;
  ground: Ground;
  /** The folder of the conversation. */
  conversation: string;
}>;

export async function careFor(reading: Promise<Reading>, { inputs, ground, conversation }: Start): Promise<Care> {
  const before = readState(folderStore(conversation))?.tags[TAG]?.split(",") ?? [];
  const strangers = [...new Set([...(await reading).strangers, ...before])];
  // The code of a fork is lent less in any case.
  const isLess = isCareful(inputs, strangers) && !isOutside(ground);
  return { strangers, caution: isLess ? cautionWith(inputs) : undefined };
}

const TAG = "strangers";

/** Their words stay in the conversation, whatever becomes of them on GitHub. */
export function rememberStrangers(conversation: Conversation, strangers: readonly string[]): void {
  const some = strangers.join(",").slice(0, 256).replace(/,$/, "");
  const { tags } = conversation.state.fields;
  if (some !== "" && tags[TAG] !== some) conversation.setTags({ ...tags, [TAG]: some });
}
