/** Runs one step of an action, main or post: fresh file commands before it, what they say after it. */
import { randomUUID } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type ChildResult, type Ladder, type RunProgram, runChild } from "./child.ts";
import type { StepFiles } from "./environment.ts";

type StepOptions = Readonly<{
  script: string;
  cwd: string;
  temp: string;
  ladder: Ladder;
  signal: AbortSignal;
  killed?: AbortSignal;
  environment: (files: StepFiles) => Record<string, string>;
  onLine: (line: string) => void;
  /** Runs the program in another way than as a process of its own. */
  program?: RunProgram | undefined;
}>;

/** What the files of a step say. `errors` are those for which the runner fails the step, whatever its exit code. */
export type StepFacts = Readonly<{
  outputs: Readonly<Record<string, string>>;
  env: Readonly<Record<string, string>>;
  state: Readonly<Record<string, string>>;
  path: readonly string[];
  summary: string;
  errors: readonly string[];
}>;

export async function runStep({
  temp,
  environment,
  program = runChild,
  ...child
}: StepOptions): Promise<ChildResult & StepFacts> {
  const files = await makeFiles(join(temp, "_runner_file_commands"));
  const result = await program({ ...child, environment: environment(files) });
  return { ...result, ...(await readFiles(files)) };
}

const summaryLimit = 1024 * 1024;

async function makeFiles(folder: string): Promise<StepFiles> {
  await mkdir(folder, { recursive: true });
  const id = randomUUID();
  const files: StepFiles = {
    output: join(folder, `set_output_${id}`),
    env: join(folder, `set_env_${id}`),
    path: join(folder, `add_path_${id}`),
    state: join(folder, `save_state_${id}`),
    summary: join(folder, `step_summary_${id}`),
  };
  await Promise.all(Object.values(files).map((file) => writeFile(file, "")));
  return files;
}

async function readFiles(files: StepFiles): Promise<StepFacts> {
  const read = (file: string) => readFile(file, "utf8");
  const output = readPairs(await read(files.output));
  const env = readPairs(await read(files.env));
  const state = readPairs(await read(files.state));
  const summary = await read(files.summary);
  const errors = [
    ...complaint("output", output.error),
    ...complaint("env", env.error),
    ...complaint("env", "NODE_OPTIONS" in env.pairs ? "Can't store NODE_OPTIONS using GITHUB_ENV." : undefined),
    ...complaint("state", state.error),
    ...complaint("step_summary", Buffer.byteLength(summary) > summaryLimit ? "It is larger than 1024k." : undefined),
  ];
  const path = readPath(await read(files.path));
  return { outputs: output.pairs, env: env.pairs, state: state.pairs, path, summary, errors };
}

function complaint(command: string, error: string | undefined): string[] {
  return error === undefined ? [] : [`Unable to process file command '${command}' successfully. ${error}`];
}

/** What a file said up to its end or its first error; the runner fails the step on an error. */
type Pairs = Readonly<{ pairs: Readonly<Record<string, string>>; error?: string }>;

type CommandEntry = Readonly<{ key: string; value: string; next: number }> | { error: string };

/** Parses `name=value` and `name<<delimiter` entries. The rules and words are those of the runner's FileCommandManager. */
export function readPairs(text: string): Pairs {
  const pairs: Record<string, string> = {};
  const lines = text.split("\n");
  for (let index = 0; index < lines.length; ) {
    if (lines[index] === "") {
      index += 1;
      continue;
    }
    const entry = readEntry(lines, index);
    if ("error" in entry) return { pairs, error: entry.error };
    pairs[entry.key] = entry.value;
    index = entry.next;
  }
  return { pairs };
}

/** The folders of GITHUB_PATH, the last one written first, as the runner puts them before PATH. */
export function readPath(text: string): readonly string[] {
  return text.split(/\r?\n/).filter(Boolean).reverse();
}

function readEntry(lines: readonly string[], index: number): CommandEntry {
  const line = lines[index] ?? "";
  const equals = line.indexOf("=");
  const heredoc = line.indexOf("<<");
  if (heredoc >= 0 && (equals < 0 || heredoc < equals)) return readHeredoc(lines, index, heredoc);
  if (equals < 0) return { error: `Invalid format '${line}'` };
  if (equals === 0) return { error: `Invalid format '${line}'. Name must not be empty` };
  return { key: line.slice(0, equals), value: line.slice(equals + 1), next: index + 1 };
}

function readHeredoc(lines: readonly string[], index: number, at: number): CommandEntry {
  const line = lines[index] ?? "";
  const key = line.slice(0, at);
  const delimiter = line.slice(at + 2);
  if (key === "" || delimiter === "") {
    return { error: `Invalid format '${line}'. Name must not be empty and delimiter must not be empty` };
  }
  const end = lines.indexOf(delimiter, index + 1);
  if (end < 0) return { error: `Invalid value. Matching delimiter not found '${delimiter}'` };
  return { key, value: lines.slice(index + 1, end).join("\n"), next: end + 1 };
}
