/** A long-running program that exchanges lines over stdin and stdout. */

export type ProgramSpec = Readonly<{
  /** A path, or a name that is searched for in the PATH of tools. */
  file: string;
  args: readonly string[];
  /** Variables in addition to those of every tool. */
  environment: Readonly<Record<string, string>>;
}>;

/** `end` is a text about how the program ended, set when all its lines have been read. */
export type ProgramNews = Readonly<{ lines: readonly string[]; end?: string | undefined }>;

/** The opener closes it. If its output is not read, the program waits, and memory does not grow. */
export interface Program {
  /** Sends one line. Rejects with a `Mistake` if the program has ended or does not read for ten seconds. */
  write(line: string): Promise<void>;
  /**
   * Resolves to the lines since the last call as soon as there are any, or to none after twenty seconds. Only one
   * caller at a time may read.
   */
  read(): Promise<ProgramNews>;
  /** Ends the program and all that it started. It can be called again. */
  close(): Promise<void>;
}

/** In bytes. A longer line ends the program. */
export const MAX_PROGRAM_LINE = 12 * 1024 * 1024;
