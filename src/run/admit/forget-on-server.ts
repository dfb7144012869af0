/** Deletes the conversation of a thread on the agent server that ran it, when the thread is forgotten. */
import { printWarning } from "../../action/runner/console.ts";
import { rawInput } from "../../action/runner/input/raw-input.ts";
import type { World } from "../../action/runner/world.ts";
import { AgentServer } from "../../agent-server/agent-server.ts";
import { deleteConversation } from "../../agent-server/start-conversation.ts";
import { toFault } from "../../lib/fault.ts";
import { sentences } from "../../lib/text.ts";
import { prompt } from "../../prompts.ts";

/** People wait for the answer. */
const PATIENCE_MS = 30_000;

type Place = Pick<World, "env" | "fetch" | "sleep" | "random" | "newId" | "signal">;

/** Resolves to a sentence for the answer if the conversation may still be there. Never rejects. */
export async function forgetOnServer(world: Place, id: string): Promise<string | undefined> {
  const signal = AbortSignal.any([world.signal, AbortSignal.timeout(PATIENCE_MS)]);
  try {
    const url = rawInput(world.env, "agent-server-url") ?? "";
    const address = { url, key: rawInput(world.env, "agent-server-key") };
    const server = new AgentServer(address, { ...world, connect: (socket) => new WebSocket(socket) });
    await deleteConversation(server, id, signal);
    return undefined;
  } catch (error) {
    const { message, headline, hint } = toFault(error);
    const why = signal.aborted ? "It did not answer in time." : sentences(headline, hint);
    printWarning(`The conversation ${id} could not be deleted on the agent server. ${signal.aborted ? why : message}`);
    return prompt("command-reset-kept", { why, id });
  }
}
