/** Builds the sandbox, proves from inside that it holds, and takes it down again. */
import { statSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { toolEnvironment } from "../core/workspace/environment.ts";
import type { Program, ProgramSpec, Workspace } from "../core/workspace/workspace.ts";
import { Fault } from "../lib/fault.ts";
import { isIn, optionalProgram } from "../lib/programs.ts";
import { findCaches } from "./caches.ts";
import { type CommandApart, type CommandPlace, inSandbox } from "./command-apart.ts";
import { inGrantedPlace, Turns } from "./granted-place.ts";
import { type FilledHome, fillHome } from "./launch/fill-home.ts";
import { foreignSockets } from "./launch/foreign-sockets.ts";
import { putAside } from "./launch/git-settings.ts";
import { launcherFor } from "./launch/launcher.ts";
import type { HostOptions, HostProcess } from "./launch/start-host.ts";
import { endAll, endHost, type HandBack, takeDown } from "./launch/take-down.ts";
import { freeUser } from "./launch/tool-user.ts";
import { findWay, type Isolation, type Way } from "./launch/way.ts";
import { allowedHosts, freeHosts, grantedHosts, setUpHosts } from "./proxy/allowed-hosts.ts";
import type { Denial } from "./proxy/gate.ts";
import { type ExitOptions, openExit } from "./proxy/proxy.ts";
import { raiseHost } from "./raise-host.ts";
import { ResidentHost } from "./resident-host.ts";
import { sandboxWorkspace } from "./sandbox-workspace.ts";
import { closedTo, foldersOf, type ViewOptions, viewOf } from "./view.ts";
import type { Calls } from "./wire/methods.ts";

export type SandboxOptions = ViewOptions &
  Readonly<{
    /** The tool host's one file, and the node that runs it. */
    host: string;
    node: string;
    /** Where undo copies are stored, inside of `folder`; left out, they stay in memory. */
    undoDir?: string | undefined;
    /** As the inputs `network` and `setup-network`. */
    network: string;
    setUpNetwork: string;
    /** Whether hosts other than registries are granted to single commands only. */
    isAsking: boolean;
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
export type SandboxReport = Readonly<{
  way: Way;
  checks: number;
  /** What this machine cannot keep from the tools, in sentences. */
  gaps: readonly string[];
  network: string;
  /** Whether the network was closed before the agent began. */
  isShut: boolean;
  /** Whether commands reach registries and what a person grants, and nothing else. */
  isAsking: boolean;
  denials: readonly Denial[];
  /** What earlier steps have downloaded and commands have, and what they do not have of it. */
  caches: Pick<FilledHome, "given" | "leftOut">;
}>;

export type Sandbox = Readonly<{
  workspace: Workspace;
  /** One that is told anything has a sandbox of its own around it: no tool sees it, or what it was told. */
  openProgram(spec: ProgramSpec): Promise<Program>;
  /** Has the set-up command run in a sandbox of its own, which reaches what it may and ends with it. */
  inSetUp<Result>(use: (place: CommandPlace) => Promise<Result>, reach?: SetUpReach): Promise<Result>;
  /**
   * Has one action run on a checkout of its own, with the hosts that it was granted; nothing of it lasts longer, and no
   * other sandbox runs beside it: those that do have ended, and start again when they are used. `use` must not use them. It finds
   * no saved outputs there, and its own are not saved: they may hold a secret in a form that nobody knows.
   */
  inGranted<Result>(granted: Granted, use: (workspace: Workspace) => Promise<Result>): Promise<Result>;
  /** As of now. */
  report(): SandboxReport;
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

/** The hosts of `setup-network` alone, with those that commands reach without asking, or with all of `network`. */
type SetUpReach = "own" | "commands" | "all";

type Granted = Readonly<{
  /** A folder of the broker's own, which stands in the place of the workspace, and is removed in the end. */
  checkout: string;
  hosts: readonly string[];
  /** Makes that checkout ready. */
  setUp(inSetUp: Sandbox["inSetUp"]): Promise<void>;
}>;

/** A Fault if there is no way to build it, or if it has a hole: then nothing of it is left. */
export async function openSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { node, host: script, workingDir, outputDir, brokerVariables } = options;
  refuseWritable(node, workingDir);
  const all = allowedHosts(options.network);
  const allowed = options.isAsking ? freeHosts(options.network) : all;
  const own = allowedHosts(options.setUpNetwork, "setup-network");
  const setUpReach = { own, commands: setUpHosts(own, allowed), all: setUpHosts(own, all) };
  const given = toolEnvironment(options.env, options.added);
  const found = findCaches({ ...options, ...closedTo(options), given, named: options.caches });
  const way = await findWay(options.isolation, process.getuid?.() ?? 0);
  const launcher = launcherFor(way);
  const back = await handOver(options, way);
  const { folder, internet } = options;
  const exit = await openExit(allowed, join(folder, "proxy"), internet);
  // Servers are asked about call by call; what they need to reach is the workflow's to say.
  const serverExit = all.words === allowed.words ? exit : await openExit(all, join(folder, "servers-proxy"), internet);
  const exits = [...new Set([exit, serverExit])];
  const hosts = new Set<HostProcess>();
  const turns = new Turns();
  const close = once(() => takeDown(hosts, exits, back));
  try {
    const caches = await fillHome(back.home, found.found);
    const missing = found.missing.map((path) => ({ path, why: "there is no such folder" }));
    const shown = foldersOf(options.env, caches);
    const sockets = await foreignSockets(way, { written: [workingDir], shown });
    const { places, hidden, environment } = viewOf(options, { ...caches, sockets });
    const place = { way, launcher, places, node, host: script, uid: back.user, proxySocket: exit.socketPath };
    const withHome = { ...place, home: back.home };
    const shielded = { kept: launcher.kept, perl: optionalProgram("perl"), hasOwnUser: way !== "bwrap" };
    const params = { workingDir, outputDir, environment, selfTest: { hidden, brokerVariables, ...shielded } };
    const first = await raiseHost({ ...withHome, owner: back.owner.uid }, params, hosts);
    const resident = new ResidentHost(first, () => turns.beside(() => raiseHost(withHome, params, hosts)));
    const workspace = sandboxWorkspace({ line: () => resident.line(), ...options });
    const openProgram = (spec: ProgramSpec) =>
      isTold(spec) || serverExit !== exit
        ? turns.beside(() =>
            openApart(spec, { place: { ...place, proxySocket: serverExit.socketPath }, params, hosts }),
          )
        : workspace.openProgram(spec);
    const apart = { params, hosts, internet };
    const setUpIn =
      (place: CommandApart["place"]): Sandbox["inSetUp"] =>
      (use, reach = "all") =>
        inSandbox({ ...apart, place, allowed: setUpReach[reach], socket: join(folder, "set-up-proxy") }, use);
    const inGranted: Sandbox["inGranted"] = ({ checkout, hosts: named, setUp }, use) =>
      turns.alone(async () => {
        await resident.retire();
        await endAll(hosts, back);
        const own = { place: withHome, caches: found.found, checkout, workingDir, outputDir };
        return await inGrantedPlace(own, async (place) => {
          await setUp(setUpIn(place));
          const allowedHere = grantedHosts(named, { free: allowed, all });
          const command = { ...apart, place, allowed: allowedHere, socket: join(folder, "granted-proxy") };
          return await inSandbox(command, ({ workspace }) => use({ ...workspace, outputDir: undefined }));
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
      gaps: launcher.gaps,
      network: allowed.words,
      isShut,
      isAsking: options.isAsking === true,
      denials: exits.flatMap(({ denials }) => [...denials.values()]),
      caches: { given: caches.given, leftOut: [...caches.leftOut, ...missing] },
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
      inSetUp: (...given) => turns.beside(() => setUpIn(withHome)(...given)),
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

/** What only a program is to know, the tools must not be able to read out of it. */
function isTold({ environment }: ProgramSpec): boolean {
  return Object.keys(environment).length > 0;
}

/** From here on `back` says what to undo. */
async function handOver({ workingDir, folder, random, onHandOver }: SandboxOptions, way: Way): Promise<HandBack> {
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

/** `hosts` are those that have to end with the sandbox. */
type Apart = Readonly<{ place: Omit<HostOptions, "owner">; params: Calls["begin"]; hosts: Set<HostProcess> }>;

/** Whoever closes it takes its sandbox down. A `Mistake` if it cannot be started, a Fault if it cannot be walled off. */
async function openApart(spec: ProgramSpec, { place, params, hosts }: Apart): Promise<Program> {
  const { host, caller } = await raiseHost(place, params, hosts);
  const close = async () => void (await endHost(host));
  try {
    const program = await sandboxWorkspace({ line: async () => caller, ...params }).openProgram(spec);
    return Object.freeze<Program>({ ...program, close });
  } catch (error) {
    await close();
    throw error;
  }
}
