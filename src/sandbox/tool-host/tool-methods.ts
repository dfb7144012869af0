/** The methods of the workspace port, as the broker calls them over the pipe. */
import type { Readable, Writable } from "node:stream";
import { localWorkspace } from "../../core/workspace/local-workspace.ts";
import type { Program, ProgramSpec, ShellSession, Workspace } from "../../core/workspace/workspace.ts";
import { Mistake } from "../../lib/fault.ts";
import { LineReader } from "../../lib/line-reader.ts";
import {
  type Calls,
  type Cancel,
  type Failure,
  MAX_LINE,
  type Method,
  type Ping,
  type Pong,
  TOO_MUCH,
  toBase64,
  type WireAnswer,
  type WireCall,
} from "../wire/methods.ts";
import { selfTest } from "./self-test.ts";

type ToolMethods = Readonly<{
  [Name in Method]: (params: Calls[Name], signal: AbortSignal) => Promise<unknown>;
}>;

/** `begin` comes first: it creates the workspace, and answers with the result of the self-test. `node` is our own. */
export function toolMethods(node: string): ToolMethods {
  let begun: Workspace | undefined;
  const workspace = () => {
    if (!begun) throw new Error("This has not begun.");
    return begun;
  };
  const shells = shellMethods(() => workspace().openShell());
  const programs = programMethods((spec) => workspace().openProgram(spec));
  return {
    async begin({ selfTest: options, ...place }) {
      begun = localWorkspace({ ...place, node, ownsProcesses: options !== undefined });
      return options ? selfTest(options) : [];
    },
    end: async () => void (await Promise.allSettled([shells.closeAll(), programs.closeAll()])),
    run: ({ command, ...options }, signal) => workspace().run(command, { ...options, signal }),
    pipe: ({ timeoutMs, ...command }, signal) => workspace().pipe(command, { timeoutMs, signal }),
    stat: ({ path }) => workspace().stat(path),
    read: async ({ path, maxBytes }) => toBase64(await workspace().read(path, maxBytes)),
    write: ({ path, bytes, mode }) => workspace().write(path, Buffer.from(bytes, "base64"), mode),
    remove: ({ path }) => workspace().remove(path),
    list: ({ path }) => workspace().list(path),
    realPath: ({ path }) => workspace().realPath(path),
    findFiles: (query, signal) => workspace().findFiles(query, signal),
    searchText: (query, signal) => workspace().searchText(query, signal),
    gitChanges: ({ path }) => workspace().gitChanges(path),
    gitDiff: ({ file }) => workspace().gitDiff(file),
    saveOutput: ({ name, bytes }) => workspace().saveOutput(name, Buffer.from(bytes, "base64")),
    ...shells.methods,
    ...programs.methods,
  };
}

type ShellMethods = Pick<ToolMethods, Extract<Method, `shell${string}` | "openShell">>;

/** The methods, and a way to close everything that they have opened, for which the broker may have no time. */
type Closing<Methods> = Readonly<{ methods: Methods; closeAll(): Promise<unknown> }>;

function closing(opened: readonly Readonly<{ close(): Promise<void> }>[]) {
  return () => Promise.allSettled(opened.map((one) => one.close()));
}

/** Shells by number. */
function shellMethods(open: () => Promise<ShellSession>): Closing<ShellMethods> {
  const shells: ShellSession[] = [];
  const at = (number: number) => {
    const shell = shells[number];
    if (!shell) throw new Error("There is no such shell.");
    return shell;
  };
  const methods: ShellMethods = {
    async openShell() {
      const shell = await open();
      return { shell: shells.push(shell) - 1, start: shell.start };
    },
    shellRun: ({ shell, command, variables, limits }, signal) =>
      at(shell).run(command, variables, { ...limits, signal }),
    shellType: ({ shell, keys, limits }, signal) => at(shell).type(keys, { ...limits, signal }),
    shellRead: ({ shell, limits }, signal) => at(shell).read({ ...limits, signal }),
    shellRest: ({ shell }, signal) => at(shell).rest(signal),
    shellClose: ({ shell }) => at(shell).close(),
  };
  return { methods, closeAll: closing(shells) };
}

type ProgramMethods = Pick<ToolMethods, Extract<Method, `program${string}` | "openProgram">>;

/** Programs by number. */
function programMethods(open: (spec: ProgramSpec) => Promise<Program>): Closing<ProgramMethods> {
  const programs: Program[] = [];
  const at = (number: number) => {
    const program = programs[number];
    if (!program) throw new Error("There is no such program.");
    return program;
  };
  const methods: ProgramMethods = {
    openProgram: async (spec) => programs.push(await open(spec)) - 1,
    programWrite: ({ program, line }) => at(program).write(line),
    async programRead({ program }) {
      const { lines, end } = await at(program).read();
      // In base64: escaped as JSON, the output of a program could be six times as long.
      return { lines: toBase64(Buffer.from(lines.join("\n"))), ...(end !== undefined && { end }) };
    },
    programClose: ({ program }) => at(program).close(),
  };
  return { methods, closeAll: closing(programs) };
}

/** By name. Each gets the parameters of the call, and a signal that is aborted when the call is cancelled. */
export type Methods = Readonly<Record<string, (params: never, signal: AbortSignal) => Promise<unknown>>>;

/** Answers calls until the input ends; then this promise resolves. */
export function answer(methods: Methods, input: Readable, output: Writable): Promise<void> {
  const running = new Map<number, AbortController>();
  const run = async ({ id, method, params }: WireCall) => {
    const controller = new AbortController();
    running.set(id, controller);
    const reply = await replyTo(methods[method], params, controller.signal);
    running.delete(id);
    await write(output, { id, ...reply });
  };
  const take = (line: string) => {
    const frame = JSON.parse(line) as WireCall | Cancel | Ping; // the broker's line, and it is the only writer
    if ("cancel" in frame) running.get(frame.cancel)?.abort(new Error("cancelled"));
    else if ("ping" in frame) void write(output, { pong: frame.ping });
    else void run(frame);
  };
  const reader = new LineReader(take, MAX_LINE);
  const { promise, resolve } = Promise.withResolvers<void>();
  input.on("data", (chunk: Buffer) => reader.push(chunk));
  input.once("close", resolve);
  return promise;
}

type HostReply = Readonly<{ result: unknown }> | Readonly<{ failure: Failure }>;

async function replyTo(method: Methods[string] | undefined, params: unknown, signal: AbortSignal): Promise<HostReply> {
  try {
    if (!method) throw new Error("There is no such method.");
    return { result: (await method(params as never, signal)) ?? null }; // each method parses its own parameters
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { failure: { kind: error instanceof Mistake ? "mistake" : "crash", message } };
  }
}

const TOO_LARGE: Failure = { kind: "mistake", message: TOO_MUCH };

/** Waits while the broker does not read, so that answers do not pile up here. */
async function write(output: Writable, answer: WireAnswer | Pong): Promise<void> {
  const line = Buffer.from(`${JSON.stringify(answer)}\n`);
  if (line.length > MAX_LINE && "id" in answer) return write(output, { id: answer.id, failure: TOO_LARGE });
  if (output.write(line)) return;
  await new Promise((resolve) => output.once("drain", resolve));
}
