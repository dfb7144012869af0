/** Defines the messages on the wire, and the methods of the tool host with their parameters. Both ends are ours. */
import type { FileQuery, TextQuery } from "../../core/workspace/search/searcher.ts";
import type { PipedCommand, ProgramSpec, ShellLimits, Variables } from "../../core/workspace/workspace.ts";

/** The facts that the test of a fresh sandbox needs. */
export type SelfTestOptions = Readonly<{
  /** Paths that exist and must not be visible. */
  hidden: readonly string[];
  /** Names of variables that only the broker has. */
  brokerVariables: readonly string[];
  /**
   * Whether the job's keyring was left and system calls are filtered, and the program that tests it, if there is one.
   */
  kept: Readonly<{ keys: boolean; calls: boolean }>;
  perl?: string | undefined;
  /** Whether tools have a separate user. */
  hasOwnUser: boolean;
}>;

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
  run: Readonly<{ command: string; variables: Variables; timeoutMs: number; isAlone: boolean }>;
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

/** A question whether the host is alive. It answers at once, even while it runs calls. */
export type Ping = Readonly<{ ping: number }>;

export type Pong = Readonly<{ pong: number }>;

/** The broker no longer needs the answer to a call. */
export type Cancel = Readonly<{ cancel: number }>;

/** `mistake` is for the model to fix; `crash` is anything else. */
export type Failure = Readonly<{ kind: "mistake" | "crash"; message: string }>;

export type WireAnswer = Readonly<{ id: number; result: unknown }> | Readonly<{ id: number; failure: Failure }>;

/** Longer lines end the connection. A file of 10 MB in base64 is shorter. */
export const MAX_LINE = 32 * 1024 * 1024;

/** The answer to a call whose own answer would be longer, or has too many values. */
export const TOO_MUCH = "The answer is too large. Ask for less at once.";

/** Bytes in JSON. */
export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
}

/**
 * One message of a mailbox: a pipe whose ends share nothing but a folder. Messages are files that are numbered from 1,
 * `in/N` to the tool host and `out/N` from it. A file may be seen while it is still written, so it says how long it is.
 * `taken` is the number of the last message that the sender has received: the other end can remove it.
 */
export type MailboxMessage = Readonly<{ taken: number; bytes: Buffer }>;

/** In bytes, with its head. */
export const MAX_MESSAGE = MAX_LINE + 64;

export function toMessage({ taken, bytes }: MailboxMessage): Buffer {
  return Buffer.concat([Buffer.from(`${bytes.length} ${taken}\n`), bytes]);
}

/** undefined while it is incomplete. Throws an Error for what can be no message. */
export function fromMessage(file: Uint8Array): MailboxMessage | undefined {
  const whole = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const end = whole.indexOf(10);
  if (end < 0 && whole.length < 64) return undefined;
  const [, length, taken] = /^(\d{1,9}) (\d{1,9})$/.exec(whole.subarray(0, Math.max(end, 0)).toString("latin1")) ?? [];
  const bytes = whole.subarray(end + 1);
  if (length === undefined || bytes.length > Number(length)) throw new Error("This is no message of a mailbox.");
  return bytes.length < Number(length) ? undefined : { taken: Number(taken), bytes };
}
