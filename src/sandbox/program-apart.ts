/**
 * A program in a wall of its own, beside the one around the tools: it has the same files and the same way out, and is
 * the same user, because the workspace has one owner. But processes of one wall do not exist behind another, so there
 * is nothing to read variables from, to stop, or to trace.
 */
import type { Program, ProgramSpec } from "../core/workspace/program/program.ts";
import type { HostOptions, HostProcess } from "./launch/start-host.ts";
import { endHost } from "./launch/take-down.ts";
import { raiseHost } from "./raise-host.ts";
import { sandboxWorkspace } from "./sandbox-workspace.ts";
import type { Calls } from "./wire/methods.ts";

/** `hosts` are those that have to end with the wall. */
export type Apart = Readonly<{ place: Omit<HostOptions, "owner">; params: Calls["begin"]; hosts: Set<HostProcess> }>;

/** Whoever closes it takes its wall down. A `Mistake` if it cannot be started, a Fault if it cannot be walled off. */
export async function openApart(spec: ProgramSpec, { place, params, hosts }: Apart): Promise<Program> {
  const { host, caller } = await raiseHost(place, params, hosts);
  const close = async () => void (await endHost(host));
  try {
    const program = await sandboxWorkspace({ caller, ...params }).openProgram(spec);
    return Object.freeze<Program>({ ...program, close });
  } catch (error) {
    await close();
    throw error;
  }
}
