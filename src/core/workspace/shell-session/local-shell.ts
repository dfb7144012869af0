/** A bash process that stays open, and its state. */
import { constants, hostname, userInfo } from "node:os";
import { Fault, Mistake } from "../../../lib/fault.ts";
import { HeldOutput, reportSize } from "../bounded-output.ts";
import type {
  ShellEarlier,
  ShellLimits,
  ShellPlace,
  ShellReport,
  ShellSession,
  ShellStart,
  ShellStatus,
} from "../workspace.ts";
import {
  type Descendants,
  findProgram,
  foregroundGroup,
  killDescendants,
  type ShellProcess,
  signalAll,
} from "./processes.ts";
import { commandLine, exportLine, type Frame, FrameReader, startLines, statusLine } from "./protocol.ts";
import { Happenings, Watch } from "./watch.ts";

/** `done` and `ended` are the source of a report; an end can be reported any number of times. */
type Phase =
  | Readonly<{ is: "starting" | "idle" | "running" }>
  | Readonly<{ is: "done"; frame: Frame }>
  | Readonly<{ is: "ended"; exitCode: number }>;

const graceMs = { start: 10_000, drain: 300, interrupt: 300 };
const interrupts = 2;
/** 128 and the number of SIGKILL. */
const killed = 137;

/** `nonce` is in every prompt, `mark` in the environment of every process of this shell. */
type LocalShellOptions = Readonly<{ shell: ShellProcess; nonce: string; mark: string }>;

/** Call `begin` first. */
export class LocalShell implements ShellSession {
  readonly #shell: ShellProcess;
  readonly #nonce: string;
  readonly #mark: string;
  readonly #reader: FrameReader;
  readonly #held = new HeldOutput();
  readonly #happenings = new Happenings();
  #phase: Phase = { is: "starting" };
  #sequence = 0;
  /** Variables of the last command only. */
  #given: Readonly<Record<string, string>> = {};
  /** The exit code of the last command, for `$?` of the next. */
  #exitCode = 0;
  #last: Frame = { sequence: 0, exitCode: 0, shell: 0, lastJob: -1, workingDir: "", searchPath: "" };
  #start: ShellStart | undefined;
  #watch: Watch | undefined;
  #closing: Promise<void> | undefined;

