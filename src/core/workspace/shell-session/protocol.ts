/**
 * What is said to bash, and how it says that a command is over: by its prompt. Bash itself writes that, so nothing that
 * a command defines can stand in its way; it goes through the terminal, so all that the command wrote comes before it.
 */

/** What a prompt tells: which command it comes after, how that ended, where the shell is. */
export type Frame = Readonly<{
  sequence: number;
  exitCode: number;
  shell: number;
  lastJob: number;
  workingDir: string;
  searchPath: string;
}>;

/** Where commands read and write. Bash's own input and output are others, so that no command can close or move them. */
export type Streams = Readonly<{ input: string; output: string }>;

/** Bell, spelled for a prompt: wherever else the prompt is written down (`set`, `set -x`) it stands as two letters. */
const bell = "\\a";

/** What every frame begins with. */
export function frameStart(nonce: string): Buffer {
  return Buffer.from(`\u0007${nonce}`);
}

/** The frame that this is, from behind its start up to its end; undefined if it is none. */
export function parseFrame(text: string, nonce: string): Frame | undefined {
  const [state = "", searchPath = ""] = text.split(nonce);
  const match = /^(\d+) (\d+) (\d+) (\d*) (.*)$/s.exec(state);
  if (!match) return undefined;
  const [, sequence, exitCode, shell, job, workingDir = ""] = match;
  const lastJob = job ? Number(job) : -1;
  const numbers = { sequence: Number(sequence), exitCode: Number(exitCode), shell: Number(shell), lastJob };
  return { ...numbers, workingDir, searchPath };
}

/** A bare terminal of a known size, and a shell that remembers no lines. */
export function startLines({ input }: Streams): string {
  const settings = "set +o history; unset HISTFILE; PS2=; stty -echo -onlcr cols 200 rows 50";
  return `{ ${settings} <${input}; } >/dev/null 2>&1\n`;
}

type Variables = Readonly<Record<string, string>>;

/** Exports variables; those without a name that shells allow, or with a NUL, are left out. "" for none. */
export function exportLine(variables: Variables): string {
  const words = exported(variables).map(([name, value]) => `${name}=${quoted(value)}`);
  return words.length === 0 ? "" : `{ \\builtin \\export ${words.join(" ")}; } >/dev/null 2>&1\n`;
}

function exported(variables: Variables): readonly (readonly [string, string])[] {
  const isAllowed = ([name, value]: [string, string]) => /^[A-Za-z_]\w*$/.test(name) && !value.includes("\0");
  return Object.entries(variables).filter(isAllowed);
}

/**
 * Runs a command in the shell itself. Backslashes keep aliases away; the outer redirection keeps `set -x` from telling
 * of this line. `before` is the exit code that `$?` has in the command.
 */
export function commandLine(command: string, before: number, { input, output }: Streams): string {
  const status = before === 0 ? "" : before === 1 ? "! :; " : `(\\exit ${before}); `;
  const run = `\\builtin \\eval ${quoted(command)} <${input} >${output} 2>&1`;
  return `{ PS1=; ${status}${run}; } >/dev/null 2>&1\n`;
}

/**
 * Sets the prompt. Bash reads it when the command before is over, however that ended; a line of its own, after an empty
 * one, because an error of syntax takes the rest of its line with it. Whatever the command could name has been cleared.
 * So are the variables that the command alone was given. A shell that will not let go of one of them (`readonly`) ends.
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
