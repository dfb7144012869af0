/** The workspace port, implemented by the tool host in the sandbox. The broker touches nothing that tools can write. */
import { z } from "zod";
import { EditHistory } from "../core/workspace/edit-history.ts";
import { saveOutput } from "../core/workspace/files.ts";
import type {
  Program,
  ProgramSpec,
  ShellLimits,
  ShellPlace,
  ShellReport,
  ShellSession,
  ShellStart,
  Workspace,
} from "../core/workspace/workspace.ts";
import * as answers from "./answer-schemas.ts";
import type { Caller, CallOptions } from "./wire/caller.ts";
import { type Calls, type Method, toBase64 } from "./wire/methods.ts";

/**
 * `outputDir` and `undoDir` belong to the broker, which writes them. Tools can read the first and cannot see the
 * second.
 */
export type SandboxOptions = Readonly<{
  /** The current host. */
  line(): Promise<Caller>;
  workingDir: string;
  outputDir: string;
  undoDir?: string | undefined;
}>;

/** The time that the host needs in addition to the limit of a call. */
const MARGIN_MS = 60_000;

type RemoteCall = <Name extends Method, Result>(
  method: Name,
  params: Calls[Name],
  schema: z.ZodType<Result>,
  options?: CallOptions,
) => Promise<Result>;

export function sandboxWorkspace({ line, workingDir, outputDir, undoDir }: SandboxOptions): Workspace {
  const call: RemoteCall = async (method, params, schema, options) =>
    (await line()).call(method, params, schema, options);
  return Object.freeze<Workspace>({
    kind: "SandboxWorkspace",
    workingDir,
    outputDir,
    run: (command, { timeoutMs, signal, variables = {}, isAlone = false }) =>
      call("run", { command, variables, timeoutMs, isAlone }, answers.CommandResult, {
        signal,
        patienceMs: timeoutMs + MARGIN_MS,
      }),
    pipe: (command, { timeoutMs, signal }) =>
      call("pipe", { ...command, timeoutMs }, answers.PipedEnd, { signal, patienceMs: timeoutMs + MARGIN_MS }),
    openShell: async () => openShell(await line()),
    openProgram: async (spec) => openProgram(await line(), spec),
    edits: new EditHistory(undoDir),
    saveOutput: (name, bytes) => saveOutput(outputDir, name, bytes),
    stat: async (path) => (await call("stat", { path }, answers.FileInfo.nullable())) ?? undefined,
    read: async (path, maxBytes) => bytesOf(await call("read", { path, maxBytes }, z.base64())),
    write: async (path, bytes, mode) =>
      void (await call("write", { path, bytes: toBase64(bytes), mode }, answers.Nothing)),
    remove: async (path) => void (await call("remove", { path }, answers.Nothing)),
    list: (path) => call("list", { path }, answers.Entries),
    realPath: (path) => call("realPath", { path }, z.string()),
    findFiles: (query, signal) => call("findFiles", query, answers.FoundFiles, { signal }),
    searchText: (query, signal) => call("searchText", query, answers.FoundText, { signal }),
    gitChanges: (path) => call("gitChanges", { path }, answers.GitChanges),
    gitDiff: (file) => call("gitDiff", { file }, answers.GitDiff),
  });
}

function bytesOf(base64: string): Uint8Array {
  return Buffer.from(base64, "base64");
}

/** It ends with the host in which it was opened. */
async function openShell(caller: Caller): Promise<ShellSession> {
  const call: RemoteCall = (method, params, schema, options) => caller.call(method, params, schema, options);
  const report: ReportCall = async (method, params, options) =>
    caller.isRetired ? GONE : reportOf(await call(method, params, answers.ShellReport, options));
  const { shell, start } = await call("openShell", null, answers.ShellOpened);
  const waiting = ({ signal, totalMs, quietMs }: ShellLimits) => {
    const options: CallOptions = { signal, patienceMs: totalMs + MARGIN_MS };
    return { limits: { totalMs, ...(quietMs !== undefined && { quietMs }) }, options };
  };
  return Object.freeze<ShellSession>({
    start: { ...placeOf(start), user: start.user, host: start.host } satisfies ShellStart,
    async run(command, variables, given) {
      const { limits, options } = waiting(given);
      return report("shellRun", { shell, command, variables, limits }, options);
    },
    async type(keys, given) {
      const { limits, options } = waiting(given);
      return report("shellType", { shell, keys, limits }, options);
    },
    async read(given) {
      const { limits, options } = waiting(given);
      return report("shellRead", { shell, limits }, options);
    },
    // Within the limits of the call before, which can be long.
    rest: (signal) => report("shellRest", { shell }, { signal, patienceMs: LONGEST_MS }),
    close: async () => void (caller.isRetired || (await call("shellClose", { shell }, answers.Nothing))),
  });
}

const LONGEST_MS = 6 * 60 * 60_000;

type ReportCall = <Name extends Method>(
  method: Name,
  params: Calls[Name],
  options: CallOptions,
) => Promise<ShellReport>;

/** The report of a shell that was killed with its host. */
const GONE: ShellReport = { status: "ended", exitCode: 137, isBefore: true, output: "" };

function placeOf({ workingDir, lastJob, python }: z.infer<typeof answers.ShellPlace>): ShellPlace {
  return { workingDir, lastJob, python };
}

type Report = z.infer<typeof answers.ShellReport>;

function reportOf(report: Report): ShellReport {
  return report.status === "finished" ? { ...report, place: placeOf(report.place) } : report;
}

async function openProgram(caller: Caller, spec: ProgramSpec): Promise<Program> {
  const call: RemoteCall = (method, params, schema, options) => caller.call(method, params, schema, options);
  const program = await call("openProgram", spec, answers.ProgramOpened);
  return Object.freeze<Program>({
    write: async (line) => void (await call("programWrite", { program, line }, answers.Nothing)),
    async read() {
      const { lines, end } = await call("programRead", { program }, answers.ProgramNews);
      const text = Buffer.from(lines, "base64").toString();
      return { lines: text === "" ? [] : text.split("\n"), end };
    },
    close: async () => void (caller.isRetired || (await call("programClose", { program }, answers.Nothing))),
  });
}
