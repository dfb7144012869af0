/** What a line for a shell says: the simple commands in it, wherever they stand. */

/** Stands in a word for what is only known when it runs: a variable, the output of a command. */
export const UNRESOLVED = "\0";

export type Word = Readonly<{
  /** Without quotes, as the shell would pass it on. */
  text: string;
  /** Whether the shell makes file names of it. */
  hasGlob: boolean;
  isQuoted: boolean;
}>;

export type Redirection = Readonly<{
  operator: string;
  target: Word;
  /** Of a here-document, if it is known. */
  body?: string | undefined;
}>;

export type SimpleCommand = Readonly<{
  assignments: readonly Readonly<{ name: string; value: Word }>[];
  words: readonly Word[];
  redirections: readonly Redirection[];
  isBackground: boolean;
}>;

/** `problems` say, in words, why more may happen than the commands tell. */
export type ParsedLine = Readonly<{ commands: readonly SimpleCommand[]; problems: readonly string[] }>;

export function isResolved({ text }: Word): boolean {
  return !text.includes(UNRESOLVED);
}

export function plainWord(text: string): Word {
  return { text, hasGlob: false, isQuoted: true };
}
