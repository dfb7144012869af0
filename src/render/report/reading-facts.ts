/** Says whose texts the agent read, and which parts of them people do not see on GitHub. */
import { count, oneLine } from "../../lib/text.ts";
import { code, codeInCell } from "../../markdown/inline-code.ts";

/**
 * `strangers` are logins of people without known write access, and of apps whose comments carry no mark of this action.
 * `hidden` says where hidden parts were, and how many.
 */
export type ReadingFacts = Readonly<{
  strangers: readonly string[];
  hidden: readonly Readonly<{ where: string; parts: number }>[];
}>;

const MOST = 10;

/** "" if people with write access wrote everything, and nothing was hidden. */
export function renderReading({ strangers, hidden }: ReadingFacts): string {
  return [byStrangers(strangers), leftOut(hidden)].filter((line) => line !== "").join("\n\n");
}

function byStrangers(logins: readonly string[]): string {
  const { people, bots } = writersIn(logins);
  return [
    ...(people.length > 0 ? [`The agent read text by people without known write access: ${named(people)}.`] : []),
    ...(bots.length > 0 ? [`The agent read comments of ${named(bots)} that may not be its own.`] : []),
  ].join(" ");
}

function named(logins: readonly string[]): string {
  const more = logins.length > MOST ? ` and ${count(logins.length - MOST, "other")}` : "";
  const some = logins.slice(0, MOST).map((login) => code(oneLine(login, 50)));
  return `${some.join(", ")}${more}`;
}

/** An app has no write access of its own. Which workflow wrote its comments is unknown. */
export function writersIn(logins: readonly string[]): Readonly<{ people: readonly string[]; bots: readonly string[] }> {
  const isBot = (login: string) => login.endsWith("[bot]");
  return { people: logins.filter((login) => !isBot(login)), bots: logins.filter(isBot) };
}

function leftOut(hidden: ReadingFacts["hidden"]): string {
  if (hidden.length === 0) return "";
  const parts = hidden.reduce((sum, one) => sum + one.parts, 0);
  const places = hidden.slice(0, MOST).map((one) => `${one.parts} in ${oneLine(one.where, 60)}`);
  const more = hidden.length > MOST ? `, and in ${count(hidden.length - MOST, "other text")}` : "";
  const were = parts === 1 ? "hidden passage was" : "hidden passages were";
  return `${parts} ${were} left out of what the agent read: ${places.join(", ")}${more}.`;
}

/** Which skills and hooks the agent had, and what the hooks blocked. */
export type BlockedByHook = Readonly<{ event: string; reason: string }>;

export type KnowledgeFacts = Readonly<{
  /** By name, in the order of their first use. */
  skills: readonly string[];
  hooksRun: number;
  blocked: readonly BlockedByHook[];
}>;

/** Parts of the line of facts. */
export function knowledgeLine({ skills, hooksRun, blocked }: KnowledgeFacts): readonly string[] {
  const more = skills.length > 10 ? `, and ${skills.length - 10} more` : "";
  const names = skills.slice(0, 10).map((name) => code(oneLine(name, 80)));
  return [
    ...(skills.length > 0 ? [`skills ${names.join(", ")}${more}`] : []),
    ...(hooksRun > 0 ? [`${count(hooksRun, "hook")} run, ${blocked.length} blocked`] : []),
  ];
}

/** A table of what hooks blocked; "" if they blocked nothing. */
export function blockedByHooks({ blocked }: KnowledgeFacts): string {
  if (blocked.length === 0) return "";
  const rows = blocked.slice(-10).map(({ event, reason }) => `| ${event} | ${codeInCell(oneLine(reason, 200))} |`);
  const cut = blocked.length > 10 ? ` (the last 10 of ${blocked.length})` : "";
  return `| Blocked by hooks${cut} | Why |\n|-|-|\n${rows.join("\n")}`;
}

/** `problem` is "" for a server that worked to the end. */
export type ServerFacts = Readonly<{
  name: string;
  tools: number;
  used: readonly Readonly<{ tool: string; calls: number }>[];
  problem: string;
  /** Names of tools that could not be read, if there are any. */
  leftOut?: readonly string[];
}>;

const MOST_USED = 10;

/** For the details; "" without any. */
export function renderServers(servers: readonly ServerFacts[]): string {
  if (servers.length === 0) return "";
  const rows = servers.map(({ name, tools, used }) => `| ${codeInCell(name)} | ${tools} | ${usedOf(used)} |`);
  return `| Server | Tools | Calls |\n|-|-|-|\n${rows.join("\n")}`;
}

/** For everybody; "" if all worked. */
export function renderBroken(servers: readonly ServerFacts[]): string {
  const broken = servers.filter(({ problem }) => problem !== "");
  const list = broken.map(({ name, problem }) => `${code(name)} (${code(oneLine(problem, 200))})`).join(", ");
  const failed = `${broken.length === 1 ? "This MCP server" : "These MCP servers"} did not work: ${list}.`;
  const without = servers.filter(({ leftOut = [], problem }) => leftOut.length > 0 && problem === "");
  const unread = without.map(
    ({ name, leftOut = [] }) =>
      `MCP server ${code(name)}: these tools could not be read and were left out: ${leftOut.map(code).join(", ")}.`,
  );
  return [...(broken.length > 0 ? [failed] : []), ...unread].join("\n\n");
}

function usedOf(used: ServerFacts["used"]): string {
  if (used.length === 0) return "none";
  const some = used.slice(0, MOST_USED).map(({ tool, calls }) => `${code(oneLine(tool, 64))} ${calls}`);
  const rest = used.length > MOST_USED ? `, and ${count(used.length - MOST_USED, "other tool")}` : "";
  return some.join(", ") + rest;
}
