/** `npm run outside`: plays the shipped bundle against independent programs, and prints what ran and what was skipped. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { act } from "./act.ts";
import type { Counterpart, Row } from "./counterpart.ts";
import { linters } from "./linters.ts";
import { litellm } from "./litellm.ts";
import { llama } from "./llama.ts";
import { openhands } from "./openhands.ts";

const counterparts: readonly Counterpart[] = [linters, act, litellm, llama, openhands];
const root = join(import.meta.dirname, "..", "..");
const installed = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "deckhand-outside");

type Result = Readonly<{ name: string; seconds: number } & ({ skipped: string } | { rows: readonly Row[] })>;

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    list: { type: "boolean", default: false },
    "no-skips": { type: "boolean", default: false },
  },
});
if (values.list) for (const { name, about, pins } of counterparts) print(`${name}: ${about} (${pins.join(", ")})`);
else await main(chosen(values.only));

async function main(parts: readonly Counterpart[]): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), "deckhand-outside-"));
  const results: Result[] = [];
  try {
    const action = copyOfAction(join(scratch, "action"));
    for (const counterpart of parts) results.push(await playOne(counterpart, action, scratch));
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 3 });
  }
  const problems = results.flatMap((result) =>
    "rows" in result ? result.rows.flatMap(({ problems }) => problems) : [],
  );
  const skips = results.filter((result) => "skipped" in result);
  print(`\n${results.map(line).join("\n")}`);
  if (problems.length > 0 || skips.length === results.length || (values["no-skips"] && skips.length > 0))
    process.exitCode = 1;
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
    const skipped = messageOf(error);
    print(`  skipped: ${skipped}`);
    return { ...timed(), skipped };
  }
  const rows: Row[] = [];
  const tell = (row: Row) => {
    rows.push(row);
    print(
      `  ${row.problems.length === 0 ? "ok  " : "FAIL"} ${row.what}${row.note === undefined ? "" : ` (${row.note})`}`,
    );
    for (const problem of row.problems) print(`       ${problem.replaceAll("\n", "\n       ")}`);
  };
  try {
    for await (const row of counterpart.play({ folder, action, scratch: mkdtempSync(join(scratch, `${name}-`)) }))
      tell(row);
    if (rows.length === 0) tell({ what: "plays", problems: ["Nothing was played."] });
  } catch (error) {
    tell({
      what: "plays to its end",
      problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
    });
  }
  return { ...timed(), rows };
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

function chosen(only: string | undefined): readonly Counterpart[] {
  if (only === undefined) return counterparts;
  const names = only.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !counterparts.some((counterpart) => counterpart.name === name));
  if (unknown !== undefined) {
    throw new Error(`There is no "${unknown}". There are: ${counterparts.map(({ name }) => name).join(", ")}.`);
  }
  return counterparts.filter(({ name }) => names.includes(name));
}

function line(result: Result): string {
  const head = `${result.name.padEnd(10)} ${`${result.seconds} s`.padStart(6)}  `;
  if ("skipped" in result) return `${head}skipped: ${result.skipped}`;
  const failed = result.rows.filter(({ problems }) => problems.length > 0).length;
  return `${head}${failed > 0 ? "FAILED" : "passed"}: ${result.rows.length - failed} of ${result.rows.length}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
