/** What one action would be given beyond the checkout, which is what a person approves: secrets, hosts, a server's tool. */
import { z } from "zod";

/** `secrets` and `hosts` are names; `server` is the MCP server that the action calls, "" for none. */
export const Grant = z
  .strictObject({ secrets: z.array(z.string()).readonly(), hosts: z.array(z.string()).readonly(), server: z.string() })
  .readonly();
export type Grant = z.infer<typeof Grant>;

/** What needs nothing: it changes the checkout at most, and that is checked before it is published. */
export const NOTHING: Grant = Object.freeze({ secrets: [], hosts: [], server: "" });

/** Whether an action needs anything to be granted. */
export function isGrant({ secrets, hosts, server }: Grant): boolean {
  return secrets.length + hosts.length > 0 || server !== "";
}

/** Whether it has to run in a sandbox of its own: what it is given must not be there for what runs later. */
export function needsSandbox({ secrets, hosts }: Grant): boolean {
  return secrets.length + hosts.length > 0;
}

/** As a clause for people and models: `secret NPM_TOKEN; hosts registry.npmjs.org`. "" for nothing. */
export function inWords({ secrets, hosts, server }: Grant): string {
  const named = (noun: string, names: readonly string[]) =>
    names.length === 0 ? [] : [`${noun}${names.length === 1 ? "" : "s"} ${names.join(", ")}`];
  return [...named("secret", secrets), ...named("host", hosts), ...(server ? [`server ${server}`] : [])].join("; ");
}
