/** `npm run outside`: plays the shipped bundle against independent programs, and prints what ran and what was skipped. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { act } from "./act.ts";
import { agentServer } from "./agent-server.ts";
import { caches } from "./caches.ts";
import type { Counterpart, Row } from "./counterpart.ts";
import { library } from "./library.ts";
import { linters } from "./linters.ts";
import { litellm } from "./litellm.ts";
import { llama } from "./llama.ts";
import { markdown } from "./markdown.ts";
import { oldNode } from "./old-node.ts";
import { openhands } from "./openhands.ts";
import { prices } from "./prices.ts";
import { runners } from "./runners.ts";

const counterparts: readonly Counterpart[] = [
  linters,
  markdown,
  prices,
  act,
  litellm,
  llama,
  openhands,
  agentServer,
  library,
  oldNode,
  runners,
  ...caches,
];
const root = join(import.meta.dirname, "..", "..");
const installed = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "deckhand-outside");

type Result = Readonly<{ name: string; seconds: number } & ({ skipped: string } | { rows: readonly Row[] })>;

const { values, positionals } = readArguments();
const names = counterparts.map(({ name }) => name);
const asked = [...positionals, ...(values.only?.split(",").map((name) => name.trim()) ?? [])];
const wanted = asked.length > 0 ? asked : names;
const unknown = wanted.filter((name) => !names.includes(name));
if (values.list) {
  for (const { name, about, pins } of counterparts) print(`${name}: ${about} (${pins.join(", ")})`);
} else if (unknown.length > 0) {
  print(`There is no "${unknown.join(", ")}" to play against. There are: ${names.join(", ")}.`);
  process.exitCode = 2;
} else {
  await main(counterparts.filter(({ name }) => wanted.includes(name)));
}

function readArguments() {
  const only = { type: "string" } as const;
  const flag = { type: "boolean", default: false } as const;
  try {
    return parseArgs({ options: { only, list: flag, "no-skips": flag }, allowPositionals: true });
  } catch (error) {
    print(`${(error as Error).message} The options are --only NAME,NAME, --list and --no-skips.`);
    process.exit(2);
  }
}

async function main(parts: readonly Counterpart[]): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), "deckhand-outside-"));
  process.once("exit", () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 }));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));
  const action = copyOfAction(join(scratch, "action"));
  const results: Result[] = [];
  for (const counterpart of parts) results.push(await playOne(counterpart, action, scratch));
  print(`\n${results.map(line).join("\n")}`);
  const skips = results.filter((result) => "skipped" in result).length;
  const hasFailed = results.some((result) => "rows" in result && failedRows(result.rows) > 0);
  if (hasFailed || skips === results.length || (values["no-skips"] && skips > 0)) process.exitCode = 1;
}

async function playOne(counterpart: Counterpart, action: string, scratch: string): Promise<Result> {
  const { name } = counterpart;
  print(`\n${name}: ${counterpart.about}`);
  const folder = join(installed, name);
  const started = Date.now();
  const timed = () => ({ name, seconds: Math.round((Date.now() - started) / 1000) });
  try {
    await install(counterpart, folder);
  } catch (error) {
    const skipped = error instanceof Error ? error.message : String(error);
    print(`  skipped: ${skipped}`);
    return { ...timed(), skipped };
  }
  const rows: Row[] = [];
  try {
    const world = { folder, action, scratch: mkdtempSync(join(scratch, `${name}-`)) };
    for await (const row of counterpart.play(world)) rows.push(told(row));
    if (rows.length === 0) rows.push(told({ what: "plays something", problems: ["Nothing was played."] }));
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    rows.push(told({ what: "plays to its end", problems: [problem] }));
  }
  return { ...timed(), rows };
}

function told(row: Row): Row {
  const verdict = row.problems.length === 0 ? "ok  " : "FAIL";
  print(`  ${verdict} ${row.what}${row.note === undefined ? "" : ` (${row.note})`}`);
  for (const problem of row.problems) print(`       ${problem.replaceAll("\n", "\n       ")}`);
  for (const warning of row.warnings ?? []) print(warningLine(warning));
  return row;
}

/** On a runner it is an annotation of the run, too. */
function warningLine(warning: string): string {
  return process.env.GITHUB_ACTIONS ? `::warning::${warning}` : `  warn ${warning}`;
}

/** Kept between runs, until the pins change. A half of an installation is never taken for a whole one. */
async function install({ pins, install }: Counterpart, folder: string): Promise<void> {
  const mark = join(folder, "installed.txt");
  const pinned = `${pins.join("\n")}\n`;
  if (existsSync(mark) && readFileSync(mark, "utf8") === pinned) return;
  print(`  installing ${pins.join(", ")} into ${folder}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await install(folder);
  writeFileSync(mark, pinned);
}

/** What git tracks or would track, as it is in the work tree: `dist/` may have been built and not committed. */
function copyOfAction(folder: string): string {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  const paths = [...new Set(listed.split("\0"))].filter((path) => path !== "" && existsSync(join(root, path)));
  for (const path of paths) cpSync(join(root, path), join(folder, path), { recursive: true });
  return folder;
}

function line(result: Result): string {
  const head = `${result.name.padEnd(11)} ${`${result.seconds} s`.padStart(6)}  `;
  if ("skipped" in result) return `${head}skipped: ${result.skipped}`;
  const failed = failedRows(result.rows);
  return `${head}${failed > 0 ? "FAILED" : "passed"}: ${result.rows.length - failed} of ${result.rows.length}`;
}

function failedRows(rows: readonly Row[]): number {
  return rows.filter(({ problems }) => problems.length > 0).length;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
