/**
 * Opens the place where tools work on the machine of an agent server. The checkout goes there as a bundle of git, and
 * what came of it comes back as a patch. Our own loop asks the model, so no key of a model goes there, unless the
 * workflow has the server run the agent. Work that did not come back stays there.
 */
import { existsSync, openAsBlob, readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { z } from "zod";
import type { AgentServer } from "../../agent-server/agent-server.ts";
import { type RemoteWorkspace, remoteWorkspace } from "../../agent-server/remote-workspace.ts";
import { findConversation, type HandedOver } from "../../agent-server/start-conversation.ts";
import { endHosts, quoted } from "../../agent-server/start-host.ts";
import { saveOutput } from "../../core/workspace/files.ts";
import type { Workspace } from "../../core/workspace/workspace.ts";
import { Fault, Mistake, toFault } from "../../lib/fault.ts";
import { oneLine } from "../../lib/text.ts";
import { incompleteCopy } from "../../prompts.ts";
import type { Inputs } from "../../runner/input/inputs.ts";
import type { World } from "../../runner/world.ts";

/**
 * The data that goes to the server: everything that the checkout has of git, the commits where its history is cut off,
 * the differences from the commit, and its branch if it is on one.
 */
type Outgoing = Readonly<{
  bundle: Uint8Array;
  shallow: string;
  patch: Uint8Array;
  commit: string;
  branch: string | undefined;
  remoteUrl: string;
}>;

/** A folder on the server. `isFoundAgain`: the next run of the thread looks there. */
export type ServerPlace = Readonly<{ path: string; isFoundAgain: boolean }>;

/** How the work goes there and comes back. It is untrusted when it comes back. */
export type Moving = Readonly<{
  place: ServerPlace;
  outgoing(): Promise<Outgoing>;
  /** Makes the checkout here what that workspace is. */
  fetch(workspace: Workspace): Promise<void>;
}>;

/** In a checkout on the server, the commit that the work began with. */
export const BASE_REF = "refs/deckhand/base";

/** In a checkout on the server, a file that says which run it is of: another one may have taken its place. */
const OWNER = ".git/deckhand-run";

const SECONDS = 300;

/** `outputDir` and `undoDir` are folders here. */
type Given = Readonly<{
  inputs: Inputs;
  world: World;
  outputDir: string;
  undoDir?: string | undefined;
  handed?: HandedOver | undefined;
}>;

/** `close` fetches the work, and removes everything from the server; where it cannot, all stays there: see `Tools`. */
type OnServer = Readonly<{ workspace: Workspace; over: AbortSignal; close(): Promise<Fault | undefined> }>;

/**
 * Rejects with a Fault if the server cannot be used. Then nothing of this run is left there, but for a complete checkout
 * that the next run finds: it may have work in it that an earlier run has left.
 */
export async function openOnServer(given: Given, moving: Moving): Promise<OnServer> {
  const { world } = given;
  const { place } = moving;
  const workspace = workspaceAt(given, place.path);
  const run = world.newId();
  const remove = async (isAll: boolean) => {
    await workspace.close();
    const command = removal(place.path, isAll ? run : undefined);
    await workspace.server.execute(command, 60, AbortSignal.timeout(90_000)).catch(() => undefined);
  };
  try {
    await bring(workspace, { ...(await moving.outgoing()), run }, world.signal);
    await bringOutputs(workspace, given.outputDir, world.signal);
    await workspace.stat(".");
  } catch (error) {
    await remove(!place.isFoundAgain);
    throw error;
  }
  const fetchAll = async () => {
    try {
      // The first call after the tools were lost says so, and the next one starts them again.
      await moving.fetch(workspace).catch((error: unknown) => {
        if (!(error instanceof Mistake)) throw error;
        return moving.fetch(workspace);
      });
    } catch (cause) {
      await workspace.close();
      return notFetched(place, cause);
    }
    await remove(true);
    return undefined;
  };
  let closing: Promise<Fault | undefined> | undefined;
  const close = () => {
    closing ??= fetchAll();
    return closing;
  };
  return { workspace: savingHere(workspace, given.outputDir), over: workspace.over, close };
}

/** Long outputs of earlier runs, and work that could not be put back: the agent is told that it can read them. */
async function bringOutputs({ server, outputDir = "" }: RemoteWorkspace, folder: string, signal: AbortSignal) {
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile()))
    await server.upload(posix.join(outputDir, name), await openAsBlob(join(folder, name)), signal);
}

/** Long outputs are saved here, too, where they are kept for the next run. */
function savingHere(workspace: RemoteWorkspace, folder: string): Workspace {
  const save: Workspace["saveOutput"] = async (name, bytes) => {
    await saveOutput(folder, name, bytes);
    return workspace.saveOutput(name, bytes);
  };
  return Object.freeze({ ...workspace, saveOutput: save });
}

const FETCHED_LATER = "Mention me with `continue`, or run this job again: the next run fetches it.";
const NEVER_FETCHED = "No later run fetches it.";

function notFetched({ path, isFoundAgain }: ServerPlace, cause: unknown): Fault {
  return new Fault("config", "The work could not be fetched from the agent server.", {
    quote: oneLine(toFault(cause).message, 300),
    hint: `It is still there, in the folder \`${path}\`. ${isFoundAgain ? FETCHED_LATER : NEVER_FETCHED}`,
    cause,
  });
}

