/** The servers that sub-agents bring: started when one begins to work, ended with it, and reported like those of the run. */
import type { FileStore } from "../../core/event/file-store.ts";
import type { ServerSpec } from "../../mcp/mcp-config.ts";
import type { ServerReport, Servers } from "../../mcp/open-servers.ts";

/** `store` is the conversation that they work for, which may have begun before. */
type Start = (specs: readonly ServerSpec[], store: FileStore) => Promise<Servers>;

export class OwnServers {
  readonly #start: Start;
  readonly #all: Readonly<{ agent: string; servers: Servers }>[] = [];

  constructor(start: Start) {
    this.#start = start;
  }

  /** Whoever opens them closes them. */
  async open(agent: string, specs: readonly ServerSpec[], store: FileStore): Promise<Servers> {
    const servers = await this.#start(specs, store);
    this.#all.push({ agent, servers });
    return servers;
  }

  /** One that was started several times is one, and works or does not as it did at last. */
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
  };
}
