/** Says in which folders a command line runs which programs, as far as the line itself says it. */
import { posix } from "node:path";
import { type Command, parseCommandLine, type Script, type Simple } from "../../../lib/command-line/parse.ts";
import { programName, unwrapped } from "../tests/wrappers.ts";

/** `folder` is below the root of the checkout, "" for the root itself. `programs` have the wrappers around a program, too. */
export type CommandPlace = Readonly<{ folder: string; programs: ReadonlySet<string> }>;

/** Characters, and lines for shells in lines for shells. */
const LONGEST = 20_000;
const DEEPEST = 4;

/** `folder` is that of the shell before. Undefined where the line does not say where it runs. */
export function placesOf(command: string, folder: string): readonly CommandPlace[] | undefined {
  if (command.length > LONGEST) return undefined;
  const walk = new Walk();
  walk.script(parseCommandLine(command), { folder }, 0);
  return walk.isUnclear ? undefined : [...walk.places].map(([at, programs]) => ({ folder: at, programs }));
}

/** The folder of a shell changes while it runs. */
type Shell = { folder: string };

class Walk {
  readonly places = new Map<string, Set<string>>();
  isUnclear = false;

  script({ lists, isBroken }: Script, shell: Shell, depth: number): void {
    if (isBroken || depth > DEEPEST) this.isUnclear = true;
    for (const { steps } of lists)
      for (const { pipeline } of steps) for (const one of pipeline.commands) this.#command(one, shell, depth);
  }

  #command(command: Command, shell: Shell, depth: number): void {
    const isApart = command.kind === "group" && command.isSubshell;
    if (command.kind === "simple") this.#simple(command, shell, depth);
    else this.script(command.body, isApart ? { ...shell } : shell, depth);
  }

  #simple({ words }: Simple, shell: Shell, depth: number): void {
    const [name = "", ...args] = words.map(({ text }) => text);
    if (name === "cd" || name === "pushd") {
      shell.folder = this.#below(shell.folder, args.find((arg) => arg !== "--") ?? "~");
      return;
    }
    if (name === "popd") this.isUnclear = true;
    const inside = unwrapped(words);
    if (inside === undefined) return;
    const wrappers = inside.wrappers.flatMap((key) => key.split(" ").slice(0, 1));
    const folder = this.#asked([programName(name), ...wrappers], args, shell.folder);
    if (inside.kind === "line") this.script(parseCommandLine(inside.line), { folder }, depth + 1);
    else this.#add(folder, [...wrappers, programName(inside.words[0]?.text ?? "")]);
  }

  #add(folder: string, programs: readonly string[]): void {
    this.places.set(folder, new Set([...(this.places.get(folder) ?? []), ...programs]));
  }

  /** The folder that an option names. */
  #asked(programs: readonly string[], args: readonly string[], folder: string): string {
    const options = programs.flatMap((program) => FOLDER_OPTIONS[program] ?? []);
    const at = args.findIndex((arg) => options.includes(arg.split("=")[0] ?? ""));
    const arg = args[at];
    if (arg === undefined) return folder;
    return this.#below(folder, arg.includes("=") ? arg.slice(arg.indexOf("=") + 1) : (args[at + 1] ?? ""));
  }

  #below(folder: string, path: string): string {
    const joined = posix.join(folder, path);
    if (!/^[\w@.+/-]+$/.test(path) || path === "-" || posix.isAbsolute(path) || /^\.\.(?:\/|$)/.test(joined)) {
      this.isUnclear = true;
      return folder;
    }
    return joined === "." ? "" : joined.replace(/\/$/, "");
  }
}

const FOLDER_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  env: ["-C", "--chdir"],
  npm: ["--prefix", "-C"],
  pnpm: ["--dir", "-C"],
  yarn: ["--cwd"],
  bun: ["--cwd"],
  make: ["-C", "--directory"],
  gmake: ["-C", "--directory"],
  just: ["-d", "--working-directory"],
  uv: ["--directory", "--project"],
  poetry: ["-C", "--directory", "-P", "--project"],
  pdm: ["-p", "--project"],
  go: ["-C"],
  composer: ["-d", "--working-dir"],
  gradle: ["-p", "--project-dir"],
  gradlew: ["-p", "--project-dir"],
};
