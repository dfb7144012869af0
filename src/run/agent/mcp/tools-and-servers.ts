/** Opens the tools' workspace and the MCP servers of the run in parallel, and closes them together. */
import { type FileStore, folderStore } from "../../../core/event/file-store.ts";
import type { ProgramSpec } from "../../../core/workspace/workspace.ts";
import type { Redact } from "../../../lib/mask/mask.ts";
import { count } from "../../../lib/text.ts";
import type { ServerSpec } from "../../../mcp/mcp-config.ts";
import type { ServersOptions } from "../../../mcp/open-servers.ts";
import type { ServerReport, Servers } from "../../../mcp/servers.ts";
import { printServer } from "../../../runner/console.ts";
import { isPublic } from "../../../sandbox/proxy/address.ts";
import { openTools, type Tools, type ToolsOptions } from "../tools.ts";

type ToolsAndServersOptions = ToolsOptions &
  Readonly<{
    specs: Promise<readonly ServerSpec[]>;
    /** The folder of the conversation, which may be a resumed one. */
    conversation: string;
    redact: Redact;
  }>;

export type ToolsAndServers = Tools & Readonly<{ servers: Servers; openOwn: OwnServers["open"] }>;

/**
 * Throws a Fault if the sandbox cannot be created, or the server configuration cannot be read. A server that does not
 * start is only reported.
 */
export async function openToolsAndServers(options: ToolsAndServersOptions): Promise<ToolsAndServers> {
  const opening = openTools(options);
  const starting = startServers(options, opening);
  const [tools, servers] = await startBothOrNone(opening, starting);
  for (const report of servers.report()) if (!report.isStarting) printStarted(report, options.redact);
  const startOwn: Start = async (specs, store) =>
    start(options, tools.openProgram, { specs, pins: await pinsOf(store) });
  const own = new OwnServers(startOwn);
  const report = () => [...servers.report(), ...own.report()];
  const close = async () => {
    await servers.close();
    return tools.close();
  };
  return { ...tools, servers: { ...servers, report }, openOwn: (...given) => own.open(...given), close };
}

function printStarted({ name, tools, problem }: ServerReport, redact: Redact): void {
  printServer(name, problem === "" ? count(tools, "tool") : `does not work. ${problem}`, redact);
}

/** If only one of the two opens, it is closed again. */
async function startBothOrNone(opening: Promise<Tools>, starting: Promise<Servers>): Promise<[Tools, Servers]> {
  const [tools, servers] = await Promise.allSettled([opening, starting]);
  if (tools.status === "fulfilled" && servers.status === "fulfilled") return [tools.value, servers.value];
  for (const one of [servers, tools]) if (one.status === "fulfilled") await one.value.close();
  throw tools.status === "rejected" ? tools.reason : (servers as PromiseRejectedResult).reason; // one of them was rejected
}

const NONE: Servers = { tools: [], report: () => [], close: async () => {} };

async function startServers(options: ToolsAndServersOptions, opening: Promise<Tools>): Promise<Servers> {
  opening.catch(() => {}); // the error goes to the caller that awaits it
  const pins = await pinsOf(folderStore(options.conversation));
  const openProgram = async (spec: ProgramSpec) => (await opening).openProgram(spec);
  return start(options, openProgram, { specs: await options.specs, pins });
}

/** A conversation that has not begun has none, and loads nothing of it. */
async function pinsOf(store: FileStore): Promise<ServersOptions["pins"]> {
  if (store.list("events").length === 0) return new Map();
  return (await import("../../../mcp/pins.ts")).pinsIn(store);
}

/** The MCP client is loaded only if there are servers. */
async function start(
  { world, redact }: ToolsAndServersOptions,
  openProgram: Tools["openProgram"],
  { specs, pins }: Pick<ServersOptions, "specs" | "pins">,
): Promise<Servers> {
  if (specs.length === 0 && pins.size === 0) return NONE;
  const { openServers } = await import("../../../mcp/open-servers.ts");
  return openServers({
    specs,
    pins,
    isPublic,
    openProgram,
    sleep: (ms) => world.sleep(ms, world.signal),
    onProgress: (server, note) => printServer(server, note, redact),
    onStarted: (report) => printStarted(report, redact),
  });
}

/** `store` is the conversation that uses the servers; it may be a resumed one. */
type Start = (specs: readonly ServerSpec[], store: FileStore) => Promise<Servers>;

export class OwnServers {
  readonly #start: Start;
  readonly #all: Readonly<{ agent: string; servers: Servers }>[] = [];

  constructor(start: Start) {
    this.#start = start;
  }

  /** The caller must close the servers that it opens. */
  async open(agent: string, specs: readonly ServerSpec[], store: FileStore): Promise<Servers> {
    const servers = await this.#start(specs, store);
    this.#all.push({ agent, servers });
    return servers;
  }

  /** A server that was started several times is reported once, with its latest state. */
  report(): readonly ServerReport[] {
    const reports = new Map<string, ServerReport>();
    for (const { agent, servers } of this.#all) {
      for (const report of servers.report()) {
        const name = `${agent}/${report.name}`;
        reports.set(name, together(reports.get(name), { ...report, name }));
      }
    }
    return [...reports.values()];
  }
}

function together(earlier: ServerReport | undefined, report: ServerReport): ServerReport {
  if (!earlier) return report;
  const calls = new Map(earlier.used.map(({ tool, calls }) => [tool, calls]));
  for (const { tool, calls: more } of report.used) calls.set(tool, (calls.get(tool) ?? 0) + more);
  return {
    name: report.name,
    tools: Math.max(earlier.tools, report.tools),
    used: [...calls].map(([tool, calls]) => ({ tool, calls })),
    problem: report.problem,
    ...(report.leftOut && { leftOut: report.leftOut }),
  };
}
