/** Starts MCP servers with this process's clock. Their programs run where the tools of the workspace run. */
import { setTimeout } from "node:timers/promises";
import type { Workspace } from "../core/workspace/workspace.ts";
import { readServers } from "../mcp/mcp-config.ts";
import { openServers as startServers } from "../mcp/open-servers.ts";
import type { Servers } from "../mcp/servers.ts";
import { isPublic } from "../sandbox/proxy/address.ts";

export type ServersOptions = Readonly<{
  /** `{ mcpServers: { … } }`, as in docs/customizing.md. */
  config: unknown;
  workspace: Pick<Workspace, "openProgram">;
  /** The values of each `${NAME}` in `env` and `headers`. */
  secrets?: Readonly<Record<string, string>>;
  onProgress?: (server: string, note: string) => void;
}>;

/**
 * Throws an Error for an invalid configuration. A server that does not start is in `report()`; the others work. The caller
 * closes them after the conversation.
 */
export async function openServers({ config, workspace, secrets = {}, onProgress }: ServersOptions): Promise<Servers> {
  return startServers({
    specs: readServers(config, secrets),
    openProgram: (spec) => workspace.openProgram(spec),
    pins: new Map(),
    isPublic,
    sleep: (ms) => setTimeout(ms),
    onProgress: onProgress ?? (() => undefined),
  });
}
