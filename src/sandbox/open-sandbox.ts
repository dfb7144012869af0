/** Builds the sandbox, verifies it from inside, and removes it. */
import { statSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { toolEnvironment } from "../core/workspace/environment.ts";
import type { Program, ProgramSpec, Workspace } from "../core/workspace/workspace.ts";
import { Fault } from "../lib/fault.ts";
import { isIn, optionalProgram } from "../lib/programs.ts";
import { beginMark } from "./begin-mark.ts";
import { findCaches } from "./caches.ts";
import { handedOver, requireHandedOver, requireWritable } from "./foreign-files.ts";
import type { LateCovers } from "./late-covers.ts";
import { walkCheckout } from "./launch/checkout-walk.ts";
import { type FilledHome, fillHome } from "./launch/fill-home.ts";
import { foreignSockets } from "./launch/foreign-sockets.ts";
import { putAside } from "./launch/git-settings.ts";
import { findIsolationMethod, type Isolation, type IsolationMethod } from "./launch/isolation-method.ts";
import { launcherFor } from "./launch/launcher.ts";
import type { Mount } from "./launch/mounts.ts";
import { recordOwners, removeRecord } from "./launch/owners.ts";
import type { Kept } from "./launch/protected-files.ts";
import type { HostOptions, HostProcess } from "./launch/start-host.ts";
import { endAll, endHost, freeUser, type HandBack, takeDown } from "./launch/take-down.ts";
import { allowedHosts, type Denial, freeHosts, grantedHosts, setUpHosts } from "./proxy/gate.ts";
import { type ExitOptions, openExit } from "./proxy/proxy.ts";
import { sandboxWorkspace } from "./sandbox-workspace.ts";
import {
  type CommandSandbox,
  inSeparateSandbox,
  SandboxLock,
  type SeparateSandboxOptions,
  withGrantedCheckout,
} from "./separate-sandbox.ts";
import { openApart, ResidentHost, startVerifiedHost } from "./verified-host.ts";
import { closedToCaches, foldersOf, type ViewOptions, viewOf } from "./view.ts";

export type SandboxOptions = ViewOptions &
  Readonly<{
    /** The tool host's bundle, and the Node that runs it. */
    host: string;
    node: string;
    /** The folder for undo copies inside of `folder`. Without it, they stay in memory. */
    undoDir?: string | undefined;
    /** The inputs `network` and `setup-network`. */
    network: string;
    setUpNetwork: string;
    /** Whether hosts other than registries are granted only to single commands. */
    isAsking: boolean;
    /** The input `caches`. */
    caches: readonly string[];
    /** Variables that must not be found in any process that tools can see. */
    brokerVariables: readonly string[];
    random: () => number;
    internet?: ExitOptions;
    /**
     * It is called with what has to be undone, before anything is done, because another process may have to undo it.
     */
    onHandOver(handBack: HandBack): void;
    /** Called while root builds the sandbox, which leaves us time for something else. */
    onBuilding?: () => void;
    /** `namespace`: only with a separate user for the tools. */
    isolation: Isolation;
    /** How a sandbox can be built here, if that is known. */
    way?: IsolationMethod;
  }>;

/** A description of the sandbox: its kind, the checks of its self-test, and the hosts that tools can reach. */
export type SandboxReport = Readonly<{
  way: IsolationMethod;
  checks: number;
  /** Sentences about things that this machine cannot hide from the tools, and files that they cannot change. */
  gaps: readonly string[];
  network: string;
  /** Whether the network was closed before the agent started. */
  isShut: boolean;
  /** Whether commands reach only registries and what a person grants. */
  isAsking: boolean;
  denials: readonly Denial[];
  /** The caches that commands have, and those that they do not have. */
  caches: Pick<FilledHome, "given" | "leftOut">;
  /** Files that have kept the tools' user, when it is closed. */
  kept?: Kept | undefined;
}>;

export type Sandbox = Readonly<{
  workspace: Workspace;
  /** A program that gets any variables runs in its own sandbox, so that no tool sees it or its variables. */
  openProgram(spec: ProgramSpec): Promise<Program>;
  /** Runs the set-up command in its own sandbox, with its own network access, which ends with it. */
  inSetUp<Result>(use: (place: CommandSandbox) => Promise<Result>, reach?: SetUpReach): Promise<Result>;
  /**
   * Runs one action on its own checkout, with the hosts that it was granted. Nothing of it lasts longer, and no other
   * sandbox runs at the same time: those that do are ended before, and start again when they are used. `use` must not
   * use them. It sees no saved outputs, and its own are not saved: they may contain a secret in an unknown form.
   */
  inGranted<Result>(granted: Granted, use: (workspace: Workspace) => Promise<Result>): Promise<Result>;
  /** The state now. */
  report(): SandboxReport;
  /** From now on, tools reach no host, whatever the input `network` says. */
  shut(): void;
  /** Aborted with a Fault when the tools have ended unexpectedly, or no longer answer. */
  over: AbortSignal;
  /**
   * Ends the tools and gives the files back, as `report` says then; can be called again. Rejects with a Fault if a process is left,
   * or if the workspace cannot be given back at all.
   */
  close(): Promise<void>;
}>;

/** The hosts of `setup-network` alone, together with those that need no approval, or with all of `network`. */
type SetUpReach = "own" | "commands" | "all";

type Granted = Readonly<{
  /** A folder of the broker that replaces the workspace, and is removed at the end. */
  checkout: string;
  hosts: readonly string[];
  /** Prepares that checkout. */
  setUp(inSetUp: Sandbox["inSetUp"]): Promise<void>;
}>;

/** Rejects with a Fault if it cannot be built, or if it has a hole; then nothing of it is left. */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { node, host: script, workingDir, outputDir, brokerVariables } = options;
  refuseWritable(node, workingDir);
  const all = allowedHosts(options.network);
  const allowed = options.isAsking ? freeHosts(options.network) : all;
  const own = allowedHosts(options.setUpNetwork, "setup-network");
  const setUpReach = { own, commands: setUpHosts(own, allowed), all: setUpHosts(own, all) };
  const given = toolEnvironment(options.env, options.added);
  const found = findCaches({ ...options, ...closedToCaches(options), given, named: options.caches });
  const way = options.way ?? (await findIsolationMethod(options.isolation, process.getuid?.() ?? 0));
  const launcher = launcherFor(way);
  const { looked, special, owners, unseen } = await lookOver(options, way);
  const closed = [...(await requireWritable(looked)), ...unseen];
  const back = await handOver(options, way, owners);
  const { folder, internet } = options;
  const exit = await openExit(allowed, join(folder, "proxy"), internet);
  // The tools of servers need approval call by call; the workflow decides which hosts the servers reach.
  const serverExit = all.words === allowed.words ? exit : await openExit(all, join(folder, "servers-proxy"), internet);
  const exits = [...new Set([exit, serverExit])];
  const hosts = new Set<HostProcess>();
  const lock = new SandboxLock();
  let kept: Kept | undefined;
  const close = once(async () => {
    kept = await takeDown(hosts, exits, back);
  });
  try {
    const caches = await fillHome(back.home, found.found);
    const missing = found.missing.map((path) => ({ path, why: "there is no such folder" }));
    const shown = foldersOf(options.env, caches);
    const sockets = await foreignSockets(way, { special, shown });
    const { places, hidden, environment } = viewOf(options, { ...caches, sockets });
    const place = { way, launcher, places, node, host: script, uid: back.user, proxySocket: exit.socketPath };
    const withHome = { ...place, home: back.home };
    const shielded = { kept: launcher.kept, perl: optionalProgram("perl"), hasOwnUser: way !== "bwrap" };
    const params = { workingDir, outputDir, environment, selfTest: { hidden, brokerVariables, ...shielded } };
    const covers = await coversFor(way, places);
    const handed = handedOver(looked);
    const raising = startVerifiedHost({ ...withHome, handed }, params, hosts);
    options.onBuilding?.();
    const first = await raising;
    const over = await requireHandedOver(looked, { user: back.user, test: handed, broker: folder });
    const start = async (place: HostOptions) =>
      startVerifiedHost(await covers.laidOver(place), await covers.tested(params), hosts);
    const resident = new ResidentHost(first, () => lock.shared(() => start(withHome)));
    const covered = once(async () => {
      if (!(await covers.areThere())) return;
      await resident.retire();
      await endHost(first.host);
    });
    const workspace = sandboxWorkspace({ line: () => covered().then(() => resident.line()), ...options });
    const openProgram = (spec: ProgramSpec) =>
      isTold(spec) || serverExit !== exit
        ? lock.shared(() => openApart(spec, params, () => start({ ...place, proxySocket: serverExit.socketPath })))
        : workspace.openProgram(spec);
    const apart = { params, start, internet };
    const setUpIn =
      (place: SeparateSandboxOptions["place"]): Sandbox["inSetUp"] =>
      (use, reach = "all") =>
        inSeparateSandbox({ ...apart, place, allowed: setUpReach[reach], socket: join(folder, "set-up-proxy") }, use);
    const inGranted: Sandbox["inGranted"] = ({ checkout, hosts: named, setUp }, use) =>
      lock.exclusive(async () => {
        await resident.retire();
        await endAll(hosts, back);
        const own = { ...options, place: withHome, caches: found.found, checkout };
        return await withGrantedCheckout(own, async (place) => {
          await setUp(setUpIn(place));
          const allowedHere = grantedHosts(named, { free: allowed, all });
          const command = { ...apart, place, allowed: allowedHere, socket: join(folder, "granted-proxy") };
          return await inSeparateSandbox(command, ({ workspace }) => use({ ...workspace, outputDir: undefined }));
        });
      });
    let isShut = false;
    const shut = () => {
      for (const one of exits) one.shut();
      isShut = true;
    };
    const report = () => ({
      way,
      checks: first.checks,
      gaps: [...launcher.gaps, ...covers.gaps(), ...closed, ...over],
      network: allowed.words,
      isShut,
      isAsking: options.isAsking === true,
      denials: exits.flatMap(({ denials }) => [...denials.values()]),
      caches: { given: caches.given, leftOut: [...caches.leftOut, ...missing] },
      kept,
    });
    return Object.freeze<Sandbox>({
      workspace,
      openProgram,
      close: () => {
        resident.close();
        return close();
      },
      report,
      shut,
      inGranted,
      over: resident.over,
      inSetUp: (...given) => lock.shared(() => setUpIn(withHome)(...given)),
    });
  } catch (error) {
    await close();
    throw error;
  }
}

