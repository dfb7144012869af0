/** Reads what was typed after `deckhand show`, `export` or `diagnose`. An option that would have no effect is refused. */
import { parseArgs } from "node:util";
import { toFault } from "../lib/fault.ts";
import { addressOf } from "./saved-threads.ts";

export type ShowCommand = "show" | "export" | "diagnose";

const options = {
  repo: { type: "string" },
  out: { type: "string" },
  json: { type: "boolean" },
  list: { type: "boolean" },
  costs: { type: "boolean" },
  open: { type: "boolean" },
  work: { type: "boolean" },
  format: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

const KNOWN: Readonly<Record<ShowCommand, readonly string[]>> = {
  show: ["repo", "out", "json", "list", "costs", "open", "work", "help"],
  export: ["repo", "out", "format", "help"],
  diagnose: ["repo", "help"],
};

/** `target` is a number, an address or a folder; `""` where none is needed. */
export type ShowArguments = Readonly<{
  target: string;
  repo?: string;
  out?: string;
  json?: boolean;
  list?: boolean;
  costs?: boolean;
  open?: boolean;
  work?: boolean;
  format?: string;
  help?: boolean;
}>;

/** Reads the options, or says what is wrong with them, as words after the name of the command. */
export function showArguments(command: ShowCommand, argv: readonly string[]): ShowArguments | string {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
    const foreign = Object.keys(values).find((name) => !KNOWN[command].includes(name));
    if (foreign !== undefined) return `has no option --${foreign}`;
    if (positionals.length > 1) return "takes one number, address or folder";
    const given = { ...values, target: positionals[0] ?? "" };
    return given.help ? given : (mistakeIn(given) ?? given);
  } catch (error) {
    const [problem = ""] = toFault(error)
      .message.replace(/^.*?: /, "")
      .split(". ");
    return `was not understood: ${problem}`;
  }
}

function mistakeIn({ target, repo, out, json, list, costs, open, work, format }: ShowArguments): string | undefined {
  const other = { "--list": list, "--costs": costs, "--json": json, "--open": open };
  const foreign = work ? Object.entries(other).find(([, isGiven]) => isGiven)?.[0] : undefined;
  if (foreign !== undefined) return `--work writes saved work: leave out ${foreign}, or --work`;
  if (work && target !== "" && !isNumber(target) && !addressOf(target))
    return "--work needs a number or an address: work that is on no branch is in the saved state only";
  if (list && costs) return "takes --list or --costs, not both";
  const all = list ? "--list" : costs ? "--costs" : undefined;
  if (all && target !== "") return `${all} is about all threads: leave out ${target}, or ${all}`;
  if (!all && target === "") return "needs a number, an address or a folder";
  if (list && open) return "--list opens no page: leave out --open";
  if (list && out !== undefined) return "--list writes no file: leave out --out";
  if (json && open) return "--json makes no page: leave out --open, or --json";
  if (repo !== undefined && !all && !isNumber(target))
    return `--repo goes with a number: ${addressOf(target) ? "the address names its repository" : "a folder has none"}`;
  return ["markdown", "openhands", undefined].includes(format) ? undefined : "knows the formats markdown and openhands";
}

/** Whether this names a thread by its number. */
export function isNumber(target: string): boolean {
  return /^#?\d+$/.test(target);
}
