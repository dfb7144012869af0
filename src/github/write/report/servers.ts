/** What people are told of the servers of a run: which there were, what was used of them, and which did not work. */
import { count, oneLine } from "../../../lib/text.ts";
import { code } from "../inline-code.ts";

/** `problem` is "" for a server that worked to the end. */
export type ServerFacts = Readonly<{
  name: string;
  tools: number;
  used: readonly Readonly<{ tool: string; calls: number }>[];
  problem: string;
}>;

const MOST_USED = 10;

/** For the details; "" without any. */
export function renderServers(servers: readonly ServerFacts[]): string {
  if (servers.length === 0) return "";
  const rows = servers.map(({ name, tools, used }) => `| ${code(name)} | ${tools} | ${usedOf(used)} |`);
  return `| Server | Tools | Calls |\n|-|-|-|\n${rows.join("\n")}`;
}

/** For everybody; "" if all worked. */
export function renderBroken(servers: readonly ServerFacts[]): string {
  const broken = servers.filter(({ problem }) => problem !== "");
  if (broken.length === 0) return "";
  const list = broken.map(({ name, problem }) => `${code(name)} (${code(oneLine(problem, 200))})`).join(", ");
  return `${broken.length === 1 ? "This server" : "These servers"} of tools did not work: ${list}.`;
}

function usedOf(used: ServerFacts["used"]): string {
  if (used.length === 0) return "none";
  const some = used.slice(0, MOST_USED).map(({ tool, calls }) => `${code(oneLine(tool, 64))} ${calls}`);
  const rest = used.length > MOST_USED ? `, and ${count(used.length - MOST_USED, "other tool")}` : "";
  return some.join(", ") + rest;
}
