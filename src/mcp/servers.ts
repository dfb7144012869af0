/**
 * The servers of a run, as other code uses them. No type of the protocol is here: the types of the library would pass
 * on those of the MCP SDK, which do not compile in every project.
 */
import type { Tool } from "../core/tool/tool.ts";

/** `used` counts the calls by the server's name of the tool; `problem` is "" for a server that works. */
export type ServerReport = Readonly<{
  name: string;
  tools: number;
  used: readonly Readonly<{ tool: string; calls: number }>[];
  problem: string;
  /** It was not waited for, and has not started yet. */
  isStarting?: true;
  /** Names of tools that could not be read, if there are any. */
  leftOut?: readonly string[];
}>;

export type Servers = Readonly<{
  tools: readonly Tool[];
  /** The state now. */
  report(): readonly ServerReport[];
  /** Closes all servers; never rejects. */
  close(): Promise<void>;
}>;
