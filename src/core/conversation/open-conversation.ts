/** Opens a conversation where its workspace is: in this process, or on the machine that runs conversations itself. */
import type { Workspace } from "../workspace/workspace.ts";
import type { Conversation } from "./conversation.ts";
import { LocalConversation } from "./local-conversation.ts";
import type { ConversationOptions } from "./open.ts";

/** The workspace of a machine that runs the agent, too. It was told before which keys it may hand over to that machine. */
export interface ConversationHost {
  /** Rejects with a Fault for an option that the machine cannot honour. */
  openConversation(options: ConversationOptions): Promise<Conversation>;
}

export type OpenedIn = Workspace & Partial<ConversationHost>;

type Options = Omit<ConversationOptions, "workspace"> & Readonly<{ workspace: OpenedIn }>;

/**
 * A workspace that is no host is only where tools work: the agent runs in this process. Rejects with a Fault for a
 * conversation that is not the requested one, is open elsewhere, or cannot be read.
 */
export async function openConversation(options: Options): Promise<Conversation> {
  return options.workspace.openConversation?.(options) ?? LocalConversation.open(options);
}