function workspaceAt(given: Omit<Given, "outputDir">, workingDir: string): RemoteWorkspace {
  const { inputs, world, undoDir, handed } = given;
  const { "agent-server-url": url = "", "agent-server-key": key, isolation } = inputs;
  if (isolation !== "none")
    throw new Fault("config", "The input `agent-server-url` needs `isolation: none`.", {
      hint: "Our sandbox cannot be built on another machine. See docs/agent-server.md.",
    });
  const host = join(world.scripts, "tool-host", "index.js");
  if (!existsSync(host)) throw incompleteCopy(host);
  const connect = (address: URL) => new WebSocket(address);
  const place = { workingDir, toolDir: `${workingDir}.tools`, host, node: world.node, undoDir, handed };
  return remoteWorkspace({ url, key, ...place, world: { ...world, connect } });
}

/** The work that an earlier run has left, or the reason why it cannot be had. */
export type LeftThere<Result> = Readonly<{ left: Result } | { fault: Fault }>;

/**
 * Looks for a checkout that an earlier run of the thread has left, ends what still runs in it, also the agent of
 * `conversation` if the server runs it, and takes from it what `take` takes. The checkout stays until another one is brought. Undefined if there is none. Rejects with a Fault if the
 * server cannot be used.
 */
export async function leftOnServer<Result>(
  given: Pick<Given, "inputs" | "world"> & Readonly<{ conversation: string | undefined }>,
  path: string,
  take: (workspace: Workspace) => Promise<Result>,
): Promise<LeftThere<Result> | undefined> {
  const { world } = given;
  const workspace = workspaceAt(given, path);
  const { server } = workspace;
  await server.info(world.signal);
  if (given.conversation !== undefined) await stop(server, given.conversation, world.signal);
  const [all, before] = [quoted(path), quoted(`${path}.before`)];
  // A run that was killed between two renames has left it under the other name.
  const look = `${endHosts(`${path}.tools`)}
    [ -e ${all} ] || [ ! -O ${before} ] || mv ${before} ${all}
    [ ! -O ${all} ] || [ -h ${all} ] || echo there`;
  const { stdout } = await server.execute(look, 60, world.signal);
  if (stdout.trim() !== "there") return undefined;
  try {
    return { left: await take(workspace) };
  } catch (error) {
    if (error instanceof Fault && ["config", "cancelled", "withdrawn"].includes(error.code)) throw error;
    await workspace.close();
    const aside = `${path}-${world.newId()}`;
    const { exitCode, stderr } = await server.execute(`mv ${all} ${quoted(aside)}`, 60, world.signal);
    if (exitCode !== 0) throw new Fault("config", `${path} cannot be renamed on the agent server.`, { quote: stderr });
    return { fault: notFetched({ path: aside, isFoundAgain: false }, error) };
  } finally {
    await workspace.close();
  }
}

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

type Brought = Outgoing & Readonly<{ run: string }>;

/** The checkout takes the place of an earlier one only when it is complete. */
async function bring(
  { server, workingDir }: RemoteWorkspace,
  { bundle, shallow, patch, commit, branch, remoteUrl, run }: Brought,
  signal: AbortSignal,
) {
  await server.info(signal);
  const part = (ending: string) => `${workingDir}.new${ending}`;
  const files = { ".bundle": bundle, ".patch": patch, ".shallow": Buffer.from(shallow) };
  for (const [ending, bytes] of Object.entries(files))
    await server.upload(part(ending), new Blob([new Uint8Array(bytes)]), signal);
  const [bundleFile, patchFile, shallowFile] = [".bundle", ".patch", ".shallow"].map((ending) => quoted(part(ending)));
  const [fresh, all, before] = [part(""), workingDir, `${workingDir}.before`].map(quoted);
  const steps = [
    `umask 022 && rm -rf ${fresh} && mkdir ${fresh} && cd ${fresh} && git init -q .`,
    `{ [ ! -s ${shallowFile} ] || cp ${shallowFile} .git/shallow; }`,
    `git fetch -q --update-head-ok ${bundleFile} HEAD '+refs/*:refs/*'`,
    `git update-ref ${BASE_REF} ${quoted(commit)}`,
    branch === undefined
      ? `git checkout -q -f --detach ${BASE_REF}`
      : `git checkout -q -f -B ${quoted(branch)} ${BASE_REF}`,
    `git remote add origin ${quoted(remoteUrl)}`,
    `{ [ ! -s ${patchFile} ] || git apply --whitespace=nowarn ${patchFile}; }`,
    `echo ${quoted(run)} > ${OWNER} && cd /`,
    `{ [ ! -e ${all} ] || { rm -rf ${before} && mv ${all} ${before}; }; } && [ ! -e ${all} ] && mv ${fresh} ${all}`,
    `rm -rf ${before} ${bundleFile} ${patchFile} ${shallowFile}`,
  ];
  const { exitCode, stderr } = await server.execute(steps.join(" && "), SECONDS, signal);
  if (exitCode === 0) return;
  throw new Fault("config", "The checkout could not be brought to the agent server.", { quote: oneLine(stderr, 300) });
}

/** Removes what was to become a checkout, and the checkout if it is still of this run: another may have the lease by now. */
function removal(path: string, run: string | undefined): string {
  const parts = ["", ".bundle", ".patch", ".shallow"].map((ending) => quoted(`${path}.new${ending}`));
  const all = [path, `${path}.tools`].map(quoted).join(" ");
  const own = run === undefined ? "" : `[ "$(cat ${quoted(path)}/${OWNER})" != ${quoted(run)} ] || rm -rf ${all}; `;
  return `${own}rm -rf ${parts.join(" ")}`;
}
