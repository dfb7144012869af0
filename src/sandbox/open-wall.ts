/** Builds the wall, proves from inside that it holds, and takes it down again. */
import { statSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { toolEnvironment } from "../core/workspace/environment.ts";
import type { Program, ProgramSpec } from "../core/workspace/program/program.ts";
import type { Workspace } from "../core/workspace/workspace.ts";
import { findCaches } from "./caches.ts";
import { type FilledHome, fillHome } from "./launch/fill-home.ts";
import { putAside } from "./launch/git-settings.ts";
import type { HandBack } from "./launch/hand-back.ts";
import type { HostProcess } from "./launch/start-host.ts";
import { takeDown } from "./launch/take-down.ts";
import { freeUser } from "./launch/tool-user.ts";
import { findWay, type Isolation, type Way } from "./launch/way.ts";
import { openApart } from "./program-apart.ts";
import { allowedHosts, setUpHosts } from "./proxy/allowed-hosts.ts";
import { type ExitOptions, openExit } from "./proxy/exit.ts";
import type { Denial } from "./proxy/proxy.ts";
import { raiseHost } from "./raise-host.ts";
import { sandboxWorkspace } from "./sandbox-workspace.ts";
import { inSetUp, type SetUpPlace } from "./set-up-apart.ts";
import { closedTo, type ViewOptions, viewOf } from "./view.ts";

export type WallOptions = ViewOptions &
  Readonly<{
    /** The tool host's one file, and the node that runs it. */
    host: string;
    node: string;
    /** Where undo copies are stored, inside of `folder`; left out, they stay in memory. */
    undoDir?: string | undefined;
    /** As the inputs `network` and `setup-network`. */
    network: string;
    setUpNetwork: string;
    /** As the input `caches`. */
    caches: readonly string[];
    /** Variables that must not be found in any process that tools can see. */
    brokerVariables: readonly string[];
    random: () => number;
    internet?: ExitOptions;
    /** Told what has to be undone, before anything is done: another process may have to. */
    onHandOver(handBack: HandBack): void;
    /** `namespace`: only in a way that gives tools a user of their own. */
    isolation: Isolation;
  }>;

/** What became of the tools: how they were walled off, what was tried against it from inside, whom they may reach. */
export type WallReport = Readonly<{
  way: Way;
  checks: number;
  network: string;
  /** Whether the network was closed before the agent began. */
  isShut: boolean;
  denials: readonly Denial[];
  /** What earlier steps have downloaded and commands have, and what they do not have of it. */
  caches: Pick<FilledHome, "given" | "leftOut">;
}>;

export type Wall = Readonly<{
  workspace: Workspace;
  /** One that is told anything has a wall of its own around it: no tool sees it, or what it was told. */
  openProgram(spec: ProgramSpec): Promise<Program>;
  /** Has the set-up command run in a sandbox of its own, which reaches what it may and ends with it. */
  inSetUp<Result>(use: (place: SetUpPlace) => Promise<Result>): Promise<Result>;
  /** As of now. */
  report(): WallReport;
  /** From here on tools reach nobody, whatever the input `network` says. */
  shut(): void;
  /** Aborted with a Fault when the tools have ended without having been told to, or will not answer any more. */
  over: AbortSignal;
  /**
   * Ends the tools and gives back what they had; can be called again. A Fault if a process of theirs is left, or the
   * workspace cannot be given back.
   */
  close(): Promise<void>;
}>;

/** A Fault if there is no way to build it, or if it has a hole: then nothing of it is left. */
export async function openWall(options: WallOptions): Promise<Wall> {
  const { node, host: script, workingDir, outputDir, brokerVariables } = options;
  const allowed = allowedHosts(options.network);
  const setUpAllowed = setUpHosts(allowedHosts(options.setUpNetwork, "setup-network"), allowed);
  const given = toolEnvironment(options.env, options.added);
  const found = findCaches({ ...options, ...closedTo(options), given, named: options.caches });
  const way = await findWay(options.isolation, process.getuid?.() ?? 0);
  const back = await handOver(options, way);
  const exit = await openExit(allowed, join(options.folder, "proxy"), options.internet);
  const hosts = new Set<HostProcess>();
  const close = once(() => takeDown(hosts, exit, back));
  try {
    const caches = await fillHome(back.home, found.found);
    const missing = found.missing.map((path) => ({ path, why: "there is no such folder" }));
    const { places, hidden, environment } = viewOf(options, { ...found, ...caches });
    const place = { ...{ way, places, node, host: script }, uid: back.user, proxySocket: exit.socketPath };
    const withHome = { ...place, home: back.home };
    const params = { workingDir, outputDir, environment, selfTest: { hidden, brokerVariables } };
    const { caller, checks } = await raiseHost({ ...withHome, owner: back.owner.uid }, params, hosts);
    const workspace = sandboxWorkspace({ caller, ...options });
    const openProgram = (spec: ProgramSpec) =>
      isTold(spec) ? openApart(spec, { place, params, hosts }) : workspace.openProgram(spec);
    const { folder, internet } = options;
    const apart = { place: withHome, params, hosts, folder, allowed: setUpAllowed, internet };
    let isShut = false;
    const shut = () => {
      exit.shut();
      isShut = true;
    };
    const report = () => ({
      ...{ way, checks, network: allowed.words, isShut, denials: [...exit.denials.values()] },
      caches: { given: caches.given, leftOut: [...caches.leftOut, ...missing] },
    });
    return Object.freeze<Wall>({
      ...{ workspace, openProgram, close, report, shut, over: caller.over },
      inSetUp: (use) => inSetUp(apart, use),
    });
  } catch (error) {
    await close();
    throw error;
  }
}

/** What only a program is to know, the tools must not be able to read out of it. */
function isTold({ environment }: ProgramSpec): boolean {
  return Object.keys(environment).length > 0;
}

/** From here on `back` says what to undo. */
async function handOver({ workingDir, folder, random, onHandOver }: WallOptions, way: Way): Promise<HandBack> {
  const { uid, gid } = statSync(workingDir);
  const user = way === "bwrap" ? uid : freeUser(random);
  const settings = await putAside(workingDir, join(folder, "git-settings"));
  const home = join(folder, "home");
  const back: HandBack = { way, user, owner: { uid, gid }, folders: [workingDir], settings, home };
  onHandOver(back);
  await mkdir(home, { recursive: true, mode: 0o700 });
  return back;
}

function once(action: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= action();
    return running;
  };
}
