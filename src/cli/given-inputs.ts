/** Reads `--input name=value`: inputs of the action as they are given on the command line. */
import { InputName, nearestInput } from "../action/runner/input/inputs.ts";

export type GivenInputs = Readonly<Partial<Record<InputName, string>>>;

/** The inputs by name, or in one line what is wrong. The later of two counts. A value is never repeated: it may be a secret. */
export function givenInputs(pairs: readonly string[]): GivenInputs | string {
  const given: Record<string, string> = {};
  for (const pair of pairs) {
    const end = pair.indexOf("=");
    if (end < 1) return "--input is name=value, with the name of an input of the action";
    const name = pair.slice(0, end).trim();
    const problem = problemWith(name);
    if (problem !== undefined) return problem;
    given[name] = pair.slice(end + 1);
  }
  return given;
}

function problemWith(name: string): string | undefined {
  if (name === "github-token") return "--input github-token: GitHub is embedded here, and has a token of its own";
  if (InputName.safeParse(name).success) return undefined;
  const near = nearestInput(name);
  return `--input ${name}: the action has no such input${near === undefined ? "" : ` (did you mean ${near}?)`}`;
}

/** As the runner hands them to the action. */
export function inputVariables(inputs: GivenInputs): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]));
}
