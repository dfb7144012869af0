/** A program that stays, and is spoken with in lines over its stdin and stdout. */

export type ProgramSpec = Readonly<{
  /** A path, or a name that is looked for in the PATH of tools. */
  file: string;
  args: readonly string[];
  /** Beside what every tool sees. */
  environment: Readonly<Record<string, string>>;
}>;

/** `end` says in words how the program ended, once all its lines have been read. */
export type ProgramNews = Readonly<{ lines: readonly string[]; end?: string | undefined }>;

/** Whoever opens it closes it. What is not read waits in the program: it stands still, and no memory grows. */
export interface Program {
  /** Sends one line. A `Mistake` if the program has ended, or does not read for ten seconds. */
  write(line: string): Promise<void>;
  /** The lines since the last time, as soon as there are any; none after twenty seconds without. One reader at a time. */
  read(): Promise<ProgramNews>;
  /** Ends it and all that it started. Can be called again. */
  close(): Promise<void>;
}

/** Bytes. A longer line ends the program. */
export const MAX_PROGRAM_LINE = 12 * 1024 * 1024;
