/** Installs Python packages into a virtual environment. */
import { readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { findProgram, must } from "./process.ts";

type Environment = Readonly<{
  folder: string;
  /** The oldest Python that will do, as `[3, 12]`. */
  python: readonly [number, number];
  packages: readonly string[];
  /** Those whose own requirements are left out. */
  alone?: readonly string[];
}>;

const MINUTES = 60_000;

/** Rejects when there is no such Python or a package cannot be had. */
export async function makeEnvironment({ folder, python, packages, alone = [] }: Environment): Promise<void> {
  const program = findProgram([...["python3", "python3.12", "python3.13", "python3.14"], ...pyenvPythons()], python);
  if (program === undefined) throw new Error(`There is no Python ${python.join(".")} or newer with \`venv\`.`);
  await must(program, ["-m", "venv", folder], { limitMs: 5 * MINUTES });
  const install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--prefer-binary"];
  await must(inEnvironment(folder, "python"), [...install, ...packages], { limitMs: 30 * MINUTES });
  if (alone.length === 0) return;
  await must(inEnvironment(folder, "python"), [...install, "--no-deps", ...alone], { limitMs: 15 * MINUTES });
}

export function inEnvironment(folder: string, program: string): string {
  return join(folder, "bin", program);
}

/** Those that pyenv has installed, though it has not chosen them. */
function pyenvPythons(): string[] {
  const versions = join(process.env.PYENV_ROOT ?? join(homedir(), ".pyenv"), "versions");
  try {
    return readdirSync(versions).map((version) => join(versions, version, "bin", "python3"));
  } catch {
    return []; // no pyenv
  }
}
