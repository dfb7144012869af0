/** Servers as the tools of a run have them: real ones from npm, and hostile ones of our own. */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import type { Content } from "../../src/core/event/content.ts";
import { plainText } from "../../src/core/event/content.ts";
import { callTool } from "../../src/core/tool/call-tool.ts";
import type { Workspace } from "../../src/core/workspace/workspace.ts";
import { parseMcpConfig, type ServerSpec } from "../../src/mcp/mcp-config.ts";
import { openServers, type ServersOptions } from "../../src/mcp/open-servers.ts";
import type { Servers } from "../../src/mcp/servers.ts";
import { isPublic } from "../../src/sandbox/proxy/address.ts";
import { nowhere } from "../core/workspace/nowhere.ts";
import { HANGS_MS } from "../real-time.ts";
import { slowness } from "../slowness.ts";

const EVERYTHING = fileURLToPath(import.meta.resolve("@modelcontextprotocol/server-everything/dist/index.js"));
const FILESYSTEM = fileURLToPath(import.meta.resolve("@modelcontextprotocol/server-filesystem/dist/index.js"));
const HOSTILE = fileURLToPath(new URL("./hostile-server.ts", import.meta.url));

export const everything = { command: process.execPath, args: [EVERYTHING] };
export const filesystem = (folder: string) => ({
  command: process.execPath,
  args: [FILESYSTEM, folder],
});

/** Behaves as `ways` say; see the script. */
export const hostile = (...ways: readonly string[]) => ({
  command: process.execPath,
  args: [HOSTILE, ...ways],
});

/** The same from a copy in the checkout, which is where a sandbox can see it; `bringServer` has to put it there. */
export const hostileHere = (...ways: readonly string[]) => ({ command: "node", args: ["server.mjs", ...ways] });

/** An earlier step of the job that leaves `server.mjs` in the checkout, where git does not see it. */
export async function bringServer(workspace: string): Promise<void> {
  writeFileSync(join(workspace, "server.mjs"), stripTypeScriptTypes(readFileSync(HOSTILE, "utf8")));
  appendFileSync(join(workspace, ".git/info/exclude"), "/server.mjs\n");
}

function specs(mcpServers: object, secrets: Readonly<Record<string, string>> = {}): readonly ServerSpec[] {
  return parseMcpConfig(JSON.stringify({ mcpServers }), secrets);
}

export type Opened = Servers & {
  /** The text of what comes of a call, and whether it is an error. */
  call(
    name: string,
    input?: object,
  ): Promise<Readonly<{ words: string; isError: boolean; content: readonly Content[] }>>;
  progress: readonly string[];
};

/** For servers that are waited for in vain, beside others that must have the time: more of it on a busy machine. */
export function hurried(seconds = 2): Pick<ServersOptions, "patience"> {
  const times = Math.ceil(slowness());
  const ms = (each: number) => each * times * 1000;
  return { patience: { startMs: ms(5), callMs: ms(seconds), backOffMs: 1, graceMs: 50 } };
}

/** Closed when the test is. Patient enough for a slow machine, and not more. */
export async function openFor(
  workspace: Workspace,
  mcpServers: object,
  more: Partial<ServersOptions> = {},
): Promise<Opened> {
  const progress: string[] = [];
  const servers = await openServers({
    specs: specs(mcpServers),
    openProgram: (spec) => workspace.openProgram(spec),
    pins: new Map(),
    sleep: async () => undefined,
    isPublic,
    onProgress: (server, note) => progress.push(`${server}: ${note}`),
    ...more,
  });
  onTestFinished(() => servers.close());
  const call: Opened["call"] = async (name, input = {}) => {
    const tool = servers.tools.find((each) => each.name === name);
    if (!tool) throw new Error(`There is no ${name} among ${servers.tools.map((each) => each.name).join(", ")}.`);
    const signal = AbortSignal.timeout(HANGS_MS);
    const result = await callTool(tool, input, { workspace: nowhere, signal });
    if (result.status === "crashed") throw new Error(result.error);
    const { content, is_error } = result.observation;
    return { words: plainText(content), isError: is_error, content };
  };
  return { ...servers, call, progress };
}
