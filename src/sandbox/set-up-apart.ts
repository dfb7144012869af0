/**
 * A sandbox for the set-up command alone. It has the same checkout and home as the one of the agent's commands, and a
 * way out of its own. Both end with it, so nothing that it started can use that way later, or see what comes after.
 */
import { join } from "node:path";
import type { Workspace } from "../core/workspace/workspace.ts";
import { Fault } from "../lib/fault.ts";
import type { HostOptions, HostProcess } from "./launch/start-host.ts";
import { endHost } from "./launch/take-down.ts";
import type { AllowedHosts } from "./proxy/allowed-hosts.ts";
import { type ExitOptions, openExit } from "./proxy/exit.ts";
import type { Denial } from "./proxy/proxy.ts";
import { raiseHost } from "./raise-host.ts";
import { sandboxWorkspace } from "./sandbox-workspace.ts";
import type { Calls } from "./wire/methods.ts";

/** `place` is that of the agent's commands, `hosts` are all that have to end with it, `folder` is the broker's own. */
export type SetUpApart = Readonly<{
  place: Omit<HostOptions, "owner" | "proxySocket">;
  params: Calls["begin"];
  hosts: Set<HostProcess>;
  folder: string;
  allowed: AllowedHosts;
  internet?: ExitOptions | undefined;
}>;

export type SetUpPlace = Readonly<{
  workspace: Pick<Workspace, "run">;
  /** The connections that were refused until now. */
  denials(): readonly Denial[];
}>;

/**
 * Resolves to what `use` does, when every process in the sandbox has ended and nobody can connect any more. A "config"
 * Fault if the sandbox cannot be built, a "bug" Fault if something in it does not end.
 */
export async function inSetUp<Result>(apart: SetUpApart, use: (place: SetUpPlace) => Promise<Result>): Promise<Result> {
  const { place, params, hosts, folder, allowed, internet } = apart;
  const exit = await openExit(allowed, join(folder, "set-up-proxy"), internet);
  try {
    const { host, caller } = await raiseHost({ ...place, proxySocket: exit.socketPath }, params, hosts);
    const workspace = sandboxWorkspace({ caller, ...params });
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
  return new Fault("bug", "The `setup-command` has ended, but processes that it started have not.", {
    hint: "Run it again. A self-hosted runner may need them killed by hand.",
  });
}
