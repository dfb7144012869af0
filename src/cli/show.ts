/**
 * The commands `deckhand show`, `export` and `diagnose`: what a run did, why it ended, and what runs have cost, from a folder
 * or from the saved state of a thread.
 */
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { Fault, toFault } from "../lib/fault.ts";
import { sentences } from "../lib/text.ts";
import { renderMarkdown } from "../page/markdown.ts";
import { itemsOf } from "../page/page.ts";
import { PageFacts, REPORT_FILE } from "../page/page-facts.ts";
import { readFacts, readLog, writePage } from "../page/write-page.ts";
import { prompt } from "../prompts.ts";
import { program, runToEnd } from "../sandbox/launch/command-line.ts";
import { showCosts } from "./costs.ts";
import { diagnose } from "./diagnose.ts";
import { plain, plainJson } from "./readable.ts";
import {
  addressOf,
  fetchConversation,
  numberOf,
  placeAt,
  placeOf,
  type RepositoryAccess,
  readStates,
} from "./saved-threads.ts";

export type Show = Readonly<{
  command: "show" | "export" | "diagnose";
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
  costs: { type: "boolean" },
  open: { type: "boolean" },
  format: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

const KNOWN: Readonly<Record<Show["command"], readonly string[]>> = {
  show: ["repo", "out", "json", "list", "costs", "open", "help"],
  export: ["repo", "out", "format", "help"],
  diagnose: ["repo", "help"],
};

/** Resolves to the exit code: 0, 1 if there is nothing to show, 2 on wrong options. */
export async function show(given: Show): Promise<number> {
  const { command, stdout, stderr } = given;
  const parsed = read(given);
  if (typeof parsed === "string") {
    stderr(`${command} ${parsed} (see deckhand ${command} --help)\n`);
    return 2;
  }
  if (parsed.help) {
    stdout(`${prompt(`${command}-usage`)}\n`);
    return 0;
  }
  try {
    const isJson = parsed.out === undefined && (parsed.json || parsed.format === "openhands");
    stdout((isJson ? plainJson : plain)(await render(given, parsed)));
    return 0;
  } catch (error) {
    const { message, hint } = toFault(error);
    stderr(`${plain(sentences(message, hint))}\n`);
    return 1;
  }
}

type Parsed = Readonly<{
  target: string;
  repo?: string;
  out?: string;
  json?: boolean;
  list?: boolean;
  costs?: boolean;
  open?: boolean;
  format?: string;
  help?: boolean;
}>;

/** What was asked for, or what is wrong with it. */
function read({ argv, command }: Show): Parsed | string {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
    const [target = ""] = positionals;
    const foreign = Object.keys(values).find((name) => !KNOWN[command].includes(name));
    if (foreign !== undefined) return `has no option --${foreign}`;
    if (positionals.length > 1) return "takes one number, address or folder";
    if (target === "" && !values.list && !values.costs && !values.help) return "needs a number, an address or a folder";
    if (!["markdown", "openhands", undefined].includes(values.format))
      return "knows the formats markdown and openhands";
    return { ...values, target };
  } catch (error) {
    const [problem = ""] = toFault(error)
      .message.replace(/^.*?: /, "")
      .split(". ");
    return `was not understood: ${problem}`;
  }
}

async function render(given: Show, parsed: Parsed): Promise<string> {
  const { env, folder } = given;
  if (parsed.list) return list(await placeOf(parsed.repo, folder, env));
  if (!parsed.costs) return showOne(given, parsed);
  const states = await readStates(await placeOf(parsed.repo, folder, env));
  const { text, page } = showCosts(states, parsed.json ?? false, given.stderr);
  if (parsed.out === undefined && !parsed.open) return text;
  const path = resolve(folder, parsed.out ?? "costs.html");
  writeFileSync(path, page);
  if (parsed.open) await openInBrowser(path, env);
  return `${path}\n`;
}

/** A line for each thread: its number, how its last run ended, when, and what it cost. */
async function list(place: RepositoryAccess): Promise<string> {
  const states = (await readStates(place)).filter((state) => !Number.isNaN(numberOf(state)));
  const lines = states.map((state) => {
    const facts = factsIn(state.files.get(`conversation/${REPORT_FILE}`)?.toString());
    const date = (facts?.endedAt ?? facts?.beganAt ?? "").slice(0, 10);
    const cost = facts?.costUsd === undefined ? "" : `$${facts.costUsd.toFixed(4)}`;
    return `${[`#${numberOf(state)}`, state.status, date, cost].join("\t").trimEnd()}\n`;
  });
  return lines.join("") || "No thread is saved.\n";
}

