/** action.yml = the schema in the code = the README's tables. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { OUTPUTS } from "../src/action/runner/file-commands.ts";
import { Inputs } from "../src/action/runner/input/inputs.ts";
import { type Metadata, metadataProblems } from "./metadata.ts";

const read = (name: string) => readFileSync(join(import.meta.dirname, "..", name), "utf8");

const project: Metadata = {
  actionYml: read("action.yml"),
  readme: read("README.md"),
  inputs: Inputs.unwrap(),
  outputs: OUTPUTS,
};

test("action.yml, the code and the README tell one story", () => {
  expect(metadataProblems(project)).toEqual([]);
});

const row = "| `max-iterations` | `100` | Steps after which a run stops, 1 to 1000. |";

const breaches: readonly [string, Partial<Metadata>, string][] = [
  [
    "an input that only action.yml has",
    { actionYml: project.actionYml.replace("inputs:\n", "inputs:\n  colour:\n    description: Of the hull.\n") },
    "input colour is in action.yml only",
  ],
  [
    "an input that only the code has",
    { inputs: Inputs.unwrap().extend({ hull: Inputs.unwrap().shape.model }) },
    "input hull is in the code only",
  ],
  ["an output that only the code has", { outputs: [...OUTPUTS, "weather"] }, "output weather is in the code only"],
  [
    "a default that differs",
    { actionYml: project.actionYml.replace('default: "100"', 'default: "99"') },
    "input max-iterations defaults to 99 in action.yml and to 100 in the code",
  ],
  ["a row that the README lacks", { readme: project.readme.replace(`${row}\n`, "") }, `README lacks the row ${row}`],
  [
    "a row that only the README has",
    { readme: `${project.readme}\n| \`sail\` | \`up\` | Of the ship. |\n` },
    "README has the stray row | `sail` | `up` | Of the ship. |",
  ],
];

test.for(breaches)("the checker reports %s", ([, breach, problem]) => {
  expect(metadataProblems({ ...project, ...breach })).toContain(problem);
});
