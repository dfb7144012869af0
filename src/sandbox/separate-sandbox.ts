/**
 * A sandbox for one command: the set-up command, or an action with a grant. It has its own network access. Both end
 * with it, so nothing that the command started can use that access later, or see what follows. An action with a grant
 * has a temporary checkout and home, and no other sandbox runs at the same time: file locks and file watches of the
 * machine are visible to every sandbox, and could pass on a secret.
 */
import { existsSync, statSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Workspace } from "../core/workspace/workspace.ts";
import { Fault } from "../lib/fault.ts";
import { NO_OTHERS, type OtherActions, pathBelow, pathInWorkspace } from "./action-folder.ts";
import { type Cache, fillHome } from "./launch/fill-home.ts";
import type { Mount } from "./launch/mounts.ts";
import type { HostOptions } from "./launch/start-host.ts";
import { endHost, removeTree } from "./launch/take-down.ts";
import type { AllowedHosts, Denial } from "./proxy/gate.ts";
import { type ExitOptions, openExit } from "./proxy/proxy.ts";
import { sandboxWorkspace } from "./sandbox-workspace.ts";
import type { VerifiedHost } from "./verified-host.ts";
import type { Calls } from "./wire/methods.ts";

/** `place` has the checkout and the home of the command, `socket` is a path in the broker's own folder. */
export type SeparateSandboxOptions = Readonly<{
  place: Omit<HostOptions, "proxySocket">;
  params: Calls["begin"];
  start(place: HostOptions): Promise<VerifiedHost>;
  socket: string;
  allowed: AllowedHosts;
  internet?: ExitOptions | undefined;
}>;

export type CommandSandbox = Readonly<{
  workspace: Workspace;
  /** The connections that were refused so far. */
  denials(): readonly Denial[];
}>;

/**
 * Resolves to the result of `use`, when every process in the sandbox has ended and nobody can connect any more. Rejects
 * with a "config" Fault if the sandbox cannot be built, and with a "machine" Fault if something in it does not end.
 */
export async function inSeparateSandbox<Result>(
  apart: SeparateSandboxOptions,
  use: (place: CommandSandbox) => Promise<Result>,
): Promise<Result> {
  const { place, params, start, socket, allowed, internet } = apart;
  const exit = await openExit(allowed, socket, internet);
  try {
    const { host, caller } = await start({ ...place, proxySocket: exit.socketPath });
    const workspace = sandboxWorkspace({ line: async () => caller, ...params });
    const [used] = await Promise.allSettled([use({ workspace, denials: () => [...exit.denials.values()] })]);
    exit.shut();
    if (!(await endHost(host))) throw stillThere();
    if (used.status === "rejected") throw used.reason;
    return used.value;
  } finally {
    await exit.close();
  }
}

function stillThere(): Fault {
  return new Fault("machine", "A command has ended, but processes that it started in its sandbox have not.", {
    hint: "Run it again. A self-hosted runner may need them killed by hand.",
  });
}

export type GrantedPlace = Readonly<{
  /** The usual places of commands. */
  place: SeparateSandboxOptions["place"];
  caches: readonly Cache[];
  /** The folder that replaces `workingDir`. It is removed at the end, with its home. */
  checkout: string;
  workingDir: string;
  /** Not shown, because the output of other commands may contain what another grant gave them. */
  outputDir: string;
  /** The folder of the action's own scripts, and other actions of the job. */
  scripts: string;
  others?: OtherActions | undefined;
}>;

export async function withGrantedCheckout<Result>(
  { place, caches, checkout, workingDir, outputDir, scripts, others = NO_OTHERS }: GrantedPlace,
  use: (place: SeparateSandboxOptions["place"]) => Promise<Result>,
): Promise<Result> {
  const home = `${checkout}-home`;
  try {
    await mkdir(home, { recursive: true, mode: 0o700 });
    await fillHome(home, caches);
    const handed = `-uid ${statSync(checkout).uid}`;
    const seen = place.places.filter(({ path }) => path !== outputDir);
    const actions = [pathInWorkspace(scripts, workingDir), ...others.loaded.map((path) => pathBelow(workingDir, path))];
    return await use({
      ...place,
      home,
      handed,
      places: await temporaryMounts(seen, { workingDir, checkout, loaded: actions }),
    });
  } finally {
    for (const path of [checkout, home]) await removeTree(place.way, path);
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Paths in the workspace from which actions are loaded; undefined for one that lies elsewhere. */
type Actions = Readonly<{ loaded: readonly (string | undefined)[] }>;

/** The same places with another checkout instead of the workspace. */
async function temporaryMounts(
  places: readonly Mount[],
  { workingDir, checkout, loaded }: Pick<GrantedPlace, "workingDir" | "checkout"> & Actions,
): Promise<readonly Mount[]> {
  const at = (path: string) => join(checkout, relative(workingDir, path));
  const isIn = ({ path }: Mount) => `${path}/`.startsWith(`${workingDir}/`);
  // An action that no commit has is not in this checkout either, and would be taken for new files of it.
  const isLoaded = ({ path }: Mount) =>
    loaded.some((one) => one !== undefined && `${path}/`.startsWith(`${join(workingDir, one)}/`));
  const isThere = (place: Mount) => existsSync(at(place.path)) || (!isLoaded(place) && isFolder(place.path));
  const originals = places.filter((place) => place.how === "ro" && isIn(place) && isThere(place));
  const isOfOriginal = ({ path }: Mount) => originals.some((one) => `${path}/`.startsWith(`${one.path}/`));
  const isNeeded = (place: Mount) => place.how === "rw" || isOfOriginal(place) || existsSync(at(place.path));
  const seen = places.filter((place) => !isIn(place) || isNeeded(place));
  const written = (place: Mount) => place.how === "rw" && isIn(place);
  for (const { path } of seen.filter(written)) await mkdir(at(path), { recursive: true });
  return seen.map((place) => (written(place) ? { ...place, from: at(place.path) } : place));
}

export class SandboxLock {
  /** Settles when the last action that asked to run alone has ended. */
  #alone: Promise<unknown> = Promise.resolve();
  readonly #starting = new Set<Promise<unknown>>();

  /** `start` runs when nothing runs alone. Its result may live on, and an action that runs alone has to end it. */
  async shared<Result>(start: () => Promise<Result>): Promise<Result> {
    for (let seen: unknown; seen !== this.#alone; ) {
      seen = this.#alone;
      await seen;
    }
    const starting = start();
    this.#starting.add(starting);
    try {
      return await starting;
    } finally {
      this.#starting.delete(starting);
    }
  }

  /** `use` runs when the last one has ended and nothing is starting; nothing starts until it has ended. */
  exclusive<Result>(use: () => Promise<Result>): Promise<Result> {
    const result = this.#alone.then(() => Promise.allSettled(this.#starting)).then(use);
    this.#alone = result.catch(() => undefined);
    return result;
  }
}
