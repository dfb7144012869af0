/** What a report says of skills and hooks: which the agent was given, and what was forbidden. */
import { count, oneLine } from "../../../lib/text.ts";
import { code } from "../inline-code.ts";

export type BlockedByHook = Readonly<{ event: string; reason: string }>;

export type KnowledgeFacts = Readonly<{
  /** By name, in the order in which they were called for. */
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

/** A table of what hooks forbade; "" if that was nothing. */
export function blockedByHooks({ blocked }: KnowledgeFacts): string {
  if (blocked.length === 0) return "";
  const rows = blocked.slice(-10).map(({ event, reason }) => `| ${event} | ${code(oneLine(reason, 200))} |`);
  const cut = blocked.length > 10 ? ` (the last 10 of ${blocked.length})` : "";
  return `| Blocked by hooks${cut} | Why |\n|-|-|\n${rows.join("\n")}`;
}
