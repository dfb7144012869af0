/** The methods of the tool host, by name, with their parameters. Both ends belong to this program. */
import type { FileQuery, TextQuery } from "../../core/workspace/search/searcher.ts";
import type { PipedCommand, ProgramSpec, ShellLimits, Variables } from "../../core/workspace/workspace.ts";
import type { SelfTestOptions } from "../tool-host/self-test.ts";

/** A signal is not sent: the call is cancelled instead. */
type Limits = Omit<ShellLimits, "signal">;

/** Bytes are base64. */
export type Calls = Readonly<{
  begin: Readonly<{
    workingDir: string;
    outputDir: string;
    environment: Readonly<Record<string, string>>;
    /** Without a sandbox there is nothing to test. */
    selfTest?: SelfTestOptions;
  }>;
  /** Closes every shell and program. */
  end: null;
  run: Readonly<{ command: string; variables: Variables; timeoutMs: number }>;
  pipe: PipedCommand & Readonly<{ timeoutMs: number }>;
  stat: Readonly<{ path: string }>;
  read: Readonly<{ path: string; maxBytes: number }>;
  write: Readonly<{ path: string; bytes: string; mode?: number | undefined }>;
  remove: Readonly<{ path: string }>;
  list: Readonly<{ path: string }>;
  realPath: Readonly<{ path: string }>;
  findFiles: FileQuery;
  searchText: TextQuery;
  gitChanges: Readonly<{ path?: string | undefined }>;
  gitDiff: Readonly<{ file: string }>;
  saveOutput: Readonly<{ name: string; bytes: string }>;
  openShell: null;
  shellRun: Readonly<{ shell: number; command: string; variables: Readonly<Record<string, string>>; limits: Limits }>;
  shellType: Readonly<{ shell: number; keys: string; limits: Limits }>;
  shellRead: Readonly<{ shell: number; limits: Limits }>;
  shellRest: Readonly<{ shell: number }>;
  shellClose: Readonly<{ shell: number }>;
  openProgram: ProgramSpec;
  programWrite: Readonly<{ program: number; line: string }>;
  programRead: Readonly<{ program: number }>;
  programClose: Readonly<{ program: number }>;
}>;

export type Method = keyof Calls;

/**
 * The messages between the broker and the tool host: one JSON object in each line. No library, because the host has
 * none.
 */
export type WireCall = Readonly<{ id: number; method: string; params: unknown }>;

/** Asks whether the host is alive. It answers at once, even while it runs calls. */
export type Ping = Readonly<{ ping: number }>;

export type Pong = Readonly<{ pong: number }>;

/** The broker no longer needs the answer to a call. */
export type Cancel = Readonly<{ cancel: number }>;

/** `mistake` is for the model to fix; `crash` is anything else. */
export type Failure = Readonly<{ kind: "mistake" | "crash"; message: string }>;

export type WireAnswer = Readonly<{ id: number; result: unknown }> | Readonly<{ id: number; failure: Failure }>;

/** Longer lines end the connection. A file of 10 MB in base64 is shorter. */
export const MAX_LINE = 32 * 1024 * 1024;

/** Bytes in JSON. */
export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
}