function factsIn(text: string | undefined): PageFacts | undefined {
  try {
    return text === undefined ? undefined : PageFacts.parse(JSON.parse(text));
  } catch {
    return undefined; // one damaged state does not hide the others
  }
}

async function showOne(given: Show, parsed: Parsed): Promise<string> {
  const folder = await folderOf(given, parsed);
  const facts = readFacts(folder);
  if (given.command === "diagnose") return diagnose(readLog(folder), facts);
  if (given.command === "export") return exportRun(given, parsed, folder);
  if (parsed.json) return `${JSON.stringify({ facts, events: readLog(folder).events }, null, 1)}\n`;
  const { path: written } = await writePage(folder, facts, same);
  const path = parsed.out === undefined ? written : resolve(given.folder, parsed.out);
  if (path !== written) writeFileSync(path, readFileSync(written));
  if (parsed.open) await openInBrowser(path, given.env);
  return `${path}\n`;
}

const same = (text: string) => text;

/** Markdown to read, or the events as the OpenHands SDK reads them. */
function exportRun(given: Show, { out, format = "markdown" }: Parsed, folder: string): string {
  const text =
    format === "openhands" ? trajectoryOf(folder) : renderMarkdown(itemsOf(readLog(folder), same), readFacts(folder));
  if (out === undefined) return text;
  const path = resolve(given.folder, out);
  writeFileSync(`${path}.tmp`, text);
  renameSync(`${path}.tmp`, path);
  return `${path}\n`;
}

/** The events as they are in the log, in a JSON list, as OpenHands exports a conversation. */
function trajectoryOf(folder: string): string {
  const inside = join(folder, "events");
  const names = readdirSync(inside).filter((name) => /^event-\d+-.*\.json$/.test(name));
  const events: unknown[] = names.sort().map((name) => JSON.parse(readFileSync(join(inside, name), "utf8")));
  return `${JSON.stringify(events, null, 1)}\n`;
}

async function folderOf(given: Show, { target, repo }: Parsed): Promise<string> {
  const { folder, env } = given;
  const address = addressOf(target);
  if (address) {
    const place = await placeAt(address, folder, env);
    return fetchThread(given, place, "run" in address ? await threadOf(place, address.run) : address.thread);
  }
  if (!/^#?\d+$/.test(target)) return conversationIn(resolve(folder, target));
  return fetchThread(given, await placeOf(repo, folder, env), Number(target.replace("#", "")));
}

async function fetchThread({ stderr }: Show, place: RepositoryAccess, number: number): Promise<string> {
  const { folder, isVerified } = await fetchConversation(place, number);
  if (!isVerified) stderr("This state was not verified, because neither STATE_KEY nor LLM_API_KEY is set.\n");
  return folder;
}

/** The thread on which a run worked. */
async function threadOf(place: RepositoryAccess, run: number): Promise<number> {
  const named = new RegExp(`/actions/runs/${run}"`);
  const states = await readStates(place);
  const found = states.find((state) =>
    ["runs.json", REPORT_FILE].some((name) => named.test(state.files.get(`conversation/${name}`)?.toString() ?? "")),
  );
  if (found && !Number.isNaN(numberOf(found))) return numberOf(found);
  throw new Fault("git", `No saved thread has the run ${run}.`, {
    hint: "Download the artifact of its page, or name the issue or pull request. `deckhand show --list` lists the saved threads.",
  });
}

/** The folder itself, or the only conversation in an artifact that was unpacked there. */
function conversationIn(folder: string): string {
  if (existsSync(join(folder, "events"))) return folder;
  throw new Fault("config", `${folder} has no folder \`events\`.`, {
    hint: "Name the folder of a conversation: the output `conversation-path`, or the artifact that was made of it.",
  });
}

/** What a desktop has to know to find its browser. */
const DESKTOP = [
  ...["PATH", "BROWSER", "HOME", "DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "XDG_CURRENT_DESKTOP", "XDG_DATA_DIRS"],
  ...["XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS"],
];

/**
 * Opens a file with the desktop's program, which is looked for in the PATH of the person. Rejects with a Fault if there is
 * no such program, or it fails.
 */
async function openInBrowser(path: string, env: Readonly<Record<string, string | undefined>>): Promise<void> {
  const opener = process.platform === "darwin" ? "open" : "xdg-open";
  const given = DESKTOP.flatMap((name) => (env[name] === undefined ? [] : [`${name}=${env[name]}`]));
  const { exitCode, stderr } = await runToEnd([program("env"), ...given, opener, pathToFileURL(path).href], 20_000);
  if (exitCode === 0) return;
  throw new Fault("config", `The page is at ${path}, and ${opener} could not open it.`, { hint: stderr.trim() });
}
