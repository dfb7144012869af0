/**
 * The protocol with bash. Bash reports in its prompt that a command has ended. Bash itself writes the prompt, so
 * nothing that a command defines can prevent it; it goes through the terminal, so all output of the command comes
 * before it.
 */

/** The contents of a prompt: the command that ended, its exit code, and the folder of the shell. */
export type Frame = Readonly<{
  sequence: number;
  exitCode: number;
  shell: number;
  lastJob: number;
  workingDir: string;
  searchPath: string;
}>;

/** Where commands read and write. Bash uses other files for itself, so that no command can close or move them. */
export type Streams = Readonly<{ input: string; output: string }>;

/** A bell, written for a prompt: wherever else the prompt appears (`set`, `set -x`), it is two letters. */
const bell = "\\a";

/** The start of every frame. */
export function frameStart(nonce: string): Buffer {
  return Buffer.from(`\u0007${nonce}`);
}

/** Parses a frame between its start and its end; undefined if it is invalid. */
export function parseFrame(text: string, nonce: string): Frame | undefined {
  const [state = "", searchPath = ""] = text.split(nonce);
  const match = /^(\d+) (\d+) (\d+) (\d*) (.*)$/s.exec(state);
  if (!match) return undefined;
  const [, sequence, exitCode, shell, job, workingDir = ""] = match;
  const lastJob = job ? Number(job) : -1;
  const numbers = { sequence: Number(sequence), exitCode: Number(exitCode), shell: Number(shell), lastJob };
  return { ...numbers, workingDir, searchPath };
}

/** Sets up a plain terminal of a known size, and a shell without history. */
export function startLines({ input }: Streams): string {
  const settings = "set +o history; unset HISTFILE; PS2=; stty -echo -onlcr cols 200 rows 50";
  return `{ ${settings} <${input}; } >/dev/null 2>&1\n`;
}

type Variables = Readonly<Record<string, string>>;

/** Exports variables. Names that shells do not allow and values with a NUL are left out. "" for none. */
export function exportLine(variables: Variables): string {
  const words = exported(variables).map(([name, value]) => `${name}=${quoted(value)}`);
  return words.length === 0 ? "" : `{ \\builtin \\export ${words.join(" ")}; } >/dev/null 2>&1\n`;
}

function exported(variables: Variables): readonly (readonly [string, string])[] {
  const isAllowed = ([name, value]: [string, string]) => /^[A-Za-z_]\w*$/.test(name) && !value.includes("\0");
  return Object.entries(variables).filter(isAllowed);
}

/**
 * Runs a command in the shell itself. Backslashes bypass aliases; the outer redirection hides this line from `set -x`.
 * `before` is the exit code that `$?` has in the command.
 */
export function commandLine(command: string, before: number, { input, output }: Streams): string {
  const status = before === 0 ? "" : before === 1 ? "! :; " : `(\\exit ${before}); `;
  const run = `\\builtin \\eval ${quoted(command)} <${input} >${output} 2>&1`;
  return `{ PS1=; ${status}${run}; } >/dev/null 2>&1\n`;
}

/**
 * Sets the prompt. Bash reads it when the previous command has ended, in any way. It is a separate line after an empty
 * one, because a syntax error discards the rest of its line. Everything that the command could have defined is cleared
 * first, also the variables of this command only. A shell with such a variable that is `readonly` ends.
 */
export function statusLine(sequence: number, nonce: string, given: Variables = {}): string {
  const prompt = `'${bell}${nonce}${sequence} '$?' $$ \${!-} \${PWD-}${nonce}\${PATH-}${nonce}'`;
  const names = exported(given).map(([name]) => name);
  const clear = names.length === 0 ? "" : ` \\builtin \\unset -v ${names.join(" ")} || \\builtin \\exit 1;`;
  return `\n{ PS1=${prompt};${clear} } >/dev/null 2>&1\n`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
