/**
 * Defines the access that an action needs beyond the checkout, which a person approves: secrets, hosts, and the tool of
 * a server.
 */
import { z } from "zod";

/** `secrets` and `hosts` are names; `server` is the MCP server that the action calls, "" for none. */
export const Grant = z
  .strictObject({ secrets: z.array(z.string()).readonly(), hosts: z.array(z.string()).readonly(), server: z.string() })
  .readonly();
export type Grant = z.infer<typeof Grant>;

/** The grant of an action that at most changes the checkout, which is checked before it is published. */
export const NOTHING: Grant = Object.freeze({ secrets: [], hosts: [], server: "" });

/** Whether an action needs a grant. */
export function isGrant({ secrets, hosts, server }: Grant): boolean {
  return secrets.length + hosts.length > 0 || server !== "";
}

/** Whether the action has to run in its own sandbox, because later commands must not have its grants. */
export function needsSandbox({ secrets, hosts }: Grant): boolean {
  return secrets.length + hosts.length > 0;
}

/** As a clause for people and models: `secret NPM_TOKEN; hosts registry.npmjs.org`. "" for nothing. */
export function inWords({ secrets, hosts, server }: Grant): string {
  const named = (noun: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${noun}${names.length === 1 ? "" : "s"} ${names.join(", ")}`];
  return [...named("secret", secrets), ...named("host", hosts), ...(server ? [`server ${server}`] : [])].join("; ");
}
