/** The place where tools work and the servers of the run: they come up at the same time, and go down together. */
import { folderStore } from "../../core/event/file-store.ts";
import type { ProgramSpec } from "../../core/workspace/program/program.ts";
import type { Redact } from "../../lib/redact.ts";
import type { ServerSpec } from "../../mcp/mcp-config.ts";
import type { Servers, ServersOptions } from "../../mcp/open-servers.ts";
import { pinsIn } from "../../mcp/pins.ts";
import { isPublic } from "../../sandbox/proxy/address.ts";
import { openTools, type Tools, type ToolsOptions } from "../agent/tools.ts";
import { printServer } from "../runner/console.ts";
import { OwnServers } from "./own-servers.ts";

export type BothOptions = ToolsOptions &
  Readonly<{
    specs: Promise<readonly ServerSpec[]>;
    /** The folder of the conversation, which may have begun before. */
    conversation: string;
    redact: Redact;
  }>;

export type ToolsAndServers = Tools & Readonly<{ servers: Servers; openOwn: OwnServers["open"] }>;

/** A Fault if the wall cannot be built, or nobody can say which servers there are. A server that does not start is none. */
export async function openBoth(options: BothOptions): Promise<ToolsAndServers> {
  const opening = openTools(options);
  const starting = startServers(options, opening);
  const [tools, servers] = await bothOrNone(opening, starting);
  for (const { name, tools: count, problem } of servers.report()) {
    printServer(name, problem === "" ? `${count} tools` : `does not work. ${problem}`, options.redact);
  }
  const own = new OwnServers((specs, store) => start(options, tools.openProgram, { specs, pins: pinsIn(store) }));
  const report = () => [...servers.report(), ...own.report()];
  const close = async () => {
    await servers.close();
    await tools.close();
  };
  return { ...tools, servers: { ...servers, report }, openOwn: (...given) => own.open(...given), close };
}

/** What has come up without the other goes down again. */
async function bothOrNone(opening: Promise<Tools>, starting: Promise<Servers>): Promise<[Tools, Servers]> {
  const [tools, servers] = await Promise.allSettled([opening, starting]);
  if (tools.status === "fulfilled" && servers.status === "fulfilled") return [tools.value, servers.value];
  for (const one of [servers, tools]) if (one.status === "fulfilled") await one.value.close();
  throw tools.status === "rejected" ? tools.reason : (servers as PromiseRejectedResult).reason; // one of the two is
}

const NONE: Servers = { tools: [], report: () => [], close: async () => {} };

async function startServers(options: BothOptions, opening: Promise<Tools>): Promise<Servers> {
  const pins = pinsIn(folderStore(options.conversation));
  opening.catch(() => {}); // said by whoever waits for it
  const openProgram = async (spec: ProgramSpec) => (await opening).openProgram(spec);
  return start(options, openProgram, { specs: await options.specs, pins });
}

/** Without any, nothing of their protocol is loaded. */
async function start(
  { world, redact }: BothOptions,
  openProgram: Tools["openProgram"],
  { specs, pins }: Pick<ServersOptions, "specs" | "pins">,
): Promise<Servers> {
  if (specs.length === 0 && pins.size === 0) return NONE;
  const { openServers } = await import("../../mcp/open-servers.ts");
  return openServers({
    ...{ specs, pins, isPublic, openProgram },
    sleep: (ms) => world.sleep(ms, world.signal),
    onProgress: (server, note) => printServer(server, note, redact),
  });
}
