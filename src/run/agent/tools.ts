/**
 * Opens the place where the agent's tools work: the sandbox, or our own process where the workflow says `isolation:
 * none`.
 */
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { HandedOver } from "../../agent-server/start-conversation.ts";
import { loadClient } from "../../core/model/endpoint.ts";
import { runnersOwn, toolEnvironment } from "../../core/workspace/environment.ts";
import type { Workspace } from "../../core/workspace/workspace.ts";
import { Fault } from "../../lib/fault.ts";
import { systemProgram } from "../../lib/programs.ts";
import { incompleteCopy } from "../../prompts.ts";
import { saveHandBack } from "../../runner/file-commands.ts";
import type { Inputs } from "../../runner/input/inputs.ts";
import type { Env, World } from "../../runner/world.ts";
import { NO_OTHERS, type OtherActions, pathInWorkspace } from "../../sandbox/action-folder.ts";
import { requireFixedWay, requireOneName } from "../../sandbox/action-path.ts";
import type { Isolation, IsolationMethod } from "../../sandbox/launch/isolation-method.ts";
import type { openSandbox, Sandbox, SandboxReport } from "../../sandbox/open-sandbox.ts";
import type { Moving } from "./server-tools.ts";

export type ToolsOptions = Readonly<{
  inputs: Inputs;
  /** Values that no variable for tools may contain. */
  hiddenValues: readonly string[];
  world: World;
  workingDir: string;
  /** The folders of the conversation and of the run. */
  outputDir: string;
  undoDir?: string | undefined;
  folder: string;
  /** A sandbox that was begun before, if there is one. */
  sandbox?: BegunSandbox | undefined;
  /** How the checkout gets to an agent server. Undefined if tools work here. */
  moving?: Moving | undefined;
  /** The settings and keys that the server gets to run the agent, too. */
  handed?: HandedOver | undefined;
  /** Other actions that the job uses from the checkout. */
  otherActions?: OtherActions;
}>;

export type Tools = Readonly<{
  workspace: Workspace;
  /** In a sandbox, no tool can read what only such a program gets. */
  openProgram: Workspace["openProgram"];
  /** Runs the set-up command. In a sandbox, its processes end with it. */
  inSetUp: Sandbox["inSetUp"];
  /** Undefined without a sandbox. Approved actions run like all others then. */
  inGranted?: Sandbox["inGranted"];
  /** Closes the network of the sandbox. */
  shut(): void;
  /** Undefined without a sandbox. */
  report(): SandboxReport | undefined;
  /** This signal is aborted with a Fault when tools cannot work any more. */
  over: AbortSignal;
  /**
   * Stops all tools, and gives the workspace back to its owner. Rejects with a Fault if this fails. Resolves to a Fault if
   * the work is on another machine and cannot be fetched; then the checkout here is as it was. Can be called again.
   */
  close(): Promise<Fault | undefined>;
}>;

/** Rejects with a Fault if the sandbox cannot be built, or if its self-test fails. */
export async function openTools(options: ToolsOptions): Promise<Tools> {
  const { inputs, hiddenValues, world, workingDir, outputDir, undoDir } = options;
  const added = inputs["tool-env"] ?? [];
  refuseSecrets(world.env, hiddenValues, added);
  mkdirSync(outputDir, { recursive: true });
  if (options.moving) {
    const { openOnServer } = await import("./server-tools.ts");
    const { workspace, over, close } = await openOnServer(options, options.moving);
    return withoutSandbox(workspace, over, close);
  }
  if (inputs.isolation !== "none") return openInSandbox(options, inputs.isolation, added);
  const environment = toolEnvironment(world.env, added);
  // Without a sandbox it runs in our own process, next to the keys.
  const { localWorkspace } = await import("../../core/workspace/local-workspace.ts");
  const workspace = localWorkspace({
    workingDir,
    outputDir,
    undoDir,
    environment,
    git: systemProgram("git"),
    node: world.node,
  });
  return withoutSandbox(workspace, new AbortController().signal, async () => undefined);
}

