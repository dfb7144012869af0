/** A program on this machine with open pipes. It uses no library, because it also runs where there is none. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Mistake } from "../../lib/fault.ts";
import { LineReader } from "../../lib/line-reader.ts";
import { endOf, oneLine } from "../../lib/text.ts";
import { errorCode } from "./safe-path.ts";
import { type Descendants, findProgram, killDescendants } from "./shell-session/processes.ts";
import { MAX_PROGRAM_LINE, OWN_NODE, type Program, type ProgramNews, type ProgramSpec } from "./workspace.ts";

export type ProgramPlace = Readonly<{
  workingDir: string;
  environment: Readonly<Record<string, string>>;
  /** The Node that is meant by `OWN_NODE`. */
  node: string;
}>;

/** Starts the program in `workingDir`. Rejects with a `Mistake` if it cannot be started. */
export async function openProgram(
  { file, args, environment }: ProgramSpec,
  place: ProgramPlace,
): Promise<LocalProgram> {
  const mark = ["DECKHAND_PROGRAM", randomBytes(16).toString("hex")] as const;
  const env: Record<string, string> = { ...OF_A_SHELL, ...place.environment, ...environment, [mark[0]]: mark[1] };
  try {
    const child = spawn(file === OWN_NODE ? place.node : file, args, {
      cwd: place.workingDir,
      env,
      detached: true,
      stdio: "pipe",
    });
    const program = new LocalProgram(child, mark.join("="));
    await once(child, "spawn");
    return program;
  } catch (error) {
    const code = errorCode(error);
    const isFound = file.includes("/") || findProgram(file, env.PATH ?? "", place.workingDir) !== undefined;
    // EACCES may be about a folder of PATH that this user cannot read, and not about the program.
    const isMissing = code === "ENOENT" || (code === "EACCES" && !isFound);
    const why = isMissing ? "there is no such program" : code || "its name or arguments are invalid";
    throw new Mistake(`"${oneLine(file, 200)}" cannot be started: ${why}.`, { cause: error });
  }
}

/** Otherwise bash would take the socket on its stdin for a remote login and run .bashrc first. */
const OF_A_SHELL = { SHLVL: "1" };

/** Bytes that may wait before the program has to wait, and that one read returns, except for one longer line. */
const MOST_WAITING = 1024 * 1024;
const MAX_WORDS = 4000;
const PATIENCE_MS = { write: 10_000, read: 20_000, drain: 300, end: 500 };

export class LocalProgram implements Program {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #mark: string;
  readonly #exited: Promise<unknown>;
  #lines: string[] = [];
  #waiting = 0;
  #words = "";
  #end: string | undefined;
  #news = Promise.withResolvers<void>();
  #closing: Promise<void> | undefined;

  constructor(child: ChildProcessWithoutNullStreams, mark: string) {
    this.#child = child;
    this.#mark = mark;
    this.#exited = new Promise((resolve) => child.once("exit", resolve));
    const reader = new LineReader((line) => this.#keep(line), MAX_PROGRAM_LINE);
    child.stdout.on("data", (chunk: Buffer) => this.#take(reader, chunk));
    child.stderr.on("data", (chunk: Buffer) => {
      this.#words = endOf(this.#words + chunk.toString(), MAX_WORDS);
    });
    child.on("error", () => {}).stdin.on("error", () => {}); // the way in which it ends shows it
    child.once("exit", (code, signal) => void this.#ended(code, signal));
  }

  async write(line: string): Promise<void> {
    if (this.#end !== undefined) throw new Mistake(this.#end);
    if (this.#child.stdin.write(`${line}\n`)) return;
    const patience = new AbortController();
    const late = sleep(PATIENCE_MS.write, "late", { signal: patience.signal }).catch(() => undefined);
    const read = once(this.#child.stdin, "drain", { signal: patience.signal }).catch(() => undefined);
    const end = await Promise.race([late, read, this.#exited]);
    patience.abort();
    if (end === "late") throw new Mistake("It does not read its input.");
  }

  async read(): Promise<ProgramNews> {
    if (this.#lines.length === 0 && this.#end === undefined) await this.#until(PATIENCE_MS.read);
    const lines = this.#some();
    if (this.#waiting < MOST_WAITING) this.#child.stdout.resume();
    return this.#lines.length === 0 && this.#end !== undefined ? { lines, end: this.#end } : { lines };
  }

  /** By which its processes are known. */
  get processes(): Descendants {
    return { mark: this.#mark, pids: this.#child.pid === undefined ? [] : [this.#child.pid] };
  }

  get isOver(): boolean {
    return this.#end !== undefined;
  }

  close(): Promise<void> {
    this.#closing ??= this.#stop();
    return this.#closing;
  }

  async #stop(): Promise<void> {
    this.#child.stdin.end();
    this.#child.stdout.resume();
    await Promise.race([this.#exited, sleep(PATIENCE_MS.end)]);
    await killDescendants(this.processes);
    this.#over("It was ended.");
  }

  #take(reader: LineReader, chunk: Buffer): void {
    if (this.#end !== undefined) return;
    try {
      reader.push(chunk);
    } catch {
      this.#over(`It wrote a line of more than ${MAX_PROGRAM_LINE / 1024 / 1024} MB.`);
      void this.close();
    }
    if (this.#waiting >= MOST_WAITING) this.#child.stdout.pause();
  }

  #keep(line: string): void {
    this.#lines.push(line);
    this.#waiting += line.length;
    this.#news.resolve();
  }

  /** It does not wait for other processes that keep its stdout open. */
  async #ended(code: number | null, signal: string | null): Promise<void> {
    await Promise.race([once(this.#child.stdout, "close"), sleep(PATIENCE_MS.drain)]);
    const words = oneLine(this.#words, 500);
    this.#over(`It ended with ${signal ?? `exit code ${code}`}.${words && ` Its last output: ${words}`}`);
  }

  #over(end: string): void {
    this.#end ??= end;
    this.#news.resolve();
  }

  async #until(patienceMs: number): Promise<void> {
    this.#news = Promise.withResolvers();
    const patience = new AbortController();
    await Promise.race([this.#news.promise, sleep(patienceMs, undefined, patience).catch(() => undefined)]);
    patience.abort();
  }

  #some(): readonly string[] {
    let size = 0;
    const isOver = (line: string, index: number) => {
      size += line.length;
      return index > 0 && size > MOST_WAITING;
    };
    const cut = this.#lines.findIndex(isOver);
    const lines = this.#lines.splice(0, cut < 0 ? this.#lines.length : cut);
    this.#waiting -= lines.reduce((sum, line) => sum + line.length, 0);
    return lines;
  }
}