  constructor({ shell, nonce, mark }: LocalShellOptions) {
    this.#shell = shell;
    this.#nonce = nonce;
    this.#mark = mark;
    this.#reader = new FrameReader(nonce);
    shell.output.on("data", (chunk: Buffer) => this.#receive(chunk));
    shell.child.once("error", () => this.#end(127));
    shell.child.once("exit", (code, signal) => this.#drain(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  }

  get start(): ShellStart {
    if (!this.#start) throw new Fault("bug", "The folder of a shell was requested before the shell started.");
    return this.#start;
  }

  /** Whether the shell has started. */
  async begin(): Promise<boolean> {
    this.#say(startLines(this.#shell.streams) + statusLine(0, this.#nonce));
    await this.#rest(graceMs.start);
    this.#start = { ...this.#place(), user: userName(), host: hostname() };
    return this.#phase.is === "idle";
  }

  async run(command: string, variables: Readonly<Record<string, string>>, limits: ShellLimits): Promise<ShellReport> {
    if (command.includes("\0")) throw new Mistake("The command cannot be run: it contains a NUL character.");
    limits.signal.throwIfAborted();
    const phase = this.#phase;
    if (phase.is === "ended") return { ...ended(phase.exitCode, true), output: this.#held.take() };
    if (phase.is === "running") return { status: "busy", output: "" };
    const earlier = this.#takeEarlier();
    this.#sequence += 1;
    this.#given = variables;
    this.#phase = { is: "running" };
    this.#say(exportLine(variables) + commandLine(command, this.#exitCode, this.#shell.streams) + this.#statusLine());
    return { ...(await this.#wait(limits)), ...(earlier && { earlier }) };
  }

  async type(keys: string, limits: ShellLimits): Promise<ShellReport> {
    limits.signal.throwIfAborted();
    if (this.#phase.is === "running") this.#press(keys);
    return this.#wait(limits);
  }

  async read(limits: ShellLimits): Promise<ShellReport> {
    limits.signal.throwIfAborted();
    return this.#wait(limits);
  }

  async rest(signal: AbortSignal): Promise<ShellReport> {
    this.#shell.output.resume();
    const isReady = () =>
      this.#phase.is !== "running" || this.#held.size >= reportSize || this.#watch?.over !== undefined;
    await this.#happenings.until(isReady, signal);
    if (signal.aborted) await this.#interrupt();
    signal.throwIfAborted();
    return this.#report();
  }

  /** By which its processes are known. */
  get processes(): Descendants {
    const { pid } = this.#shell.child;
    const pids = [pid, this.#last.shell].filter((each) => each !== undefined && each > 0) as number[]; // filtered
    return { mark: this.#mark, pids };
  }

  get isOver(): boolean {
    return this.#phase.is === "ended" || this.#closing !== undefined;
  }

  close(): Promise<void> {
    this.#closing ??= killDescendants(this.processes).finally(() => this.#release());
    return this.#closing;
  }

  #wait(limits: ShellLimits): Promise<ShellReport> {
    this.#watch?.stop();
    this.#watch = new Watch(limits, () => this.#happenings.tell());
    return this.rest(limits.signal);
  }

  #report(): ShellReport {
    const status = this.#status();
    if (status.status === "more") this.#shell.output.pause();
    else this.#watch?.stop();
    return { ...status, output: this.#held.take() };
  }

  #status(): ShellStatus {
    const phase = this.#phase;
    if (phase.is === "ended") return ended(phase.exitCode, false);
    if (phase.is === "running") {
      const because = this.#watch?.over;
      return because === undefined ? { status: "more" } : { status: "running", because };
    }
    if (phase.is !== "done") return { status: "idle" };
    this.#phase = { is: "idle" };
    return { status: "finished", exitCode: phase.frame.exitCode, place: this.#place() };
  }

  #takeEarlier(): ShellEarlier | undefined {
    const exitCode = this.#phase.is === "done" ? { exitCode: this.#phase.frame.exitCode } : {};
    const output = this.#held.take();
    return output === "" && this.#phase.is !== "done" ? undefined : { output, ...exitCode };
  }

  #place(): ShellPlace {
    const { workingDir, searchPath, lastJob } = this.#last;
    const find = (name: string) => findProgram(name, searchPath, workingDir);
    return { workingDir, python: find("python") ?? find("python3"), lastJob };
  }

  #receive(chunk: Buffer): void {
    for (const piece of this.#reader.push(chunk)) {
      if ("output" in piece) this.#held.push(piece.output);
      else this.#heed(piece.frame);
    }
    this.#watch?.hear();
    this.#happenings.tell();
  }

  /** Frames of earlier commands come again if bash writes its prompt a second time. */
  #heed(frame: Frame): void {
    const isFirst = this.#phase.is === "starting";
    if (frame.sequence !== this.#sequence || !(isFirst || this.#phase.is === "running")) return;
    this.#held.flush();
    if (isFirst) this.#held.take(); // messages of bash itself
    this.#last = frame;
    this.#exitCode = frame.exitCode;
    this.#phase = isFirst ? { is: "idle" } : { is: "done", frame };
  }

  /** The last output may come after the exit. Other processes that hold the terminal are not waited for. */
  #drain(exitCode: number): void {
    const { output } = this.#shell;
    const timer = setTimeout(() => output.destroy(), graceMs.drain);
    const end = () => {
      clearTimeout(timer);
      this.#end(exitCode);
    };
    output.resume();
    if (output.closed) end();
    else output.once("close", end);
  }

  #end(exitCode: number): void {
    this.#held.push(this.#reader.end());
    this.#held.flush();
    this.#phase = { is: "ended", exitCode };
    void this.close();
    this.#happenings.tell();
  }

  #release(): void {
    if (this.#phase.is !== "ended") this.#phase = { is: "ended", exitCode: killed };
    this.#happenings.tell();
    for (const stream of [this.#shell.commands, this.#shell.keys, this.#shell.output]) stream.destroy();
  }

  #say(lines: string): void {
    this.#shell.commands.write(lines);
  }

  #statusLine(): string {
    return statusLine(this.#sequence, this.#nonce, this.#given);
  }

  #press(keys?: string): void {
    press(this.#shell, keys);
    // If the command has just ended, the interrupt would discard the line with which bash reports it.
    if (keys === undefined || hasInterrupt(keys)) this.#say(this.#statusLine());
  }

  /** A process that ignores the interrupt is killed; if that does not help, the shell is. */
  async #interrupt(): Promise<void> {
    this.#watch?.stop();
    this.#shell.output.resume();
    for (let round = 0; round < interrupts; round += 1) {
      if (this.#phase.is !== "running") return;
      this.#press();
      if (await this.#rest(graceMs.interrupt)) return;
      const group = foregroundGroup(this.#last.shell);
      if (group !== undefined) signalAll([-group], "SIGKILL");
      if (await this.#rest(graceMs.interrupt)) return;
    }
    await this.close();
  }

  /** Waits for the end of a command or of the start. */
  #rest(milliseconds: number): Promise<boolean> {
    return this.#happenings.within(milliseconds, () => this.#phase.is !== "running" && this.#phase.is !== "starting");
  }
}

function ended(exitCode: number, isBefore: boolean): ShellStatus {
  return { status: "ended", exitCode, isBefore };
}

/** undefined if this machine does not know our user. */
function userName(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}

/** Presses keys in a shell's terminal, or simulates them without one. */
const [interrupt, endOfInput, suspend] = ["\u0003", "\u0004", "\u001a"];

function hasInterrupt(keys: string): boolean {
  return keys.includes(interrupt);
}

/** Without a terminal an interrupt is a signal to the whole group; other control keys are refused with a `Mistake`. */
function press({ child, isTerminal, keys: typed }: ShellProcess, keys: string = interrupt): void {
  if (isTerminal) {
    typed.write(keys);
    return;
  }
  if (keys.includes(endOfInput) || keys.includes(suspend)) {
    throw new Mistake("There is no terminal on this machine: C-d and C-z cannot be typed, only text and C-c.");
  }
  if (hasInterrupt(keys) && child.pid !== undefined) signalAll([-child.pid], "SIGINT");
  typed.write(keys.replaceAll(interrupt, ""));
}
