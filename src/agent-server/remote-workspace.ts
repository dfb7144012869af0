/**
 * The workspace port over an OpenHands agent server: a folder of another machine. Commands run there with the rights of
 * that server, and not in our sandbox.
 */
import { z } from "zod";
import type { ConversationHost } from "../core/conversation/open-conversation.ts";
import type { Workspace } from "../core/workspace/workspace.ts";
import { sandboxWorkspace } from "../sandbox/sandbox-workspace.ts";
import { toBase64 } from "../sandbox/wire/methods.ts";
import { AgentServer, type ServerAddress, type ServerWorld } from "./agent-server.ts";
import { RemoteConversation } from "./remote-conversation.ts";
import { RemoteHost } from "./remote-host.ts";
import type { HandedOver } from "./start-conversation.ts";
import type { OwnPrograms } from "./start-host.ts";

export type RemoteWorkspaceOptions = ServerAddress &
  OwnPrograms &
  Readonly<{
    /** An absolute path on the server. It has to be there before the first call. */
    workingDir: string;
    /** Where the tools themselves are on the server: made, and removed at the end. Default: a new folder below `/tmp`. */
    toolDir?: string | undefined;
    /** The folder for undo copies here. Without it, they stay in memory. */
    undoDir?: string | undefined;
    world: ServerWorld;
    /** Ends every request. */
    signal?: AbortSignal;
    /**
     * Has the server run whole conversations, with this model and its key. Without it, no key of a model goes there, and
     * the agent runs here.
     */
    handed?: HandedOver | undefined;
  }>;

export type RemoteWorkspace = Workspace &
  Partial<ConversationHost> &
  Readonly<{
    kind: "RemoteWorkspace";
    server: AgentServer;
    /** Aborted with a Fault when no tool can work there any more. */
    over: AbortSignal;
    /** Ends what was started there. The folder stays. Can be called again. */
    close(): Promise<void>;
  }>;

/**
 * Nothing is sent before the first call. A call whose connection is lost for good rejects with a `Mistake`, because it
 * may have been carried out; the next one starts the tools again.
 */
export function remoteWorkspace(options: RemoteWorkspaceOptions): RemoteWorkspace {
  const { workingDir, host, node, undoDir, handed, world, signal = new AbortController().signal, ...address } = options;
  const server = new AgentServer(address, world);
  const folder = options.toolDir ?? `/tmp/deckhand-${world.newId()}`;
  const tools = new RemoteHost(server, { workingDir, folder, host, node, signal });
  const { outputDir } = tools;
  const whole = AbortSignal.any([signal, ...(world.signal ? [world.signal] : [])]);
  const line = () => tools.line();
  const saveOutput: Workspace["saveOutput"] = async (name, bytes) =>
    (await line()).call("saveOutput", { name, bytes: toBase64(bytes) }, z.string());
  return Object.freeze<RemoteWorkspace>({
    ...sandboxWorkspace({ line, workingDir, outputDir, undoDir }),
    kind: "RemoteWorkspace",
    server,
    over: tools.over,
    saveOutput,
    close: () => tools.close(),
    ...(handed && {
      openConversation: (options) => RemoteConversation.open({ server, handed, workingDir, options, signal: whole }),
    }),
  });
}
