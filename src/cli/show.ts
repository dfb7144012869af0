/**
 * The commands `deckhand show` and `deckhand diagnose`: what a run did, and why it ended, from a folder or from the saved
 * state of a thread.
 */
import { copyFileSync, existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { Fault, toFault } from "../lib/fault.ts";
import { sentences } from "../lib/text.ts";
import { readFacts, readLog, writePage } from "../page/write-page.ts";
import { prompt } from "../prompts.ts";
import { diagnose } from "./diagnose.ts";
import { fetchConversation, listThreads, placeOf } from "./saved-threads.ts";

export type Show = Readonly<{
  command: "show" | "diagnose";
  /** What follows the command. */
  argv: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  folder: string;
  stdout(text: string): void;
  stderr(text: string): void;
}>;

const options = {
  repo: { type: "string" },
  out: { type: "string" },
  json: { type: "boolean" },
  list: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/** Resolves to the exit code: 0, 1 if there is nothing to show, 2 on wrong options. */
export async function show(given: Show): Promise<number> {
  const { argv, stdout, stderr } = given;
  const parsed = read(argv);
  if (typeof parsed === "string") {
    stderr(`${given.command} ${parsed} (see deckhand show --help)\n`);
    return 2;
  }
  if (parsed.help) {
    stdout(`${prompt("show-usage")}\n`);
    return 0;
  }
  try {
    stdout(parsed.list ? await list(given, parsed.repo) : await showOne(given, parsed));
    return 0;
  } catch (error) {
    const { message, hint } = toFault(error);
    stderr(`${sentences(message, hint)}\n`);
    return 1;
  }
}

type Parsed = Readonly<{ target: string; repo?: string; out?: string; json?: boolean; list?: boolean; help?: boolean }>;

/** What was asked for, or what is wrong with it. */
function read(argv: readonly string[]): Parsed | string {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
    const [target = ""] = positionals;
    if (positionals.length > 1) return "takes one number or folder";
    if (target === "" && !values.list && !values.help) return "needs a number or a folder";
    return { ...values, target };
  } catch (error) {
    const [problem = ""] = toFault(error)
      .message.replace(/^.*?: /, "")
      .split(". ");
    return `was not understood: ${problem}`;
  }
}

async function list({ env, folder }: Show, repo: string | undefined): Promise<string> {
  const rows = await listThreads(await placeOf(repo, folder, env));
  return rows.map(({ number, outcome }) => `#${number}\t${outcome}\n`).join("") || "No thread is saved.\n";
}

async function showOne(given: Show, { target, repo, out, json }: Parsed): Promise<string> {
  const folder = await folderOf(given, target, repo);
  const facts = readFacts(folder);
  if (given.command === "diagnose") return diagnose(readLog(folder), facts);
  if (json) return `${JSON.stringify({ facts, events: readLog(folder).events }, null, 1)}\n`;
  const { path } = await writePage(folder, facts, (text) => text);
  if (out === undefined) return `${path}\n`;
  copyFileSync(path, resolve(given.folder, out));
  return `${resolve(given.folder, out)}\n`;
}

async function folderOf(given: Show, target: string, repo: string | undefined): Promise<string> {
  if (!/^#?\d+$/.test(target)) return conversationIn(resolve(given.folder, target));
  const place = await placeOf(repo, given.folder, given.env);
  const { folder, isVerified } = await fetchConversation(place, Number(target.replace("#", "")));
  if (!isVerified) given.stderr("This state was not verified, because neither STATE_KEY nor LLM_API_KEY is set.\n");
  return folder;
}

/** The folder itself, or the only conversation in an artifact that was unpacked there. */
function conversationIn(folder: string): string {
  if (existsSync(join(folder, "events"))) return folder;
  throw new Fault("config", `${folder} has no folder \`events\`.`, {
    hint: "Name the folder of a conversation: the output `conversation-path`, or the artifact that was made of it.",
  });
}
