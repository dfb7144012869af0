/** A workspace on a rehearsed agent server, whose machine is this one. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { expect } from "vitest";
import type { ServerWorld } from "../../src/agent-server/agent-server.ts";
import { type RemoteWorkspace, remoteWorkspace } from "../../src/agent-server/remote-workspace.ts";
import { processes } from "../running.ts";
import { type AgentServerOptions, openAgentServer, type RehearsedAgentServer } from "./rehearsed/server.ts";

export const KEY = "session-key-of-a-test";

export const serverWorld: ServerWorld = {
  fetch: globalThis.fetch,
  connect: (url) => new WebSocket(url),
  sleep: (ms, signal) => setTimeout(ms, undefined, { signal }),
  random: () => 0.5,
  newId: () => crypto.randomUUID(),
};

type Served = AsyncDisposable &
  Readonly<{
    workspace: RemoteWorkspace;
    server: RehearsedAgentServer;
    /** Starts the server again at its address, once the test has closed it. */
    restart(): Promise<void>;
  }>;

/** What the server has: the Node of the tests. */
export const ENV = { HOME: "/nonexistent", PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ""}` };

export async function servedWorkspace(
  workingDir: string,
  { world, ...options }: Omit<AgentServerOptions, "key"> & Readonly<{ world?: Partial<ServerWorld> }> = {},
): Promise<Served> {
  const running = { key: KEY, env: ENV, ...options };
  const server = await openAgentServer(running);
  const servers = [server];
  const folder = mkdtempSync(join(tmpdir(), "deckhand-host-"));
  const host = join(folder, "host.mjs");
  const source = join(import.meta.dirname, "..", "..", "src", "sandbox", "tool-host", "main.ts");
  writeFileSync(host, `import ${JSON.stringify(pathToFileURL(source).href)};\n`); // unbundled, as these tests are
  const address = { url: server.url, key: KEY };
  const workspace = remoteWorkspace({ ...address, workingDir, host, world: { ...serverWorld, ...world } });
  return {
    workspace,
    server,
    async restart() {
      servers.push(await openAgentServer({ ...running, port: Number(new URL(server.url).port) }));
    },
    async [Symbol.asyncDispose]() {
      // While a server is there: a host that nobody ends waits a quarter of an hour for its broker.
      await workspace.close();
      for (const one of servers) await one.close();
      rmSync(folder, { recursive: true });
      const home = dirname(workspace.outputDir ?? "");
      await expect.poll(() => hostsIn(home), { message: "tool hosts that are left" }).toEqual([]);
    },
  };
}

/** The arguments of the tool hosts whose mailboxes are below this folder. */
function hostsIn(home: string): string[] {
  return [...processes().values()].filter((line) => line.split("\0").some((word) => word.startsWith(`${home}/`)));
}
