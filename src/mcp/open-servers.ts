/** Starts the servers of a run at the same time. If one fails, the others still work. */
import type { Tool } from "../core/tool/tool.ts";
import type { Program, ProgramSpec } from "../core/workspace/workspace.ts";
import { prompt } from "../prompts.ts";
import type { EndingTransport } from "./client.ts";
import type { Definition } from "./definition.ts";
import type { ServerSpec } from "./mcp-config.ts";
import { lateTool, mcpTool, type Pin, standIn } from "./mcp-tool.ts";
import { McpServer, type Patience } from "./server.ts";
import type { ServerReport, Servers } from "./servers.ts";
import { guardedFetch, HttpTransport, ProgramTransport } from "./transports.ts";

export type ServersOptions = Readonly<{
  specs: readonly ServerSpec[];
  /** Starts a program where programs run. Servers on the network do not wait for that. */
  openProgram(spec: ProgramSpec): Promise<Program>;
  /** The tools that the conversation knows from before. */
  pins: ReadonlyMap<string, Pin>;
  sleep(ms: number): Promise<unknown>;
  isPublic(address: string): boolean;
  /** The progress of a call, as the server reports it. */
  onProgress(server: string, note: string): void;
  /** Called when a server that was not waited for has started, or has failed to. */
  onStarted?(report: ServerReport): void;
  patience?: Patience;
}>;

const PATIENCE: Patience = { startMs: 60_000, callMs: 300_000, backOffMs: 1000, graceMs: 5000 };

/**
 * Never rejects. A server whose tools the conversation knows from before is not waited for: a call waits until it has
 * started, and is refused if its tools are others now.
 */
export async function openServers(options: ServersOptions): Promise<Servers> {
  const started = await Promise.all(options.specs.map((spec) => startOne(spec, options)));
  const there = new Set(options.specs.map(({ name }) => name));
  const lost = [...options.pins].filter(([, { server }]) => !there.has(server));
  const standIns = lost.map(([name, pin]) => standIn(name, pin, prompt("mcp/not-configured")));
  return Object.freeze<Servers>({
    tools: [...started.flatMap(({ tools }) => tools), ...standIns],
    report: () => started.map(({ report }) => report()),
    close: async () => void (await Promise.all(started.map(({ server }) => server.close()))),
  });
}

type Started = Readonly<{ server: McpServer; tools: readonly Tool[]; report(): ServerReport }>;
type Pinned = readonly (readonly [tool: string, pin: Pin])[];

async function startOne(spec: ServerSpec, options: ServersOptions): Promise<Started> {
  const { name } = spec;
  const server = serverFor(spec, options);
  const pinned: Pinned = [...options.pins].filter(([, pin]) => pin.server === name);
  const used = new Map<string, number>();
  let known: number | undefined;
  const begin = async (): Promise<readonly Tool[]> => {
    const definitions = await server.start().catch((): readonly Definition[] => []);
    known = definitions.length;
    if (server.problem === "" && isChanged(definitions, pinned)) await server.refuse(prompt("mcp/changed"));
    if (server.problem !== "") return pinned.map(([tool, pin]) => standIn(tool, pin, server.problem));
    const note = (tool: string) => used.set(tool, (used.get(tool) ?? 0) + 1);
    return definitions.map((definition) =>
      mcpTool(server, definition, { spec, onUse: () => note(definition.tool.name) }),
    );
  };
  const report = () => ({
    name,
    tools: known ?? pinned.length,
    used: [...used].map(([tool, calls]) => ({ tool, calls })),
    problem: server.problem,
    ...(known === undefined && { isStarting: true as const }),
    ...(server.leftOut.length > 0 && { leftOut: server.leftOut }),
  });
  const begun = begin();
  const late = lateTools(pinned, { spec, begun });
  if (late) void begun.then(() => options.onStarted?.(report()));
  return { server, tools: late ?? (await begun), report };
}

function serverFor(spec: ServerSpec, options: ServersOptions): McpServer {
  const { sleep, onProgress } = options;
  const { name } = spec;
  const usual = options.patience ?? PATIENCE;
  const patience = { ...usual, startMs: spec.startMs ?? usual.startMs };
  const open = () => transportTo(spec, options, patience);
  return new McpServer({ name, open, patience, sleep, onProgress: (note) => onProgress(name, note) });
}

/** Undefined unless the conversation has had tools of the server, and its log describes all of them. */
function lateTools(pinned: Pinned, options: Parameters<typeof lateTool>[2]): readonly Tool[] | undefined {
  const tools = pinned.flatMap(([name, pin]) => lateTool(name, pin, options) ?? []);
  return tools.length > 0 && tools.length === pinned.length ? tools : undefined;
}

/** A new conversation knows no tools; a resumed one knows all. */
function isChanged(definitions: readonly Definition[], pinned: Pinned): boolean {
  if (pinned.length === 0) return false;
  const prints = new Map(pinned);
  const isSame = ({ name, print }: Definition) => prints.get(name)?.print === print;
  return definitions.length !== pinned.length || !definitions.every(isSame);
}

async function transportTo(
  spec: ServerSpec,
  { openProgram, isPublic }: ServersOptions,
  { graceMs }: Patience,
): Promise<EndingTransport> {
  if (spec.kind === "stdio") return new ProgramTransport(await openProgram(spec));
  const { url, headers, isPrivate } = spec;
  return new HttpTransport({ url, headers, fetch: guardedFetch({ url, isPrivate, isPublic }), graceMs });
}