function withoutSandbox(workspace: Workspace, over: AbortSignal, close: Tools["close"]): Tools {
  const { openProgram } = workspace;
  const inSetUp: Sandbox["inSetUp"] = (use) => use({ workspace, denials: () => [] });
  return { workspace, openProgram, over, inSetUp, shut: () => {}, report: () => undefined, close };
}

type BegunSandbox = Promise<Readonly<{ open: typeof openSandbox; way: IsolationMethod }>>;

/** Loads the code that builds a sandbox, and finds out how to build one here. Both happen while GitHub answers. */
export function beginSandbox(isolation: Isolation): BegunSandbox {
  const begun = loadSandbox(isolation);
  begun.catch(() => undefined); // `openTools` gets the error
  return begun;
}

async function loadSandbox(isolation: Isolation): BegunSandbox {
  const [{ openSandbox: open }, { findIsolationMethod: findWay }] = await Promise.all([
    import("../../sandbox/open-sandbox.ts"),
    import("../../sandbox/launch/isolation-method.ts"),
  ]);
  return { open, way: await findWay(isolation, process.getuid?.() ?? 0) };
}

async function openInSandbox(
  { inputs, world, sandbox: begun, otherActions: others = NO_OTHERS, ...place }: ToolsOptions,
  isolation: Isolation,
  added: readonly string[],
): Promise<Tools> {
  const { env, started, scripts, node, random } = world;
  const host = join(scripts, "tool-host", "index.js");
  if (!existsSync(host)) throw incompleteCopy(host);
  const start = { started, scripts, others, workingDir: place.workingDir };
  const free = await reserved(others);
  try {
    requireFixedWay(start);
    const { open, way } = await (begun ?? beginSandbox(isolation));
    if (way === "bwrap") requireOneName(start);
    const sandbox = await open({
      ...place,
      way,
      env,
      scripts,
      tracked: await trackedIn(world, place.workingDir),
      others,
      node,
      random,
      added,
      isolation,
      network: inputs.network,
      setUpNetwork: inputs["setup-network"],
      isAsking: inputs.confirmation !== "never",
      caches: inputs.caches ?? [],
      host,
      brokerVariables: Object.keys(env).filter((name) => runnersOwn.test(name) && env[name] !== ""),
      onHandOver: (handBack) => saveHandBack(env, handBack),
      onBuilding: () => void loadClient().catch(() => undefined), // the first request gets the error
    });
    const close = async () => {
      await sandbox.close();
      free();
      if (!sandbox.report().kept) saveHandBack(env, undefined); // else the post step tries it once more
      return undefined;
    };
    return { ...sandbox, close };
  } catch (error) {
    free();
    throw error;
  }
}

/** Most jobs use no other action of the checkout, and load nothing of this code. */
async function reserved(others: OtherActions): Promise<() => void> {
  if (others.loaded.length === 0) return () => undefined;
  return (await import("../../sandbox/reserved-folders.ts")).reserveFolders(others);
}

/** The action mostly lies elsewhere, and nothing of this code is loaded. */
async function trackedIn(world: World, workspace: string): Promise<readonly string[]> {
  if (!pathInWorkspace(world.scripts, workspace)) return [];
  return (await import("./action-folder.ts")).trackedInAction(world, workspace);
}

function refuseSecrets(env: Env, hidden: readonly string[], names: readonly string[]): void {
  const secrets = hidden.filter((secret) => secret.length >= 6);
  const refused = names.filter((name) => secrets.some((secret) => env[name]?.includes(secret)));
  if (refused.length === 0) return;
  throw new Fault(
    "config",
    `The input \`tool-env\` names ${refused.join(", ")}, which contains a secret of this step.`,
    {
      hint: "Pass secrets for commands in the input `secrets`, so that they are hidden in all text.",
    },
  );
}
