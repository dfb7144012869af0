/**
 * A sandbox for one command: the set-up command, or an action with a grant. It has its own network access. Both end
 * with it, so nothing that the command started can use that access later, or see what follows.
 */
import type { Workspace } from "../core/workspace/workspace.ts";
import { Fault } from "../lib/fault.ts";
import type { HostOptions, HostProcess } from "./launch/start-host.ts";
import { endHost } from "./launch/take-down.ts";
import type { AllowedHosts } from "./proxy/allowed-hosts.ts";
import type { Denial } from "./proxy/gate.ts";
import { type ExitOptions, openExit } from "./proxy/proxy.ts";
import { raiseHost } from "./raise-host.ts";
import { sandboxWorkspace } from "./sandbox-workspace.ts";
import type { Calls } from "./wire/methods.ts";

/**
 * `place` has the checkout and the home of the command, `hosts` are all hosts that have to end with it, `socket` is a
 * path in the broker's own folder.
 */
export type CommandApart = Readonly<{
  place: Omit<HostOptions, "proxySocket">;
  params: Calls["begin"];
  hosts: Set<HostProcess>;
  socket: string;
  allowed: AllowedHosts;
  internet?: ExitOptions | undefined;
}>;

export type CommandPlace = Readonly<{
  workspace: Workspace;
  /** The connections that were refused so far. */
  denials(): readonly Denial[];
}>;

/**
 * Resolves to the result of `use`, when every process in the sandbox has ended and nobody can connect any more. Rejects
 * with a "config" Fault if the sandbox cannot be built, and with a "bug" Fault if something in it does not end.
 */
export async function inSandbox<Result>(
  apart: CommandApart,
  use: (place: CommandPlace) => Promise<Result>,
): Promise<Result> {
  const { place, params, hosts, socket, allowed, internet } = apart;
  const exit = await openExit(allowed, socket, internet);
  try {
    const { host, caller } = await raiseHost({ ...place, proxySocket: exit.socketPath }, params, hosts);
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
  return new Fault("bug", "A command has ended, but processes that it started in its sandbox have not.", {
    hint: "Run it again. A self-hosted runner may need them killed by hand.",
  });
}
