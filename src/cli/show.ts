/**
 * The commands `deckhand show`, `export` and `diagnose`: what a run did, why it ended, and what runs have cost, from a
 * folder or from the saved state of a thread.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Fault } from "../lib/fault.ts";
import { sentences } from "../lib/text.ts";
import { renderMarkdown } from "../page/markdown.ts";
import { type Log, noticesOf } from "../page/page.ts";
import { eventFiles, PAGE_FILE, readFacts, readLog, writeNamedFile, writePage } from "../page/write-page.ts";
import { prompt } from "../prompts.ts";
import { PageFacts, REPORT_FILE } from "../render/page-facts.ts";
import { program, runToEnd } from "../sandbox/launch/command-line.ts";
import type { StateContents } from "../state/state-file.ts";
import { commandFault } from "./command-fault.ts";
import { conversationIn } from "./conversation-folder.ts";
import { showCosts } from "./costs.ts";
import { diagnose } from "./diagnose.ts";
import { plain, plainJson } from "./readable.ts";
import {
  addressOf,
  fetchConversation,
  fetchState,
  numberOf,
  placeAt,
  placeOf,
  type RepositoryAccess,
  readStates,
  type StoredState,
} from "./saved-threads.ts";
import { isNumber, type ShowArguments, type ShowCommand, showArguments } from "./show-arguments.ts";

export type Show = Readonly<{
  command: ShowCommand;
  /** The words after the command. */
  argv: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  folder: string;
  stdout(text: string): void;
  stderr(text: string): void;
}>;

/** Resolves to the exit code: 0, 1 if there is nothing to show, 2 on wrong options. */
export async function show(given: Show): Promise<number> {
  const { command, stdout, stderr } = given;
  const parsed = showArguments(command, given.argv);
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
    const { message, hint } = commandFault(error);
    stderr(`${plain(sentences(message, hint))}\n`);
    return 1;
  }
}

async function render(given: Show, parsed: ShowArguments): Promise<string> {
  const { env, folder } = given;
  if (parsed.list) return list(await placeOf(parsed.repo, folder, env), parsed.json ?? false);
  if (parsed.work) return showWork(given, parsed);
  if (!parsed.costs) return showOne(given, parsed);
  const states = await readStates(await placeOf(parsed.repo, folder, env));
  const { text, page } = showCosts(states, parsed.json ?? false, given.stderr);
  if (parsed.json || (parsed.out === undefined && !parsed.open)) return written(given, parsed, text);
  const path = resolve(folder, parsed.out ?? "costs.html");
  writeNamedFile(path, page);
  if (parsed.open) await openInBrowser(path, env);
  return `${path}\n`;
}

/** The text itself, or the path of the file that it was to be written to. */
function written({ folder }: Show, { out }: ShowArguments, text: string): string {
  if (out === undefined) return text;
  const path = resolve(folder, out);
  writeNamedFile(path, text);
  return `${path}\n`;
}

