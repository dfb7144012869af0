/** Opens the places where tools work: a folder of this machine, as it is or behind the sandbox. */
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { remoteWorkspace as openRemote, type RemoteWorkspace } from "../agent-server/remote-workspace.ts";
import type { HandedOver } from "../agent-server/start-conversation.ts";
import { toolEnvironment } from "../core/workspace/environment.ts";
import { type LocalWorkspaceOptions, localWorkspace as openLocal } from "../core/workspace/local-workspace.ts";
import type { Workspace } from "../core/workspace/workspace.ts";
import { incompleteCopy } from "../prompts.ts";
import type { Isolation } from "../sandbox/launch/isolation-method.ts";
import { openSandbox, type SandboxReport } from "../sandbox/open-sandbox.ts";

/**
 * The folder itself. Commands run as this process, with the variables of `toolEnvironment`: not with its keys, but with
 * its files and its network. The rights of an agent on them are a question of `confirmation`, or of `sandboxWorkspace`.
 */
export function localWorkspace(
  workingDir: string,
  options: Partial<Omit<LocalWorkspaceOptions, "workingDir">> = {},
): Workspace {
  return openLocal({ environment: toolEnvironment(process.env), ...options, workingDir: resolve(workingDir) });
}

export type SandboxWorkspaceOptions = Readonly<{
  /** Names of variables of this process that commands see, in addition to the usual ones. */
  environment?: readonly string[];
  /** The hosts that commands reach, as in the input `network`. Default: none. */
  network?: string;
  /** Default: `auto`, the best that this machine can build. */
  isolation?: Isolation;
  /** Folders with caches that commands may read, as in the input `caches`. */
  caches?: readonly string[];
  /** The folder with `tool-host/index.js`. Default: the one of this package. */
  scripts?: string;
}>;

export type SandboxWorkspace = Workspace &
  AsyncDisposable &
  Readonly<{
    /** The state now. */
    report(): SandboxReport;
    /** Ends the tools and gives the files back. Can be called again. */
    close(): Promise<void>;
  }>;

/**
 * The folder behind the sandbox of the action. While it is open, the folder may belong to the user of the tools: close it,
 * or give it a copy. Rejects with a Fault if this machine cannot build a sandbox.
 */
export async function sandboxWorkspace(
  folder: string,
  options: SandboxWorkspaceOptions = {},
): Promise<SandboxWorkspace> {
  const { scripts = PACKAGED } = options;
  const host = toolHostIn(scripts);
  const own = mkdtempSync(join(tmpdir(), "deckhand-sandbox-"));
  const outputDir = join(own, "outputs");
  mkdirSync(outputDir);
  const sandbox = await openSandbox({
    env: process.env,
    workingDir: resolve(folder),
    outputDir,
    undoDir: join(own, "undo"),
    folder: own,
    scripts,
    host,
    node: process.execPath,
    random: Math.random,
    added: options.environment ?? [],
    network: options.network ?? "none",
    setUpNetwork: "none",
    isAsking: false,
    isolation: options.isolation ?? "auto",
    caches: options.caches ?? [],
    brokerVariables: [],
    onHandOver: () => undefined,
  }).catch((error: unknown) => {
    rmSync(own, { recursive: true, force: true });
    throw error;
  });
  const close = async () => {
    await sandbox.close();
    rmSync(own, { recursive: true, force: true });
  };
  return Object.freeze({ ...sandbox.workspace, report: sandbox.report, close, [Symbol.asyncDispose]: close });
}

/** Beside `lib/` and `src/`. */
const PACKAGED = join(import.meta.dirname, "..", "..", "dist");

/** A "config" Fault if this copy of the package lacks it. */
function toolHostIn(scripts: string): string {
  const host = join(scripts, "tool-host", "index.js");
  if (existsSync(host)) return host;
  throw incompleteCopy(host);
}

export type RemoteWorkspaceOptions = Readonly<{
  /** The root of an OpenHands agent server, and its session key if it has one. */
  url: string;
  key?: string;
  /** The folder with `tool-host/index.js`, which is sent there. Default: the one of this package. */
  scripts?: string;
  /** Ends every request. */
  signal?: AbortSignal;
  /** Has the server run the agent, too: the settings of a model as its SDK has them, with the key, which it keeps. */
  handed?: HandedOver;
}>;

/**
 * A folder of another machine, by its absolute path there. Tools work there with the rights of that server; without
 * `handed`, the agent and its key stay here. Close it after the conversation. Nothing is sent before the first call.
 */
export function remoteWorkspace(
  workingDir: string,
  options: RemoteWorkspaceOptions,
): RemoteWorkspace & AsyncDisposable {
  const { scripts = PACKAGED, ...address } = options;
  const workspace = openRemote({
    ...address,
    workingDir,
    host: toolHostIn(scripts),
    node: process.execPath, // sent there if there is none that will do
    world: {
      fetch: globalThis.fetch,
      connect: (url) => new WebSocket(url),
      sleep: (ms, signal) => setTimeout(ms, undefined, { signal }),
      random: Math.random,
      newId: randomUUID,
    },
  });
  return Object.freeze({ ...workspace, [Symbol.asyncDispose]: () => workspace.close() });
}
