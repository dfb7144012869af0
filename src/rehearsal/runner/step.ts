/** Runs one step of an action, main or post: fresh file commands before it, what they say after it. */
import { randomUUID } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type ChildResult, type Ladder, runChild } from "./child.ts";
import type { StepFiles } from "./environment.ts";
import { readPairs, readPath } from "./file-commands.ts";

export type StepOptions = Readonly<{
  script: string;
  cwd: string;
  temp: string;
  ladder: Ladder;
  signal: AbortSignal;
  killed?: AbortSignal;
  environment: (files: StepFiles) => Record<string, string>;
  onLine: (line: string) => void;
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

export async function runStep({ temp, environment, ...child }: StepOptions): Promise<ChildResult & StepFacts> {
  const files = await makeFiles(join(temp, "_runner_file_commands"));
  const result = await runChild({ ...child, environment: environment(files) });
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