/** A line for each thread, or an object: its number, how its last run ended, when, and what it cost. */
async function list(place: RepositoryAccess, isJson: boolean): Promise<string> {
  const states = (await readStates(place)).filter((state) => !Number.isNaN(numberOf(state)));
  const rows = states.map((state) => {
    const facts = factsIn(state.files.get(`conversation/${REPORT_FILE}`)?.toString());
    const at = facts?.endedAt ?? facts?.beganAt;
    return { thread: numberOf(state), status: state.status, at, costUsd: facts?.costUsd };
  });
  if (isJson) return `${JSON.stringify(rows, null, 1)}\n`;
  const lines = rows.map(({ thread, status, at = "", costUsd }) => {
    const cost = costUsd === undefined ? "" : `$${costUsd.toFixed(4)}`;
    return `${[`#${thread}`, status, at.slice(0, 10), cost].join("\t").trimEnd()}\n`;
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

/** Prints the patch, or writes all of it into a folder and says what is there. */
async function showWork(given: Show, parsed: ShowArguments): Promise<string> {
  const { notWritten, printedWork, writeWork } = await import("./show-work.ts");
  const files = await stateOf(given, parsed);
  if (parsed.out === undefined) return printedWork(files);
  const { done, failed } = writeWork(files, resolve(given.folder, parsed.out));
  if (failed.length === 0) return `${done.join("\n")}\n`;
  given.stdout(plain(done.map((line) => `${line}\n`).join("")));
  throw notWritten(failed);
}

async function stateOf(given: Show, { target, repo }: ShowArguments): Promise<StateContents> {
  const { folder, env } = given;
  const address = addressOf(target);
  const place = address ? await placeAt(address, folder, env) : await placeOf(repo, folder, env);
  if (address && "run" in address) return (await stateOfRun(place, address.run)).files;
  const { files, isVerified } = await fetchState(place, address ? address.thread : Number(target.replace("#", "")));
  if (!isVerified) given.stderr(UNVERIFIED);
  return files;
}

const UNVERIFIED = "This state was not verified, because neither STATE_KEY nor LLM_API_KEY is set.\n";

async function showOne(given: Show, parsed: ShowArguments): Promise<string> {
  const { folder, isFetched } = await folderOf(given, parsed);
  try {
    return await showFolder(given, parsed, folder);
  } finally {
    if (isFetched && existsSync(join(folder, PAGE_FILE))) {
      given.stderr(`The saved state stays with the page: remove ${folder} when you are done.\n`);
    } else if (isFetched) rmSync(folder, { recursive: true, force: true });
  }
}

async function showFolder(given: Show, parsed: ShowArguments, folder: string): Promise<string> {
  const [facts, log] = [readFacts(folder), readLog(folder)];
  if (given.command === "diagnose") return diagnose(log, facts);
  const notices = noticesOf(log, facts);
  for (const notice of notices) given.stderr(`${plain(notice)}\n`);
  if (given.command === "export" && parsed.format === "openhands")
    return written(given, parsed, trajectoryOf(folder, log));
  if (given.command === "export") return written(given, parsed, renderMarkdown(log, facts, same));
  if (parsed.json) {
    return written(given, parsed, `${JSON.stringify({ facts, notices, events: log.events }, null, 1)}\n`);
  }
  const out = parsed.out === undefined ? undefined : resolve(given.folder, parsed.out);
  const { path } = await writePage(folder, facts, same, out);
  if (parsed.open) await openInBrowser(path, given.env);
  return `${path}\n`;
}

const same = (text: string) => text;

/** The events as they are in the log, in a JSON list, as OpenHands exports a conversation; without those that are lost. */
function trajectoryOf(folder: string, { damage }: Log): string {
  const names = eventFiles(folder).filter((name) => !damage?.events.includes(name));
  const events: unknown[] = names.map((name) => JSON.parse(readFileSync(join(folder, "events", name), "utf8")));
  return `${JSON.stringify(events, null, 1)}\n`;
}

/** `isFetched` if it is a temporary folder, which nobody else knows. */
type Found = Readonly<{ folder: string; isFetched: boolean }>;

async function folderOf(given: Show, { target, repo }: ShowArguments): Promise<Found> {
  const { folder, env } = given;
  const address = addressOf(target);
  if (address) {
    const place = await placeAt(address, folder, env);
    return fetchThread(given, place, "run" in address ? await threadOf(place, address.run) : address.thread);
  }
  if (/^https?:/.test(target)) throw noThread(target);
  if (!isNumber(target)) return { folder: conversationIn(resolve(folder, target)), isFetched: false };
  return fetchThread(given, await placeOf(repo, folder, env), Number(target.replace("#", "")));
}

function noThread(address: string): Fault {
  return new Fault("config", `${address} is not the address of a thread, a comment or a run.`, {
    hint: "Name a page such as https://github.com/OWNER/NAME/issues/1.",
  });
}

async function fetchThread({ stderr }: Show, place: RepositoryAccess, number: number): Promise<Found> {
  const { folder, isVerified } = await fetchConversation(place, number);
  if (!isVerified) stderr(UNVERIFIED);
  return { folder, isFetched: true };
}

/** The thread on which a run worked. */
async function threadOf(place: RepositoryAccess, run: number): Promise<number> {
  const found = numberOf(await stateOfRun(place, run));
  if (!Number.isNaN(found)) return found;
  throw noState(run);
}

/** Finds the saved state of the thread, or of the task, on which a run worked. */
async function stateOfRun(place: RepositoryAccess, run: number): Promise<StoredState> {
  const named = new RegExp(`/actions/runs/${run}"`);
  const states = await readStates(place);
  const found = states.find((state) =>
    ["runs.json", REPORT_FILE].some((name) => named.test(state.files.get(`conversation/${name}`)?.toString() ?? "")),
  );
  if (found) return found;
  throw noState(run);
}

function noState(run: number): Fault {
  return new Fault("git", `No saved thread has the run ${run}.`, {
    hint: "Download the artifact of its page, or name the issue or pull request. `deckhand show --list` lists the saved threads.",
  });
}

/** Variables by which a desktop finds its browser. */
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