/** This Node runs the action and the tool host. A tool that could change it would run as the action. */
function refuseWritable(node: string, workingDir: string): void {
  if (!isIn(workingDir, node)) return;
  throw new Fault(
    "config",
    `The Node that runs this action, ${node}, is in the checkout, where the tools could change it.`,
    {
      hint: "Have the runner use its own Node, or one outside of the workspace.",
    },
  );
}

/** Tools must not be able to read the program's variables. */
function isTold({ environment }: ProgramSpec): boolean {
  return Object.keys(environment).length > 0;
}

/** Reads what is in the checkout while it belongs to its owners. `owners` is a record of these, if there are several. */
async function lookOver({ workingDir, folder }: SandboxOptions, way: IsolationMethod) {
  const record = join(folder, "owners");
  const { special, foreign, mounted, mayBeElsewhere } = await walkCheckout(way, workingDir, record);
  if (mayBeElsewhere) (await import("./outside-repository.ts")).requireOwnRepository(workingDir);
  const looked = { way, folder: workingDir, foreign };
  const covering = mounted.length > 0 ? await import("./mounted-folders.ts") : undefined;
  const unseen = (await covering?.requireNotMounted(looked, mounted)) ?? [];
  const isOfSeveral = way !== "bwrap" && foreign.length > 0;
  if (isOfSeveral) await recordOwners(way, { folder: workingDir, record, begun: beginMark(folder) });
  else removeRecord(record);
  return { looked, special, unseen, owners: isOfSeveral ? record : undefined };
}

/** From here on, `back` says what to undo. */
async function handOver(
  { workingDir, folder, random, onHandOver }: SandboxOptions,
  way: IsolationMethod,
  owners: string | undefined,
): Promise<HandBack> {
  const { uid, gid } = statSync(workingDir);
  const user = way === "bwrap" ? uid : freeUser(random);
  const settings = await putAside(workingDir, join(folder, "git-settings"));
  const home = join(folder, "home");
  const back: HandBack = { way, user, owner: { uid, gid }, folders: [workingDir], settings, home, owners };
  onHandOver(back);
  await mkdir(home, { recursive: true, mode: 0o700 });
  return back;
}

/** Other users have nothing of the runner's. Loaded only where it is needed. */
async function coversFor(way: IsolationMethod, places: readonly Mount[]): Promise<LateCovers> {
  if (way === "bwrap") return (await import("./late-covers.ts")).searchForCovers(places);
  return {
    areThere: async () => false,
    laidOver: async (place) => place,
    tested: async (params) => params,
    gaps: () => [],
  };
}

function once(action: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= action();
    return running;
  };
}
