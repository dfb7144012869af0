/**
 * Opens the place where tools work on the machine of an agent server. The checkout goes there as a bundle of git, and what
 * came of it comes back as a patch. Our own loop asks the model, so no key of a model goes there, unless the workflow has
 * the server run the agent.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Inputs } from "../../action/runner/input/inputs.ts";
import type { World } from "../../action/runner/world.ts";
import type { AgentServer } from "../../agent-server/agent-server.ts";
import { type RemoteWorkspace, remoteWorkspace } from "../../agent-server/remote-workspace.ts";
import { findConversation } from "../../agent-server/start-conversation.ts";
import { quoted } from "../../agent-server/start-host.ts";
import { readState } from "../../core/conversation/state/stored-state.ts";
import { folderStore } from "../../core/event/file-store.ts";
import type { Workspace } from "../../core/workspace/workspace.ts";
import { Fault } from "../../lib/fault.ts";
import { oneLine } from "../../lib/text.ts";
import { incompleteCopy } from "../../prompts.ts";

/** What goes to the server: the commit with its history, where that is cut off, and what differs from the commit. */
type Outgoing = Readonly<{ bundle: Uint8Array; shallow: string; patch: Uint8Array }>;

/** How the work goes there and comes back. It is untrusted when it comes back. */
export type Moving = Readonly<{
  outgoing(): Promise<Outgoing>;
  /** Makes the checkout here what that workspace is. */
  fetch(workspace: Workspace): Promise<void>;
}>;

const SECONDS = 300;

type Given = Readonly<{
  inputs: Inputs;
  world: World;
  undoDir?: string | undefined;
  /** The folder of the conversation, which may be a resumed one. */
  conversation?: string | undefined;
  /** Whether another run can continue the conversation. */
  isRemembered?: boolean;
}>;

/** `close` fetches the work, and removes everything from the server. It can be called again. */
type OnServer = Readonly<{ workspace: RemoteWorkspace; close(): Promise<void> }>;

/** Rejects with a Fault if the server cannot be used; then nothing is left there. */
export async function openOnServer(given: Given, moving: Moving): Promise<OnServer> {
  const { inputs, world, undoDir } = given;
  const { "agent-server-url": url = "", "agent-server-key": key, isolation } = inputs;
  if (isolation !== "none")
    throw new Fault("config", "The input `agent-server-url` needs `isolation: none`.", {
      hint: "Our sandbox cannot be built on another machine. See docs/agent-server.md.",
    });
  const host = join(world.scripts, "tool-host", "index.js");
  if (!existsSync(host)) throw incompleteCopy(`file ${host}`);
  const agent = inputs["agent-server-conversation"] ? await agentThere(given) : undefined;
  const workingDir = agent?.earlier?.workingDir ?? `/tmp/deckhand-work-${world.newId()}`;
  const connect = (address: URL) => new WebSocket(address);
  const workspace = remoteWorkspace({
    url,
    key,
    workingDir,
    host,
    node: world.node,
    undoDir,
    handed: agent?.handed,
    world: { ...world, connect },
  });
  const remove = async () => {
    await workspace.close();
    const all = ["", ".bundle", ".patch", ".shallow"].map((ending) => quoted(workingDir + ending)).join(" ");
    await workspace.server.execute(`rm -rf -- ${all}`, 60, AbortSignal.timeout(90_000)).catch(() => undefined);
  };
  try {
    if (agent?.earlier) await stop(workspace.server, agent.earlier.id, world.signal);
    await bring(workspace, await moving.outgoing(), world.signal);
    await workspace.stat(".");
  } catch (error) {
    await remove();
    throw error;
  }
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= moving.fetch(workspace).finally(remove);
    return closing;
  };
  return { workspace, close };
}

/** What the server is handed, and the conversation of earlier runs there: it goes on in the folder in which it was. */
async function agentThere({ inputs, conversation, isRemembered = false }: Given) {
  const { handedOver } = await import("./server-conversation.ts");
  const state = conversation === undefined ? undefined : readState(folderStore(conversation));
  const workingDir = state?.workspace.working_dir ?? "";
  return {
    handed: handedOver(inputs, isRemembered),
    earlier: state && OWN_FOLDER.test(workingDir) ? { id: state.id, workingDir } : undefined,
  };
}

/** The server has written the state from which the path comes. */
const OWN_FOLDER = /^\/tmp\/deckhand-work-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** For an agent that is told to stop. */
const STOP = { looks: 30, pauseMs: 500 };

/** After a runner that was killed, the agent may still be working in the folder. */
async function stop(server: AgentServer, id: string, signal: AbortSignal): Promise<void> {
  const isRunning = async () => (await findConversation(server, id, signal))?.execution_status === "running";
  if (!(await isRunning())) return;
  const path = `api/conversations/${id}/interrupt`;
  await server.ask({ method: "POST", path, isRepeatable: true, signal }, z.unknown());
  for (let left = STOP.looks; left > 0 && (await isRunning()); left -= 1)
    await server.world.sleep(STOP.pauseMs, signal);
}

async function bring(
  { server, workingDir }: RemoteWorkspace,
  { bundle, shallow, patch }: Outgoing,
  signal: AbortSignal,
) {
  await server.info(signal);
  const place = (ending: string) => workingDir + ending;
  const files = { ".bundle": bundle, ".patch": patch, ".shallow": Buffer.from(shallow) };
  for (const [ending, bytes] of Object.entries(files))
    await server.upload(place(ending), new Blob([new Uint8Array(bytes)]), signal);
  const [bundleFile, patchFile, shallowFile] = [".bundle", ".patch", ".shallow"].map((ending) => quoted(place(ending)));
  const steps = [
    `umask 022 && rm -rf -- ${quoted(workingDir)} && mkdir -p ${quoted(workingDir)} && cd ${quoted(workingDir)} && git init -q .`,
    `{ [ ! -s ${shallowFile} ] || cp ${shallowFile} .git/shallow; }`,
    `git fetch -q ${bundleFile} HEAD && git checkout -q --detach FETCH_HEAD`,
    `{ [ ! -s ${patchFile} ] || git apply --whitespace=nowarn ${patchFile}; }`,
    `rm -f ${bundleFile} ${patchFile} ${shallowFile}`,
  ];
  const { exitCode, stderr } = await server.execute(steps.join(" && "), SECONDS, signal);
  if (exitCode === 0) return;
  throw new Fault("config", "The checkout could not be brought to the agent server.", { quote: oneLine(stderr, 300) });
}
